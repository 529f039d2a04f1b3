export * from './catalogue.js';
export * from './describe.js';
export * from './permission.js';
export * from './question.js';
export * from './shapes.js';
