import type { Matter } from '../../../terms/index.js';
import type { DoneOn } from './condition.js';
import type { Touched } from './reach.js';
import type { Restriction } from './restriction-parameters.js';

/** What an exception is judged in. */
export interface Excepted extends DoneOn {
  readonly placed: Restriction;
  readonly matter: Matter;
  readonly touched: Touched;
}
