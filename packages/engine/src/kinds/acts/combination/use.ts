import type { Moment } from '../../../exact/index.js';
import type { Context } from '../../../session/index.js';
import type { Matter } from '../../../terms/index.js';

/** Where a row is read: in which article, of which proposed act, as of which moment. */
export interface RowUse {
  readonly c: Context;
  readonly place: string;
  readonly matter: Matter;
  readonly at: Moment;
  /** In which the instrument reckons. */
  readonly currency: string;
}
