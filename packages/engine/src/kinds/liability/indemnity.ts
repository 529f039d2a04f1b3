import { z } from 'zod';
import { held, message, openFact, reason, type Held } from '../../evaluation/index.js';
import type { Day } from '../../exact/index.js';
import { byReading, parametersOf, writerOf, type Placed } from '../../instrument/index.js';
import type { Context } from '../../session/index.js';
import { defineKind, spokeOn } from '../../terms/index.js';
import { barredByLaw, positionAt, type Claim } from './position.js';

const parameters = parametersOf('indemnity', {
  own: z.string().describe('the section that reaches directors and officers as such'),
  servingElsewhere: z.string().describe('the section that reaches service elsewhere at the request of the corporation'),
  covers: z.array(z.string()).describe('what is made good'),
  advances: z.boolean().describe('whether the costs of a defence are paid in advance'),
  contractRight: z.boolean().describe('whether an amendment leaves earlier acts as they were'),
  laterLaw: byReading(z.enum(['only-if-broader', 'as-amended'])).describe(
    'how the law as changed after the act counts',
  ),
  law: z.string().describe('the law that limits it'),
});
type Indemnity = z.output<typeof parameters>;

/** The right of directors and officers to be indemnified. */
export const indemnity = writerOf(parameters);

const atRequest = openFact('serves-at-request', 'person', 'enterprise').yesNo(
  'Did {0} serve {1} at the request of the corporation?',
);

const lawChanged = openFact('indemnity-law-since', 'day').choice(
  ['unchanged', 'broader', 'narrower'],
  'Since {0}, has the law come to allow broader indemnity, or narrower?',
  {
    reply: 'unchanged',
    premise: 'the law on indemnity has not changed since {0}',
    kind: 'continues',
  },
);

const judged = message(
  'indemnity.judged',
  'For the act of {day}, {person} ({position}), in the service of {serving}: {outcome}',
);

/**
 * Indemnity is mandatory for one who was a director or officer of the corporation at the act, for what was done as such
 * or in the service of another enterprise at the corporation's request. The version in force at the act governs; later
 * law counts only so far as it is broader, unless a reading says otherwise.
 */
export const indemnityKind = defineKind<Indemnity>({
  kind: 'indemnity',
  subject: 'liability',
  provides: 'Gives directors and officers a right to indemnity.',
  parameters,
  facts: [atRequest, barredByLaw, lawChanged],
  answers: ['liability.indemnification', 'instrument.profile'],
  profile: () => ({ indemnification: 'directors and officers, as of right' }),
  tells: (c, placed, topic, input) =>
    topic === 'indemnification' ? tell(c, placed, input as unknown as Claim) : undefined,
});

function tell(c: Context, placed: Placed<Indemnity>, claim: Claim): Held<unknown> | undefined {
  const { cite, provision } = placed;
  if (!provision.contractRight && !spokeOn(c, placed, c.asOf)) return undefined;
  if (c.is(barredByLaw, { about: [claim.person], cites: [cite] }))
    return answer(c, placed, claim, 'barred by law', 'none');
  const position = positionAt(c, claim.person, claim.act, cite);
  if (position === undefined) return answer(c, placed, claim, 'neither a director nor an officer', 'none');
  if (!isReached(c, placed, claim)) return answer(c, placed, claim, `${position} serving elsewhere unasked`, 'none');
  c.otherLaw({ says: provision.law, cites: [cite] });
  const { advances, covers } = provision;
  return answer(c, placed, claim, position, 'mandatory', { advances, covers, law: lawOf(c, placed, claim.act) });
}

function isReached(c: Context, { provision }: Placed<Indemnity>, claim: Claim): boolean {
  if (claim.serving === 'corporation') return true;
  return c.is(atRequest, { about: [claim.person, claim.serving], cites: [provision.servingElsewhere] });
}

/** Whether the law counts as it stood at the act or as amended since. */
function lawOf(c: Context, { cite, provision }: Placed<Indemnity>, act: Day): string {
  const change = c.ask(lawChanged, { about: [act], cites: [cite] });
  const later = c.resolve(provision.laterLaw);
  if (change === 'unchanged') return 'unchanged';
  return later === 'as-amended' || change === 'broader' ? 'as amended' : 'as at the act';
}

function answer(
  c: Context,
  placed: Placed<Indemnity>,
  claim: Claim,
  position: string,
  outcome: 'mandatory' | 'none',
  more: Readonly<Record<string, unknown>> = {},
): Held<unknown> {
  const { own, servingElsewhere } = placed.provision;
  const figures = { day: claim.act, person: c.nameOf(claim.person), position, serving: c.nameOf(claim.serving) };
  const cites = [placed.cite, claim.serving === 'corporation' ? own : servingElsewhere];
  return held(
    { outcome, position, ...more },
    reason(judged, outcome === 'none' ? 'no right to indemnity' : 'indemnity is mandatory', {
      figures,
      cites: [...new Set(cites)],
    }),
  );
}
