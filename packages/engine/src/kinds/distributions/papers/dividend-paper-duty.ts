import { held, message, reason, type Held, type Reason } from '../../../evaluation/index.js';
import type { Moment } from '../../../exact/index.js';
import { writerOf, type Placed } from '../../../instrument/index.js';
import type { Context } from '../../../session/index.js';
import { deadlinesTopic, defineKind, type Deadline } from '../../../terms/index.js';
import { delivered, type Delivered } from './paper-delivered.js';
import { paperDutyParameters, type PaperDuty } from './paper-duty-parameters.js';
import { isSpan } from '../periods/which-period.js';
import { dividendsProhibited, papersDue, type PaperDue, type Within } from './papers-due.js';

/** A paper that holders of a series must get when a dividend was not declared, or not paid. */
export const dividendPaperDuty = writerOf(paperDutyParameters);

const listed = message('papers.due', 'Papers that are due to the holders of {series} by this section: {outcome}');
const undeclared = message(
  'papers.undeclared',
  'No dividend was declared on {series} for period {period}: {says} is due by {due}; {outcome}',
);
const missed = message(
  'papers.missed',
  'The dividend of period {period} is missed payment {count} of {series}: {says} is due by {due}; {outcome}',
);

/**
 * Papers due within so many days, each that day included: for each period for which no dividend was declared by its payment date;
 * or for each missed payment, from a number of them on that is never counted afresh, unless a regulator prohibited dividends. Each is
 * told with whether it was delivered, in time, and signed as it must be.
 */
export const dividendPaperDutyKind = defineKind<PaperDuty>({
  kind: 'dividend-paper-duty',
  subject: 'distributions',
  provides:
    'Says which papers holders of a series must get, and by when, where a dividend was not declared or not paid.',
  parameters: paperDutyParameters,
  facts: [dividendsProhibited],
  answers: ['calendar.deadlines'],
  tells: (c, placed, topic, input, at) =>
    topic === deadlinesTopic ? deadlines(c, placed, at, isSpan(input) ? input : {}) : undefined,
});

function deadlines(c: Context, placed: Placed<PaperDuty>, at: Moment, within: Within): Held<readonly Deadline[]> {
  const all = papersDue(c, placed, at, within).map((due) => ({ due, done: delivered(c, placed, due, at) }));
  const { cite, provision } = placed;
  return held(
    all.map(({ due, done }) => deadline(placed, due, done)),
    reason(listed, all.length === 0 ? 'none' : String(all.length), {
      figures: { series: provision.series },
      cites: [cite],
      grounds: all.map(({ due, done }) => why(placed, due, done)),
    }),
  );
}

function deadline(
  { cite, provision }: Placed<PaperDuty>,
  { period, due, from, clock }: PaperDue,
  done: Delivered,
): Deadline {
  const { series, paper, says, who, within } = provision;
  return {
    id: `${series} P${period} ${paper}`,
    what: `${says} is due to the holders of ${series}, for period ${period}`,
    comes: 'falls-due',
    who,
    cite,
    counted: `${within} days from ${from}, ${clock === 'scheduled' ? `the payment date that the text fixes for period ${period}` : `on which the dividend of period ${period} was payable`}, that day included`,
    day: due,
    ...done,
  };
}

function why({ cite, provision }: Placed<PaperDuty>, { period, due, count }: PaperDue, done: Delivered): Reason {
  const { series, says } = provision;
  const figures = { series, period: String(period), due, says };
  return count === undefined
    ? reason(undeclared, inWords(done), { figures, cites: [cite] })
    : reason(missed, inWords(done), { figures: { ...figures, count: String(count) }, cites: [cite] });
}

function inWords({ standing, done, wanting }: Delivered): string {
  switch (standing) {
    case 'done':
      return `it was delivered on ${done}`;
    case 'late':
      return `it was delivered on ${done}, late`;
    case 'defective':
      return `what was delivered on ${done} is not enough: ${wanting}`;
    case 'open':
      return 'it has not been delivered yet';
    case 'not-done':
      return 'it was not delivered';
  }
}
