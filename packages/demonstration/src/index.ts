/** Three corporations with invented histories, to try Quorate on. */
export type { Demonstration, WorthAsking } from './demonstration.js';
export {
  demonstrationIn,
  DemonstrationKeptError,
  missingDemonstrationIn,
  type DemonstrationOptions,
  type Made,
} from './making/demonstration-in.js';
export { demonstrations } from './demonstrations.js';
export { inMemory } from './in-memory.js';
