import { openFact } from '../../../evaluation/index.js';
import { atClose, compareDays, lastDayWithinAfter, type Day, type Moment } from '../../../exact/index.js';
import type { Placed } from '../../../instrument/index.js';
import type { Context } from '../../../session/index.js';
import type { PeriodDividend } from '../../../terms/index.js';
import { endedPeriods, paidFor } from '../restriction/period-standing.js';
import type { PaperDuty } from './paper-duty-parameters.js';

export const dividendsProhibited = openFact('dividends-prohibited', 'corporation', 'day').yesNo(
  'Was {0} subject on {1} to a determination of a regulator that prohibited it from declaring and paying dividends?',
  {
    reply: 'no',
    premise: 'no determination of a regulator prohibited {0} on {1} from declaring and paying dividends',
  },
);

/** A paper that a period calls for. */
export interface PaperDue {
  readonly period: number;
  readonly due: Day;
  /** The day from which it is counted, included, and which of the two days of a payment that is. */
  readonly from: Day;
  readonly clock: Clock;
  /** Of missed payments: which one it is, counted over all periods. */
  readonly count?: number;
}

type Clock = 'scheduled' | 'payable';

/** Two days, both included; without them, all days. */
export interface Within {
  readonly from?: Day;
  readonly to?: Day;
}

/**
 * The papers that the periods paid, or to be paid, by a moment call for, as far as the dividends are kept; the earliest first. Of those that
 * are not due within the days that are meant nothing is asked.
 */
export function papersDue(c: Context, placed: Placed<PaperDuty>, at: Moment, within: Within = {}): readonly PaperDue[] {
  const kept = c.covered('dividends', at.day, [placed.cite]);
  const by = kept === at.day ? at : atClose(kept);
  const paid = endedPeriods(c, placed, kept).map((period) => paidFor(c, placed, period, by, isWithFee(placed)).value);
  return placed.provision.upon.is === 'not-declared'
    ? undeclared(c, placed, paid, kept).filter(({ due }) => isWithin(due, within))
    : missed(c, placed, paid, { kept, within });
}

function isWithFee({ provision: { upon } }: Placed<PaperDuty>): boolean {
  return upon.is === 'missed-payment' && upon.fee === true;
}

function undeclared(
  c: Context,
  { provision }: Placed<PaperDuty>,
  all: readonly PeriodDividend[],
  kept: Day,
): readonly PaperDue[] {
  return all.flatMap((paid) => {
    const { from, clock } = countedFrom(c, provision, paid);
    const wasDeclared = paid.declared.some((each) => compareDays(each, from) <= 0);
    if (paid.standing === 'nothing-due' || wasDeclared || isPaidUndeclared(paid) || compareDays(kept, from) < 0)
      return [];
    return [{ period: paid.period.number, due: lastDayWithinAfter(provision.within, from), from, clock }];
  });
}

/** Paid although no declaration is entered: it was declared before it was paid. */
function isPaidUndeclared({ declared, onTime }: PeriodDividend): boolean {
  return declared.length === 0 && onTime;
}

function isWithin(due: Day, { from = due, to = due }: Within): boolean {
  return compareDays(from, due) <= 0 && compareDays(due, to) <= 0;
}

function missed(
  c: Context,
  placed: Placed<PaperDuty>,
  all: readonly PeriodDividend[],
  { kept, within }: { readonly kept: Day; readonly within: Within },
): readonly PaperDue[] {
  const { provision } = placed;
  const { upon } = provision;
  if (upon.is !== 'missed-payment') return [];
  const unpaid = all.filter((paid) => compareDays(paid.period.payable, kept) <= 0 && isMissed(paid, c, upon));
  if (unpaid.length < upon.from) return [];
  const isExcused = excusing(c, placed, unpaid);
  return unpaid.flatMap((paid, index) => {
    const count = index + 1;
    const { from, clock } = countedFrom(c, provision, paid);
    const due = lastDayWithinAfter(provision.within, from);
    if (count < upon.from || !isWithin(due, within) || isExcused(index)) return [];
    return [{ period: paid.period.number, due, from, clock, count }];
  });
}

type Upon = Extract<PaperDuty['upon'], { is: 'missed-payment' }>;

function isMissed(paid: PeriodDividend, c: Context, { late }: Upon): boolean {
  if (paid.standing === 'nothing-due' || paid.onTime) return false;
  if (paid.paidInFull === undefined) return true;
  switch (c.resolve(late)) {
    case 'runs-on':
      return true;
    case 'declared-in-time-frees':
      return !paid.declared.some((each) => compareDays(each, paid.period.payable) <= 0);
    case 'frees':
      return false;
  }
}

/** Whether a regulator prohibited dividends at those of the missed payments, up to the one that calls for the paper, that matter. */
function excusing(
  c: Context,
  { provision, cite }: Placed<PaperDuty>,
  missed: readonly PeriodDividend[],
): (index: number) => boolean {
  const { upon } = provision;
  if (upon.is !== 'missed-payment') return () => false;
  const isProhibited = (index: number) =>
    c.holds(dividendsProhibited, ['corporation', missed[index]!.period.payable], cite);
  switch (c.resolve(upon.unlessProhibited)) {
    case 'at-that-payment':
      return isProhibited;
    case 'at-any':
      return comesUpon(isProhibited);
    case 'at-every': {
      const isOtherwise = comesUpon((index) => !isProhibited(index));
      return (index) => !isOtherwise(index);
    }
  }
}

/** Whether there is one up to an index; each is looked at once, for indices that are asked in their order. */
function comesUpon(is: (index: number) => boolean): (upTo: number) => boolean {
  let found = false;
  let next = 0;
  return (upTo) => {
    for (; !found && next <= upTo; next += 1) found = is(next);
    return found;
  };
}

function countedFrom(c: Context, provision: PaperDuty, { period }: PeriodDividend): Pick<PaperDue, 'from' | 'clock'> {
  const clock = c.resolve(provision.clock);
  return { from: period[clock], clock };
}
