/** Quorate's engine: exact numbers, journal and books, governing instruments, questions and answers. No input or output. */
export * from './asserted.js';
export * from './books/index.js';
export * from './case/index.js';
export * from './corporation.js';
export * from './evaluation/index.js';
export * from './exact/index.js';
export * from './instrument/index.js';
export * from './journal/index.js';
export * from './kinds/index.js';
export * from './questions/index.js';
export * from './session/index.js';
export * from './terms/index.js';
