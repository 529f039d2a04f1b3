import {
  amount,
  asksForEnough,
  compareAmount,
  compareBy,
  isNegative,
  isPositive,
  minusAmount,
  opposite,
  show,
  toWire,
  turnsAtForm,
  verbInWords,
  zero,
  type Amount,
  type Bounds,
  type Term,
  type Unit,
  type Verb,
} from '../exact/index.js';
import { boundsOfReply, boundsWhere, narrowed } from './assumed-bounds.js';
import type { Supposition } from './frame.js';
import type { Inquiry } from './inquiry.js';
import type { Premise } from './premise.js';
import type { Split } from './suspension.js';

/** What looking at a comparison needs of the evaluation. */
export interface KnowingStep {
  unknownInquiry(key: string): Inquiry;
  supposes(inquiry: Inquiry): boolean;
  boundsOf(form: string): Bounds | undefined;
  isRebutted(key: string): boolean;
}

/** What comparing needs of the evaluation. */
export interface ComparingStep extends KnowingStep {
  premiseOf(inquiry: Inquiry): Premise;
  premise(premise: Premise): void;
  rebutted(supposition: Supposition): boolean;
  suspend(split: Split): never;
}

const nothing = amount(zero<Unit>('ratio'));

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
  // What the left side is above the right: compared with nothing from here on.
  const above: Amount<Unit> = minusAmount<U>(left, right);
  const isSupposed = (term: Term): boolean => evaluation.supposes(evaluation.unknownInquiry(term.key));
  const asked = above.terms.filter((term) => !isSupposed(term));
  const supposed = above.terms.filter(isSupposed);
  for (const term of supposed) evaluation.premise(evaluation.premiseOf(evaluation.unknownInquiry(term.key)));
  if (asked.length > 0) return testUnknown(evaluation, verb, { known: above.known, terms: asked });
  return testSupposed(evaluation, verb, { known: above.known, terms: supposed });
}

/**
 * The comparison as far as it is decided without asking or supposing anything: by what is entered, by the bounds of the
 * replies, and by what this run assumes already. Undefined where it is not.
 */
export function compareAsKnown<U extends Unit>(
  evaluation: KnowingStep,
  verb: Verb,
  left: Amount<U>,
  right: Amount<NoInfer<U>>,
): boolean | undefined {
  const above: Amount<Unit> = minusAmount<U>(left, right);
  const decided = compareAmount<Unit>(verb, above, nothing, boundsIn(evaluation, above));
  if (decided !== undefined || above.terms.some((term) => !evaluation.supposes(evaluation.unknownInquiry(term.key)))) {
    return decided;
  }
  const plain = compareBy<Unit>(verb, above.known, nothing.known);
  const turn = turnsAtForm<Unit>(verb, above, nothing);
  return turn !== undefined && evaluation.isRebutted(rebuttalKey(turn.key, verb, toWire(turn.at))) ? !plain : undefined;
}

function testSupposed(evaluation: ComparingStep, verb: Verb, above: Amount<Unit>): boolean {
  const plain = compareBy<Unit>(verb, above.known, nothing.known);
  const [first] = above.terms;
  if (first === undefined || !canTurn(verb, above.terms, plain)) return plain;
  const turn = turnInWords(evaluation, plain ? opposite(verb) : verb, above);
  const premise = evaluation.premiseOf(evaluation.unknownInquiry(first.key));
  const key = rebuttalKey(turn.form, verb, turn.at);
  const compares = above.terms.map((term) => term.key);
  return evaluation.rebutted({ key, premise, changesAt: turn.says, compares }) ? !plain : plain;
}

function rebuttalKey(form: string, verb: Verb, at: string): string {
  return `${form} ${verb} ${at}`;
}

/** What is known of the unknowns in an amount: by the type of the reply, and by what is assumed of each or of their sum. */
function boundsIn(evaluation: KnowingStep, above: Amount<Unit>): (key: string) => Bounds {
  const keys = new Set(above.terms.map((term) => term.key));
  return (key) =>
    narrowed(keys.has(key) ? boundsOfReply(evaluation.unknownInquiry(key)) : undefined, evaluation.boundsOf(key));
}

/** More of the unknown can only push the left side one way; a comparison already won that way cannot turn. */
function canTurn(verb: Verb, terms: readonly Term[], plain: boolean): boolean {
  return terms.some(({ coefficient }) =>
    plain === asksForEnough(verb) ? isNegative(coefficient) : isPositive(coefficient),
  );
}

function testUnknown(evaluation: ComparingStep, verb: Verb, above: Amount<Unit>): boolean {
  const inquiries = above.terms.map((term) => evaluation.unknownInquiry(term.key));
  const decided = compareAmount<Unit>(verb, above, nothing, boundsIn(evaluation, above));
  if (decided !== undefined) return decided;
  const turn = turnsAtForm<Unit>(verb, above, nothing);
  if (turn === undefined) throw new Error('A comparison was left open in which nothing is unknown.');
  const { key: form, at, holdsWhen } = turn;
  const assumed = evaluation.boundsOf(form);
  return evaluation.suspend({
    key: `${form} ${holdsWhen} ${toWire(at)}`,
    kind: 'comparison',
    options: ['yes', 'no'],
    inquiries,
    turnsAt: turnInWords(evaluation, verb, above).says,
    refines: {
      form,
      yes: narrowed(assumed, boundsWhere(holdsWhen, at)),
      no: narrowed(assumed, boundsWhere(opposite(holdsWhen), at)),
    },
  });
}

/** The figure of the unknown from which the comparison holds, in words: "at least 25,000 shares". */
function turnInWords(evaluation: ComparingStep, verb: Verb, above: Amount<Unit>) {
  const turn = turnsAtForm<Unit>(verb, above, nothing);
  const [first] = above.terms;
  if (turn === undefined || first === undefined)
    throw new Error('A comparison turns on nothing: nothing in it is unknown.');
  const { reply } = evaluation.unknownInquiry(first.key).type;
  const unit = reply.kind === 'quantity' && reply.unit !== 'ratio' && reply.unit !== 'money' ? ` ${reply.unit}` : '';
  return { form: turn.key, at: toWire(turn.at), says: `${verbInWords(turn.holdsWhen)} ${show(turn.at)}${unit}` };
}
