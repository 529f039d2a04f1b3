import * as fc from 'fast-check';
import type { Cast, Position, Rule } from './reference.js';

/** Who may stand under whom: never in a circle. */
export const uppersOfChain = {
  cede: [''],
  dot: ['', 'cede'],
  bank: ['', 'cede'],
  ada: ['', 'bank', 'cede'],
  ben: ['bank', 'dot'],
} as const;
type Holder = keyof typeof uppersOfChain;
export const holdersOfChain = Object.keys(uppersOfChain) as readonly Holder[];

export const chains = fc
  .record({
    shares: fc.tuple(...holdersOfChain.map(() => fc.bigInt({ min: 0n, max: 60n }))),
    under: fc.tuple(...holdersOfChain.map(() => fc.nat(2))),
    cast: fc.uniqueArray(
      fc.record({
        card: fc.nat(7).map((id) => `c${id}`),
        holder: fc.constantFrom(...holdersOfChain),
        choice: fc.constantFrom('for' as const, 'against' as const, 'abstain' as const, 'broker-non-vote' as const),
        shares: fc.bigInt({ min: 0n, max: 40n }),
      }),
      { maxLength: 14, selector: ({ card: id, holder, choice }) => `${id} ${holder} ${choice}` },
    ),
    splits: fc.array(fc.bigInt({ min: 0n, max: 60n }), { minLength: 5, maxLength: 5 }),
    rule: fc.constantFrom<Rule>('latest', 'receipt', 'reject'),
  })
  .map(({ shares, under: places, cast, splits, rule }) => ({
    rule,
    splits,
    positions: holdersOfChain.map((holder, index): Position => {
      const upper = uppersOfChain[holder][(places[index] ?? 0) % uppersOfChain[holder].length];
      const held = shares[index] ?? 0n;
      return upper === undefined || upper === '' ? [holder, held] : [holder, held, upper];
    }),
    cast: cast.map((each): Cast => ({
      ...each,
      received: `2004-05-14T${String(10 + Number(each.card.slice(1))).padStart(2, '0')}:0${holdersOfChain.indexOf(each.holder)}`,
    })),
  }));
