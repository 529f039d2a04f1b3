import type { z } from 'zod';
import { held, message, reason, type Held, type Reason } from '../../../evaluation/index.js';
import { atClose, compareDays, latestDayAtLeastBefore, type Day, type Moment } from '../../../exact/index.js';
import { parametersOf, stockName, writerOf, type Placed } from '../../../instrument/index.js';
import type { Context } from '../../../session/index.js';
import { defineKind, dividendPeriodsNotion, type Bar, wholeNumberParameter } from '../../../terms/index.js';
import { isSpan } from '../periods/which-period.js';
import type { DeclaredDividend } from './declared-dividend.js';
import { declaredWithin, type DaysAsked } from './declared-within.js';

const parameters = parametersOf('dividend-record-date', {
  series: stockName.describe('the class or series'),
  within: wholeNumberParameter.describe('how many days before the payment it may be at the most'),
  least: wholeNumberParameter
    .optional()
    .describe('how many days before the payment it must be at the least; left out, none'),
  otherwise: wholeNumberParameter
    .optional()
    .describe('how many days before the payment it is where the board fixes no other'),
});
export type DividendRecordDate = z.output<typeof parameters>;

/** The board may fix a record date for a dividend of a series, and how long before the payment. */
export const dividendRecordDate = writerOf(parameters);

const judged = message(
  'dividend.record-date',
  'The record date {record} of a dividend payable on {payable} may be {earliest} at the earliest, and {latest} at the latest: {outcome}',
);
const passed = message(
  'dividend.record-date-passed',
  'It was declared on {declared}, and its record date was {record}: {outcome}',
);
const defects = message('dividend.record-dates', 'Record dates of dividends declared on {series}: {outcome}');

/** How many days before a payment its record date is, and may be. */
export interface RecordDays {
  readonly otherwise?: number;
  readonly most: number;
  readonly least: number;
}

export function recordDays({ within, least = 0, otherwise }: DividendRecordDate): RecordDays {
  return { most: within, least, ...(otherwise === undefined ? undefined : { otherwise }) };
}

/** A dividend that was declared otherwise than the instruments allow: it was declared, and is defective. */
export interface DefectiveDividend {
  readonly id: string;
  readonly class: string;
  readonly cite: string;
  readonly says: string;
  /** A fact is missing on which it turns. */
  readonly isOpen?: true;
}

/** The topic on which provisions tell the `DefectiveDividend`s of { class, from, to }. */
export const defectiveDividendsTopic = 'defective-dividends';

/**
 * A record date may not be more than so many days before the payment (so many are allowed), nor less than so many, nor after
 * it; the days are counted from the payment date as the instrument fixes it, where the payment itself is postponed. A dividend
 * declared with another is entered, and is defective; so is one whose record date had passed when it was declared, of which
 * only other law speaks.
 */
export const dividendRecordDateKind = defineKind<DividendRecordDate>({
  kind: 'dividend-record-date',
  subject: 'distributions',
  provides: 'Lets the board fix a record date for dividends, within so many days before the payment.',
  parameters,
  facts: [],
  answers: ['dividends.permit', 'dividends.calendar'],
  bars: (c, placed, { act }) => {
    if (act.kind !== 'dividend' || act.class !== placed.provision.series) return [];
    const { 'record-date': record, payable } = act;
    if (record === undefined) return [];
    if (compareDays(record, c.asOf) < 0) tellPassed(c, placed);
    if (payable === undefined) return [];
    return [windowBar(placed, record, paymentDate(c, placed, payable))];
  },
  tells: (c, placed, topic, input, at) =>
    topic === defectiveDividendsTopic && input['class'] === placed.provision.series && isSpan(input)
      ? tell(c, placed, input, at)
      : undefined,
});

/** The payment date as the instrument fixes it, of a dividend payable on a day to which it may have been postponed. */
function paymentDate(c: Context, { provision: { series }, article }: Placed<DividendRecordDate>, payable: Day): Day {
  const at = atClose(payable);
  if (!c.isDefined(dividendPeriodsNotion, article, at)) return payable;
  const periods = c.notion(dividendPeriodsNotion, [series], at, article);
  return periods.value.find((each) => each.payable === payable)?.scheduled ?? payable;
}

/** Of a record date before the declaration no instrument speaks. */
function tellPassed(c: Context, { cite }: Placed<DividendRecordDate>): void {
  c.otherLaw({ says: 'what becomes of a dividend declared to holders of a day already past', cites: [cite] });
}

function windowBar(placed: Placed<DividendRecordDate>, record: Day, payable: Day): Bar {
  const { earliest, latest } = allowed(placed.provision, payable);
  return {
    barred: !isWithin(placed.provision, record, payable),
    figures: { id: `${placed.cite} record-date`, record, payable, earliest, latest },
    reason: reasonOf(placed, record, payable),
  };
}

/** The first and the last day that will do as the record date of a payment. */
function allowed({ within, least = 0 }: DividendRecordDate, payable: Day) {
  return { earliest: latestDayAtLeastBefore(within, payable), latest: latestDayAtLeastBefore(least, payable) };
}

function isWithin(provision: DividendRecordDate, record: Day, payable: Day): boolean {
  const { earliest, latest } = allowed(provision, payable);
  return compareDays(record, earliest) >= 0 && compareDays(record, latest) <= 0;
}

function reasonOf({ cite, provision }: Placed<DividendRecordDate>, record: Day, payable: Day): Reason {
  const figures = { record, payable, ...allowed(provision, payable) };
  return reason(judged, isWithin(provision, record, payable) ? 'it is within these days' : 'it is outside these days', {
    figures,
    cites: [cite],
  });
}

function tell(
  c: Context,
  placed: Placed<DividendRecordDate>,
  asked: DaysAsked,
  at: Moment,
): Held<readonly DefectiveDividend[]> {
  const { cite, provision } = placed;
  const stands = declaredWithin(c, asked, at).filter(({ data }) => data.class === provision.series);
  const found = stands.flatMap((entry) => defectsOf(c, placed, entry));
  return held(
    found.map(({ defect }) => defect),
    reason(defects, found.length === 0 ? 'none is amiss' : `${found.length} amiss`, {
      figures: { series: provision.series },
      cites: [cite],
      grounds: found.map((each) => each.reason),
    }),
  );
}

function defectsOf(c: Context, placed: Placed<DividendRecordDate>, entry: DeclaredDividend) {
  const { 'record-date': record, payable, id, class: of } = entry.data;
  if (record === undefined) return [];
  c.restsOn([entry.id]);
  const { cite } = placed;
  const date = payable === undefined ? undefined : paymentDate(c, placed, payable);
  const isOutside = date !== undefined && !isWithin(placed.provision, record, date);
  const isPassed = compareDays(record, entry.on) < 0;
  if (isPassed) tellPassed(c, placed);
  return [
    ...(isOutside
      ? [
          {
            says: 'its record date is not within the days allowed before the payment',
            why: reasonOf(placed, record, date),
          },
        ]
      : []),
    ...(isPassed
      ? [
          {
            says: 'its record date had passed when it was declared',
            why: reason(passed, 'it had passed', {
              figures: { declared: entry.on, record },
              cites: [cite],
              entries: [entry.id],
            }),
          },
        ]
      : []),
  ].map(({ says, why }) => ({ defect: { id, class: of, cite, says }, reason: why }));
}
