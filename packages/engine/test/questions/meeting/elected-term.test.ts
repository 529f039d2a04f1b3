import { describe, expect, it } from 'vitest';
import { boardClasses } from '../../../src/kinds/board/index.js';
import { electionRule } from '../../../src/kinds/meeting/index.js';
import { classVotes } from '../../../src/kinds/voting/index.js';
import type { Provision } from '../../../src/index.js';
import { asked, instrumentOf, open, type Line } from '../../kinds/board/world.js';

const votes = classVotes({ cite: 'IV', summary: 'votes', votes: [{ class: 'common', each: '1' }] });
const classes = (counted: 'meetings' | 'years') =>
  boardClasses({ cite: 'V', summary: 'three classes', classes: ['1', '2', '3'], termLasts: '3', counted });

function election(id: string, of: object, meeting = 'am'): Line {
  return ['2000-04-20', 'proposed', { id, act: { kind: 'election', meeting, seats: '1', candidates: ['ada'], ...of } }];
}
const held = (kind: 'annual' | 'special', id = 'am'): Line => [
  '2000-05-21',
  'meeting-held',
  { id, kind, of: 'shareholders', 'present-shares': '60' },
];

/** What an election tells of the terms of those elected. */
function termIn(kind: 'annual' | 'special', provisions: readonly Provision[], ...lines: readonly Line[]) {
  const all: Line[] = [
    ['2000-01-10', 'shares-issued', { class: 'common', to: 'ada', shares: '60' }],
    ...lines,
    held(kind),
    [
      '2000-05-21',
      'election-ballot',
      { meeting: 'am', election: 'vote', holder: 'ada', votes: [{ candidate: 'ada', votes: '60' }] },
    ],
  ];
  const instrument = instrumentOf([
    votes,
    electionRule({ cite: 'VI', summary: 'plurality', wins: 'plurality' }),
    ...provisions,
  ]);
  const corporation = open([instrument], ['ada', 'ben'], all);
  const answer = asked(corporation, { question: 'meeting.elect', asOf: '2000-06-01', input: { of: 'vote' } });
  expect(answer['value']).toMatchObject({ elected: ['ada'] });
  return (answer['value'] as { readonly term?: unknown }).term;
}

describe('the term of those elected', () => {
  it('runs to the next annual meeting where no instrument makes classes', () => {
    expect(termIn('annual', [], election('vote', {}))).toEqual({ meetings: 1 });
  });

  it('runs for as many annual meetings, or years, as the class serves', () => {
    expect(termIn('annual', [classes('meetings')], election('vote', { class: '2' }))).toEqual({ meetings: 3 });
    expect(termIn('annual', [classes('years')], election('vote', { class: '2' }))).toEqual({ year: 2003 });
  });

  it('is not told where the class is not named, or all of them are put up together, so that the first ones end in turn', () => {
    expect(termIn('annual', [classes('meetings')], election('vote', {}))).toBeUndefined();
    const others = ['1', '3'].map((each) => election(`vote-${each}`, { class: each, candidates: ['ben'] }));
    expect(termIn('annual', [classes('meetings')], election('vote', { class: '2' }), ...others)).toBeUndefined();
  });

  it('is not told of a series whose own terms say nothing that is entered', () => {
    const preferred: Line = ['2000-01-10', 'shares-issued', { class: 'common', to: 'ben', shares: '1' }];
    expect(termIn('annual', [], preferred, election('vote', { series: 'common' }))).toBeUndefined();
  });
});
