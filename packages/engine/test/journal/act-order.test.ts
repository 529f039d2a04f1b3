import { describe, expect, it } from 'vitest';
import { Journal, type EntryInput } from '../../src/index.js';

const entry = (id: string, on: string, type: string, data: object, more: Partial<EntryInput> = {}): EntryInput => ({
  id,
  corporation: 'acme',
  type,
  on,
  enteredAt: '2005-01-01T00:00:00Z',
  by: 'secretary',
  basis: 'books',
  data,
  ...more,
});
const proposedOn = (on: string, id = 'p', more: Partial<EntryInput> = {}) =>
  entry(id, on, 'proposed', { id: 'deal', act: { kind: 'dissolution', of: 'corporation' } }, more);
const withdrawnOn = (on: string) => entry('w', on, 'withdrawn', { proposal: 'deal' });
const ballotOn = (on: string) =>
  entry('v', on, 'ballot', { proposal: 'deal', holder: 'dispersed', class: 'common', for: '1' });
const actOn = (on: string) =>
  entry('b', on, 'body-act', { by: 'board', on: 'deal', decides: 'approve', yes: '5', 'at-meeting': 'yes' });

const problemsOf = (journal: Journal, ...entries: readonly EntryInput[]) =>
  (journal.append(entries).problems ?? []).map(({ entry: id, path, message }) => ({
    id,
    path: path.join('.'),
    message,
  }));
const holding = (...entries: readonly EntryInput[]) => Journal.empty('acme').append(entries).journal!;

describe('what is done of an act before it was proposed', () => {
  const kept = holding(proposedOn('2004-05-03'));

  it('is refused, with both days, by the day before and not on the day', () => {
    expect(problemsOf(kept, withdrawnOn('2004-05-02'))).toEqual([
      {
        id: 'w',
        path: 'data.proposal',
        message:
          "'deal' was proposed on 2004-05-03, after this of 2004-05-02; check both days, and correct the one that is wrong",
      },
    ]);
    expect(problemsOf(kept, ballotOn('2004-05-02'))).toMatchObject([{ id: 'v', path: 'data.proposal' }]);
    expect(problemsOf(kept, withdrawnOn('2004-05-03'))).toEqual([]);
  });

  it('is refused beside its proposal too, and after entries that were refused', () => {
    const empty = Journal.empty('acme');
    expect(problemsOf(empty, proposedOn('2004-05-03'), withdrawnOn('2004-05-02'))).toHaveLength(1);
    expect(problemsOf(empty, proposedOn('2004-05-01'), withdrawnOn('2004-05-02'))).toEqual([]);
  });

  it('may be approved by directors before, and its record date fixed', () => {
    expect(problemsOf(kept, actOn('2004-04-20'))).toEqual([]);
    expect(problemsOf(kept, entry('r', '2004-05-01', 'record-date', { for: 'deal', date: '2004-05-01' }))).toEqual([]);
  });

  it('is made right by a correction of the proposal along with it, and made wrong by none', () => {
    const corrected = (on: string) =>
      proposedOn(on, 'q', { supersedes: { entry: 'p', because: 'clerical', note: 'another day' } });
    expect(problemsOf(kept, corrected('2004-05-01'), withdrawnOn('2004-05-02'))).toEqual([]);
    const withdrawn = holding(proposedOn('2004-05-03'), withdrawnOn('2004-05-04'));
    expect(problemsOf(withdrawn, corrected('2004-05-05'))).toMatchObject([{ id: 'q', path: 'on' }]);
    expect(problemsOf(withdrawn, corrected('2004-05-04'))).toEqual([]);
  });
});
