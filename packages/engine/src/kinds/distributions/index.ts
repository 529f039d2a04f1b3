import type { Kind } from '../../terms/index.js';
import { conversionKind } from './conversion/conversion.js';
import { accrualStartKind } from './series/accrual-start.js';
import { seriesRestrictionKind } from './restriction/series-restriction.js';
import { dividendArrearsKind } from './series/arrears.js';
import { dividendDutyKind } from './series/dividend-duty.js';
import { dividendGateKind } from './dividend-gate.js';
import { businessDaysKind } from './periods/business-days.js';
import { dividendPeriodsKind } from './periods/dividend-periods.js';
import { periodicDividendKind } from './periods/periodic-dividend.js';
import { lendingFeeKind } from './rate/lending-fee.js';
import { periodicRateKind } from './rate/periodic-rate.js';
import { reportedLendingKind } from './rate/reported-lending.js';
import { dividendRecordDateKind } from './series/dividend-record-date.js';
import { exchangeMultipleKind } from './liquidation/exchange-multiple.js';
import { liquidationParityKind } from './liquidation/liquidation-parity.js';
import { liquidationKind } from './liquidation/liquidation.js';
import { dividendPaperDutyKind } from './papers/dividend-paper-duty.js';
import { partialPaymentKind } from './series/partial-payment.js';
import { participatingPreferenceKind } from './liquidation/participating-preference.js';
import { seriesDividendKind } from './series/series-dividend.js';
import { seriesLiquidationKind } from './liquidation/series-liquidation.js';
import { seriesRankKind } from './series/series-rank.js';
import { capitalThresholdKind } from './threshold/capital-threshold.js';
import { netChargeOffsKind } from './threshold/net-charge-offs.js';
import { partialRedemptionKind } from './redemption/partial-redemption.js';
import { redemptionDepositKind } from './redemption/redemption-deposit.js';
import { redemptionNoticeKind } from './redemption/redemption-notice.js';
import { redemptionPriceKind } from './redemption/redemption-price.js';
import { redemptionOnRequestKind } from './redemption/redemption-on-request.js';
import { redemptionKind } from './redemption/redemption.js';
import { sinkingFundKind } from './redemption/sinking-fund.js';

export { conversion } from './conversion/conversion.js';
export { accrualStart } from './series/accrual-start.js';
export { arrearsByDay } from './series/arrears-by-day.js';
export { seriesRestriction } from './restriction/series-restriction.js';
export { dividendArrears } from './series/arrears.js';
export { dividendDuty } from './series/dividend-duty.js';
export { dividendGate } from './dividend-gate.js';
export { unpaidOnSeries } from './unpaid-dividends.js';
export { businessDays } from './periods/business-days.js';
export { dividendPeriods } from './periods/dividend-periods.js';
export { periodicDividend } from './periods/periodic-dividend.js';
export { lendingFee } from './rate/lending-fee.js';
export { periodicRate } from './rate/periodic-rate.js';
export { reportedLending } from './rate/reported-lending.js';
export { dividendRecordDate } from './series/dividend-record-date.js';
export { exchangeMultiple } from './liquidation/exchange-multiple.js';
export { liquidation } from './liquidation/liquidation.js';
export { lotsOfHolder } from './series/holder-lots.js';
export { liquidationTurnsTopic } from './liquidation/turns.js';
export { liquidationParity } from './liquidation/liquidation-parity.js';
export { dividendPaperDuty } from './papers/dividend-paper-duty.js';
export { partialPayment } from './series/partial-payment.js';
export { participatingPreference } from './liquidation/participating-preference.js';
export { seriesDividend } from './series/series-dividend.js';
export { seriesLiquidation } from './liquidation/series-liquidation.js';
export { seriesRank, standingNotions } from './series/series-rank.js';
export { capitalThreshold } from './threshold/capital-threshold.js';
export { netChargeOffs } from './threshold/net-charge-offs.js';
export { partialRedemption } from './redemption/partial-redemption.js';
export { redemptionDeposit } from './redemption/redemption-deposit.js';
export { redemptionNotice } from './redemption/redemption-notice.js';
export { redemptionPrice, redemptionPriceTopic } from './redemption/redemption-price.js';
export { redemption } from './redemption/redemption.js';
export { lackingInstalments, scheduleOn } from './redemption/instalments.js';
export { sinkingFund } from './redemption/sinking-fund.js';

/** Kinds of provisions on what holders are paid: dividends, and the division of assets in a liquidation. */
export const distributionsKinds = [
  dividendGateKind,
  seriesDividendKind,
  dividendDutyKind,
  accrualStartKind,
  partialPaymentKind,
  dividendRecordDateKind,
  businessDaysKind,
  dividendPeriodsKind,
  periodicDividendKind,
  periodicRateKind,
  lendingFeeKind,
  reportedLendingKind,
  dividendArrearsKind,
  seriesRestrictionKind,
  liquidationKind,
  participatingPreferenceKind,
  liquidationParityKind,
  exchangeMultipleKind,
  conversionKind,
  seriesRankKind,
  seriesLiquidationKind,
  capitalThresholdKind,
  netChargeOffsKind,
  partialRedemptionKind,
  redemptionDepositKind,
  redemptionNoticeKind,
  redemptionPriceKind,
  redemptionKind,
  sinkingFundKind,
  redemptionOnRequestKind,
  dividendPaperDutyKind,
] as unknown as readonly Kind[];
