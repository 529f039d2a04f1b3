export * from './article.js';
export * from './bears-on.js';
export * from './worked-out.js';
export * from './instrument.js';
export * from './instrument-error.js';
export * from './kind.js';
export * from './load.js';
export { namesIn, plainlyWritten } from './meanings.js';
export {
  agencyName,
  milestoneName,
  namesWritten,
  newStockName,
  notionName,
  personName,
  sectionName,
  stockName,
  type GivenSort,
  type NameSort,
} from './name.js';
export * from './nearest.js';
export * from './provision.js';
export { nearestSection, provisionsAt } from './provisions-at.js';
export * from './reading.js';
export { readingsIn } from './references.js';
export * from './section.js';
export { addWords, wordsIn } from './words-in.js';
