import { z } from 'zod';
import { label, held, message, reason, type Held } from '../../evaluation/index.js';
import { leastWholeMeeting, type Shares } from '../../exact/index.js';
import type { Context } from '../../session/index.js';
import { electionTopic, meetingQuorumTopic, seriesRightsTopic } from '../../kinds/index.js';
import { spoken } from '../meeting/spoken.js';
import { defineQuestion } from '../question.js';
import { rows } from '../shapes.js';
import { silence } from '../told-by.js';
import { exactMoney } from '../written-money.js';
import { allTold } from '../../terms/index.js';

const elects = message('series.rights.elects', 'What elects the directors of {series}: {outcome}');
const told = message('series.rights', 'Rights of {series} that missed dividends give: {outcome}');

/** Which rights holders of a series have because dividends were missed: an observer, directors of their own. */
export const seriesRights = defineQuestion({
  name: 'series.rights',
  family: 'series',
  asks: 'Which rights do the holders of this series have because dividends were missed, since when and until when?',
  input: z.strictObject({ series: z.string().describe('the series') }),
  value: z.looseObject({
    outcome: z.enum(['told', 'silent']).describe('whether an instrument gives such rights'),
    rights: rows({
      id: z.string().describe('the right'),
      status: z.enum(['none', 'in-force', 'ended']),
      since: z.string().optional().describe('the day on which it last came'),
      until: z.string().optional().describe('the day on which it ended'),
      missed: z.string().describe('how many dividends were missed in all'),
      needs: z.string().describe('how many missed ones give it'),
      defaults: rows({ id: z.string() }).describe('the periods that were missed'),
      run: z.string().describe('how many in a row were paid in time last'),
      outstanding: z.string().describe('shares outstanding'),
      needed: z
        .string()
        .optional()
        .describe('the shares whose holders decide on it, at the least; of directors see the next four'),
      'removed-by': z
        .string()
        .optional()
        .describe('of directors: the shares whose holders remove one, at the least; they do not elect'),
      wins: z
        .enum(['plurality', 'majority', 'silent'])
        .optional()
        .describe('of directors, where the right is in force: what elects them; silent where no instrument says'),
      rule: z.string().optional().describe('the section on what elects them'),
      quorum: z
        .string()
        .optional()
        .describe('shares whose presence is a quorum to elect them, where one is fixed by shares'),
      preference: exactMoney.optional().describe('the preference of all shares, where the right asks for one'),
      threshold: exactMoney.optional().describe('what it asks for'),
      short: exactMoney.optional().describe('how much is short of it'),
      directors: z.string().optional().describe('how many directors it gives'),
      elected: z.string().optional().describe('how many of them were elected'),
      elects: z.string().optional().describe('at the annual meeting, or at a special one that somebody must call'),
    }).optional(),
  }),
  example: { series: 'series-a' },
  put: (c, { series }) => ({ ask: () => rightsOf(c, series) }),
});

interface Right {
  readonly id: string;
  readonly status: string;
  readonly outstanding: Shares;
  readonly directors?: string;
}

function rightsOf(c: Context, series: string): Held<unknown> {
  const rights = allTold(c, seriesRightsTopic, { series }, c.now);
  if (rights.length === 0) return silence(c, `rights of ${series} that missed dividends give`);
  const values = rights.map(({ value }) => value as Right);
  const words = values.map(({ id, status }) => `${label(id)}: ${label(status)}`).join(', ');
  const electing = values.map((right) =>
    right.status === 'in-force' && right.directors !== undefined ? electionBy(c, series, right) : undefined,
  );
  return held(
    { outcome: 'told', rights: values.map((right, index) => ({ ...right, ...electing[index]?.value })) },
    reason(told, words, {
      figures: { series },
      grounds: [...rights.map((each) => each.reason), ...electing.flatMap((each) => each?.reason ?? [])],
    }),
  );
}

/** What elects the directors of a series, and what is a quorum for it: never the part of the shares that removes one. */
function electionBy(c: Context, series: string, { outstanding }: Right): Held<Readonly<Record<string, unknown>>> {
  const rule = spoken(c, electionTopic, { series });
  const quorum = spoken(c, meetingQuorumTopic, { series });
  const least =
    quorum?.value.count === 'shares' ? leastWholeMeeting<'shares'>(quorum.value.fraction, outstanding) : undefined;
  const grounds = [rule, quorum].flatMap((each) => each?.reason ?? []);
  const words = rule === undefined ? 'no instrument that is loaded says by what votes' : rule.reason.outcome;
  return held(
    {
      wins: rule?.value.wins ?? 'silent',
      ...(rule === undefined ? undefined : { rule: rule.placed.cite }),
      ...(least === undefined ? undefined : { quorum: least }),
    },
    reason(elects, words, { figures: { series }, grounds }),
  );
}
