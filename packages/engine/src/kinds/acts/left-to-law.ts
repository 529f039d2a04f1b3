import type { Placed } from '../../instrument/index.js';
import type { Context } from '../../session/index.js';
import { isLawLoaded, nameOfAct, type Matter, type Requirement } from '../../terms/index.js';

/**
 * A requirement together with what other law asks of the same act. Where an instrument of law is in force its provisions
 * speak for themselves; else the law is named as a step that nobody can judge here, and is not dropped.
 */
export function leftToLaw(c: Context, placed: Placed, need: Requirement, matter: Matter): Requirement {
  if (isLawLoaded(c, matter)) return need;
  const says = `the vote, if any, that other law requires of ${nameOfAct(c, matter)}`;
  return {
    kind: 'all',
    id: `${placed.provision.cite} and law`,
    cite: placed.cite,
    says: `${need.says}; and what other law asks`,
    of: [need, { kind: 'other-law', id: `${placed.provision.cite} law`, cite: placed.cite, says }],
  };
}
