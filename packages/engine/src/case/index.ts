/** Case files: a journal, questions and expected answers, as a lawyer writes them. */
export { judgedOnto } from './judged-onto.js';
export { givenNames, type GivenName } from './given-names.js';
export {
  instrumentChoices,
  instrumentsOf,
  corporationOf,
  formedOn,
  type Charters,
  type CharterSet,
  type InstrumentChoice,
} from './charters.js';
export { charterFileSchema } from './charter-schema.js';
export { charterWarnings, checkedCharter, longestCharter } from './checked-charter.js';
export { unknownNames, unusedReadings } from './charter-names.js';
export { checkReadings } from './known-readings.js';
export { holdsCharter, readCharterFile } from './charter-file.js';
export { inWords, type Mismatch } from './compare.js';
export { citedBy, valueOf } from './expectation.js';
export { openedWith, type Opening } from './opened.js';
export { CharterUnreadableError, type CaseCorporation } from './layer.js';
export type { AlsoAsking, PreparedCase } from './prepare.js';
export type { OntoJournal } from './onto-journal.js';
export type { PreparedAsk } from './prepare-ask.js';
export { CaseFileError, type CaseProblem } from './problem.js';
export { readFields } from './document.js';
export { reservedInAsks } from './question.js';
export { readCase, runCase, type AskResult, type CaseFile, type CaseRun, type RunOptions } from './run-case.js';
export { actSchemas, caseFileSchema, envelopeInWords } from './schema.js';
export { expectShape } from './shape.js';
export { knownThrough, type AlsoSupposed } from './suppose.js';
