import type { Amount, Bounds, Moment, Quantity, Unit, Verb } from '../exact/index.js';
import { amount, isExact, quantity, unknown } from '../exact/index.js';
import { countMembers, testCount, type BodyCount } from './body-count.js';
import { CircleError, UnknownNotionError } from './errors.js';
import { boundsInWords } from './assumed-bounds.js';
import { plainEnvironment, type Environment } from './environment.js';
import { Frame, type Remark } from './frame.js';
import { inquiryInWords, inquiryKey, repliesOf, type FactType, type Inquiry } from './inquiry.js';
import { Memory } from './memory.js';
import { supposedPremise, type Premise } from './premise.js';
import type { Held } from './reason.js';
import { Suspended, type Attempt, type Split } from './suspension.js';
import { compareAsKnown, testAmounts } from './unknown-comparison.js';

/** An entered fact, as the books give it. */
export interface StatedFact {
  readonly value: string;
  readonly entry: string;
}

/** Where facts come from: the books. Two values that differ are a dispute. */
export interface FactSource {
  stated(inquiry: Inquiry): readonly StatedFact[];
}

/** How a notion is worked out at a place of use. Undefined: nothing defines it there. */
export type Definitions = (
  name: string,
  place: string,
) => ((about: readonly string[], at: Moment) => Held<unknown>) | undefined;

/** The adopted option of a reading; throws for a reading that no instrument has. */
export type AdoptedReadings = (id: string) => string;

export interface EvaluationParts {
  readonly facts: FactSource;
  readonly definitions: Definitions;
  readonly adopted: AdoptedReadings;
  /** A strict evaluation supposes nothing: every missing fact is asked for. */
  readonly strict: boolean;
  /** How a person or thing is called in premises; its id where this is absent. */
  readonly nameOf?: (id: string) => string;
}

const mostAmountsKept = 10_000;

/** Where and for whom an open fact is asked. */
export interface Asked {
  readonly about?: readonly string[];
  readonly on?: Inquiry['on'];
  readonly cites: readonly string[];
}

/**
 * What a rule sees of the world. A rule is ordinary code: it asks for facts, tests quantities and uses notions; where a
 * fact is missing the step is suspended, and `attempt` lets its siblings go on.
 */
export class Evaluation {
  readonly strict: boolean;
  readonly #facts: FactSource;
  readonly #definitions: Definitions;
  readonly #adopted: AdoptedReadings;
  readonly #nameOf: (id: string) => string;
  readonly #memory = new Memory();
  readonly #inProgress: string[] = [];
  readonly #amounts = new Map<string, Amount<Unit>>();
  readonly #stands = (dependency: string, value: string): boolean => this.#standsAs(dependency, value);
  #environment: Environment = plainEnvironment;
  #frame = new Frame();

  constructor(parts: EvaluationParts) {
    this.#facts = parts.facts;
    this.#definitions = parts.definitions;
    this.#adopted = parts.adopted;
    this.strict = parts.strict;
    this.#nameOf = parts.nameOf ?? ((id) => id);
  }

  /** Runs once under an environment, from an empty frame. The frame holds everything the run consulted. */
  run<T>(environment: Environment, question: () => T): { readonly attempt: Attempt<T>; readonly frame: Frame } {
    const outerEnvironment = this.#environment;
    const outerFrame = this.#frame;
    this.#environment = environment;
    this.#frame = new Frame();
    try {
      return { attempt: this.#try(question), frame: this.#frame };
    } finally {
      this.#environment = outerEnvironment;
      this.#frame = outerFrame;
    }
  }

  /** The reply to an open fact; suspends where nobody entered it. Entries that differ are split as a dispute. */
  ask(type: FactType, asked: Asked): string {
    const inquiry = makeInquiry(type, asked);
    const entered = this.#entered(inquiry);
    if (entered !== undefined) return entered;
    const key = inquiryKey(inquiry);
    const assumed = this.#assumedReply(key);
    if (assumed !== undefined) return assumed;
    if (type.supposed !== undefined && !this.strict) return this.#suppose(inquiry, key);
    const options = repliesOf(type.reply);
    return this.suspend({ key, kind: options.length === 0 ? 'asked' : 'reply', options, inquiries: [inquiry] });
  }

  /** The reply to a yes-or-no fact. */
  is(type: FactType, asked: Asked): boolean {
    return this.ask(type, asked) === 'yes';
  }

  /** Whether somebody entered the fact, without asking for it. For choosing what to say, never for deciding. */
  entered(type: FactType, asked: Asked): boolean {
    return this.#facts.stated(makeInquiry(type, asked)).length > 0;
  }

  /** An open quantity: exact where entered, otherwise an unknown that is split only where it is compared. */
  quantity<U extends Unit>(unit: NoInfer<U>, type: FactType, asked: Asked): Amount<U> {
    const inquiry = makeInquiry(type, asked);
    const entered = this.#entered(inquiry);
    if (entered !== undefined) return this.#read<U>(unit, entered);
    const key = inquiryKey(inquiry);
    this.#frame.note('unknowns', key, inquiry);
    return unknown(unit, key);
  }

  /** The very number, where a rule can use nothing less; suspends on what is not known. */
  exactly<U extends Unit>(held: Amount<U>): Quantity<U> {
    if (isExact(held)) return held.known;
    const missing = held.terms.map((term) => this.unknownInquiry(term.key));
    const asked = missing.filter((inquiry) => !this.supposes(inquiry));
    if (asked.length > 0) {
      const key = `exactly ${asked.map(inquiryKey).join(' + ')}`;
      return this.suspend({ key, kind: 'asked', options: [], inquiries: asked });
    }
    const contrary = missing.filter((inquiry) => this.#isContrary(inquiryKey(inquiry)));
    if (contrary.length > 0) {
      const key = `exactly ${contrary.map(inquiryKey).join(' + ')}`;
      return this.suspend({ key, kind: 'asked', options: [], inquiries: contrary });
    }
    for (const inquiry of missing) this.premise(this.premiseOf(inquiry));
    return held.known;
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
    const outer = this.#frame;
    const aside = new Frame(outer);
    this.#frame = aside;
    try {
      return { settled: true, value: step() };
    } catch (thrown) {
      if (thrown instanceof Suspended) return { settled: false, waiting: [...aside.waiting.values()] };
      throw thrown;
    } finally {
      aside.setAside();
      this.#frame = outer;
      outer.take(aside);
    }
  }

  /** Puts down what a value that is not wholly settled waits for, without suspending. */
  waitFor(waiting: readonly Split[]): void {
    for (const split of waiting) this.#frame.waiting.set(split.key, split);
  }

  /** Suspends the step on a split, which is put down as waiting. */
  suspend(split: Split): never {
    this.#frame.raised.set(split.key, split);
    this.#frame.waiting.set(split.key, split);
    throw new Suspended(split);
  }

  /** Suspends on what earlier attempts were waiting for. */
  suspendOn(waiting: readonly Split[]): never {
    const [first] = waiting;
    if (first === undefined) throw new Error('A step was left open, but nothing that it waits for is known.');
    this.waitFor(waiting);
    throw new Suspended(first);
  }

  /** The option of a reading that holds here: the flipped one, else the adopted one. */
  reading(id: string): string {
    const option = this.#environment.readings.get(id) ?? this.#adopted(id);
    this.#frame.name('readings', [id]);
    this.#frame.note('dependencies', `reading ${id}`, option);
    return option;
  }

  /** Whether a determination takes its effect in this run (it is left out of a run that shows what it changes). */
  heeds(determination: string): boolean {
    const heeded = !this.#environment.without.has(determination);
    this.#frame.name('determinations', [determination]);
    this.#frame.note('dependencies', `without ${determination}`, heeded ? '' : 'yes');
    return heeded;
  }

  /**
   * A notion, worked out once for its name, arguments, place of use and moment.
   * @throws {CircleError} a notion that needs itself at the same moment; the message names the members of the circle.
   * @throws {UnknownNotionError} nothing in force at that place defines it.
   */
  notion<T>(name: string, about: readonly string[], at: Moment, place = ''): Held<T> {
    const key = `${name}(${about.join(', ')}) for ${place} at ${at.day}${at.time === undefined ? '' : ` ${at.time}`}`;
    const remembered = this.#memory.find(key, this.#environment, this.#stands);
    if (remembered !== undefined) {
      this.#frame.take(remembered.frame);
      if ('held' in remembered.outcome) return remembered.outcome.held as Held<T>;
      if ('refused' in remembered.outcome) throw remembered.outcome.refused;
      throw new Suspended(remembered.outcome.suspendedOn);
    }
    if (this.#inProgress.includes(key)) throw new CircleError(this.#inProgress.slice(this.#inProgress.indexOf(key)));
    const define = this.#definitions(name, place);
    if (define === undefined) throw new UnknownNotionError(name, place);
    return this.#work(key, () => define(about, at)) as Held<T>;
  }

  #try<T>(question: () => T): Attempt<T> {
    try {
      return { settled: true, value: question() };
    } catch (thrown) {
      if (thrown instanceof Suspended) return { settled: false, waiting: [...this.#frame.waiting.values()] };
      throw thrown;
    }
  }

  #work(key: string, define: () => Held<unknown>): Held<unknown> {
    const outer = this.#frame;
    const frame = new Frame();
    this.#frame = frame;
    this.#inProgress.push(key);
    try {
      const outcome = define();
      this.#memory.keep(key, { frame, environment: this.#environment, outcome: { held: outcome } });
      return outcome;
    } catch (thrown) {
      if (thrown instanceof Suspended)
        this.#memory.keep(key, { frame, environment: this.#environment, outcome: { suspendedOn: thrown.split } });
      throw thrown;
    } finally {
      this.#inProgress.pop();
      this.#frame = outer;
      outer.take(frame);
    }
  }

  premise(premise: Premise): void {
    this.#frame.note('premises', `${premise.kind} ${premise.about}`, premise);
  }

  /** Puts down an entry that the step rests on. */
  restsOn(entries: readonly string[]): void {
    this.#frame.name('entries', entries);
  }

  remark(remark: Remark): void {
    this.#frame.note('remarks', remark.says, remark);
  }

  /** Names what the instruments leave to law that is not loaded. */
  otherLaw(remark: Remark): void {
    this.#frame.note('otherLaw', remark.says, remark);
  }

  // What the comparison and the count use.

  get environment(): Environment {
    return this.#environment;
  }

  /** The inquiry of an unknown quantity, with the sections that asked for it in this step or those around it. */
  unknownInquiry(key: string): Inquiry {
    for (let frame: Frame | undefined = this.#frame; frame !== undefined; frame = frame.outer) {
      const inquiry = frame.unknown(key);
      if (inquiry !== undefined) return inquiry;
    }
    throw new Error(`No quantity was asked for under the key "${key}".`);
  }

  /** The premise that stands in for a supposed fact. */
  premiseOf(inquiry: Inquiry): Premise {
    return supposedPremise(inquiry, this.#nameOf);
  }

  supposes(inquiry: Inquiry): boolean {
    return inquiry.type.supposed !== undefined && !this.strict;
  }

  /** Notes a supposition, and says whether this run takes it the other way round. */
  rebutted(key: string, premise: Premise, changesAt: string): boolean {
    this.premise(premise);
    this.#frame.note('suppositions', key, { key, premise, changesAt });
    return this.isRebutted(key);
  }

  /** Whether this run takes a supposed fact or comparison the other way round. */
  isRebutted(key: string): boolean {
    const rebutted = this.#environment.rebutted.has(key);
    this.#frame.note('dependencies', `rebutted ${key}`, rebutted ? 'yes' : '');
    return rebutted;
  }

  /** Whether this run takes a comparison of a supposed quantity the other way round: then its number is not known. */
  #isContrary(key: string): boolean {
    const contrary = isContrary(this.#environment, key);
    this.#frame.note('contraries', `contrary ${key}`, contrary ? 'yes' : '');
    return contrary;
  }

  boundsOf(form: string): Bounds | undefined {
    const bounds = this.#environment.bounds.get(form);
    this.#frame.note('dependencies', `bounds ${form}`, boundsInWords(bounds));
    return bounds;
  }

  assumed(key: string): string | undefined {
    return this.#assumedReply(key);
  }

  #assumedReply(key: string): string | undefined {
    const reply = this.#environment.replies.get(key);
    this.#frame.note('dependencies', `reply ${key}`, reply ?? '');
    return reply;
  }

  /** Text that was read before is not read again: one figure is asked for by many steps. */
  #read<U extends Unit>(unit: NoInfer<U>, text: string): Amount<U> {
    const known = this.#amounts.get(text);
    if (known !== undefined) return known as Amount<U>;
    const read = amount(quantity<U>(unit, text));
    if (this.#amounts.size >= mostAmountsKept) this.#amounts.clear();
    this.#amounts.set(text, read);
    return read;
  }

  #entered(inquiry: Inquiry): string | undefined {
    const stated = this.#facts.stated(inquiry);
    const [first] = stated;
    if (first === undefined) return undefined;
    this.restsOn(stated.map((fact) => fact.entry));
    if (stated.length === 1) return first.value;
    const values = [...new Set(stated.map((fact) => fact.value))];
    if (values.length === 1) return first.value;
    const key = `dispute ${inquiryKey(inquiry)}`;
    return (
      this.#assumedReply(key) ??
      this.suspend({ key, kind: 'dispute', options: values, inquiries: [inquiry], entries: stated.map((f) => f.entry) })
    );
  }

  #suppose(inquiry: Inquiry, key: string): string {
    const supposed = inquiry.type.supposed!.reply;
    const other = repliesOf(inquiry.type.reply).find((reply) => reply !== supposed);
    const rebutted = this.rebutted(
      key,
      this.premiseOf(inquiry),
      `the reply to "${inquiryInWords(inquiry, this.#nameOf)}" is ${other ?? 'another'}`,
    );
    return rebutted && other !== undefined ? other : supposed;
  }

  #standsAs(dependency: string, value: string): boolean {
    const space = dependency.indexOf(' ');
    const subject = dependency.slice(space + 1);
    switch (dependency.slice(0, space)) {
      case 'reply':
        return (this.#environment.replies.get(subject) ?? '') === value;
      case 'reading':
        return (this.#environment.readings.get(subject) ?? this.#adopted(subject)) === value;
      case 'bounds':
        return boundsInWords(this.#environment.bounds.get(subject)) === value;
      case 'without':
        return (this.#environment.without.has(subject) ? 'yes' : '') === value;
      case 'contrary':
        return (isContrary(this.#environment, subject) ? 'yes' : '') === value;
      default:
        return (this.#environment.rebutted.has(subject) ? 'yes' : '') === value;
    }
  }
}

const nothing: readonly string[] = Object.freeze([]);

/** Whether some comparison of this quantity is rebutted; the key of a comparison names what it compares. */
function isContrary({ rebutted }: Environment, key: string): boolean {
  return [...rebutted].some((comparison) => comparison.includes(key));
}

function makeInquiry(type: FactType, asked: Asked): Inquiry {
  const about = asked.about ?? nothing;
  return asked.on === undefined
    ? { type, about, cites: asked.cites }
    : { type, about, on: asked.on, cites: asked.cites };
}
