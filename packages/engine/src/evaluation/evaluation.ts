import type { Amount, Bounds, Moment, Quantity, Unit, Verb } from '../exact/index.js';
import { amount, compare, isExact, quantity, ratio, show, toWire, unknown, withKnown } from '../exact/index.js';
import { countMembers, testCount, type BodyCount } from './body-count.js';
import { Consulting } from './consulting.js';
import { plainEnvironment, type Environment } from './environment.js';
import { QuestionError } from './errors.js';
import type { Asked, EvaluationParts, FactSource } from './evaluation-parts.js';
import { Frame, type Remark, type Supposition } from './frame.js';
import { inquiryInWords, inquiryKey, repliesOf, type FactType, type Inquiry } from './inquiry.js';
import type { Notion } from './notion.js';
import { supposedPremise, type Premise } from './premise.js';
import type { Held } from './reason.js';
import { Remembering } from './remembering.js';
import { isSameValue } from './same-value.js';
import { Suspended, type Attempt, type Ran, type Split } from './suspension.js';
import { compareAsKnown, restingOnTheValue, testAmounts } from './unknown-comparison.js';

const mostAmountsKept = 10_000;

/**
 * What a rule sees of the world. A rule is ordinary code: it asks for facts, tests quantities and uses notions; where a
 * fact is missing the step is suspended, and `attempt` lets its siblings go on.
 */
export class Evaluation {
  readonly strict: boolean;
  /** How a figure of money is written. */
  readonly inMoney: (figure: Quantity<'money'>) => string;
  readonly #facts: FactSource;
  readonly #nameOf: (id: string) => string;
  readonly #amounts = new Map<string, Amount<Unit>>();
  /** By inquiry, in the words last asked for. */
  readonly #premises = new Map<string, Premise>();
  readonly #run: Consulting;
  readonly #remembering: Remembering;

  constructor(parts: EvaluationParts) {
    this.#facts = parts.facts;
    this.#run = new Consulting(parts.adopted);
    this.#remembering = new Remembering(this.#run, parts.definitions);
    this.strict = parts.strict;
    this.#nameOf = parts.nameOf ?? ((id) => id);
    this.inMoney = parts.inMoney ?? show;
  }

  /**
   * Runs once under an environment, from an empty frame. The frame holds everything the run consulted.
   * @throws {QuestionError} a question that cannot be put, as nothing is assumed; where something is, that is what came of the run
   */
  run<T>(environment: Environment, question: () => T): { readonly attempt: Ran<T>; readonly frame: Frame } {
    const outerEnvironment = this.#run.environment;
    const outerFrame = this.#run.frame;
    this.#run.environment = environment;
    this.#run.frame = new Frame();
    try {
      return { attempt: this.#try(question), frame: this.#run.frame };
    } finally {
      this.#run.environment = outerEnvironment;
      this.#run.frame = outerFrame;
    }
  }

  /**
   * Work that only puts down what it comes upon: once in the step that is being worked out, and again in another. Work that suspends
   * is not done.
   */
  protected onceInStep(what: string, by: object, work: () => void): void {
    const { frame } = this.#run;
    if (frame.isDone(what, by)) return;
    work();
    frame.done(what, by);
  }

  /** The reply to an open fact; suspends where nobody entered it. Entries that differ are split as a dispute. */
  ask(type: FactType, asked: Asked): string {
    const inquiry = makeInquiry(type, asked);
    const entered = this.#entered(inquiry);
    if (entered !== undefined) return entered;
    const key = inquiryKey(inquiry);
    const assumed = this.#run.reply(key);
    if (assumed !== undefined) return assumed;
    if (type.supposed !== undefined && !this.strict) return this.#supposedReply(inquiry, type.supposed.reply);
    const options = type.onlyAsked === true ? [] : repliesOf(type.reply);
    return this.suspend({ key, kind: options.length === 0 ? 'asked' : 'reply', options, inquiries: [inquiry] });
  }

  /** The reply to a yes-or-no fact. */
  is(type: FactType, asked: Asked): boolean {
    return this.ask(type, asked) === 'yes';
  }

  /** Whether somebody entered the fact, without asking for it. For choosing what to say, never for deciding. */
  entered(type: FactType, asked: Asked): boolean {
    return this.#stated(makeInquiry(type, asked)).length > 0;
  }

  /**
   * Whether the fact is known by itself: entered, or taken by this run as if it were. A rule that goes by what is entered of one
   * thing for another asks this, so that a run that turns the fact, or splits it, comes to what its entry would.
   */
  isKnown(type: FactType, asked: Asked): boolean {
    const inquiry = makeInquiry(type, asked);
    if (this.#stated(inquiry).length > 0) return true;
    const key = inquiryKey(inquiry);
    if (type.reply.kind !== 'quantity') return this.#run.isTurned(key) || this.#run.reply(key) !== undefined;
    if (this.#run.isTurned(key) || this.#isBounded(key)) return true;
    this.#noteUse(restingOnTheValue(inquiry));
    return false;
  }

  /** An open quantity: exact where entered, otherwise an unknown that is split only where it is compared. */
  quantity<U extends Unit>(unit: NoInfer<U>, type: FactType, asked: Asked): Amount<U> {
    const inquiry = makeInquiry(type, asked);
    const key = inquiryKey(inquiry);
    const entered = this.#entered(inquiry) ?? (type.supposed === undefined ? undefined : this.#run.reply(key));
    if (entered !== undefined) return this.#read<U>(unit, entered);
    this.#run.frame.note('unknowns', key, inquiry);
    return unknown(unit, key);
  }

  #isBounded(key: string): boolean {
    return this.#run.comesOf(`${key} is bounded`, [key], (boundsOf) => String(boundsOf(key) !== undefined)) === 'true';
  }

  /**
   * An amount with the one value that this run takes a supposed fact for, to see what would turn with it. Every other amount
   * stays as it is: steps that only compare it depend on how that comes out, and not on the value.
   */
  asTaken<U extends Unit>(held: Amount<U>): Amount<U> {
    return isExact(held) ? held : withKnown<U>(held, (key) => this.#taken(key));
  }

  #taken(key: string): Quantity<Unit> | undefined {
    if (!this.#run.isTurned(key)) return undefined;
    const text = this.#run.comesOf(`only value of ${key}`, [key], (boundsOf) => onlyValueIn(boundsOf(key)));
    return text === '' ? undefined : ratio(text);
  }

  /** The very number, where a rule can use nothing less; suspends on what is not known. */
  exactly<U extends Unit>(held: Amount<U>): Quantity<U> {
    const taken = this.asTaken<U>(held);
    const missing = taken.terms.map((term) => this.unknownInquiry(term.key));
    const asked = missing.filter((inquiry) => !this.supposes(inquiry));
    if (asked.length > 0) return this.#suspendOnFigures(asked);
    for (const inquiry of missing) this.suppose(restingOnTheValue(inquiry));
    return taken.known;
  }

  /** What an amount comes to, for a sentence: with what is supposed, and undefined while something of it is asked for. Nothing rests on it. */
  toTell<U extends Unit>(held: Amount<U>): Quantity<U> | undefined {
    const { known, terms } = this.asTaken<U>(held);
    return terms.every(({ key }) => this.supposes(this.unknownInquiry(key))) ? known : undefined;
  }

  /** The very number as somebody entered it: where it is known to be more than what is entered, nothing is supposed. */
  asEntered<U extends Unit>(held: Amount<U>): Quantity<U> {
    const { known, terms } = this.asTaken<U>(held);
    return terms.length === 0 ? known : this.#suspendOnFigures(terms.map((term) => this.unknownInquiry(term.key)));
  }

  #suspendOnFigures(inquiries: readonly Inquiry[]): never {
    const key = `exactly ${inquiries.map(inquiryKey).join(' + ')}`;
    return this.suspend({ key, kind: 'asked', options: [], inquiries });
  }

  /** Compares two amounts by the text's verb; splits where unknown quantities leave it open. */
  test<U extends Unit>(verb: Verb, left: Amount<U>, right: Amount<NoInfer<U>>): boolean {
    return testAmounts(this, verb, left, right);
  }

  /**
   * A comparison as far as it is decided already: by what is entered, by the bounds of replies, by what this run assumes.
   * Undefined where it would have to be asked for or supposed; then one reply may serve for many (see `anyone else`).
   */
  testAsKnown<U extends Unit>(verb: Verb, left: Amount<U>, right: Amount<NoInfer<U>>): boolean | undefined {
    return compareAsKnown(this, verb, left, right);
  }

  /** Counts a body's members, some of whose standing may not be known. */
  count(
    name: string,
    members: readonly string[],
    belongs: (member: string) => boolean,
    measures: readonly ((member: string) => boolean)[],
  ): BodyCount {
    return countMembers(this, name, members, belongs, measures);
  }

  /** A test over a count: decided where every reachable count agrees, otherwise split once. */
  testCount(counted: BodyCount, label: string, test: (count: number, ...measures: number[]) => boolean): boolean {
    return testCount(this, counted, label, test);
  }

  /**
   * Goes on with a step that may be suspended. What it waits for is returned and not put down: the siblings may settle
   * the matter without it. Who cannot go on without it calls `suspendOn`; who returns a value that is not wholly settled
   * calls `waitFor`.
   */
  attempt<T>(step: () => T): Attempt<T> {
    const outer = this.#run.frame;
    const aside = new Frame(outer);
    this.#run.frame = aside;
    try {
      return { settled: true, value: step() };
    } catch (thrown) {
      if (thrown instanceof Suspended) return { settled: false, waiting: [...aside.waiting.values()] };
      throw thrown;
    } finally {
      aside.setAside();
      this.#run.frame = outer;
      outer.take(aside);
    }
  }

  /** A step, with the entries that it rests on: they are looked up only where somebody wants them. */
  witnessed<T>(step: () => T): { readonly value: T; readonly entries: () => readonly string[] } {
    const outer = this.#run.frame;
    const witness = new Frame(outer);
    this.#run.frame = witness;
    try {
      const value = step();
      return { value, entries: () => witness.entries };
    } finally {
      this.#run.frame = outer;
      outer.take(witness);
    }
  }

  /** Puts down what a value that is not wholly settled waits for, without suspending. */
  waitFor(waiting: readonly Split[]): void {
    for (const split of waiting) this.#run.frame.waiting.set(split.key, split);
  }

  /** Suspends the step on a split, which is put down as waiting. */
  suspend(split: Split): never {
    this.#run.frame.raised.set(split.key, split);
    this.#run.frame.waiting.set(split.key, split);
    throw new Suspended(split);
  }

  /** Suspends on what earlier attempts were waiting for. */
  suspendOn(waiting: readonly Split[]): never {
    const [first] = waiting;
    if (first === undefined) throw new Error('A step was left open, but nothing that it waits for is known.');
    this.waitFor(waiting);
    throw new Suspended(first);
  }

  /** The option of a reading that holds here: the turned one, else the adopted one. */
  reading(id: string): string {
    return this.#run.reading(id);
  }

  /** Whether a determination takes its effect in this run (it is left out of a run that shows what it changes). */
  heeds(determination: string): boolean {
    return this.#run.heeds(determination);
  }

  /**
   * A notion, worked out once for its name, arguments, place of use and moment.
   * @throws {CircleError} a notion that needs itself at the same moment; the message names the members of the circle.
   * @throws {UnknownNotionError} nothing in force at that place defines it.
   */
  notion<T, About extends readonly string[]>(
    notion: Notion<T, About>,
    about: NoInfer<About>,
    at: Moment,
    place = '',
  ): Held<T> {
    return this.notionNamed(notion, about, at, place) as Held<T>;
  }

  /** The same of a notion whose name is read from an instrument, or asked for: what it comes to is not known before. */
  notionNamed(name: string, about: readonly string[], at: Moment, place = ''): Held<unknown> {
    return this.#remembering.notion(name, about, at, place);
  }

  /**
   * A part of a question, worked out once for what it is about (the very object) and its name, while everything that it
   * consulted stands. The work may rest on nothing else: on no value that the run came by outside of it.
   * @param at the moment as of which what is stated is read, of which the name tells; left out, the question's day
   */
  once<T>(about: object, name: string, work: () => T, at?: Moment): T {
    return this.#remembering.once(about, name, work, at);
  }

  /** Under which name things are worked out; undefined where that is not said. */
  protected get scope(): string | undefined {
    return this.#remembering.scope;
  }

  /** Work that rests on a name besides what it consults: what comes of it is remembered for that name alone. */
  protected under<T>(scope: string | undefined, work: () => T): T {
    return this.#remembering.under(scope, work);
  }

  /** Work that takes for so what it does not ask for: what comes of it rests on that, and is remembered for nothing else. */
  protected apart<T>(work: () => T): T {
    return this.#remembering.apart(work);
  }

  #try<T>(question: () => T): Ran<T> {
    try {
      return { settled: true, value: question() };
    } catch (thrown) {
      if (thrown instanceof Suspended) return { settled: false, waiting: [...this.#run.frame.waiting.values()] };
      if (thrown instanceof QuestionError && this.#run.environment !== plainEnvironment)
        return { settled: false, waiting: [], refused: thrown };
      throw thrown;
    }
  }

  premise(premise: Premise): void {
    this.#run.frame.note('premises', `${premise.kind} ${premise.about}`, premise);
  }

  /** Puts down an entry that the step rests on. */
  restsOn(entries: readonly string[]): void {
    this.#run.frame.name('entries', entries);
  }

  /** Puts down entries that a step came upon and did not use, with the reason. */
  passOver(entries: readonly string[], because: string): void {
    for (const id of entries) this.#run.frame.note('passedOver', id, because);
  }

  remark(remark: Remark): void {
    this.#run.frame.note('remarks', remark.says, remark);
  }

  /** Names what the instruments leave to law that is not loaded. */
  otherLaw(remark: Remark): void {
    this.#run.frame.note('otherLaw', remark.says, remark);
  }

  // What the comparison and the count use.

  /** The inquiry of an unknown quantity, with the sections that asked for it in this step or those around it. */
  unknownInquiry(key: string): Inquiry {
    for (let frame: Frame | undefined = this.#run.frame; frame !== undefined; frame = frame.outer) {
      const inquiry = frame.unknown(key);
      if (inquiry !== undefined) return inquiry;
    }
    throw new Error(`No quantity was asked for under the key "${key}".`);
  }

  /** The premise that stands in for a supposed fact. */
  premiseOf(inquiry: Inquiry): Premise {
    const key = inquiryKey(inquiry);
    const known = this.#premises.get(key);
    if (known !== undefined && isSameValue(known.cites, inquiry.cites)) return known;
    const premise = supposedPremise(inquiry, this.#nameOf);
    this.#premises.set(key, premise);
    return premise;
  }

  /** What an inquiry asks, with the names of what it is about. */
  inWords(inquiry: Inquiry): string {
    return inquiryInWords(inquiry, this.#nameOf);
  }

  supposes(inquiry: Inquiry): boolean {
    return inquiry.type.supposed !== undefined && !this.strict && !this.isTurned(inquiry);
  }

  /** Puts down a use of a supposed fact, with its premise. */
  suppose(supposition: Supposition): void {
    this.premise(this.premiseOf(supposition.inquiry));
    this.#noteUse(supposition);
  }

  #noteUse(supposition: Supposition): void {
    const { inquiry, cut } = supposition;
    const where = cut === undefined ? '' : ` ${toWire(cut.at)} ${cut.withThose}`;
    this.#run.frame.note('suppositions', `${inquiryKey(inquiry)}${where}`, supposition);
  }

  /** Whether this run does not suppose what is supposed, to see what would turn with it. */
  isTurned(inquiry: Inquiry): boolean {
    return this.#run.isTurned(inquiryKey(inquiry));
  }

  comesOf(
    name: string,
    forms: readonly string[],
    of: (boundsOf: (form: string) => Bounds | undefined) => string,
  ): string {
    return this.#run.comesOf(name, forms, of);
  }

  boundsOf(form: string): Bounds | undefined {
    return this.#run.bounds(form);
  }

  assumed(key: string): string | undefined {
    return this.#run.reply(key);
  }

  /** Text that was read before is not read again: one figure is asked for by many steps. */
  #read<U extends Unit>(unit: NoInfer<U>, text: string): Amount<U> {
    const known = this.#amounts.get(text);
    if (known !== undefined) return known as Amount<U>;
    // Money may be stated as it is written elsewhere, with its sign.
    const read = amount(quantity<U>(unit, unit === 'money' ? text.replace(/^\$/, '') : text));
    if (this.#amounts.size >= mostAmountsKept) this.#amounts.clear();
    this.#amounts.set(text, read);
    return read;
  }

  #stated(inquiry: Inquiry) {
    return this.#facts.stated(inquiry, this.#remembering.at?.day);
  }

  #entered(inquiry: Inquiry): string | undefined {
    const stated = this.#stated(inquiry);
    const [first] = stated;
    if (first === undefined) return undefined;
    this.restsOn(stated.map((fact) => fact.entry));
    if (stated.length === 1) return first.value;
    const values = [...new Set(stated.map((fact) => fact.value))];
    if (values.length === 1) return first.value;
    const key = `dispute ${inquiryKey(inquiry)}`;
    return (
      this.#run.reply(key) ??
      this.suspend({ key, kind: 'dispute', options: values, inquiries: [inquiry], entries: stated.map((f) => f.entry) })
    );
  }

  #supposedReply(inquiry: Inquiry, supposed: string): string {
    this.suppose({ inquiry, others: repliesOf(inquiry.type.reply).filter((reply) => reply !== supposed) });
    return supposed;
  }
}

/** The one value that bounds leave, as a text; empty where they leave more. */
function onlyValueIn({ least, greatest }: Bounds = {}): string {
  if (least === undefined || least === 'unbounded' || greatest === undefined) return '';
  return compare(least, greatest) === 0 ? toWire(least) : '';
}

const nothing: readonly string[] = Object.freeze([]);

function makeInquiry(type: FactType, asked: Asked): Inquiry {
  const { about = nothing, on, cites, greatest } = asked;
  if (on === undefined && greatest === undefined) return { type, about, cites };
  return {
    type,
    about,
    cites,
    ...(on === undefined ? undefined : { on }),
    ...(greatest === undefined ? undefined : { greatest }),
  };
}
