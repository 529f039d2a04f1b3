import { writerOf } from '../../../instrument/index.js';
import { defineKind } from '../../../terms/index.js';
import { dividendsUnpaid } from './dividend-account.js';
import { entitlementOf } from './entitlement.js';
import { fixedDividends } from './fixed-dividends.js';
import { holdersSharesOfLot } from './holder-lots.js';
import { sharesOfLot } from './lots.js';
import { partialPaymentParameters, type PartialPayment } from './partial-payment-parameters.js';

/** How a payment of less than all that has accrued is divided among the shares of a series. */
export const partialPayment = writerOf(partialPaymentParameters);

/** Divides what is paid on a series among its shares, lot by lot, where it is less than all that is accrued and payable. */
export const partialPaymentKind = defineKind<PartialPayment>({
  kind: 'partial-payment',
  subject: 'distributions',
  provides: 'Divides a dividend that is less than all that has accrued among the shares of a series.',
  parameters: partialPaymentParameters,
  facts: [sharesOfLot, holdersSharesOfLot, dividendsUnpaid],
  answers: ['dividends.entitlement', 'dividends.arrears'],
  tells: (c, { provision }, topic, input, at) => {
    if (topic !== 'dividend-entitlement' || input['class'] !== provision.series) return undefined;
    const fixed = fixedDividends(c, provision.series, at.day);
    return fixed === undefined ? undefined : entitlementOf(c, fixed, input, at);
  },
});
