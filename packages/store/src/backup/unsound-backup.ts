import { UnsoundJournalError } from '../store-error.js';

/** A line of a backup is of no sort that there is. */
export function notWrittenSo(place: number): UnsoundJournalError {
  return new UnsoundJournalError(
    `Line ${place} is not what a backup is written as. It was changed, or this is no backup. Nothing is restored.`,
  );
}

/** The lines of a part are not those that its last line tells of. */
export function partChanged(place: number): UnsoundJournalError {
  return new UnsoundJournalError(
    `The part that ends with line ${place} is not as it was written: lines of it were changed, added or taken away. Nothing is restored: use another copy of the backup.`,
  );
}

/** A row stands there twice, or has what no column of its table holds. */
export function rowsNotTaken(table: string, why: string): UnsoundJournalError {
  return new UnsoundJournalError(
    `A row of "${table}" is none that was ever kept (${why}): it stands there twice, or was changed. Nothing is restored: use another copy of the backup.`,
  );
}

/** Lines are missing. */
export function cutOff(): UnsoundJournalError {
  return new UnsoundJournalError(
    'The backup is cut off: its end is missing, or lines of it. Nothing is restored: use a whole one.',
  );
}
