import { message, reason } from '../../../evaluation/index.js';
import { amount } from '../../../exact/index.js';
import type { Placed } from '../../../instrument/index.js';
import type { Act } from '../../../journal/index.js';
import type { Context } from '../../../session/index.js';
import { nameOfAct, ownerOfDeal, seriesTermsNotion, type Matter, type Series } from '../../../terms/index.js';
import {
  equalPreference,
  equivalentDividends,
  holdingCompanyTransaction,
  oneForOne,
  preferenceReceived,
  sameTerms,
} from './facts.js';
import type { ClassConsent } from './parameters.js';
import type { Reached } from './senior-stock.js';
import { whenAsked } from './who-consents.js';

const isNone = message('class-consent.no-holding-company', '{act} is no holding company transaction: {outcome}');
const unequal = message(
  'class-consent.unequal',
  'In {act} the shares of {series} do not each become one share of preference securities of the corporation or its acquiror: {outcome}',
);
const lessPreference = message(
  'class-consent.preference',
  'In {act} a share of {series} becomes one whose liquidation preference is not equal: {outcome}',
);
const otherwise = message(
  'class-consent.not-equivalent',
  'In {act} a share of {series} becomes one with {what}: {outcome}',
);
const equal = message(
  'class-consent.equal',
  'In {act} each share of {series} becomes one of equal preference, with equivalent dividends and otherwise the same terms taken as a whole: {outcome}',
);

/** Acts of the corporation after which another may stand above it. */
export function mayBeHoldingCompanyTransaction(act: Act): boolean {
  switch (act.kind) {
    case 'merger':
    case 'consolidation':
    case 'share-exchange':
      return ownerOfDeal(act) === 'corporation';
    case 'disposition':
      return act['assets-of'] === 'corporation' && act.all === true;
    case 'transaction':
      return true;
    default:
      return false;
  }
}

/** Whether it is a holding company transaction that does not give, for each share, one of equal preference on the same terms. */
export function isHoldingCompanyTransaction(
  c: Context,
  { cite, provision }: Placed<ClassConsent>,
  matter: Matter,
): Reached {
  const { id } = matter;
  const { series } = provision;
  const figures = { act: nameOfAct(c, matter), series };
  const cites = [cite];
  const asked = 'its consent is asked';
  if (!c.holds(holdingCompanyTransaction, [id], cite)) {
    return { value: false, reason: reason(isNone, 'no consent is asked', { figures, cites }) };
  }
  if (!c.holds(oneForOne, [id, series], cite))
    return { value: true, reason: reason(unequal, asked, { figures, cites }) };
  if (!isOfEqualPreference(c, cite, series, matter)) {
    return { value: true, reason: reason(lessPreference, asked, { figures, cites }) };
  }
  const failing = c.holds(equivalentDividends, [id, series], cite)
    ? c.holds(sameTerms, [id, series], cite)
      ? undefined
      : 'other terms, taken as a whole'
    : 'dividends on other terms';
  if (failing !== undefined) {
    return { value: true, reason: reason(otherwise, asked, { figures: { ...figures, what: failing }, cites }) };
  }
  return { value: false, reason: reason(equal, 'no consent is asked', { figures, cites }) };
}

/** The preference that a share received has, against that of the series by its terms. */
function isOfEqualPreference(c: Context, cite: string, series: string, matter: Matter): boolean {
  const found = c.notion<Series | undefined>(seriesTermsNotion, [series], whenAsked(c, matter)).value;
  const preference = found?.terms?.preference;
  const about = [matter.id, series];
  if (preference === undefined) return c.holds(equalPreference, about, cite);
  const own = amount(preference.amount);
  const received = c.quantity<'money'>('money', preferenceReceived, { about, cites: [cite] });
  return c.test<'money'>('atLeast', received, own) && c.test<'money'>('notMoreThan', received, own);
}
