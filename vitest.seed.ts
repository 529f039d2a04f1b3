import * as fc from 'fast-check';

/**
 * Random tests draw the same cases each time, so that a run can be repeated and a green check means the same everywhere.
 * QUORATE_SEED=n tries others; a counterexample found so becomes a test of its own.
 */
fc.configureGlobal({ seed: Number(process.env['QUORATE_SEED'] ?? '19981230') });
