import type { Books } from '../books/index.js';
import type { FactType } from '../evaluation/index.js';
import { atStart, compareDays, latestOf, plusDays, type Day } from '../exact/index.js';
import { familyInWords, type CompleteFamily } from '../journal/index.js';

/** Asked where a rule needs a family of which nobody has entered how far it is complete. */
export const coverageFact: FactType = {
  name: 'complete-through',
  asks: 'Through which day has every entry on {0} been made, and on whose word?',
  about: ['family'],
  reply: { kind: 'day' },
  called: familyInWords,
};

/** What the premise is about that a family is kept whole. */
export function aboutCoverage(family: CompleteFamily): string {
  return `coverage(${family})`;
}

/** Asked where a rule needs a day on which a family was not yet kept. */
export const coverageFromFact: FactType = {
  name: 'complete-from',
  asks: 'Nobody vouches for the entries on {0} as far back as this needs them. From which day on has every one been made, and on whose word?',
  about: ['family'],
  reply: { kind: 'day' },
  called: familyInWords,
};

/** Of these nothing can have happened before there was a share. */
const ofShareholders: ReadonlySet<CompleteFamily> = new Set<CompleteFamily>([
  'register',
  'meetings',
  'acts',
  'dividends',
]);

/** Whether a family is kept from one day through another, as far as there was anything to keep. */
export function isKeptFrom(books: Books, family: CompleteFamily, since: Day, by: Day): boolean {
  const began = historyBegan(books, family);
  const from = began === undefined ? since : latestOf(began, since);
  if (compareDays(from, by) > 0) return true;
  const kept = books.keptFrom(family, by);
  return kept !== undefined && compareDays(kept, from) <= 0 && !(family === 'register' && isOlderThan(books, kept));
}

/** Whether shares are entered of a time before the register is kept, and no list opens it: what else there was by then is not known. */
function isOlderThan(books: Books, kept: Day): boolean {
  const eve = plusDays(kept, -1);
  if (books.classes(atStart(kept)).length === 0) return false;
  return !books.asEntered('opening-register').some(({ on }) => compareDays(on, eve) >= 0);
}

/**
 * The day before which there is nothing to know of a family: that on which the corporation was formed, or, of what needs
 * shareholders, on which its register was begun, where no list opens it. Nothing where the books tell of no beginning.
 */
export function historyBegan(books: Books, family: CompleteFamily): Day | undefined {
  const formed = books.formed();
  const [register] = books.coverage('register');
  if (register === undefined || !ofShareholders.has(family)) return formed;
  const isOlder =
    books.entriesOf('opening-register').length > 0 || books.classes({ day: register.from, time: '00:00' }).length > 0;
  if (isOlder) return formed;
  return formed === undefined ? register.from : latestOf(formed, register.from);
}
