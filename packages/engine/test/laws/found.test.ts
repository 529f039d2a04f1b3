import { describe, expect, it } from 'vitest';
import { asGraph, type Answer } from '../../src/index.js';
import {
  corporation,
  fiveDirectors,
  issued,
  start,
  stepsOf,
  unaffiliated,
  valueOf,
  type Line,
} from '../made-up/world.js';

/** What random corporations have shown to be wrong, each in its smallest form. */
const asOf = '2006-06-30';
const shares = issued(start, 'dispersed', '1000');
const proposed = (id: string, act: unknown): Line => ['2002-03-01', 'proposed', { id, act }];
const merger = { kind: 'merger', of: 'corporation', with: 'ash' };

const bytes = (answer: Answer): string => JSON.stringify({ ...answer, reason: asGraph(answer.reason), stamp: {} });

describe('monotony', () => {
  it('people alike in position are no group, of which nothing is asked', () => {
    const lines = [shares, proposed('deal', { kind: 'acquire-shares', by: 'ash', class: 'ordinary', shares: '1' })];
    const alike: Line = [
      start,
      'group',
      { id: 'officers', members: ['ash', 'birch'], purpose: 'work together', basis: 'status' },
    ];
    for (const question of ['approval.required', 'voting.entitlement', 'ownership.limit']) {
      const input = question === 'approval.required' ? { of: 'deal' } : {};
      const alone = corporation(lines).ask({ question, asOf, input });
      expect(valueOf(corporation([...lines, alike]).ask({ question, asOf, input }))).toEqual(valueOf(alone));
    }
  });

  it('who owns more by an open fact alone is looked at, whether or not anything else names it', () => {
    const more: Line = [start, 'stated', { fact: 'further-holdings', about: ['ash', 'ordinary'], value: '500' }];
    const limits = corporation([shares, more]).ask({ question: 'ownership.limit', asOf });
    expect(valueOf(limits)).toMatchObject({
      persons: [
        { person: 'ash', over: true },
        { person: 'ash', over: true },
      ],
    });
  });
});

describe('premises', () => {
  it('nobody is supposed to own more of a class of which all is its own already', () => {
    const own: Line = ['2002-03-01', 'shares-issued', { class: 'senior', to: 'ash', shares: '1' }];
    const answer = corporation([shares, own]).ask({ question: 'ownership.limit', asOf, sensitivity: 'single' });
    const rests = answer.outcome === 'answered' ? answer.rests : [];
    const turns = rests.map(({ about, changesAt }) => [about, changesAt]);
    expect(turns).toContainEqual(['further-holdings(ash, ordinary)', ['more than 150 shares']]);
    expect(turns).toContainEqual(['further-holdings(ash, senior)', undefined]);
  });

  it('what a body counts is looked at for each value that is turned, and not for all of them together', () => {
    const known = [
      fiveDirectors,
      shares,
      ...['ash', 'birch', 'elm'].flatMap(unaffiliated),
      proposed('deal', { kind: 'acquire-shares', by: 'ash', class: 'ordinary', shares: '1' }),
      [
        '2002-03-02',
        'body-act',
        {
          by: 'continuing-directors',
          on: 'deal',
          decides: 'approve',
          yes: ['dara', 'dean', 'dian', 'dora'],
          'at-meeting': 'yes',
        },
      ],
    ] as const;
    const question = { question: 'approval.status', asOf, input: { of: 'deal' } } as const;
    const answer = corporation(known).ask(question);
    const more: Line = [start, 'stated', { fact: 'further-holdings', about: ['ash', 'ordinary'], value: '150' }];
    for (const each of [answer, corporation([...known, more]).ask(question)]) {
      expect(valueOf(each)).toMatchObject({ outcome: 'permitted' });
    }
    const told = answer.rests.find(({ about }) => about === 'further-holdings(ash, ordinary)');
    expect(told).toBeDefined();
    expect(told?.changesAt).toBeUndefined();
  });
});

describe('premises, where the very number is used', () => {
  it('tell the least figure that turns the answer, wherever no comparison is', () => {
    const known: readonly Line[] = [
      [
        start,
        'opening-board',
        {
          size: '2',
          directors: [
            { person: 'dara', class: 'odd', 'term-ends-after': '1' },
            { person: 'dian', class: 'even', 'term-ends-after': '2' },
          ],
        },
      ],
      shares,
      issued('2002-03-01', 'ash', '150'),
      proposed('out', { kind: 'removal', director: 'dara' }),
      ['2002-03-01', 'ballot', { proposal: 'out', holder: 'dispersed', class: 'ordinary', for: '850' }],
      ['2002-03-01', 'consummated', { proposal: 'out' }],
    ];
    const question = { question: 'approval.status', asOf, input: { of: 'out' } } as const;
    const more = (figure: string): Line => [
      start,
      'stated',
      { fact: 'further-holdings', about: ['ash', 'ordinary'], value: figure },
    ];
    expect(valueOf(corporation([...known, more('43')]).ask(question))).toMatchObject({ outcome: 'refused' });
    expect(corporation([...known, more('44')]).ask(question).outcome).toBe('needs-facts');
    const told = corporation(known)
      .ask(question)
      .rests.find(({ about }) => about === 'further-holdings(ash, ordinary)');
    expect(told?.changesAt).toEqual(['at least 44 shares']);
  });

  it('is known where one class is taken for a figure and nothing further is supposed of another', () => {
    const lines: readonly Line[] = [
      fiveDirectors,
      shares,
      [start, 'shares-issued', { class: 'senior', to: 'dispersed', shares: '100' }],
      [start, 'milestone', { name: 'conversion' }],
      issued('2006-06-01', 'ash', '150'),
      proposed('new-text', { kind: 'amendment', provisions: ['2'], 'inconsistent-with': [] }),
    ];
    const question = { question: 'approval.status', asOf, input: { of: 'new-text' } } as const;
    const answer = corporation(lines).ask(question);
    const more: Line = [start, 'stated', { fact: 'further-holdings', about: ['ash', 'ordinary'], value: '150' }];
    for (const each of [answer, corporation([...lines, more]).ask(question)]) {
      expect(valueOf(each)).toMatchObject({ outcome: 'needs-approval' });
    }
    const told = answer.rests.find(({ about }) => about === 'further-holdings(ash, ordinary)');
    expect(told).toBeDefined();
    expect(told?.changesAt).toBeUndefined();
  });
});

describe('what is so at a moment of a day', () => {
  it('leaves out of the blocks what it leaves out of the shares outstanding', () => {
    const lines: readonly Line[] = [
      fiveDirectors,
      shares,
      proposed('deal', merger),
      issued('2006-05-02', 'ash', '5000'),
      ['2006-05-02 10:00', 'polls-closed', { proposal: 'deal' }],
    ];
    const answer = corporation(lines).ask({ question: 'voting.entitlement', asOf, input: { of: 'deal' } });
    expect(valueOf(answer)).toMatchObject({ recordDate: '2006-05-02', votes: '1000', holders: [] });
  });
});

describe('reuse', () => {
  it('a premise cites the sections that this question consulted, whatever was asked before', () => {
    const lines = [fiveDirectors, shares, proposed('deal', merger)];
    const question = { question: 'approval.status', asOf, input: { of: 'deal' } };
    const warm = corporation(lines);
    warm.ask({ question: 'ownership.interested-shareholder', asOf, input: { person: 'ash' } });
    warm.ask({ question: 'ownership.limit', asOf });
    expect(bytes(warm.ask(question))).toBe(bytes(corporation(lines).ask(question)));
  });

  it('a run that takes a holding to be greater than was found does not divide by what was found', () => {
    const right: Line = [
      '2002-03-01',
      'right-granted',
      {
        id: 'option',
        holder: 'ash',
        class: 'ordinary',
        shares: '1000',
        'exercisable-from': '2006-07-15',
        over: 'unissued',
        kind: 'option',
      },
    ];
    const answer = corporation([shares, right]).ask({ question: 'voting.entitlement', asOf });
    expect(valueOf(answer)).toMatchObject({ votes: '1000', holders: [] });
  });

  it('an answer on other grounds tells the figures of its own', () => {
    const answer = corporation([shares]).ask({
      question: 'acquisition.permit',
      asOf,
      input: { by: 'ash', class: 'ordinary', shares: '1' },
    });
    expect(asGraph(answer.reason)[0]?.says).toContain('acquisition of ordinary by ash');
  });
});

describe('finality', () => {
  const cast = (on: string, holder: string, more: object): Line => [
    on,
    'ballot',
    { proposal: 'deal', holder, class: 'ordinary', ...more },
  ];
  const statusOf = (lines: readonly Line[]) => {
    const value = valueOf(corporation(lines).ask({ question: 'approval.status', asOf, input: { of: 'deal' } }));
    return (value as { readonly outcome: string }).outcome;
  };
  /** ash has 200 of 1,200 votes; the deal needs 800, and 501 of those of the others. */
  const voted = [
    fiveDirectors,
    shares,
    issued('2006-05-01', 'ash', '200'),
    proposed('deal', { ...merger, 'short-form': 'no' }),
    cast('2006-05-20', 'dispersed', { for: '800' }),
  ];

  it('a record date fixed later does not change who could vote before', () => {
    const question = { question: 'approval.status', asOf, input: { of: 'deal' } };
    const fixed: Line = ['2006-05-02', 'record-date', { for: 'deal', date: '2006-05-02' }];
    const moved: Line = ['2006-07-10', 'record-date', { for: 'deal', date: '2006-07-10' }];
    const lines = [...voted, fixed];
    expect(bytes(corporation([...lines, moved]).ask(question))).toBe(bytes(corporation(lines).ask(question)));
  });

  it('a class first issued later is not told of', () => {
    const later = issued('2006-07-10', 'ash', '100', 'senior');
    const question = { question: 'voting.entitlement', asOf };
    expect(bytes(corporation([shares, later]).ask(question))).toBe(bytes(corporation([shares]).ask(question)));
  });

  it('an act of the board after the attempt is over does not carry it', () => {
    const lines: readonly Line[] = [
      fiveDirectors,
      shares,
      proposed('deal', { kind: 'amendment', provisions: ['2'], 'inconsistent-with': [] }),
      ['2006-05-02', 'consummated', { proposal: 'deal' }],
    ];
    const act: Line = [
      '2006-05-10',
      'body-act',
      { by: 'board', on: 'deal', decides: 'approve', yes: ['dara', 'dean', 'dian'], 'at-meeting': 'yes' },
    ];
    for (const known of [lines, [...lines, act]]) {
      const answer = corporation(known).ask({ question: 'approval.status', asOf, input: { of: 'deal' } });
      expect(stepsOf(valueOf(answer)).get('9.1(a) board')).toMatchObject({ status: 'failed' });
    }
  });

  it('who was interested at the record date stays so for the deal, and so does what was not approved in advance', () => {
    const lines: readonly Line[] = [
      ...voted,
      ['2006-05-02', 'record-date', { for: 'deal', date: '2006-05-02' }],
      ['2006-07-10', 'shares-transferred', { class: 'ordinary', from: 'ash', to: 'dispersed', shares: '200' }],
    ];
    for (const day of [asOf, '2006-12-31']) {
      const answer = corporation(lines).ask({ question: 'approval.status', asOf: day, input: { of: 'deal' } });
      expect(stepsOf(valueOf(answer)).get('6.2 becoming ash')).toMatchObject({ status: 'failed' });
    }
  });

  it('nothing cast, issued or fixed after the polls have closed changes the result', () => {
    const fixed: Line = ['2006-05-02', 'record-date', { for: 'deal', date: '2006-05-02' }];
    const closed: Line = ['2006-06-01', 'polls-closed', { proposal: 'deal' }];
    const over = [...voted, fixed, closed];
    expect(statusOf(over)).toBe('permitted');
    const after: readonly Line[] = [
      cast('2006-06-10', 'dispersed', { against: '800' }),
      issued('2006-06-10', 'dispersed', '5000'),
      ['2006-06-11', 'record-date', { for: 'deal', date: '2006-06-11' }],
    ];
    for (const line of after) expect(statusOf([...over, line])).toBe('permitted');
    const late = [...voted.slice(0, -1), fixed, closed, cast('2006-06-10', 'dispersed', { for: '800' })];
    const answer = corporation(late).ask({ question: 'approval.status', asOf, input: { of: 'deal' } });
    expect(stepsOf(valueOf(answer)).get('6.1.i')).toMatchObject({ status: 'failed', have: '0' });
  });
});

describe('totals of an inspector', () => {
  const on = '2006-05-20';
  const proposal = 'change';
  const lines = [
    fiveDirectors,
    shares,
    proposed(proposal, { kind: 'amendment', provisions: ['2'], 'inconsistent-with': [] }),
  ];
  const total = (more: object): Line => [on, 'tally', { proposal, class: 'ordinary', ...more }];
  const ofThePublic = (votes: string): Line => total({ holder: 'dispersed', for: votes });
  const ballot: Line = [on, 'ballot', { proposal, class: 'ordinary', holder: 'dispersed', for: '300' }];

  it.each([
    ['a ballot and the total of its holder', [ballot, ofThePublic('400')], '400'],
    ['a total and a later one of the same holder', [ofThePublic('300'), ofThePublic('400')], '400'],
    ['the total of a holder and that of all', [ofThePublic('300'), total({ for: '600' })], '600'],
    ['a total of all that is less than what is shown', [ballot, total({ for: '200' })], '300'],
  ])('count a share once: %s', (_what, votes, have) => {
    const answer = corporation([...lines, ...votes]).ask({
      question: 'approval.status',
      asOf,
      input: { of: proposal },
    });
    expect(stepsOf(valueOf(answer)).get('9.1(b) holders')).toMatchObject({ have });
  });
});
