import { day, Journal, post, type Books } from '@quorate/engine';
import { cpuOf } from '../measure.js';
import type { Movements } from './movements.js';
import { written } from './written.js';

/** A register entered and posted, and the CPU milliseconds of both. Writing the entries down is not counted. */
export interface Posted {
  readonly books: Books;
  readonly entered: number;
  readonly posted: number;
}

export function posted(of: Movements): Posted {
  let journal = Journal.empty('bench', day('1999-01-04'));
  let entered = 0;
  for (const batch of written(of, 1_000)) {
    entered += cpuOf(() => {
      const appended = journal.append(batch);
      if (appended.problems !== undefined) throw new Error(appended.problems[0]?.message ?? 'the entries are refused');
      journal = appended.journal;
    });
  }
  let books: Books | undefined;
  const took = cpuOf(() => {
    books = post(journal);
    // The register is posted when it is first asked about.
    books.classes();
  });
  if (books === undefined) throw new Error('Nothing was posted.');
  return { books, entered, posted: took };
}
