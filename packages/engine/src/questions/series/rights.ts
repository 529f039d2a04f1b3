import { z } from 'zod';
import { label, held, message, reason, type Held } from '../../evaluation/index.js';
import type { Context } from '../../session/index.js';
import { seriesRightsTopic } from '../../kinds/index.js';
import { defineQuestion } from '../question.js';
import { silence } from '../told-by.js';
import { exactMoney } from '../written-money.js';
import { allTold } from '../../terms/index.js';

const told = message('series.rights', 'Rights of {series} that missed dividends give: {outcome}');

/** Which rights holders of a series have because dividends were missed: an observer, directors of their own. */
export const seriesRights = defineQuestion({
  name: 'series.rights',
  family: 'series',
  asks: 'Which rights do the holders of this series have because dividends were missed, since when and until when?',
  input: z.strictObject({ series: z.string().describe('the series') }),
  value: z.looseObject({
    outcome: z.enum(['told', 'silent']).describe('whether an instrument gives such rights'),
    rights: z
      .array(
        z.looseObject({
          id: z.string().describe('the right'),
          status: z.enum(['none', 'in-force', 'ended']),
          since: z.string().optional().describe('the day on which it last came'),
          until: z.string().optional().describe('the day on which it ended'),
          missed: z.string().describe('how many dividends were missed in all'),
          needs: z.string().describe('how many missed ones give it'),
          defaults: z.array(z.looseObject({ id: z.string() })).describe('the periods that were missed'),
          run: z.string().describe('how many in a row were paid in time last'),
          outstanding: z.string().describe('shares outstanding'),
          needed: z.string().optional().describe('the shares whose holders decide on it, at the least'),
          preference: exactMoney.optional().describe('the preference of all shares, where the right asks for one'),
          threshold: exactMoney.optional().describe('what it asks for'),
          short: exactMoney.optional().describe('how much is short of it'),
          directors: z.string().optional().describe('how many directors it gives'),
          elected: z.string().optional().describe('how many of them were elected'),
          elects: z.string().optional().describe('at the annual meeting, or at a special one that somebody must call'),
        }),
      )
      .optional(),
  }),
  example: { series: 'series-a' },
  put: (c, { series }) => ({ ask: () => rightsOf(c, series) }),
});

function rightsOf(c: Context, series: string): Held<unknown> {
  const rights = allTold(c, seriesRightsTopic, { series }, c.now);
  if (rights.length === 0) return silence(c, `rights of ${series} that missed dividends give`);
  const values = rights.map(({ value }) => value as { readonly id: string; readonly status: string });
  const words = values.map(({ id, status }) => `${label(id)}: ${label(status)}`).join(', ');
  return held(
    { outcome: 'told', rights: values },
    reason(told, words, { figures: { series }, grounds: rights.map((each) => each.reason) }),
  );
}
