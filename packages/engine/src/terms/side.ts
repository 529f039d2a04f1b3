import type { FactType } from '../evaluation/index.js';
import type { Context } from '../session/index.js';
import type { Side } from './transaction.js';

/** Asked of a company of which nobody has entered whether it is a subsidiary. */
export const subsidiaryFact: FactType = {
  name: 'subsidiary',
  asks: 'Is {0} a subsidiary of the corporation?',
  about: ['person'],
  reply: { kind: 'yes-no' },
};

/** Whether a person is the corporation or a subsidiary of it, as a person's entry says, or else as is stated. */
export function isCorporationOrSubsidiary(c: Context, person: string, cite: string): boolean {
  if (person === 'corporation') return true;
  const entered = c.books.entriesOf('person').find((entry) => entry.data.id === person);
  if (entered?.data.subsidiary === undefined) return c.holds(subsidiaryFact, [person], cite);
  c.restsOn([entered.id]);
  return entered.data.subsidiary;
}

/** Whether a person stands on a side. Nobody named: as if it were anyone's. */
export function isOnSide(c: Context, side: Side, person: string | undefined, cite: string): boolean {
  if (side === 'anyone' || person === undefined) return true;
  return side === 'corporation' ? person === 'corporation' : isCorporationOrSubsidiary(c, person, cite);
}
