import type { Classification } from '../../kinds/index.js';
import type { Context } from '../../session/index.js';
import { hooks, type Matter } from '../../terms/index.js';

/** What each provision on combinations in force tells of an act. */
export function toldClassification(c: Context, matter: Matter): readonly Classification[] {
  return hooks(c, 'tells', c.asOf).flatMap(({ placed, hook }) => {
    const told = hook(c, placed, 'combination', { matter }, c.now);
    return told === undefined ? [] : [told.value as Classification];
  });
}
