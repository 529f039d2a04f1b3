import type { FactType } from '../../evaluation/index.js';
import { amount, zero, type Amount } from '../../exact/index.js';
import type { Context } from '../../session/index.js';

/**
 * What a person and those counted with it own beyond what is entered: through affiliates, nominees, agreements or groups
 * that nobody has entered. One quantity for each person and class, however many relations could hide it.
 */
export const furtherHoldings: FactType = {
  name: 'further-holdings',
  asks: 'How many more shares of {1} do {0} and those counted together with {0} own, beyond what is entered?',
  about: ['person', 'class'],
  reply: { kind: 'quantity', unit: 'shares', least: '0' },
  supposed: {
    reply: '0',
    premise: 'inquiry found no shares of {1} that {0} or those counted with {0} own beyond what is entered',
    kind: 'nothing-further',
  },
};

/** The further holdings: as stated, none where somebody asked and found nothing further, else open. */
export function furtherHoldingsOf(
  c: Context,
  person: string,
  className: string,
  cites: readonly string[],
): Amount<'shares'> {
  const asked = { about: [person, className], cites };
  const found = c.books.nothingFurther(furtherHoldings.name, asked.about);
  if (found.length === 0 || c.entered(furtherHoldings, asked)) return c.quantity('shares', furtherHoldings, asked);
  c.restsOn(found.map((entry) => entry.id));
  return amount(zero('shares'));
}
