import type { Kind } from '../../terms/index.js';
import { blankCheckKind } from './blank-check.js';
import { constantKind } from './constant.js';
import { designatedSeriesKind } from './designated-series.js';
import { effectiveDayKind } from './effective-day.js';
import { automaticConversionKind } from './automatic-conversion.js';
import { identicalSharesKind } from './identical-shares.js';
import { issuanceKind } from './issuance.js';
import { noPreemptionKind } from './no-preemption.js';
import { retiredSharesKind } from './retired-shares.js';
import { purposeKind } from './purpose.js';
import { seriesSizeKind } from './series-size.js';
import { shareAdjustmentKind } from './share-adjustment.js';
import { shareDistributionKind } from './share-distribution.js';
import { stockClassesKind } from './stock-classes.js';

export { blankCheck } from './blank-check.js';
export { designatedSeries } from './designated-series.js';
export { effectiveDay, particularTopic, type Particular } from './effective-day.js';
export { identicalShares } from './identical-shares.js';
export { issuance } from './issuance.js';
export { noPreemption } from './no-preemption.js';
export { retiredShares } from './retired-shares.js';
export { constant, type Replacement } from './constant.js';
export { purpose } from './purpose.js';
export { seriesSize } from './series-size.js';
export { shareAdjustment } from './share-adjustment.js';
export { shareDistribution } from './share-distribution.js';
export { stockClasses } from './stock-classes.js';

/** Kinds of provisions on stock: what may be issued, by whom, for what, in which series. */
export const capitalKinds = [
  constantKind,
  purposeKind,
  effectiveDayKind,
  stockClassesKind,
  issuanceKind,
  noPreemptionKind,
  shareDistributionKind,
  blankCheckKind,
  designatedSeriesKind,
  seriesSizeKind,
  retiredSharesKind,
  shareAdjustmentKind,
  identicalSharesKind,
  automaticConversionKind,
] as unknown as readonly Kind[];
