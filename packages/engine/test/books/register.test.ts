import { describe, expect, it } from 'vitest';
import { post, type Books } from '../../src/books/index.js';
import { day, show, type Day, type Moment, type Quantity } from '../../src/exact/index.js';
import { AccountsBuilder, closeOf, placeOf } from '../../src/journal/accounts/index.js';
import type { EntryInput } from '../../src/journal/index.js';
import { introduced, journalOf, writer } from '../journal/builder.js';

const on = (text: string): Day => day(text);
const at = (text: string, time: string): Moment => ({ day: day(text), time });
const shown = (quantity: Quantity<'shares'>): string => show(quantity);

function booksOf(...entries: readonly EntryInput[]): Books {
  return post(journalOf([...introduced('anna', 'bert', 'carl', 'trust'), ...entries]));
}

/** 1,000,000 issued: 600,000 dispersed, 300,000 anna, 100,000 bert, on 1 February 1999. */
function started(write = writer('start')): readonly EntryInput[] {
  const issue = (to: string, shares: string) => write('shares-issued', '1999-02-01', { class: 'common', to, shares });
  return [issue('dispersed', '600,000'), issue('anna', '300,000'), issue('bert', '100,000')];
}

describe('a holding of record', () => {
  const write = writer();
  const books = booksOf(
    ...started(),
    write('shares-transferred', '2000-05-10', { class: 'common', from: 'anna', to: 'bert', shares: '1' }),
    write(
      'shares-transferred',
      '2000-05-10',
      { class: 'common', from: 'anna', to: 'bert', shares: '10' },
      { time: '14:00' },
    ),
    write('shares-transferred', '2001-01-01', { class: 'common', from: 'bert', to: 'anna', shares: '11' }),
  );
  const anna = books.holding('anna', 'common');

  it('is known at the close of a day', () => {
    const days = ['1999-01-31', '1999-02-01', '2000-05-09', '2000-05-10', '2001-01-01'];
    expect(days.map((each) => shown(anna.at(on(each))))).toEqual(['0', '300,000', '300,000', '299,989', '300,000']);
  });

  it('is known within a day as far as entries have a time', () => {
    const times = ['13:59', '14:00', '24:00'];
    expect(times.map((time) => shown(anna.at(at('2000-05-10', time))))).toEqual(['300,000', '299,990', '299,989']);
  });

  it('tells its changes in a span, and when something was first so', () => {
    expect(anna.during(on('2000-01-01'), on('2000-12-31')).map(({ from, value }) => [from, shown(value)])).toEqual([
      [{ day: '2000-01-01' }, '300,000'],
      [at('2000-05-10', '14:00'), '299,990'],
      [{ day: '2000-05-10' }, '299,989'],
    ]);
    expect(anna.first((held) => shown(held) === '299,990')).toEqual(at('2000-05-10', '14:00'));
    expect(anna.first((held) => shown(held) === '1')).toBeUndefined();
  });

  it('names the entries it rests on', () => {
    expect(books.registerEntries('anna', 'common', on('2000-12-31'))).toEqual(['start-2', 'e-2', 'e-1']);
    expect(books.registerEntries('anna', 'common', on('1998-01-01'))).toEqual([]);
    expect(books.registerEntries('nobody', 'common', on('2000-12-31'))).toEqual([]);
  });

  it('is none for who holds nothing, and in a class there is not', () => {
    expect(shown(books.holding('carl', 'common').at(on('2001-01-01')))).toBe('0');
    expect(shown(books.holding('anna', 'preferred').at(on('2001-01-01')))).toBe('0');
    expect(books.holding('carl', 'common').moments()).toEqual([]);
  });
});

describe('issued, treasury and outstanding', () => {
  const write = writer();

  it('treasury shares are issued and not outstanding; retired shares are neither', () => {
    const books = booksOf(
      ...started(),
      write('shares-reacquired', '2000-01-01', {
        class: 'common',
        from: 'dispersed',
        shares: '100,000',
        'held-as': 'treasury',
      }),
      write('shares-reacquired', '2000-02-01', {
        class: 'common',
        from: 'dispersed',
        shares: '50,000',
        'held-as': 'retired',
      }),
      write('treasury-shares-transferred', '2000-03-01', { class: 'common', to: 'anna', shares: '10,000' }),
      write('shares-retired', '2000-04-01', { class: 'common', shares: '40,000' }),
    );
    const figures = (each: string) =>
      [books.issued, books.treasury, books.outstanding].map((of) => shown(of('common').at(on(each))));
    expect(figures('1999-12-31')).toEqual(['1,000,000', '0', '1,000,000']);
    expect(figures('2000-01-01')).toEqual(['1,000,000', '100,000', '900,000']);
    expect(figures('2000-02-01')).toEqual(['950,000', '100,000', '850,000']);
    expect(figures('2000-03-01')).toEqual(['950,000', '90,000', '860,000']);
    expect(figures('2000-04-01')).toEqual(['910,000', '50,000', '860,000']);
    expect(books.outstanding('common').moments()).toContainEqual({ day: '2000-03-01' });
  });

  it('shares of a corporation in which this one has a majority are not outstanding, while it has', () => {
    const books = booksOf(
      ...started(),
      write('relationship', '2000-01-01', {
        kind: 'majority-of-votes',
        person: 'corporation',
        of: 'bert',
        until: '2001-01-01',
      }),
    );
    const outstanding = (each: string) => shown(books.outstanding('common').at(on(each)));
    expect(['1999-12-31', '2000-01-01', '2000-12-31', '2001-01-01'].map(outstanding)).toEqual([
      '1,000,000',
      '900,000',
      '900,000',
      '1,000,000',
    ]);
    expect(books.majorityOwned(on('2000-06-01'))).toEqual(['bert']);
    expect(shown(books.outstandingHolding('bert', 'common', on('2000-06-01')))).toBe('0');
    expect(shown(books.outstandingHolding('bert', 'common', on('2001-06-01')))).toBe('100,000');
  });

  it('called shares stay outstanding until the redemption date where the entry names it, and the money must come by then', () => {
    const called = (on: string, more: object = {}) =>
      write('shares-called', on, { class: 'common', shares: '1,000', 'funds-deposited': 'yes', ...more });
    const books = booksOf(
      ...started(),
      called('2000-02-01', { 'outstanding-until': '2000-03-01' }),
      called('2000-03-01', { shares: '10', 'outstanding-until': '2000-03-01' }),
      called('2000-03-02', { shares: '500', 'outstanding-until': '2000-03-01' }),
    );
    const outstanding = (each: string) => shown(books.outstanding('common').at(on(each)));
    expect(outstanding('2000-02-29')).toBe('1,000,000');
    expect(outstanding('2000-03-01')).toBe('998,990');
    expect(outstanding('2000-03-02')).toBe('998,990');
    const funded = (each: string) => shown(books.calledAndFunded('common', on(each)));
    const gone = (each: string) => shown(books.calledAndGone('common', on(each)));
    expect([funded('2000-01-31'), gone('2000-01-31')]).toEqual(['0', '0']);
    expect([funded('2000-02-29'), gone('2000-02-29')]).toEqual(['1,000', '0']);
    expect([funded('2000-03-02'), gone('2000-03-02')]).toEqual(['1,010', '1,010']);
  });

  it('called shares are not outstanding once the money is there, and are not taken off twice', () => {
    const books = booksOf(
      ...started(),
      write('shares-called', '2000-01-01', { class: 'common', shares: '500', 'funds-deposited': 'no' }),
      write('shares-called', '2000-02-01', { class: 'common', shares: '1,000', 'funds-deposited': 'yes' }),
      write('shares-called', '2000-02-01', { class: 'common', shares: '7', holder: 'anna', 'funds-deposited': 'yes' }),
      write('shares-reacquired', '2000-03-01', {
        class: 'common',
        from: 'anna',
        shares: '307',
        'held-as': 'retired',
        called: 'yes',
      }),
    );
    const outstanding = (each: string) => shown(books.outstanding('common').at(on(each)));
    expect(outstanding('2000-01-01')).toBe('1,000,000');
    expect(outstanding('2000-02-01')).toBe('998,993');
    expect(outstanding('2000-03-01')).toBe('998,993');
    expect(shown(books.outstandingHolding('anna', 'common', on('2000-02-01')))).toBe('299,693');
    expect(shown(books.outstandingHolding('bert', 'common', on('2000-02-01')))).toBe('99,900');
  });
});

describe('splits and distributions', () => {
  const write = writer();

  it('a split multiplies every account, the treasury too, and leaves fractions', () => {
    const books = booksOf(
      write('opening-register', '1999-01-01', {
        class: 'common',
        issued: '111',
        treasury: '10',
        holdings: [{ holder: 'anna', shares: '101' }],
      }),
      write('shares-split', '2000-01-01', { class: 'common', 'for-each': '2', becomes: '3' }),
      write('fractions-cashed', '2000-01-02', { class: 'common', from: 'anna', shares: '1/2' }),
    );
    const figures = (each: string) =>
      [books.issued('common'), books.treasury('common'), books.holding('anna', 'common')].map((of) =>
        shown(of.at(on(each))),
      );
    expect(figures('1999-12-31')).toEqual(['111', '10', '101']);
    expect(figures('2000-01-01')).toEqual(['166.5', '15', '151.5']);
    expect(figures('2000-01-02')).toEqual(['166', '15', '151']);
  });

  it('a distribution goes to outstanding shares as held at its record date', () => {
    const books = booksOf(
      write('opening-register', '1999-01-01', {
        class: 'common',
        issued: '200',
        treasury: '50',
        holdings: [{ holder: 'anna', shares: '150' }],
      }),
      write('shares-transferred', '2000-01-10', { class: 'common', from: 'anna', to: 'bert', shares: '100' }),
      write('share-distribution', '2000-01-20', {
        class: 'common',
        'on-class': 'common',
        'per-share': '1/10',
        'record-date': '2000-01-05',
      }),
      write('share-distribution', '2000-02-20', { class: 'preferred', 'on-class': 'common', 'per-share': '1/10' }),
    );
    const held = (holder: string, cls: string) => shown(books.holding(holder, cls).at(on('2000-03-01')));
    expect([held('anna', 'common'), held('bert', 'common'), held('treasury', 'common')]).toEqual(['65', '100', '50']);
    expect([held('anna', 'preferred'), held('bert', 'preferred')]).toEqual(['6.5', '10']);
    expect(shown(books.issued('preferred').at(on('2000-03-01')))).toBe('16.5');
    expect(books.classes()).toEqual(['common', 'preferred']);
  });

  it('numbers that no double holds stay exact', () => {
    const many = '9007199254740993';
    const books = booksOf(
      write('shares-issued', '1999-01-01', { class: 'common', to: 'anna', shares: many }),
      write('shares-issued', '1999-01-02', { class: 'common', to: 'anna', shares: '9007199254740991' }),
      write('shares-split', '1999-01-03', { class: 'common', 'for-each': '3', becomes: '1' }),
    );
    expect(shown(books.holding('anna', 'common').at(on('1999-01-02')))).toBe('18,014,398,509,481,984');
    expect(shown(books.issued('common').at(on('1999-01-02')))).toBe('18,014,398,509,481,984');
    expect(shown(books.holding('anna', 'common').at(on('1999-01-03')))).toBe('6,004,799,503,160,661 1/3');
  });
});

describe('lists of holders', () => {
  const write = writer();
  const books = booksOf(
    ...started(),
    write('shares-issued', '1999-02-01', { class: 'common', to: 'carl', shares: '52,631' }),
    write('shares-transferred', '2000-01-01', { class: 'common', from: 'dispersed', to: 'carl', shares: '1' }),
    write('shares-reacquired', '2000-01-01', {
      class: 'common',
      from: 'bert',
      shares: '100,000',
      'held-as': 'treasury',
    }),
  );

  it('have everybody with shares, and not the treasury', () => {
    expect(books.holders('common', on('2000-01-01')).map(({ holder, shares }) => [holder, shown(shares)])).toEqual([
      ['dispersed', '599,999'],
      ['anna', '300,000'],
      ['carl', '52,632'],
    ]);
    const visited: string[] = [];
    books.eachHolder('common', on('2000-01-01'), (holder, shares) => visited.push(`${holder} ${shown(shares)}`));
    expect(visited).toEqual(['dispersed 599,999', 'anna 300,000', 'carl 52,632']);
    expect(books.holders('preferred', on('2000-01-01'))).toEqual([]);
    expect(books.largeHolders('preferred', on('2000-01-01'))).toEqual([]);
    expect(shown(books.outstanding('preferred').at(on('2000-01-01')))).toBe('0');
    expect(books.issued('preferred').moments()).toEqual([]);
    expect(books.holders('common', on('1999-01-31'))).toEqual([]);
  });

  it('of those with at least a twentieth: 52,632 of 1,052,631 is one, 52,631 is not', () => {
    expect(books.largeHolders('common', on('1999-12-31')).map(({ holder }) => holder)).toEqual(['anna', 'bert']);
    expect(books.largeHolders('common', on('2000-01-01')).map(({ holder }) => holder)).toEqual(['anna', 'carl']);
  });
});

describe('how holders came by their shares', () => {
  it('tells issues and transfers in order, with what resulted', () => {
    const write = writer();
    const books = booksOf(
      ...started(),
      write('shares-transferred', '2000-05-10', {
        class: 'common',
        from: 'anna',
        to: 'carl',
        shares: '10',
        how: 'inheritance',
      }),
      write('shares-transferred', '2000-04-10', { class: 'common', from: 'anna', to: 'carl', shares: '5' }),
      write('shares-reacquired', '2000-06-01', { class: 'common', from: 'bert', shares: '100', 'held-as': 'treasury' }),
      write('treasury-shares-transferred', '2000-07-01', { class: 'common', to: 'carl', shares: '100' }),
      write('shares-issued', '2000-08-01', { class: 'common', to: 'carl', shares: '1' }),
    );
    const told = books
      .acquisitions('carl', 'common')
      .map(({ how, from, shares, resulting, entry }) => [how, from, shown(shares), shown(resulting), entry]);
    expect(told).toEqual([
      ['not-stated', 'anna', '5', '5', 'e-2'],
      ['inheritance', 'anna', '10', '15', 'e-1'],
      ['from-treasury', 'treasury', '100', '115', 'e-4'],
      ['issue', undefined, '1', '116', 'e-5'],
    ]);
  });
});

describe('accounts filled from columns that are read already', () => {
  it('are those that entries make', () => {
    const builder = new AccountsBuilder();
    const [common, anna, bert] = [
      builder.classes.number('common'),
      builder.holders.number('anna'),
      builder.holders.number('bert'),
    ];
    builder.add(placeOf(on('2000-01-01')), common, anna, 100, 1);
    builder.add(placeOf(on('2000-02-01')), common, anna, -30, 2);
    builder.add(placeOf(on('2000-02-01')), common, bert, 30, 2);
    const [accounts] = builder.build().ofClass;
    expect(accounts?.length).toBe(3);
    expect(accounts === undefined ? '' : shown(accounts.at(anna, closeOf(on('2000-01-31'))))).toBe('100');
    expect(accounts === undefined ? '' : shown(accounts.at(anna, closeOf(on('2000-02-01'))))).toBe('70');
    expect(accounts === undefined ? '' : shown(accounts.at(bert, closeOf(on('2000-02-01'))))).toBe('30');
    expect(accounts?.bytes).toBeGreaterThan(0);
  });
});
