import { z } from 'zod';
import { momentOfEntry, type ShareSplit } from '../../books/index.js';
import { held, message, openFact, reason, type Held, type Reason } from '../../evaluation/index.js';
import { compareDays, day, isMomentBefore, isPositive, show, times, toWire } from '../../exact/index.js';
import type { Moment, Ratio } from '../../exact/index.js';
import { byReading, parametersOf, stockName, writerOf, type Placed } from '../../instrument/index.js';
import type { Context } from '../../session/index.js';
import {
  adjustedBeforeRegister,
  adjustedEarlier,
  adjustmentTopic,
  asAtFirst,
  defineKind,
  seriesNames,
  timesInWords,
} from '../../terms/index.js';
import type { AdjustingEvent, Adjustment } from '../../terms/index.js';

const parameters = parametersOf('share-adjustment', {
  series: stockName.describe('the series whose rights are adjusted'),
  by: stockName.describe('the class whose splits, combinations and distributions on itself adjust them'),
  since: byReading(z.enum(['series-effective', 'first-issue'])).describe(
    'whether it counts events since there is the series, or since a share of the series was first issued',
  ),
  distributions: byReading(z.enum(['effect', 'declaration'])).describe(
    'whether a distribution of the class on itself counts when it takes effect, or already when it is declared',
  ),
});
type ShareAdjustment = z.output<typeof parameters>;

/** The rights of a series go up and down with the number of shares of another class, where that changes for all alike. */
export const shareAdjustment = writerOf(parameters);

const declaredOn = openFact('distribution-declared-on', 'entry').day(
  'On what day did the board declare the distribution of shares that the entry {0} is about?',
);

const eventSays = message(
  'adjustment.event',
  'On {day} a {how} made {before} shares of {class} into {after}: {factor} times as many',
);
const allSays = message(
  'adjustment.factor',
  'As of {day} what follows the number of shares of {class} in the rights of {series} is {factor} it was at first',
);

/**
 * The factor of a series: the product, over every split or combination of the class and every distribution of the class on
 * itself, of the shares outstanding immediately after as a fraction of those immediately before. Issues, conversions and
 * buy-backs change nothing. The counts are those of the register, so that cash paid for fractions lowers it.
 */
export const shareAdjustmentKind = defineKind<ShareAdjustment>({
  kind: 'share-adjustment',
  subject: 'capital',
  provides: 'Adjusts rights of a series to splits, combinations and distributions on itself of another class.',
  parameters,
  facts: [declaredOn, adjustedBeforeRegister],
  answers: ['series.adjust', 'voting.entitlement'],
  tells: (c, placed, topic, { series }, at) =>
    topic === adjustmentTopic && series === placed.provision.series ? adjustmentOf(c, placed, at) : undefined,
});

function adjustmentOf(c: Context, placed: Placed<ShareAdjustment>, when: Moment): Held<Adjustment> {
  const { cite, provision } = placed;
  const through = c.covered('register', when.day, [cite]);
  const at = through === when.day ? when : { day: through };
  const since = startOf(c, placed, at);
  const earlier =
    since === undefined
      ? asAtFirst
      : adjustedEarlier(c, { series: provision.series, by: provision.by, cite }, since, at);
  const splits = since === undefined ? [] : countedSplits(c, placed, since, at);
  const events = runningThrough(splits, earlier.value);
  const factor = events.at(-1)?.running ?? earlier.value;
  const figures = { day: at.day, series: provision.series, class: provision.by, factor: timesInWords(factor) };
  return held(
    { series: provision.series, by: provision.by, cite, earlier: earlier.value, factor, events },
    reason(allSays, toWire(factor), {
      figures,
      cites: [cite],
      grounds: [...earlier.grounds, ...events.map((event) => eventReason(event, provision.by, cite))],
    }),
  );
}

/** The moment from which events count; undefined where there is no series yet, or no share of it and they count from the first. */
function startOf(c: Context, { provision }: Placed<ShareAdjustment>, at: Moment): Moment | undefined {
  if (c.resolve(provision.since) === 'first-issue') {
    const first = c.books.issued(provision.series).first(isPositive);
    return first !== undefined && isMomentBefore(at, first) === true ? undefined : first;
  }
  const since = seriesNames(c, at.day).find((each) => each.id === provision.series)?.since;
  return since === undefined ? undefined : { day: since };
}

/**
 * The events up to the moment; with them, where a distribution counts from its declaration, those declared by then that
 * had not yet taken effect.
 */
function countedSplits(c: Context, placed: Placed<ShareAdjustment>, since: Moment, at: Moment): readonly ShareSplit[] {
  const { cite, provision } = placed;
  const happened = c.books.splits(provision.by, at);
  const ahead = c.books
    .splits(provision.by, c.now)
    .slice(happened.length)
    .filter(({ how }) => how === 'distribution');
  const isDeclared = ({ entry }: ShareSplit) =>
    compareDays(day(c.ask(declaredOn, { about: [entry.id], cites: [cite] })), at.day) <= 0;
  const early =
    ahead.length > 0 && c.resolve(provision.distributions) === 'declaration' ? ahead.filter(isDeclared) : [];
  return [...happened, ...early].filter(({ entry }) => isMomentBefore(momentOfEntry(entry), since) !== true);
}

function runningThrough(splits: readonly ShareSplit[], first: Ratio): readonly AdjustingEvent[] {
  let running = first;
  return splits.map((split) => {
    running = times(running, split.factor);
    const { entry, how, before: was, after, factor } = split;
    return { id: entry.id, on: entry.on, how, before: was, after, factor, running };
  });
}

function eventReason(event: AdjustingEvent, className: string, cite: string): Reason {
  const { on, how, before: was, after } = event;
  return reason(eventSays, toWire(event.factor), {
    figures: { factor: show(event.factor), day: on, how, before: show(was), after: show(after), class: className },
    cites: [cite],
    entries: [event.id],
  });
}
