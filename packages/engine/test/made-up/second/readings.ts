import type { Reading } from '../../../src/index.js';

/** A parameter whose value a reading tells, each option named by the value it gives. */
export const either = <T extends string>(reading: string, ...options: readonly T[]) => ({
  reading,
  options: Object.fromEntries(options.map((each) => [each, each])) as Record<string, T>,
});

/** A reading of made-up text; the first of its options is adopted. */
export const doubt = (id: string, cite: string, ...options: readonly string[]): Reading => ({
  id,
  cite,
  asks: `${options.join(', or ')}?`,
  options: Object.fromEntries(options.map((each) => [each, each])),
  adopted: options[0] ?? '',
  because: 'made up',
});
