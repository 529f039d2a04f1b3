import type { Books } from '../books/index.js';
import {
  answer,
  UnknownNotionError,
  type Answer,
  type Explored,
  type Inquiry,
  type Stamp,
  type StatedFact,
} from '../evaluation/index.js';
import { compareDays, type Day } from '../exact/index.js';
import type { LoadedInstrument, Reading } from '../instrument/index.js';
import { Context } from './context.js';
import { coverageFact } from './coverage.js';
import type { Given } from './given.js';
import { InForce } from './in-force.js';
import { definitionOf, workOut, type BuiltInNotion, type Kinds } from './notions.js';
import { stampOf } from './stamp.js';

/** What a session answers from. */
export interface SessionParts {
  readonly instruments: readonly LoadedInstrument[];
  readonly kinds: Kinds;
  readonly builtIn: ReadonlyMap<string, BuiltInNotion>;
  readonly books: Books;
  /** Stipulated for every question of the session. */
  readonly given?: readonly Given[];
  /** Readings set for every question of the session, over those adopted by entry or by default. */
  readonly readings?: Readonly<Record<string, string>>;
  /** Supposes nothing: every fact that is not entered is asked for. */
  readonly strict?: boolean;
}

/** How a question is put. */
export interface Asking {
  readonly question: string;
  readonly asOf: Day;
  readonly sensitivity?: 'none' | 'single' | 'pairs';
}

/**
 * Instruments, and books at one head of the journal. Everything worked out is remembered by day of the question, so a
 * second question is quick; a new entry starts a new session.
 */
export class Session {
  readonly #parts: SessionParts;
  readonly #inForce: InForce;
  readonly #contexts = new Map<Day, Context>();

  constructor(parts: SessionParts) {
    this.#parts = parts;
    this.#inForce = new InForce(parts.instruments, parts.books);
  }

  get books(): Books {
    return this.#parts.books;
  }

  get inForce(): InForce {
    return this.#inForce;
  }

  /** What rules see, for questions as of a day. */
  contextOn(asOf: Day): Context {
    const known = this.#contexts.get(asOf);
    if (known !== undefined) return known;
    const { books, kinds, builtIn, given = [] } = this.#parts;
    const context: Context = new Context({
      books,
      inForce: this.#inForce,
      kinds,
      given,
      asOf,
      strict: this.#parts.strict === true,
      nameOf: (id) => books.nameOf(id),
      facts: { stated: (inquiry) => statedIn(books, inquiry) },
      adopted: (id) => this.adopted(id, asOf),
      isDefined: (name, place, at) => definitionOf(context, kinds, name, place, at) !== undefined,
      definitions: (name, place) => (about, at) => {
        const worked = workOut(context, kinds, builtIn, given, name, place, about, at);
        if (worked === undefined) throw new UnknownNotionError(name, place);
        return worked;
      },
    });
    this.#contexts.set(asOf, context);
    return context;
  }

  /** Answers a question put as code; the catalogue of questions puts them so. */
  ask(asking: Asking, put: (context: Context) => Explored): Answer {
    const context = this.contextOn(asking.asOf);
    return answer(context, put(context), {
      question: asking.question,
      stamp: this.stamp(asking.asOf),
      optionsOf: (id) => {
        const adopted = this.adopted(id, asking.asOf);
        return { adopted, others: Object.keys(this.#reading(id).options).filter((option) => option !== adopted) };
      },
      nameOf: (person) => context.nameOf(person),
      sensitivity: asking.sensitivity ?? 'single',
    });
  }

  /** The option of a reading that holds on a day: set for the session, else adopted by the last entry, else the default. */
  adopted(id: string, asOf: Day): string {
    const reading = this.#reading(id);
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

  #reading(id: string): Reading {
    for (const { instrument } of this.#parts.instruments) {
      const reading = instrument.readings.find((each) => each.id === id);
      if (reading !== undefined) return reading;
    }
    throw new Error(`No instrument has a reading "${id}".`);
  }
}

function statedIn(books: Books, inquiry: Inquiry): readonly StatedFact[] {
  if (inquiry.type.name === coverageFact.name) return books.stated(inquiry.type.name, inquiry.about);
  return books.stated(inquiry.type.name, inquiry.about, inquiry.on);
}
