/** Documents that are written from answers, and say nothing that an answer does not. */
export { DocumentError } from './document.js';
export { documentForms, documentNamed, type DocumentForm } from './documents.js';
export { asCalendar, type CalendarWriting, type Deadline } from './icalendar.js';
export type { Writing } from './writing.js';
