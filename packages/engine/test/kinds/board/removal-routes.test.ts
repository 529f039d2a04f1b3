import { describe, expect, it } from 'vitest';
import { classVotes, entireBoard, removal } from '../../../src/index.js';
import { asked, instrumentOf, open, type Line } from './world.js';

const persons = ['ada', 'ben', 'cleo', 'dan'];
const holders = { cite: 'V.5(a)', fraction: { moreThan: '60%' }, of: 'outstanding', weigh: 'both' } as const;
const directors = {
  cite: 'V.5(b)',
  fraction: { atLeast: '2/3' },
  of: 'entire-board',
  base: 'less-target',
  targetVotes: 'no',
} as const;

const rule = (more: Partial<Parameters<typeof removal>[0]>) =>
  instrumentOf([
    classVotes({ cite: 'IV', summary: 'one vote a share', votes: [{ class: 'common', each: '1' }] }),
    removal({
      cite: 'V.5',
      summary: 'removal without cause',
      seriesDirectors: 'by-series-terms',
      otherRoutes: 'none',
      forCause: 'not-needed',
      causes: [],
      causeForSeries: 'not-needed',
      ...more,
    }),
    entireBoard({ cite: 'V.6', summary: 'all seats', duringDecrease: 'larger' }),
  ]);

const board: Line = [
  '2000-01-10',
  'opening-board',
  {
    size: '4',
    directors: [
      ...['ada', 'ben', 'cleo'].map((person) => ({ person, 'term-ends-after': '1' })),
      { person: 'dan', 'elected-by': 'series', series: 'x' },
    ],
  },
];
const shares: Line = ['2000-01-10', 'shares-issued', { class: 'common', to: 'dispersed', shares: '1000' }];
const removing = (director: string): Line => [
  '2000-02-01',
  'proposed',
  { id: 'removal', act: { kind: 'removal', director } },
];
const votes = (yes: string): Line => [
  '2000-02-10',
  'tally',
  { proposal: 'removal', class: 'common', for: yes, against: '1' },
];
const byBoard = (yes: readonly string[]): Line => [
  '2000-02-10',
  'body-act',
  { by: 'board', on: 'removal', decides: 'approve', yes, present: '4', 'at-meeting': 'yes' },
];

function outcome(more: Parameters<typeof rule>[0], lines: readonly Line[]): unknown {
  const answer = asked(open([rule(more)], persons, [shares, board, ...lines]), {
    question: 'board.remove',
    asOf: '2000-03-01',
    input: { of: 'removal' },
  });
  return answer.outcome === 'answered'
    ? (answer['value'] as Record<string, unknown>)['outcome']
    : (answer['inquiries'] as readonly { readonly fact: string }[]).map((each) => each.fact);
}

describe('removal', () => {
  it('is for the holders alone where the Board has no such power', () => {
    expect(outcome({ holders }, [removing('ada'), votes('601')])).toBe('permitted');
    expect(outcome({ holders }, [removing('ada'), votes('600'), byBoard(['ben', 'cleo', 'dan'])])).toBe(
      'needs-approval',
    );
  });

  it('is for the Board alone where holders have no such power, the director concerned left out of the base', () => {
    expect(outcome({ directors }, [removing('ada'), byBoard(['ben', 'cleo'])])).toBe('permitted');
    expect(outcome({ directors }, [removing('ada'), byBoard(['ben']), votes('999')])).toBe('needs-approval');
  });

  it('of a director of a series is by the vote of its own terms, which is asked', () => {
    const carried = (value: string): Line => [
      '2000-02-11',
      'stated',
      { fact: 'series-removal-vote', about: ['dan', 'x'], value },
    ];
    expect(outcome({ holders }, [removing('dan'), votes('999')])).toEqual(['series-removal-vote']);
    expect(outcome({ holders }, [removing('dan'), carried('yes')])).toBe('permitted');
    expect(outcome({ holders }, [removing('dan'), votes('999'), carried('no')])).toBe('needs-approval');
  });

  it('of a director of a series is as of others where the text makes no difference', () => {
    const alike = { holders, seriesDirectors: 'as-others' } as const;
    expect(outcome(alike, [removing('dan'), votes('601')])).toBe('permitted');
  });
});

describe('a series whose terms give it a vote apart on a removal', () => {
  const terms = { 'separate-vote-on': ['removal'], 'separate-vote': '2/3' };
  const red: readonly Line[] = [
    [
      '2000-01-10',
      'series-designated',
      { series: 'red', class: 'preferred', shares: '90', filed: '2000-01-10', terms },
    ],
    ['2000-01-10', 'shares-issued', { class: 'red', to: 'ada', shares: '90' }],
  ];
  const ofRed = (shares: string): Line => [
    '2000-02-10',
    'ballot',
    { proposal: 'removal', holder: 'ada', class: 'red', for: shares },
  ];
  const both = { holders, directors };

  it('votes in the way of the holders, and not in that of the directors', () => {
    expect(outcome(both, [...red, removing('ben'), votes('601'), ofRed('59')])).not.toBe('permitted');
    expect(outcome(both, [...red, removing('ben'), votes('601'), ofRed('60')])).toBe('permitted');
    expect(outcome(both, [...red, removing('ben'), byBoard(['ada', 'cleo', 'dan'])])).toBe('permitted');
  });

  it('votes as well where only directors are told to remove', () => {
    const lines = [...red, removing('ben'), byBoard(['ada', 'cleo', 'dan'])];
    expect(outcome({ directors }, lines)).not.toBe('permitted');
    expect(outcome({ directors }, [...lines, ofRed('60')])).toBe('permitted');
  });
});
