import { describe, expect, it } from 'vitest';
import { CaseFileError, CharterUnreadableError, runCase, type Charters } from '../../src/index.js';
import { caseFile, charters, mismatches, problemsOf, results } from './made-up-charter.js';

function stated(fact: string, about: string, value: string): string {
  return `journal: [{ on: 1991-01-02, stated: { fact: ${fact}, about: ${about}, value: ${value} } }]`;
}

/** What is written, and the one problem that is told of it. */
const slips: readonly (readonly [name: string, rest: string, problem: string])[] = [
  [
    'a fact like no other',
    stated('zzzzzzzzzz', '[]', 'yes'),
    '3:45 no rule asks for a fact "zzzzzzzzzz"; "quorate facts"',
  ],
  [
    'a fact about nothing that is stated of something',
    stated('number-of-directors', '[corporation]', '5'),
    '3:66 "number-of-directors" is about nothing in particular; write about: []',
  ],
  [
    'a yes or no',
    stated('listed-on-national-exchange', '[]', 'maybe'),
    '3:92 "maybe" is no reply to "listed-on-national-exchange"; expected yes or no',
  ],
  [
    'a choice',
    stated('appointee-term', '[]', 'forever'),
    '3:79 "forever" is no reply to "appointee-term"; expected one of: next',
  ],
  [
    'a number',
    stated('number-of-directors', '[]', 'five'),
    '3:84 "five" is no reply to "number-of-directors"; expected a number of persons',
  ],
  [
    'a number below the least that there can be',
    stated('book-value-of-assets', '[sale, 2000-03-31]', '-1'),
    '3:101 "-1" is no reply to "book-value-of-assets"; expected a number of money, 0 or more',
  ],
  [
    'a part above the whole',
    stated('part-of-class-after', '[plan, big, common]', '101%'),
    '3:101 "101%" is no reply to "part-of-class-after"; expected a number of ratio, 1 or less',
  ],
  [
    'an amount of money',
    stated('assets-in-liquidation', '[]', '$lots'),
    '3:86 "$lots" is no reply to "assets-in-liquidation"; expected a number of money',
  ],
  [
    'a person like nobody',
    stated('became-interested-on', '[qqqqqqqqqqqq]', '1991-01-02'),
    '3:67 there is no "qqqqqqqqqqqq" for this to be about; nothing in the case or its instruments is called so',
  ],
  [
    'a type of entry like no other',
    'journal: [{ on: 1991-01-02, qqqqqqqqqqqqqqqq: {} }]',
    '3:29 there is no type of entry "qqqqqqqqqqqqqqqq"; "quorate entries" lists the types',
  ],
  ['an entry without its fields', 'journal:\n  - on: 1991-01-02\n    polls-closed:', "5:18 'proposal' is missing"],
  [
    'a proposal without an act',
    'journal: [{ on: 1991-01-02, proposed: { id: deal } }]',
    "3:39 'act' is missing and must be given",
  ],
  [
    'a proposal of an act without its fields',
    'journal:\n  - on: 1991-01-02\n    proposed:\n      id: deal\n      director-loan:',
    "7:21 'director' is missing",
  ],
  [
    'a reading like no other',
    'readings: { zzzzzzzz: yes }',
    '3:13 there is no reading "zzzzzzzz"; the instruments loaded have none',
  ],
  [
    'a unit like no other',
    'given: [{ notion: electorate, value: 1, unit: zzzzzzz }]',
    '3:47 "zzzzzzz" is no unit; expected',
  ],
  ['a given of nothing', 'given: [{ value: 1 }]', "3:9 'notion' is missing"],
  [
    'a family like no other',
    'coverage: { zzzzzzzzz: 1990-01-02.. }',
    '3:13 "zzzzzzzzz" is no family that is kept whole',
  ],
  [
    'a question like no other',
    'ask: [{ question: zzzzzzzzz, asOf: 1993-01-02 }]',
    '3:19 there is no question "zzzzzzzzz"; "quorate questions"',
  ],
  ['a name that is a list', 'persons: { ? [a, b] : individual }', '3:14 a name was expected here, as in "name: value"'],
  [
    'an option of a reading that is relied on',
    'ask: [{ question: capital.summary, asOf: 1993-01-02, expect: { turnsOn: R-2 } }]',
    '3:73 there is no reading "R-2"',
  ],
  [
    'a case in a list',
    'cases: [{ name: a, readings: { R-2: issued } }]',
    '3:32 there is no reading "R-2"; did you mean "R-1"?',
  ],
];

describe('a slip in a case file', () => {
  it.each(slips)('in %s is told once, with its place', (_name, rest, problem) => {
    expect(problemsOf(caseFile(rest)).filter((each) => each.startsWith(problem))).toEqual([
      expect.stringContaining(problem) as string,
    ]);
  });

  it('hides what looks impossible, for that may follow from the slip', () => {
    const entries = (first: string) =>
      `persons: [alice]\njournal:\n  - { on: 1991-01-02, ${first}: { class: ordinary, to: alice, shares: 10 } }\n  - { on: 1991-01-03, shares-transferred: { class: ordinary, from: alice, to: dispersed, shares: 10, how: gift } }`;
    expect(problemsOf(caseFile(entries('shares-isued')))).toEqual([
      expect.stringContaining('there is no type of entry "shares-isued"') as string,
    ]);
    expect(problemsOf(caseFile(entries('shares-issued')))).toEqual([]);
  });

  it('is found behind an alias as well', () => {
    const aliased = 'readings: &chosen { R-2: issued }\ncases: [{ name: a, readings: *chosen }]';
    expect(problemsOf(caseFile(aliased)).map((problem) => problem.split(' ')[0])).toContain('3:21');
  });

  it('leaves a fact in its right form alone', () => {
    const right = [
      stated('number-of-directors', '[]', '"1,200"'),
      stated('listed-on-national-exchange', '[]', 'no'),
      stated('appointee-term', '[]', 'class-term'),
      stated('assets-in-liquidation', '[]', '"$1,200.50"'),
    ];
    expect(right.flatMap((rest) => problemsOf(caseFile(rest)))).toEqual([]);
  });

  it('takes a moment for something to be about', () => {
    const about = (when: string) => problemsOf(caseFile(stated('came-before', `[journal-1, ${when}]`, 'yes')));
    expect(about('1991-01-02T10:00')).toEqual([]);
    expect(about('1991-01-02T99:00')).not.toEqual([]);
  });
});

describe('the charter of a case file', () => {
  const run = (found: Charters) => () => runCase('title: a case\ncharter: made', { charters: found });
  const messages = (found: Charters): readonly string[] => {
    try {
      run(found)();
    } catch (error) {
      if (error instanceof CaseFileError)
        return error.problems.map(({ line, column, message }) => `${line}:${column} ${message}`);
      throw error;
    }
    return [];
  };
  const finding = (find: Charters['find']): Charters => ({ find, names: () => ['qqqqqqqqqqqq'] });

  it('that is like none that there is, is told with those that there are', () => {
    expect(messages(finding(() => undefined))).toEqual([
      '2:10 there is no charter "made"; known are: qqqqqqqqqqqq; or write the path of a charter file',
    ]);
  });

  it('that cannot be read is told at its name, in the words of who looked for it', () => {
    const unreadable = finding(() => {
      throw new CharterUnreadableError('the file is locked');
    });
    expect(messages(unreadable)).toEqual(['2:10 the file is locked']);
  });

  it('over which the finder itself fails is no mistake of the file', () => {
    const broken = finding(() => {
      throw new RangeError('a slip of the program');
    });
    expect(run(broken)).toThrow(RangeError);
  });
});

describe('entries as case files write them', () => {
  const held = (rest: string) => runCase(caseFile(rest), { charters }).results;

  it('may name the paper behind them, by id or as a record', () => {
    const entry = (paper: string) =>
      `coverage: { all: 1990-01-02.. }\njournal: [{ on: 1991-01-02, id: e, paper: ${paper}, milestone: { name: conversion } }]\nask: [{ question: capital.summary, asOf: 1993-01-02 }]`;
    expect(held(entry('minutes-7'))).toHaveLength(1);
    expect(held(entry('{ id: minutes-7, place: page 3 }'))).toHaveLength(1);
    expect(problemsOf(caseFile(entry('{ page: 3 }')))).not.toEqual([]);
  });

  it('tell nothing of a day before the span', () => {
    const [result] = results('coverage: { all: 1995-01-02.. }\nask: [{ question: capital.summary, asOf: 1993-01-02 }]');
    expect(result?.answer?.outcome).toBe('needs-facts');
  });
});

describe('what a case gives', () => {
  const ask = 'ask: [{ question: voting.quorum, asOf: 1993-01-02 }]';
  const rests = (given: string): string =>
    results(`coverage: { all: 1990-01-02.. }\ngiven: ${given}\n${ask}`)
      .flatMap((result) => result.answer?.rests ?? [])
      .filter((premise) => premise.kind === 'given')
      .map((premise) => premise.about)
      .join();

  it.each([
    '{ "electorate(ordinary)": { value: 9, unit: persons } }',
    '[{ notion: electorate, about: ordinary, value: 9 }]',
  ])('may be written as %s', (given) => {
    expect(problemsOf(caseFile(`given: ${given}`))).toEqual([]);
  });

  it('is no premise of a question that does not ask for it', () => {
    expect(rests('{ "electorate()": 9 }')).toBe('');
  });
});

describe('what is expected of an answer', () => {
  const base = 'coverage: { all: 1990-01-02.. }\n';
  const ask = (expected: string) =>
    `${base}ask: [{ question: capital.summary, asOf: 1993-01-02, expect: ${expected} }]`;

  it('is told against the answer where a determination is to make a difference and the answer follows none', () => {
    expect(mismatches(ask('{ without: { D-1: { total: 5 } } }'))).toEqual([
      'without.D-1: {total: 5} / the answer follows no determination',
    ]);
  });

  it('to need facts under a reading is told against a value that is there', () => {
    expect(mismatches(ask('{ under: { R-1: { unissued: needs-facts } } }'))).toEqual([
      expect.stringMatching(/^under\.R-1\.unissued: needs-facts \/ /) as string,
    ]);
  });

  it('to have an outcome is told against another, and holds against its own', () => {
    expect(mismatches(ask('{ outcome: needs-facts }'))).toEqual(['outcome: needs-facts / answered']);
    expect(mismatches(ask('{ outcome: answered }'))).toEqual([]);
  });

  it('in words that nobody says is told against nothing', () => {
    expect(mismatches(ask('{ otherLaw: merger }'))).toEqual(['otherLaw: merger / none']);
  });

  it('is compared with pairs of readings varied as well where that is asked for', () => {
    const run = runCase(caseFile(ask('{ outcome: answered }')), { charters, pairs: true });
    expect(run.results.flatMap((result) => result.mismatches)).toEqual([]);
  });
});
