import { describe, expect, it } from 'vitest';
import {
  boardClasses,
  classApportionment,
  classVotes,
  entireBoard,
  removal,
  requires,
  type Given,
  type Instrument,
  type Provision,
} from '../../../src/index.js';
import { corporationOf, type World } from '../acts/made-up-rule.js';
import { instrumentOf } from './world.js';

type Line = World['lines'][number];
const directors = ['d1', 'd2', 'd3', 'd4', 'd5'];
const numberBy = (needs: object) =>
  requires({
    cite: 'V.2',
    summary: 'the number',
    acts: [{ acts: ['board-size'] }, { acts: ['bylaw'], where: { proposalSays: 'number-of-directors' } }],
    needs,
  });
const besides = { vote: 'independent-directors', by: 'at least 3/4', of: 'members', whereInterested: true };
const interested = (...persons: readonly string[]): Given => ({
  notion: 'interested-shareholders',
  about: [],
  value: { persons, owners: persons },
});
const independent = directors.map((name): Given => ({
  notion: 'independent-director',
  about: [name],
  value: name === 'd1' ? 'no' : 'yes',
}));
const whole = entireBoard({ cite: 'V.1', summary: 'all seats', duringDecrease: 'fixed' });
const board: Line = [
  '2001-02-01',
  'opening-board',
  { size: '5', directors: directors.map((person) => ({ person, 'term-ends-after': '9' })) },
];
const proposed = (act: object): Line => ['2001-03-01', 'proposed', { id: 'change', act }];
const acts = (yes: readonly string[]): Line => [
  '2001-04-01',
  'body-act',
  { by: 'board', on: 'change', decides: 'approve', yes, present: directors, 'at-meeting': 'yes' },
];

function outcome(provisions: readonly Provision[], lines: readonly Line[], given: readonly Given[]): unknown {
  const instruments: readonly Instrument[] = [instrumentOf([whole, ...provisions])];
  const answer = corporationOf({ lines: [board, ...lines], given, instruments }).ask({
    question: 'approval.status',
    asOf: '2001-06-01',
    input: { of: 'change' },
  });
  return answer.outcome === 'answered' ? (answer.value as { outcome: unknown }).outcome : answer.outcome;
}

describe('the number of directors', () => {
  const ordinary = numberBy({ all: [{ vote: 'board' }, besides] });
  const number = proposed({ kind: 'board-size', number: '6' });

  it('is fixed by the ordinary act of the board where nobody is interested', () => {
    expect(outcome([ordinary], [number, acts(['d1', 'd2', 'd3'])], [interested(), ...independent])).toBe('permitted');
    expect(outcome([ordinary], [number, acts(['d1', 'd2'])], [interested(), ...independent])).toBe('needs-approval');
  });

  it('needs the independent directors besides where somebody is, to the last of them', () => {
    const given = [interested('big'), ...independent];
    expect(outcome([ordinary], [number, acts(['d2', 'd3', 'd4'])], given)).toBe('permitted');
    expect(outcome([ordinary], [number, acts(['d1', 'd2', 'd3'])], given)).toBe('needs-approval');
  });

  it('needs the part of the entire board that the instrument names, by a bylaw as well', () => {
    const part = numberBy({ vote: 'board', by: 'at least 4/5', of: 'whole-board' });
    const bylaw = proposed({ kind: 'bylaw', does: 'amend', bylaws: ['1'], 'number-of-directors': '6' });
    for (const act of [number, bylaw]) {
      expect(outcome([part], [act, acts(['d1', 'd2', 'd3', 'd4'])], [])).toBe('permitted');
      expect(outcome([part], [act, acts(['d1', 'd2', 'd3'])], [])).toBe('needs-approval');
    }
  });

  it('is of no concern to a bylaw that does not speak of it', () => {
    const other = proposed({ kind: 'bylaw', does: 'amend', bylaws: ['1'] });
    expect(outcome([ordinary], [other], [interested()])).toBe('silent');
  });
});

describe('a smaller number', () => {
  const classes = boardClasses({
    cite: 'V.3',
    summary: 'two classes',
    classes: ['a', 'b'],
    termLasts: '2',
    counted: 'years',
  });
  const rule = (more: object = {}) =>
    classApportionment({
      cite: 'V.4',
      summary: 'equal',
      sizes: 'as-equal-as-possible',
      decrease: 'at-end-of-terms',
      ...more,
    });
  const seated: Line = [
    '2001-02-01',
    'opening-board',
    {
      size: '2',
      directors: [
        { person: 'd1', class: 'a', 'term-ends-after': '1' },
        { person: 'd2', class: 'b', 'term-ends-after': '2' },
      ],
    },
  ];
  const meeting: Line = ['2001-05-01', 'meeting-held', { id: 'am', kind: 'annual', of: 'shareholders' }];
  const cut = (on: string): Line => [on, 'board-size', { number: '1', by: 'board' }];
  const inOffice = (provisions: readonly Provision[], lines: readonly Line[]) => {
    const instruments = [instrumentOf([whole, classes, ...provisions])];
    const answer = corporationOf({ lines: [seated, ...lines], instruments }).ask({
      question: 'board.roster',
      asOf: '2001-06-01',
      input: {},
    });
    return (answer as unknown as { value: { directors: readonly { id: string }[] } }).value.directors.map(
      ({ id }) => id,
    );
  };

  it('ends the service of one who holds over, where the instrument says so', () => {
    const ends = rule({ holdingOver: 'ends-when-the-number-is-cut' });
    expect(inOffice([ends], [meeting, cut('2001-05-02')])).toEqual(['d2']);
    expect(inOffice([rule()], [meeting, cut('2001-05-02')])).toEqual(['d1', 'd2']);
  });

  it('ends no term', () => {
    const ends = rule({ holdingOver: 'ends-when-the-number-is-cut' });
    expect(inOffice([ends], [cut('2001-03-02')])).toEqual(['d1', 'd2']);
  });
});

describe('removal by holders', () => {
  const rule = (meeting: 'called-for-it' | 'called-only-for-it') =>
    removal({
      cite: 'V.5',
      summary: 'removal',
      holders: { cite: 'V.5', fraction: { atLeast: '70%' }, of: 'outstanding', weigh: 'both', meeting },
      otherRoutes: 'none',
      seriesDirectors: 'as-others',
      forCause: 'not-needed',
      causes: [],
      causeForSeries: 'not-needed',
    });
  const votes = classVotes({ cite: 'IV', summary: 'votes', votes: [{ class: 'common', each: '1' }] });
  const lines = (yes: string, ...purposes: readonly string[]): readonly Line[] => [
    ['2001-02-01', 'shares-issued', { class: 'common', to: 'dispersed', shares: '1000' }],
    proposed({ kind: 'removal', director: 'd1' }),
    ['2001-04-01', 'meeting-called', { id: 'sm', kind: 'special', of: 'shareholders', by: 'board', purposes }],
    ['2001-05-01', 'meeting-held', { id: 'sm', kind: 'special', of: 'shareholders' }],
    ['2001-05-01', 'tally', { proposal: 'change', class: 'common', holder: 'dispersed', for: yes }],
    ['2001-05-01', 'polls-closed', { proposal: 'change' }],
  ];

  it('is by the vote at a meeting called for it', () => {
    expect(outcome([votes, rule('called-for-it')], lines('700', 'change', 'other'), [])).toBe('permitted');
    expect(outcome([votes, rule('called-for-it')], lines('699', 'change'), [])).toBe('refused');
    expect(outcome([votes, rule('called-only-for-it')], lines('700', 'change'), [])).toBe('permitted');
  });

  it('asks what the meeting was called for where the call does not show it', () => {
    expect(outcome([votes, rule('called-for-it')], lines('700', 'other'), [])).toBe('needs-facts');
    expect(outcome([votes, rule('called-only-for-it')], lines('700', 'change', 'other'), [])).toBe('needs-facts');
  });
});
