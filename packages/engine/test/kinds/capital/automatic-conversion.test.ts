import { describe, expect, it } from 'vitest';
import { mismatchesOf } from '../../../src/case/expectation.js';
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

describe('what is only tried', () => {
  const doubt = {
    id: 'doubt',
    cite: '3',
    asks: 'does it convert?',
    options: { stays: 'it stays', converts: 'it converts' },
    adopted: 'stays',
    because: 'it is read so',
  };
  const atChoice = {
    kind: 'conversion',
    cite: '4',
    summary: 'one for one',
    series: 'high',
    into: 'low',
    ratio: '1',
    fractions: { cite: '4', paid: 'none' },
  } as unknown as Provision;
  const opened = (more: object, lines: readonly Line[] = []): Corporation =>
    open([instrumentOf([...under(more), atChoice], { readings: [doubt] })], ['ann', 'bob'], [...issued, ...lines]);
  const upon = [{ cite: '3(b)', when: { day: '2002-01-01' } }];
  const hundred = { question: 'conversion.ratio', asOf: '2002-04-01', input: { series: 'high', shares: '100' } };

  it('refuses no question where a reading that is not adopted would', () => {
    const answer = opened({ upon, ifRead: { doubt: 'converts' } }).ask(hundred);
    expect(answer).toMatchObject({
      outcome: 'answered',
      value: { outcome: 'convertible', issued: '100' },
      turnsOn: [{ reading: 'doubt', changes: 'outcome', otherwise: { converts: { outcome: 'refused' } } }],
    });
    const expecting = (wanted: unknown, option = 'converts') =>
      mismatchesOf({ under: { doubt: { [option]: wanted } } }, answer).map(({ expected }) => expected);
    expect(expecting({ error: '100 shares' })).toEqual([]);
    expect(expecting({ error: 'no such words' })).toEqual(['a refusal: no such words']);
    expect(expecting({ error: '100 shares' }, 'stays')).toEqual(['a refusal: 100 shares']);
    expect(expecting({ outcome: 'convertible' })).toHaveLength(1);
  });

  it('refuses none where one reply would, and nobody has given it', () => {
    const answer = opened({ onTransfer }, [passed('2002-02-01', 'bob', '50')]).ask(hundred);
    expect(answer).toMatchObject({
      outcome: 'needs-facts',
      inquiries: [{ fact: 'permitted-transferee' }],
      cases: [
        { value: { issued: '100' } },
        { value: undefined, refused: expect.stringContaining('there are 50') as string },
      ],
    });
  });

  it('asks whether the register can go on with what was passed', () => {
    const back: Line = ['2002-03-01', 'shares-transferred', { class: 'high', from: 'bob', to: 'ann', shares: '50' }];
    const answer = world({ onTransfer: { ...onTransfer, persons: ['ann'] } }, [
      passed('2002-02-01', 'bob', '50'),
      back,
    ]).ask({
      question: 'voting.entitlement',
      asOf: '2002-04-01',
      input: {},
    });
    expect(answer).toMatchObject({
      outcome: 'needs-facts',
      cases: [{ value: { votes: '1100' } }, { refused: expect.stringContaining('The register goes on') as string }],
    });
  });

  it('is nothing that later questions go by', () => {
    const put = { question: 'voting.entitlement', asOf: '2002-04-01', input: {} };
    const corporation = opened({ upon, ifRead: { doubt: 'converts' } });
    for (const sensitivity of ['single', 'pairs', 'none'] as const)
      expect(corporation.ask({ ...put, sensitivity })).toMatchObject({ value: { votes: '1100' } });
    expect(votes(corporation, '2002-04-01')).toBe('1100');
    expect(ask(corporation, 'capital.summary', '2002-04-01')).toMatchObject({
      classes: [{ outstanding: '100' }, { outstanding: '100' }],
    });
  });

  it('is nothing either where it is found what converts: a class of which there was none has what became of others', () => {
    const when = { stock: ['high'], ofAll: ['high', 'low'], is: 'less than 65%' };
    const corporation = open(
      [instrumentOf(under({ upon: [{ cite: '3(b)', when }], onTransfer }))],
      ['ann', 'bob'],
      [...issued.slice(1), passed('2002-02-01', 'bob', '40'), permitted('bob', 'no')],
    );
    expect(votes(corporation, '2002-01-31')).toBe('1000');
    expect(votes(corporation, '2002-02-01')).toBe('100');
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
