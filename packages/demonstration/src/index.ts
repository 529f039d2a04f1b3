/** Three corporations with invented histories, to try Quorate on. */
export type { Demonstration, WorthAsking } from './demonstration.js';
export { demonstrationOf, DemonstrationKeptError, missingDemonstrationOf, type Made } from './demonstration-of.js';
export { demonstrations } from './demonstrations.js';
