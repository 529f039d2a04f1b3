import { momentOfEntry } from '../../../books/index.js';
import { isAsIfEntered, message, openFact, reason } from '../../../evaluation/index.js';
import {
  atClose,
  compareBy,
  dividedBy,
  isMomentBefore,
  isPositive,
  minus,
  moneyOf,
  plus,
  plusDays,
  recount,
  share,
  show,
  showMoney,
  sum,
  sumOf,
  times,
  zero,
} from '../../../exact/index.js';
import type { Moment, Money, Quantity, Ratio, Shares } from '../../../exact/index.js';
import { citation, type Placed } from '../../../instrument/index.js';
import type { EntryOf } from '../../../journal/index.js';
import type { Context } from '../../../session/index.js';
import { allTold, defineTopic, inCurrency } from '../../../terms/index.js';
import { factorOfIssue } from './asked-factor.js';
import type { ConversionEvent, Found } from './conversion-event.js';
import type { Conversion } from './conversion-parameters.js';

/** Asked of each issue that may be below the conversion price. */
export const issueExcepted = openFact('issue-excepted', 'entry', 'property').yesNo('Is {0} one of the {1}?');

/** Asked where the entry of an issue does not say. */
export const issueConsideration = openFact('issue-consideration', 'entry').money(
  'What was received in all for the shares issued in {0}, as the instrument values it?',
);

/** Asked where an instrument lets somebody waive the adjustment. */
export const adjustmentWaived = openFact('adjustment-waived', 'entry', 'series', 'consent-of').yesNo(
  'Did {2} waive that {0} adjusts the ratio of {1}?',
);

/** The topic under which provisions tell how many shares { into } a class all shares of a series could become. */
export const convertedTopic = defineTopic<Converted>('as-converted');

/** What a series could become: so many shares, for which as many are kept or not. */
export interface Converted {
  readonly series: string;
  readonly needed: Shares;
  readonly isKept: boolean;
}

const issueSays = message(
  'conversion.issue',
  '{issued} shares of {class} were issued for {consideration}, below the conversion price of {price} of {series}; {counted} were counted as outstanding: the ratio is multiplied by {outcome}',
);

type Issue = EntryOf<'shares-issued'>;

/**
 * Issues of the class below the conversion price, once shares of the series are out: (A + C) / (A + B). A holds what was out just before, and
 * of issues at one moment those entered before.
 */
export function issuesBelow(c: Context, placed: Placed<Conversion>, at: Moment): readonly Found[] {
  const { provision } = placed;
  const { series, into } = provision;
  const since = c.books.issued(series).first(isPositive);
  if (provision.adjustedBy?.issues === undefined || since === undefined || isMomentBefore(at, since) === true)
    return [];
  const all = c.books.entriesOf('shares-issued', at);
  const first = all.findIndex(({ data, on, time }) => data.class === series && on === since.day && time === since.time);
  // Shares for which others went by a text itself are issued for no price.
  const issues = all
    .slice(first + 1)
    .filter((entry) => isMomentBefore(momentOfEntry(entry), since) !== true)
    .filter(({ data, id }) => data.class === into && !isAsIfEntered(id));
  return issues.map((entry): Found => {
    const { data, id, on } = entry;
    const issue = (ratio: Ratio): PlannedIssue => ({
      id,
      entries: [id],
      shares: data.shares,
      consideration: data.consideration,
      outstanding: () => outstandingBefore(c, into, entry, all),
      converted: () => convertedBefore(c, placed, entry, all, ratio),
      factor: () => factorOfIssue(c, placed, entry, issues.filter((each) => each.on === on).length, since),
    });
    const event = (ratio: Ratio): ConversionEvent | undefined => {
      const effect = effectOfIssue(c, placed, issue(ratio), ratio);
      return effect === undefined ? undefined : { ...effect, on };
    };
    return { moment: momentOfEntry(entry), event };
  });
}

/** Shares of the class that are issued or to be issued. */
export interface PlannedIssue {
  /** The entry, or the act that would issue them. */
  readonly id: string;
  readonly entries: readonly string[];
  readonly shares: Shares;
  readonly consideration: Money | undefined;
  /** What is out just before, of the class; and of shares of it what could come of others by conversion. */
  readonly outstanding: () => Shares;
  readonly converted: () => Shares;
  /** Its factor where that is stated, and not counted. */
  readonly factor?: () => Ratio | undefined;
}

/** What an issue does to the ratio as it was until then; undefined where it is not below the price, is excepted or waived. */
export function effectOfIssue(
  c: Context,
  { provision, instrument }: Placed<Conversion>,
  issue: PlannedIssue,
  ratio: Ratio,
): Omit<ConversionEvent, 'on'> | undefined {
  const { series, into, adjustedBy } = provision;
  if (adjustedBy?.issues === undefined) return undefined;
  const { cite, counts, except, price: worth, waivedBy } = adjustedBy.issues;
  const { id, shares } = issue;
  const cites = [citation(instrument, cite)];
  const price = dividedBy(worth.amount, ratio);
  const atPrice = times(price, recount('ratio', shares));
  const isBelow = (received: Quantity<'money'>) => compareBy<'money'>('lessThan', received, atPrice);
  const said = issue.consideration === undefined ? undefined : inCurrency(issue.consideration, instrument.currency, id);
  if (said !== undefined && !isBelow(said)) return undefined;
  if (c.is(issueExcepted, { about: [id, except], cites })) return undefined;
  const received = said ?? c.exactly(c.quantity<'money'>('money', issueConsideration, { about: [id], cites }));
  if (!isBelow(received)) return undefined;
  if (waivedBy !== undefined && c.is(adjustmentWaived, { about: [id, series, waivedBy], cites })) return undefined;
  const counted = plus(issue.outstanding(), counts === 'outstanding' ? zero('shares') : issue.converted());
  const bought = times(shares, share(received, atPrice));
  const factor = issue.factor?.() ?? share(plus(counted, shares), plus(counted, bought));
  const money = (amount: Quantity<'money'>) => showMoney(moneyOf(amount, instrument.currency));
  const figures = {
    issued: show(shares),
    class: into,
    consideration: money(received),
    price: money(price),
    series,
    counted: show(counted),
  };
  return {
    id,
    how: 'issue',
    factor,
    reason: reason(issueSays, show(factor), { figures, cites, entries: issue.entries }),
  };
}

/** What of a class was out just before an issue: without it, and without what was entered after it of the same moment. */
function outstandingBefore(c: Context, className: string, entry: Issue, all: readonly Issue[]): Shares {
  const then = momentOfEntry(entry);
  const later = all
    .slice(all.indexOf(entry))
    .filter((each) => each.data.class === className && each.on === entry.on && each.time === entry.time);
  const issued = sumOf('shares', later, ({ data }) => data.shares);
  return minus<'shares'>(c.books.outstanding(className).at(then), issued);
}

/** What all that can be converted into the class would have become: the others as they stood the day before. */
function convertedBefore(
  c: Context,
  { provision, cite }: Placed<Conversion>,
  entry: Issue,
  all: readonly Issue[],
  ratio: Ratio,
): Shares {
  const { series, into } = provision;
  const before = atClose(plusDays(entry.on, -1));
  const isOther = (placed: Placed) => placed.cite !== cite || (placed.provision as Conversion).series !== series;
  const others = allTold(c, convertedTopic, { into }, before, before.day, isOther).map(({ value }) => value.needed);
  return sum('shares', [times(outstandingBefore(c, series, entry, all), ratio), ...others]);
}
