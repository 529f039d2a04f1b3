/** The client of a Quorate service. */
export { QuorateClient, type ClientOptions, type EntriesWanted } from './client.js';
export { ProblemError, UnreachableError } from './problem-error.js';
export type { Wire } from '@quorate/server';
