import {
  compareBy,
  denominator,
  dividedBy,
  equals,
  isNegative,
  isPositive,
  isZero,
  minus,
  numerator,
  plus,
  quantityOf,
  ratio,
  show,
  times,
  zero,
} from '../exact/index.js';
import type { Amount, Quantity, Ratio, Unit, Verb } from '../exact/index.js';
import type { Bound, Interval } from './environment.js';
import type { Inquiry } from './inquiry.js';
import type { Premise } from './premise.js';
import type { Split } from './suspension.js';

/** What comparing needs of the evaluation. */
export interface ComparingStep {
  unknownInquiry(key: string): Inquiry;
  supposes(inquiry: Inquiry): boolean;
  premiseOf(inquiry: Inquiry): Premise;
  premise(premise: Premise): void;
  rebutted(key: string, premise: Premise, changesAt: string): boolean;
  boundsOf(form: string): Interval | undefined;
  suspend(split: Split): never;
}

interface Term {
  readonly key: string;
  readonly coefficient: Ratio;
}

/**
 * Compares two amounts by the text's verb. Unknown quantities that a premise supposes count as nothing further (the
 * premise is noted with the figure at which it would turn); the others decide the comparison by their bounds, or split it.
 */
export function testAmounts<U extends Unit>(
  evaluation: ComparingStep,
  verb: Verb,
  left: Amount<U>,
  right: Amount<NoInfer<U>>,
): boolean {
  if (left.terms.length === 0 && right.terms.length === 0) return compareBy<U>(verb, left.known, right.known);
  const terms = gather(left.terms, right.terms);
  const margin = minus<U>(right.known, left.known);
  const supposed = terms.filter((term) => evaluation.supposes(evaluation.unknownInquiry(term.key)));
  const asked = terms.filter((term) => !supposed.includes(term));
  if (asked.length > 0) return testUnknown(evaluation, verb, asked, margin);
  const plain = compareBy<U>(verb, zeroLike(margin), margin);
  return suppose(evaluation, verb, supposed, margin, plain);
}

function suppose<U extends Unit>(
  evaluation: ComparingStep,
  verb: Verb,
  terms: readonly Term[],
  margin: Quantity<U>,
  plain: boolean,
): boolean {
  const inquiries = terms.map((term) => evaluation.unknownInquiry(term.key));
  for (const inquiry of inquiries) evaluation.premise(evaluation.premiseOf(inquiry));
  if (!canTurn(verb, terms, plain)) return plain;
  const [first] = inquiries;
  if (first === undefined) return plain;
  const changesAt = figureInWords(evaluation, verb, terms, margin, !plain);
  const key = `${formOf(terms).form} ${verb} ${show(margin)}`;
  return evaluation.rebutted(key, evaluation.premiseOf(first), changesAt) ? !plain : plain;
}

/** More of the unknown can only push the left side one way; a comparison already won that way cannot turn. */
function canTurn(verb: Verb, terms: readonly Term[], plain: boolean): boolean {
  const rises = terms.some((term) => isPositive(term.coefficient));
  const falls = terms.some((term) => isNegative(term.coefficient));
  const wantsMore = verb === 'atLeast' || verb === 'moreThan';
  return plain === wantsMore ? falls : rises;
}

function testUnknown<U extends Unit>(
  evaluation: ComparingStep,
  verb: Verb,
  terms: readonly Term[],
  margin: Quantity<U>,
): boolean {
  const { form, scale } = formOf(terms);
  // scale × form  verb  margin   ⇔   form  verb'  margin / scale
  const turned = isNegative(scale) ? mirrored[verb] : verb;
  const figure = boundOf(dividedBy(margin, scale), true);
  const known = intersect(naturalBounds(evaluation, form, terms), evaluation.boundsOf(form));
  const decided = decide(turned, figure, known);
  if (decided !== undefined) return decided;
  const inquiries = terms.map((term) => evaluation.unknownInquiry(term.key));
  const key = `${form} ${turned} ${figure.numerator}/${figure.denominator}`;
  return evaluation.suspend({
    key,
    kind: 'comparison',
    options: ['yes', 'no'],
    inquiries,
    turnsAt: figureInWords(evaluation, verb, terms, margin, true),
    refines: { form, yes: intersect(known, ray(turned, figure)), no: intersect(known, ray(opposite[turned], figure)) },
  });
}

const one = ratio(1);

const mirrored: Readonly<Record<Verb, Verb>> = {
  atLeast: 'notMoreThan',
  moreThan: 'lessThan',
  lessThan: 'moreThan',
  notMoreThan: 'atLeast',
};

const opposite: Readonly<Record<Verb, Verb>> = {
  atLeast: 'lessThan',
  moreThan: 'notMoreThan',
  lessThan: 'atLeast',
  notMoreThan: 'moreThan',
};

const verbInWords: Readonly<Record<Verb, string>> = {
  atLeast: 'at least',
  moreThan: 'more than',
  lessThan: 'less than',
  notMoreThan: 'not more than',
};

function gather(left: readonly Term[], right: readonly Term[]): readonly Term[] {
  const byKey = new Map<string, Ratio>();
  for (const term of left) byKey.set(term.key, plus(byKey.get(term.key) ?? zero('ratio'), term.coefficient));
  for (const term of right) byKey.set(term.key, minus(byKey.get(term.key) ?? zero('ratio'), term.coefficient));
  return [...byKey]
    .filter(([, coefficient]) => !isZero(coefficient))
    .map(([key, coefficient]) => ({ key, coefficient }))
    .toSorted((a, b) => (a.key < b.key ? -1 : 1));
}

/** The linear part in one canonical form, its first coefficient made 1, so that one unknown has one set of bounds. */
function formOf(terms: readonly Term[]): { readonly form: string; readonly scale: Ratio } {
  const scale = terms[0]?.coefficient ?? ratio('1');
  const parts = terms.map((term) => {
    const coefficient = dividedBy(term.coefficient, scale);
    const factor = equals(coefficient, one) ? '' : `${show(coefficient)} × `;
    return `${factor}${term.key}`;
  });
  return { form: parts.join(' + '), scale };
}

/** What the reply types of the unknowns allow, summed over the terms. */
function naturalBounds(evaluation: ComparingStep, form: string, terms: readonly Term[]): Interval {
  const { scale } = formOf(terms);
  let least: Ratio | undefined = zero('ratio');
  let greatest: Ratio | undefined = zero('ratio');
  for (const term of terms) {
    const coefficient = dividedBy(term.coefficient, scale);
    const own = intersect(
      replyBounds(evaluation.unknownInquiry(term.key)),
      terms.length > 1 ? evaluation.boundsOf(term.key) : undefined,
    );
    const [low, high] = isNegative(coefficient) ? [own.greatest, own.least] : [own.least, own.greatest];
    least = least === undefined || low === undefined ? undefined : plus(least, times(asRatio(low), coefficient));
    greatest =
      greatest === undefined || high === undefined ? undefined : plus(greatest, times(asRatio(high), coefficient));
  }
  return {
    ...(least === undefined ? undefined : { least: boundOf(least, true) }),
    ...(greatest === undefined ? undefined : { greatest: boundOf(greatest, true) }),
  };
}

function replyBounds(inquiry: Inquiry): Interval {
  const reply = inquiry.type.reply;
  if (reply.kind !== 'quantity') return {};
  return {
    ...(reply.least === undefined ? undefined : { least: boundOf(ratio(reply.least), true) }),
    ...(reply.greatest === undefined ? undefined : { greatest: boundOf(ratio(reply.greatest), true) }),
  };
}

function boundOf(figure: Quantity<Unit>, inclusive: boolean): Bound {
  return { numerator: numerator(figure), denominator: denominator(figure), inclusive };
}

function asRatio(bound: Bound): Ratio {
  return quantityOf('ratio', bound.numerator, bound.denominator);
}

function ray(verb: Verb, figure: Bound): Interval {
  switch (verb) {
    case 'atLeast':
      return { least: { ...figure, inclusive: true } };
    case 'moreThan':
      return { least: { ...figure, inclusive: false } };
    case 'lessThan':
      return { greatest: { ...figure, inclusive: false } };
    case 'notMoreThan':
      return { greatest: { ...figure, inclusive: true } };
  }
}

function compareBounds(a: Bound, b: Bound): bigint {
  return a.numerator * b.denominator - b.numerator * a.denominator;
}

/** The part that two intervals share. */
export function intersect(a: Interval, b: Interval | undefined): Interval {
  if (b === undefined) return a;
  const least = tighter(a.least, b.least, 1n);
  const greatest = tighter(a.greatest, b.greatest, -1n);
  return { ...(least === undefined ? undefined : { least }), ...(greatest === undefined ? undefined : { greatest }) };
}

function tighter(a: Bound | undefined, b: Bound | undefined, direction: bigint): Bound | undefined {
  if (a === undefined || b === undefined) return a ?? b;
  const order = compareBounds(a, b) * direction;
  if (order !== 0n) return order > 0n ? a : b;
  return a.inclusive ? b : a;
}

function decide(verb: Verb, figure: Bound, known: Interval): boolean | undefined {
  if (within(known, ray(verb, figure))) return true;
  if (within(known, ray(opposite[verb], figure))) return false;
  return undefined;
}

/** Whether everything that `known` allows lies on the ray. */
function within(known: Interval, wanted: Interval): boolean {
  const [bound, limit, direction] =
    wanted.least === undefined ? [known.greatest, wanted.greatest, -1n] : [known.least, wanted.least, 1n];
  if (bound === undefined || limit === undefined) return false;
  const order = compareBounds(bound, limit) * direction;
  return order > 0n || (order === 0n && (limit.inclusive || !bound.inclusive));
}

/** The figure at which the comparison comes out `outcome`, in words: "25,000 shares or more". */
function figureInWords<U extends Unit>(
  evaluation: ComparingStep,
  verb: Verb,
  terms: readonly Term[],
  margin: Quantity<U>,
  outcome: boolean,
): string {
  const { scale } = formOf(terms);
  const turned = isNegative(scale) ? mirrored[verb] : verb;
  const wanted = outcome ? turned : opposite[turned];
  const [first] = terms;
  const reply = first === undefined ? undefined : evaluation.unknownInquiry(first.key).type.reply;
  const unit = reply?.kind === 'quantity' && reply.unit !== 'ratio' && reply.unit !== 'money' ? ` ${reply.unit}` : '';
  return `${verbInWords[wanted]} ${show(dividedBy(margin, scale))}${unit}`;
}

function zeroLike<U extends Unit>(like: Quantity<U>): Quantity<U> {
  return minus<U>(like, like);
}

/** A quantity read from an interval's end, for showing the least and the greatest. */
export function boundAsQuantity<U extends Unit>(unit: NoInfer<U>, bound: Bound): Quantity<U> {
  return quantityOf<U>(unit, bound.numerator, bound.denominator);
}
