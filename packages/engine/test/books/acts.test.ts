import { describe, expect, it } from 'vitest';
import { post } from '../../src/books/index.js';
import { day } from '../../src/exact/index.js';
import { introduced, journalOf, writer } from '../journal/builder.js';

const write = writer('a');
const books = post(
  journalOf([
    ...introduced('anna', 'bert'),
    write('proposed', '2004-05-01', { id: 'deal', act: { kind: 'merger', of: 'corporation', with: 'anna' } }),
    write('proposed', '2004-06-01', { id: 'loan', act: { kind: 'assistance', form: 'loan', to: 'anna' } }),
    write('signed', '2004-05-10', { proposal: 'deal' }, { time: '16:00' }),
    write('consummated', '2004-12-01', { proposal: 'deal' }),
    write('withdrawn', '2004-07-01', { proposal: 'loan' }),
    write('polls-closed', '2004-09-01', { proposal: 'deal' }, { time: '15:00' }),
    write('body-act', '2004-04-20', {
      id: 'vote',
      by: 'continuing-directors',
      on: 'deal',
      decides: 'approve',
      yes: '5',
      present: '5',
      'at-meeting': 'yes',
    }),
    write('body-act', '2004-08-20', {
      by: 'board',
      on: 'deal',
      decides: 'recommend',
      yes: ['anna', 'bert'],
      'at-meeting': 'yes',
    }),
    write('ballot', '2004-09-01', { proposal: 'deal', holder: 'anna', for: '100' }),
    write('tally', '2004-09-01', { proposal: 'deal', class: 'common', for: '540,000' }),
    write('approval', '2004-08-01', { by: 'department', for: 'deal', kind: 'approval', granted: 'yes' }),
    write('approval-revoked', '2004-10-01', { approval: 'a-11' }),
    write('determination', '2004-08-15', {
      id: 'owned',
      by: 'continuing-directors',
      yes: '4',
      notion: 'owned',
      about: ['anna'],
      place: 'X',
      value: '98000',
    }),
    write('court-order', '2005-01-01', { about: 'owned', holds: 'not-in-good-faith' }),
    write('determination-withdrawn', '2005-02-01', { determination: 'owned' }),
    write('notice', '2004-08-05', { of: 'deal', to: 'holders', sent: '2004-08-05' }),
    write('filing', '2004-12-01', { what: 'certificate of merger', for: 'deal' }),
    write('filing', '2004-12-02', { what: 'annual report' }),
    write('offer', '2004-03-01', { by: 'anna', class: 'common', percent: '25%' }),
    write('proxy-granted', '2004-08-20', { by: 'bert', to: 'anna', proposal: 'deal' }),
    write('ratified', '2005-03-01', { entry: 'a-4', by: 'board' }),
    write('rescinded', '2005-04-01', { proposal: 'deal', by: 'board' }),
    write('meeting-held', '2004-04-20', { id: 'am', kind: 'annual', of: 'shareholders' }),
    write('election-ballot', '2004-04-20', {
      meeting: 'am',
      holder: 'bert',
      votes: [{ candidate: 'anna', votes: '300' }],
    }),
  ]),
);
const before = (text: string) => day(text);
const ids = (entries: readonly { readonly id: string }[]) => entries.map(({ id }) => id);

describe('a proposed act', () => {
  it('is found by its id', () => {
    expect(books.proposal('deal')?.data.act).toEqual({ kind: 'merger', of: 'corporation', with: 'anna' });
    expect(books.proposal('other')).toBeUndefined();
    expect(books.proposals()).toEqual(['deal', 'loan']);
    expect(books.proposals(before('2004-05-31'))).toEqual(['deal']);
  });

  it('has the moments of its course', () => {
    expect(books.signed('deal')).toEqual({ day: '2004-05-10', time: '16:00' });
    expect(books.consummated('deal')).toEqual({ day: '2004-12-01' });
    expect(books.pollsClosed('deal')).toEqual({ day: '2004-09-01', time: '15:00' });
    expect(books.withdrawn('loan')).toEqual({ day: '2004-07-01' });
    expect([
      books.signed('loan'),
      books.consummated('loan'),
      books.pollsClosed('loan'),
      books.withdrawn('deal'),
    ]).toEqual([undefined, undefined, undefined, undefined]);
  });

  it('has acts of bodies, ballots and tallies, up to a moment where one is given', () => {
    expect(ids(books.bodyActs('deal'))).toEqual(['a-7', 'a-8']);
    expect(ids(books.bodyActs('deal', before('2004-08-19')))).toEqual(['a-7']);
    expect(books.bodyActs('loan')).toEqual([]);
    expect([books.bodyAct('vote')?.id, books.bodyAct('a-8')?.id, books.bodyAct('x')]).toEqual([
      'a-7',
      'a-8',
      undefined,
    ]);
    expect(ids(books.ballots('deal'))).toEqual(['a-9']);
    expect(books.ballots('deal', before('2004-08-31'))).toEqual([]);
    expect(ids(books.tallies('deal'))).toEqual(['a-10']);
    expect(ids(books.electionBallots('am'))).toEqual(['a-24']);
    expect(ids(books.proxies('bert'))).toEqual(['a-20']);
  });

  it('has approvals, notices, filings and offers', () => {
    expect(ids(books.approvals('deal'))).toEqual(['a-11']);
    expect(books.approvalRevoked('a-11')).toEqual({ day: '2004-10-01' });
    expect(books.approvalRevoked('a-1')).toBeUndefined();
    expect(ids(books.notices('deal', before('2004-08-05')))).toEqual(['a-16']);
    expect(books.filings('deal').map(({ on, data }) => [on, data.what])).toEqual([
      ['2004-12-01', 'certificate of merger'],
    ]);
    expect(books.filings('loan')).toEqual([]);
    expect(ids(books.filings(undefined))).toEqual(['a-18']);
    expect(ids(books.offers('anna'))).toEqual(['a-19']);
  });

  it('has rescissions', () => {
    expect(ids(books.rescissions('deal'))).toEqual(['a-22']);
    expect(books.rescissions('a-4')).toEqual([]);
  });
});

it('a determination has its withdrawal and the orders of courts about it', () => {
  expect(ids(books.determinations())).toEqual(['a-13']);
  expect(books.determinations(before('2004-08-14'))).toEqual([]);
  expect(books.courtOrders('owned').map(({ data }) => data.holds)).toEqual(['not-in-good-faith']);
  expect(books.determinationWithdrawn('owned')).toEqual({ day: '2005-02-01' });
  expect(books.determinationWithdrawn('other')).toBeUndefined();
});
