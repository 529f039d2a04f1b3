import { held, message, reason, type Held } from '../../../evaluation/index.js';
import {
  fractionInWords,
  isPositive,
  isZero,
  leastWholeMeeting,
  minus,
  show,
  sum,
  type Moment,
} from '../../../exact/index.js';
import { citation, type Placed } from '../../../instrument/index.js';
import type { Context } from '../../../session/index.js';
import { momentOf, tellIfNotEntered, type Matter, type Requirement } from '../../../terms/index.js';
import { calledOnProperNotice, givenInWriting, othersHoldFor } from './facts.js';
import type { ClassConsent } from './parameters.js';

const holds = message('class-consent.holder', '{holder} holds {shares} shares of {series}: {outcome}');
const heldForIt = message(
  'class-consent.held-for',
  '{holder} holds no share of {series} of record; others hold {shares} of record for it: {outcome}',
);
const none = message('class-consent.none', 'No share of {series} is outstanding: {outcome}');
const called = message(
  'class-consent.called',
  'Of {outstanding} outstanding shares of {series}, {called} are called for redemption with the money deposited: {outcome}',
);

/** The consent of the named holder while it has a share of the series, else of the holders of so many of its shares. */
export function consentOfSeries(c: Context, placed: Placed<ClassConsent>, matter: Matter): Requirement {
  const { cite, provision } = placed;
  const { holder, series } = provision;
  const byHolders = consentOfHolders(placed, matter);
  if (holder === undefined) return byHolders;
  const says = `the written consent of ${holder.says}, while it holds a share of ${series}`;
  return {
    kind: 'any',
    id: `${provision.cite} consent`,
    cite,
    says: `${says}, and else of the holders of ${fractionInWords(provision.fraction)} of its outstanding shares`,
    of: [
      {
        kind: 'only-where',
        id: `${provision.cite} ${holder.id}`,
        cite,
        says,
        condition: (at) => holdsAny(at, placed, holder, matter, true),
        need: { kind: 'approval', id: `${provision.cite} ${holder.id}`, cite, says, agency: holder.id, silence: false },
      },
      {
        kind: 'only-where',
        id: `${provision.cite} holders`,
        cite,
        says: byHolders.says,
        condition: (at) => holdsAny(at, placed, holder, matter, false),
        need: byHolders,
      },
    ],
  };
}

function consentOfHolders({ cite, provision }: Placed<ClassConsent>, matter: Matter): Requirement {
  const { fraction, series } = provision;
  const says = `the written consent of the holders of ${fractionInWords(fraction)} of the outstanding shares of ${series}`;
  return {
    kind: 'all',
    id: `${provision.cite} holders`,
    cite,
    says,
    of: [
      {
        kind: 'vote',
        id: `${provision.cite} shares`,
        cite,
        says,
        fraction,
        count: 'shares',
        base: { of: 'outstanding', classes: [series] },
        weigh: 'neither',
      },
      {
        kind: 'fact',
        id: `${provision.cite} writing`,
        cite,
        says: 'the consents are in writing',
        fact: givenInWriting,
        about: [matter.id, series],
        wanted: 'yes',
      },
    ],
  };
}

/** Whose consent it is, and why: the named holder, or the holders of so many whole shares at the least. */
export function whoConsents(c: Context, placed: Placed<ClassConsent>, matter: Matter) {
  const { fraction, holder, series } = placed.provision;
  const named = holder === undefined ? undefined : holdsAny(c, placed, holder, matter, true);
  const grounds = named === undefined ? [] : [named.reason];
  if (holder !== undefined && named?.value === true) return { who: { of: holder.id }, grounds };
  const outstanding = c.books.outstanding(series).at(whenAsked(c, matter));
  return { who: { of: 'holders', outstanding, needed: leastWholeMeeting<'shares'>(fraction, outstanding) }, grounds };
}

/** When an act takes effect, or now while it is ahead. */
export function whenAsked(c: Context, matter: Matter): Moment {
  return momentOf(c, matter, 'effect') ?? c.now;
}

function holdsAny(
  c: Context,
  { cite, provision }: Placed<ClassConsent>,
  holder: NonNullable<ClassConsent['holder']>,
  matter: Matter,
  wanted: boolean,
): Held<boolean> {
  const at = whenAsked(c, matter);
  c.covered('register', at.day, [cite]);
  tellIfNotEntered(c, holder, cite);
  const shares = c.books.outstandingHolding(holder.id, provision.series, at);
  const through = isPositive(shares) ? undefined : heldByOthersFor(c, cite, holder, provision.series, at);
  const consents = isPositive(shares) || (through !== undefined && through !== 'none');
  const outcome = consents ? 'its consent alone is asked' : 'the other holders are asked';
  const figures = { holder: holder.says, shares: through ?? show(shares), series: provision.series };
  const said = through === undefined ? holds : heldForIt;
  return held(consents === wanted, reason(said, outcome, { figures, cites: [cite] }));
}

/** How many shares others hold of record for the named holder, in words; undefined where only what it holds of record counts. */
function heldByOthersFor(
  c: Context,
  cite: string,
  holder: NonNullable<ClassConsent['holder']>,
  series: string,
  at: Moment,
): string | undefined {
  if (holder.holds === undefined || c.resolve(holder.holds) === 'of-record') return undefined;
  const entered = sum(
    'shares',
    c.books.blocksOwned([holder.id], series, at).map((block) => block.shares),
  );
  if (isPositive(entered)) return show(entered);
  return c.holds(othersHoldFor, [holder.id, series], cite) ? 'some' : 'none';
}

/**
 * Whether the series still has a consent to give when the act takes effect: a share is outstanding, and not every one has been
 * called for redemption on proper notice with the money deposited.
 */
export function hasConsentToGive(c: Context, placed: Placed<ClassConsent>, matter: Matter): Held<boolean> {
  const { cite, provision, instrument } = placed;
  const { series } = provision;
  const at = whenAsked(c, matter);
  c.covered('register', at.day, [cite]);
  const outstanding = c.books.outstanding(series).at(at);
  const ends = citation(instrument, provision.ends);
  if (isZero(outstanding)) {
    return held(false, reason(none, 'it has no consent to give', { figures: { series }, cites: [cite, ends] }));
  }
  const deposited = c.books.calledAndFunded(series, at);
  if (isZero(deposited)) return held(true, reason(called, 'its consent is asked', calledParts('0')));
  const rest = minus(outstanding, stillOutstanding(c, series, at));
  const isAll = isZero(rest) && c.holds(calledOnProperNotice, [series], ends);
  const outcome = isAll ? 'no consent is asked any more' : 'its consent is still asked';
  return held(!isAll, reason(called, outcome, calledParts(show(deposited))));

  function calledParts(number: string) {
    return { figures: { series, outstanding: show(outstanding), called: number }, cites: [cite, ends] };
  }
}

/** Of the shares called with their money deposited, those that are outstanding until the redemption date. */
function stillOutstanding(c: Context, series: string, at: Moment) {
  return minus(c.books.calledAndFunded(series, at), c.books.calledAndGone(series, at));
}
