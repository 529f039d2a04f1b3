import type { Kind } from '../../terms/index.js';
import { accrualStartKind } from './accrual-start.js';
import { arrearsBarKind } from './arrears-bar.js';
import { dividendArrearsKind } from './arrears.js';
import { dividendDutyKind } from './dividend-duty.js';
import { dividendGateKind } from './dividend-gate.js';
import { dividendRecordDateKind } from './dividend-record-date.js';
import { exchangeMultipleKind } from './exchange-multiple.js';
import { liquidationParityKind } from './liquidation-parity.js';
import { liquidationKind } from './liquidation.js';
import { partialPaymentKind } from './partial-payment.js';
import { participatingPreferenceKind } from './participating-preference.js';
import { seriesDividendKind } from './series-dividend.js';
import { seriesRankKind } from './series-rank.js';

export { accrualStart } from './accrual-start.js';
export { arrearsBar } from './arrears-bar.js';
export { dividendArrears } from './arrears.js';
export { dividendDuty } from './dividend-duty.js';
export { dividendGate } from './dividend-gate.js';
export { dividendRecordDate } from './dividend-record-date.js';
export { exchangeMultiple } from './exchange-multiple.js';
export { liquidation } from './liquidation.js';
export { liquidationParity } from './liquidation-parity.js';
export { partialPayment } from './partial-payment.js';
export { participatingPreference } from './participating-preference.js';
export { seriesDividend } from './series-dividend.js';
export { seriesRank } from './series-rank.js';

/** Kinds of provisions on what holders are paid: dividends, and the division of assets in a liquidation. */
export const distributionsKinds = [
  dividendGateKind,
  seriesDividendKind,
  dividendDutyKind,
  accrualStartKind,
  partialPaymentKind,
  dividendRecordDateKind,
  dividendArrearsKind,
  arrearsBarKind,
  liquidationKind,
  participatingPreferenceKind,
  liquidationParityKind,
  exchangeMultipleKind,
  seriesRankKind,
] as unknown as readonly Kind[];
