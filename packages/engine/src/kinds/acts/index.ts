import type { Kind } from '../../terms/index.js';
import { amendmentKind } from './amendment.js';
import { businessCombinationKind } from './combination/business-combination.js';
import { bylawPowerKind } from './bylaw-power.js';
import { classConsentKind } from './class-consent.js';
import { combinationExemptionKind } from './combination/exemption.js';
import { constituenciesKind } from './constituencies.js';
import { greaterRequirementKind } from './greater-requirement.js';
import { substantialPartKind } from './combination/substantial-part.js';

export { amendment } from './amendment.js';
export { businessCombination, type Classification, type Measures } from './combination/business-combination.js';
export { bylawPower } from './bylaw-power.js';
export { classConsent } from './class-consent.js';
export { combinationExemption } from './combination/exemption.js';
export { considerers, type Considerations } from './considerations.js';
export { constituencies } from './constituencies.js';
export { greaterRequirement } from './greater-requirement.js';
export { substantialPart } from './combination/substantial-part.js';

/** Kinds of provisions on acts: combinations, amendments, bylaws, loans to directors, what directors may consider. */
export const actsKinds = [
  businessCombinationKind,
  combinationExemptionKind,
  substantialPartKind,
  amendmentKind,
  bylawPowerKind,
  greaterRequirementKind,
  constituenciesKind,
  classConsentKind,
] as unknown as readonly Kind[];
