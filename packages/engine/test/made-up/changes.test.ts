import { describe, expect, it } from 'vitest';
import { corporation, fiveDirectors, issued, start, stepsOf, valueOf, type Line } from './world.js';

const asOf = '2006-06-30';

/** 1,000 votes: 700 ordinary shares, and 100 senior shares of three votes. */
const held: readonly Line[] = [
  fiveDirectors,
  issued(start, 'dispersed', '700'),
  issued(start, 'dispersed', '100', 'senior'),
];

function statusOf(act: unknown, lines: readonly Line[]) {
  const proposed: Line = ['2006-05-10', 'proposed', { id: 'change', act }];
  const value = valueOf(
    corporation([...held, proposed, ...lines]).ask({ question: 'approval.status', asOf, input: { of: 'change' } }),
  );
  return { outcome: (value as { readonly outcome: string }).outcome, steps: stepsOf(value) };
}

const amending = (...provisions: readonly string[]) => ({ kind: 'amendment', provisions, 'inconsistent-with': [] });

const boardVote = (yes: readonly string[]): Line => [
  '2006-05-12',
  'body-act',
  { by: 'board', on: 'change', decides: 'approve', yes, present: yes, 'at-meeting': 'yes' },
];

const holdersVote = (ordinary: string): readonly Line[] => [
  ['2006-06-01', 'ballot', { proposal: 'change', holder: 'dispersed', class: 'senior', for: '100' }],
  ['2006-06-01', 'ballot', { proposal: 'change', holder: 'dispersed', class: 'ordinary', for: ordinary }],
];

describe('changing the articles of Made-up Corporation', () => {
  const three = ['dara', 'dean', 'dian'];
  const four = [...three, 'dora'];

  it('needs majorities of the Board and of the combined voting power where nothing is protected', () => {
    expect(statusOf(amending('2'), [boardVote(three), ...holdersVote('201')]).outcome).toBe('permitted');
    expect(statusOf(amending('2'), [boardVote(three), ...holdersVote('200')]).outcome).toBe('needs-approval');
    expect(statusOf(amending('2'), [boardVote(['dara', 'dean']), ...holdersVote('201')]).outcome).toBe(
      'needs-approval',
    );
  });

  it('needs two-thirds of the entire Board and three-quarters of the power for what is protected', () => {
    expect(statusOf(amending('6.1'), [boardVote(four), ...holdersVote('450')]).outcome).toBe('permitted');
    expect(statusOf(amending('6.1'), [boardVote(four), ...holdersVote('449')]).outcome).toBe('needs-approval');
    expect(statusOf(amending('6.1'), [boardVote(three), ...holdersVote('450')]).outcome).toBe('needs-approval');
  });

  it('needs the greater votes for what is inconsistent with something protected', () => {
    const act = { kind: 'amendment', provisions: ['2'], 'inconsistent-with': ['7'] };
    expect(statusOf(act, [boardVote(four), ...holdersVote('450')]).outcome).toBe('permitted');
    expect(statusOf(act, [boardVote(four), ...holdersVote('449')]).outcome).toBe('needs-approval');
  });
});

describe('the Board of Made-up Corporation', () => {
  it('has two classes, each up at every second annual meeting', () => {
    const met = (on: string, id: string): Line => [
      on,
      'meeting-held',
      { id, kind: 'annual', of: 'shareholders', quorum: 'yes' },
    ];
    const roster = (lines: readonly Line[]) =>
      valueOf(corporation([...held, ...lines]).ask({ question: 'board.roster', asOf })) as {
        readonly directors: readonly { readonly id: string; readonly holdsOver: boolean; readonly upNext: boolean }[];
      };
    const upNext = (lines: readonly Line[]) =>
      roster(lines)
        .directors.filter((each) => each.upNext && !each.holdsOver)
        .map(({ id }) => id);
    expect(upNext([])).toEqual(['dara', 'dean', 'dian']);
    expect(upNext([met('2000-05-01', 'first')])).toEqual(['dora', 'drew']);
  });

  it('removes a director for cause by two-thirds of the entire Board, the holders by three-quarters of the power', () => {
    const removal = { kind: 'removal', director: 'drew', cause: 'fraud' };
    const found: Line = [start, 'stated', { fact: 'cause-found', about: ['drew', 'fraud'], value: 'yes' }];
    const four = ['dara', 'dean', 'dian', 'dora'];
    expect(statusOf(removal, [found, boardVote(four)]).outcome).toBe('permitted');
    expect(statusOf(removal, [found, boardVote(four.slice(1))]).outcome).toBe('needs-approval');
    expect(statusOf(removal, [found, ...holdersVote('450')]).outcome).toBe('permitted');
    expect(statusOf(removal, [found, ...holdersVote('449')]).outcome).toBe('needs-approval');
  });

  it('fills a vacancy by three-fifths of the directors remaining', () => {
    const left: Line = ['2006-05-01', 'director-left', { person: 'drew', why: 'other' }];
    const act = { kind: 'fill-vacancy', person: 'dunn', 'seat-of': 'drew', class: 'even', cause: 'vacancy' };
    const vote = (yes: readonly string[]): Line => [
      '2006-05-12',
      'body-act',
      { by: 'board', on: 'change', decides: 'elect', yes, present: yes, 'at-meeting': 'yes' },
    ];
    expect(statusOf(act, [left, vote(['dara', 'dean', 'dian'])]).outcome).toBe('permitted');
    expect(statusOf(act, [left, vote(['dara', 'dean'])]).outcome).toBe('needs-approval');
  });
});
