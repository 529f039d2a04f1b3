import { post, type Withheld } from '../books/index.js';
import { openCorporation, type Corporation } from '../corporation.js';
import type { Journal } from '../journal/index.js';
import type { Given } from '../session/index.js';
import { instrumentChoices, instrumentsOf, type CharterSet, type InstrumentChoice } from './charters.js';
import { checkReadings } from './known-readings.js';

/** What a question looks at, beside a charter and a journal. */
export interface Opening {
  /** Which of its instruments; the charter alone where it is left out. */
  readonly instruments?: readonly InstrumentChoice[];
  /** Options of readings, in the place of those adopted. */
  readonly readings?: Readonly<Record<string, string>>;
  /** Whether nothing further is supposed. */
  readonly strict?: boolean;
  /** An instant: what was entered later is left out. */
  readonly knownAt?: string | undefined;
  readonly given?: readonly Given[];
  /** Whether readings may be those of another charter, with which this one is compared. */
  readonly isCompared?: boolean;
  /** Interim counts, where whoever asks may not see them. */
  readonly withheld?: Withheld | undefined;
}

/**
 * Opens a corporation for questions: some instruments of a charter, and a journal as far as it was known. Whoever asks, from a case
 * file, a store, a service or a thread of it, asks what is opened here.
 * @throws {QuestionError} where a reading is set that the instruments do not have
 * @throws {InstrumentError} when an instrument cannot be used, listing every mistake with its place
 */
export function openedWith(set: CharterSet, journal: Journal, opening: Opening = {}): Corporation {
  const {
    instruments: chosen = ['charter'],
    readings = {},
    strict = false,
    knownAt,
    given = [],
    isCompared,
    withheld,
  } = opening;
  const instruments = instrumentsOf(
    set,
    instrumentChoices.filter((choice) => chosen.includes(choice)),
  );
  checkReadings(instruments, readings, { isElsewhere: isCompared === true });
  const books = post(journal, knownAt === undefined ? {} : { knownAt });
  return openCorporation({
    instruments,
    books,
    given,
    readings,
    strict,
    ...(withheld === undefined ? undefined : { withheld }),
  });
}
