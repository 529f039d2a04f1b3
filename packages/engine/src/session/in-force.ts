import type { Books } from '../books/index.js';
import { compareDays, day, plusDays, type Day } from '../exact/index.js';
import { instrumentKinds, type LoadedInstrument, type Placed } from '../instrument/index.js';

/**
 * The provisions in force by day: those of the versions of each instrument in force then, less those that an entered
 * amendment has repealed. In order of rank, then of the document.
 */
export class InForce {
  readonly instruments: readonly LoadedInstrument[];
  readonly #books: Books;
  /** The days on which something comes into force or goes out of it, in order. */
  readonly #turns: readonly Day[];
  readonly #between = new Map<number, readonly Placed[]>();
  readonly #byDay = new Map<Day, readonly Placed[]>();

  constructor(instruments: readonly LoadedInstrument[], books: Books) {
    this.instruments = instruments.toSorted(
      (a, b) => instrumentKinds.indexOf(a.instrument.kind) - instrumentKinds.indexOf(b.instrument.kind),
    );
    this.#books = books;
    this.#turns = turnsOf(instruments, books);
  }

  /** The very same list for every day between two changes: what is worked out from it is worked out once. */
  on(when: Day): readonly Placed[] {
    const known = this.#byDay.get(when);
    if (known !== undefined) return known;
    const found = this.#since(when);
    this.#byDay.set(when, found);
    return found;
  }

  #since(when: Day): readonly Placed[] {
    const next = this.#turns.findIndex((turn) => compareDays(turn, when) > 0);
    const known = this.#between.get(next);
    if (known !== undefined) return known;
    const placed = this.instruments
      .filter(({ instrument }) => isVersionOn(instrument, when))
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
    return this.#books
      .entriesOf('instrument-amended')
      .filter((entry) => entry.data.instrument === placed.instrument.kind && entry.data.repeals === true)
      .filter((entry) => entry.data.provisions.some((cite) => isUnder(placed.provision.cite, cite)))
      .map((entry) => entry.on);
  }
}

function turnsOf(instruments: readonly LoadedInstrument[], books: Books): readonly Day[] {
  const versions = instruments.flatMap(({ instrument: { from, until } }) => [
    day(from),
    ...(until === undefined ? [] : [plusDays(day(until), 1)]),
  ]);
  const amendments = books.entriesOf('instrument-amended').map((entry) => entry.on);
  return [...new Set([...versions, ...amendments])].toSorted(compareDays);
}

function isVersionOn(instrument: { readonly from: string; readonly until?: string | undefined }, when: Day): boolean {
  const begun = compareDays(day(instrument.from), when) <= 0;
  return begun && (instrument.until === undefined || compareDays(when, day(instrument.until)) <= 0);
}

/** Whether a section is the one cited, or stands under it: FOURTH.A is under FOURTH. */
export function isUnder(section: string, cite: string): boolean {
  return (
    section === cite ||
    section.startsWith(`${cite}.`) ||
    section.startsWith(`${cite}(`) ||
    section.startsWith(`${cite}[`)
  );
}
