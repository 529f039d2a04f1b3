import { describe, expect, it } from 'vitest';
import {
  boardAct,
  boardClasses,
  boardNumber,
  classApportionment,
  entireBoard,
  removal,
  vacancy,
} from '../../../src/kinds/board/index.js';
import type { Provision } from '../../../src/index.js';
import { asked, instrumentOf, open, type Line } from '../../kinds/board/world.js';

const persons = ['ada', 'ben', 'cleo', 'dan', 'eva', 'new'];
const classes = boardClasses({
  cite: 'V.1',
  summary: 'three classes',
  classes: ['1', '2', '3'],
  termLasts: '3',
  counted: 'meetings',
});
const entire = entireBoard({ cite: 'V.2', summary: 'all seats', duringDecrease: 'larger' });
const filling = vacancy({
  cite: 'V.3',
  summary: 'a majority of those remaining fill a vacancy',
  fraction: { majority: true },
  newSeats: { cite: 'V.3', filled: 'as-vacancies' },
  appointeeServes: 'next-annual-meeting',
  successorServes: 'class-term',
  decreaseEnds: 'nothing',
  holdingOver: 'no-vacancy',
  holdersMayFill: 'no',
  seriesSeats: 'series-directors',
  seriesAppointee: 'keeps',
});

function board(
  size: string,
  directors: readonly (readonly [person: string, group: string])[],
  more: object = {},
): Line {
  const seats = directors.map(([person, group]) => ({ person, class: group, 'term-ends-after': group }));
  return ['2000-01-10', 'opening-board', { size, directors: seats, ...more }];
}

function answerOf(
  question: string,
  input: Record<string, unknown>,
  provisions: readonly Provision[],
  lines: readonly Line[] = [],
  asOf = '2000-06-01',
) {
  return asked(open([instrumentOf(provisions)], persons, lines), { question, asOf, input });
}

function valueOf(...parts: Parameters<typeof answerOf>): Record<string, unknown> {
  const answer = answerOf(...parts);
  expect(answer.outcome).toBe('answered');
  return answer['value'] as Record<string, unknown>;
}

describe('the sizes of the classes', () => {
  const four = board('4', [
    ['ada', '1'],
    ['ben', '1'],
    ['cleo', '2'],
    ['dan', '3'],
  ]);
  const rule = (decrease: 'at-once' | 'at-end-of-terms') =>
    classApportionment({ cite: 'V.4', summary: 'equal', sizes: 'as-equal-as-possible', decrease });
  const numbered = boardNumber({ cite: 'B.1', summary: 'four', number: '4', largerFirst: ['1'] });

  it('are those of the number in force where no other is asked about', () => {
    expect(valueOf('board.apportion', {}, [classes, entire, numbered, rule('at-once')], [four])).toMatchObject({
      number: 4,
      classes: [
        { id: '1', size: 2, inOffice: 2, over: 0 },
        { id: '2', size: 1, inOffice: 1, over: 0 },
        { id: '3', size: 1, inOffice: 1, over: 0 },
      ],
      takesEffect: 'at once',
    });
  });

  it('of a smaller number leave seats over, and the cut takes hold as the instrument says', () => {
    const cut = (decrease: 'at-once' | 'at-end-of-terms') =>
      valueOf('board.apportion', { number: '3' }, [classes, entire, rule(decrease)], [four]);
    expect(cut('at-end-of-terms')).toMatchObject({ classes: [{ over: 1 }, {}, {}], takesEffect: 'seat by seat' });
    expect(cut('at-once')).toMatchObject({ classes: [{ over: 1 }, {}, {}], takesEffect: 'at once' });
  });

  it('shorten nobody’s term where no instrument says what a cut does, and cite nothing', () => {
    const answer = answerOf('board.apportion', { number: '3' }, [classes, entire], [four]);
    expect(answer).toMatchObject({
      value: { classes: [{ inOffice: 2 }, {}, {}], takesEffect: 'seat by seat' },
      otherLaw: [
        { says: 'The instruments in force are silent on apportionment of directors.' },
        { says: 'The instruments in force are silent on larger classes.' },
      ],
    });
    expect(JSON.stringify(answer['value'])).not.toMatch(/"(size|least|most)"/);
  });

  it('are told to turn on which classes are larger where no instrument says so', () => {
    const answer = answerOf('board.apportion', { number: '5' }, [classes, entire, rule('at-once')], [four]);
    expect(answer['otherLaw']).toMatchObject([{ says: 'The instruments in force are silent on larger classes.' }]);
    const open = { least: 1, most: 2 };
    expect(answer).toMatchObject({ value: { classes: [open, { ...open, over: 0 }, { ...open, over: 0 }] } });
    expect(JSON.stringify(answer['value'])).not.toContain('"size"');
  });

  it('need nobody to leave where those in office fit, whichever classes are larger, and somebody where they do not', () => {
    const seats = (...of: readonly string[]) =>
      board(
        String(of.length),
        persons.slice(0, of.length).map((person, index) => [person, of[index] ?? ''] as const),
      );
    const told = (number: string, ...of: readonly string[]) =>
      valueOf('board.apportion', { number }, [classes, entire, rule('at-end-of-terms')], [seats(...of)]);
    expect(told('4', '1', '2', '2', '3')).toMatchObject({ takesEffect: 'at once' });
    expect(told('4', '1', '1', '2', '2')).toMatchObject({ takesEffect: 'seat by seat' });
    expect(told('5', '1', '1', '2', '2')).toMatchObject({ takesEffect: 'at once' });
  });

  it('that were entered are judged beside them', () => {
    const entered = (sizes: readonly string[]) =>
      valueOf(
        'board.apportion',
        {},
        [classes, entire, numbered, rule('at-once')],
        [four, ['2000-02-01', 'board-size', { number: '4', classes: sizes }]],
      )['entered'];
    expect(entered(['2', '1', '1'])).toMatchObject({ asEqualAsPossible: true });
    expect(entered(['2', '2', '0'])).toMatchObject({ asEqualAsPossible: false });
  });
});

describe('a vacancy of which no filling is proposed', () => {
  const opening = board('4', [
    ['ada', '1'],
    ['ben', '2'],
    ['cleo', '3'],
  ]);
  const ask = (input: Record<string, unknown>, lines: readonly Line[] = [opening]) =>
    answerOf('board.fill-vacancy', input, [classes, entire, filling], lines);

  it('is filled by the Board in office, and by nobody else', () => {
    expect(ask({ class: '2' })).toMatchObject({
      value: { outcome: 'needs-approval', filler: 'the Board', remaining: '3', filled: false },
    });
  });

  it('is no vacancy while the director whose seat it was is in office', () => {
    expect(ask({ 'seat-of': 'ada', class: '1' })).toMatchObject({ value: { outcome: 'barred' } });
    const left: Line = ['2000-03-01', 'director-died', { person: 'ada' }];
    expect(ask({ 'seat-of': 'ada', class: '1' }, [opening, left])).toMatchObject({
      value: { outcome: 'needs-approval', remaining: '2' },
    });
  });

  it('of a series is filled by its directors', () => {
    const ofSeries: Line = [
      '2000-01-10',
      'opening-board',
      {
        size: '4',
        directors: [
          { person: 'ada', class: '1', 'term-ends-after': '1' },
          { person: 'eva', 'elected-by': 'series', series: 'x', 'term-ends-after': '1' },
        ],
      },
    ];
    expect(ask({ series: 'x' }, [ofSeries])).toMatchObject({
      value: { filler: 'the directors elected by x', remaining: '1' },
    });
  });

  it('counts a director who has resigned with effect from a later day, and says so', () => {
    const resigned = (effective: string): Line => ['2000-05-01', 'director-resigned', { person: 'ben', effective }];
    expect(ask({ class: '1' }, [opening, resigned('2000-07-01')])).toMatchObject({
      value: { remaining: '3' },
      remarks: [{ says: 'ben has resigned with effect from 1 July 2000, is in office until then, and is counted.' }],
    });
    expect(ask({ class: '1' }, [opening, resigned('2000-05-15')])).toMatchObject({
      value: { remaining: '2' },
      remarks: [],
    });
  });

  it('has no act that fills it where no instrument asks for one', () => {
    const value = valueOf(
      'board.fill-vacancy',
      { class: '1' },
      [classes, entire],
      [opening, ['2000-06-01', 'stated', { fact: 'appointee-term', about: [], value: 'class-term' }]],
    );
    expect(value).toMatchObject({ outcome: 'silent', filler: 'the Board' });
    expect(value).not.toHaveProperty('filled');
  });

  it('is left to other law where no director remains', () => {
    const alone = board('2', [['ada', '1']]);
    const gone: Line = ['2000-03-01', 'director-died', { person: 'ada' }];
    const answer = ask({ class: '1' }, [alone, gone]);
    expect(answer['otherLaw']).toMatchObject([
      { says: 'No director is left to fill the seat; other law says who may.' },
    ]);
  });

  it('is refused in words for an act that fills none', () => {
    const removing: Line = ['2000-02-01', 'proposed', { id: 'out', act: { kind: 'removal', director: 'ada' } }];
    expect(() => ask({ of: 'out' }, [opening, removing])).toThrow('The act "out" is a removal, not the filling of a');
  });
});

describe('what an appointee serves until', () => {
  const opening = board('2', [['ada', '1']]);
  const proposed: Line = [
    '2000-02-01',
    'proposed',
    { id: 'fill', act: { kind: 'fill-vacancy', person: 'new', cause: 'vacancy', class: '1' } },
  ];
  const act: Line = [
    '2000-02-02',
    'body-act',
    { by: 'board', on: 'fill', decides: 'elect', yes: ['ada'], present: ['ada'], 'at-meeting': 'yes' },
  ];
  const meeting: Line = [
    '2000-05-01',
    'meeting-held',
    { id: 'am-2000', kind: 'annual', of: 'shareholders', quorum: 'yes' },
  ];
  const until = (asOf: string) =>
    valueOf('board.fill-vacancy', { of: 'fill' }, [classes, entire, filling], [opening, proposed, act, meeting], asOf);

  it('is the next annual meeting, named once it has been held', () => {
    expect(until('2000-04-30')).toMatchObject({ filled: true, servesUntil: { annualMeeting: 1 } });
    expect(until('2000-04-30')['servesUntil']).not.toHaveProperty('held');
    expect(until('2000-05-01')).toMatchObject({ servesUntil: { annualMeeting: 1, held: 'am-2000' } });
  });
});

describe('an act of the Board', () => {
  const rule = boardAct({
    cite: 'B.2',
    summary: 'a majority is a quorum',
    quorum: { majority: true },
    quorumOf: 'in-office',
    act: { majority: true },
    withoutMeeting: 'not-possible',
  });
  const opening = board('5', [
    ['ada', '1'],
    ['ben', '2'],
    ['cleo', '3'],
  ]);
  const act = (more: object, on = '2000-03-01'): Line => [
    on,
    'body-act',
    { id: 'done', by: 'board', on: 'x', decides: 'approve', 'at-meeting': 'yes', ...more },
  ];
  const judged = (line: Line) => answerOf('board.act', { act: 'done' }, [classes, entire, rule], [opening, line]);

  it('takes the quorum of those in office where the instrument says so', () => {
    const present = (people: readonly string[]) => judged(act({ present: people, yes: people }, '2000-03-01 10:00'));
    expect(present(['ada', 'ben'])).toMatchObject({ value: { outcome: 'act-of-the-board', base: '3', quorum: '2' } });
    expect(present(['ada'])).toMatchObject({ value: { outcome: 'no-quorum' } });
  });

  it('asks how many were present where the minutes do not say', () => {
    expect(judged(act({ yes: '2' }))).toMatchObject({ outcome: 'needs-facts' });
    expect(judged(act({ yes: '2', present: '3' }))).toMatchObject({
      value: { outcome: 'act-of-the-board', yes: '2', needed: '2' },
    });
  });

  it('in writing is none where the instrument lets directors act only at meetings', () => {
    expect(judged(act({ 'at-meeting': 'no', yes: ['ada', 'ben', 'cleo'] }))).toMatchObject({
      value: { outcome: 'not-carried' },
    });
  });

  it('that is not entered is refused in words', () => {
    expect(() => answerOf('board.act', { act: 'dome' }, [rule])).toThrow('No act of a body was entered as "dome"');
  });
});

describe('seats taken or lost otherwise than required', () => {
  const opening = board('3', [
    ['ada', '1'],
    ['ben', '2'],
  ]);
  const rule = removal({
    cite: 'V.5',
    summary: 'removal by directors for cause',
    directors: { cite: 'V.5(b)', fraction: { atLeast: '3/4' }, of: 'entire-board', base: 'whole', targetVotes: 'no' },
    seriesDirectors: 'by-series-terms',
    otherRoutes: 'none',
    forCause: 'needed',
    causes: [{ id: 'theft', says: 'theft' }],
    causeForSeries: 'needed',
  });
  const proposals: Line[] = [
    ['2000-02-01', 'proposed', { id: 'out', act: { kind: 'removal', director: 'ben', cause: 'theft' } }],
    [
      '2000-02-01',
      'proposed',
      { id: 'in', act: { kind: 'fill-vacancy', person: 'new', cause: 'vacancy', class: '3' } },
    ],
  ];
  const roster = (lines: readonly Line[], asOf?: string) =>
    answerOf('board.roster', {}, [classes, entire, filling, rule], [opening, ...proposals, ...lines], asOf);
  const elected: Line = [
    '2000-03-01',
    'director-elected',
    { person: 'new', by: 'board', class: '3', proposal: 'in' },
    'e',
  ];
  const removed: Line = ['2000-03-01', 'director-removed', { person: 'ben', by: 'board', proposal: 'out' }, 'r'];
  const innocent: Line = ['2000-02-01', 'stated', { fact: 'cause-found', about: ['ben', 'theft'], value: 'no' }];

  it('are told as defective, and stand', () => {
    expect(roster([elected])).toMatchObject({
      value: { inOffice: '3', defective: [{ id: 'e', person: 'new', does: 'election' }] },
      remarks: [{ says: expect.stringContaining('new came into office otherwise than') as string }],
    });
    expect(roster([innocent, removed])).toMatchObject({
      value: { inOffice: '1', defective: [{ id: 'r', person: 'ben', does: 'removal' }] },
      remarks: [{ says: expect.stringContaining('ben was removed otherwise than') as string }],
    });
  });

  it('are not told before their day, nor where they name no proposal', () => {
    expect(roster([elected], '2000-02-29')['value']).not.toHaveProperty('defective');
    const unnamed: Line = ['2000-03-01', 'director-elected', { person: 'new', by: 'board', class: '3' }];
    expect(roster([unnamed])['value']).not.toHaveProperty('defective');
  });

  it('are not told where the filling was voted as required', () => {
    const act: Line = [
      '2000-02-15',
      'body-act',
      { by: 'board', on: 'in', decides: 'elect', yes: ['ada', 'ben'], present: ['ada', 'ben'], 'at-meeting': 'yes' },
    ];
    expect(roster([act, elected])['value']).not.toHaveProperty('defective');
  });

  it('cite what bars them where every seat was filled', () => {
    const full: Line = ['2000-02-10', 'board-size', { number: '2' }];
    expect(roster([full, elected])).toMatchObject({ value: { defective: [{ cites: ['V.3'] }] } });
  });

  it('are not told while a fact on which they turn is missing', () => {
    const others = ['ada', 'cleo', 'new'];
    const four = board('4', [...others.map((each): [string, string] => [each, '1']), ['ben', '2']]);
    const vote: Line = [
      '2000-02-15',
      'body-act',
      { by: 'board', on: 'out', decides: 'approve', yes: others, present: others, 'at-meeting': 'yes' },
    ];
    const asked = (lines: readonly Line[]) =>
      answerOf('board.roster', {}, [classes, entire, filling, rule], [four, ...proposals, ...lines, removed])['value'];
    expect(asked([vote])).not.toHaveProperty('defective');
    expect(asked([vote, innocent])).toHaveProperty('defective');
    expect(asked([])).toHaveProperty('defective');
  });
});

describe('a removal', () => {
  it('is no election', () => {
    const election: Line = [
      '2000-02-01',
      'proposed',
      { id: 'vote', act: { kind: 'director-loan', director: 'ada', form: 'loan' } },
    ];
    expect(() => answerOf('board.remove', { of: 'vote' }, [entire], [election])).toThrow(
      'The act "vote" is a director-loan, not a removal.',
    );
  });

  it('of somebody who has no seat belongs to no series', () => {
    const proposed: Line = ['2000-02-01', 'proposed', { id: 'out', act: { kind: 'removal', director: 'new' } }];
    const value = valueOf('board.remove', { of: 'out' }, [classes, entire], [board('2', [['ada', '1']]), proposed]);
    expect(value).toMatchObject({ director: 'new', directorsWhoMayVote: '1' });
    expect(value).not.toHaveProperty('series');
  });

  it('on which no instrument speaks has no routes', () => {
    const proposed: Line = ['2000-02-01', 'proposed', { id: 'out', act: { kind: 'removal', director: 'ada' } }];
    const opening = board('2', [
      ['ada', '1'],
      ['ben', '2'],
    ]);
    expect(valueOf('board.remove', { of: 'out' }, [classes, entire], [opening, proposed])).toMatchObject({
      outcome: 'silent',
      routes: [],
      directorsWhoMayVote: '1',
      entireBoard: '2',
    });
  });
});
