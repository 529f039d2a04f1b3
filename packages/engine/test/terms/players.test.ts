import { describe, expect, it } from 'vitest';
import type { Act } from '../../src/journal/index.js';
import { shares } from '../../src/exact/index.js';
import {
  classOfDeal,
  dealParts,
  leavesOut,
  namedIn,
  ownerOfDeal,
  receiverIn,
  type DealPart,
} from '../../src/terms/index.js';

const one = shares(1);

/** Each act, and everybody who plays a part in it. */
const acts: readonly (readonly [Act, Partial<Record<DealPart, readonly string[]>>])[] = [
  [{ kind: 'merger', of: 'corporation', with: 'a' }, { party: ['a'] }],
  [{ kind: 'merger', of: 'corporation', with: 'a', into: 'b' }, { party: ['a', 'b'] }],
  [{ kind: 'merger', of: 'sub', with: 'a', into: 'sub' }, { party: ['a'] }],
  [{ kind: 'merger', of: 'corporation', with: 'a', into: 'a' }, { party: ['a'] }],
  [{ kind: 'share-exchange', of: 'corporation', with: 'a' }, { party: ['a'] }],
  [{ kind: 'consolidation', of: 'corporation', with: 'a' }, { party: ['a'] }],
  [{ kind: 'dissolution', of: 'corporation' }, {}],
  [
    { kind: 'disposition', 'assets-of': 'sub', to: 'a' },
    { recipient: ['a'], transferor: ['sub'] },
  ],
  [{ kind: 'disposition', 'assets-of': 'sub' }, { transferor: ['sub'] }],
  [{ kind: 'issue', class: 'common', shares: one, to: 'a' }, { recipient: ['a'] }],
  [
    { kind: 'acquire-securities', issuer: 'a', 'held-by': 'b' },
    { issuer: ['a'], holder: ['b'] },
  ],
  [
    { kind: 'buy-back', class: 'common', shares: one, from: 'a' },
    { issuer: ['corporation'], holder: ['a'] },
  ],
  [
    { kind: 'acquire-shares', by: 'a', class: 'common', shares: one, from: 'b' },
    { recipient: ['a'], transferor: ['b'] },
  ],
  [{ kind: 'assistance', form: 'loan', to: 'a', benefits: ['b', 'a'] }, { beneficiary: ['a', 'b'] }],
  [{ kind: 'assistance', form: 'loan', to: 'a' }, { beneficiary: ['a'] }],
  [{ kind: 'director-loan', director: 'a', form: 'loan' }, { beneficiary: ['a'] }],
  [{ kind: 'transaction', effect: 'something', between: ['a', 'b'] }, { 'under-agreement': ['a', 'b'] }],
  [{ kind: 'transaction', effect: 'something' }, {}],
];

describe('who plays a part in an act', () => {
  it.each(acts)('$0.kind', (act, named) => {
    const matter = { id: 'deal', act, proposed: { day: '2000-01-01' as never }, entry: 'e' };
    const found = dealParts.map((part) => [part, namedIn(matter, part)]).filter(([, persons]) => persons?.length !== 0);
    expect(Object.fromEntries(found)).toEqual(named);
  });

  it.each<[Act, readonly DealPart[]]>([
    [{ kind: 'buy-back', class: 'common', shares: one }, ['holder', 'proposer']],
    [{ kind: 'issue', class: 'common', shares: one }, ['recipient', 'proposer']],
    [{ kind: 'acquire-shares', by: 'a', class: 'common', shares: one }, ['transferor', 'proposer']],
    [{ kind: 'acquire-shares', by: 'a', class: 'common', shares: one, how: 'issue' }, ['proposer']],
    [{ kind: 'merger', of: 'corporation', with: 'a' }, ['proposer']],
  ])('whom a proposal leaves out: $0', (act, unnamed) => {
    const matter = { id: 'deal', act, proposed: { day: '2000-01-01' as never }, entry: 'e' };
    expect(dealParts.filter((part) => leavesOut(matter, part))).toEqual(unnamed);
  });

  it('who proposes it, and for whom, are told apart from its parties', () => {
    const act: Act = { kind: 'dissolution', of: 'corporation' };
    const matter = { id: 'deal', act, proposed: { day: '2000-01-01' as never }, entry: 'e' };
    expect(namedIn({ ...matter, proposedBy: 'a', onBehalfOf: 'b' }, 'proposer')).toEqual(['a', 'b']);
    expect(namedIn(matter, 'proposer')).toEqual([]);
  });
});

describe('whose deal it is', () => {
  it.each<[Act, string | undefined]>([
    [{ kind: 'merger', of: 'sub', with: 'a' }, 'sub'],
    [{ kind: 'reclassification', of: 'sub', class: 'common' }, 'sub'],
    [{ kind: 'disposition', 'assets-of': 'sub' }, 'sub'],
    [{ kind: 'issue', class: 'common', shares: one }, 'corporation'],
    [{ kind: 'issue', class: 'common', shares: one, by: 'sub' }, 'sub'],
    [{ kind: 'assistance', form: 'loan', to: 'a' }, 'corporation'],
    [{ kind: 'buy-back', class: 'common', shares: one }, 'corporation'],
    [{ kind: 'transaction', effect: 'something' }, undefined],
  ])('$0.kind', (act, owner) => {
    expect(ownerOfDeal(act)).toBe(owner);
  });

  it('and what it is about and who receives are told where the act has them', () => {
    expect(classOfDeal({ kind: 'issue', class: 'common', shares: one })).toBe('common');
    expect(classOfDeal({ kind: 'dissolution', of: 'corporation' })).toBeUndefined();
    expect(receiverIn({ kind: 'issue', class: 'common', shares: one, to: 'a' })).toBe('a');
    expect(receiverIn({ kind: 'merger', of: 'corporation', with: 'a' })).toBeUndefined();
  });
});
