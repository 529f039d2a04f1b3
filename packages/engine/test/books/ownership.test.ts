import { describe, expect, it } from 'vitest';
import { post, type Books } from '../../src/books/index.js';
import { day, show, type Day } from '../../src/exact/index.js';
import type { EntryInput } from '../../src/journal/index.js';
import { introduced, journalOf, writer } from '../journal/builder.js';

const on = (text: string): Day => day(text);

function booksOf(...entries: readonly EntryInput[]): Books {
  const people = introduced('anna', 'bert', 'carl', 'trust', 'parent', 'child', 'sister');
  const issued = writer('start')('shares-issued', '1999-02-01', {
    class: 'common',
    to: 'dispersed',
    shares: '1,000,000',
  });
  return post(journalOf([...people, issued, ...entries]));
}

describe('affiliates', () => {
  const write = writer();
  const control = (controller: string, controlled: string, more: { until?: string } = {}, from = '2000-01-01') =>
    write('control', from, { controller, controlled, ...more });
  const books = booksOf(
    control('parent', 'child'),
    control('parent', 'sister', { until: '2002-01-01' }),
    control('child', 'carl'),
  );
  const affiliates = (person: string, when: string) => books.affiliatesOf(person, on(when)).persons;

  it('are those above, those below, and those beside', () => {
    expect(affiliates('child', '2001-01-01')).toEqual(['carl', 'child', 'parent', 'sister']);
    expect(affiliates('parent', '2001-01-01')).toEqual(['carl', 'child', 'parent', 'sister']);
    expect(affiliates('anna', '2001-01-01')).toEqual(['anna']);
  });

  it('begin and end with the control, on its very day', () => {
    expect(affiliates('sister', '1999-12-31')).toEqual(['sister']);
    expect(affiliates('sister', '2000-01-01')).toContain('parent');
    expect(affiliates('sister', '2001-12-31')).toContain('parent');
    expect(affiliates('sister', '2002-01-01')).toEqual(['sister']);
  });

  it('name the entries they were found by', () => {
    expect(books.affiliatesOf('carl', on('2001-01-01')).entries.toSorted()).toEqual(['e-1', 'e-2', 'e-3']);
    expect(books.affiliatesOf('anna', on('2001-01-01')).entries).toEqual([]);
  });

  it('do not join two persons who only control a third together', () => {
    const joint = booksOf(
      write('control', '2000-01-01', { controller: 'anna', controlled: 'trust' }),
      write('control', '2000-01-01', { controller: 'bert', controlled: 'trust' }),
    );
    expect(joint.affiliatesOf('anna', on('2001-01-01')).persons).toEqual(['anna', 'trust']);
    expect(joint.affiliatesOf('trust', on('2001-01-01')).persons).toEqual(['anna', 'bert', 'trust']);
  });

  it('survive a circle of control', () => {
    const circle = booksOf(control('anna', 'bert'), control('bert', 'anna'));
    expect(circle.affiliatesOf('anna', on('2001-01-01')).persons).toEqual(['anna', 'bert']);
  });
});

describe('relations', () => {
  const write = writer('r');
  const books = booksOf(
    write('control', '2000-01-01', { controller: 'parent', controlled: 'child' }),
    write('not-control', '2000-01-01', { controller: 'parent', controlled: 'child' }),
    write('relationship', '2000-01-01', { kind: 'officer', person: 'anna', of: 'parent' }),
    write('agreement', '2000-01-01', { parties: ['anna', 'bert'], about: 'vote' }),
    write('group', '2000-01-01', { id: 'g', members: ['anna', 'carl'], purpose: 'voting together', basis: 'concert' }),
    write('relation-ended', '2001-01-01', { entry: 'r-5' }),
  );

  it('tell control and its contrary apart, and show both', () => {
    expect(books.controlEntries('parent', 'child', on('2000-06-01')).map(({ type }) => type)).toEqual([
      'control',
      'not-control',
    ]);
    expect(books.controlEntries('child', 'parent', on('2000-06-01'))).toEqual([]);
  });

  it('are found from either side', () => {
    expect(books.relationships('parent', on('2000-06-01')).map(({ id }) => id)).toEqual(['r-3']);
    expect(books.relationships('anna', on('2000-06-01')).map(({ id }) => id)).toEqual(['r-3']);
    expect(books.agreementsOf('bert', on('2000-06-01')).map(({ id }) => id)).toEqual(['r-4']);
    expect(books.agreementsOf('carl', on('2000-06-01'))).toEqual([]);
  });

  it('end with an entry that ends them', () => {
    expect(books.groupsOf('carl', on('2000-12-31')).map(({ data }) => data.id)).toEqual(['g']);
    expect(books.groups(on('2000-12-31'))).toHaveLength(1);
    expect(books.groupsOf('carl', on('2001-01-01'))).toEqual([]);
  });
});

describe('rights', () => {
  const write = writer('o');
  const books = booksOf(
    write('right-granted', '2000-01-01', {
      id: 'option',
      holder: 'anna',
      class: 'common',
      shares: '1,000',
      'exercisable-from': '2000-03-02',
      until: '2003-01-01',
      over: 'unissued',
      kind: 'option',
    }),
    write('right-ended', '2000-06-01', { right: 'option', shares: '400', how: 'exercised' }),
    write('right-granted', '2000-01-01', {
      id: 'warrant',
      holder: 'anna',
      class: 'common',
      shares: '50',
      'exercisable-from': '2000-01-01',
      over: 'outstanding',
      kind: 'warrant',
    }),
    write('right-ended', '2001-01-01', { right: 'warrant', how: 'lapsed' }),
    write('right-granted', '2000-01-01', {
      id: 'other',
      holder: 'anna',
      class: 'preferred',
      shares: '5',
      'exercisable-from': '2000-01-01',
      over: 'unissued',
      kind: 'conversion',
    }),
  );
  const told = (when: string) =>
    books.rights('anna', 'common', on(when)).map(({ id, shares }) => `${id} ${show(shares)}`);

  it('are over what is left of them', () => {
    expect(told('1999-12-31')).toEqual([]);
    expect(told('2000-05-31')).toEqual(['option 1,000', 'warrant 50']);
    expect(told('2000-06-01')).toEqual(['option 600', 'warrant 50']);
    expect(told('2001-01-01')).toEqual(['option 600']);
    expect(told('2002-12-31')).toEqual(['option 600']);
    expect(told('2003-01-01')).toEqual([]);
  });

  it('of somebody without any are none', () => {
    expect(books.rights('bert', 'common', on('2000-06-01'))).toEqual([]);
    expect(books.rights('anna', 'none', on('2000-06-01'))).toEqual([]);
    expect(books.changeMoments(['common'], ['anna'])).toContainEqual({ day: '2003-01-01' });
  });

  it('that can be exercised within so many days: 60 days before 2 March 2000 is 2 January', () => {
    const within = (when: string) => books.rightsWithin(60, 'anna', 'common', on(when)).map(({ id }) => id);
    expect(within('2000-01-01')).toEqual(['warrant']);
    expect(within('2000-01-02')).toEqual(['option', 'warrant']);
  });

  it('ended in parts that make the whole are gone', () => {
    const parts = booksOf(
      write('right-granted', '2000-01-01', {
        id: 'x',
        holder: 'bert',
        class: 'common',
        shares: '10',
        'exercisable-from': '2000-01-01',
        over: 'unissued',
        kind: 'option',
      }),
      write('right-ended', '2000-02-01', { right: 'x', shares: '4', how: 'exercised' }),
      write('right-ended', '2000-03-01', { right: 'x', shares: '6', how: 'exercised' }),
    );
    expect(parts.rights('bert', 'common', on('2000-02-28'))).toHaveLength(1);
    expect(parts.rights('bert', 'common', on('2000-03-01'))).toEqual([]);
  });
});

describe('blocks', () => {
  const write = writer('b');
  const move = (to: string, shares: string) =>
    write('shares-transferred', '2000-01-01', { class: 'common', from: 'dispersed', to, shares });
  const heldFor = (
    holder: string,
    owners: readonly string[],
    more: { shares?: string; until?: string } = {},
    from = '2000-01-01',
  ) => write('held-for', from, { class: 'common', holder, owners, ...more });
  const told = (books: Books, when: string) =>
    books
      .blocks('common', on(when))
      .map(({ holder, owners, shares }) => `${holder} ${show(shares)} of ${owners.join('+')}`);

  it('are a holder’s own unless somebody says for whom it holds', () => {
    const books = booksOf(
      move('trust', '40,000'),
      move('anna', '60,000'),
      heldFor('trust', ['carl', 'bert'], { shares: '30,000' }),
    );
    expect(told(books, '2000-01-01')).toEqual([
      'anna 60,000 of anna',
      'trust 30,000 of bert+carl',
      'trust 10,000 of trust',
    ]);
  });

  it('of all that a holder has follow its holding', () => {
    const books = booksOf(
      move('trust', '40,000'),
      heldFor('trust', ['anna'], { shares: '10,000' }),
      heldFor('trust', ['carl']),
      write('shares-transferred', '2001-01-01', { class: 'common', from: 'trust', to: 'dispersed', shares: '35,000' }),
    );
    expect(told(books, '2000-01-01')).toEqual(['trust 10,000 of anna', 'trust 30,000 of carl']);
    expect(told(books, '2001-01-01')).toEqual(['trust 5,000 of anna']);
  });

  it('of dispersed holders are only those that somebody owns by name', () => {
    const books = booksOf(heldFor('dispersed', ['anna'], { shares: '90,000', until: '2002-01-01' }));
    expect(told(books, '2001-12-31')).toEqual(['dispersed 90,000 of anna']);
    expect(told(books, '2002-01-01')).toEqual([]);
  });

  it('leave out called shares, down to none', () => {
    const books = booksOf(
      move('anna', '60,000'),
      write('shares-called', '2001-01-01', {
        class: 'common',
        holder: 'anna',
        shares: '59,000',
        'funds-deposited': 'yes',
      }),
      write('shares-called', '2002-01-01', {
        class: 'common',
        holder: 'anna',
        shares: '2,000',
        'funds-deposited': 'yes',
      }),
    );
    expect(told(books, '2000-12-31')).toEqual(['anna 60,000 of anna']);
    expect(told(books, '2001-01-01')).toEqual(['anna 1,000 of anna']);
    expect(told(books, '2002-01-01')).toEqual([]);
  });

  it('leave out what is not outstanding', () => {
    const books = booksOf(
      move('child', '100,000'),
      write('relationship', '2000-02-01', { kind: 'majority-of-votes', person: 'corporation', of: 'child' }),
    );
    expect(told(books, '2000-01-31')).toEqual(['child 100,000 of child']);
    expect(told(books, '2000-02-01')).toEqual([]);
  });
});

describe('named persons', () => {
  const write = writer('n');
  const move = (to: string, shares: string) =>
    write('shares-transferred', '2000-01-01', { class: 'common', from: 'dispersed', to, shares });

  it('are the large holders, those with a relation or right, and those an act or determination names', () => {
    const books = booksOf(
      move('anna', '50,000'),
      move('bert', '49,999'),
      write('right-granted', '2000-02-01', {
        id: 'x',
        holder: 'carl',
        class: 'common',
        shares: '1',
        'exercisable-from': '2009-01-01',
        over: 'unissued',
        kind: 'option',
      }),
      write('control', '2000-03-01', { controller: 'parent', controlled: 'child', until: '2000-04-01' }),
      write('proposed', '2000-05-01', { id: 'deal', act: { kind: 'merger', of: 'corporation', with: 'sister' } }),
      write('determination', '2000-06-01', {
        id: 'd',
        by: 'continuing-directors',
        yes: '4',
        notion: 'owned',
        about: ['trust', 'something'],
        place: 'X',
        value: '1',
      }),
    );
    const named = (when: string) => books.named(on(when)).join(' ');
    expect(named('1999-12-31')).toBe('');
    expect(named('2000-01-01')).toBe('anna');
    expect(named('2000-02-01')).toBe('anna carl');
    expect(named('2000-04-30')).toBe('anna carl child parent');
    expect(named('2000-05-01')).toBe('anna carl child parent sister');
    expect(named('2000-06-01')).toBe('anna carl child parent sister trust');
  });

  it('are those of an agreement, a relationship, a group, or a contrary entered', () => {
    const books = booksOf(
      write('agreement', '2000-01-01', { parties: ['anna', 'bert'], about: 'vote' }),
      write('relationship', '2000-02-01', { kind: 'partner', person: 'carl', of: 'corporation' }),
      write('group', '2000-03-01', { id: 'g', members: ['sister', 'dispersed'], purpose: 'voting', basis: 'status' }),
      write('not-control', '2000-04-01', { controller: 'parent', controlled: 'child' }),
    );
    const named = (when: string) => books.named(on(when)).join(' ');
    expect(named('2000-01-31')).toBe('anna bert');
    expect(named('2000-02-29')).toBe('anna bert carl');
    expect(named('2000-03-31')).toBe('anna bert carl sister');
    expect(named('2000-04-01')).toBe('anna bert carl child parent sister');
    expect(books.changeMoments(['common'], ['sister'])).toEqual([{ day: '2000-03-01' }]);
  });

  it('have the moments at which their ownership may have changed', () => {
    const books = booksOf(
      move('anna', '50,000'),
      move('bert', '10'),
      write('held-for', '2000-03-01', { class: 'common', holder: 'trust', owners: ['anna'], until: '2000-09-01' }),
      write(
        'shares-transferred',
        '2000-04-01',
        { class: 'common', from: 'dispersed', to: 'trust', shares: '5' },
        { time: '10:00' },
      ),
      write('control', '2000-05-01', { controller: 'anna', controlled: 'child' }),
      write('right-granted', '2000-06-01', {
        id: 'x',
        holder: 'anna',
        class: 'common',
        shares: '1',
        'exercisable-from': '2000-07-01',
        over: 'unissued',
        kind: 'option',
      }),
      write('right-ended', '2000-08-01', { right: 'x', how: 'lapsed' }),
    );
    expect(books.changeMoments(['common'], ['anna'])).toEqual([
      { day: '2000-01-01' },
      { day: '2000-03-01' },
      { day: '2000-04-01', time: '10:00' },
      { day: '2000-05-01' },
      { day: '2000-06-01' },
      { day: '2000-07-01' },
      { day: '2000-08-01' },
      { day: '2000-09-01' },
    ]);
    expect(books.changeMoments(['common'], ['bert'])).toEqual([{ day: '2000-01-01' }]);
    expect(books.changeMoments(['preferred'], ['bert'])).toEqual([]);
  });
});

describe('two ids of one person', () => {
  const write = writer('s');
  const entries = [
    write('shares-transferred', '2000-01-01', { class: 'common', from: 'dispersed', to: 'anna', shares: '30,000' }),
    write('shares-transferred', '2000-02-01', { class: 'common', from: 'dispersed', to: 'bert', shares: '40,000' }),
    write('group', '2000-03-01', { id: 'g', members: ['bert', 'carl'], purpose: 'voting', basis: 'concert' }),
    write('stated', '2000-03-01', { fact: 'independent', about: ['bert'], value: 'no' }),
  ];
  const same = write('same-person', '2003-01-01', { persons: ['anna', 'bert', 'trust'] });

  it('are joined on every day, and nothing of the journal is changed', () => {
    const books = booksOf(...entries, same);
    expect(show(books.holding('anna', 'common').at(on('2000-02-01')))).toBe('70,000');
    expect(show(books.holding('bert', 'common').at(on('2000-02-01')))).toBe('0');
    expect(books.groupsOf('anna', on('2000-03-01'))).toHaveLength(1);
    expect(books.stated('independent', ['anna'], on('2001-01-01')).map(({ value }) => value)).toEqual(['no']);
    expect(books.stated('independent', ['bert'], on('2001-01-01')).map(({ value }) => value)).toEqual(['no']);
    expect([books.oneId('trust'), books.oneId('bert'), books.oneId('carl')]).toEqual(['anna', 'anna', 'carl']);
  });

  it('are two where that is not known', () => {
    const books = booksOf(...entries);
    expect(show(books.holding('bert', 'common').at(on('2000-02-01')))).toBe('40,000');
    expect(books.oneId('bert')).toBe('bert');
  });
});
