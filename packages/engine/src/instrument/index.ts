export * from './article.js';
export * from './instrument.js';
export * from './instrument-error.js';
export * from './kind.js';
export * from './load.js';
export * from './nearest.js';
export * from './provision.js';
export * from './reading.js';
export { readingsIn } from './references.js';
