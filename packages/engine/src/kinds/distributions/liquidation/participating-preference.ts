import { z } from 'zod';
import { held, message, reason, type Reason } from '../../../evaluation/index.js';
import {
  compareMoney,
  dividedBy,
  isPositive,
  minus,
  minusMoney,
  noMoney,
  plusMoney,
  ratio,
  showMoney,
  sumOfMoney,
  times,
  timesMoney,
  toWire,
  zero,
} from '../../../exact/index.js';
import type { Moment, Money, Shares } from '../../../exact/index.js';
import { byReading, parametersOf, stockName, writerOf, type Placed } from '../../../instrument/index.js';
import type { Context } from '../../../session/index.js';
import {
  adjustedRightsTopic,
  adjustmentFactor,
  defineKind,
  moneyParameter,
  ratioParameter,
} from '../../../terms/index.js';
import type { AdjustedRight } from '../../../terms/index.js';
import { accountOrStated, dividendsUnpaid } from '../series/dividend-account.js';
import { fixedDividends } from '../series/fixed-dividends.js';
import { onShares } from '../money-on-shares.js';
import type { Participant } from './participation.js';
import { provisionOf } from '../series/series-provision.js';

const parameters = parametersOf('participating-preference', {
  series: stockName.describe('the series'),
  preference: moneyParameter.describe('what each share gets before junior stock'),
  withAccrued: z.boolean().describe('whether dividends accrued to the day of the payment are added, declared or not'),
  multiple: z
    .strictObject({
      of: stockName.describe('the class'),
      times: ratioParameter.describe('how many times what each share of it gets, before any adjustment'),
      together: byReading(z.enum(['greater', 'sum', 'multiple-only'])).describe(
        'whether a share gets the greater of preference and multiple, both, or the multiple alone',
      ),
    })
    .optional()
    .describe('what each share gets at least of what another class gets; left out, the preference and no more'),
});
type ParticipatingPreference = z.output<typeof parameters>;

/** A preference in a liquidation, of a series that gets at least a multiple of what a share of another class gets. */
export const participatingPreference = writerOf(parameters);

const multiplied = message(
  'participating-preference.multiple',
  'In a liquidation each share of {series} gets at least {outcome} times what a share of {of} gets',
);

const entitled = message(
  'participating-preference.lot',
  'Each share of {series}, of the lot {lot}, is entitled to {preference} first and to {by} times what a share of {of} gets, {how}; it gets {outcome}',
);
const entitledAlone = message(
  'participating-preference.alone',
  'Each share of {series}, of the lot {lot}, is entitled to {preference} and no more; it gets {outcome}',
);
const inWords = {
  greater: 'whichever is more in all',
  sum: 'one after the other',
  'multiple-only': 'of which only the multiple counts',
} as const;

/**
 * In a liquidation each share has its preference with what has accrued on it, and in all no less than the multiple, adjusted,
 * of what a share of the other class gets. What that class gets depends on it in turn: the waterfall solves for both at once.
 */
export const participatingPreferenceKind = defineKind<ParticipatingPreference>({
  kind: 'participating-preference',
  subject: 'distributions',
  provides:
    'Gives a series a preference in a liquidation, with what has accrued, and where it says so at least a multiple of what another class gets.',
  parameters,
  facts: [dividendsUnpaid],
  answers: ['liquidation.waterfall'],
  tells: (_c, { cite, provision }, topic, { series }) => {
    if (topic !== adjustedRightsTopic || series !== provision.series) return undefined;
    if (provision.multiple === undefined) return undefined;
    const { of, times: by } = provision.multiple;
    const rights: readonly AdjustedRight[] = [{ id: 'liquidation', cite, amount: by }];
    return held(rights, reason(multiplied, toWire(by), { figures: { series: provision.series, of }, cites: [cite] }));
  },
});

/** What a lot of the series has before junior stock, and from where it shares with the other class. */
export interface PreferenceLot extends Participant {
  /** On each share. */
  readonly preference: Money;
  readonly lot: string;
  /** Why it has so much, once it is known what each of its shares gets in all. */
  readonly because: (each: Money) => Reason;
}

/**
 * The lots of a series that has such a preference; undefined where no instrument in force gives it one.
 * @param earlier what each share has had already in the same liquidation: it counts against preference and multiple alike
 */
export function preferenceLots(
  c: Context,
  series: string,
  at: Moment,
  earlier?: Money,
): readonly PreferenceLot[] | undefined {
  const placed = provisionOf<ParticipatingPreference>(c, 'participating-preference', series, at.day);
  if (placed === undefined) return undefined;
  const { provision, instrument } = placed;
  const multiple = multipleOf(c, placed, at);
  const nothing = noMoney(instrument.currency);
  const had = earlier ?? nothing;
  const { lots, ground } = accruedOn(c, placed, at);
  return lots.map(({ lot, shares, accrued }) => {
    const full = multiple?.together === 'multiple-only' ? nothing : plusMoney(provision.preference, accrued);
    const begins = multiple?.together === 'greater' ? greater(full, had) : greater(minusMoney(had, full), nothing);
    const preference = isPositive(accrued.amount)
      ? `${showMoney(full)}, ${showMoney(accrued)} of it accrued,`
      : showMoney(full);
    return {
      id: series,
      lot,
      shares,
      units: multiple === undefined ? zero('shares') : times(shares, multiple.by),
      preference: greater(minusMoney(full, had), nothing),
      from: multiple === undefined ? nothing : timesMoney(begins, dividedBy(ratio(1), multiple.by)),
      because: (each) =>
        reason(multiple === undefined ? entitledAlone : entitled, showMoney(each), {
          figures: { lot, series, preference, ...multiple?.figures },
          cites: [placed.cite],
          grounds: ground === undefined ? [] : [ground],
        }),
    };
  });
}

/** How many times what another class gets, as adjusted; undefined where there is the preference alone. */
function multipleOf(c: Context, { provision, article }: Placed<ParticipatingPreference>, at: Moment) {
  if (provision.multiple === undefined) return undefined;
  const { of, times: written } = provision.multiple;
  const by = times(written, adjustmentFactor(c, provision.series, at, article).value);
  const together = c.resolve(provision.multiple.together);
  return { by, together, figures: { by: toWire(by), of, how: inWords[together] } };
}

function greater(a: Money, b: Money): Money {
  return compareMoney(a, b) > 0 ? a : b;
}

/** The preferences of the lots together. */
export function fullPreferenceOf(lots: readonly PreferenceLot[], currency: string): Money {
  return sumOfMoney(currency, lots, ({ preference, shares }) => onShares(preference, shares));
}

interface Accrued {
  readonly lot: string;
  readonly shares: Shares;
  readonly accrued: Money;
}

interface AccruedLots {
  readonly lots: readonly Accrued[];
  /** The account that says how much has accrued. */
  readonly ground?: Reason;
}

/** The lots with what has accrued on each share; all shares are one lot where nothing that accrues is added. */
function accruedOn(c: Context, placed: Placed<ParticipatingPreference>, at: Moment): AccruedLots {
  const { cite, instrument, provision } = placed;
  const { series } = provision;
  const fixed = provision.withAccrued ? fixedDividends(c, series, at.day) : undefined;
  if (fixed === undefined) {
    const nothing = noMoney(instrument.currency);
    return { lots: [{ lot: series, shares: c.books.outstanding(series).at(at), accrued: nothing }] };
  }
  const account = accountOrStated(c, fixed, at);
  if (account.inKind.some(({ due, delivered }) => isPositive(minus(due, delivered)))) {
    c.remark({
      says: `Property that is still due on ${series} is not in its preference; its value comes on top.`,
      cites: [cite],
    });
  }
  const lots = account.lots
    .filter(({ shares }) => isPositive(shares))
    .map(({ id, shares, accrued }) => ({ lot: id, shares, accrued }));
  return { lots, ground: account.reason };
}
