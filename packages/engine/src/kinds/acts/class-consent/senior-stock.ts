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
const notMore = message('class-consent.not-more', '{act} does not increase {other}: {outcome}');

/** What a rule says of whether a matter is one for the consent. */
export interface Reached {
  readonly value: boolean;
  readonly reason: Reason;
}

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
  const { series } = placed.provision;
  switch (act.kind) {
    case 'issue':
      return seniorTo(c, placed, act.class, [], whenAsked(c, matter));
    case 'designate-series':
      return designates(c, placed, act, whenAsked(c, matter));
    case 'resize-series':
      return resizes(c, placed, act, matter);
    default: {
      const value = c.holds(makesSeniorStock, [matter.id, series], placed.cite);
      const figures = { act: nameOfAct(matter), series };
      return { value, reason: reason(amends, value ? 'yes' : 'no', { figures, cites: [placed.cite] }) };
    }
  }
}

function designates(c: Context, placed: Placed<ClassConsent>, act: ActOf<'designate-series'>, at: Moment): Reached {
  const { series } = placed.provision;
  if (act.series === series) return told(placed, series, { dividends: 'parity', liquidation: 'parity' });
  const terms = act.terms === undefined ? undefined : readSeriesTerms(act.series, act.terms);
  const stated = terms?.ranks?.[series];
  if (stated !== undefined) return told(placed, act.series, stated);
  return seniorTo(c, placed, act.series, terms === undefined ? [] : ['silent'], at);
}

function resizes(c: Context, placed: Placed<ClassConsent>, act: ActOf<'resize-series'>, matter: Matter): Reached {
  const at = whenAsked(c, matter);
  const now = seriesOn(c, at.day, [placed.cite]).find(({ id }) => id === act.series);
  if (now !== undefined && !compareBy<'shares'>('moreThan', act.shares, now.designated)) {
    const figures = { act: nameOfAct(matter), other: act.series };
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
