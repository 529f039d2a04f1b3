import { writerOf } from '../../../instrument/index.js';
import { defineKind } from '../../../terms/index.js';
import { accountTold } from './account-told.js';
import { accrualStartParameters, type AccrualStart } from './accrual-start-parameters.js';
import { dividendsUnpaid } from './dividend-account.js';
import { fixedDividends } from './fixed-dividends.js';
import { sharesOfLot } from './lots.js';
import { firstIssueOf } from './series-issues.js';

/** From when dividends on shares of a series accrue and cumulate, by the day of their issue. */
export const accrualStart = writerOf(accrualStartParameters);

/**
 * Dividends accrue on each share from its own issue, where the text says so. Else from the payment date before the issue; from
 * the issue itself where it comes before the first record date; from a payment date where the issue is on it, or after its
 * record date and before it. A whole period is then never divided: shares issued within it and before its record date earn all of it.
 */
export const accrualStartKind = defineKind<AccrualStart>({
  kind: 'accrual-start',
  subject: 'distributions',
  provides: 'Says from when dividends of a series accrue and cumulate on a share, by the day of its issue.',
  parameters: accrualStartParameters,
  facts: [firstIssueOf, sharesOfLot, dividendsUnpaid],
  answers: ['dividends.arrears', 'dividends.entitlement', 'liquidation.waterfall'],
  tells: (c, { provision }, topic, input, at) => {
    if (topic !== 'dividend-account' || input['class'] !== provision.series) return undefined;
    const fixed = fixedDividends(c, provision.series, at.day);
    return fixed === undefined ? undefined : accountTold(c, fixed, at);
  },
});
