import { message, reason, type Reason } from '../../../evaluation/index.js';
import { compareBy, type Moment } from '../../../exact/index.js';
import { citation, type Placed } from '../../../instrument/index.js';
import type { Act, ActOf } from '../../../journal/index.js';
import type { Context } from '../../../session/index.js';
import {
  nameOfAct,
  readSeriesTerms,
  seriesOn,
  standingNotion,
  type Matter,
  type StandingBeside,
} from '../../../terms/index.js';
import { makesSeniorStock } from './facts.js';
import type { ClassConsent } from './parameters.js';
import { whenAsked } from './who-consents.js';

const ranks = message(
  'class-consent.senior',
  'Beside {series}, {other} ranks {dividends} for dividends and {liquidation} in a liquidation: {outcome}',
);
const amends = message('class-consent.senior-amendment', '{act} makes stock that ranks before {series}: {outcome}');
const makesNone = message(
  'class-consent.makes-no-stock',
  '{act} makes no stock, and so none that ranks before {series}: {outcome}',
);
const notMore = message('class-consent.not-more', '{act} does not increase {other}: {outcome}');

/** What a rule says of whether a matter is one for the consent. */
export interface Reached {
  readonly value: boolean;
  readonly reason: Reason;
}

type Made = NonNullable<ActOf<'amendment'>['makes']>;

/** Whether an act may be one that makes or issues stock. */
export function mayMakeStock({ kind, ...act }: Act): boolean {
  if (kind === 'issue') {
    const { by } = act as ActOf<'issue'>;
    return by === undefined || by === 'corporation';
  }
  return kind === 'designate-series' || kind === 'resize-series' || kind === 'amendment';
}

/**
 * Whether an act authorises, creates, increases or issues stock that ranks before the series for dividends, in a liquidation
 * or for both, or securities that can become such stock.
 */
export function makesSenior(c: Context, placed: Placed<ClassConsent>, matter: Matter): Reached {
  const { act } = matter;
  switch (act.kind) {
    case 'issue':
      return byTerms(c, placed, matter, seniorTo(c, placed, act.class, [], whenAsked(c, matter)));
    case 'designate-series':
      return byTerms(c, placed, matter, byTermsOf(c, placed, act.series, act.terms, whenAsked(c, matter)));
    case 'resize-series':
      return byTerms(c, placed, matter, resizes(c, placed, act, matter));
    case 'amendment':
      return act.makes === undefined
        ? asStated(c, placed, matter)
        : byTerms(c, placed, matter, makes(c, placed, act.makes, matter));
    default:
      return asStated(c, placed, matter);
  }
}

function asStated(c: Context, { cite, provision: { series } }: Placed<ClassConsent>, matter: Matter): Reached {
  const value = c.holds(makesSeniorStock, [matter.id, series], cite);
  return { value, reason: amending(c, cite, series, matter, value) };
}

/** Whether any of the stock that an amendment makes ranks before the series. */
function makes(c: Context, placed: Placed<ClassConsent>, made: Made, matter: Matter): Reached {
  const { cite, provision } = placed;
  const ranked = made.map(({ series, terms }) => byTermsOf(c, placed, series, terms, whenAsked(c, matter)));
  const value = ranked.some((each) => each.value);
  if (made.length === 0) {
    const figures = { act: nameOfAct(c, matter), series: provision.series };
    return { value, reason: reason(makesNone, 'no consent is asked', { figures, cites: [cite] }) };
  }
  const grounds = ranked.map((each) => each.reason);
  return { value, reason: amending(c, cite, provision.series, matter, value, grounds) };
}

function amending(
  c: Context,
  cite: string,
  series: string,
  matter: Matter,
  value: boolean,
  grounds: readonly Reason[] = [],
): Reason {
  const figures = { act: nameOfAct(c, matter), series };
  return reason(amends, value ? 'yes' : 'no', { figures, cites: [cite], grounds });
}

/** Of stock that has terms these decide; what is stated of the act beside them is not read, and told where it says otherwise. */
function byTerms(c: Context, { cite, provision }: Placed<ClassConsent>, matter: Matter, reached: Reached): Reached {
  const { series } = provision;
  const stated = c.books.stated(makesSeniorStock.name, [matter.id, series], c.asOf);
  c.passOver(
    stated.map(({ entry }) => entry),
    `the terms of the stock say whether it ranks before ${series}`,
  );
  const otherwise = stated.find(({ value }) => (value === 'yes') !== reached.value);
  if (otherwise !== undefined) {
    c.remark({
      says: `It is stated that ${nameOfAct(c, matter)} ${otherwise.value === 'yes' ? 'makes' : 'does not make'} stock that ranks before ${series}; the terms of the stock say otherwise, and decide.`,
      cites: [cite],
    });
  }
  return reached;
}

function byTermsOf(
  c: Context,
  placed: Placed<ClassConsent>,
  other: string,
  written: Readonly<Record<string, unknown>> | undefined,
  at: Moment,
): Reached {
  const { series } = placed.provision;
  if (other === series) return told(placed, series, { dividends: 'parity', liquidation: 'parity' });
  const terms = written === undefined ? undefined : readSeriesTerms(other, written);
  const stated = terms?.ranks?.[series];
  if (stated !== undefined) return told(placed, other, stated);
  return seniorTo(c, placed, other, terms === undefined ? [] : ['silent'], at);
}

function resizes(c: Context, placed: Placed<ClassConsent>, act: ActOf<'resize-series'>, matter: Matter): Reached {
  const at = whenAsked(c, matter);
  const now = seriesOn(c, at.day, [placed.cite]).find(({ id }) => id === act.series);
  if (now !== undefined && !compareBy<'shares'>('moreThan', act.shares, now.designated)) {
    const figures = { act: nameOfAct(c, matter), other: act.series };
    return { value: false, reason: reason(notMore, 'no consent', { figures, cites: [placed.cite] }) };
  }
  return seniorTo(c, placed, act.series, [], at);
}

function seniorTo(
  c: Context,
  placed: Placed<ClassConsent>,
  other: string,
  more: readonly string[],
  at: Moment,
): Reached {
  const { series } = placed.provision;
  if (other === series) return told(placed, other, { dividends: 'parity', liquidation: 'parity' });
  const standing = c.notion<StandingBeside>(standingNotion, [other, series, ...more], at, placed.article);
  return told(placed, other, standing.value, [standing.reason]);
}

const inWords = { senior: 'before it', parity: 'equally with it', junior: 'after it' } as const;

function told(
  { cite, instrument, provision }: Placed<ClassConsent>,
  other: string,
  standing: StandingBeside,
  grounds: readonly Reason[] = [],
): Reached {
  const value = standing.dividends === 'senior' || standing.liquidation === 'senior';
  const figures = {
    other,
    series: provision.series,
    dividends: inWords[standing.dividends],
    liquidation: inWords[standing.liquidation],
  };
  const proviso = value || provision.never === undefined ? [] : [citation(instrument, provision.never)];
  const outcome = value ? 'its consent is asked' : 'no consent is asked';
  return { value, reason: reason(ranks, outcome, { figures, cites: [cite, ...proviso], grounds }) };
}
