import { z } from 'zod';
import { held, type Held } from '../../evaluation/index.js';
import { isZero, noMoney, recount, share, sumMoney, sumOfMoney, timesMoney } from '../../exact/index.js';
import type { Money } from '../../exact/index.js';
import { lotsOfHolder } from '../../kinds/index.js';
import type { Context } from '../../session/index.js';
import { defineQuestion } from '../question.js';
import { rows } from '../shapes.js';
import { silence } from '../told-by.js';
import { exactMoney, writtenMoney } from '../written-money.js';
import { toldBy } from '../../terms/index.js';

const input = z.strictObject({
  event: z
    .enum(['liquidation', 'dissolution', 'winding-up', 'merger', 'consolidation', 'sale-of-assets'])
    .describe('what happens'),
  assets: writtenMoney
    .optional()
    .describe('what the assets are worth, such as $10,000,000; left out, the entered fact'),
  debts: writtenMoney.optional().describe('debts, liabilities, provisions and costs; left out, the entered fact'),
  earlier: z
    .array(z.strictObject({ class: z.string(), 'per-share': writtenMoney }))
    .optional()
    .describe('what was distributed earlier in the same liquidation on each share, by class or series'),
  holders: z.array(z.string()).optional().describe('holders of record whose part is wanted, of every class and series'),
});
type Asked = z.output<typeof input>;

/** Who receives what when the corporation is wound up: creditors, preferences by rank, the rest. Exact; cents only in `payment`. */
export const liquidationWaterfall = defineQuestion({
  name: 'liquidation.waterfall',
  family: 'liquidation',
  asks: 'Who receives what, in which order, if the corporation is wound up with these assets and debts?',
  input: input,
  value: z.looseObject({
    outcome: z
      .enum(['liquidation', 'liquidation-by-terms', 'no-liquidation', 'silent'])
      .describe('whether the event is a liquidation at all, or one only for series whose terms treat it so'),
    'by-terms': rows({ id: z.string(), due: exactMoney })
      .optional()
      .describe('the series whose terms treat the event as a liquidation, and the preference that falls due to each'),
    creditors: exactMoney.optional().describe('what creditors receive'),
    ranks: rows({ id: z.string(), due: exactMoney, paid: exactMoney }).optional().describe('preferences, rank by rank'),
    account: z
      .looseObject({ due: exactMoney, paid: exactMoney })
      .optional()
      .describe('what an account for others than holders of shares is due and receives, where the instrument has one'),
    remaining: exactMoney.optional().describe('what remains for the common stock and those that share with it'),
    residual: z.string().optional().describe('the class that takes what remains'),
    'per-share': exactMoney.optional().describe('of that, on each share of common stock'),
    receive: rows({ id: z.string(), total: exactMoney, payment: exactMoney })
      .optional()
      .describe('each class and series: exactly, and in cents by largest remainder'),
    lots: rows({ id: z.string(), series: z.string(), 'per-share': exactMoney })
      .optional()
      .describe('of a series that participates, each lot by the day from which dividends accrue: on each share'),
    holders: rows({
      id: z.string(),
      shares: z.string().describe('of the class that takes what remains'),
      amount: exactMoney.describe('on these'),
      of: rows({ id: z.string(), shares: z.string(), amount: exactMoney }),
      total: exactMoney.describe('on all that it holds'),
    })
      .optional()
      .describe('the holders asked for, with what each gets of each class and series'),
  }),
  example: { event: 'dissolution', assets: '$10,000,000', debts: '$6,500,000' },
  put: (c, asked) => ({ ask: () => divide(c, asked) }),
});

function divide(c: Context, asked: Asked): Held<unknown> {
  const told = toldBy(c, 'liquidation', asked, c.now);
  if (told === undefined) return silence(c, 'a liquidation');
  const divided = told.value as Divided;
  const { residual, receive, remaining } = divided;
  if (asked.holders === undefined || residual === undefined || receive === undefined || remaining === undefined)
    return told;
  const cites = told.reason.cites;
  const holders = asked.holders.map((id) => {
    const of = receive.flatMap((each) => partOf(c, id, each, divided, cites));
    const shares = c.books.holding(id, residual).at(c.now);
    const { currency } = remaining;
    const rest = of.find((each) => each.id === residual)?.amount ?? noMoney(currency);
    const total = sumOfMoney(currency, of, ({ amount }) => amount);
    return { id, shares, amount: rest, of, total };
  });
  return held({ ...(told.value as object), holders }, told.reason);
}

/** What the division tells that a holder's part is reckoned from. */
interface Divided {
  readonly residual?: string;
  readonly remaining?: Money;
  readonly 'per-share'?: Money;
  readonly receive?: readonly { readonly id: string; readonly total: Money }[];
  readonly lots?: readonly { readonly id: string; readonly series: string; readonly 'per-share': Money }[];
}

/** What a holder of record gets of what a class or series receives: its lots each get their own, other shares alike. */
function partOf(
  c: Context,
  holder: string,
  { id, total }: NonNullable<Divided['receive']>[number],
  { residual, 'per-share': each, lots = [] }: Divided,
  cites: readonly string[],
) {
  const shares = c.books.holding(holder, id).at(c.now);
  if (isZero(shares)) return [];
  if (id === residual && each !== undefined)
    return [{ id, shares, amount: timesMoney(each, recount('ratio', shares)) }];
  const own = lots.filter(({ series }) => series === id);
  const [only] = own;
  if (only === undefined) {
    const outstanding = c.books.outstanding(id).at(c.now);
    return [{ id, shares, amount: timesMoney(total, share<'shares'>(shares, outstanding)) }];
  }
  if (own.length === 1) return [{ id, shares, amount: timesMoney(only['per-share'], recount('ratio', shares)) }];
  const ofLots = lotsOfHolder(
    c,
    holder,
    id,
    own.map((lot) => ({ id: lot.id.slice(id.length + 1), issued: [] })),
    c.now,
    cites[0] ?? '',
  );
  const amounts = own.map((lot, index) => timesMoney(lot['per-share'], recount('ratio', ofLots[index]!)));
  return [{ id, shares, amount: sumMoney(total.currency, amounts) }];
}
