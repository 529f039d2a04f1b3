import { nothingFurther, openFact, type FactType } from '../../../evaluation/index.js';
import { isZero, type Amount, type Moment, type Unit, type Verb } from '../../../exact/index.js';
import type { Placed } from '../../../instrument/index.js';
import type { Context } from '../../../session/index.js';
import { isAnybodyElse, isNear, whoeverElse, type ForEverybodyElse } from '../anyone-else.js';
import { measuresOf, outstandingIn, ownedOf } from './measure.js';
import type { OwnershipLimit } from './parameters.js';

/** One reply for everybody whom no entry brings near a limit. */
export const anyoneElseOver = openFact('anyone-else-over-the-limit', 'section').yesNo(
  'Is anyone over the limit of {0} beyond those whom the entries show to be?',
  nothingFurther('inquiry found nobody over the limit of {0} beyond those whom the entries show'),
);

/** Asked where somebody else might be over: each person is asked about only once it is entered that somebody is. */
export const whoElseIsOver: FactType = {
  name: 'who-else-is-over-the-limit',
  asks: 'Who else is over the limit of {0}? Enter what that person owns, or that nobody else is over.',
  about: ['section'],
  reply: { kind: 'person' },
};

function everybodyElse({ cite }: Placed): ForEverybodyElse {
  return { fact: anyoneElseOver, who: whoElseIsOver, about: [cite], cites: [cite] };
}

/** Whoever else is said to be over a limit. What such a person owns is never supposed. */
export function whoeverElseIsOver(c: Context, placed: OwnershipLimit, at: Moment): readonly string[] {
  const { article, provision } = placed;
  const measures = measuredAt(c, placed, at);
  if (measures.length === 0) return [];
  const others = whoeverElse(c, everybodyElse(placed));
  for (const person of others) {
    for (const measure of measures) {
      c.asEntered(ownedOf(c, article, person, measure, c.resolve(provision.rights), at).value.counted);
    }
  }
  return others;
}

function measuredAt(c: Context, placed: OwnershipLimit, at: Moment): readonly string[] {
  return measuresOf(c, placed).filter((measure) => !isZero(outstandingIn(c, placed.article, measure, at)));
}

/** Whether anyone else is over is asked before the named are gone through. */
export function askAboutAnyoneElse(c: Context, placed: OwnershipLimit, at: Moment): void {
  if (measuredAt(c, placed, at).length > 0) isAnybodyElse(c, everybodyElse(placed));
}

/** Whether those whom the entries leave far from the line are asked about one by one: once it is entered that somebody is over. */
export function areAllAskedAbout(c: Context, placed: Placed): boolean {
  return isAnybodyElse(c, everybodyElse(placed));
}

/** Whether what is entered, or assumed already, brings a person over a line, or to half of it: then it is asked about by itself. */
export function isInView<U extends Unit>(c: Context, verb: Verb, owned: Amount<U>, line: Amount<NoInfer<U>>): boolean {
  return c.testAsKnown<U>(verb, owned, line) ?? isNear<U>(owned, line);
}

/**
 * Whether what a person owns is more than a line of a limit. For all who are not in view there is one question, and only if somebody
 * is said to be over is each of them asked about.
 */
export function goesOver<U extends Unit>(
  c: Context,
  placed: Placed,
  owned: Amount<U>,
  line: Amount<NoInfer<U>>,
): boolean {
  const known = c.testAsKnown<U>('moreThan', owned, line);
  if (known !== undefined) return known;
  return (isNear<U>(owned, line) || areAllAskedAbout(c, placed)) && c.test<U>('moreThan', owned, line);
}
