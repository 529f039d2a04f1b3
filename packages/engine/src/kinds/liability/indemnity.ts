import { z } from 'zod';
import { held, message, reason, type FactType, type Held, type Reason } from '../../evaluation/index.js';
import { atClose, compareDays, type Day } from '../../exact/index.js';
import { byReading, provisionFields, type Placed, type Provision, type Written } from '../../instrument/index.js';
import type { Context } from '../../session/index.js';
import { defineKind } from '../../terms/index.js';

const parameters = z.strictObject({
  ...provisionFields,
  kind: z.literal('indemnity'),
  servingElsewhere: z.string().describe('the section that reaches service elsewhere at the request of the corporation'),
  covers: z.array(z.string()).describe('what is made good'),
  advances: z.boolean().describe('whether the costs of a defence are paid in advance'),
  contractRight: z.boolean().describe('whether an amendment leaves earlier acts as they were'),
  laterLaw: byReading(z.enum(['only-if-broader', 'as-amended'])).describe(
    'how the law as changed after the act counts',
  ),
  byGrant: z.string().describe('the section under which the board may grant it to others'),
  law: z.string().describe('the law that limits it'),
});
type Indemnity = z.output<typeof parameters>;

/** The right of directors and officers to be indemnified, and the board's power to grant it to others. */
export const indemnity = (data: Written<typeof parameters>): Provision => ({ kind: 'indemnity', ...data });

const atRequest: FactType = {
  name: 'serves-at-request',
  asks: 'Did {0} serve {1} at the request of the corporation?',
  about: ['person', 'enterprise'],
  reply: { kind: 'yes-no' },
};

const connected: FactType = {
  name: 'serves-corporation-or-group',
  asks: 'Was {0} then an employee or agent of the corporation, at its request in the service of another enterprise, or of the personnel of an affiliate, predecessor or subsidiary?',
  about: ['person'],
  reply: { kind: 'yes-no' },
};

const barredByLaw: FactType = {
  name: 'indemnity-barred-by-law',
  asks: 'Is there a judgment or other final adjudication against {0} on which the law forbids indemnity?',
  about: ['person'],
  reply: { kind: 'yes-no' },
  supposed: {
    reply: 'no',
    premise: 'nothing has been adjudicated against {0} on which the law forbids indemnity',
    kind: 'regular',
  },
};

const lawChanged: FactType = {
  name: 'indemnity-law-since',
  asks: 'Since {0}, has the law come to allow broader indemnity, or narrower?',
  about: ['day'],
  reply: { kind: 'choice', of: ['unchanged', 'broader', 'narrower'] },
  supposed: { reply: 'unchanged', premise: 'the law on indemnity has not changed since {0}', kind: 'continues' },
};

const granted: FactType = {
  name: 'indemnity-granted',
  asks: 'Has the board granted {0} indemnity for this?',
  about: ['person'],
  reply: { kind: 'yes-no' },
};

const judged = message('indemnity.judged', 'For the act of {day}, {person} was {position}: indemnity is {outcome}');

/**
 * Indemnity is mandatory for one who was a director or officer at the act, in that capacity or serving elsewhere at the
 * corporation's request; for other personnel it is for the board to grant. The version in force at the act governs; later
 * law counts only so far as it is broader, unless a reading says otherwise.
 */
export const indemnityKind = defineKind<Indemnity>({
  kind: 'indemnity',
  subject: 'liability',
  provides: 'Gives directors and officers a right to indemnity, and lets the board grant it to others.',
  parameters,
  facts: [atRequest, connected, barredByLaw, lawChanged, granted],
  answers: ['liability.indemnification', 'instrument.profile'],
  profile: () => ({ indemnification: 'mandatory for directors and officers; others as the board grants' }),
  tells: (c, placed, topic, input) =>
    topic === 'indemnification' ? tell(c, placed, input as unknown as Claim) : undefined,
});

interface Claim {
  readonly person: string;
  readonly act: Day;
  readonly serving: string;
}

function tell(c: Context, placed: Placed<Indemnity>, claim: Claim): Held<unknown> | undefined {
  const { cite, provision } = placed;
  if (!provision.contractRight && !c.provisionsOn(c.asOf).some((each) => each.cite === cite)) return undefined;
  if (c.is(barredByLaw, { about: [claim.person], cites: [cite] }))
    return answer(placed, claim, 'none', 'barred by law', {});
  const position = positionAt(c, claim.person, claim.act, cite);
  const own = claim.serving === 'corporation';
  if (
    position !== undefined &&
    (own || c.is(atRequest, { about: [claim.person, claim.serving], cites: [provision.servingElsewhere] }))
  ) {
    c.otherLaw({ says: provision.law, cites: [cite] });
    return answer(placed, claim, 'mandatory', position, {
      advances: provision.advances,
      covers: provision.covers,
      law: lawOf(c, placed, claim.act),
    });
  }
  const others = { cites: [provision.byGrant] };
  if (!own || c.is(connected, { about: [claim.person], ...others })) return byGrant(c, placed, claim, position);
  return answer(placed, claim, 'none', 'of nobody it reaches', {});
}

function byGrant(
  c: Context,
  placed: Placed<Indemnity>,
  claim: Claim,
  position: string | undefined,
): Held<unknown> | undefined {
  const { byGrant: section } = placed.provision;
  if (!c.is(connected, { about: [claim.person], cites: [section] }))
    return answer(placed, claim, 'none', 'of nobody it reaches', {});
  const grant = c.attempt(() => c.is(granted, { about: [claim.person], cites: [section] }));
  const known = grant.settled ? { granted: grant.value } : {};
  const was = position === undefined ? 'neither director nor officer' : `${position}, in another capacity`;
  return answer(placed, claim, 'if-the-board-grants', was, known, section);
}

/** `director` or `officer` of the corporation on the day; undefined for neither. */
function positionAt(c: Context, person: string, on: Day, cite: string): string | undefined {
  const directors = c.attempt(() => c.notion<readonly string[]>('directors-in-office', [], atClose(on)).value);
  if (directors.settled && directors.value.includes(person)) return 'a director';
  if (isOfficer(c, person, on, cite)) return 'an officer';
  return directors.settled ? undefined : c.suspendOn(directors.waiting);
}

function isOfficer(c: Context, person: string, on: Day, cite: string): boolean {
  c.covered('officers', on, [cite]);
  const until = (office: string, from: Day): Day | undefined =>
    c.books
      .entriesOf('officer-ended')
      .filter(({ data }) => data.person === person && data.office === office)
      .map((entry) => entry.on)
      .filter((ended) => compareDays(ended, from) >= 0)
      .toSorted(compareDays)[0];
  return c.books
    .entriesOf('officer-appointed')
    .filter(({ data, on: from }) => data.person === person && compareDays(from, on) <= 0)
    .some(({ data, on: from }) => {
      const ended = until(data.office, from);
      return ended === undefined || compareDays(on, ended) <= 0;
    });
}

/** Whether the law counts as it stood at the act or as amended since. */
function lawOf(c: Context, { cite, provision }: Placed<Indemnity>, act: Day): string {
  const change = c.ask(lawChanged, { about: [act], cites: [cite] });
  if (change === 'unchanged') return 'unchanged';
  if (c.resolve(provision.laterLaw) === 'as-amended') return 'as amended';
  return change === 'broader' ? 'as amended' : 'as at the act';
}

function answer(
  placed: Placed<Indemnity>,
  claim: Claim,
  outcome: 'mandatory' | 'if-the-board-grants' | 'none',
  position: string,
  more: Readonly<Record<string, unknown>>,
  section = claim.serving === 'corporation' ? placed.cite : placed.provision.servingElsewhere,
): Held<unknown> {
  const figures = { day: claim.act, person: claim.person, position };
  const because: Reason = reason(judged, outcome, { figures, cites: [...new Set([placed.cite, section])] });
  return held({ outcome, position, ...more }, because);
}
