import { describe, expect, it } from 'vitest';
import { asked, having, notion, standing, ties } from './ties-world.js';
import { buys, journalOf, type Line } from './world.js';

const shares = (lines: readonly Line[], person: string, instrument = ties) =>
  standing(lines, person, '2000-07-01', { instrument }).classes[0]?.counted;
const meeting: Line = [
  '2000-02-01',
  'meeting-called',
  { id: 'am', kind: 'annual', of: 'shareholders', by: 'board', for: '2000-08-01' },
];
const proxy = (more: object = {}): Line => [
  '2000-03-01',
  'proxy-granted',
  { by: 'dispersed', to: 'ash', class: 'common', shares: '300', ...more },
];
const related = (kind: string, person: string, of: string, more: object = {}): Line => [
  '2000-02-01',
  'relationship',
  { kind, person, of, ...more },
];

describe('a proxy', () => {
  const instrument = having('ownership', { proxies: 'owned-unless-solicited' });

  it('is ownership, unless it is revocable, for one meeting, and was solicited publicly', () => {
    const of = (more: object) => shares([meeting, proxy(more)], 'ash', instrument);
    const solicited = { meeting: 'am', revocable: 'yes', 'public-solicitation': 'yes' };
    expect(of(solicited)).toBe('0');
    expect(of({ ...solicited, revocable: 'no' })).toBe('300');
    expect(of({ ...solicited, 'public-solicitation': 'no' })).toBe('300');
  });

  it('of which the entry leaves that open is asked about', () => {
    const lines = [meeting, proxy({ revocable: 'yes', 'public-solicitation': 'yes' })];
    expect(asked(lines, 'ash', '2000-07-01', { instrument })).toEqual(['solicited-proxy']);
    const reply = (value: string): Line => ['2000-03-02', 'stated', { fact: 'solicited-proxy', about: ['e20'], value }];
    expect(shares([...lines, reply('yes')], 'ash', instrument)).toBe('0');
    expect(shares([...lines, reply('no')], 'ash', instrument)).toBe('300');
  });
});

describe('what an employee plan holds', () => {
  const instrument = having('ownership', { underPlans: 'nobodys' });
  const lines = [buys('2000-02-01', 'plan', '200'), related('trustee', 'ash', 'plan')];

  it('is owned by neither plan nor trustee where the definition says so', () => {
    const trust = { ...having('associate', {}), readings: ties.readings };
    expect(
      standing(lines, 'ash', '2000-07-01', { readings: { 'R-plans': 'as-any-trust' }, instrument: trust }).classes[0]
        ?.counted,
    ).toBe('200');
    const free = standing(lines, 'ash', '2000-07-01', { readings: { 'R-plans': 'as-any-trust' }, instrument });
    expect(free.classes[0]?.counted).toBe('0');
    expect(shares(lines, 'plan', instrument)).toBe('0');
    expect(shares(lines, 'plan')).toBe('200');
  });

  it('leaves what the trustee owns besides', () => {
    expect(shares([...lines, buys('2000-02-02', 'ash', '40')], 'ash', instrument)).toBe('40');
  });
});

describe('an agreement', () => {
  it('that binds directors or officers in that capacity alone makes no partners where the definition says so', () => {
    const agreed = (more: object): Line[] => [
      buys('2000-02-01', 'ash', '80'),
      buys('2000-02-01', 'birch', '70'),
      ['2000-02-02', 'agreement', { parties: ['ash', 'birch'], about: 'vote', ...more }],
    ];
    const capacity = { capacity: 'directors-or-officers' };
    const instrument = having('ownership', { asDirectors: 'not-counted' });
    expect(shares(agreed({}), 'ash', instrument)).toBe('150');
    expect(shares(agreed(capacity), 'ash', instrument)).toBe('80');
    expect(shares(agreed(capacity), 'ash')).toBe('150');
  });

  it('with the corporation for one of the named acts gives no ownership of what the other side is to get by it', () => {
    const right = (more: object): Line[] => [
      ['2000-02-01', 'proposed', { id: 'deal', act: { kind: 'merger', of: 'corporation', with: 'ash' } }],
      [
        '2000-02-02',
        'right-granted',
        {
          id: 'r',
          holder: 'ash',
          class: 'common',
          shares: '300',
          'exercisable-from': '2001-01-01',
          over: 'unissued',
          kind: 'agreement',
          ...more,
        },
      ],
    ];
    const named = having('ownership', { notToEffect: ['merger'] });
    const others = having('ownership', { notToEffect: ['dissolution'] });
    const base = (lines: readonly Line[], instrument = ties) =>
      standing(lines, 'ash', '2000-07-01', { instrument }).classes[0]?.base;
    expect(shares(right({ 'to-effect': 'deal' }), 'ash', named)).toBe('0');
    expect(base(right({ 'to-effect': 'deal' }), named)).toBe('1000');
    expect(shares(right({ 'to-effect': 'deal' }), 'ash', others)).toBe('300');
    expect(shares(right({ 'to-effect': 'deal' }), 'ash')).toBe('300');
    expect(shares(right({}), 'ash', named)).toBe('300');
    expect(base(right({}), named)).toBe('1300');
    expect(() => journalOf(right({ 'to-effect': 'nothing' }))).toThrow('nothing');
  });
});

describe('a subsidiary', () => {
  const strict = { is: 'majority-of-a-class', ofEachClass: { cite: 'II.6(b)' } };
  const instrument = {
    ...having('subsidiary', strict),
    articles: having('subsidiary', strict).articles.map((each) => ({
      ...each,
      provisions: each.provisions.map((provision) =>
        provision.kind === 'interested-shareholder'
          ? { ...provision, excludes: ['corporation', 'subsidiaries-by-each-class', 'plans-of-the-corporation'] }
          : provision,
      ),
    })),
    readings: ties.readings.filter(({ id }) => id !== 'R-subsidiary'),
  };
  const is = (lines: readonly Line[], name = 'subsidiary') =>
    notion(lines, name, ['bank'], '2000-07-01', { instrument });
  const holds = buys('2000-02-01', 'bank', '150');

  it('is one by a majority of any class; of each class is another matter', () => {
    const some = related('majority-of-a-class', 'corporation', 'bank', { percent: '51%' });
    const every = related('majority-of-each-class', 'corporation', 'bank');
    expect(is([])).toBe(false);
    expect(is([some])).toBe(true);
    expect(is([related('majority-of-votes', 'corporation', 'bank')])).toBe(true);
    expect(is([every])).toBe(true);
    expect(is([every], 'subsidiary-by-each-class')).toBe(true);
    expect(is([], 'subsidiary-by-each-class')).toBe(false);
    expect(standing([holds, every], 'bank', '2000-07-01', { instrument }).interested).toBe(false);
    expect(asked([holds, some], 'bank', '2000-07-01', { instrument })).toEqual(['majority-of-each-class']);
    const reply = (value: string): Line => [
      '2000-02-02',
      'stated',
      { fact: 'majority-of-each-class', about: ['bank'], value },
    ];
    expect(standing([holds, some, reply('no')], 'bank', '2000-07-01', { instrument }).interested).toBe(true);
    expect(standing([holds, some, reply('yes')], 'bank', '2000-07-01', { instrument }).interested).toBe(false);
    expect(() => journalOf([related('majority-of-a-class', 'corporation', 'bank', { percent: '50%' })])).toThrow(
      '50 % is no majority',
    );
  });

  it('entered as one is one in either sense; only a corporation can be where the text says so', () => {
    const mill: Line = ['2000-01-01', 'person', { id: 'mill', kind: 'partnership', subsidiary: 'yes' }];
    const loom: Line = ['2000-01-01', 'person', { id: 'loom', kind: 'corporation', subsidiary: 'yes' }];
    const of = (person: string, name: string, more: object = {}) => {
      const changed = { ...having('subsidiary', { ...strict, ...more }), readings: instrument.readings };
      return notion([mill, loom], name, [person], '2000-07-01', { instrument: changed });
    };
    expect(of('mill', 'subsidiary')).toBe(true);
    expect(of('mill', 'subsidiary', { corporationsOnly: true })).toBe(false);
    expect(of('loom', 'subsidiary', { corporationsOnly: true })).toBe(true);
    expect(of('loom', 'subsidiary-by-each-class')).toBe(true);
  });

  it('is left out in its one sense where the definition has no stricter one', () => {
    const plain = having('interested-shareholder', { excludes: ['subsidiaries-by-each-class'] });
    const majority = related('majority-of-votes', 'corporation', 'bank');
    expect(
      standing([buys('2000-02-01', 'ash', '1'), majority], 'bank', '2000-07-01', { instrument: plain }).interested,
    ).toBe(false);
  });

  it('does not keep its plan out, where only plans of the corporation are left out', () => {
    const ofBank: Line = ['2000-01-01', 'person', { id: 'savings', kind: 'plan', sponsor: 'bank' }];
    const lines = [ofBank, related('majority-of-each-class', 'corporation', 'bank')];
    const of = (person: string) =>
      standing([...lines, buys('2000-02-01', person, '150')], person, '2000-07-01', { instrument }).interested;
    expect(of('plan')).toBe(false);
    expect(of('savings')).toBe(true);
  });
});
