import { nothingFurther, openFact } from '../../evaluation/index.js';
import { compare, greatest, minus, quantity, timesAmount, zero } from '../../exact/index.js';
import type { Amount, Moment, Shares } from '../../exact/index.js';
import type { Context } from '../../session/index.js';

/**
 * What a person and those counted with it own beyond what is entered: through affiliates, nominees, agreements or groups
 * that nobody has entered. One quantity for each person and class, however many relations could hide it.
 */
export const furtherHoldings = openFact('further-holdings', 'person', 'class').shares(
  'How many more shares of {1} do {0} and those counted together with {0} own, beyond what is entered?',
  {},
  nothingFurther('inquiry found no shares of {1} that {0} or those counted with {0} own beyond what is entered', '0'),
);

/**
 * The further holdings of those who are counted together: as known of the first of them of whom anything is, stated or
 * found to be nothing further; else open, and asked about the first of all. What is stated from a day on is the figure of that day, and
 * is carried on by what splits have made of it since. They can be no more than what is outstanding beyond what is entered as
 * theirs: of what others are entered as holding any may be theirs, through a group or a nominee that is not.
 */
export function furtherHoldingsOf(
  c: Context,
  together: readonly string[],
  className: string,
  cites: readonly string[],
  at: Moment,
  { outstanding, own }: Readonly<Record<'outstanding' | 'own', Shares>>,
): Amount<'shares'> {
  const [first = ''] = together;
  const of = together.find((person) => areFurtherHoldingsKnown(c, person, className)) ?? first;
  const most = greatest(zero('shares'), minus(outstanding, own));
  const figure = c.quantity<'shares'>('shares', furtherHoldings, { about: [of, className], cites, greatest: most });
  const splits = c.books.splits(className, at);
  if (splits.length === 0) return figure;
  // Of figures in dispute this run takes one: that one is carried on from its own day.
  const from = c.books
    .statedOf(furtherHoldings.name, [of, className], at.day)
    .find(({ value }) => compare(quantity('shares', value), figure.known) === 0)?.from;
  const since = splits.filter(({ entry }) => from !== undefined && from < entry.on);
  return since.reduce((carried, { factor }) => timesAmount<'shares'>(carried, factor), figure);
}

/** Whether the further holdings of a person are known by themselves. */
export function areFurtherHoldingsKnown(c: Context, person: string, className: string): boolean {
  return c.isKnown(furtherHoldings, { about: [person, className], cites: [] });
}
