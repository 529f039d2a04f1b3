import type { Placed } from '../../../instrument/index.js';
import type { Matter } from '../../../terms/index.js';
import type { DoneOn } from './condition.js';
import type { Touched } from './reach.js';
import type { WideSeriesRestriction } from './restriction-parameters.js';

/** What an exception is judged in. */
export interface Excepted extends DoneOn {
  readonly placed: Placed<WideSeriesRestriction>;
  readonly matter: Matter;
  readonly touched: Touched;
}
