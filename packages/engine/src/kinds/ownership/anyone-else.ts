import type { FactType } from '../../evaluation/index.js';
import { compareBy, ratio, times, type Amount, type Unit, type Verb } from '../../exact/index.js';
import type { Context } from '../../session/index.js';

/** One reply for everybody whom no entry brings near a limit. */
export const anyoneElseOver: FactType = {
  name: 'anyone-else-over-the-limit',
  asks: 'Is anyone over the limit of {0} beyond those whom the entries show to be?',
  about: ['section'],
  reply: { kind: 'yes-no' },
  supposed: {
    reply: 'no',
    premise: 'inquiry found nobody over the limit of {0} beyond those whom the entries show',
    kind: 'nothing-further',
  },
};

/** Asked where somebody else might be over: each person is asked about only once it is entered that somebody is. */
export const whoElseIsOver: FactType = {
  name: 'who-else-is-over-the-limit',
  asks: 'Who else is over the limit of {0}? Enter what that person owns, or that nobody else is over.',
  about: ['section'],
  reply: { kind: 'person' },
};

/** What decides for everybody whom the entries leave far from a line. */
export interface ForEverybodyElse {
  readonly fact: FactType;
  readonly who: FactType;
  readonly about: readonly string[];
  readonly cites: readonly string[];
}

const half = ratio('1/2');

/**
 * Whether what a person owns passes a line. What is entered, or assumed of that person already, decides where it can. A
 * person whom the entries bring to half of the line or more is asked about by itself; for all others there is one
 * question, and only if somebody is said to be over is each of them asked about.
 */
export function passesLine<U extends Unit>(
  c: Context,
  verb: Verb,
  owned: Amount<U>,
  line: Amount<NoInfer<U>>,
  everybodyElse: ForEverybodyElse,
): boolean {
  const known = c.testAsKnown<U>(verb, owned, line);
  if (known !== undefined) return known;
  if (isNear<U>(owned, line)) return c.test<U>(verb, owned, line);
  const asked = { about: everybodyElse.about, cites: everybodyElse.cites };
  if (!c.is(everybodyElse.fact, asked)) return false;
  if (!c.entered(everybodyElse.fact, asked)) c.ask(everybodyElse.who, asked);
  return c.test<U>(verb, owned, line);
}

/** Whether what is entered comes to half of a line or more: near enough that the person is asked about by itself. */
export function isNear<U extends Unit>(owned: Amount<U>, line: Amount<NoInfer<U>>): boolean {
  return compareBy<U>('atLeast', owned.known, times<U>(line.known, half));
}
