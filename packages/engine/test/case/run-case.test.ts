import { describe, expect, it } from 'vitest';
import { runCase } from '@quorate/engine';
import { caseFile, charters, mismatches, results } from './made-up-charter.js';

const issued = `
persons: [alice]
coverage: { all: 1990-01-02.. }
journal:
  - on: 1991-01-02
    shares-issued: { class: ordinary, to: alice, shares: 700 }
  - on: 1992-01-02
    shares-reacquired: { class: ordinary, from: alice, shares: 100, held-as: treasury }
`;

const summary = (rest = '', asOf = '1993-01-02') => `  - question: capital.summary\n    asOf: ${asOf}\n${rest}`;

describe('a run of a case file', () => {
  it('answers, and finds nothing amiss where all is as expected', () => {
    const [result] = results(
      `${issued}ask:\n${summary('    expect: { value: { classes: { ordinary: { unissued: 300, outstanding: 600 } } }, cites: I }\n')}`,
    );
    expect(result).toMatchObject({ question: 'capital.summary', asOf: '1993-01-02', line: 12, mismatches: [] });
    expect(result?.answer?.outcome).toBe('answered');
  });

  it('tells each part that is not as expected', () => {
    const expected =
      '    expect: { value: { classes: { ordinary: { unissued: 301, outstanding: 600 } } }, cites: [I.1, II], turnsOn: none, rests: given }\n';
    expect(mismatches(`${issued}ask:\n${summary(expected)}`)).toEqual([
      'value.classes.ordinary.unissued: 301 / 300',
      'cites: II / I.1',
      'turnsOn: none / R-1',
      expect.stringMatching(/^rests: given \/ covered: /) as string,
    ]);
  });

  it('compares the value under each option of a reading, the adopted one too', () => {
    const under = (unissued: string, adopted: string) =>
      `    expect: { under: { R-1: { unissued: { classes: { ordinary: { unissued: ${unissued} } } }, issued: { classes: { ordinary: { unissued: ${adopted} } } } } } }\n`;
    expect(mismatches(`${issued}ask:\n${summary(under('400', '300'))}`)).toEqual([]);
    expect(mismatches(`${issued}ask:\n${summary(under('300', '400'))}`)).toEqual([
      'under.R-1.unissued.classes.ordinary.unissued: 300 / 400',
      'under.R-1.issued.classes.ordinary.unissued: 400 / 300',
    ]);
  });

  it('turns readings only where something is expected of them, nothing is expected, or the answer is wanted whole', () => {
    const turned = (expects: string, whole = false) =>
      runCase(caseFile(`${issued}ask:\n${summary(expects)}`), { charters, whole }).results.map(
        ({ answer }) => answer?.turnsOn.map(({ reading }) => reading).join() ?? 'refused',
      );
    expect(turned('    expect: { outcome: answered }\n')).toEqual(['']);
    expect(turned('    expect: { outcome: answered }\n', true)).toEqual(['R-1']);
    expect(turned('    expect: { turnsOn: R-1 }\n')).toEqual(['R-1']);
    expect(turned('')).toEqual(['R-1']);
  });

  it('sets a reading for the file, or for one question', () => {
    const expects = (unissued: string) =>
      `    expect: { value: { classes: { ordinary: { unissued: ${unissued} } } } }\n`;
    expect(mismatches(`readings: { R-1: unissued }${issued}ask:\n${summary(expects('400'))}`)).toEqual([]);
    const own = `${summary(`    readings: { R-1: unissued }\n${expects('400')}`)}${summary(expects('300'))}`;
    expect(mismatches(`${issued}ask:\n${own}`)).toEqual([]);
  });

  it('supposes entries for one question only', () => {
    const more = '    journal: [{ on: 1992-06-01, shares-issued: { class: ordinary, to: alice, shares: 50 } }]\n';
    const expects = (count: string) => `    expect: { value: { classes: { ordinary: { issued: ${count} } } } }\n`;
    expect(mismatches(`${issued}ask:\n${summary(more + expects('750'))}${summary(expects('700'))}`)).toEqual([]);
  });

  it('covers a span without an end through the last day asked about, and no further', () => {
    const open = issued.replace('1990-01-02..', '1990-01-02..1992-01-31');
    const [result] = results(`${open}ask:\n${summary()}`);
    expect(result?.answer?.remarks.map((remark) => remark.says).join()).toContain('31 January 1992');
    const [whole] = results(`${issued}ask:\n${summary()}${summary('', '1995-01-02')}`);
    expect(whole?.answer?.remarks).toEqual([]);
  });

  it('needs facts where nobody covers the register', () => {
    const uncovered = issued.replace('coverage: { all: 1990-01-02.. }\n', '');
    expect(
      mismatches(`${uncovered}ask:\n${summary('    expect: { outcome: needs-facts, asks: complete-through }\n')}`),
    ).toEqual([]);
    expect(mismatches(`${uncovered}ask:\n${summary('    expect: { value: { total: 1000 } }\n')}`)).toEqual([
      expect.stringMatching(/^outcome: answered \/ needs-facts; it asks: complete-through/) as string,
      'value: {total: 1000} / nothing',
    ]);
  });

  it('answers from what was entered by an instant', () => {
    const late = issued.replace('on: 1992-01-02\n', 'on: 1992-01-02\n    entered: 1992-12-01\n');
    const known = (by: string, treasury: string) =>
      summary(`    knownAt: ${by}\n    expect: { value: { classes: { ordinary: { treasury: ${treasury} } } } }\n`);
    expect(mismatches(`${late}ask:\n${known('1992-11-30', '0')}${known('1992-12-01', '100')}`)).toEqual([]);
  });

  it('takes a refusal that it expects for right, and another for wrong', () => {
    const tooMany =
      '    journal: [{ on: 1992-06-01, shares-transferred: { class: ordinary, from: alice, to: dispersed, shares: 601, how: gift } }]\n';
    expect(mismatches(`${issued}ask:\n${summary(`${tooMany}    expect: { error: alice }\n`)}`)).toEqual([]);
    expect(
      mismatches(`${issued}ask:\n${summary(`${tooMany}    expect: { error: wholly other words }\n`)}`),
    ).toHaveLength(1);
    expect(mismatches(`${issued}ask:\n${summary('    expect: { error: alice }\n')}`)).toEqual([
      'error: alice / an answer: answered',
    ]);
  });

  it('tells that a question was refused where no refusal was expected', () => {
    const [result] = results(`${issued}ask: [{ question: approval.status, asOf: 1993-01-02, of: nothing-proposed }]`);
    expect(result?.refusal).toContain('nothing-proposed');
    expect(result?.mismatches).toHaveLength(1);
  });

  it('runs each case with what stands above it, and what it adds', () => {
    const cases = `
cases:
  - name: as it is
    ask: [{ question: capital.summary, asOf: 1993-01-02, expect: { value: { classes: { ordinary: { issued: 700 } } } } }]
  - name: with more
    case: [made-up/2, made-up/3]
    journal: [{ on: 1992-06-01, shares-issued: { class: ordinary, to: bob, shares: 50 } }]
    persons: { bob: individual }
    ask: [{ question: capital.summary, asOf: 1993-01-02, expect: { value: { classes: { ordinary: { issued: 750 } } } } }]
`;
    const run = results(`case: made-up/1${issued}${cases}`);
    expect(run.flatMap((result) => result.mismatches)).toEqual([]);
    expect(run.map((result) => [result.case, result.encodes])).toEqual([
      ['as it is', ['made-up/1']],
      ['with more', ['made-up/2', 'made-up/3']],
    ]);
  });

  it('takes a notion that no instrument defines for a refusal, and no fault', () => {
    const asked = 'question: ownership.interested-shareholder, asOf: 1993-01-02, person: alice';
    const ask = `ask: [{ ${asked}, expect: { error: defines } }]`;
    const [result] = results(`coverage: { all: 1990-01-02.. }\npersons: [alice]\n${ask}`);
    expect(result?.refusal).toMatch(
      /^The question "ownership\.interested-shareholder" cannot be put as of 1993-01-02: No instrument in force defines "[a-z-]+"\. Add the definition/,
    );
    expect(result?.mismatches).toEqual([]);
  });

  it('shows what is given as a premise', () => {
    const given = 'given: { electorate: { value: 9, unit: persons } }';
    const [result] = results(`${given}${issued}ask:\n${summary('    expect: { rests: none }\n')}`);
    expect(result?.mismatches.map((mismatch) => mismatch.where)).toEqual(['rests']);
  });

  it('gives the same answers each time, to the byte', () => {
    const text = `${issued}ask:\n${summary()}`;
    expect(JSON.stringify(results(text))).toBe(JSON.stringify(results(text)));
  });
});
