import { held, message, openFact, reason, type Held, type Reason } from '../../../evaluation/index.js';
import { compareDays, equals, plusBusinessDays, plusDays, type Day } from '../../../exact/index.js';
import { citation, type Placed } from '../../../instrument/index.js';
import type { Context } from '../../../session/index.js';
import { businessDaysNotion, type Deadline } from '../../../terms/index.js';
import { outstandingBeforeIts, type Redemption } from '../redemption/called.js';
import { redemptionsAhead } from '../redemption/redemptions-ahead.js';
import type { Conversion } from './conversion-parameters.js';

/** Asked where the text counts business days and no provision says which days these are. */
export const lastDayToConvert = openFact('last-day-to-convert', 'series', 'day').day(
  'Which day is the last on which shares of {0} that are called for redemption on {1} can be converted?',
);

const callSays = message(
  'conversion.call',
  'Shares of {series} called for redemption on {on} can be converted through {last}: {outcome}',
);

/** What becomes of the right of shares that are called. */
export interface CallEnds {
  readonly id: string;
  readonly on: Day;
  /** The last day on which the shares called can be converted. */
  readonly last: Day;
  readonly ended: boolean;
  /** Whether all that is outstanding is called. */
  readonly all: boolean;
}

/** Of each call that is ahead, until when its shares can be converted; undefined where the text does not say. */
export function callsThatEnd(c: Context, placed: Placed<Conversion>): readonly Held<CallEnds>[] | undefined {
  const { provision, instrument } = placed;
  const { endsIfCalled: ends, series } = provision;
  if (ends === undefined) return undefined;
  const cite = citation(instrument, ends.cite);
  return redemptionsAhead(c, series, cite).map(({ id, act }) => {
    const last = lastDay(c, placed, ends, act, cite);
    const ended = compareDays(c.asOf, last) > 0;
    const outstanding = outstandingBeforeIts(c, { id }, act, cite);
    const all = act.shares === undefined || equals<'shares'>(act.shares, outstanding);
    const figures = { series, on: act.on, last };
    const outcome = ended ? 'the right has ended' : 'it goes on until then';
    return held({ id, on: act.on, last, ended, all }, reason(callSays, outcome, { figures, cites: [cite] }));
  });
}

function lastDay(
  c: Context,
  { article, provision }: Placed<Conversion>,
  { days, counted }: NonNullable<Conversion['endsIfCalled']>,
  { on }: Redemption,
  cite: string,
): Day {
  if (counted === 'days') return plusDays(on, -days);
  const { series } = provision;
  if (!c.isDefined(businessDaysNotion, article, c.now))
    return c.ask(lastDayToConvert, { about: [series, on], cites: [cite] }) as Day;
  const calendar = c.notion(businessDaysNotion, [], c.now, article).value;
  return plusBusinessDays(calendar, on, -days);
}

/** The ends of these rights, for the calendar. */
export function endsOfCalls(placed: Placed<Conversion>, calls: readonly Held<CallEnds>[]) {
  const { series, endsIfCalled } = placed.provision;
  const cite = citation(placed.instrument, endsIfCalled?.cite ?? placed.provision.cite);
  return calls.map(({ value }): Deadline => {
    const what = `the conversion of shares of ${series} that are called for ${value.on}`;
    const { days = 0, counted: by = 'days' } = endsIfCalled ?? {};
    const counted = `${days} ${by === 'days' ? 'days' : 'business days'} before the redemption on ${value.on}`;
    return { id: `${value.id} conversion`, what, comes: 'ends', cite, counted, day: value.last };
  });
}

export function reasonsOf(calls: readonly Held<CallEnds>[]): readonly Reason[] {
  return calls.map((each) => each.reason);
}
