/** The client of a Quorate service, how the service writes days in words, and in which order needed facts are asked for. */
export { countOfAsked, inAskingOrder, type FactAsked } from '@quorate/engine/asking-order';
export { dayInWords, daysInWords } from '@quorate/engine/day-in-words';
export { hasWords } from '@quorate/engine/has-words';
export { QuorateClient, type ClientOptions } from './client.js';
export { ProblemError, UnreachableError } from './problem-error.js';
export type { EntriesWanted } from './subjects/entries.js';
export type { Exporting, Following } from './subjects/journals.js';
export type { PaperToKeep } from './subjects/papers.js';
export type { ReadsWanted } from './subjects/personal-data.js';
export type { Session } from './subjects/sign-in.js';
export type { Wire } from './wire.js';
