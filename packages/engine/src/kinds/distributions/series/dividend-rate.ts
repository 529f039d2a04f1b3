import { message, reason, type Reason } from '../../../evaluation/index.js';
import {
  amount,
  compareDays,
  moneyOf,
  compareMoney,
  dividedBy,
  isZero,
  latestOf,
  plusDays,
  ratio,
  roundToCents,
  show,
  showMoney,
  times,
  timesMoney,
} from '../../../exact/index.js';
import type { Day, Money, Moment, Ratio } from '../../../exact/index.js';
import type { Placed } from '../../../instrument/index.js';
import type { Context } from '../../../session/index.js';
import { multipleOf, type Contribution, type InKind, type Multiple } from './dividend-multiple.js';
import { dividendOfMovedPeriod, haveDaysMoved, textOn } from './moved-days.js';
import { paymentDateAfter, paymentDateBefore } from './payment-dates.js';
import type { SeriesDividend } from './series-dividend-parameters.js';

const rated = message(
  'series-dividend.rate',
  'On {date} each share of {series} gets {outcome}: the least is {floor}, and what was declared on {of} from {from} through {through} makes {multiple}',
);
const flat = message('series-dividend.flat', 'On {date} each share of {series} gets {outcome}');
const contributed = message(
  'series-dividend.part',
  '{dividend}, {each} on each share, counts {multiplier} times: {outcome}',
);

/** The dividend of one period on each share. */
export interface Rate {
  readonly date: Day;
  /** The payment date before, or the first issue in the first period: what was declared since then counts. */
  readonly since: Day;
  readonly basis: 'floor' | 'multiple';
  readonly floor: Money;
  /** Cash on each share, rounded once, where it is. */
  readonly cash: Money;
  readonly inKind: readonly InKind[];
  readonly multiple: Multiple;
  readonly reason: Reason;
}

/**
 * The dividend on each share for a payment date, by the text in force on it: the greater of the floor and the multiple; where it is rounded,
 * once, on the result.
 */
export function rateOn(c: Context, known: Placed<SeriesDividend>, first: Day, date: Day, at: Moment): Rate {
  const placed = textOn(c, known, date);
  const { provision } = placed;
  const window = windowOf(c, placed, first, date);
  const multiple = multipleOf(c, placed, { ...window, paid: date }, at);
  const basis = basisOf(c, provision, multiple);
  const withProperty = basis === 'multiple' || floorTestsCash(c, provision);
  const exact = basis === 'floor' ? floorOn(c, placed, window.since, date) : multiple.cash;
  const half = provision.half === undefined ? undefined : c.resolve(provision.half);
  const cash = half === undefined ? exact : roundToCents(exact, half === 'up' ? 'halfUp' : 'halfEven');
  const inKind = withProperty ? multiple.inKind : [];
  return {
    date,
    since: window.since,
    basis,
    floor: provision.floor,
    cash,
    inKind,
    multiple,
    reason: reasonOf(c, placed, { date, window, cash, inKind, multiple }),
  };
}

/** The floor of a period; of one in which the payment days were moved it is asked. */
function floorOn(c: Context, placed: Placed<SeriesDividend>, since: Day, date: Day): Money {
  const { provision, cite, instrument } = placed;
  if (!haveDaysMoved(c, placed, since, date)) return provision.floor;
  const asked = c.quantity<'money'>('money', dividendOfMovedPeriod, { about: [provision.series, date], cites: [cite] });
  return moneyOf(c.exactly(asked), instrument.currency);
}

/** What has accrued of the multiple within a period, up to a day: exact, for nothing is paid yet. */
export function multipleSoFar(c: Context, placed: Placed<SeriesDividend>, first: Day, when: Day, at: Moment): Multiple {
  const { from } = windowOf(c, placed, first, paymentDateAfter(placed.provision.on, when));
  return multipleOf(c, placed, { from, through: when, paid: when }, at);
}

export function floorTestsCash(c: Context, { multiple }: SeriesDividend): boolean {
  return multiple !== undefined && c.resolve(multiple.floorTests) === 'cash';
}

/** The days whose declarations count for a payment date; in the first period from the first issue on. */
function windowOf(c: Context, { provision }: Placed<SeriesDividend>, first: Day, date: Day) {
  const before = paymentDateBefore(provision.on, date);
  const lastIn = provision.multiple === undefined || c.resolve(provision.multiple.since) === 'after-the-last-date';
  const isFirst = compareDays(first, before) >= 0;
  const since = isFirst ? latestOf(first, before) : before;
  const from = isFirst || !lastIn ? since : plusDays(since, 1);
  return { since, from, through: lastIn ? date : plusDays(date, -1) };
}

/** The floor where what is declared makes less. An equal amount is the multiple's: it may have to be paid in property. */
function basisOf(c: Context, provision: SeriesDividend, multiple: Multiple): 'floor' | 'multiple' {
  if (provision.multiple === undefined || multiple.parts.length === 0) return 'floor';
  if (floorTestsCash(c, provision)) return compareMoney(multiple.cash, provision.floor) < 0 ? 'floor' : 'multiple';
  return c.test('lessThan', multiple.total, amount(provision.floor.amount)) ? 'floor' : 'multiple';
}

interface Told {
  readonly date: Day;
  readonly window: { readonly from: Day; readonly through: Day };
  readonly cash: Money;
  readonly inKind: readonly InKind[];
  readonly multiple: Multiple;
}

function reasonOf(c: Context, { cite, provision }: Placed<SeriesDividend>, told: Told): Reason {
  const { date, window, cash, inKind, multiple } = told;
  const figures = { date, series: provision.series };
  const outcome = showCashAndKind(cash, inKind);
  if (provision.multiple === undefined) return reason(flat, outcome, { figures, cites: [cite] });
  return reason(rated, outcome, {
    figures: {
      ...figures,
      from: window.from,
      through: window.through,
      floor: showMoney(provision.floor),
      of: provision.multiple.of,
      multiple: showCashAndKind(multiple.cash, multiple.inKind),
    },
    cites: [cite],
    grounds: multiple.parts.map((part) => partReason(c, cite, part)),
  });
}

function partReason(c: Context, cite: string, { id, multiplier, cash, inKind, entry }: Contribution): Reason {
  return reason(contributed, showCashAndKind(cash, inKind), {
    figures: { dividend: c.nameOf(id), multiplier: show(multiplier), each: onEach(cash, inKind, multiplier) },
    cites: [cite],
    entries: [entry],
  });
}

/** What a dividend gave on each share, before it counts so many times. */
function onEach(cash: Money, inKind: readonly InKind[], multiplier: Ratio): string {
  if (isZero(multiplier)) return 'nothing that counts';
  const once = dividedBy(ratio(1), multiplier);
  return showCashAndKind(
    timesMoney(cash, once),
    inKind.map(({ of, units }) => ({ of, units: times(units, once) })),
  );
}

/** Cash and property for people: '$10.00 and 100 subsidiary-share'. */
export function showCashAndKind(cash: Money, inKind: readonly InKind[]): string {
  return [showMoney(cash), ...inKind.map(({ of, units }) => `${show(units)} ${of}`)].join(' and ');
}
