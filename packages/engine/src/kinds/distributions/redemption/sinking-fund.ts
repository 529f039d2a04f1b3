import { z } from 'zod';
import { held, message, reason, type FactType, type Held, type Reason } from '../../../evaluation/index.js';
import {
  amount,
  anniversary,
  compareDays,
  earliestOf,
  exactly,
  greatest,
  isNegative,
  isPositive,
  isZero,
  least,
  minus,
  negate,
  plus,
  plusDays,
  show,
  showMoney,
  showPercent,
  sum,
  times,
  zero,
  type Amount,
  type Day,
  type Moment,
  type Quantity,
} from '../../../exact/index.js';
import {
  byReading,
  provisionFields,
  stockName,
  type Placed,
  type Provision,
  type Written,
} from '../../../instrument/index.js';
import type { BuiltInNotion, Context } from '../../../session/index.js';
import {
  dayParameter,
  defineKind,
  moneyParameter,
  ratioParameter,
  sharesParameter,
  seriesNames,
} from '../../../terms/index.js';
import { onShares } from '../money-on-shares.js';
import { isSplit } from '../series/series-issues.js';
import { provisionOf } from '../series/series-provision.js';

type Shares = Quantity<'shares'>;

const fields = z.strictObject({
  ...provisionFields,
  kind: z.literal('sinking-fund'),
  series: stockName.describe('the series'),
  first: byReading(dayParameter).describe('the first day of redemption; the others are its anniversaries'),
  part: byReading(ratioParameter)
    .optional()
    .describe('the part that is redeemed each time, of the greatest number ever outstanding'),
  number: byReading(sharesParameter).optional().describe('instead of a part: how many shares are redeemed each time'),
  each: moneyParameter.describe('for what each share is redeemed, besides what is unpaid on it'),
  option: z
    .boolean()
    .describe('whether more may be redeemed at the option of the corporation on the same day, which is not credited'),
  available: z.string().describe('the law that says which funds may be used'),
});
const parameters = fields.refine(({ part, number }) => (part === undefined) !== (number === undefined), {
  error: 'expected either a part or a number of shares that is redeemed each time',
  path: ['part'],
});
type SinkingFund = z.output<typeof parameters>;

/** A series that is redeemed in yearly instalments. */
export const sinkingFund = (data: Omit<Written<typeof parameters>, 'kind'>): Provision => ({
  kind: 'sinking-fund',
  ...data,
});

/** The topic under which it tells what of a { class } is to be redeemed { on } a day. */
export const redemptionScheduleTopic = 'redemption-schedule';

/** Asked where more went out on a day of redemption than had to: some of them may be of the option, which earns no credit. */
const redeemedByOption: FactType = {
  name: 'redeemed-by-option',
  asks: 'Of the shares of {0} that were redeemed on {1}, how many were redeemed by the option beside the sinking fund?',
  about: ['series', 'day'],
  reply: { kind: 'quantity', unit: 'shares', least: '0' },
};

/** Asked where the shares of the series became others: the text does not say in which of them its part is reckoned. */
const dueInSinkingFund: FactType = {
  name: 'due-in-sinking-fund',
  asks: 'How many shares of {0}, which were split, have to be redeemed by the sinking fund on {1}?',
  about: ['series', 'day'],
  reply: { kind: 'quantity', unit: 'shares', least: '0' },
};

/** Asked where what went out cannot be told from the books: the shares were split, or no provision has the instalments. */
const lackingInFund: FactType = {
  name: 'lacking-in-sinking-fund',
  asks: 'How many shares of {0} should have been redeemed by its sinking fund by now, and were not?',
  about: ['series'],
  reply: { kind: 'quantity', unit: 'shares', least: '0' },
};

/**
 * A part of the greatest number ever outstanding, or a fixed number, on a day and on each of its anniversaries while any share is outstanding. Shares
 * that went out otherwise are credited once; what is lacking of an instalment is made good before anything is credited.
 */
export const sinkingFundKind = defineKind<SinkingFund>({
  kind: 'sinking-fund',
  subject: 'distributions',
  provides:
    'Redeems a series in yearly instalments, credits shares that went out otherwise, and carries on what lacks.',
  parameters,
  facts: [redeemedByOption, dueInSinkingFund, lackingInFund],
  answers: ['redemption.schedule'],
  tells: (c, placed, topic, input) =>
    topic === redemptionScheduleTopic && input['class'] === placed.provision.series
      ? tell(c, placed, input['on'] as Day)
      : undefined,
});

const lackingSays = message(
  'sinking-fund.lacking',
  'Of {series} the sinking fund should have redeemed more: {outcome}',
);

/** What lacks of the instalments before a day, less what went out on that day: then it can still be made good. */
export const lackingInstalments: BuiltInNotion = (c, [series = ''], at) => {
  const placed = provisionOf<SinkingFund>(c, 'sinking-fund', series, at.day);
  const cites = placed === undefined ? [] : [placed.cite];
  const lacking = placed === undefined ? undefined : lackingBy(c, placed, at);
  const value = lacking ?? c.quantity<'shares'>('shares', lackingInFund, { about: [series], cites });
  const known = exactly(value);
  const outcome = known === undefined ? 'it is not known how many' : isZero(known) ? 'none' : `${show(known)} shares`;
  return held(value, reason(lackingSays, outcome, { figures: { series }, cites }));
};

/** Undefined where the shares were split. */
function lackingBy(c: Context, placed: Placed<SinkingFund>, at: Moment): Amount<'shares'> | undefined {
  const { cite, provision } = placed;
  const { series } = provision;
  if (compareDays(at.day, c.resolve(provision.first)) <= 0) return amount(zero('shares'));
  const since = seriesNames(c, at.day).find(({ id }) => id === series)?.since;
  c.covered('register', at.day, [cite], since ?? at.day);
  if (isSplit(c, series, at)) return undefined;
  const { balance } = balanceBefore(c, placed, at.day, plusDays(at.day, -1));
  const goneToday = sum(
    'shares',
    c.books
      .entriesOf('shares-reacquired', at)
      .flatMap(({ on, data }) => (data.class === series && on === at.day ? [data.shares] : [])),
  );
  const lacking = negate(plus(balance, goneToday));
  return amount(isNegative(lacking) ? zero('shares') : least(lacking, c.books.outstanding(series).at(at)));
}

const fixedSays = message('sinking-fund.fixed', 'Of {series} so many are redeemed on {on}: {outcome}');
const instalmentSays = message(
  'sinking-fund.instalment',
  '{part} of {greatest} shares of {series}, the most ever outstanding, are redeemed on {on}: {outcome}',
);
const dueSays = message(
  'sinking-fund.due',
  'Of {series} {required} are to be redeemed on {on}, {behind} lacked before and {credit} are credited: {outcome}',
);
const statedSays = message('sinking-fund.stated', 'The shares of {series} were split, and it was stated: {outcome}');

function tell(c: Context, placed: Placed<SinkingFund>, on: Day): Held<unknown> {
  const { cite, provision } = placed;
  const { series, available, each } = provision;
  c.otherLaw({ says: available, cites: [cite] });
  const before = earliestOf(plusDays(on, -1), c.asOf);
  const since = seriesNames(c, c.asOf).find(({ id }) => id === series)?.since;
  const through = c.covered('register', before, [cite], since === undefined ? before : earliestOf(since, before));
  if (isSplit(c, series, { day: through })) {
    const about = { about: [series, on], cites: [cite] };
    const redeem = c.exactly(c.quantity<'shares'>('shares', dueInSinkingFund, about));
    return held(
      { outcome: outcomeOf(redeem), on, redeem, amount: onShares(each, redeem) },
      reason(statedSays, dueInWords(redeem), { figures: { series }, cites: [cite] }),
    );
  }
  const { balance, instalments, grounds } = balanceBefore(c, placed, on, through);
  const required = instalments.find((one) => one.on === on)?.required ?? zero('shares');
  const [behind, credit] = isNegative(balance) ? [negate(balance), zero('shares')] : [zero('shares'), balance];
  const wanted = minus(plus(required, behind), credit);
  const redeem = isNegative(wanted) ? zero('shares') : least(wanted, c.books.outstanding(series).at(through));
  const cost = onShares(each, redeem);
  const figures = { series, on, required: show(required), behind: show(behind), credit: show(credit) };
  const outcome = isZero(redeem) ? 'none' : `${dueInWords(redeem)} for ${showMoney(cost)} and what is unpaid on them`;
  return held(
    { outcome: outcomeOf(redeem), on, required, behind, credit, redeem, amount: cost, instalments },
    reason(dueSays, outcome, { figures, cites: [cite], grounds }),
  );
}

const outcomeOf = (redeem: Shares) => (isZero(redeem) ? 'nothing-due' : 'due');
const dueInWords = (redeem: Shares) => `${show(redeem)} shares, as far as funds are legally available`;

interface Instalment {
  readonly on: Day;
  readonly greatest: Shares;
  readonly required: Shares;
}

/** What went out more than had to before a day, or less where it is negative; and every instalment until that day. */
function balanceBefore(c: Context, placed: Placed<SinkingFund>, on: Day, through: Day) {
  const { cite, provision } = placed;
  const { series, option } = provision;
  const { part, number } = provision;
  const gone = goneByDay(c, series, through);
  const goneFrom = (from: Day | undefined, to: Day) =>
    sum(
      'shares',
      gone.flatMap((each) =>
        (from === undefined || compareDays(each.on, from) > 0) && compareDays(each.on, to) <= 0 ? [each.shares] : [],
      ),
    );
  const instalments: Instalment[] = [];
  const grounds: Reason[] = [];
  let balance: Shares = zero('shares');
  let counted: Day | undefined;
  for (const day of daysThrough(c.resolve(provision.first), on)) {
    const eve = earliestOf(plusDays(day, -1), through);
    balance = plus(balance, goneFrom(counted, eve));
    counted = eve;
    if (!isPositive(c.books.outstanding(series).at(eve))) continue;
    const most = greatestOutstanding(c, series, eve);
    const required = number === undefined ? times(most, c.resolve(part!)) : c.resolve(number);
    instalments.push({ on: day, greatest: most, required });
    const figures = { greatest: show(most), series, on: day };
    grounds.push(
      part === undefined
        ? reason(fixedSays, `${show(required)} shares`, { figures, cites: [cite] })
        : reason(instalmentSays, `${show(required)} shares`, {
            figures: { ...figures, part: showPercent(c.resolve(part)) },
            cites: [cite],
          }),
    );
    if (day === on) continue;
    const goneOnDay = goneFrom(eve, day);
    balance = minus(plus(balance, goneOnDay), required);
    counted = day;
    if (option && isPositive(balance) && isPositive(goneOnDay)) {
      const about = { about: [series, day], cites: [cite] };
      const optional = c.exactly(c.quantity<'shares'>('shares', redeemedByOption, about));
      balance = minus(balance, least(optional, balance));
    }
  }
  const lastDay = compareDays(plusDays(on, -1), through) < 0 ? plusDays(on, -1) : through;
  return { balance: plus(balance, goneFrom(counted, lastDay)), instalments, grounds };
}

/** The first day and its anniversaries, through a day. */
function daysThrough(first: Day, on: Day): readonly Day[] {
  const days: Day[] = [];
  for (let years = 0; ; years += 1) {
    const day = anniversary(first, years);
    if (compareDays(day, on) > 0) return days;
    days.push(day);
  }
}

function greatestOutstanding(c: Context, series: string, through: Day): Shares {
  const outstanding = c.books.outstanding(series);
  const before = outstanding.moments().filter(({ day }) => compareDays(day, through) <= 0);
  return greatest(zero('shares'), ...before.map((moment) => outstanding.at(moment)));
}

/** The shares of a series that the corporation got back, converted, bought or redeemed, and whether it retired them or not. */
function goneByDay(c: Context, series: string, through: Day): readonly { readonly on: Day; readonly shares: Shares }[] {
  return c.books
    .entriesOf('shares-reacquired')
    .filter(({ on, data }) => data.class === series && compareDays(on, through) <= 0)
    .map(({ on, data }) => ({ on, shares: data.shares }));
}
