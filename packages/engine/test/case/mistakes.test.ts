import { describe, expect, it } from 'vitest';
import { caseFileSchema, questions, reservedInAsks } from '../../src/index.js';
import { caseFile, problemsOf } from './made-up-charter.js';

const ask = (rest = '') => `ask:\n  - { question: capital.summary, asOf: 1993-01-02${rest} }\n`;

/** What is written, and each problem: the place, and words of it. The first two lines are the title and the charter. */
const mistakes: readonly (readonly [name: string, rest: string, problem: string])[] = [
  ['a field of the file', 'journl: []', "3:1 there is no field 'journl' here; did you mean 'journal'?"],
  [
    'a charter',
    'cases: [{ name: a, charter: made-upp }]',
    '3:29 there is no charter "made-upp"; did you mean "made-up"?',
  ],
  ['a family', 'coverage: { regster: 1990-01-02.. }', '3:13 "regster" is no family that is kept whole'],
  ['a span', 'coverage: { register: 1990-01-02 }', '3:23 "1990-01-02" is no span of days'],
  [
    'a span that ends before it begins',
    'coverage: { register: 1990-01-02..1989-01-02 }',
    '3:23 "1990-01-02..1989-01-02" is no span',
  ],
  [
    'a type of entry',
    'journal: [{ on: 1991-01-02, shares-isued: {} }]',
    '3:29 there is no type of entry "shares-isued"; did you mean "shares-issued"?',
  ],
  [
    'a field beside the type',
    'journal: [{ on: 1991-01-02, bassis: books, milestone: { name: conversion } }]',
    '3:29 there is no type of entry "bassis"; did you mean "basis"?',
  ],
  ['an entry without a day', 'journal:\n  - milestone: { name: conversion }', '4:5 this entry has no day'],
  ['an entry without a type', 'journal:\n  - on: 1991-01-02', '4:5 this entry has no type'],
  [
    'an entry of two types',
    'journal: [{ on: 1991-01-02, milestone: { name: a }, coverage: {} }]',
    '3:11 an entry is of one type; this one names milestone and coverage',
  ],
  [
    'a field of an entry',
    'journal:\n  - on: 1991-01-02\n    milestone: { nam: conversion }',
    "5:18 there is no field 'nam' here; did you mean 'name'?",
  ],
  ['a value of an entry', 'journal:\n  - on: 1991-13-02\n    milestone: { name: conversion }', '4:9 '],
  [
    'a person',
    'persons: [alice]\njournal: [{ on: 1991-01-02, shares-issued: { class: ordinary, to: alic, shares: 1 } }]',
    '4:67 ',
  ],
  [
    'a field of an act',
    'journal: [{ on: 1991-01-02, proposed: { id: deal, merger: { of: corporation, wth: corporation } } }]',
    "3:78 there is no field 'wth' here; did you mean 'with'?",
  ],
  [
    'a class',
    'persons: [alice]\njournal: [{ on: 1991-01-02, shares-issued: { class: ordinry, to: alice, shares: 1 } }]',
    '4:53 the instruments have no class or series "ordinry"; did you mean "ordinary"?',
  ],
  [
    'a class of an act',
    'journal: [{ on: 1991-01-02, proposed: { id: sale, issue: { class: preference, shares: 1 } } }]',
    '3:67 the instruments have no class or series "preference"; enter its designation (series-designated), or check the id',
  ],
  ['a kind of person', 'persons: { alice: indvidual }', "3:19 'indvidual' is not possible here"],
  [
    'a fact',
    'journal: [{ on: 1991-01-02, stated: { fact: complete-thru, about: [register], value: 1991-01-02 } }]',
    '3:45 no rule asks for a fact "complete-thru"; did you mean "complete-through"?',
  ],
  [
    'a reply',
    'journal: [{ on: 1991-01-02, stated: { fact: complete-through, about: [register], value: soon } }]',
    '3:89 "soon" is no reply to "complete-through"; expected a day',
  ],
  [
    'what a fact is about',
    'journal: [{ on: 1991-01-02, stated: { fact: complete-through, about: [], value: 1991-01-02 } }]',
    '3:63 "complete-through" is about 1: family',
  ],
  [
    'whom a fact is about',
    'persons: [alice]\njournal: [{ on: 1991-01-02, stated: { fact: complete-through, about: [alise], value: 1991-01-02 } }]',
    '4:63 there is no "alise" for this to be about; did you mean "alice"?',
  ],
  [
    'whom something given is about',
    'persons: [alice]\ngiven: [{ notion: electorate, about: alise, value: 1 }]',
    '4:38 there is no "alise" for this to be about; did you mean "alice"?',
  ],
  ['a reading', 'readings: { R-2: issued }', '3:13 there is no reading "R-2"; did you mean "R-1"?'],
  [
    'an option',
    'readings: { R-1: isued }',
    '3:18 there is no option of the reading R-1 "isued"; did you mean "issued"?',
  ],
  [
    'a notion',
    'given: [{ notion: electorat, value: 1 }]',
    '3:19 there is no notion "electorat"; did you mean "electorate"?',
  ],
  [
    'a unit',
    'given: [{ notion: electorate, value: 1, unit: share }]',
    '3:47 "share" is no unit; expected one of: shares',
  ],
  ['a given without a value', 'given: [{ notion: electorate }]', '3:9 what is given of "electorate" is missing'],
  [
    'what is supposed',
    'suppose: strickt',
    "3:10 'strickt' is not possible here; expected one of: nothing-further, strict",
  ],
  [
    'a question',
    'ask: [{ question: capital.sumary, asOf: 1993-01-02 }]',
    '3:19 there is no question "capital.sumary"; did you mean "capital.summary"?',
  ],
  ['a field of a question', ask(', off: deal'), "4:52 capital.summary: there is no field 'off' here"],
  [
    'a field that every question has',
    ask(', expct: {}'),
    "4:52 capital.summary: there is no field 'expct' here; did you mean 'expect'?",
  ],
  [
    'a missing field of a question',
    'ask: [{ question: approval.status, asOf: 1993-01-02 }]',
    "3:7 approval.status: 'of' is missing and must be given",
  ],
  ['a day', 'ask: [{ question: capital.summary, asOf: 1993-02-30 }]', '3:42 expected a date such as 2004-06-01'],
  ['an expectation', ask(', expect: { cite: I }'), "4:62 there is no field 'cite' here; did you mean 'cites'?"],
  [
    'a reading in an expectation',
    ask(', expect: { under: { R-2: { issued: x } } }'),
    '4:71 there is no reading "R-2"; did you mean "R-1"?',
  ],
  [
    'an option in an expectation',
    ask(', expect: { under: { R-1: { isued: x } } }'),
    '4:78 there is no option of the reading R-1 "isued"; did you mean "issued"?',
  ],
  [
    'a fact in an expectation',
    ask(', expect: { asks: complete-thrugh }'),
    '4:68 no rule asks for a fact "complete-thrugh"; did you mean "complete-through"?',
  ],
  [
    'words torn by their comma',
    'persons: { a: { kind: corporation, name: Smith, Jones and Co. } }',
    '3:49 inside { } a comma ends a field, so that "Jones and Co." stands alone',
  ],
  ['a number torn by its commas', ask(', expect: { value: { total: 1,000 } }'), '4:80 inside { } a comma ends a field'],
  ['a name that stands twice', 'persons: [alice]\npersons: [bob]', '4:'],
];

describe('a mistake in a case file', () => {
  it.each(mistakes)('in %s is told with its place and what was meant', (_name, rest, problem) => {
    expect(problemsOf(caseFile(rest)).filter((each) => each.startsWith(problem))).toHaveLength(1);
  });

  it('beside others: all are told, in the order of the file', () => {
    const problems = problemsOf(
      caseFile('readings: { R-2: issued }\npersons: [alice]\njournal: [{ on: 1991-01-02, milestne: {} }]\n'),
    );
    expect(problems.map((problem) => problem.split(' ')[0])).toEqual(['3:13', '5:29']);
  });

  it('above several cases is told once', () => {
    expect(problemsOf(caseFile('readings: { R-2: issued }\ncases: [{ name: a }, { name: b }]'))).toHaveLength(1);
  });

  it('that makes it no YAML is told, and so is a file that is none', () => {
    expect(problemsOf('title: [')[0]).toMatch(/^1:\d+ this is not YAML/);
    expect(problemsOf('')).not.toEqual([]);
    expect(problemsOf('- a list')).not.toEqual([]);
  });

  it('that makes all of it after one brace unreadable is told where it begins, and how much more there is', () => {
    const lines = Array.from({ length: 20 }, () => '  - { on: 1991-01-02, milestone: { name: founding } }');
    const told = problemsOf(
      `title: a case\ncharter: made-up\njournal:\n  - { on: 1991-01-01, person: { id: ann } } }\n${lines.join('\n')}`,
    );
    expect(told).toHaveLength(4);
    expect(told[0]).toMatch(/^4:\d+ this is not YAML/);
    expect(told[3]).toMatch(/\d+ more of this sort from here on, which may come of those before$/);
  });

  it('of a file without charter says which there are', () => {
    expect(problemsOf('title: a case')).toEqual([expect.stringContaining('made-up') as string]);
  });
});

describe('a series that the instruments do not have', () => {
  const seat = 'director-elected: { person: alice, by: series, series: founders }';
  const stock = 'shares-issued: { class: founders, to: alice, shares: 1 }';
  const designated = 'series-designated: { series: founders, class: ordinary, shares: 10 }';
  const told = (...entries: readonly string[]) =>
    problemsOf(
      caseFile(
        `persons: [alice]\njournal: [${entries.map((entry) => `{ on: 1991-01-02, ${entry} }`).join(', ')}]\n${ask()}`,
      ),
    );

  it('may elect to a seat, and is to be designated before it has stock', () => {
    expect(told(seat)).toEqual([]);
    expect(told(stock)).toEqual([expect.stringContaining('enter its designation (series-designated)') as string]);
    expect(told(designated, stock)).toEqual([]);
    const proposed = 'proposed: { id: new, designate-series: { series: founders, class: ordinary, shares: 10 } }';
    expect(told(proposed, stock)).toEqual([]);
  });

  it('may be what a question supposes, and is told there too', () => {
    const supposing = (entry: string, expectation = '') =>
      problemsOf(
        caseFile(
          `persons: [alice]\nask: [{ question: capital.summary, asOf: 1993-01-02, journal: [{ on: 1991-01-02, ${entry} }]${expectation} }]\n`,
        ),
      );
    expect(supposing(stock)).toHaveLength(1);
    expect(supposing(stock, ', expect: { error: no class or series }')).toEqual([]);
    expect(supposing(seat)).toEqual([]);
  });
});

describe('the names of a case file', () => {
  it('are none that a question has as its own', () => {
    const own = questions.flatMap((question) => {
      const { shape = {} } = question.input as { readonly shape?: object };
      return Object.keys(shape).map((field) => [question.name, field] as const);
    });
    expect(own.filter(([, field]) => reservedInAsks.includes(field))).toEqual([]);
    expect(own.length).toBeGreaterThan(0);
  });

  it('all stand in the schema for editors', () => {
    const schema = JSON.stringify(caseFileSchema());
    expect(questions.filter(({ name }) => !schema.includes(`"const":"${name}"`))).toEqual([]);
    expect(reservedInAsks.filter((field) => !schema.includes(`"#/definitions/ask-${field}"`))).toEqual([]);
    expect(schema).not.toContain('x-form');
  });
});
