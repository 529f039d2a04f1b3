import { describe, expect, it } from 'vitest';
import { acquiring, ownership, ownershipLimit } from '../../../src/index.js';
import { classVotes } from '../../../src/kinds/voting/class-votes.js';
import { requires } from '../../../src/kinds/general/requires.js';
import { asked, instrumentOf, open, type Line } from '../board/world.js';

const rule = {
  cite: 'V.1',
  each: '3',
  for: '2 years',
  goesOn: { cite: 'V.2', by: ['gift' as const], never: ['purchase' as const] },
  firstToGo: { cite: 'V.3', which: 'held-shortest' as const },
};

function votesOf(person: string, lines: readonly Line[], asOf: string, longHeld: object = rule) {
  const instrument = instrumentOf([
    classVotes({
      cite: 'V.1',
      summary: 'votes',
      votes: [{ class: 'common', each: '1', longHeld: longHeld as typeof rule }],
    }),
  ]);
  const corporation = open([instrument], ['ada', 'ben', 'cleo', 'bank'], lines);
  const answer = asked(corporation, { question: 'voting.entitlement', asOf, input: { person } }) as unknown as {
    readonly value?: { readonly holders: readonly { readonly id: string; readonly votes: string }[] };
    readonly inquiries?: readonly { readonly key: string }[];
  };
  return answer.value?.holders.find(({ id }) => id === person)?.votes ?? answer.inquiries?.map(({ key }) => key);
}

const issued = (on: string, to: string, shares: string): Line => [on, 'shares-issued', { class: 'common', to, shares }];
const passed = (on: string, from: string, to: string, shares: string, how?: string): Line => [
  on,
  'shares-transferred',
  { class: 'common', from, to, shares, ...(how === undefined ? undefined : { how }) },
];

describe('shares held long', () => {
  it('have more votes from the anniversary of their acquisition on', () => {
    const lines = [issued('2001-05-01', 'ada', '100')];
    expect([votesOf('ada', lines, '2003-04-30'), votesOf('ada', lines, '2003-05-01')]).toEqual(['100', '300']);
  });

  it('lose them with a break, however short', () => {
    const lines = [
      issued('2001-05-01', 'ada', '100'),
      passed('2002-01-01', 'ada', 'ben', '100', 'purchase'),
      passed('2002-01-02', 'ben', 'ada', '100', 'purchase'),
    ];
    expect(votesOf('ada', lines, '2003-06-01')).toBe('100');
  });

  it('go on through gifts one after another, with what the givers had long enough', () => {
    const lines = [
      issued('2001-05-01', 'ada', '100'),
      issued('2002-05-01', 'ada', '50'),
      passed('2002-06-01', 'ada', 'ben', '80', 'gift'),
      passed('2002-07-01', 'ben', 'cleo', '80', 'gift'),
    ];
    // What goes first is what was held shortest: 50 of 2002, and 30 of 2001.
    expect(votesOf('cleo', lines, '2003-06-01')).toBe(String(50 + 30 * 3));
    expect(votesOf('ada', lines, '2003-06-01')).toBe(String(70 * 3));
  });

  it('take with them what a split makes of them', () => {
    const split: Line = ['2002-06-01', 'shares-split', { class: 'common', 'for-each': '1', becomes: '2' }];
    const lines = [issued('2001-05-01', 'ada', '100'), issued('2002-05-01', 'ada', '10'), split];
    expect(votesOf('ada', lines, '2003-05-01')).toBe(String(200 * 3 + 20));
  });

  it('are asked about where the entries do not tell: which were sold, what came first on a day, who owns them', () => {
    const sold = [
      issued('2001-05-01', 'ada', '100'),
      issued('2002-05-01', 'ada', '50'),
      passed('2002-06-01', 'ada', 'ben', '60', 'purchase'),
    ];
    const { firstToGo: _, ...silent } = rule;
    expect(votesOf('ada', sold, '2003-06-01', silent)).toEqual(['shares-held-long(ada, common, 2003-06-01)']);
    const bothWays = [
      issued('2001-05-01', 'ada', '100'),
      issued('2001-05-01', 'ben', '100'),
      passed('2002-06-01', 'ada', 'ben', '100', 'purchase'),
      passed('2002-06-01', 'ben', 'ada', '100', 'purchase'),
    ];
    expect(votesOf('ada', bothWays, '2003-06-01')).toContain('shares-held-long(ada, common, 2003-06-01)');
    const unnamed = [issued('2001-05-01', 'dispersed', '100'), issued('2001-05-01', 'ada', '100')];
    expect(votesOf('ada', unnamed, '2003-06-01')).toEqual(['shares-held-long(dispersed, common, 2003-06-01)']);
  });

  it('count as the owner’s others do in the name of another, where the text has no rule on that', () => {
    const lines: readonly Line[] = [
      issued('2001-05-01', 'ada', '100'),
      ['2002-01-01', 'held-for', { holder: 'bank', class: 'common', owners: ['ada'] }],
      passed('2002-01-01', 'ada', 'bank', '100', 'other'),
    ];
    expect(votesOf('bank', lines, '2003-06-01')).toBe('300');
  });
});

describe('a limit that leaves a part of each vote', () => {
  it('leaves the same part of the votes of shares held long', () => {
    const instrument = instrumentOf([
      classVotes({ cite: 'V.1', summary: 'votes', votes: [{ class: 'common', each: '1', longHeld: rule }] }),
      ownership({ cite: 'V.4', summary: 'owned', together: ['controlled'], rights: 'all', base: 'outstanding' }),
      acquiring({ cite: 'V.5', summary: 'acquired', forming: 'acquires', passive: 'acquires', excludes: [] }),
      ownershipLimit({
        cite: 'V.6',
        summary: 'a limit',
        over: 'more than 40%',
        of: 'class',
        rights: 'not-counted',
        looksAt: 'what-results',
        forbids: [],
        reaches: 'holding',
        counts: 'every-acquisition',
        effect: { kind: 'reduced', above: '40%', to: '1/2' },
      } as never),
    ]);
    const lines: readonly Line[] = [
      issued('2001-05-01', 'ada', '500'),
      issued('2003-01-01', 'dispersed', '500'),
      ['2003-05-01', 'stated', { fact: 'shares-held-long', about: ['dispersed', 'common', '2003-05-01'], value: '0' }],
    ];
    const of = (asOf: string) =>
      asked(open([instrument], ['ada'], lines), {
        question: 'voting.entitlement',
        asOf,
        input: { person: 'ada' },
      }) as unknown as { value: { holders: readonly { votes: string }[]; limits: readonly { factor: string }[] } };
    // Four fifths of 500 whole and the others half, 450 votes or nine tenths; and of three votes for each the same part.
    expect([of('2003-04-30').value.limits[0]?.factor, of('2003-04-30').value.holders[0]?.votes]).toEqual([
      '0.9',
      '450',
    ]);
    expect(of('2003-05-01').value.holders[0]?.votes).toBe('1350');
  });
});

describe('a vote', () => {
  const status = (needs: object, more: readonly Line[]) => {
    const instrument = instrumentOf([
      classVotes({ cite: 'V.1', summary: 'votes', votes: [{ class: 'common', each: '1', longHeld: rule }] }),
      requires({ cite: 'V.2', summary: 'a vote', acts: ['dissolution'], needs }),
    ]);
    const lines: readonly Line[] = [
      issued('2001-05-01', 'ada', '100'),
      issued('2003-05-01', 'ben', '150'),
      ['2003-06-01', 'proposed', { id: 'end', act: { kind: 'dissolution', of: 'corporation' } }],
      ...more,
      ['2003-06-02', 'polls-closed', { proposal: 'end' }],
    ];
    return asked(open([instrument], ['ada', 'ben'], lines), {
      question: 'approval.status',
      asOf: '2003-06-03',
      input: { of: 'end' },
    }) as unknown as { value?: { outcome: string }; inquiries?: readonly { key: string }[] };
  };
  const ballot = (holder: string, shares: string): Line => [
    '2003-06-02',
    'ballot',
    { proposal: 'end', holder, for: shares },
  ];
  const votes = { vote: 'voting', by: 'majority', of: 'outstanding' };

  it('by votes counts them with the votes that they have, one by shares as one', () => {
    expect(status(votes, [ballot('ada', '100')]).value?.outcome).toBe('permitted');
    expect(status({ ...votes, in: 'shares' }, [ballot('ada', '100')]).value?.outcome).toBe('refused');
    expect(status(votes, [ballot('ben', '150')]).value?.outcome).toBe('refused');
  });

  it('of a class apart counts each share as one', () => {
    const apart = { vote: ['common'], by: 'majority', of: 'outstanding' };
    expect(status(apart, [ballot('ada', '100')]).value?.outcome).toBe('refused');
  });

  it('leaves out what it leaves out with all the votes that it has', () => {
    const others = { ...votes, without: { person: 'ada' } };
    expect(status(others, [ballot('ben', '76')]).value?.outcome).toBe('permitted');
    expect(status(others, [ballot('ben', '75')]).value?.outcome).toBe('refused');
  });
});
