import { describe, expect, it } from 'vitest';
import { notWorkedOut } from '../../../src/kinds/general/not-worked-out.js';
import { boardClasses } from '../../../src/kinds/board/index.js';
import { classVotes, stockClasses, type Provision } from '../../../src/index.js';
import { asked, instrumentOf, open, type Line } from '../board/world.js';

const inForce = { until: { milestone: 'listing' } };
const classes = {
  ...boardClasses({ cite: 'V.1', summary: 'two classes', classes: ['a', 'b'], termLasts: '2', counted: 'meetings' }),
  inForce,
};
const inWords = {
  ...notWorkedOut({ cite: 'V.2', summary: 'in words', bearsOn: { questions: ['board.roster'] } }),
  inForce,
};

const held: readonly Line[] = [
  ['2001-05-01', 'meeting-held', { id: 'am-2001', kind: 'annual', of: 'shareholders', quorum: 'yes' }],
  ['2001-05-01', 'director-elected', { person: 'ada', class: 'a', by: 'shareholders', meeting: 'am-2001' }],
];
const listed: Line = ['2002-03-01', 'milestone', { name: 'listing' }];

function roster(provision: Provision, lines: readonly Line[], asOf: string) {
  return asked(open([instrumentOf([provision])], ['ada'], lines), { question: 'board.roster', asOf });
}

describe('a clause that begins or ends by itself, of any kind', () => {
  it('asks whether its end has come where nobody has entered it', () => {
    const { inquiries } = roster(classes, held, '2001-06-01') as { inquiries?: readonly { fact: string }[] };
    expect(inquiries?.map(({ fact }) => fact)[0]).toBe('milestone-reached');
  });

  it('goes on while it is stated that its end has not come', () => {
    const stated = (value: string): Line => [
      '2001-06-01',
      'stated',
      { fact: 'milestone-reached', about: ['listing'], value },
    ];
    expect(roster(classes, [...held, stated('no')], '2001-06-01').outcome).toBe('answered');
    const { inquiries } = roster(classes, [...held, stated('yes')], '2001-06-01') as {
      inquiries?: readonly { fact: string }[];
    };
    expect(inquiries?.map(({ fact }) => fact)).toContain('milestone-day');
  });

  it('supposes that what had not come by a day has not come since, and tells at which reply that turns', () => {
    const not: Line = ['2001-06-01', 'stated', { fact: 'milestone-reached', about: ['listing'], value: 'no' }];
    const rests = (asOf: string, ...lines: readonly Line[]) => {
      const { rests: premises } = roster(classes, [...held, not, ...lines], asOf) as unknown as {
        rests: readonly { about: string; kind: string; changesAt?: readonly string[] }[];
      };
      return premises.filter(({ about }) => about.startsWith('milestone'));
    };
    expect(rests('2001-06-01')).toEqual([]);
    expect(rests('2002-03-15')).toMatchObject([
      {
        kind: 'continues',
        about: 'milestone-reached-since(listing, 2001-06-01)',
        changesAt: [expect.stringContaining('is yes')],
      },
    ]);
    expect(rests('2002-03-15', ['2002-03-01', 'milestone', { name: 'listing' }])).toEqual([]);
    const since: Line = [
      '2002-03-15',
      'stated',
      { fact: 'milestone-reached-since', about: ['listing', '2001-06-01'], value: 'yes' },
    ];
    const { inquiries } = roster(classes, [...held, not, since], '2002-03-15') as {
      inquiries?: readonly { fact: string }[];
    };
    expect(inquiries?.map(({ fact }) => fact)).toContain('milestone-day');
  });

  const stated = (on: string, fact: string, value: string): Line => [on, 'stated', { fact, about: ['listing'], value }];
  it.each<[string, ...Line[]]>([
    ['entered', listed],
    ['stated later', stated('2002-07-01', 'milestone-day', '2002-03-01')],
    [
      'stated later than that it had not come',
      stated('2002-02-01', 'milestone-reached', 'no'),
      stated('2002-07-01', 'milestone-day', '2002-03-01'),
    ],
  ])('defines what it defines until its day, %s, and not from it on', (_, ...come) => {
    const terms = (asOf: string) => {
      const { value } = roster(classes, [...held, ...come], asOf) as unknown as {
        value: { directors: readonly { term: unknown }[] };
      };
      return value.directors.map(({ term }) => term);
    };
    expect(terms('2002-02-28')).toEqual([{ annualMeeting: 3, stillToBeHeld: 2 }]);
    expect(terms('2002-03-01')).toEqual([{ annualMeeting: 2, stillToBeHeld: 1 }]);
  });

  it.each<[string, string[], ...Line[]]>([
    [
      'stated',
      ['e9', 'e10'],
      stated('2002-07-01', 'milestone-day', '2002-03-01'),
      stated('2002-08-01', 'milestone-reached', 'no'),
    ],
    ['entered', ['e9', 'e10'], listed, stated('2002-03-01', 'milestone-reached', 'no')],
    ['entered, and entered of another', ['e9', 'e10'], listed, ['2002-04-01', 'milestone', { name: 'listing' }]],
    ['entered, and another stated', ['e9', 'e10'], listed, stated('2002-08-01', 'milestone-day', '2002-04-01')],
  ])('asks which it is where a day is %s, and the contrary of it', (_, differ, ...lines) => {
    const { outcome, inquiries } = roster(classes, [...held, ...lines], '2002-03-15') as unknown as {
      outcome: string;
      inquiries?: readonly { disputedBy?: readonly string[] }[];
    };
    expect(outcome).toBe('needs-facts');
    expect(inquiries?.map(({ disputedBy }) => disputedBy)).toEqual([differ]);
  });

  it('is in words only until its day, and not from it on', () => {
    const asks = (asOf: string) => {
      const { inquiries = [] } = roster(inWords, [...held, listed], asOf) as {
        inquiries?: readonly { fact: string }[];
      };
      return inquiries.map(({ fact }) => fact);
    };
    expect(asks('2002-02-28')).toEqual(['what-says-changes']);
    expect(asks('2002-03-01')).toEqual([]);
  });
});

describe('a clause that ends on the day on which a stock has become so small', () => {
  const last = { stock: ['high'], ofAll: ['low', 'high'], is: 'less than 5%' };
  const founders = { stock: ['high'], heldBy: ['ada'], is: 'less than 50 shares' };
  const votes = (moment: object) => [
    stockClasses({
      cite: 'V.1',
      summary: 'two classes',
      classes: [
        { class: 'low', authorised: '10,000' },
        { class: 'high', authorised: '10,000' },
      ],
      treasury: 'issued',
    }),
    classVotes({ cite: 'V.2', summary: 'one', votes: [{ class: 'low', each: '1' }] }),
    {
      ...classVotes({ cite: 'V.3', summary: 'ten', votes: [{ class: 'high', each: '10' }] }),
      inForce: { until: moment },
    },
    {
      ...classVotes({ cite: 'V.4', summary: 'one', votes: [{ class: 'high', each: '1' }] }),
      inForce: { from: moment },
    },
  ];
  const issued = (cls: string, to: string, shares: string, on = '2001-01-10'): Line => [
    on,
    'shares-issued',
    { class: cls, to, shares },
  ];
  const back = (on: string, shares: string): Line => [
    on,
    'shares-reacquired',
    { class: 'high', from: 'ada', shares, 'held-as': 'retired' },
  ];
  const sold = (on: string, shares: string): Line => [
    on,
    'shares-transferred',
    { class: 'high', from: 'ada', to: 'dispersed', shares, how: 'purchase' },
  ];
  const cast = (moment: object, lines: readonly Line[], asOf = '2002-01-01') => {
    const world = open([instrumentOf(votes(moment))], ['ada'], lines);
    const { value } = asked(world, { question: 'voting.entitlement', asOf }) as unknown as { value: { votes: string } };
    return value.votes;
  };
  const all = [issued('low', 'dispersed', '950'), issued('high', 'ada', '50')];

  it('speaks at the line, and no more from the day on which it is passed', () => {
    expect(cast(last, all)).toBe('1450');
    expect(cast(last, [...all, back('2001-06-01', '1')], '2001-05-31')).toBe('1450');
    expect(cast(last, [...all, back('2001-06-01', '1')], '2001-06-01')).toBe('999');
  });

  it('does not begin again where the stock has grown since', () => {
    const lines = [...all, back('2001-06-01', '1'), issued('high', 'ada', '100', '2001-07-01')];
    expect(cast(last, lines)).toBe('1099');
  });

  it('goes by what somebody named holds, where the text does', () => {
    expect(cast(founders, all)).toBe('1450');
    expect(cast(founders, [...all, sold('2001-06-01', '1')])).toBe('1000');
  });

  it('has not ended before there was any of the stock', () => {
    expect(cast(last, [issued('low', 'dispersed', '950')])).toBe('950');
    expect(cast(last, [...all, issued('low', 'dispersed', '10', '2000-06-01')], '2000-12-31')).toBe('10');
  });

  it('is supposed not to have come before the register opens', () => {
    const opening: Line = [
      '2001-01-10',
      'opening-register',
      { class: 'high', issued: '50', treasury: '0', holdings: [{ holder: 'ada', shares: '50' }] },
    ];
    const answer = asked(open([instrumentOf(votes(founders))], ['ada'], [opening]), {
      question: 'voting.entitlement',
      asOf: '2002-01-01',
    });
    expect(JSON.stringify(answer['rests'] ?? answer)).toContain('before the register opens');
  });

  it('is refused where the part has no whole, or the number has one', () => {
    const moment = (more: object) => () => cast({ stock: ['high'], ...more }, all);
    expect(moment({ is: 'less than 5%' })).toThrow('ofAll');
    expect(moment({ is: 'less than 5 shares', ofAll: ['low', 'high'] })).toThrow('ofAll');
    expect(moment({})).toThrow('is');
  });
});
