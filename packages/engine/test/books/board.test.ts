import { describe, expect, it } from 'vitest';
import { post, type Books } from '../../src/books/index.js';
import { day, type Day, type Moment } from '../../src/exact/index.js';
import type { EntryInput } from '../../src/journal/index.js';
import { introduced, journalOf, writer } from '../journal/builder.js';

const on = (text: string): Day => day(text);
const at = (text: string, time: string): Moment => ({ day: day(text), time });

function booksOf(...entries: readonly EntryInput[]): Books {
  return post(journalOf([...introduced('ada', 'ben', 'cora', 'dan'), ...entries]));
}

const roster = (books: Books, when: Day | Moment) => books.roster(when).map(({ person }) => person);

describe('the roster', () => {
  const write = writer();
  const books = booksOf(
    write('opening-board', '1999-01-01', {
      size: '3',
      classes: ['1', '1', '1'],
      directors: [
        { person: 'ada', class: '1', 'term-ends-after': '1', since: '1995-06-01' },
        { person: 'ben', class: '2', 'term-ends-after': '2', 'elected-by': 'shareholders' },
      ],
    }),
    write(
      'director-elected',
      '1999-04-20',
      { person: 'cora', class: '3', by: 'board', fills: 'vacancy' },
      { time: '09:00' },
    ),
    write('director-elected', '1999-04-20', { person: 'ada', class: '1', by: 'shareholders' }, { time: '14:00' }),
    write('director-elected', '2000-04-20', { person: 'dan', class: '2', by: 'shareholders', succeeds: 'ben' }),
    write('director-resigned', '2000-06-01', { person: 'cora', effective: '2000-06-30 17:00' }),
    write('director-died', '2000-09-01', { person: 'ada' }),
    write('director-elected', '2001-02-01', { person: 'ada', class: '1', by: 'board' }),
    write('director-removed', '2001-03-01', { person: 'dan', by: 'shareholders' }),
    write('director-left', '2001-04-01', { person: 'ada', why: 'disqualified' }),
    write('board-size', '2001-05-01', { number: '2' }),
  );

  it('changes with each event, at its own moment', () => {
    expect(roster(books, on('1998-12-31'))).toEqual([]);
    expect(roster(books, at('1999-01-01', '00:00'))).toEqual(['ada', 'ben']);
    expect(roster(books, at('1999-04-20', '08:59'))).toEqual(['ada', 'ben']);
    expect(roster(books, at('1999-04-20', '09:00'))).toEqual(['ada', 'ben', 'cora']);
    expect(roster(books, on('2000-04-20'))).toEqual(['cora', 'ada', 'dan']);
    expect(roster(books, at('2000-06-30', '16:59'))).toContain('cora');
    expect(roster(books, at('2000-06-30', '17:00'))).toEqual(['ada', 'dan']);
    expect(roster(books, on('2000-09-01'))).toEqual(['dan']);
    expect(roster(books, on('2001-03-01'))).toEqual(['ada']);
    expect(roster(books, on('2001-04-01'))).toEqual([]);
  });

  it('tells service without a break apart from the present term', () => {
    const ada = books.roster(on('1999-12-31')).find(({ person }) => person === 'ada');
    expect(ada).toMatchObject({
      since: { day: '1995-06-01' },
      termFrom: at('1999-04-20', '14:00'),
      electedBy: 'shareholders',
      entry: 'e-3',
    });
    expect(ada).not.toHaveProperty('termEndsAfter');
    const again = books.roster(on('2001-02-01')).find(({ person }) => person === 'ada');
    expect(again?.since).toEqual({ day: '2001-02-01' });
    const ben = books.roster(on('1999-12-31')).find(({ person }) => person === 'ben');
    expect(ben).toMatchObject({ class: '2', termEndsAfter: 2 });
    expect(ben).not.toHaveProperty('since');
  });

  it('tells every time of service', () => {
    expect(books.services('ada')).toEqual([
      { person: 'ada', from: { day: '1995-06-01' }, until: { day: '2000-09-01' } },
      { person: 'ada', from: { day: '2001-02-01' }, until: { day: '2001-04-01' } },
    ]);
    expect(books.services('ben')).toEqual([{ person: 'ben', until: { day: '2000-04-20' } }]);
    expect(books.services('nobody')).toEqual([]);
  });

  it('has a size, as it was fixed', () => {
    const size = (when: string) => books.boardSize().at(on(when));
    expect(size('1998-12-31')).toBeUndefined();
    expect(size('2001-04-30')).toEqual({ number: 3, classes: [1, 1, 1], entry: 'e-1' });
    expect(size('2001-05-01')).toEqual({ number: 2, entry: 'e-10' });
  });

  it('has a history and a list of events', () => {
    expect(books.rosterHistory().first((directors) => directors.length === 3)).toEqual(at('1999-04-20', '09:00'));
    expect(books.boardEvents(on('1999-12-31')).map(({ id }) => id)).toEqual(['e-1', 'e-2', 'e-3']);
    expect(books.boardEvents()).toHaveLength(10);
  });
});

it('a director elected and not qualified comes in on qualifying, and the one succeeded stays until then', () => {
  const write = writer();
  const books = booksOf(
    write('opening-board', '1999-01-01', { size: '1', directors: [{ person: 'ada' }] }),
    write('director-elected', '1999-04-20', { person: 'ben', by: 'shareholders', succeeds: 'ada', qualified: 'no' }),
    write('director-qualified', '1999-05-01', { person: 'ben' }),
    write('director-qualified', '1999-05-01', { person: 'cora' }),
  );
  expect(roster(books, on('1999-04-30'))).toEqual(['ada']);
  expect(roster(books, on('1999-05-01'))).toEqual(['ben']);
  expect(books.roster(on('1999-05-01'))[0]).toMatchObject({ since: { day: '1999-05-01' }, succeeds: 'ada' });
});

it('officers are in office until their appointment ends', () => {
  const write = writer();
  const books = booksOf(
    write('officer-appointed', '1999-01-01', { person: 'ada', office: 'president' }),
    write('officer-appointed', '1999-01-01', { person: 'ada', office: 'treasurer' }),
    write('officer-ended', '2000-01-01', { person: 'ada', office: 'president' }),
    write('officer-appointed', '2001-01-01', { person: 'ada', office: 'president' }),
  );
  const offices = (when: string) => books.officers(on(when)).map(({ data }) => data.office);
  expect(offices('1999-12-31')).toEqual(['president', 'treasurer']);
  expect(offices('2000-01-01')).toEqual(['treasurer']);
  expect(offices('2001-01-01')).toEqual(['treasurer', 'president']);
});

describe('meetings', () => {
  const write = writer('m');
  const held = (
    id: string,
    date: string,
    more: { 'adjourned-from'?: string; of?: string; kind?: 'annual' | 'special' } = {},
    time?: string,
  ) =>
    write(
      'meeting-held',
      date,
      { id, kind: 'annual', of: 'shareholders', ...more },
      time === undefined ? {} : { time },
    );
  const books = booksOf(
    write('meeting-called', '1999-03-01', {
      id: 'am-1999',
      kind: 'annual',
      of: 'shareholders',
      by: 'board',
      for: '1999-04-20 14:00',
    }),
    write('meeting-noticed', '1999-03-20', { meeting: 'am-1999', sent: '1999-03-20', to: 'all holders of record' }),
    write('record-date', '1999-03-01', { for: 'am-1999', date: '1999-03-10' }),
    write('record-date', '1999-03-02', { for: 'am-1999', date: '1999-03-12' }),
    held('am-2000', '2000-04-20'),
    held('am-1999', '1999-04-20', {}, '14:00'),
    held('am-1999-later', '1999-05-20', { 'adjourned-from': 'am-1999' }),
    held('am-1999-last', '1999-06-20', { 'adjourned-from': 'am-1999-later' }),
    held('board-1', '1999-07-01', { of: 'board', kind: 'special' }),
    held('special', '1999-08-01', { kind: 'special' }),
  );

  it('held are counted once, however often adjourned', () => {
    expect(
      books.annualMeetings().map(({ id, opened, closed, sittings }) => [id, opened, closed, sittings.length]),
    ).toEqual([
      ['am-1999', at('1999-04-20', '14:00'), { day: '1999-06-20' }, 3],
      ['am-2000', { day: '2000-04-20' }, { day: '2000-04-20' }, 1],
    ]);
    expect(books.annualMeetings(on('2000-04-19')).map(({ id }) => id)).toEqual(['am-1999']);
    expect(books.meetings('shareholders').map(({ id }) => id)).toEqual(['am-1999', 'special', 'am-2000']);
    expect(books.meetings('board').map(({ kind }) => kind)).toEqual(['special']);
  });

  it('have a call, notices and a record date, the last one fixed', () => {
    expect(books.meetingCalled('am-1999')?.data.for).toEqual(at('1999-04-20', '14:00'));
    expect(books.meetingNotices('am-1999').map(({ data }) => data.sent)).toEqual(['1999-03-20']);
    expect(books.recordDate('am-1999')).toEqual(at('1999-03-12', '24:00'));
    expect(books.recordDateEntry('am-1999')?.id).toBe('m-4');
    expect(books.recordDate('am-2000')).toBeUndefined();
  });
});

it('a director elected by a series keeps what the election says of the seat', () => {
  const write = writer();
  const books = booksOf(
    write('opening-board', '1999-01-01', {
      size: '2',
      directors: [{ person: 'ada', series: 'series-a', 'elected-by': 'series' }],
    }),
    write('director-elected', '1999-04-20', {
      person: 'ben',
      by: 'series-directors',
      series: 'series-a',
      succeeds: 'ada',
      fills: 'vacancy',
      'term-ends-after': '1',
    }),
  );
  expect(books.roster(on('1999-04-19'))).toMatchObject([{ person: 'ada', series: 'series-a', electedBy: 'series' }]);
  expect(books.roster(on('1999-04-20'))).toMatchObject([
    {
      person: 'ben',
      series: 'series-a',
      electedBy: 'series-directors',
      succeeds: 'ada',
      fills: 'vacancy',
      termEndsAfter: 1,
    },
  ]);
  expect(books.rosterHistory().at(on('1998-12-31'))).toEqual([]);
  expect(
    books
      .rosterHistory()
      .during(on('1999-01-01'), on('1999-12-31'))
      .map(({ value }) => value.map(({ person }) => person)),
  ).toEqual([['ada'], ['ben']]);
  expect(books.boardSize().moments()).toEqual([{ day: '1999-01-01' }]);
});

it('of several events at one moment the roster shows what they come to', () => {
  const write = writer();
  const books = booksOf(
    write('opening-board', '1999-01-01', { size: '2', directors: [{ person: 'ada' }] }),
    write('director-elected', '1999-04-20', { person: 'ben', by: 'board' }),
    write('director-resigned', '1999-04-20', { person: 'ada' }),
    write('director-resigned', '1999-04-20', { person: 'cora' }),
  );
  expect(roster(books, on('1999-04-20'))).toEqual(['ben']);
  expect(books.rosterHistory().moments()).toEqual([{ day: '1999-01-01' }, { day: '1999-04-20' }]);
});
