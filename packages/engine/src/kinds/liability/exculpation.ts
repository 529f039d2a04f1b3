import { z } from 'zod';
import { held, message, reason, type FactType, type Held } from '../../evaluation/index.js';
import { atClose, type Day } from '../../exact/index.js';
import { provisionFields, type Placed, type Provision, type Written } from '../../instrument/index.js';
import type { Context } from '../../session/index.js';
import { defineKind } from '../../terms/index.js';

const parameters = z.strictObject({
  ...provisionFields,
  kind: z.literal('exculpation'),
  towards: z.array(z.enum(['corporation', 'shareholders'])).describe('towards whom a director is freed'),
  law: z.string().describe('the law that says what may not be excused'),
});
type Exculpation = z.output<typeof parameters>;

/** Frees directors from damages for breach of duty, so far as the law lets it. */
export const exculpation = (data: Written<typeof parameters>): Provision => ({ kind: 'exculpation', ...data });

const excepted: FactType = {
  name: 'law-forbids-exculpation',
  asks: 'Is what {0} did on {1} of a kind that the law does not let a charter excuse (bad faith, intentional misconduct, knowing violation of law, a profit not due, an unlawful dividend, purchase, distribution or loan)?',
  about: ['director', 'day'],
  reply: { kind: 'yes-no' },
};

const judged = message('exculpation.judged', 'For the act of {day}, {person} is {outcome}: {why}');

/**
 * A director acting as director owes the named claimants no damages for breach of duty, except where the law forbids
 * that. The version in force at the act governs: a later repeal changes nothing, a later adoption helps nobody.
 */
export const exculpationKind = defineKind<Exculpation>({
  kind: 'exculpation',
  subject: 'liability',
  provides: 'Frees directors from damages for breach of duty, so far as the law allows.',
  parameters,
  facts: [excepted],
  answers: ['liability.exculpation', 'instrument.profile'],
  profile: () => ({ exculpation: 'directors owe no damages for breach of duty, so far as the law allows' }),
  tells: (c, placed, topic, input) => (topic === 'exculpation' ? tell(c, placed, input as unknown as Suit) : undefined),
});

interface Suit {
  readonly person: string;
  readonly act: Day;
  readonly capacity: string;
  readonly claimant: string;
  readonly relief: string;
}

function tell(c: Context, placed: Placed<Exculpation>, suit: Suit): Held<unknown> {
  const { cite, provision } = placed;
  c.otherLaw({ says: provision.law, cites: [cite] });
  if (suit.relief !== 'damages') return answer(c, placed, suit, false, 'it reaches damages only');
  if (suit.capacity !== 'director')
    return answer(c, placed, suit, false, 'it reaches directors acting as directors only');
  if (!(provision.towards as readonly string[]).includes(suit.claimant))
    return answer(c, placed, suit, false, 'it does not reach this claimant');
  const directors = c.notion<readonly string[]>('directors-in-office', [], atClose(suit.act)).value;
  if (!directors.includes(suit.person)) return answer(c, placed, suit, false, 'not a director at the act');
  const forbidden = c.is(excepted, { about: [suit.person, suit.act], cites: [cite] });
  return answer(
    c,
    placed,
    suit,
    !forbidden,
    forbidden ? 'the law forbids it' : 'the provision was in force at the act',
  );
}

function answer(c: Context, placed: Placed<Exculpation>, suit: Suit, freed: boolean, why: string): Held<unknown> {
  const outcome = freed ? 'exculpated' : 'not-exculpated';
  const told = freed ? 'not liable for damages' : 'not freed from liability';
  const figures = { day: suit.act, person: c.nameOf(suit.person), why };
  return held({ outcome, why }, reason(judged, told, { figures, cites: [placed.cite] }));
}
