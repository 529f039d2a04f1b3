import { describe, expect, it } from 'vitest';
import { ordinaryVote } from '../../../src/kinds/meeting/index.js';
import { classVotes } from '../../../src/kinds/voting/index.js';
import { asked, instrumentOf, open, type Line } from '../../kinds/board/world.js';

const provisions = [
  classVotes({ cite: 'IV', summary: 'votes', votes: [{ class: 'common', each: '1' }] }),
  ordinaryVote({ cite: '2', summary: 'ordinary', fraction: 'majority' }),
];

const called: readonly Line[] = [
  ['2000-01-10', 'shares-issued', { class: 'common', to: 'ada', shares: '60' }],
  ['2000-01-10', 'shares-issued', { class: 'common', to: 'ben', shares: '40' }],
  ['2000-03-01', 'meeting-called', { id: 'am', kind: 'annual', of: 'shareholders', by: 'board', for: '2000-05-21' }],
  ['2000-04-01', 'proposed', { id: 'pay', meeting: 'am', act: { kind: 'resolution', on: 'pay' } }],
];
const held = (more: object = {}): Line => [
  '2000-05-21',
  'meeting-held',
  { id: 'am', kind: 'annual', of: 'shareholders', 'present-shares': '60', ...more },
];
const voted = (shares: string): readonly Line[] => [
  ['2000-05-20', 'ballot', { proposal: 'pay', holder: 'ada', for: shares }],
];
const closed: Line = ['2000-05-21', 'polls-closed', { proposal: 'pay' }];

function outcomeOf(lines: readonly Line[], asOf = '2000-05-21') {
  const corporation = open([instrumentOf(provisions)], ['ada', 'ben'], [...called, ...lines]);
  const answer = asked(corporation, { question: 'meeting.tabulate', asOf, input: { of: 'pay' } });
  return (answer['value'] as Fields)['outcome'];
}

type Fields = Readonly<Record<string, unknown>>;

describe('what is voted on while the polls are open', () => {
  it('is open while what is not cast yet could turn it, and decided from one vote more on', () => {
    expect(outcomeOf(voted('50'))).toBe('open');
    expect(outcomeOf(voted('51'))).toBe('carried');
  });

  it('is decided by what was cast once they are closed, or a total is reported', () => {
    expect(outcomeOf([...voted('50'), held(), closed])).toBe('carried');
    const total: Line = ['2000-05-21', 'tally', { proposal: 'pay', class: 'common', for: '50', against: '10' }];
    expect(outcomeOf([...voted('50'), total])).toBe('carried');
  });

  it('is decided once the meeting was held, not where it was adjourned, and by no day alone', () => {
    expect(outcomeOf([...voted('50'), held()])).toBe('carried');
    expect(outcomeOf([...voted('50'), held({ adjourned: 'yes' })])).toBe('open');
    expect(outcomeOf(voted('50'), '2000-07-01')).toBe('open');
  });

  it('is open where no vote is entered', () => {
    expect(outcomeOf([])).toBe('open');
  });
});
