import type { Books } from '../books/index.js';
import { seriesInWords } from '../evaluation/index.js';
import type { EntryOf } from '../journal/index.js';
import { compareDays, day, plusDays, type Day } from '../exact/index.js';
import { instrumentKinds, isNamed, isUnder } from '../instrument/index.js';
import type { InstrumentKind, LoadedInstrument, Placed } from '../instrument/index.js';

/**
 * The provisions in force by day: those of the versions of each instrument in force then, less those that an entered
 * amendment has repealed. In order of rank, then of the document.
 */
export class InForce {
  readonly instruments: readonly LoadedInstrument[];
  readonly #books: Books;
  readonly #repealing: readonly Amendment[];
  readonly #replacing: readonly Amendment[];
  readonly #ofNoneLoaded: readonly Amendment[];
  /** The days on which something comes into force or goes out of it, in order. */
  readonly #turns: readonly Day[];
  readonly #between = new Map<number, readonly Placed[]>();
  /** Of the days looked at lately. */
  readonly #byDay = new Map<Day, readonly Placed[]>();
  /** By the lists of the question's day and of the day looked at. */
  readonly #read = new Map<readonly Placed[], Map<readonly Placed[], readonly Placed[]>>();

  constructor(instruments: readonly LoadedInstrument[], books: Books) {
    this.instruments = instruments.toSorted((a, b) => rankOf(a.instrument.kind) - rankOf(b.instrument.kind));
    this.#books = books;
    const amendments = books.entriesOf('instrument-amended');
    this.#repealing = amendments.filter(({ data }) => data.repeals === true);
    this.#replacing = amendments.filter(({ data }) => data.repeals !== true);
    this.#ofNoneLoaded = amendments.filter(({ data }) => !isAnyNamed(instruments, data.instrument));
    this.#turns = turnsOf(instruments, amendments);
  }

  /** The very same list for every day between two changes: what is worked out from it is worked out once. */
  on(when: Day): readonly Placed[] {
    const known = this.#byDay.get(when);
    if (known !== undefined) return known;
    const found = this.#since(when);
    if (this.#byDay.size >= mostDays) this.#byDay.clear();
    this.#byDay.set(when, found);
    return found;
  }

  /**
   * The kinds of instrument that a corporation always has, and of which no version that is loaded was in force on a day, with the
   * first day of the versions that follow; nothing of a kind of which none is loaded at all, nor of a day before there was a corporation.
   */
  missingOn(when: Day): readonly { readonly kind: InstrumentKind; readonly next?: Day | undefined }[] {
    const formed = this.#books.formed();
    if (formed !== undefined && compareDays(when, formed) < 0) return [];
    const inForce = new Set(this.versionsOn(when).map(({ instrument }) => instrument.kind));
    const loaded = new Set(this.instruments.map(({ instrument }) => instrument.kind));
    return everywhere
      .filter((kind) => loaded.has(kind) && !inForce.has(kind))
      .map((kind) => ({ kind, next: this.#next(kind, when) }));
  }

  /** Whether any amendment is entered that put another text in the place of one. */
  get isAnyReplaced(): boolean {
    return this.#replacing.length > 0;
  }

  /** The amendments entered by a day that replaced a text, of which the version loaded for that day is older. */
  notLoadedOn(when: Day): readonly Amendment[] {
    if (!this.isAnyReplaced) return [];
    const inForce = this.versionsOn(when).map(({ instrument }) => instrument);
    return this.#replacing
      .filter(({ on }) => compareDays(on, when) <= 0)
      .filter((amendment) => inForce.some((instrument) => isOutdated(instrument, amendment)));
  }

  /** The amendments entered by a day of an instrument of which nothing is loaded, or that nobody knows. */
  ofNoneLoadedOn(when: Day): readonly Amendment[] {
    return this.#ofNoneLoaded.filter(({ on }) => compareDays(on, when) <= 0);
  }

  /** By what a provision was amended by a day, where what is loaded of it is older: the section that was named, or the whole instrument, and when. */
  amendedBy(when: Day, placed: Placed): readonly { readonly section: string; readonly on: Day }[] {
    return this.notLoadedOn(when)
      .filter((each) => isOutdated(placed.instrument, each))
      .flatMap((each) => {
        const { provisions, instrument } = each.data;
        const sections = provisions.length === 0 ? [`The ${instrumentInWords(instrument)}`] : sectionsOf(each, placed);
        return sections.map((section) => ({ section, on: each.on }));
      });
  }

  /** Whether one of these amendments names no section, or one in which nothing stands: what it provides may be new. */
  isAnyAddedOn(when: Day): boolean {
    const amendments = this.notLoadedOn(when);
    if (amendments.length === 0) return false;
    const standing = this.on(when);
    return amendments.some(
      (each) =>
        each.data.provisions.length === 0 ||
        each.data.provisions.some((section) => !standing.some((placed) => sectionsOf(each, placed).includes(section))),
    );
  }

  #next(kind: InstrumentKind, after: Day): Day | undefined {
    const begins = this.instruments.flatMap(({ instrument }) =>
      instrument.kind === kind ? [day(instrument.from)] : [],
    );
    return begins.filter((from) => compareDays(after, from) < 0).toSorted(compareDays)[0];
  }

  /** The instruments of which a version is in force on a day, in order of rank. */
  versionsOn(when: Day): readonly LoadedInstrument[] {
    return this.instruments.filter(({ instrument }) => isVersionOn(instrument, when));
  }

  /**
   * By which provisions what was so on a day is read, as of another: those in force on it; and where of a kind of
   * instrument none was in force yet, those of it that are on the day of the question. The very same list again for every
   * two days between the same changes.
   */
  reading(when: Day, asOf: Day): readonly Placed[] {
    const then = this.on(when);
    const now = this.on(asOf);
    if (then === now || compareDays(when, asOf) > 0) return then;
    const ofNow = this.#read.get(now) ?? new Map<readonly Placed[], readonly Placed[]>();
    this.#read.set(now, ofNow);
    const known = ofNow.get(then);
    if (known !== undefined) return known;
    const begun = new Set(this.instruments.flatMap(({ instrument: { kind, from } }) => (from <= when ? [kind] : [])));
    const added = now.filter(({ instrument }) => !begun.has(instrument.kind));
    const found =
      added.length === 0
        ? then
        : [...then, ...added].toSorted((a, b) => rankOf(a.instrument.kind) - rankOf(b.instrument.kind));
    ofNow.set(then, found);
    return found;
  }

  #since(when: Day): readonly Placed[] {
    const next = this.#turns.findIndex((turn) => compareDays(turn, when) > 0);
    const known = this.#between.get(next);
    if (known !== undefined) return known;
    const placed = this.versionsOn(when)
      .flatMap((loaded) => loaded.placed)
      .filter((each) => !this.#isRepealed(each, when));
    this.#between.set(next, placed);
    return placed;
  }

  /** The repeals entered for a provision, by the day each took effect. */
  repealOf(placed: Placed): Day | undefined {
    return this.#repeals(placed).toSorted(compareDays)[0];
  }

  #isRepealed(placed: Placed, when: Day): boolean {
    return this.#repeals(placed).some((on) => compareDays(on, when) <= 0);
  }

  #repeals(placed: Placed): readonly Day[] {
    return this.#repealing.filter((each) => sectionsOf(each, placed).length > 0).map((entry) => entry.on);
  }
}

type Amendment = EntryOf<'instrument-amended'>;

/** Whether one of these instruments is so named, by an id or by what it is. */
export function isAnyNamed(instruments: readonly Pick<LoadedInstrument, 'instrument'>[], name: string): boolean {
  return instruments.some(({ instrument }) => isNamed(instrument, name));
}

/** "designation-of-series-a" as "designation of Series A". */
export function instrumentInWords(name: string): string {
  return seriesInWords(name).replaceAll('-', ' ');
}

/** The sections that an amendment names in which a provision stands. */
function sectionsOf({ data }: Amendment, placed: Placed): readonly string[] {
  if (!isNamed(placed.instrument, data.instrument)) return [];
  return data.provisions.filter((section) => placed.article === section || isUnder(placed.provision.cite, section));
}

/** Whether a version of an instrument is older than an amendment of it. */
function isOutdated(instrument: Placed['instrument'], { on, data }: Amendment): boolean {
  return isNamed(instrument, data.instrument) && compareDays(day(instrument.from), on) < 0;
}

const mostDays = 4_096;

/** A corporation has these from its forming on. */
const everywhere: readonly InstrumentKind[] = ['charter', 'bylaws'];

function rankOf(kind: InstrumentKind): number {
  return instrumentKinds.indexOf(kind);
}

function turnsOf(instruments: readonly LoadedInstrument[], amendments: readonly Amendment[]): readonly Day[] {
  const versions = instruments.flatMap(({ instrument: { from, until } }) => [
    day(from),
    ...(until === undefined ? [] : [plusDays(day(until), 1)]),
  ]);
  return [...new Set([...versions, ...amendments.map(({ on }) => on)])].toSorted(compareDays);
}

function isVersionOn(instrument: { readonly from: string; readonly until?: string | undefined }, when: Day): boolean {
  const begun = compareDays(day(instrument.from), when) <= 0;
  return begun && (instrument.until === undefined || compareDays(when, day(instrument.until)) <= 0);
}
