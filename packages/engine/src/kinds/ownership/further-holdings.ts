import type { FactType } from '../../evaluation/index.js';
import type { Amount } from '../../exact/index.js';
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

/**
 * The further holdings of those who are counted together: as known of the first of them of whom anything is, stated or
 * found to be nothing further; else open, and asked about the first of all.
 */
export function furtherHoldingsOf(
  c: Context,
  together: readonly string[],
  className: string,
  cites: readonly string[],
): Amount<'shares'> {
  const [first = ''] = together;
  const of = together.find((person) => areFurtherHoldingsKnown(c, person, className)) ?? first;
  return c.quantity('shares', furtherHoldings, { about: [of, className], cites });
}

/** Whether the further holdings of a person are known by themselves. */
export function areFurtherHoldingsKnown(c: Context, person: string, className: string): boolean {
  return c.isKnown(furtherHoldings, { about: [person, className], cites: [] });
}
