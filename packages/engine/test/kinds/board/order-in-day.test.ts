import { describe, expect, it } from 'vitest';
import { atClose, boardClasses, classApportionment, entireBoard, moment, requires } from '../../../src/index.js';
import { asked, instrumentOf, open, type Line } from './world.js';

const persons = ['ada', 'ben', 'cleo', 'dan'];
const classes = boardClasses({
  cite: 'V.1',
  summary: 'three classes',
  classes: ['a', 'b', 'c'],
  termLasts: '3',
  counted: { reading: 'counting', options: { meetings: 'meetings', years: 'years' } },
});
const charter = (...more: Parameters<typeof instrumentOf>[0]) =>
  instrumentOf([classes, ...more], {
    readings: [
      {
        id: 'counting',
        cite: 'V.1',
        asks: 'how?',
        options: { meetings: 'meetings', years: 'years' },
        adopted: 'meetings',
        because: 'so',
      },
    ],
  });
const opening: Line = [
  '2000-01-10',
  'opening-board',
  { size: '4', directors: [{ person: 'ada', class: 'a', 'term-ends-after': '1' }] },
];
const meeting = (on: string): Line => [
  on,
  'meeting-held',
  { id: `am-${on.slice(0, 4)}`, kind: 'annual', of: 'shareholders', quorum: 'yes' },
];
const elected = (on: string, person: string, more: object = {}): Line => [
  on,
  'director-elected',
  { person, by: 'shareholders', ...more },
];

/** The directors in office, or the names of the facts that are asked for. */
function inOffice(lines: readonly Line[], at: string): readonly string[] {
  const corporation = open([charter()], persons, [opening, ...lines]);
  const when = at.length === 10 ? atClose(moment(at).day) : moment(at);
  const answer = corporation.session.ask({ question: 'board.roster', asOf: when.day }, (c) => ({
    ask: () => c.notionNamed('directors-in-office', [], when),
  }));
  return answer.outcome === 'answered'
    ? (answer.value as readonly string[])
    : answer.inquiries.map((each) => each.fact);
}

function term(lines: readonly Line[], asOf: string, person: string, readings: Record<string, string> = {}): unknown {
  const answer = asked(open([charter()], persons, [opening, ...lines], { readings }), {
    question: 'board.roster',
    asOf,
    input: {},
  });
  if (answer.outcome !== 'answered') return answer['inquiries'];
  const { directors } = answer['value'] as { readonly directors: readonly { readonly id: string }[] };
  return (directors.find((each) => each.id === person) as Record<string, unknown> | undefined)?.['term'];
}

describe('the order within a day', () => {
  const left = (on: string): Line => [on, 'director-died', { person: 'ada' }];

  it('is what is entered, to the minute', () => {
    expect(inOffice([left('2000-03-01 12:00')], '2000-03-01T11:59')).toEqual(['ada']);
    expect(inOffice([left('2000-03-01 12:00')], '2000-03-01T12:00')).toEqual([]);
  });

  it('is asked for where no time is entered, and not at the close of the day', () => {
    expect(inOffice([left('2000-03-01')], '2000-03-01T11:59')).toEqual(['came-before']);
    expect(inOffice([left('2000-03-01')], '2000-03-01')).toEqual([]);
    expect(inOffice([left('2000-03-01')], '2000-02-29')).toEqual(['ada']);
  });

  it('puts the list that opens the roster before everything else of its day', () => {
    expect(inOffice([left('2000-01-10 00:01')], '2000-01-10T00:00')).toEqual(['ada']);
    expect(inOffice([left('2000-01-10 00:01')], '2000-01-10T00:01')).toEqual([]);
  });

  it('is asked where an election and the annual meeting fell on one day without times', () => {
    const answer = asked(
      open([charter()], persons, [opening, elected('2000-05-01', 'ben', { class: 'b' }), meeting('2000-05-01')]),
      { question: 'board.roster', asOf: '2000-06-01', input: {} },
    );
    expect(JSON.stringify(answer['inquiries'])).toContain('came-before');
  });
});

describe('the end of a term', () => {
  it('is that of the class as the opening list tells it, for one elected between', () => {
    expect(term([elected('2000-03-01', 'ben', { class: 'a' })], '2000-04-01', 'ben')).toMatchObject({
      annualMeeting: 1,
    });
  });

  it('is a full term from the last meeting where nothing tells when the class is up', () => {
    const lines = [meeting('2000-05-01'), elected('2000-06-01', 'ben', { class: 'b' })];
    expect(term(lines, '2000-07-01', 'ben')).toMatchObject({ annualMeeting: 4 });
    expect(term([meeting('2000-05-01'), elected('2000-06-01', 'cleo')], '2000-07-01', 'cleo')).toMatchObject({
      annualMeeting: 4,
    });
  });

  it('goes by the next regular election of the class, not by one that fills a vacancy', () => {
    const lines = [
      meeting('2000-05-01'),
      elected('2000-05-02', 'ben', { class: 'b', fills: 'vacancy' }),
      meeting('2001-05-01'),
      elected('2001-05-01', 'cleo', { class: 'b', meeting: 'am-2001' }),
      elected('2001-06-01', 'dan', { class: 'b' }),
    ];
    expect(term(lines, '2001-07-01', 'dan')).toMatchObject({ annualMeeting: 5 });
  });

  it('is by years from the election where no meeting has been held, and from the last meeting where one has', () => {
    const years = { counting: 'years' };
    expect(term([elected('2000-03-01', 'ben', { class: 'b' })], '2000-04-01', 'ben', years)).toMatchObject({
      year: 2003,
    });
    const held = [meeting('2002-05-01'), elected('2003-03-01', 'ben', { class: 'b' })];
    expect(term(held, '2003-04-01', 'ben', years)).toMatchObject({ year: 2005 });
    const toCome = [meeting('2000-05-01'), elected('2000-06-01', 'ben', { class: 'a', 'term-ends-after': '2' })];
    expect(term(toCome, '2000-07-01', 'ben', years)).toMatchObject({ annualMeeting: 3 });
  });
});

describe('the number of directors', () => {
  const change = charter(
    requires({
      cite: 'V.4',
      summary: 'three quarters of the board',
      acts: [{ acts: ['board-size'] }, { acts: ['bylaw'], where: { proposalSays: 'number-of-directors' } }],
      needs: { vote: 'board', by: 'at least 3/4', of: 'whole-board' },
    }),
    entireBoard({ cite: 'V.5', summary: 'all seats', duringDecrease: 'larger' }),
  );
  const four: Line = [
    '2000-01-10',
    'opening-board',
    { size: '4', directors: persons.map((person) => ({ person, class: 'a', 'term-ends-after': '1' })) },
  ];
  const bylaw = (more: object, yes: readonly string[]): Line[] => [
    ['2000-02-01', 'proposed', { id: 'bylaw', act: { kind: 'bylaw', does: 'amend', bylaws: ['2'], ...more } }],
    [
      '2000-02-02',
      'body-act',
      { by: 'board', on: 'bylaw', decides: 'approve', yes, present: yes, 'at-meeting': 'yes' },
    ],
  ];
  const outcome = (lines: readonly Line[]) => {
    const put = { question: 'approval.status', asOf: '2000-03-01', input: { of: 'bylaw' } };
    return (asked(open([change], persons, [four, ...lines]), put)['value'] as Record<string, unknown>)['outcome'];
  };

  it('is changed by the part of the entire Board that the text asks for, and by no less', () => {
    const number = { 'number-of-directors': '6' };
    expect(outcome(bylaw(number, ['ada', 'ben', 'cleo']))).toBe('permitted');
    expect(outcome(bylaw(number, ['ada', 'ben']))).toBe('needs-approval');
  });

  it('is not the subject of a bylaw that fixes none, nor of a removal', () => {
    expect(outcome(bylaw({}, ['ada']))).toBe('silent');
    const removal: Line = ['2000-02-01', 'proposed', { id: 'bylaw', act: { kind: 'removal', director: 'ada' } }];
    expect(outcome([removal])).toBe('silent');
  });

  it('that is smaller takes hold at once, or seat by seat, as the text says', () => {
    const takesEffect = (decrease: 'at-once' | 'at-end-of-terms') => {
      const rule = classApportionment({ cite: 'V.6', summary: 'sizes', sizes: 'as-equal-as-possible', decrease });
      const put = { question: 'board.apportion', asOf: '2000-03-01', input: { number: '3' } };
      return (asked(open([charter(rule)], persons, [four]), put)['value'] as Record<string, unknown>)['takesEffect'];
    };
    expect(takesEffect('at-once')).toBe('at once');
    expect(takesEffect('at-end-of-terms')).toBe('seat by seat');
  });
});

describe('was-director', () => {
  const told = (lines: readonly Line[], person: string, at: string) => {
    const { session } = open([charter()], persons, [
      [
        '2000-01-10',
        'opening-board',
        { size: '2', directors: [{ person: 'ada', since: '1996-05-01' }, { person: 'ben' }] },
      ],
      ...lines,
    ]);
    const answer = session.ask({ question: 'board.roster', asOf: moment('2000-02-01').day }, (c) => ({
      ask: () => c.notionNamed('was-director', [person], moment(at)),
    }));
    return answer.outcome === 'answered' ? answer.value : answer.inquiries.map((each) => each.key);
  };

  it('is asked of a day before the stated service, and of a director of whom the list does not say', () => {
    expect(told([], 'ada', '1996-05-02')).toBe(true);
    expect(told([], 'ada', '1996-04-30')).toEqual(['was-director(ada, 1996-04-30)']);
    expect(told([], 'ben', '1999-05-01')).toEqual(['was-director(ben, 1999-05-01)']);
    const stated: Line = ['1999-05-01', 'stated', { fact: 'was-director', about: ['ben', '1999-05-01'], value: 'no' }];
    expect(told([stated], 'ben', '1999-05-01')).toBe(false);
  });

  it('is what the roster says from the day on which it is kept', () => {
    expect(told([], 'ben', '2000-01-11')).toBe(true);
    expect(told([], 'cleo', '2000-01-11')).toBe(false);
  });
});

it('tells the seat that a person fills, or that it fills none', () => {
  const { session } = open([charter()], persons, [opening]);
  const seat = (person: string) =>
    session.contextOn(moment('2000-02-01').day).notionNamed('director-seat', [person], moment('2000-02-01'));
  expect(seat('ada')).toMatchObject({ value: { class: 'a' }, reason: { outcome: 'in office as director' } });
  expect(seat('ben')).toMatchObject({ value: undefined, reason: { outcome: 'not in office as director' } });
});
