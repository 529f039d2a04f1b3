import { describe, expect, it } from 'vitest';
import type { EntryInput } from '../../src/journal/index.js';
import { grown, introduced, journalOf, writer } from './builder.js';

const write = writer();
const before = journalOf(introduced('anna', 'bert'), '1998-12-15');

function problems(entries: readonly EntryInput[], journal = before): readonly (readonly [string, string])[] {
  return (journal.append(entries).problems ?? []).map(({ path, message }) => [path.join('.'), message]);
}

const control = (on: string, until: string) => write('control', on, { controller: 'anna', controlled: 'bert', until });
const notice = (on: string, sent: string, received?: string) =>
  write('notice', on, { of: 'deal', to: 'holders', sent, ...(received === undefined ? undefined : { received }) });

describe('the days of an entry', () => {
  it('end nothing before it began; what ends on the day on which it began was so on none', () => {
    expect(problems([control('2000-02-01', '2000-02-01')])).toEqual([]);
    expect(problems([control('2000-02-01', '2000-01-31')])).toEqual([
      [
        'data.until',
        'it would have ended on 2000-01-31, before it began on 2000-02-01; check both days, or leave the end out',
      ],
    ]);
  });

  it('count the end of a stated fact from the day from which it was so', () => {
    const stated = (until: string) =>
      write('stated', '2000-02-01', {
        fact: 'affiliate',
        about: ['anna'],
        value: 'yes',
        from: '1999-06-01',
        until,
      });
    expect(problems([stated('1999-06-01')])).toEqual([]);
    expect(problems([stated('1999-05-31')]).map(([path]) => path)).toEqual(['data.until']);
  });

  it('have a notice received on the day on which it was sent, or later', () => {
    expect(problems([notice('2000-02-01', '2000-02-01', '2000-02-01')])).toEqual([]);
    expect(problems([notice('2000-02-01', '2000-02-01', '2000-01-31')])).toEqual([
      ['data.received', 'it was received on 2000-01-31, before it was sent on 2000-02-01; check both days'],
    ]);
  });

  it('leave the journal as it was where one of several is wrong', () => {
    const good = control('2000-02-01', '2001-02-01');
    const journal = before;
    expect(problems([good, control('2000-02-01', '2000-01-31')], journal)).toHaveLength(1);
    expect(grown(journal, [good]).length).toBe(before.length + 1);
  });
});

describe('offers, votes and notices', () => {
  const offer = (on: string) => write('offer', on, { by: 'anna', class: 'common', percent: '25%', kind: 'tender' });

  it('are none before the corporation was formed', () => {
    expect(problems([offer('1998-12-15'), notice('1999-01-04', '1998-12-15')])).toEqual([]);
    expect(problems([offer('1998-12-14')])).toEqual([
      ['on', '1998-12-14 is before the corporation was formed on 1998-12-15; check the date'],
    ]);
    expect(problems([notice('1999-01-04', '1998-12-14')])).toEqual([
      ['data.sent', '1998-12-14 is before the corporation was formed on 1998-12-15; check the date'],
    ]);
  });

  it('are looked at again when the day of forming is entered after them', () => {
    const early = notice('1999-01-04', '1998-12-14');
    const formed = (on: string) => write('milestone', on, { name: 'formed' });
    const journal = journalOf([...introduced('anna'), early]);
    expect(problems([formed('1998-12-14')], journal)).toEqual([]);
    expect(problems([formed('1998-12-15')], journal)).toEqual([
      ['on', `'${early.id}' is dated 1998-12-14, before the corporation was formed on 1998-12-15; check both dates`],
    ]);
  });
});

describe('several persons', () => {
  it('are at least two, each once', () => {
    const group = (...members: readonly string[]) =>
      write('group', '2000-01-01', { id: 'g', members, purpose: 'voting', basis: 'concert' });
    expect(problems([group('anna', 'bert')])).toEqual([]);
    expect(problems([group('anna')])).toEqual([['data.members', 'expected at least two persons']]);
    expect(problems([group('anna', 'bert', 'anna')])).toEqual([
      ['data.members', 'somebody is named twice; name each person once'],
    ]);
    expect(problems([write('agreement', '2000-01-01', { parties: ['anna', 'anna'], about: 'vote' })])).toHaveLength(1);
    expect(problems([write('same-person', '2000-01-01', { persons: ['anna', 'anna'] })])).toHaveLength(1);
  });

  it('are no group, neither itself nor another', () => {
    const group = (id: string, other: string) =>
      write('group', '2000-01-01', { id, members: ['anna', other], purpose: 'voting', basis: 'concert' });
    const itself = "there is no person 'ring'; 'ring' is a group, and only persons can be named here; name its members";
    expect(problems([group('ring', 'ring')])).toEqual([['data.members.1', itself]]);
    expect(problems([group('ring', 'chain'), group('chain', 'ring')]).map(([path]) => path)).toEqual([
      'data.members.1',
      'data.members.1',
    ]);
  });
});

describe('an id that names nothing', () => {
  it('is told with the one that is like it, or with what introduces it', () => {
    const announced = (proposal: string) => write('announced', '2000-01-01', { proposal });
    expect(problems([announced('deal')])).toEqual([
      ['data.proposal', "there is no proposal 'deal'; enter an act by an entry of type proposed, or check the id"],
    ]);
    const issue = (to: string) => write('shares-issued', '2000-01-01', { class: 'common', to, shares: '1' });
    expect(problems([issue('ana'), issue('zacharias')]).map(([, message]) => message)).toEqual([
      "there is no person 'ana'; did you mean 'anna'?",
      "there is no person 'zacharias'; enter a person by an entry of type person, or check the id",
    ]);
  });

  it('of several kinds is told with each of them', () => {
    const fixed = write('record-date', '2000-01-01', { for: 'nothing-known', date: '2000-01-01' });
    expect(problems([fixed])[0]?.[1]).toBe(
      "there is no meeting or proposal or dividend 'nothing-known'; enter a meeting by an entry of type meeting-called or " +
        'meeting-held, or an act by an entry of type proposed, or a dividend by an entry of type dividend-declared, or check the id',
    );
  });
});

describe('many names that nobody introduced', () => {
  it('are all told; only for the first is the nearest looked for, since that is dear', () => {
    const holdings = Array.from({ length: 500 }, () => ({ holder: 'annna', shares: '1' }));
    const opening = write('opening-register', '1999-01-04', {
      class: 'common',
      issued: '500',
      treasury: '0',
      holdings,
    });
    const found = before.append([opening]).problems ?? [];
    expect(found).toHaveLength(500);
    expect(found.filter(({ nearest }) => nearest === 'anna')).toHaveLength(20);
    expect(found.at(-1)?.message).toContain("there is no person 'annna'; enter a person");
    const corrections = Array.from({ length: 30 }, (_, each) => ({
      ...write('person', '1999-01-04', { id: `p-${each}`, kind: 'other' }),
      supersedes: { entry: `introduced-${each}`, because: 'clerical' as const, note: 'none' },
    }));
    expect(before.append(corrections).problems?.length).toBeGreaterThanOrEqual(30);
  });
});
