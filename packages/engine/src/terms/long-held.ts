import { defineNotion, held, message, reason, type FactType, type Held } from '../evaluation/index.js';
import { amount, compareBy, equals, isZero, least, minus, plus, show, sumOf, toWire, zero } from '../exact/index.js';
import type { Amount, Moment, Shares } from '../exact/index.js';
import type { BuiltInNotion, Context } from '../session/index.js';
import type { VotesCast } from './ballots.js';
import { hooks, type LongHeld } from './kind.js';
import { measures, type CastMeasure } from './unshown-votes.js';

/** The name of the notion; its value is a list of LongHeld. */
export const longHeldNotion = defineNotion<readonly LongHeld[], readonly string[]>('long-held-shares');

const found = message('long-held.found', '{outcome} shares of the {class} carry more votes for having been held long');

/** About [class], or [class, owners …]: none where no provision gives shares more votes for having been held long. */
export const longHeld: BuiltInNotion = (c, [className = '', ...owners], at) => {
  const of = owners.length === 0 ? undefined : owners;
  const rows = hooks(c, 'longHeld', at.day).flatMap(({ placed, hook }) =>
    hook(c, placed, { class: className, of }, at),
  );
  const all = sumOf('shares', rows, ({ shares }) => shares);
  const cites = [...new Set(rows.map(({ cite }) => cite))];
  return held(rows, reason(found, show(all), { figures: { class: className }, cites }));
};

/** @param owners whose shares are looked at; left out, everybody's */
export function longHeldAt(
  c: Context,
  className: string,
  at: Moment,
  owners: readonly string[] = [],
): Held<readonly LongHeld[]> {
  return c.notion(longHeldNotion, [className, ...owners], at);
}

/** Asked where a holder voted some of its shares one way, and only some of them have more votes. */
function howVoted(name: string, done: string): FactType {
  return {
    name,
    asks: `How many of the shares of {1} that {0} ${done} on {2} carry more votes for having been held long?`,
    about: ['person', 'class', 'proposal'],
    reply: { kind: 'quantity', unit: 'shares', least: '0' },
  };
}

const facts: Readonly<Record<CastMeasure, FactType>> = {
  for: howVoted('long-held-shares-voted-for', 'voted for it'),
  against: howVoted('long-held-shares-voted-against', 'voted against it'),
  oneYear: howVoted('long-held-shares-voted-one-year', 'voted for every year'),
  twoYears: howVoted('long-held-shares-voted-two-years', 'voted for every second year'),
  threeYears: howVoted('long-held-shares-voted-three-years', 'voted for every third year'),
  present: howVoted('long-held-shares-represented', 'had present at the vote'),
};
export const longHeldFacts: readonly FactType[] = Object.values(facts);

/** How many of the shares with more votes a holder voted one way: exact where it voted all alike, or where all have them. */
export function longHeldCast(
  c: Context,
  { matter, cite }: { readonly matter: string; readonly cite: string },
  { holder, class: className, shares: long }: LongHeld,
  all: Shares,
  cast: VotesCast,
  measure: CastMeasure,
): Amount<'shares'> {
  const shown = cast.by.get(holder);
  const counted = measures[measure](shown ?? cast.others);
  const most = least(long, counted);
  const others = minus<'shares'>(all, long);
  const isBeyond = shown !== undefined && compareBy<'shares'>('moreThan', counted, others);
  const fewest = isBeyond ? least(minus<'shares'>(counted, others), most) : zero('shares');
  if (isZero(most) || equals<'shares'>(fewest, most)) return amount(most);
  return c.quantity<'shares'>(
    'shares',
    {
      ...facts[measure],
      reply: { kind: 'quantity', unit: 'shares', least: toWire(fewest), greatest: toWire(most) },
    },
    { about: [holder, className, matter], cites: [cite] },
  );
}

/** The sum of the shares of some rows. */
export function longHeldShares(rows: readonly LongHeld[]): Shares {
  return rows.reduce((so, { shares }) => plus<'shares'>(so, shares), zero('shares'));
}
