import { keptBooks, stillKept, withoutVotesOn, withRegisterOf } from '../books/index.js';
import type { Books, KeptWhole, SharesConverted, Withheld } from '../books/index.js';
import { canonical, Evaluation, inquiryKey, openFact, QuestionError, toPlain } from '../evaluation/index.js';
import type { EvaluationParts, FactType, Held, Premise } from '../evaluation/index.js';
import { atClose, compareDays, earliestOf, type Day, type Moment } from '../exact/index.js';
import { familyInWords, type CompleteFamily } from '../journal/index.js';
import { isByReading, type ByReading, type KindCore, type Placed } from '../instrument/index.js';
import { aboutCoverage, coverageFact, coverageFromFact, isKeptFrom } from './coverage.js';
import type { Given } from './given.js';
import type { InForce } from './in-force.js';

/** What is told in the place of votes that are withheld: whatever is stated of it, nobody reads it. */
const interimVotes = openFact('interim-votes', 'proposal').text(
  'How was voted on {0}? Until its polls close the inspectors alone see that, and nothing entered tells that they have closed.',
);

/** The parts that a session gives its context beside those of the evaluation. */
export interface ContextParts extends EvaluationParts {
  readonly books: Books;
  readonly inForce: InForce;
  readonly asOf: Day;
  readonly kinds: ReadonlyMap<string, KindCore<never, Context>>;
  readonly given: readonly Given[];
  /** The provisions by which shares become others by the text itself. */
  readonly converting?: readonly Placed[];
  /** Interim counts, where whoever asks may not see them. */
  readonly withheld?: Withheld;
  /** Whether a provision in force at a moment defines a notion, for a place. */
  readonly isDefined: (notion: string, place: string, at: Moment) => boolean;
  /** The moment as of which a notion is worked out: the one asked about, or one at which it is the same. */
  readonly momentFor: (notion: string, place: string, at: Moment) => Moment;
}

/** What is worked out goes by, beside what it asks for: the text of a day, and the moment at which a vote is taken. */
interface GoesBy {
  readonly text: Day | undefined;
  readonly vote: Moment | undefined;
}

const ofToday: GoesBy = { text: undefined, vote: undefined };

/**
 * What a rule of a provision kind sees: the books, the instruments in force, the day of the question, and the
 * evaluation's ways of asking. A rule reads nothing else.
 */
export class Context extends Evaluation {
  /** The books; whatever is read of a complete family is read through its coverage. */
  readonly books: Books;
  readonly inForce: InForce;
  /** The day as of which the question is answered. */
  readonly asOf: Day;

  /** The books without their coverage, for asking how far that goes. */
  readonly #coverage: Books;
  readonly #keptThrough = new Map<CompleteFamily, KeptThrough>();
  readonly #given: readonly Given[];
  /** Of the books alone, whatever a run assumes. */
  readonly #kept = new Map<CompleteFamily, Map<Day, Map<Day, boolean>>>();
  /** By the name under which things are worked out. */
  readonly #scopes = new Map<string, GoesBy>();
  /** By what was converted: the books with it. */
  readonly #converted = new Map<string, Books>();
  /** While it is found what converts: the register as far as that was found. */
  #whileConverting: Books | undefined;
  /** The section that speaks: what it reads of the books is asked for with it. */
  #cites: readonly string[] = none;
  readonly #isDefined: ContextParts['isDefined'];
  readonly #momentFor: ContextParts['momentFor'];
  readonly #kinds: ReadonlyMap<string, KindCore<never, Context>>;

  constructor(parts: ContextParts) {
    super(parts);
    this.#coverage = parts.books;
    const keep: KeptWhole = (family, when) => {
      // Of a moment that is ahead it can be kept up to the question's day only.
      this.#coveredOnce(family, earliestOf(dayOf(when) ?? this.asOf, this.asOf));
    };
    const books = keptBooks(parts.books, keep);
    const { converting = none } = parts;
    const read =
      converting.length === 0
        ? books
        : withRegisterOf(books, () => this.under(undefined, () => this.#withConversions(books, converting, keep)));
    this.books = withoutVotesOn(read, parts.withheld, (matter) => {
      const inquiry = { type: interimVotes, about: [matter], cites: this.#cites };
      return this.suspend({ key: inquiryKey(inquiry), kind: 'asked', options: [], inquiries: [inquiry] });
    });
    this.inForce = parts.inForce;
    this.asOf = parts.asOf;
    this.#kinds = parts.kinds;
    this.#given = parts.given;
    this.#isDefined = parts.isDefined;
    this.#momentFor = parts.momentFor;
  }

  /**
   * The books with what texts convert of themselves, as far as the register does not show it. What that is may turn on conversions before
   * it: it is found again from the books with those found so far, until nothing more is.
   * @throws {QuestionError} where the register goes on with shares that were others by then, or a conversion turns on itself
   */
  #withConversions(entered: Books, converting: readonly Placed[], keep: KeptWhole): Books {
    if (this.#whileConverting !== undefined) return this.#whileConverting;
    return this.once(converting, 'converted', () => {
      const ofOnes = converting.filter((placed) => this.isReadSo(placed));
      // What is remembered is worked out again by itself too, wherever something that used it asks whether it is as it was.
      try {
        return this.#settled(entered, ofOnes, keep);
      } finally {
        this.#whileConverting = undefined;
      }
    });
  }

  #settled(entered: Books, ofOnes: readonly Placed[], keep: KeptWhole): Books {
    let reached = entered;
    for (let rounds = 0, most = 2; rounds <= most; rounds++) {
      this.#whileConverting = reached;
      // What is worked out by a register that is not settled yet holds for finding what converts, and for nothing else.
      const found = this.apart(() =>
        ofOnes.flatMap((each) => this.kindOf(each).converts?.(this, each as never, this.#coverage) ?? []),
      );
      const next = found.length === 0 ? entered : this.#converting(found, keep);
      if (next === reached) {
        for (const { remark } of found) this.remark(remark);
        return reached;
      }
      reached = next;
      // Each turns on earlier ones alone, so that every round settles one more.
      most = Math.max(most, found.length + 1);
    }
    throw new QuestionError('What converts of itself by the text turns on itself: no state of the register fits it.');
  }

  #converting(found: readonly SharesConverted[], keep: KeptWhole): Books {
    const key = canonical(toPlain(found).plain);
    const known = this.#converted.get(key);
    if (known !== undefined) return known;
    const books = this.#coverage.converting(found);
    if (books === undefined) {
      const what = found.map((each) => `${each.class} of ${this.nameOf(each.holder)} on ${each.on}`).join(', ');
      throw new QuestionError(
        `The register goes on with shares that had become others by the text itself (${what}). Enter the conversion, or correct what follows it.`,
      );
    }
    const kept = keptBooks(books, keep);
    this.#converted.set(key, kept);
    return kept;
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

  /** What a provision has to say: how far the books that it reads are kept is asked with its section. */
  citing<T>(cites: readonly string[], says: () => T): T {
    const outer = this.#cites;
    this.#cites = cites;
    try {
      return says();
    } finally {
      this.#cites = outer;
    }
  }

  override notionNamed(name: string, about: readonly string[], at: Moment, place = ''): Held<unknown> {
    const isLater = this.textOf(at.day) !== at.day;
    return super.notionNamed(name, about, isLater ? at : this.#momentFor(name, place, at), place);
  }

  /**
   * Work by the text of a day: of a later one, the text of that day is read, with all that it defines. The books, and what texts convert of
   * themselves, are as they are.
   */
  byTextOf<T>(day: Day, work: () => T): T {
    const isToday = this.inForce.on(day) === this.inForce.on(this.asOf) && !this.inForce.isAnyReplaced;
    const text = isToday || compareDays(day, this.asOf) >= 0 ? undefined : day;
    return this.#going({ text, vote: this.voteTaken }, work);
  }

  /** Work on a vote that is taken at a moment: what governs the votes taken since it was determined goes for it, whatever its record date. */
  byVoteTaken<T>(vote: Moment, work: () => T): T {
    return this.#going({ text: this.#goesBy.text, vote }, work);
  }

  /** When the vote is taken that is worked on; undefined where that is not said. */
  get voteTaken(): Moment | undefined {
    return this.#goesBy.vote;
  }

  /** The day whose text is read for a day. */
  textOf(when: Day): Day {
    const { text } = this.#goesBy;
    return text === undefined ? when : earliestOf(when, text);
  }

  get #goesBy(): GoesBy {
    return this.scope === undefined ? ofToday : this.#scopes.get(this.scope)!;
  }

  #going<T>(goesBy: GoesBy, work: () => T): T {
    const { text, vote } = goesBy;
    if (text === undefined && vote === undefined) return this.under(undefined, work);
    const name = `${text ?? ''} ${vote?.day ?? ''} ${vote?.time ?? ''}`;
    this.#scopes.set(name, goesBy);
    return this.under(name, work);
  }

  /** A part that several provisions may need is nobody's: it comes out the same whoever needs it first. */
  override once<T>(about: object, name: string, work: () => T, at?: Moment): T {
    return super.once(about, name, () => this.citing(none, work), at);
  }

  /** The moment of the question: the close of its day. */
  get now(): Moment {
    return atClose(this.asOf);
  }

  /** The provisions in force on a day, in rank and document order. */
  provisionsOn(day: Day): readonly Placed[] {
    return this.inForce.on(this.textOf(day));
  }

  /**
   * The provisions by whose definitions what was so on a day is read: those in force on it, and, of a text that took force
   * later, those of the question's day.
   */
  provisionsReading(day: Day): readonly Placed[] {
    return this.inForce.reading(this.textOf(day), this.textOf(this.asOf));
  }

  /** Whether a text is read so that it says this: a provision may be one meaning of a doubtful text. */
  isReadSo({ provision: { ifRead = {} } }: Placed): boolean {
    return Object.entries(ifRead).every(([reading, option]) => this.reading(reading) === option);
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

  /** What sentences call a person or a proposed act; the id where neither was entered. */
  nameOf(id: string): string {
    return this.books.nameOf(id);
  }

  /**
   * Makes sure that a complete family is vouched for up to a day; only then does silence mean that nothing happened.
   * Asks how far the family has been kept where nobody has said so, and how far back where that is not far enough; after the
   * last covered day it goes by that day.
   * @param since the first day that matters; left out, only how things stood on `through`
   * @returns the day to answer by: `through`, or the last covered day before it.
   */
  covered(family: CompleteFamily, through: Day, cites: readonly string[], since: Day | undefined = through): Day {
    const by = this.#coveredThrough(family, through, cites);
    const ends = this.#coverage.through(family);
    if (ends !== undefined) this.#coveredFrom(family, earliestOf(since, by, ends), earliestOf(by, ends), cites);
    return by;
  }

  /** Many readings of one step are of one family and day: it is looked at for the first of them. */
  #coveredOnce(family: CompleteFamily, through: Day): void {
    const cites = this.#cites;
    this.onceInStep(`${family} ${through}`, cites, () => this.covered(family, through, cites));
  }

  #coveredThrough(family: CompleteFamily, through: Day, cites: readonly string[]): Day {
    const { last, premise } = this.#keptThroughOf(family, through, cites);
    this.premise(premise);
    if (compareDays(last, through) >= 0) return through;
    this.remark({
      says: `Somebody vouches for the entries on ${familyInWords[family]} through ${last} only; what depends on them is answered as of that day.`,
      cites,
    });
    return last;
  }

  /** Where something is entered after the last covered day, neither that day nor the entries tell how things stand: it is asked. */
  #keptThroughOf(family: CompleteFamily, through: Day, cites: readonly string[]): KeptThrough {
    const goesOn = (after: Day) => compareDays(after, through) < 0 && this.#coverage.goesOn(family, after, through);
    const ends = this.#coverage.through(family);
    const entered = ends === undefined || goesOn(ends) ? undefined : ends;
    const known = this.#keptThrough.get(family);
    if (known !== undefined && entered !== undefined) return known;
    const last = entered ?? (this.ask(coverageFact, { about: [family], cites }) as Day);
    if (entered === undefined && goesOn(last)) {
      throw new QuestionError(
        `Every entry on ${familyInWords[family]} is stated to have been made through ${last} only, and there are entries after it. Ask as of that day, or enter through which later day every one has been made.`,
      );
    }
    const kept: KeptThrough = {
      last,
      premise: {
        kind: 'covered',
        about: aboutCoverage(family),
        says: coveredInWords(family, last),
        of: familyInWords[family],
      },
    };
    if (entered !== undefined) this.#keptThrough.set(family, kept);
    return kept;
  }

  /** Whether a family that is covered is kept from one day through another, or there was nothing to keep before it was. */
  isKept(family: CompleteFamily, since: Day, by: Day): boolean {
    const ofFamily = this.#kept.get(family) ?? new Map<Day, Map<Day, boolean>>();
    this.#kept.set(family, ofFamily);
    const upTo = ofFamily.get(by) ?? new Map<Day, boolean>();
    ofFamily.set(by, upTo);
    const is = upTo.get(since) ?? isKeptFrom(this.#coverage, family, since, by);
    upTo.set(since, is);
    return is;
  }

  /** Before a coverage begins nothing is known: it is asked how far back the family is entered. */
  #coveredFrom(family: CompleteFamily, since: Day, by: Day, cites: readonly string[]): void {
    if (this.isKept(family, since, by)) return;
    const told = this.ask(coverageFromFact, { about: [family], cites }) as Day;
    if (compareDays(told, since) <= 0) return;
    throw new QuestionError(
      `Every entry on ${familyInWords[family]} is stated to have been made from ${told} on only, and this is about ${since}. Make them as far back as that, with a coverage entry.`,
    );
  }

  /** Whether a provision in force at a moment defines a notion, for a place; what is given or determined does not count. */
  isDefined(notion: string, place: string, at: Moment): boolean {
    return this.#isDefined(notion, place, at);
  }

  /** Whether a notion is stipulated for the question, and so is not to be worked out; of anything where it is not said about what. */
  isGiven(notion: string, about?: readonly string[]): boolean {
    return this.givenAbout(notion).some((each) => about === undefined || each.join() === about.join());
  }

  /** About whom or what a notion is stipulated for the question; for a place, only what is stipulated for it or for all. */
  givenAbout(notion: string, place?: string): readonly (readonly string[])[] {
    const isFor = (given: Given): boolean => place === undefined || (given.place ?? place) === place;
    return this.#given.filter((each) => each.notion === notion && isFor(each)).map(({ about }) => about);
  }

  /** A yes-or-no fact about a proposed act or person, asked with the section that needs it. */
  holds(fact: FactType, about: readonly string[], ...cites: readonly string[]): boolean {
    return this.is(fact, { about, cites });
  }
}

/** Through which day a family is kept, and the premise that it is. */
interface KeptThrough {
  readonly last: Day;
  readonly premise: Premise;
}

const none: readonly never[] = Object.freeze([]);

function dayOf(when: Day | Moment | undefined): Day | undefined {
  return typeof when === 'object' ? when.day : when;
}

function coveredInWords(family: CompleteFamily, through: Day): string {
  const kept = through === stillKept ? 'and still is' : `through ${through}`;
  return `every entry on ${familyInWords[family]} has been made ${kept}, as a coverage entry says`;
}
