import { describe, expect, it } from 'vitest';
import { requires } from '../../src/kinds/general/requires.js';
import { classVotes } from '../../src/kinds/voting/index.js';
import { asked, instrumentOf, open, type Line } from '../kinds/board/world.js';

const clauses = [
  classVotes({
    cite: 'IV',
    summary: 'votes',
    votes: [
      { class: 'common', each: '1' },
      { class: 'senior', each: '1' },
    ],
  }),
  requires({
    cite: 'V.1',
    summary: 'a consent of a majority, and of each class that votes apart, received by 1 May 2000',
    acts: ['written-consent'],
    needs: { vote: 'voting', by: 'majority', of: 'outstanding', apart: true, receivedBy: { day: '2000-05-01' } },
  }),
];

const lines: readonly Line[] = [
  ['2000-01-10', 'shares-issued', { class: 'common', to: 'ada', shares: '60' }],
  ['2000-01-10', 'shares-issued', { class: 'senior', to: 'ben', shares: '40' }],
  ['2000-04-01', 'proposed', { id: 'pay', act: { kind: 'written-consent', of: 'shareholders', what: 'pay' } }],
  ['2000-04-01', 'stated', { fact: 'votes-separately', about: ['senior', 'pay'], value: 'yes' }],
  ['2000-04-01', 'stated', { fact: 'votes-separately', about: ['common', 'pay'], value: 'no' }],
  ['2000-04-20', 'ballot', { proposal: 'pay', holder: 'ada', for: '60' }],
];

/** All of the class that votes apart goes out. */
const redeemed = (on: string): Line => [
  on,
  'shares-reacquired',
  { class: 'senior', from: 'ben', shares: '40', 'held-as': 'retired' },
];

function outcomeOf(asOf: string, more: readonly Line[]): unknown {
  const corporation = open([instrumentOf(clauses)], ['ada', 'ben'], [...lines, ...more]);
  const answer = asked(corporation, { question: 'approval.status', asOf, input: { of: 'pay' } }) as unknown as {
    readonly outcome: string;
    readonly value: { readonly outcome?: string };
  };
  return answer.outcome === 'answered' ? answer.value.outcome : answer.outcome;
}

describe('the vote of a class on a consent that has a last day', () => {
  it('is needed of a class that had shares outstanding when the days were over, whatever became of them', () => {
    expect(outcomeOf('2000-04-25', [])).toBe('needs-approval');
    expect(outcomeOf('2000-06-01', [])).toBe('refused');
    expect(outcomeOf('2000-06-01', [redeemed('2000-05-10')])).toBe('refused');
  });

  it('so it is of a series whose terms give it that vote: what was given in time counts, whoever holds since', () => {
    const terms = { 'separate-vote-on': ['written-consent'], 'separate-vote': 'majority', 'votes-per-share': '0' };
    const series: readonly Line[] = [
      ['2000-02-01', 'series-designated', { series: 'a', class: 'blank', shares: '100', filed: '2000-02-01', terms }],
      ['2000-02-02', 'shares-issued', { class: 'a', to: 'ben', shares: '10' }],
      ['2000-04-01', 'stated', { fact: 'votes-separately', about: ['a', 'pay'], value: 'no' }],
      ['2000-04-20', 'ballot', { proposal: 'pay', holder: 'ben', class: 'senior', for: '40' }],
    ];
    const given: Line = ['2000-04-20', 'ballot', { proposal: 'pay', holder: 'ben', class: 'a', for: '10' }];
    const sold: Line = ['2000-05-20', 'shares-transferred', { class: 'a', from: 'ben', to: 'ada', shares: '10' }];
    const gone: Line = [
      '2000-05-20',
      'shares-reacquired',
      { class: 'a', from: 'ben', shares: '10', 'held-as': 'retired' },
    ];
    expect(outcomeOf('2000-06-01', [...series, given, sold])).toBe('permitted');
    expect(outcomeOf('2000-06-01', [...series, gone])).toBe('refused');
  });

  it('is asked about where they went out before that, for the record date may have been earlier', () => {
    expect(outcomeOf('2000-06-01', [redeemed('2000-04-25')])).toBe('needs-facts');
  });
});
