/** How many random cases a property draws: a few in the quick suite, for which every change waits, and many in the slow one. */
export function draws(few: number, many: number): { readonly numRuns: number } {
  return { numRuns: process.env['QUORATE_DRAWS'] === 'many' ? many : few };
}
