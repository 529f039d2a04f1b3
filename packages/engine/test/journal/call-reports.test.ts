import { describe, expect, it } from 'vitest';
import type { EntryInput } from '../../src/journal/index.js';
import { grown, introduced, journalOf, writer } from './builder.js';

const write = writer();
const known = introduced('bank', 'thrift');

const report = (on: string, quarter: string, more: { institution?: string; supersedes?: string } = {}): EntryInput =>
  write(
    'call-report',
    on,
    { institution: more.institution ?? 'bank', quarter, lines: { A1: '$10' } },
    more.supersedes === undefined
      ? undefined
      : { supersedes: { entry: more.supersedes, because: 'clerical', note: 'amended' } },
  );

const problems = (entries: readonly EntryInput[], before: readonly EntryInput[] = []) =>
  (journalOf([...known, ...before]).append(entries).problems ?? []).map(({ message }) => message);

describe('reports of an insured institution', () => {
  it('are on quarters of the calendar', () => {
    expect(problems([report('2012-08-01', '2012-06-30')])).toEqual([]);
    expect(problems([report('2012-08-01', '2012-12-30')])[0]).toContain(
      'no quarter of the calendar ends on 2012-12-30',
    );
    expect(problems([report('2012-08-01', '2012-05-31')])[0]).toContain('write the last day of one');
  });

  it('are not made before the quarter is over', () => {
    expect(problems([report('2012-06-30', '2012-06-30')])).toEqual([]);
    expect(problems([report('2012-06-29', '2012-06-30')])).toEqual([
      'it reports on a quarter that ends on 2012-06-30, and is dated 2012-06-29, before that; date it on the day of the report',
    ]);
  });

  it('are one for each quarter and institution, entered together or one after the other', () => {
    const [first, second] = [report('2012-04-20', '2012-03-31'), report('2012-04-21', '2012-03-31')];
    const said = `'${first.id}' is the report of bank on the quarter that ended on 2012-03-31 already; correct the quarter, or name that entry in supersedes to replace it`;
    expect(problems([first, second])).toEqual([said]);
    expect(problems([second], [first])).toEqual([said]);
    expect(problems([report('2012-04-21', '2012-03-31', { institution: 'thrift' })], [first])).toEqual([]);
    expect(problems([report('2012-04-21', '2012-03-31', { supersedes: first.id })], [first])).toEqual([]);
  });

  it('come in the order of their quarters, but for one that takes the place of another', () => {
    const first = report('2012-04-20', '2012-03-31');
    const next = report('2012-07-20', '2012-06-30');
    expect(problems([next, first])).toEqual([]);
    const late = report('2012-07-21', '2012-03-31');
    expect(problems([late], [next])[0]).toContain('the reports of bank are out of order');
    expect(problems([next, late])[0]).toContain(`'${next.id}', on that of 2012-06-30, 2012-07-20`);
    const amended = report('2012-11-01', '2012-03-31', { supersedes: first.id });
    expect(problems([amended], [first, next])).toEqual([]);
    expect(problems([report('2012-10-20', '2012-09-30')], [first, next, amended])).toEqual([]);
  });

  it('that were superseded are gone', () => {
    const first = report('2012-04-20', '2012-03-31');
    const amended = report('2012-05-01', '2012-03-31', { supersedes: first.id });
    const journal = grown(journalOf([...known, first]), [amended]);
    const again = journal.append([report('2012-05-02', '2012-03-31')]).problems ?? [];
    expect(again.map(({ message }) => message)[0]).toContain(`'${amended.id}' is the report of bank`);
  });
});
