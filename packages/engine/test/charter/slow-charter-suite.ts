import * as fc from 'fast-check';
import { describe, it } from 'vitest';
import { caseFilesIn, comeOut, type CharterInFolder } from './case-files.js';
import { inWordsOnly } from './in-words-only.js';
import { premisesOfCases } from './premises-of-cases.js';
import { readInDoubt } from './read-in-doubt.js';
import { toldByName } from './told-by-name.js';

/** What takes long of what is asked of every charter that comes with Quorate. */
export function slowCharterSuite(under: CharterInFolder): void {
  describe('the case files, with everything turned', () => comeOut(under, true));

  it('answers as before, or needs what a section says, where that section is in words only', () => {
    fc.assert(inWordsOnly(under), { numRuns: 40 });
  });

  it('tells of nobody by an id who has a name', () => {
    fc.assert(toldByName(under), { numRuns: 60 });
  });

  it('tells of each premise what changes the answer, and that can be entered as it is told', () => {
    fc.assert(premisesOfCases(under), { numRuns: 200 });
  });

  it('answers as before with any value written as one that a reading chooses, whose options say the same', () => {
    fc.assert(readInDoubt({ set: under.set, texts: caseFilesIn(under.folder) }), { numRuns: 60 });
  });
}
