import { QuestionError } from '../evaluation/index.js';
import { day, type Day } from '../exact/index.js';

/** A day written in a question. @throws {QuestionError} naming the field, where it is not a day of the calendar. */
export function askedDay(field: string, written: string): Day {
  try {
    return day(written);
  } catch (error) {
    throw new QuestionError(`${field}: ${error instanceof Error ? error.message : String(error)}`);
  }
}
