import { largePart, withoutVotesOn } from '../books/index.js';
import type { Books, NamesGiven, StatedValue, Withheld } from '../books/index.js';
import { answer, listed, UnknownNotionError } from '../evaluation/index.js';
import type {
  Answer,
  EvaluationParts,
  Explored,
  FactType,
  Inquiry,
  Sensitivity,
  Stamp,
  StatedFact,
  WorkedOut,
} from '../evaluation/index.js';
import {
  ceiling,
  compareDays,
  dividedBy,
  isZero,
  least,
  moneyOf,
  numerator,
  ratio,
  showMoney,
  times,
} from '../exact/index.js';
import type { Day, Moment } from '../exact/index.js';
import { workedOutOf, type LoadedInstrument, type Placed, type Reading } from '../instrument/index.js';
import type { EntryOf } from '../journal/index.js';
import { Context } from './context.js';
import { coverageFact, coverageFromFact } from './coverage.js';
import type { Given } from './given.js';
import { refuseContradictions } from './given-of-all.js';
import { InForce, instrumentInWords } from './in-force.js';
import { MomentsOfOwnership } from './moments-of-ownership.js';
import { heedingOpenTexts, isLeftOpen } from './not-worked-out.js';
import { definitionOf, workOut, type BuiltInNotion, type Kinds } from './notions.js';
import { meetingOfRule, overVotesReading } from './over-votes.js';
import { stampOf } from './stamp.js';
import { unusedEntries, type EnteredUnder } from './unused.js';

/** What a session answers from. */
export interface SessionParts {
  readonly instruments: readonly LoadedInstrument[];
  readonly kinds: Kinds;
  readonly builtIn: ReadonlyMap<string, BuiltInNotion>;
  readonly books: Books;
  /** By what the entries of which nothing makes use are told; without it none is. */
  readonly under?: EnteredUnder;
  /** Stipulated for every question of the session. */
  readonly given?: readonly Given[];
  /** Readings set for every question of the session, over those adopted by entry or by default. */
  readonly readings?: Readonly<Record<string, string>>;
  /** Supposes nothing: every fact that is not entered is asked for. */
  readonly strict?: boolean;
  /** Interim counts, where whoever asks may not see them. */
  readonly withheld?: Withheld;
}

/** How a question is put. */
export interface Asking {
  readonly question: string;
  readonly asOf: Day;
  /** Its fields as they were written, by which what is stated of it is told from what is stated of another. */
  readonly input?: Readonly<Record<string, unknown>>;
  readonly sensitivity?: Sensitivity;
}

/** What is worked out is remembered for so many days of questions. */
const mostDays = 12;

/**
 * Instruments, and books at one head of the journal. What is worked out is remembered for the days asked of lately, so a
 * second question is quick; a new entry starts a new session.
 */
export class Session {
  /** The books, without the votes that are withheld. */
  readonly books: Books;
  readonly #parts: SessionParts;
  readonly #inForce: InForce;
  readonly #converting: readonly Placed[];
  readonly #contexts = new Map<Day, Context>();
  readonly #money: Pick<EvaluationParts, 'inMoney'>;

  constructor(parts: SessionParts) {
    const books = parts.books.lookingFrom(oneInSoMany(parts), namesGiven(parts));
    this.#parts = { ...parts, books };
    this.books = withoutVotesOn(books, parts.withheld, () => {});
    this.#inForce = new InForce(parts.instruments, books);
    this.#converting = parts.instruments.flatMap(({ placed }) =>
      placed.filter(({ provision }) => parts.kinds.get(provision.kind)?.converts !== undefined),
    );
    this.#money = moneyOfAll(parts);
  }

  /** Whether how anybody voted on a matter is kept back from whoever asks. */
  withholdsVotesOn(matter: string): boolean {
    return this.#parts.withheld?.matters.has(matter) === true;
  }

  get inForce(): InForce {
    return this.#inForce;
  }

  /** What rules see, for questions as of a day. */
  contextOn(asOf: Day): Context {
    const known = this.#contexts.get(asOf);
    if (known !== undefined) {
      // The days asked longest ago are forgotten first.
      this.#contexts.delete(asOf);
      this.#contexts.set(asOf, known);
      return known;
    }
    const { books, kinds, builtIn, given = [], withheld } = this.#parts;
    const converting = this.#converting;
    const context: Context = new Context({
      books,
      inForce: this.#inForce,
      kinds,
      given,
      converting,
      ...(withheld === undefined ? undefined : { withheld }),
      asOf,
      strict: this.#parts.strict === true,
      nameOf: (id) => books.nameOf(id),
      ...this.#money,
      facts: { stated: (inquiry, at = asOf) => statedIn(context.books, inquiry, at) },
      adopted: (id) => this.adopted(id, asOf),
      isDefined: (name, place, at) =>
        definitionOf(context, kinds, name, place, at) !== undefined || isLeftOpen(context, name, at),
      // What texts convert of themselves changes who owns what on days on which nothing is entered.
      momentFor: (name, place, at) => (converting.length > 0 ? at : moments.momentFor(name, place, at)),
      definitions: (name, place) => (about, at) => {
        const worked = workOut(context, kinds, builtIn, given, name, place, about, at);
        if (worked === undefined) throw new UnknownNotionError(name, place);
        return worked;
      },
    });
    const defining = (name: string, place: string, at: Moment) => definitionOf(context, kinds, name, place, at);
    const moments = new MomentsOfOwnership({ context, books, kinds, definitionOf: defining });
    const oldest = this.#contexts.keys().next().value;
    if (this.#contexts.size >= mostDays && oldest !== undefined) this.#contexts.delete(oldest);
    this.#contexts.set(asOf, context);
    return context;
  }

  /** Answers a question put as code; the catalogue of questions puts them so. */
  ask(asking: Asking, put: (context: Context) => Explored): Answer {
    refuseContradictions(this.#parts.kinds, this.#parts.given ?? []);
    const context = this.contextOn(asking.asOf);
    return answer(context, heedingOpenTexts(context, asking, put(context)), {
      question: asking.question,
      stamp: this.stamp(asking.asOf),
      workedOut: this.workedOut(asking.asOf),
      remarks: [
        ...this.#inForce
          .missingOn(asking.asOf)
          .map(({ kind, next }) => ({ says: notLoaded(kind, next, asking.asOf), cites: [] })),
        ...this.#inForce.notLoadedOn(asking.asOf).map((each) => ({ says: amendedSince(each), cites: [] })),
        ...this.#inForce.ofNoneLoadedOn(asking.asOf).map((each) => ({ says: amendedUnread(each), cites: [] })),
      ],
      unused: (by) => {
        const { under } = this.#parts;
        if (under === undefined) return [];
        return unusedEntries({ books: this.books, asOf: asking.asOf, input: asking.input, under }, by);
      },
      optionsOf: (id) => {
        const adopted = this.adopted(id, asking.asOf);
        const { asks, options: means } = this.#reading(id, asking.asOf);
        return { adopted, asks, means, others: Object.keys(means).filter((option) => option !== adopted) };
      },
      nameOf: (person) => context.nameOf(person),
      sensitivity: asking.sensitivity ?? 'single',
    });
  }

  /** The option of a reading that holds on a day: set for the session, else adopted by the last entry, else the default. */
  adopted(id: string, asOf: Day): string {
    const reading = this.#reading(id, asOf);
    const set = this.#parts.readings?.[id];
    if (set !== undefined) return set;
    const entered = this.#parts.books
      .entriesOf('reading-adopted')
      .findLast((entry) => entry.data.reading === id && compareDays(entry.on, asOf) <= 0);
    return entered?.data.option ?? reading.adopted;
  }

  stamp(asOf: Day): Stamp {
    return stampOf(this.#parts.instruments, this.#parts.books, asOf);
  }

  /** How far each instrument in force on a day is worked out. */
  workedOut(asOf: Day): readonly WorkedOut[] {
    return this.#inForce.versionsOn(asOf).map((loaded) => {
      const known = workedOut.get(loaded) ?? workedOutOf(loaded, this.#parts.kinds);
      workedOut.set(loaded, known);
      return known;
    });
  }

  #reading(id: string, asOf: Day): Reading {
    const meeting = meetingOfRule(id);
    if (meeting !== undefined) return overVotesReading(this.#parts.books, id, meeting, asOf);
    for (const { instrument } of this.#parts.instruments) {
      const reading = instrument.readings.find((each) => each.id === id);
      if (reading !== undefined) return reading;
    }
    throw new Error(`No instrument has a reading "${id}".`);
  }
}

/** The names that instruments give to persons. */
function namesGiven({ instruments, kinds }: SessionParts): NamesGiven {
  return instruments
    .flatMap(({ placed }) => placed)
    .flatMap(({ provision }) => kinds.get(provision.kind)?.names?.(provision as never) ?? []);
}

/** Whoever holds half of the lowest line of the instruments is looked at by itself, and whoever holds a twentieth. */
function oneInSoMany({ instruments, kinds }: SessionParts): bigint {
  const lines = instruments
    .flatMap(({ placed }) => placed)
    .flatMap(({ provision }) => kinds.get(provision.kind)?.looksFrom?.(provision as never) ?? []);
  const lowest = least(largePart, ...lines.map((line) => times(line, half)));
  return isZero(lowest) ? everybody : numerator(ceiling(dividedBy(ratio(1), lowest)));
}

const half = ratio('1/2');
/** Nobody holds less than that of anything. */
const everybody = 10n ** 40n;

function amendedSince(amendment: EntryOf<'instrument-amended'>): string {
  return `${amended(amendment)}, and what is loaded of it is older: it is read here as it was before.`;
}

function amendedUnread(amendment: EntryOf<'instrument-amended'>): string {
  return `${amended(amendment)}, and it is not among the instruments that are read here: what it says is in nothing of this answer.`;
}

function amended({ on, data: { instrument, provisions } }: EntryOf<'instrument-amended'>): string {
  const where = provisions.length === 0 ? '' : ` in ${listed(provisions)}`;
  const name = instrumentInWords(instrument);
  return `On ${on} the ${name} ${name.endsWith('s') ? 'were' : 'was'} amended${where}`;
}

function notLoaded(kind: string, next: Day | undefined, asOf: Day): string {
  const speaks = next === undefined ? '' : `; what is loaded speaks from ${next} on`;
  return `No text of the ${kind} that was in force on ${asOf} is loaded${speaks}. What it said is in nothing of this answer.`;
}

const workedOut = new WeakMap<LoadedInstrument, WorkedOut>();

/** How far a family is kept holds whichever day it is asked of. */
const ofNoDay: ReadonlySet<string> = new Set([coverageFact.name, coverageFromFact.name]);

function statedIn(books: Books, { type, about, on }: Inquiry, at: Day): readonly StatedFact[] {
  if (ofNoDay.has(type.name)) return books.stated(type.name, about);
  const statedOf = (fact: string, of: readonly string[]) =>
    on === undefined ? books.statedOf(fact, of, at) : books.stated(fact, of, on);
  const own = shownByDay(statedOf(type.name, about), type.shownBy === undefined ? [] : statedOf(type.shownBy, about));
  const same = type.sameAs?.(about).flatMap((other) => statedOf(other.fact, other.about)) ?? [];
  const any = type.shownByAny === undefined ? [] : books.statedOfAny(type.shownByAny, about[0]!);
  const stated = [...own, ...same, ...any.filter(({ value }) => value === 'yes')];
  return stated.length === 0 ? nothingFurther(books, type, about) : stated;
}

/** A day that is stated shows that it has come; a no that speaks of the time before it alone does not deny that. */
function shownByDay(stated: readonly StatedValue[], days: readonly StatedValue[]): readonly StatedFact[] {
  const [first] = days.map(({ value }) => value).toSorted();
  if (first === undefined) return stated;
  const denied = stated.filter(({ value, through }) => value === 'yes' || through >= first);
  return [...days.map(({ entry }) => ({ value: 'yes', entry })), ...denied];
}

/** That somebody asked and found nothing further is what would be supposed, entered; what is stated goes before it. */
function nothingFurther(books: Books, { name, supposed }: FactType, about: readonly string[]): readonly StatedFact[] {
  if (supposed?.kind !== 'nothing-further') return [];
  return books.nothingFurther(name, about).map((entry) => ({ value: supposed.reply, entry: entry.id }));
}

/** Figures of money are written in the currency of the instruments, where they have one. */
function moneyOfAll({ instruments }: SessionParts): Pick<EvaluationParts, 'inMoney'> {
  const [currency, ...others] = new Set(instruments.map(({ instrument }) => instrument.currency));
  if (currency === undefined || others.length > 0) return {};
  return { inMoney: (figure) => showMoney(moneyOf(figure, currency)) };
}
