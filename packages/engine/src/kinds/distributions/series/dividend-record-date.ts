import { z } from 'zod';
import { held, message, reason, type Held, type Reason } from '../../../evaluation/index.js';
import { compareDays, latestDayAtLeastBefore, type Day, type Moment } from '../../../exact/index.js';
import { provisionFields, type Placed, type Provision, type Written } from '../../../instrument/index.js';
import type { Context } from '../../../session/index.js';
import { defineKind, type Bar } from '../../../terms/index.js';
import type { DeclaredDividend } from './declared-dividend.js';

const parameters = z.strictObject({
  ...provisionFields,
  kind: z.literal('dividend-record-date'),
  series: z.string().describe('the class or series'),
  within: z
    .string()
    .regex(/^\d{1,3}$/, { error: 'expected a whole number of days such as 60, written as text' })
    .transform(Number)
    .describe('how many days before the payment it may be at the most'),
});
type DividendRecordDate = z.output<typeof parameters>;

/** The board may fix a record date for a dividend of a series, and how long before the payment. */
export const dividendRecordDate = (data: Written<typeof parameters>): Provision => ({
  kind: 'dividend-record-date',
  ...data,
});

const judged = message(
  'dividend.record-date',
  'The record date {record} of a dividend payable on {payable} may be {earliest} at the earliest, and not after the payment: {outcome}',
);
const passed = message(
  'dividend.record-date-passed',
  'It was declared on {declared}, and its record date was {record}: {outcome}',
);
const defects = message('dividend.record-dates', 'Record dates of dividends declared on {series}: {outcome}');

/** A dividend that was declared otherwise than the instruments allow: it was declared, and is defective. */
export interface DefectiveDividend {
  readonly id: string;
  readonly class: string;
  readonly cite: string;
  readonly says: string;
}

/** The topic on which provisions tell the `DefectiveDividend`s of { class }. */
export const defectiveDividendsTopic = 'defective-dividends';

/**
 * A record date may not be more than so many days before the payment (so many are allowed), nor after it. A dividend
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
  bars: (_c, placed, { act }) => {
    if (act.kind !== 'dividend' || act.class !== placed.provision.series) return [];
    const { 'record-date': record, payable } = act;
    return record === undefined || payable === undefined ? [] : [windowBar(placed, record, payable)];
  },
  tells: (c, placed, topic, input, at) =>
    topic === defectiveDividendsTopic && input['class'] === placed.provision.series ? tell(c, placed, at) : undefined,
});

function windowBar(placed: Placed<DividendRecordDate>, record: Day, payable: Day): Bar {
  const earliest = earliestRecordDate(placed.provision, payable);
  const barred = !isWithin(placed.provision, record, payable);
  return {
    barred,
    figures: { id: `${placed.cite} record-date`, record, payable, earliest },
    reason: reasonOf(placed, record, payable),
  };
}

/** The first day that will do as the record date of a payment. */
function earliestRecordDate({ within }: DividendRecordDate, payable: Day): Day {
  return latestDayAtLeastBefore(within, payable);
}

function isWithin(provision: DividendRecordDate, record: Day, payable: Day): boolean {
  return compareDays(record, earliestRecordDate(provision, payable)) >= 0 && compareDays(record, payable) <= 0;
}

function reasonOf({ cite, provision }: Placed<DividendRecordDate>, record: Day, payable: Day): Reason {
  const figures = { record, payable, earliest: earliestRecordDate(provision, payable) };
  return reason(judged, isWithin(provision, record, payable) ? 'as it may be' : 'outside', { figures, cites: [cite] });
}

function tell(c: Context, placed: Placed<DividendRecordDate>, at: Moment): Held<readonly DefectiveDividend[]> {
  const { cite, provision } = placed;
  c.covered('dividends', at.day, [cite]);
  const found = c.books.declared(provision.series, at).flatMap((entry) => defectsOf(c, placed, entry));
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
  const isOutside = payable !== undefined && !isWithin(placed.provision, record, payable);
  const isPassed = compareDays(record, entry.on) < 0;
  if (isPassed)
    c.otherLaw({ says: 'what becomes of a dividend declared to holders of a day already past', cites: [cite] });
  return [
    ...(isOutside
      ? [
          {
            says: 'its record date is not within the days allowed before the payment',
            why: reasonOf(placed, record, payable),
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
