import { z } from 'zod';
import { held, message, openFact, reason, type Held, type Reason } from '../../evaluation/index.js';
import { atClose, compareMoney, moneyOf, plusDays, showMoney, type Day, type Money } from '../../exact/index.js';
import { byReading, parametersOf, writerOf, type Placed } from '../../instrument/index.js';
import type { Context } from '../../session/index.js';
import { defineKind, directorsInOfficeNotion, spokeOn } from '../../terms/index.js';
import { disqualifier, disqualifierFacts, disqualifierOf } from './disqualifier.js';

const parameters = parametersOf('exculpation', {
  towards: z.array(z.enum(['corporation', 'shareholders'])).describe('towards whom a director is freed'),
  upTo: z
    .strictObject({
      year: byReading(z.enum(['calendar', 'fiscal'])).describe('of which year'),
      pay: byReading(z.enum(['all-for-serving', 'as-director'])).describe('which pay of the director'),
    })
    .optional()
    .describe('where liability is limited to the compensation of the year of the act, and not taken away'),
  unless: z.array(disqualifier).min(1).describe('what takes the protection away; any one is enough'),
  repealSparesItsDay: z
    .boolean()
    .describe('whether an act on the very day on which a repeal takes effect is still protected'),
  laterLaw: z
    .string()
    .optional()
    .describe(
      'where a law that comes to free directors further does so here: what that law may add; left out where it does not',
    ),
  law: z.string().describe('the law on which it rests, or which says what may not be excused'),
});
type Exculpation = z.output<typeof parameters>;

/** Frees directors from damages for breach of duty, or limits them to the compensation of a year. */
export const exculpation = writerOf(parameters);

const compensation = openFact('compensation-for-serving', 'director', 'day', 'year', 'pay').money(
  'What compensation did {0} receive in the {2} year in which {1} falls ({3})?',
);

const judged = message('exculpation.judged', 'For the act of {day}, {person} is {outcome}: {why}');

/**
 * A director acting as director owes the named claimants no damages for breach of duty, or no more than a year's
 * compensation, unless a disqualifier is found. The version in force at the act governs: a later repeal changes nothing,
 * a later adoption helps nobody.
 */
export const exculpationKind = defineKind<Exculpation>({
  kind: 'exculpation',
  subject: 'liability',
  provides: 'Frees directors from damages for breach of duty, or limits them to a year’s compensation.',
  parameters,
  facts: [...disqualifierFacts, compensation],
  answers: ['liability.exculpation', 'instrument.profile'],
  profile: ({ upTo, unless }) => {
    const extent =
      upTo === undefined
        ? 'directors owe no damages for breach of duty'
        : 'damages are limited to a year’s compensation';
    return { exculpation: `${extent}, unless ${unless.map(({ says }) => says).join('; or ')}` };
  },
  tells: (c, placed, topic, input) => (topic === 'exculpation' ? tell(c, placed, input as unknown as Suit) : undefined),
});

interface Suit {
  readonly person: string;
  readonly act: Day;
  readonly capacity: string;
  readonly claimant: string;
  readonly relief: string;
  readonly damages?: Money | undefined;
}

function tell(c: Context, placed: Placed<Exculpation>, suit: Suit): Held<unknown> | undefined {
  const { cite, provision } = placed;
  const inForce = spokeOn(c, placed, suit.act);
  if (!inForce && !(provision.repealSparesItsDay && spokeOn(c, placed, plusDays(suit.act, -1)))) return undefined;
  c.otherLaw({ says: provision.law, cites: [cite] });
  if (provision.laterLaw !== undefined) c.otherLaw({ says: provision.laterLaw, cites: [cite] });
  if (suit.relief !== 'damages') return unprotected(c, placed, suit, 'it reaches damages only');
  if (suit.capacity !== 'director')
    return unprotected(c, placed, suit, 'it reaches directors acting as directors only');
  if (!provision.towards.some((claimant) => claimant === suit.claimant))
    return unprotected(c, placed, suit, 'it does not reach this claimant');
  const directors = c.notion(directorsInOfficeNotion, [], atClose(suit.act)).value;
  if (!directors.includes(suit.person)) return unprotected(c, placed, suit, 'not a director at the act');
  const definedOn = inForce ? suit.act : plusDays(suit.act, -1);
  const found = disqualifierOf(c, placed, provision.unless, { ...suit, definedOn });
  if (found.value !== undefined) return unprotected(c, placed, suit, found.value, [found.reason]);
  return protectedBy(c, placed, suit, inForce, found.reason);
}

function protectedBy(
  c: Context,
  placed: Placed<Exculpation>,
  suit: Suit,
  inForce: boolean,
  because: Reason,
): Held<unknown> {
  const why = inForce ? 'the provision was in force at the act' : 'the repeal of that day spares what existed by then';
  const { upTo } = placed.provision;
  if (upTo === undefined) return answer(c, placed, suit, 'exculpated', { why }, 'not liable for damages', [because]);
  const limit = compensationOf(c, placed, suit, upTo);
  const owed = suit.damages === undefined ? undefined : compareMoney(suit.damages, limit) < 0 ? suit.damages : limit;
  const told = `liable for damages up to ${showMoney(limit)} only`;
  const more = { why, limit, ...(owed === undefined ? undefined : { owed }) };
  return answer(c, placed, suit, 'limited', more, told, [because]);
}

function compensationOf(
  c: Context,
  { cite, instrument }: Placed<Exculpation>,
  { person, act }: Suit,
  upTo: NonNullable<Exculpation['upTo']>,
): Money {
  const year = c.resolve(upTo.year);
  // One question for all acts of a calendar year; which acts fall in one fiscal year is not known here.
  const within = year === 'calendar' ? `${act.slice(0, 4)}-12-31` : act;
  const about = [person, within, year, c.resolve(upTo.pay)];
  return moneyOf(c.exactly(c.quantity('money', compensation, { about, cites: [cite] })), instrument.currency);
}

function unprotected(
  c: Context,
  placed: Placed<Exculpation>,
  suit: Suit,
  why: string,
  grounds: readonly Reason[] = [],
): Held<unknown> {
  const owed = suit.damages === undefined ? undefined : { owed: suit.damages };
  return answer(c, placed, suit, 'not-exculpated', { why, ...owed }, 'not freed from liability', grounds);
}

function answer(
  c: Context,
  placed: Placed<Exculpation>,
  suit: Suit,
  outcome: 'exculpated' | 'limited' | 'not-exculpated',
  value: { readonly why: string },
  told: string,
  grounds: readonly Reason[],
): Held<unknown> {
  const figures = { day: suit.act, person: c.nameOf(suit.person), why: value.why };
  return held({ outcome, ...value }, reason(judged, told, { figures, cites: [placed.cite], grounds }));
}
