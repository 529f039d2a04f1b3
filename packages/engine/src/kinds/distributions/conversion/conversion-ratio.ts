import { message, reason, held, type Held, type Reason } from '../../../evaluation/index.js';
import {
  compareBy,
  dividedBy,
  equals,
  floor,
  isMomentBefore,
  isNegative,
  isPositive,
  minus,
  negate,
  plus,
  ratio,
  show,
  showPercent,
  times,
} from '../../../exact/index.js';
import type { Moment, Ratio } from '../../../exact/index.js';
import { citation, type Placed } from '../../../instrument/index.js';
import type { Context } from '../../../session/index.js';
import { adjustedEarlier, asAtFirst, seriesNames } from '../../../terms/index.js';
import type { ConversionEvent } from './conversion-event.js';
import { conversionEvents } from './conversion-events.js';
import type { Conversion } from './conversion-parameters.js';

/** What one event does to the ratio. */
export interface ConversionStep extends Omit<ConversionEvent, 'reason'> {
  /** Whether the ratio was adjusted then, or the change is carried forward. */
  readonly made: boolean;
  /** The ratio after it. */
  readonly ratio: Ratio;
}

/** The ratio at a moment, and how it came to be. */
export interface ConversionRatio {
  readonly first: Ratio;
  readonly ratio: Ratio;
  readonly steps: readonly ConversionStep[];
  /** By what is carried forward, where something is. */
  readonly carried: Ratio | undefined;
}

const ratioSays = message(
  'conversion.ratio',
  'On {day} each share of {series} may be converted into {outcome} {shares} of {into}, {first} at first',
);

const carriedSays = message(
  'conversion.carried',
  'What multiplies the ratio by {factor} in all changes it by less than {least}, so that it stays {before}: {outcome}',
);
const madeSays = message(
  'conversion.made',
  'The ratio of {before}, multiplied by {factor}{with}, becomes {outcome}{to}',
);

/**
 * The ratio at a moment: as at first, times the factor of every event since there is the series, in order. A change below the
 * least is carried forward, and made with later ones when they come to the least together; each ratio that is made is rounded,
 * half a unit up, and the next one starts from it.
 */
export function conversionRatio(c: Context, placed: Placed<Conversion>, when: Moment): Held<ConversionRatio> {
  const { provision, cite } = placed;
  const { series, into, ratio: first } = provision;
  const through = c.covered('register', when.day, [cite]);
  const at = through === when.day ? when : { day: through };
  const since = startOf(c, provision, at);
  const earlier = since === undefined ? asAtFirst : adjustedEarlier(c, { series, by: into, cite }, since, at);
  const events = since === undefined ? [] : conversionEvents(c, placed, since, at);
  const start: Running = {
    ratio: times(first, earlier.value),
    carried: undefined,
    steps: [],
    grounds: earlier.grounds,
  };
  const {
    ratio: reached,
    carried,
    steps,
    grounds,
  } = events.reduce<Running>((from, found) => {
    const event = found(from.ratio);
    return event === undefined ? from : adjusted(placed, from, event);
  }, start);
  const shares = equals<'ratio'>(reached, ratio(1)) ? 'share' : 'shares';
  const figures = { day: at.day, series, into, shares, first: show(first) };
  return held(
    { first, ratio: reached, steps, carried },
    reason(ratioSays, show(reached), { figures, cites: [cite], grounds }),
  );
}

/** The ratio once one more event had come. */
export function ratioAfter(placed: Placed<Conversion>, now: ConversionRatio, event: ConversionEvent): Ratio {
  return adjusted(placed, { ...now, grounds: [] }, event).ratio;
}

/** A series has its ratio since there is the series; a class since a share of it was first issued. */
function startOf(c: Context, { series }: Conversion, at: Moment): Moment | undefined {
  const named = seriesNames(c, at.day).find((each) => each.id === series);
  if (named !== undefined) return { day: named.since };
  const first = c.books.issued(series).first(isPositive);
  return first === undefined || isMomentBefore(at, first) === true ? undefined : first;
}

interface Running {
  readonly ratio: Ratio;
  readonly carried: Ratio | undefined;
  readonly steps: readonly ConversionStep[];
  readonly grounds: readonly Reason[];
}

function adjusted(placed: Placed<Conversion>, from: Running, event: ConversionEvent): Running {
  const { carriedForward } = placed.provision;
  const { reason: because, ...told } = event;
  const change = times(from.carried ?? ratio(1), event.factor);
  const isSmall = carriedForward !== undefined && compareBy('lessThan', distance(change), carriedForward.below);
  const next = isSmall ? from.ratio : rounded(placed, times(from.ratio, change));
  const least = carriedForward === undefined ? '' : showPercent(carriedForward.below);
  const exact = times(from.ratio, change);
  const figures = {
    factor: show(change),
    before: show(from.ratio),
    least,
    with: from.carried === undefined ? '' : `, the ${show(from.carried)} carried forward included`,
    to: equals<'ratio'>(exact, next) ? '' : `, which is ${show(exact)} rounded`,
  };
  const cites = [
    citation(placed.instrument, (isSmall ? carriedForward : placed.provision.rounded)?.cite ?? placed.provision.cite),
  ];
  const effect = isSmall
    ? reason(carriedSays, 'carried forward', { figures, cites, grounds: [because] })
    : reason(madeSays, show(next), { figures, cites, grounds: [because] });
  return {
    ratio: next,
    carried: isSmall ? change : undefined,
    steps: [...from.steps, { ...told, made: !isSmall, ratio: next }],
    grounds: [...from.grounds, effect],
  };
}

/** By how much a factor changes what it multiplies, upward or downward. */
function distance(factor: Ratio): Ratio {
  const change = minus<'ratio'>(factor, ratio(1));
  return isNegative(change) ? negate(change) : change;
}

/** To the nearest unit, half of it up. */
function rounded({ provision }: Placed<Conversion>, exact: Ratio): Ratio {
  const { rounded: by } = provision;
  if (by === undefined) return exact;
  return times(floor<'ratio'>(plus<'ratio'>(dividedBy(exact, by.to), ratio('1/2'))), by.to);
}
