export { byTextOfItsDay } from './by-text-of-its-day.js';
export * from './catalogue.js';
export * from './describe.js';
export {
  describedKind,
  describeKinds,
  schemaOfKinds,
  describeTerms,
  provisionParts,
  type DescribedKind,
  type DescribedTerm,
} from './describe-kinds.js';
export * from './described-provision.js';
export { namedSections } from './named-sections.js';
export * from './permission.js';
export * from './question.js';
export * from './shapes.js';
export * from './version-changes.js';
export { mostHoldersListed } from './voting/entitlement.js';
