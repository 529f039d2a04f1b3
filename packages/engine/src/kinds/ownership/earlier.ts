import { compareMoments, type Moment } from '../../exact/index.js';

/** Whether one moment came before another; what has no time stands at the end of its day, after what has one. */
export function isEarlier(a: Moment, b: Moment): boolean {
  const order = compareMoments(a, b);
  return order === undefined ? a.time !== undefined : order === -1;
}
