import {
  checkReadings,
  instrumentChoices,
  instrumentsOf,
  openCorporation,
  post,
  type CharterSet,
  type Corporation,
  type Journal,
} from '@quorate/engine';
import type { Opening } from './asked.js';

/**
 * A corporation opened for a question, under this charter and at the head of this journal.
 * @throws {QuestionError} where a reading is set that the instruments do not have
 */
export function openedWith(set: CharterSet, journal: Journal, opening: Opening): Corporation {
  const { readings, strict, knownAt, charter } = opening;
  const instruments = instrumentsOf(
    set,
    instrumentChoices.filter((choice) => opening.instruments.includes(choice)),
  );
  // Two charters that are compared have readings each of its own.
  checkReadings(instruments, readings, { isElsewhere: charter !== undefined });
  return openCorporation({
    instruments,
    books: post(journal, knownAt === undefined ? {} : { knownAt }),
    readings,
    strict,
  });
}
