import { describe, expect, it } from 'vitest';
import { requires } from '../../src/kinds/general/requires.js';
import { classVotes } from '../../src/kinds/voting/index.js';
import { asked, instrumentOf, open, type Line } from '../kinds/board/world.js';

const clauses = [
  classVotes({ cite: 'IV', summary: 'votes', votes: [{ class: 'common', each: '1' }] }),
  requires({
    cite: 'V.1',
    summary: 'two thirds of all votes',
    acts: ['removal', 'fill-vacancy', 'issue', 'amendment'],
    needs: { vote: 'voting', by: 'at least 2/3', of: 'outstanding' },
  }),
];

const lines: readonly Line[] = [
  ['2000-01-10', 'shares-issued', { class: 'common', to: 'ada', shares: '90' }],
  ['2000-01-10', 'shares-issued', { class: 'common', to: 'ben', shares: '10' }],
  ['2000-01-10', 'opening-board', { directors: [{ person: 'ben' }], size: '2' }],
  ['2000-02-01', 'record-date', { for: 'deed', date: '2000-02-10' }],
];

type Deed = readonly [sort: string, act: unknown, type: string, data: object];

/** Acts that an entry of their own says to have been carried out. */
const deeds: readonly Deed[] = [
  [
    'a removal',
    { kind: 'removal', director: 'ben' },
    'director-removed',
    { person: 'ben', by: 'shareholders', proposal: 'deed' },
  ],
  [
    'an appointment',
    { kind: 'fill-vacancy', person: 'ada', cause: 'vacancy' },
    'director-elected',
    { person: 'ada', by: 'board', fills: 'vacancy', proposal: 'deed' },
  ],
  [
    'an issue',
    { kind: 'issue', class: 'common', shares: '5' },
    'shares-issued',
    { class: 'common', to: 'ben', shares: '5', 'for-proposal': 'deed' },
  ],
  [
    'an amendment',
    { kind: 'amendment', instrument: 'charter', provisions: ['IV'] },
    'instrument-amended',
    { instrument: 'charter', provisions: ['IV'], version: '2', proposal: 'deed' },
  ],
];

function outcomeOf([, act, type, data]: Deed, votedOn: string, doneOn = '2000-05-01', asOf = '2000-07-01'): unknown {
  const corporation = open(
    [instrumentOf(clauses)],
    ['ada', 'ben'],
    [
      ...lines,
      ['2000-02-01', 'proposed', { id: 'deed', act }],
      [doneOn, type, data],
      [votedOn, 'ballot', { proposal: 'deed', holder: 'ada', for: '90' }],
    ],
  );
  const answer = asked(corporation, { question: 'approval.status', asOf, input: { of: 'deed' } }) as unknown as {
    readonly outcome: string;
    readonly value: { readonly outcome?: string };
  };
  return answer.outcome === 'answered' ? answer.value.outcome : answer.outcome;
}

describe('an act that an entry of its own says to have been carried out', () => {
  it.each(deeds)('is judged as it stood then: nothing that came after meets what it needed, for %s', (...deed) => {
    expect(outcomeOf(deed, '2000-06-01')).toBe('refused');
    expect(outcomeOf(deed, '2000-04-01')).toBe('permitted');
  });

  it.each(deeds)('is open before, and what is of that very day counts, for %s', (...deed) => {
    expect(outcomeOf(deed, '2000-06-01', '2000-08-01')).toBe('permitted');
    expect(outcomeOf(deed, '2000-05-01')).toBe('permitted');
  });
});
