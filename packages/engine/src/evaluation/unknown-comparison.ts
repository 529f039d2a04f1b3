import {
  amount,
  compareAmount,
  compareBy,
  dividedBy,
  form,
  isNegative,
  isZero,
  minusAmount,
  negate,
  opposite,
  rangeOf,
  recount,
  show,
  toWire,
  turnsAtForm,
  verbInWords,
  zero,
} from '../exact/index.js';
import type { Amount, Bounds, Quantity, Term, Turn, Unit, Verb } from '../exact/index.js';
import { boundsOfReply, boundsWhere, narrowed } from './assumed-bounds.js';
import type { Supposition } from './frame.js';
import { inquiryInWords, type Inquiry } from './inquiry.js';
import type { Premise } from './premise.js';
import type { Split, TurnOfUnknown } from './suspension.js';

/** What comparing needs of the evaluation. */
export interface ComparingStep {
  unknownInquiry(key: string): Inquiry;
  supposes(inquiry: Inquiry): boolean;
  isTurned(inquiry: Inquiry): boolean;
  suppose(supposition: Supposition): void;
  asTaken<U extends Unit>(held: Amount<U>): Amount<U>;
  premiseOf(inquiry: Inquiry): Premise;
  premise(premise: Premise): void;
  boundsOf(form: string): Bounds | undefined;
  readonly inMoney: (figure: Quantity<'money'>) => string;
  /** What comes of the bounds of forms, of which the step depends on no more than that. */
  comesOf(
    name: string,
    forms: readonly string[],
    of: (boundsOf: (form: string) => Bounds | undefined) => string,
  ): string;
  suspend(split: Split): never;
}

const nothing = amount(zero<Unit>('ratio'));

/**
 * Compares two amounts by the text's verb. Unknown quantities that a premise supposes count as nothing further (it is put
 * down where another value would turn the comparison); the others decide it by their bounds, or split it.
 */
export function testAmounts<U extends Unit>(
  evaluation: ComparingStep,
  verb: Verb,
  left: Amount<U>,
  right: Amount<NoInfer<U>>,
): boolean {
  if (left.terms.length === 0 && right.terms.length === 0) return compareBy<U>(verb, left.known, right.known);
  const above = leftAboveRight<U>(evaluation, left, right);
  const isSupposed = (term: Term): boolean => evaluation.supposes(evaluation.unknownInquiry(term.key));
  const asked = above.terms.filter((term) => !isSupposed(term));
  const supposed = above.terms.filter(isSupposed);
  const rest: Amount<Unit> = { known: above.known, terms: asked };
  for (const term of supposed) putDown(evaluation, verb, rest, term);
  return asked.length > 0 ? testUnknown(evaluation, verb, rest) : compareBy<Unit>(verb, rest.known, nothing.known);
}

/**
 * The comparison as far as it is decided without asking or supposing anything: by what is entered, by the bounds of the
 * replies, and by what this run assumes already. Undefined where it is not. What a run turns it has to be asked of.
 */
export function compareAsKnown<U extends Unit>(
  evaluation: ComparingStep,
  verb: Verb,
  left: Amount<U>,
  right: Amount<NoInfer<U>>,
): boolean | undefined {
  const above = leftAboveRight<U>(evaluation, left, right);
  const isTurned = above.terms.some((term) => evaluation.isTurned(evaluation.unknownInquiry(term.key)));
  if (isTurned) return testAmounts<U>(evaluation, verb, left, right);
  return decidedByBounds(evaluation, verb, above);
}

/**
 * What the left side is above the right: compared with nothing from here on. What this run takes for one value is a figure
 * beside other unknowns, so that these are split by themselves; alone it is decided by its bounds.
 */
function leftAboveRight<U extends Unit>(
  evaluation: ComparingStep,
  left: Amount<U>,
  right: Amount<NoInfer<U>>,
): Amount<Unit> {
  const above: Amount<Unit> = minusAmount<U>(left, right);
  return above.terms.length > 1 ? evaluation.asTaken<Unit>(above) : above;
}

/** A use of the very value that is supposed: any other may turn what rests on it. */
export function restingOnTheValue(inquiry: Inquiry): Supposition {
  return { inquiry, cut: { at: zero<Unit>('ratio'), withThose: 'below' } };
}

/** Puts down the premise of a supposed unknown, and where the comparison turns with it while the other unknowns are as they are. */
function putDown(evaluation: ComparingStep, verb: Verb, rest: Amount<Unit>, term: Term): void {
  const inquiry = evaluation.unknownInquiry(term.key);
  const together: Amount<Unit> = { known: rest.known, terms: [...rest.terms, term] };
  const decided = decidedByBounds(evaluation, verb, together);
  if (decided !== undefined) evaluation.premise(evaluation.premiseOf(inquiry));
  else if (rest.terms.length === 0) {
    const { at, holdsWhen } = turnOf(verb, together);
    const withThose = holdsWhen === 'atLeast' || holdsWhen === 'lessThan' ? 'above' : 'below';
    evaluation.suppose({ inquiry, cut: { at, withThose } });
  } else {
    // What is asked for decides with it: it turns nothing, or all, where they together can come out one way only.
    evaluation.suppose(restingOnTheValue(inquiry));
    const { least, greatest } = rangeOf<Unit>(
      rest,
      boundsIn(typesIn(evaluation, together), (key) => evaluation.boundsOf(key)),
    );
    for (const end of [least, greatest]) {
      if (end === undefined) continue;
      const { at } = turnOf(verb, { known: end, terms: [term] });
      evaluation.suppose({ inquiry, cut: { at, withThose: 'above' } });
      evaluation.suppose({ inquiry, cut: { at, withThose: 'below' } });
    }
  }
}

function turnOf(verb: Verb, above: Amount<Unit>): Turn {
  const turn = turnsAtForm<Unit>(verb, above, nothing);
  if (turn === undefined) throw new Error('A comparison was left open in which nothing is unknown.');
  return turn;
}

/** Whether an amount is this to nothing, where what is known of its unknowns decides it. */
function decidedByBounds(evaluation: ComparingStep, verb: Verb, above: Amount<Unit>): boolean | undefined {
  const forms = above.terms.map(({ key }) => key);
  const sum = forms.length > 1 ? form(above) : undefined;
  if (sum !== undefined) forms.push(sum.text);
  const types = typesIn(evaluation, above);
  const terms = above.terms
    .map(({ key, coefficient }) => ` + ${toWire(coefficient)} ${key}${mostInWords(evaluation.unknownInquiry(key))}`)
    .join('');
  const outcome = evaluation.comesOf(`${toWire(above.known)}${terms} ${verb} 0`, forms, (assumed) =>
    String(compareAmount<Unit>(verb, above, nothing, boundsIn(types, assumed))),
  );
  return outcome === 'undefined' ? undefined : outcome === 'true';
}

function mostInWords({ greatest }: Inquiry): string {
  return greatest === undefined ? '' : ` up to ${toWire(greatest)}`;
}

/** What is known of the unknowns in an amount by the types of the replies, and by what is entered. */
function typesIn(evaluation: ComparingStep, above: Amount<Unit>): ReadonlyMap<string, Bounds | undefined> {
  return new Map(above.terms.map(({ key }) => [key, boundsOfReply(evaluation.unknownInquiry(key))]));
}

/** What is known of unknowns: by the types of the replies, and by what is assumed of each or of their sum. */
function boundsIn(
  types: ReadonlyMap<string, Bounds | undefined>,
  assumed: (form: string) => Bounds | undefined,
): (form: string) => Bounds {
  return (key) => narrowed(types.get(key), assumed(key));
}

function testUnknown(evaluation: ComparingStep, verb: Verb, above: Amount<Unit>): boolean {
  const inquiries = above.terms.map((term) => evaluation.unknownInquiry(term.key));
  const decided = decidedByBounds(evaluation, verb, above);
  if (decided !== undefined) return decided;
  const { key: sum, at, holdsWhen } = turnOf(verb, above);
  const assumed = evaluation.boundsOf(sum);
  return evaluation.suspend({
    key: `${sum} ${holdsWhen} ${toWire(at)}`,
    kind: 'comparison',
    options: ['yes', 'no'],
    inquiries,
    turns: above.terms.map((term) => turnOfOne(evaluation, verb, above, term)),
    refines: {
      form: sum,
      yes: narrowed(assumed, boundsWhere(holdsWhen, at)),
      no: narrowed(assumed, boundsWhere(opposite(holdsWhen), at)),
    },
  });
}

function turnOfOne(evaluation: ComparingStep, verb: Verb, { known, terms }: Amount<Unit>, term: Term): TurnOfUnknown {
  const { at, holdsWhen } = turnOf(verb, { known, terms: [term] });
  const others = terms
    .filter(({ key }) => key !== term.key)
    .map(({ key, coefficient }) => ({
      times: negate(dividedBy(coefficient, term.coefficient)),
      inquiry: evaluation.unknownInquiry(key),
    }));
  const [first] = others;
  const isOfOthers = isZero(at) && first !== undefined && !isNegative(first.times);
  const figure = figureInWords(evaluation.unknownInquiry(term.key), holdsWhen, at, evaluation.inMoney);
  return { figure: isOfOthers ? verbInWords(holdsWhen) : figure, others };
}

/** The figure in words: "at least 25,000 shares", "more than $5.00, less what is replied to “What is held?”". */
export function turnInWords({ figure, others }: TurnOfUnknown, nameOf: (id: string) => string): string {
  return others.reduce((words, { times, inquiry }, index) => {
    const number = isNegative(times) ? negate(times) : times;
    const multiple = show(number) === '1' ? '' : `${show(number)} times `;
    const joint = isNegative(times) ? ', less ' : index === 0 && !/\d/u.test(figure) ? ' ' : ', plus ';
    return `${words}${joint}${multiple}what is replied to “${inquiryInWords(inquiry, nameOf)}”`;
  }, figure);
}

/** A figure of a quantity that is asked for, with its verb and unit. */
export function figureInWords(
  { type: { reply } }: Inquiry,
  verb: Verb,
  at: Quantity<Unit>,
  inMoney: (figure: Quantity<'money'>) => string,
): string {
  if (reply.kind === 'quantity' && reply.unit === 'money')
    return `${verbInWords(verb)} ${inMoney(recount('money', at))}`;
  const unit = reply.kind === 'quantity' && reply.unit !== 'ratio' ? ` ${reply.unit}` : '';
  const figure = show(at);
  return `${verbInWords(verb)} ${figure}${figure === '1' ? unit.replace(/s$/, '') : unit}`;
}
