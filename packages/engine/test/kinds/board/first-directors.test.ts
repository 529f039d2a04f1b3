import { describe, expect, it } from 'vitest';
import { boardClasses, boardNumber, vacancy } from '../../../src/kinds/board/index.js';
import { day, type Provision } from '../../../src/index.js';
import { asked, instrumentOf, open, type Line } from './world.js';

const persons = ['ada', 'ben', 'cleo', 'dan', 'eva'];

const classes = (more: Partial<Parameters<typeof boardClasses>[0]> = {}) =>
  boardClasses({
    cite: 'V.1',
    summary: 'two classes',
    classes: ['red', 'blue'],
    termLasts: '2',
    counted: 'years',
    largerFirst: ['blue'],
    first: [
      { class: 'red', endsIn: '2001', directors: [{ person: 'ada', name: 'Ada' }] },
      {
        class: 'blue',
        endsIn: '2002',
        directors: [
          { person: 'ben', name: 'Ben' },
          { person: 'cleo', name: 'Cleo' },
        ],
      },
    ],
    ...more,
  });

const filling = (more: Partial<Parameters<typeof vacancy>[0]> = {}) =>
  vacancy({
    cite: 'V.2',
    summary: 'those remaining fill',
    fraction: { majority: true },
    newSeats: { cite: 'V.3', filled: 'as-vacancies' },
    appointeeServes: 'next-election-meeting',
    successorServes: 'class-term',
    decreaseEnds: 'nothing',
    holdingOver: 'no-vacancy',
    holdersMayFill: 'no',
    seriesSeats: 'board',
    seriesAppointee: 'keeps',
    ...more,
  });

const meeting = (on: string, kind = 'annual'): Line => [
  on,
  'meeting-held',
  { id: `m-${on.slice(0, 10)}`, kind, of: 'shareholders', quorum: 'yes' },
];
const elected = (on: string, person: string, className: string, more: object = {}): Line => [
  on,
  'director-elected',
  { person, class: className, by: 'shareholders', meeting: `m-${on.slice(0, 10)}`, ...more },
];
const appointed = (on: string, person: string, className: string, more: object = { fills: 'vacancy' }): Line => [
  on,
  'director-elected',
  { person, class: className, by: 'board', ...more },
];

function answerTo(
  lines: readonly Line[],
  asOf: string,
  provisions: readonly Provision[] = [classes(), filling()],
  from = '2000-01-01',
) {
  return asked(open([instrumentOf(provisions, { from })], persons, lines), { question: 'board.roster', asOf });
}

interface Roster {
  readonly inOffice: string;
  readonly fixed?: string;
  readonly directors: readonly { readonly id: string; readonly term?: object }[];
}

function rosterOf(...put: Parameters<typeof answerTo>): Roster {
  const answer = answerTo(...put);
  expect(answer.outcome).toBe('answered');
  return answer['value'] as Roster;
}

const directorIn = (roster: Roster, person: string) => roster.directors.find(({ id }) => id === person);
const termOf = (person: string, ...put: Parameters<typeof answerTo>) => directorIn(rosterOf(...put), person)?.term;
const factsAsked = (answer: ReturnType<typeof answerTo>) =>
  (answer['inquiries'] as readonly { readonly fact: string }[]).map(({ fact }) => fact);

it('the first directors go by the names that the instrument gives them, in acts too, unless another is entered', () => {
  const renamed: Line = ['2000-01-01', 'person', { id: 'fay', kind: 'individual', name: 'Fay Gold' }];
  const proposed: Line = ['2000-06-01', 'proposed', { id: 'out', act: { kind: 'removal', director: 'ben' } }];
  const corporation = open([instrumentOf([classes(), filling()])], persons, [renamed, proposed]);
  const { books } = corporation.session.contextOn(day('2000-07-01'));
  expect(['ada', 'eva', 'fay'].map((id) => books.nameOf(id))).toEqual(['Ada', 'eva', 'Fay Gold']);
  expect(books.nameOf('out')).toContain('Ben');
});

describe('the first directors that an instrument names', () => {
  it('are in office from the day on which it took effect, each with the first term of the class', () => {
    const roster = rosterOf([], '2000-06-01');
    expect(roster).toMatchObject({ inOffice: '3', fixed: '3', vacancies: '0' });
    expect(roster.directors).toMatchObject([
      { id: 'ada', class: 'red', by: 'charter', since: '2000-01-01', from: '2000-01-01', term: { year: 2001 } },
      { id: 'ben', class: 'blue', term: { year: 2002 } },
      { id: 'cleo', class: 'blue', term: { year: 2002 } },
    ]);
  });

  it('are as many as the number of directors, until another is fixed', () => {
    expect(
      rosterOf([], '2000-06-01', [classes(), boardNumber({ cite: 'V.4', summary: 'five', number: '5' })]),
    ).toMatchObject({
      fixed: '5',
    });
    expect(rosterOf([['2000-02-01', 'board-size', { number: '4' }]], '2000-06-01')).toMatchObject({ fixed: '4' });
  });

  it('give way to a list of those in office', () => {
    const list: Line = ['2000-03-01', 'opening-board', { size: '1', directors: [{ person: 'dan', class: 'red' }] }];
    expect(rosterOf([list], '2000-02-01').inOffice).toBe('3');
    const roster = rosterOf([list], '2000-06-01');
    expect(roster.directors.map(({ id }) => id)).toEqual(['dan']);
    expect(directorIn(roster, 'dan')).toMatchObject({ term: { year: 2001 } });
  });

  it('tell nothing of a roster that is kept only from a later day', () => {
    const later: Line = ['2000-02-01', 'board-size', { number: '4' }];
    expect(factsAsked(answerTo([later], '2000-06-01', [classes()], '1999-12-31'))).toContain('directors-on');
  });

  it('may be left unnamed, their terms fixed all the same', () => {
    const unnamed = classes({ first: [{ class: 'red', endsIn: '2001', directors: [] }] });
    const list: Line = [
      '2000-01-10',
      'opening-board',
      {
        size: '2',
        directors: [
          { person: 'dan', class: 'red' },
          { person: 'eva', class: 'red', 'elected-by': 'board', 'term-ends-after': '1' },
        ],
      },
    ];
    expect(termOf('dan', [list], '2000-06-01', [unnamed, filling()])).toMatchObject({ year: 2001 });
    expect(termOf('eva', [list], '2000-06-01', [unnamed, filling()])).toMatchObject({ annualMeeting: 1 });
  });

  it('of a class of which the instrument fixes no first term, and of a list in the very year, it is asked', () => {
    const list = (on: string, className: string): Line => [
      on,
      'opening-board',
      { size: '1', directors: [{ person: 'dan', class: className }] },
    ];
    const onlyRed = classes({ first: [{ class: 'red', endsIn: '2001', directors: [{ person: 'ada', name: 'Ada' }] }] });
    expect(factsAsked(answerTo([list('2000-03-01', 'blue')], '2000-06-01', [onlyRed, filling()]))).toEqual([
      'term-ends-after',
    ]);
    expect(factsAsked(answerTo([list('2001-03-01', 'red')], '2001-06-01'))).toEqual(['term-ends-after']);
  });

  it('are apportioned as the classes stand, and the rule on the remainder comes seat by seat', () => {
    const answer = asked(
      open([instrumentOf([classes({ largerFirst: ['red'] })], { from: '2000-01-01' })], persons, []),
      {
        question: 'board.apportion',
        asOf: '2000-06-01',
        input: {},
      },
    );
    expect(answer['value']).toMatchObject({
      number: 3,
      classes: [
        { id: 'red', size: 2, inOffice: 1, over: 0 },
        { id: 'blue', size: 1, inOffice: 2, over: 1 },
      ],
    });
  });
});

describe('a term counted by years', () => {
  it('ends in the second year after that of the election, also where a year had no meeting', () => {
    const inTime = [meeting('2001-05-01'), elected('2001-05-01', 'dan', 'red')];
    expect(termOf('dan', inTime, '2001-06-01')).toMatchObject({ year: 2003, stillToBeHeld: 2 });
    const late = [meeting('2002-05-01'), elected('2002-05-01', 'dan', 'red')];
    expect(termOf('dan', late, '2002-06-01')).toMatchObject({ year: 2004 });
  });

  it('is what is left of that of the class for one elected between, unless such a director serves a full one', () => {
    const between = [
      ['2000-06-01', 'director-died', { person: 'cleo' }] as Line,
      meeting('2001-05-01'),
      elected('2001-05-01', 'dan', 'blue', { fills: 'vacancy' }),
    ];
    expect(termOf('dan', between, '2001-06-01')).toMatchObject({ year: 2002 });
    const full = [classes(), filling({ successorServes: 'full-term' })];
    expect(termOf('dan', between, '2001-06-01', full)).toMatchObject({ year: 2003 });
  });

  it('is told by years too where the list that opens the roster tells it by meetings', () => {
    const list: Line = [
      '2000-01-10',
      'opening-board',
      { size: '1', directors: [{ person: 'dan', class: 'green', 'term-ends-after': '2' }] },
    ];
    const three = [classes({ classes: ['red', 'blue', 'green'], termLasts: '3' }), filling()];
    const joined = elected('2000-05-01', 'eva', 'green', { fills: 'new-seat' });
    expect(termOf('eva', [list, meeting('2000-05-01'), joined], '2000-06-01', three)).toMatchObject({ year: 2001 });
    const later = [list, meeting('2000-05-01'), meeting('2002-05-01'), elected('2002-05-01', 'eva', 'green')];
    expect(termOf('eva', later, '2002-06-01', three)).toMatchObject({ year: 2005 });
    const after = [list, meeting('2000-05-01'), meeting('2002-05-01'), appointed('2002-04-01', 'eva', 'green')];
    expect(
      termOf('eva', after, '2002-06-01', [...three.slice(0, 1), filling({ appointeeServes: 'class-term' })]),
    ).toMatchObject({
      year: 2002,
      held: 'm-2002-05-01',
    });
    expect(
      termOf('eva', [list, appointed('2000-02-01', 'eva', 'green')], '2000-03-01', [
        ...three.slice(0, 1),
        filling({ appointeeServes: 'class-term' }),
      ]),
    ).toMatchObject({ annualMeeting: 2 });
  });

  it('is a full one where nothing tells when the class is up', () => {
    const grey = [meeting('2000-05-01'), elected('2000-05-01', 'dan', 'grey')];
    expect(termOf('dan', grey, '2000-06-01')).toMatchObject({ year: 2002 });
    const outside: Line = ['2000-06-01', 'director-elected', { person: 'eva', class: 'grey', by: 'shareholders' }];
    expect(termOf('eva', [meeting('2000-05-01'), outside], '2000-07-01')).toMatchObject({ year: 2002 });
  });
});

describe('an appointee', () => {
  it('serves until the next annual meeting, or a special one that elects directors sooner', () => {
    const lines = [appointed('2000-03-01', 'dan', 'red')];
    expect(termOf('dan', lines, '2000-04-01')).toMatchObject({ annualMeeting: 1, stillToBeHeld: 1 });
    const special = [...lines, meeting('2000-05-01', 'special'), elected('2000-05-01', 'eva', 'blue')];
    expect(directorIn(rosterOf(special, '2000-06-01'), 'dan')).toMatchObject({
      holdsOver: true,
      term: { held: 'm-2000-05-01' },
    });
    expect(directorIn(rosterOf(special, '2000-04-01'), 'dan')).toMatchObject({ holdsOver: false });
    const toTheAnnual = [classes(), filling({ appointeeServes: 'next-annual-meeting' })];
    expect(directorIn(rosterOf(special, '2000-06-01', toTheAnnual), 'dan')).toMatchObject({ holdsOver: false });
  });

  it('is not reached by a special meeting that elected nobody, or before the appointment', () => {
    const before = [meeting('2000-02-01', 'special'), elected('2000-02-01', 'eva', 'blue')];
    const lines = [...before, appointed('2000-03-01', 'dan', 'red'), meeting('2000-05-01', 'special')];
    expect(directorIn(rosterOf(lines, '2000-06-01'), 'dan')).toMatchObject({ holdsOver: false });
    const failed: Line = ['2000-05-01', 'election-failed', { meeting: 'm-2000-05-01', seats: '1' }];
    expect(directorIn(rosterOf([...lines, failed], '2000-06-01'), 'dan')).toMatchObject({ holdsOver: true });
  });

  it('to a new seat may serve otherwise; which it was is asked where the entry does not say', () => {
    const rules = [classes(), filling({ newSeats: { cite: 'V.3', filled: 'as-vacancies', serves: 'class-term' } })];
    const term = (more: object) => termOf('dan', [appointed('2000-03-01', 'dan', 'red', more)], '2000-04-01', rules);
    expect(term({ fills: 'vacancy' })).toMatchObject({ annualMeeting: 1 });
    expect(term({ fills: 'new-seat' })).toMatchObject({ year: 2001 });
    expect(factsAsked(answerTo([appointed('2000-03-01', 'dan', 'red', {})], '2000-04-01', rules))).toEqual([
      'appointed-to-new-seat',
    ]);
    const same = [
      classes(),
      filling({ newSeats: { cite: 'V.3', filled: 'as-vacancies', serves: 'next-election-meeting' } }),
    ];
    expect(termOf('dan', [appointed('2000-03-01', 'dan', 'red', {})], '2000-04-01', same)).toMatchObject({
      annualMeeting: 1,
    });
  });

  it('elected to a seat of a class in turn by meetings serves a full term where the text gives one', () => {
    const byMeetings = (successorServes: 'class-term' | 'full-term') => [
      classes({ counted: 'meetings', first: [] }),
      filling({ successorServes }),
    ];
    const list: Line = [
      '2000-01-10',
      'opening-board',
      { size: '2', directors: [{ person: 'dan', class: 'red', 'term-ends-after': '2' }] },
    ];
    const lines = [list, meeting('2000-05-01'), elected('2000-05-01', 'eva', 'red', { fills: 'vacancy' })];
    expect(termOf('eva', lines, '2000-06-01', byMeetings('class-term'))).toMatchObject({ annualMeeting: 2 });
    expect(termOf('eva', lines, '2000-06-01', byMeetings('full-term'))).toMatchObject({ annualMeeting: 3 });
  });
});

describe('a smaller number of directors', () => {
  const cut = (on: string, number: string): Line => [on, 'board-size', { number, by: 'board' }];
  const two = [
    ['2000-02-01', 'director-died', { person: 'ada' }] as Line,
    ['2000-02-01', 'director-died', { person: 'ben' }] as Line,
    appointed('2000-03-01', 'dan', 'red'),
    appointed('2000-03-01', 'eva', 'blue'),
  ];
  const inOffice = (
    decreaseEnds: 'nothing' | 'holding-over' | 'service',
    lines: readonly Line[],
    asOf = '2001-06-01',
  ) => rosterOf(lines, asOf, [classes(), filling({ decreaseEnds })]).inOffice;

  it('ends nobody’s service, only a holding over, or the service of appointees, as the text has it', () => {
    const before = [...two, cut('2000-04-01', '1')];
    expect(inOffice('nothing', before)).toBe('3');
    expect(inOffice('holding-over', before)).toBe('3');
    expect(inOffice('service', before)).toBe('1');
    const after = [...two, meeting('2000-05-01'), cut('2000-06-01', '1')];
    expect(inOffice('nothing', after)).toBe('3');
    expect(inOffice('holding-over', after)).toBe('1');
  });

  it('reaches nobody while seats are left, and nobody by a number that is no smaller', () => {
    expect(inOffice('service', [...two, cut('2000-03-02', '4'), cut('2000-04-01', '3')])).toBe('3');
    expect(inOffice('service', [...two, cut('2000-04-01', '3')])).toBe('3');
  });

  it('reaches one of several appointees: it is asked which', () => {
    const lines = [...two, cut('2000-04-01', '2')];
    const rules = [classes(), filling({ decreaseEnds: 'service' })];
    expect(factsAsked(answerTo(lines, '2000-06-01', rules))).toContain('ended-by-decrease');
    const said = (person: string, value: string): Line => [
      '2000-04-02',
      'stated',
      { fact: 'ended-by-decrease', about: [person, 'cut'], value },
    ];
    const named: Line = ['2000-04-01', 'board-size', { number: '2', by: 'board' }, 'cut'];
    const roster = rosterOf([...two, named, said('dan', 'no'), said('eva', 'yes')], '2000-06-01', rules);
    expect(roster.directors.map(({ id }) => id)).toEqual(['cleo', 'dan']);
  });

  it('is one smaller than the list that opened the roster had, too', () => {
    const list: Line = [
      '2000-01-10',
      'opening-board',
      {
        size: '2',
        directors: [
          { person: 'dan', class: 'red', 'elected-by': 'board', 'term-ends-after': '1' },
          { person: 'eva', class: 'blue' },
        ],
      },
    ];
    expect(inOffice('service', [list, cut('2000-04-01', '1')], '2000-06-01')).toBe('1');
  });
});
