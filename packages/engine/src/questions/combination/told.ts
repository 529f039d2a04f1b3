import type { Placed } from '../../instrument/index.js';
import type { Classification } from '../../kinds/index.js';
import type { Context } from '../../session/index.js';
import { dayOfText, nameOfAct, tellings, type Matter } from '../../terms/index.js';

/** What one of the provisions on combinations tells of an act. */
export interface ToldOfCombination extends Classification {
  readonly placed: Placed;
}

const whether = 'whether law asks a special vote because of an interested shareholder of';

/** What each provision on combinations in force tells of an act; where there is none, other law is named. */
export function toldClassification(c: Context, matter: Matter): readonly ToldOfCombination[] {
  const told = Array.from(
    tellings<Classification>(c, 'combination', { matter }, c.now, dayOfText(c, matter)),
    ({ placed, told: each }) => ({
      ...each.value,
      placed,
    }),
  );
  if (told.length === 0)
    c.otherLaw({ says: `${whether} ${nameOfAct(c, matter)}; no instrument in force does`, cites: [] });
  return told;
}
