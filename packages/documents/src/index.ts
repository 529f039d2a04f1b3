/** Documents that are written from answers, and say nothing that an answer does not; and instructions of holders read into ballots. */
export { csvOf } from './csv.js';
export { DocumentError } from './document.js';
export { documentForms, documentNamed, pagesOf, type DocumentForm } from './documents.js';
export { asCalendar, type CalendarWriting, type Deadline } from './icalendar.js';
export { instructionsIn, type InstructionsRead, type Received } from './iso-20022/instructions.js';
export { faultCodes, type MessageFault } from './iso-20022/reading.js';
export type { Pages, Writing } from './writing.js';
