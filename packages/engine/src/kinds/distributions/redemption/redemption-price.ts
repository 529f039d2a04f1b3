import { held, message, openFact, QuestionError, reason, type Held, type Reason } from '../../../evaluation/index.js';
import {
  compareBy,
  compareDays,
  compareMoney,
  moneyOf,
  roundToCents,
  show,
  showMoney,
  sumMoney,
  timesMoney,
} from '../../../exact/index.js';
import type { Day, Moment, Money, Shares } from '../../../exact/index.js';
import { citation, writerOf, type Placed } from '../../../instrument/index.js';
import { ofKind, type Context } from '../../../session/index.js';
import { defineKind } from '../../../terms/index.js';
import { declaredOnAShare } from '../declared-unpaid.js';
import { fairValueOfShare } from '../fair-value.js';
import { onShares } from '../money-on-shares.js';
import { outstandingBefore } from './called.js';
import { unpaidOnAShare } from '../series/unpaid-on-a-share.js';
import { dividendsApart } from './dividends-apart.js';
import { redemptionPriceParameters, type PeriodicPrice, type RedemptionPrice } from './price-parameters.js';
import { currentPart, currentPeriod, feePart } from './price-parts.js';

/** The price of redemption, in its components. */
export const redemptionPrice = writerOf(redemptionPriceParameters);

const priced = message(
  'redemption-price.told',
  'On {on} a share of {series} is redeemed for {amount}, {current} of the current period and {fee} of fees: {outcome}',
);

/** Asked where no account tells: of a series whose dividends no provision fixes, or that has a payment date before the redemption. */
const unpaidOnRedemption = openFact('unpaid-on-redemption', 'series', 'day').money(
  'How much has accrued on each share of {0} to {1}, and is unpaid?',
);

/** Asked of an amount that the text describes, and no provision works out. */
const amountOnShare = openFact('amount-on-share', 'figure', 'class', 'day').money(
  'How much is the {0} on a share of {1} on {2}?',
);

/**
 * The fixed amount; what the current period has accrued until the redemption date, that day not counted, whether or not it
 * was declared; and the part of a fee. Where the redemption comes after the record date of a dividend declared for the current
 * period, that dividend goes to the holders of record, and the price is without it. Undeclared earlier periods add nothing.
 */
export const redemptionPriceKind = defineKind<RedemptionPrice>({
  kind: 'redemption-price',
  subject: 'distributions',
  provides: 'Fixes the price of a redemption of a series.',
  parameters: redemptionPriceParameters,
  facts: [unpaidOnRedemption, fairValueOfShare, amountOnShare],
  answers: ['redemption.price'],
  tells: (c, placed, topic, input, at) => {
    const { option = input['option'], series } = placed.provision;
    if (topic !== redemptionPriceTopic || input['class'] !== series) return undefined;
    const asked = input['option'] ?? onlyOption(c, series, input['on'] as Day);
    return asked === option ? tell(c, placed, input, at) : undefined;
  },
});

/** The topic under which it tells the price of shares of a { class } redeemed { on } a day, at whose { option } that is. */
export const redemptionPriceTopic = 'redemption-price';

/**
 * Of whose redemptions every price of the series is.
 * @throws {QuestionError} where there are two, and the question does not say which is meant
 */
function onlyOption(c: Context, series: string, on: Day): RedemptionPrice['option'] {
  const prices = ofKind<RedemptionPrice>(c, 'redemption-price', on).filter((each) => each.provision.series === series);
  const options = new Set(prices.map((each) => each.provision.option));
  if (options.size < 2) return [...options][0];
  throw new QuestionError(
    `option: ${series} is redeemed at one price where the corporation chooses to, and at another where holders ask for it. Write "corporation" or "holders".`,
  );
}

const pricedByAmount = message(
  'redemption-price.amount',
  'On {on} a share of {series} is redeemed for {amount}, to which the text adds no dividends: {outcome}',
);

function tell(
  c: Context,
  placed: Placed<RedemptionPrice>,
  input: Readonly<Record<string, unknown>>,
  at: Moment,
): Held<unknown> {
  const { provision } = placed;
  const begins = beginsAfter(c, provision, input['on'] as Day);
  if (begins !== undefined) return tellNotYet(placed, input['on'] as Day, begins);
  if (provision.current !== undefined) return tellByPeriod(c, placed as Placed<PeriodicPrice>, input, at);
  return tellByAmount(c, placed, input);
}

const notYet = message(
  'redemption-price.not-yet',
  'There is no price for a redemption of {series} on {on}: the first row of the table begins on {outcome}',
);

/** The day on which the first row of the table begins, where that is after this one. */
function beginsAfter(c: Context, { amount }: RedemptionPrice, on: Day): Day | undefined {
  const [first] = 'each' in amount ? [] : amount.byDate;
  const begins = first === undefined ? undefined : c.resolve(first.from);
  return begins !== undefined && compareDays(on, begins) < 0 ? begins : undefined;
}

function tellNotYet({ cite, instrument, provision }: Placed<RedemptionPrice>, on: Day, begins: Day): Held<unknown> {
  const cites = [...new Set([cite, citation(instrument, provision.amount.cite)])];
  return held(
    { outcome: 'not-yet', from: begins },
    reason(notYet, begins, { figures: { series: provision.series, on }, cites }),
  );
}

const pricedWithUnpaid = message(
  'redemption-price.with-unpaid',
  'On {on} a share of {series} is redeemed for {amount} and {unpaid} of dividends that are unpaid: {outcome}',
);

/** The amount, with all that is unpaid where the text adds it. */
function tellByAmount(
  c: Context,
  placed: Placed<RedemptionPrice>,
  input: Readonly<Record<string, unknown>>,
): Held<unknown> {
  const { cite, instrument, provision } = placed;
  const { series } = provision;
  const on = input['on'] as Day;
  const shares = sharesAsked(c, placed, on, input['shares'] as Shares | undefined);
  const { value: amount, reason: because } = fixedAmount(c, placed, on);
  const cites = [cite, citation(instrument, provision.amount.cite)];
  const unpaid = provision.unpaid === undefined ? undefined : unpaidBeside(c, placed, provision.unpaid, on, cites);
  const price = unpaid === undefined ? amount : sumMoney(amount.currency, [amount, unpaid.each]);
  const total = onShares(price, shares);
  const parts = [
    { id: 'amount', cite: citation(instrument, provision.amount.cite), each: amount },
    ...(unpaid === undefined ? [] : [{ id: 'unpaid', cite: unpaid.cite, each: unpaid.each }]),
  ];
  const figures = { on, series, amount: showMoney(amount) };
  const grounds = [because, unpaid?.reason].filter((each) => each !== undefined);
  return held(
    { outcome: 'fixed', 'per-share': price, parts, shares, total, payment: roundToCents(total, 'halfUp'), apart: [] },
    unpaid === undefined
      ? reason(pricedByAmount, showMoney(price), { figures, cites: [...new Set(cites)], grounds })
      : reason(pricedWithUnpaid, showMoney(price), {
          figures: { ...figures, unpaid: showMoney(unpaid.each) },
          cites: [...new Set([...cites, unpaid.cite])],
          grounds,
        }),
  );
}

/** What is unpaid on each share: by the account of the dividends where there is one, and else as stated. */
function unpaidBeside(
  c: Context,
  { instrument, provision: { series } }: Placed<RedemptionPrice>,
  { cite: section, of = 'accrued' }: NonNullable<RedemptionPrice['unpaid']>,
  on: Day,
  beside: readonly string[],
) {
  const cite = citation(instrument, section);
  const cites = [...beside, cite];
  const { currency } = instrument;
  const account = of === 'declared' ? declaredOnAShare(c, series, on, currency, cites) : unpaidOnAShare(c, series, on);
  const stated = () =>
    moneyOf(c.exactly(c.quantity<'money'>('money', unpaidOnRedemption, { about: [series, on], cites })), currency);
  return { cite, each: account?.value ?? stated(), reason: account?.reason };
}

function tellByPeriod(
  c: Context,
  placed: Placed<PeriodicPrice>,
  input: Readonly<Record<string, unknown>>,
  at: Moment,
): Held<unknown> {
  const { cite, instrument, provision } = placed;
  const { series } = provision;
  const on = input['on'] as Day;
  const shares = sharesAsked(c, placed, on, input['shares'] as Shares | undefined);
  const when = laterOf(on, at);
  const period = currentPeriod(c, placed, on, when);
  const current = currentPart(c, placed, period, on, when);
  const fee = feePart(c, placed, on, when);
  const { value: amount, reason: because } = fixedAmount(c, placed, on);
  const price = sumMoney(amount.currency, [amount, current.value, ...(fee === undefined ? [] : [fee.value])]);
  const total = onShares(price, shares);
  const figures = {
    on,
    series,
    amount: showMoney(amount),
    current: showMoney(current.value),
    fee: fee === undefined ? 'nothing' : showMoney(fee.value),
  };
  const parts = [
    { id: 'amount', cite: citation(instrument, provision.amount.cite), each: amount },
    { id: 'current-period', cite: citation(instrument, provision.current.cite), each: current.value },
    ...(fee === undefined || provision.fee === undefined
      ? []
      : [{ id: 'fee', cite: citation(instrument, provision.fee.cite), each: fee.value }]),
  ];
  return held(
    {
      outcome: 'fixed',
      period: String(period.number),
      'per-share': price,
      parts,
      shares,
      total,
      payment: roundToCents(total, 'halfUp'),
      apart: dividendsApart(
        c,
        placed,
        { series, on, current: period.number, declared: c.resolve(provision.declared) },
        when,
      ),
    },
    reason(priced, showMoney(price), {
      figures,
      cites: [cite, ...parts.map((each) => each.cite)],
      grounds: [
        ...(because === undefined ? [] : [because]),
        current.reason,
        ...(fee === undefined ? [] : [fee.reason]),
      ],
    }),
  );
}

const greaterSays = message(
  'redemption-price.greater',
  'On a share of {series} the {name} is {other} on {on}, and the sum fixed is {fixed}: {outcome}',
);

/** What the table has for the redemption date, the last row that has begun; or another amount, where the text says so and it is more. */
function fixedAmount(
  c: Context,
  { cite, instrument, provision }: Placed<RedemptionPrice>,
  on: Day,
): { readonly value: Money; readonly reason?: Reason } {
  const { amount, series } = provision;
  const row =
    'each' in amount
      ? amount
      : (amount.byDate.findLast(({ from }) => compareDays(c.resolve(from), on) <= 0) ?? amount.byDate[0]!);
  const value = amount.part === undefined ? row.each : timesMoney(row.each, c.resolve(amount.part));
  if (amount.orMore === undefined) return { value };
  const cites = [...new Set([cite, citation(instrument, amount.cite)])];
  const name = amount.orMore.replaceAll('-', ' ');
  const asked =
    amount.orMore === 'fair-value'
      ? c.quantity<'money'>('money', fairValueOfShare, { about: [series, on], cites })
      : c.quantity<'money'>('money', amountOnShare, { about: [amount.orMore, series, on], cites });
  const other = moneyOf(c.exactly(asked), value.currency);
  const isMore = compareMoney(other, value) > 0;
  const figures = { series, on, name, other: showMoney(other), fixed: showMoney(value) };
  return {
    value: isMore ? other : value,
    reason: reason(greaterSays, isMore ? `the ${name}` : 'that sum', { figures, cites }),
  };
}

/** The moment of the question, or of a redemption date that is ahead: its period must have begun. */
function laterOf(on: Day, at: Moment): Moment {
  return compareDays(on, at.day) > 0 ? { day: on } : at;
}

/** @throws {QuestionError} where more is to be redeemed than is outstanding */
function sharesAsked(
  c: Context,
  { cite, provision }: Placed<RedemptionPrice>,
  on: Day,
  asked: Shares | undefined,
): Shares {
  const outstanding = outstandingBefore(c, provision.series, on, cite);
  if (asked === undefined) return outstanding;
  if (!compareBy<'shares'>('moreThan', asked, outstanding)) return asked;
  throw new QuestionError(
    `shares: ${show(asked)} shares of ${provision.series} cannot be redeemed on ${on}: ${show(outstanding)} are outstanding before it. Ask for that number or fewer.`,
  );
}
