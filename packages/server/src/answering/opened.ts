import {
  instrumentChoices,
  instrumentsOf,
  openCorporation,
  post,
  type CharterSet,
  type Corporation,
  type Journal,
} from '@quorate/engine';
import type { Opening } from './asked.js';

/** A corporation opened for a question, under this charter and at the head of this journal. */
export function openedWith(set: CharterSet, journal: Journal, opening: Opening): Corporation {
  const { instruments, readings, strict, knownAt } = opening;
  return openCorporation({
    instruments: instrumentsOf(
      set,
      instrumentChoices.filter((choice) => instruments.includes(choice)),
    ),
    books: post(journal, knownAt === undefined ? {} : { knownAt }),
    readings,
    strict,
  });
}
