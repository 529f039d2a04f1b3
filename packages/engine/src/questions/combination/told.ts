import type { Classification } from '../../kinds/index.js';
import type { Context } from '../../session/index.js';
import { allTold, nameOfAct, type Matter } from '../../terms/index.js';

const whether = 'whether law asks a special vote because of an interested shareholder of';

/** What each provision on combinations in force tells of an act; where there is none, other law is named. */
export function toldClassification(c: Context, matter: Matter): readonly Classification[] {
  const told = allTold<Classification>(c, 'combination', { matter }, c.now).map(({ value }) => value);
  if (told.length === 0)
    c.otherLaw({ says: `${whether} ${nameOfAct(c, matter)}; no instrument in force does`, cites: [] });
  return told;
}
