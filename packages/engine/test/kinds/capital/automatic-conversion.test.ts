import { describe, expect, it } from 'vitest';
import type { Corporation, Provision } from '../../../src/index.js';
import { instrumentOf, open, type Line } from '../board/world.js';
import { ask, lowAndHigh } from './stock-world.js';

const under = (more: object): readonly Provision[] => [
  ...lowAndHigh,
  { kind: 'automatic-conversion', cite: '3', summary: 'conversion', class: 'high', into: 'low', ...more } as Provision,
];
const issued: readonly Line[] = [
  ['2001-01-02', 'shares-issued', { class: 'low', to: 'dispersed', shares: '100' }],
  ['2001-01-02', 'shares-issued', { class: 'high', to: 'ann', shares: '100' }],
];
const world = (more: object, lines: readonly Line[] = []): Corporation =>
  open([instrumentOf(under(more))], ['ann', 'bob'], [...issued, ...lines]);
const passed = (on: string, to: string, shares: string): Line => [
  on,
  'shares-transferred',
  { class: 'high', from: 'ann', to, shares },
];
const permitted = (to: string, value: string): Line => [
  '2001-01-02',
  'stated',
  { fact: 'permitted-transferee', about: [to, 'ann', 'kin'], value },
];
const onTransfer = { cite: '3(a)', permitted: 'kin' };
const votes = (corporation: Corporation, asOf: string) => ask(corporation, 'voting.entitlement', asOf, {})['votes'];

describe('shares that pass to others', () => {
  it('convert as far as the register does not show it', () => {
    const half: Line = [
      '2002-03-01',
      'shares-reacquired',
      { class: 'high', from: 'bob', shares: '20', 'held-as': 'retired' },
    ];
    const shown: Line = ['2002-03-01', 'shares-issued', { class: 'low', to: 'bob', shares: '20' }];
    const corporation = world({ onTransfer }, [passed('2002-02-01', 'bob', '50'), half, shown, permitted('bob', 'no')]);
    expect(votes(corporation, '2002-01-31')).toBe('1100');
    expect(votes(corporation, '2002-02-28')).toBe('830');
    expect(votes(corporation, '2002-03-01')).toBe('650');
  });

  it('do not where the corporation got them, or before the clause begins', () => {
    const back: Line = [
      '2002-02-01',
      'shares-reacquired',
      { class: 'high', from: 'ann', shares: '50', 'held-as': 'treasury' },
    ];
    expect(votes(world({ onTransfer }, [back]), '2002-02-01')).toBe('600');
    const later = { onTransfer, inForce: { from: { day: '2002-02-02' } } };
    expect(votes(world(later, [passed('2002-02-01', 'bob', '50')]), '2002-02-03')).toBe('1100');
  });
});

describe('shares that convert upon an event', () => {
  it('are those of the holders that the text names', () => {
    const upon = [{ cite: '3(b)', when: { day: '2003-01-01' }, of: ['ann'] }];
    const corporation = world({ upon, onTransfer }, [passed('2002-02-01', 'bob', '40'), permitted('bob', 'yes')]);
    expect(votes(corporation, '2002-12-31')).toBe('1100');
    expect(votes(corporation, '2003-01-01')).toBe('560');
  });

  it('are not those that had converted before', () => {
    const upon = [{ cite: '3(b)', when: { day: '2003-01-01' } }];
    const corporation = world({ upon, onTransfer }, [passed('2002-02-01', 'bob', '40'), permitted('bob', 'no')]);
    expect(votes(corporation, '2002-12-31')).toBe('740');
    expect(votes(corporation, '2003-01-01')).toBe('200');
  });
});

describe('what converts of itself', () => {
  it('is no longer outstanding for what converts when so few are', () => {
    const upon = [{ cite: '3(b)', when: { stock: ['high'], is: 'less than 70 shares' } }];
    const corporation = world({ upon, onTransfer }, [passed('2002-02-01', 'bob', '40'), permitted('bob', 'no')]);
    expect(votes(corporation, '2002-01-31')).toBe('1100');
    expect(votes(corporation, '2002-02-01')).toBe('200');
  });

  it('cannot turn on what it makes itself', () => {
    const upon = [{ cite: '3(b)', when: { stock: ['low'], is: 'less than 150 shares' } }];
    expect(() => votes(world({ upon }), '2002-01-31')).toThrow('turns on itself');
  });
});

describe('a conversion that no text can mean', () => {
  it.each([
    [{}, 'say upon what they convert'],
    [
      { upon: [{ cite: '3', when: { stock: ['high'], heldBy: ['ann'], is: 'less than 5 shares' } }] },
      'count all that is outstanding',
    ],
  ])('is refused: %o', (more, told) => {
    expect(() => world(more)).toThrow(told);
  });
});
