import { z } from 'zod';
import { nothingFurther, held, message, openFact, reason, type FactType, type Held } from '../../evaluation/index.js';
import { amount, isPositive, isZero, minus, shares, show, sumOf, type Moment } from '../../exact/index.js';
import { byReading, personName, type ByReading } from '../../instrument/index.js';
import type { Context } from '../../session/index.js';
import { tellIfNotEntered, type NamedPerson } from '../named-person.js';
import { judgedAt, type Use } from './use.js';

/** A holder whom the text names, with what it takes to hold a share. */
interface NamedHolder extends NamedPerson {
  readonly holds?: 'of-record' | 'also-through-others' | ByReading<'of-record' | 'also-through-others'> | undefined;
}

/** That a share of a class or series is outstanding, for whatever the text makes of it. */
export interface SharesLeft {
  readonly outstanding?: string | undefined;
  readonly uncalled?: boolean | undefined;
  readonly heldBy?: NamedHolder | undefined;
}

/** A holder that a text names, as charter data writes it. */
export const namedHolder = z.strictObject({
  id: personName.describe('the person, as the journal names it'),
  says: z.string().describe('who that is'),
  holds: byReading(z.enum(['of-record', 'also-through-others']))
    .optional()
    .describe('whether what others hold of record for it is held by it as well; of record alone where left out'),
});

/** Of a named holder that has no share in its own name, where what others hold for it counts, and no entry shows any. */
const othersHoldFor = openFact('others-hold-of-record-for', 'person', 'series').yesNo(
  'Does a holder of record of {1} hold a share of it for {0}?',
  nothingFurther('inquiry found no holder of record of {1} that holds a share of it for {0}'),
);

/** Of shares called with their money deposited. */
const calledOnProperNotice = openFact('called-on-proper-notice', 'series').yesNo(
  'Were the shares of {0} that were called for redemption called on proper notice?',
  {
    reply: 'yes',
    premise: 'the shares of {0} that were called were called on proper notice',
    kind: 'regular',
  },
);

export const sharesLeftFacts: readonly FactType[] = [othersHoldFor, calledOnProperNotice];

const some = message('shares-left.some', 'Shares of {stock} are outstanding: {outcome}');
const holds = message('shares-left.holder', '{holder} holds {shares} shares of {stock}: {outcome}');
const heldForIt = message(
  'shares-left.held-for',
  '{holder} holds no share of {stock} of record; others hold {shares} of record for it: {outcome}',
);
const called = message(
  'shares-left.called',
  '{called} of {outstanding} outstanding shares of {stock} are called for redemption with the money deposited: {outcome}',
);

const noShares = shares(0);

/** Whether a share of the stock is outstanding when the act is judged. */
export function isOutstanding(c: Context, use: Use, stock: string): boolean {
  const at = judgedAt(c, use);
  c.covered('register', at.day, [use.placed.cite]);
  return c.test<'shares'>('moreThan', amount(c.books.outstanding(stock).at(at)), amount(noShares));
}

/** Whether there is a share as the condition has it: one that is outstanding, that is not called and paid for, that somebody has. */
export function hasSharesLeft(c: Context, use: Use, stock: string, { uncalled, heldBy }: SharesLeft): Held<boolean> {
  const value = isOutstanding(c, use, stock);
  const cites = [use.placed.cite];
  if (value && heldBy !== undefined) return holdsAny(c, use, heldBy, stock);
  if (value && uncalled === true) return isUncalled(c, use, stock);
  return held(value, reason(some, value ? 'yes' : 'no', { figures: { stock }, cites }));
}

function holdsAny(c: Context, use: Use, holder: NamedHolder, stock: string): Held<boolean> {
  const at = judgedAt(c, use);
  const { cite } = use.placed;
  tellIfNotEntered(c, holder, cite);
  const own = c.books.outstandingHolding(holder.id, stock, at);
  const through = isPositive(own) ? undefined : heldByOthersFor(c, cite, holder, stock, at);
  const value = isPositive(own) || (through !== undefined && through !== 'none');
  const figures = { holder: holder.says, shares: through ?? show(own), stock };
  return held(
    value,
    reason(through === undefined ? holds : heldForIt, value ? 'yes' : 'no', { figures, cites: [cite] }),
  );
}

/** How many shares others hold of record for the named holder, in words; undefined where only what it holds of record counts. */
function heldByOthersFor(c: Context, cite: string, holder: NamedHolder, stock: string, at: Moment): string | undefined {
  if (holder.holds === undefined || c.resolve(holder.holds) === 'of-record') return undefined;
  const blocks = c.books.blocksOwned([holder.id], stock, at);
  const entered = sumOf('shares', blocks, (block) => block.shares);
  if (isPositive(entered)) return show(entered);
  return c.holds(othersHoldFor, [holder.id, stock], cite) ? 'some' : 'none';
}

/** Not every share is called on proper notice with its money deposited; one that stays outstanding until it is redeemed is called as well. */
function isUncalled(c: Context, use: Use, stock: string): Held<boolean> {
  const at = judgedAt(c, use);
  const { cite } = use.placed;
  const outstanding = c.books.outstanding(stock).at(at);
  const deposited = c.books.calledAndFunded(stock, at);
  const stillCounted = minus(deposited, c.books.calledAndGone(stock, at));
  const isAll =
    !isZero(deposited) && isZero(minus(outstanding, stillCounted)) && c.holds(calledOnProperNotice, [stock], cite);
  const figures = { stock, outstanding: show(outstanding), called: show(deposited) };
  return held(
    !isAll,
    reason(called, isAll ? 'all of them, on proper notice' : 'not all of them on proper notice', {
      figures,
      cites: [cite],
    }),
  );
}

/** How a sentence tells such a condition. */
export function sharesLeftInWords(stock: string, { uncalled, heldBy }: SharesLeft): string {
  if (heldBy !== undefined) return `${heldBy.says} holds a share of ${stock}`;
  return `shares of ${stock} are outstanding${uncalled === true ? ', and not all of them called with the money deposited' : ''}`;
}
