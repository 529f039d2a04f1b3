import { stillKept, type Books } from '../books/index.js';
import { Evaluation, type EvaluationParts, type FactType } from '../evaluation/index.js';
import { atClose, compareDays, type Day, type Moment } from '../exact/index.js';
import type { CompleteFamily } from '../journal/index.js';
import { isByReading, type ByReading, type KindCore, type Placed } from '../instrument/index.js';
import { aboutCoverage, coverageFact } from './coverage.js';
import type { Given } from './given.js';
import type { InForce } from './in-force.js';

/** The parts that a session gives its context beside those of the evaluation. */
export interface ContextParts extends EvaluationParts {
  readonly books: Books;
  readonly inForce: InForce;
  readonly asOf: Day;
  readonly kinds: ReadonlyMap<string, KindCore<never, Context>>;
  readonly given: readonly Given[];
  /** Whether a provision in force at a moment defines a notion, for a place. */
  readonly isDefined: (notion: string, place: string, at: Moment) => boolean;
}

/**
 * What a rule of a provision kind sees: the books, the instruments in force, the day of the question, and the
 * evaluation's ways of asking. A rule reads nothing else.
 */
export class Context extends Evaluation {
  readonly books: Books;
  readonly inForce: InForce;
  /** The day as of which the question is answered. */
  readonly asOf: Day;

  readonly #given: readonly Given[];
  readonly #isDefined: ContextParts['isDefined'];
  readonly #kinds: ReadonlyMap<string, KindCore<never, Context>>;

  constructor(parts: ContextParts) {
    super(parts);
    this.books = parts.books;
    this.inForce = parts.inForce;
    this.asOf = parts.asOf;
    this.#kinds = parts.kinds;
    this.#given = parts.given;
    this.#isDefined = parts.isDefined;
  }

  /** Every provision kind by name, for loading an instrument that a question brings with it. */
  get kinds(): ReadonlyMap<string, KindCore<never, Context>> {
    return this.#kinds;
  }

  /** The kind of a provision; loading has made sure that there is one. */
  kindOf(placed: Placed): KindCore<never, Context> {
    const kind = this.#kinds.get(placed.provision.kind);
    if (kind === undefined) throw new Error(`No kind of provision is called "${placed.provision.kind}".`);
    return kind;
  }

  /** The moment of the question: the close of its day. */
  get now(): Moment {
    return atClose(this.asOf);
  }

  /** The provisions in force on a day, in rank and document order. */
  provisionsOn(day: Day): readonly Placed[] {
    return this.inForce.on(day);
  }

  /** A parameter's value: itself, or the one that the reading in force chooses. */
  resolve<T>(value: T | ByReading<T>): T {
    if (!isByReading(value)) return value;
    const option = this.reading(value.reading);
    const chosen = value.options[option];
    if (chosen === undefined) {
      throw new Error(
        `The reading ${value.reading} has the option "${option}", for which the provision gives no value.`,
      );
    }
    return chosen;
  }

  /** A person's name for people; the id where none was entered. */
  nameOf(person: string): string {
    return this.books.nameOf(person);
  }

  /**
   * Makes sure that a complete family is vouched for up to a day; only then does silence mean that nothing happened.
   * Asks how far the family has been kept where nobody has said so; after the last covered day it goes by that day.
   * @returns the day to answer by: `through`, or the last covered day before it.
   */
  covered(family: CompleteFamily, through: Day, cites: readonly string[]): Day {
    const last = this.books.through(family);
    const known = last ?? (this.ask(coverageFact, { about: [family], cites }) as Day);
    this.premise({
      kind: 'covered',
      about: aboutCoverage(family),
      says: coveredInWords(family, known),
    });
    if (compareDays(known, through) >= 0) return through;
    this.remark({
      says: `The ${family} is kept through ${known} only; what depends on it is answered as of that day.`,
      cites,
    });
    return known;
  }

  /** Whether a provision in force at a moment defines a notion, for a place; what is given or determined does not count. */
  isDefined(notion: string, place: string, at: Moment): boolean {
    return this.#isDefined(notion, place, at);
  }

  /** Whether a notion is stipulated for the question, and so is not to be worked out. */
  isGiven(notion: string, about: readonly string[]): boolean {
    return this.#given.some((each) => each.notion === notion && each.about.join() === about.join());
  }

  /** A yes-or-no fact about a proposed act or person, asked with the section that needs it. */
  holds(fact: FactType, about: readonly string[], ...cites: readonly string[]): boolean {
    return this.is(fact, { about, cites });
  }
}

function coveredInWords(family: CompleteFamily, through: Day): string {
  const kept = through === stillKept ? 'and still is' : `through ${through}`;
  return `every entry of the family "${family}" has been made ${kept}, as its coverage entry says`;
}
