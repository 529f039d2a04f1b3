import type { Kind } from '../../terms/index.js';
import { announcementDateKind } from './announcement-date.js';
import { considerationKind } from './consideration.js';
import { determinationDateKind } from './determination-date.js';
import { dividendConductKind } from './dividend-conduct.js';
import { formConditionKind } from './form-condition.js';
import { marketValueKind } from './market-value.js';
import { noAddedSharesKind } from './no-added-shares.js';
import { noBenefitKind } from './no-benefit.js';
import { priceAndProcedureKind } from './price-and-procedure.js';
import { priceConditionKind } from './price-condition.js';
import { statementMailingKind } from './statement-mailing.js';
import { valuationDateKind } from './valuation-date.js';
import { purchasesNotion } from './purchases.js';

export { announcementDate } from './announcement-date.js';
export { consideration } from './consideration.js';
export { determinationDate } from './determination-date.js';
export { dividendConduct } from './dividend-conduct.js';
export { formCondition } from './form-condition.js';
export { marketValueRule } from './market-value.js';
export { noAddedShares } from './no-added-shares.js';
export { noBenefit } from './no-benefit.js';
export { priceAndProcedure, type PriceConditions } from './price-and-procedure.js';
export { priceCondition } from './price-condition.js';
export {
  knownAmount,
  type PriceCondition,
  type PriceFigures,
  type PriceTest,
  type Tested as PriceTested,
} from './price-test.js';
export { statementMailing } from './statement-mailing.js';
export { valuationDate } from './valuation-date.js';

/** The kinds of provisions on what shares are worth, and what must be offered for them. */
export const priceKinds: readonly Kind[] = [
  marketValueKind,
  announcementDateKind,
  determinationDateKind,
  valuationDateKind,
  considerationKind,
  priceAndProcedureKind,
  priceConditionKind,
  formConditionKind,
  dividendConductKind,
  noAddedSharesKind,
  noBenefitKind,
  statementMailingKind,
] as unknown as readonly Kind[];

/** Notions about prices that no provision defines. */
export const priceNotions = [purchasesNotion] as const;
