import { held, message, reason, type Held } from '../../../evaluation/index.js';
import { anniversary, compareDays, latestOf, plusDays, type Day, type Moment } from '../../../exact/index.js';
import type { Context } from '../../../session/index.js';
import type { Deadline } from '../../../terms/index.js';
import { missedWindows, type MissedWindow } from './missed-periods.js';
import { isOut } from './reach.js';
import type { Restriction, WideSeriesRestriction } from './restriction-parameters.js';

/** The topic on which provisions tell, of { series }, the spans in which missed periods restrict what is done with other stock. */
export const restrictionWindowsTopic = 'restriction-windows';

/** The spans in which one section restricts something. */
export interface RestrictionWindows {
  readonly id: string;
  readonly restricts: string;
  readonly windows: readonly MissedWindow[];
  /** All days that are barred, spans that meet or overlap joined. */
  readonly spans: readonly Span[];
}

interface Span {
  readonly from: Day;
  readonly through: Day;
}

const barred = message('restriction.spans', 'Days on which {cite} stands in the way: {outcome}');
const turns = message('restriction.turns', 'What {cite} bars begins and ends: {outcome}');

/** The spans after missed periods that are known by a moment; nothing of a restriction that is about something else. */
export function windowsTold(c: Context, placed: Restriction, at: Moment): Held<RestrictionWindows> | undefined {
  const { cite, provision } = placed;
  const condition = provision.while;
  if (condition.is !== 'after-missed-period') return undefined;
  const { value: windows, reason: why } = missedWindows(c, placed, condition, at);
  const spans = joined(windows.filter(({ standing }) => standing === 'missed'));
  const inWords = spans.map(({ from, through }) => `${from} through ${through}`).join(', ') || 'none';
  return held(
    { id: cite, restricts: provision.restricts, windows, spans },
    reason(barred, inWords, { figures: { cite }, cites: [cite], grounds: [why] }),
  );
}

/** Spans in order, those that meet or overlap made one. */
function joined(spans: readonly Span[]): readonly Span[] {
  const all: Span[] = [];
  for (const { from, through } of spans.toSorted((a, b) => compareDays(a.from, b.from))) {
    const last = all.at(-1);
    if (last === undefined || compareDays(plusDays(last.through, 1), from) < 0) all.push({ from, through });
    else all[all.length - 1] = { from: last.from, through: latestOf(last.through, through) };
  }
  return all;
}

/** When a bar begins and ends, as far as it is known by a moment. */
export function windowDeadlines(c: Context, placed: Restriction, at: Moment): Held<readonly Deadline[]> | undefined {
  const { cite, provision } = placed;
  const condition = provision.while;
  const what = `${restrictedInWords[provision.restricts]}, by ${cite}`;
  const told = (value: readonly Deadline[], outcome: string) =>
    held(value, reason(turns, outcome, { figures: { cite }, cites: [cite] }));
  if (condition.is === 'not-publicly-traded') {
    if (!isOut(c, placed, c.asOf)) return undefined;
    const day = plusDays(anniversary(condition.from, condition.years), 1);
    const counted = `the day after the ${condition.years} years from ${condition.from}`;
    const says = `unless the corporation is publicly traded, the bar on ${what}`;
    return told(
      [{ id: `${provision.series} ${cite} begins`, what: says, comes: 'begins', cite, counted, day }],
      `from ${day} on`,
    );
  }
  const windows = windowsTold(c, placed, at);
  if (windows === undefined) return undefined;
  const value = windows.value.windows
    .filter(({ standing }) => standing === 'missed')
    .flatMap(({ period, payable, from, through }): readonly Deadline[] => {
      const says = `the bar after the missed period ${period} on ${what}`;
      const id = `${provision.series} ${cite} P${period}`;
      return [
        {
          id: `${id} begins`,
          what: says,
          comes: 'begins',
          cite,
          counted: `the day after period ${period}, whose dividend was payable on ${payable} and not paid in full`,
          day: from,
        },
        {
          id: `${id} ends`,
          what: says,
          comes: 'ends',
          cite,
          counted: `the last day that the section bars after period ${period}, whose dividend was payable on ${payable}`,
          day: through,
        },
      ];
    });
  return held(value, windows.reason);
}

const restrictedInWords: Readonly<Record<WideSeriesRestriction['restricts'], string>> = {
  distributions: 'dividends and distributions on junior stock and stock at parity',
  repurchases: 'buying and redeeming stock',
  acquisitions: 'getting stock, by the corporation or a subsidiary',
  'acquisitions-for-value': 'getting common stock, junior stock and stock at parity for value',
};
