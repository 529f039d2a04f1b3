import { describe, expect, it } from 'vitest';
import { gold, goldWorld, ordinary } from '../kinds/distributions/series-world.js';
import { post, type Books } from '../../src/books/index.js';
import { keptBooks } from '../../src/books/kept.js';
import { plainEnvironment } from '../../src/evaluation/index.js';
import { day } from '../../src/exact/index.js';
import { completeFamilies, entryTypes, Journal, type CompleteFamily } from '../../src/journal/index.js';
import { instrument, sessionOf } from './small-charter.js';

const asOf = day('2005-01-01');

/** The books of an empty journal as rules read them, with the families that reading them made sure of. */
function reading(read: (books: Books) => unknown): readonly CompleteFamily[] {
  const made: CompleteFamily[] = [];
  read(keptBooks(post(Journal.empty('test', day('2000-01-01'))), (family) => made.push(family)));
  return made;
}

describe('what a rule reads of a complete family', () => {
  it.each(entryTypes.map(({ type, family }) => ({ type, family })))(
    'entries of the type $type are read through the coverage of their own family alone',
    ({ type, family }) => {
      const complete = (completeFamilies as readonly string[]).includes(family);
      expect(reading((books) => books.entriesOf(type))).toEqual(complete ? [family] : []);
    },
  );

  it.each<readonly [CompleteFamily, string, (books: Books) => unknown]>([
    ['register', 'what is outstanding', (books) => books.outstanding('common').at(asOf)],
    ['register', 'when shares changed hands', (books) => books.holding('ash', 'common').moments()],
    ['board', 'the roster', (books) => books.roster(asOf)],
    ['officers', 'the officers', (books) => books.officers(asOf)],
    ['meetings', 'a record date', (books) => books.recordDate('annual', asOf)],
    ['meetings', 'the close of the polls', (books) => books.pollsClosed('deal')],
    ['acts', 'filings', (books) => books.filings('deal', asOf)],
    ['acts', 'notices', (books) => books.notices('deal', asOf)],
    ['acts', 'rescissions', (books) => books.rescissions('e-1', asOf)],
    ['dividends', 'declarations', (books) => books.declared('series-a', asOf)],
  ])('%s: %s', (family, _what, read) => {
    expect(reading(read)).toEqual([family]);
  });

  it.each<readonly [string, (books: Books) => unknown]>([
    ['a proposed act', (books) => books.proposal('deal')],
    ['the call of a meeting', (books) => books.meetingCalled('annual', asOf)],
  ])('is not asked to be kept for what is looked up by its own id: %s', (_what, read) => {
    expect(reading(read)).toEqual([]);
  });

  it.each<readonly [string, string, object]>([
    ['a filing', 'filing', { what: 'report', for: 'p', with: 'agency' }],
    ['a notice', 'notice', { of: 'p', to: 'holders', sent: '2004-06-01' }],
  ])('is asked about where a coverage ends and %s is entered after it', (_what, type, data) => {
    const entered = (ends: string) => [
      { on: '2000-01-01', type: 'coverage', data: { family: 'acts', from: '2000-01-01', through: ends } },
      { on: '2000-02-01', type: 'proposed', data: { id: 'p', act: { kind: 'dissolution', of: 'corporation' } } },
      { on: '2004-06-01', type, data },
    ];
    const filings = (ends: string) =>
      sessionOf([instrument()], entered(ends)).ask({ question: 'test.filings', asOf }, (c) => ({
        ask: () => ({
          value: c.books.filings(undefined, c.now).length,
          reason: c.notionNamed('standing', ['p'], c.now, 'I').reason,
        }),
      }));
    expect(filings('2004-05-31')).toMatchObject({
      outcome: 'needs-facts',
      inquiries: [{ fact: 'complete-through', about: ['acts'] }],
    });
    expect(filings('2004-06-01').outcome).toBe('answered');
  });

  it('is asked about where nobody covers it, and rests on the coverage where somebody does', () => {
    const asking = (entries: Parameters<typeof sessionOf>[1]) =>
      sessionOf([instrument()], entries).ask({ question: 'test.filings', asOf }, (c) => ({
        ask: () => ({
          value: c.books.filings(undefined, c.now).length,
          reason: c.notionNamed('standing', ['p'], c.now, 'I').reason,
        }),
      }));
    expect(asking([])).toMatchObject({
      outcome: 'needs-facts',
      inquiries: [{ fact: 'complete-through', about: ['acts'] }],
    });
    const covered = { on: '2000-01-01', type: 'coverage', data: { family: 'acts', from: '2000-01-01' } };
    expect(asking([covered])).toMatchObject({ outcome: 'answered', value: 0, rests: [{ about: 'coverage(acts)' }] });
  });

  it('is asked about where a moment before it was kept is read, whatever the rule asked for before', () => {
    const covered = { on: '2000-01-01', type: 'coverage', data: { family: 'acts', from: '2000-01-02' } };
    const as = (on: string) =>
      sessionOf([instrument()], [covered]).ask({ question: 'test.filings', asOf }, (c) => ({
        ask: () => ({
          value: c.books.filings(undefined, day(on)).length,
          reason: c.notionNamed('standing', ['p'], c.now, 'I').reason,
        }),
      }));
    expect(as('2000-01-02').outcome).toBe('answered');
    expect(as('2000-01-01')).toMatchObject({
      outcome: 'needs-facts',
      inquiries: [{ fact: 'complete-from', about: ['acts'] }],
    });
    // Before the corporation was formed there was nothing to keep, although no milestone tells the day.
    expect(as('1999-12-31').outcome).toBe('answered');
  });

  it('is not asked to be kept for a day that is still ahead', () => {
    const covered = {
      on: '2000-01-01',
      type: 'coverage',
      data: { family: 'meetings', from: '2000-01-01', through: asOf },
    };
    const c = sessionOf([instrument()], [covered]).contextOn(asOf);
    const { frame } = c.run(plainEnvironment, () => c.books.recordDate('annual', day('2006-01-01')));
    expect(frame.remarks.size).toBe(0);
  });
});

describe('how far books are kept', () => {
  it('is asked with the section of the provision that reads them, whether or not its rule asks', () => {
    const world = goldWorld([ordinary(), gold('2001-01-10')], { kept: false });
    const input = { from: '2001-01-01', to: '2001-12-31' };
    const answer = world.ask({ question: 'calendar.deadlines', asOf: '2001-02-16', input });
    const asked = answer.outcome === 'answered' ? [] : answer.inquiries;
    expect(asked.map(({ key, cites }) => [key, cites])).toEqual([['complete-through(dividends)', ['6']]]);
  });
});
