import type { Placed } from '../../../instrument/index.js';
import type { Matter } from '../../../terms/index.js';
import type { Touched } from './reach.js';
import type { WideSeriesRestriction } from './restriction-parameters.js';

/** What an exception is judged in. */
export interface Excepted {
  readonly placed: Placed<WideSeriesRestriction>;
  readonly matter: Matter;
  readonly touched: Touched;
}
