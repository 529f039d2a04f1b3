import type { Placed } from '../../instrument/index.js';
import type { Context } from '../../session/index.js';
import { requirementOf, type Matter, type Need, type Requirement } from '../../terms/index.js';

/** The votes of holders that a provision asks for, each under a name of its own. */
export function votesOfHolders(
  c: Context,
  placed: Placed,
  matter: Matter,
  needs: readonly Need[],
): readonly Requirement[] {
  return needs.map((need) => requirementOf(c, { placed, matter }, { ...need, id: need.id ?? 'holders' }));
}
