import { describe, expect, it } from 'vitest';
import { askingIn, questionsOf } from '../src/frame/asking.js';
import { foundInCorporation } from '../src/frame/found-in-corporation.js';
import { found } from '../src/frame/found.js';
import { actionOf } from '../src/frame/keys.js';
import { datesIn, inAddress, usualDay } from '../src/frame/page-dates.js';
import { isThere, sectionAt, sections, sectionsApart } from '../src/frame/sections.js';
import { linkIn } from '../src/pages/sign-in/link-in.js';

const pressed = { isCommand: false, isShift: false, isWriting: false, awaitsSection: false };

describe('keys', () => {
  it('move a day, with shift a month', () => {
    expect(actionOf({ ...pressed, key: '[' })).toEqual({ does: 'move', days: -1, months: 0 });
    expect(actionOf({ ...pressed, key: '}', isShift: true })).toEqual({ does: 'move', days: 0, months: 1 });
  });

  it('go to a section by a letter after g', () => {
    expect(actionOf({ ...pressed, key: 'g' })).toEqual({ does: 'await-section' });
    expect(actionOf({ ...pressed, key: 'r', awaitsSection: true })).toEqual({ does: 'go', letter: 'r' });
  });

  it('are one for each section, and none that means something else', () => {
    // Home, and an entry.
    const letters = ['h', 'e', ...[...sections, ...sectionsApart].map(({ letter }) => letter)];
    expect(new Set(letters).size).toBe(letters.length);
  });

  it('leave alone who writes, but for those with the command key', () => {
    for (const key of ['w', '[', '?', 'g', '/']) {
      expect(actionOf({ ...pressed, key, isWriting: true })).toBeUndefined();
    }
    expect(actionOf({ ...pressed, key: 'k', isCommand: true, isWriting: true })).toEqual({ does: 'palette' });
    expect(actionOf({ ...pressed, key: 'c', isCommand: true })).toBeUndefined();
  });
});

describe('search', () => {
  const all = [
    { group: 'Sections', title: 'Acts', path: '/acts' },
    {
      group: 'Questions',
      title: 'How many votes has each holder of record?',
      words: 'voting entitlement',
      path: '/votes',
    },
    { group: 'Questions', title: 'May this person acquire these shares?', words: 'acquisition permit', path: '/buy' },
  ];

  it('finds by the beginnings of words, the title before the rest', () => {
    expect(found(all, 'act')[0]?.path).toBe('/acts');
    expect(found(all, 'entitle')[0]?.path).toBe('/votes');
    expect(found(all, 'nobody')).toEqual([]);
  });

  it('puts first what has the words as they were typed, however many others have some of them', () => {
    const provisions = ['A · Who elects, and the votes needed', 'B · Votes of a holder'];
    const among = [...provisions.map((title) => ({ group: 'Provisions', title, path: '/no' })), ...all];
    expect(found(among, 'how many votes')[0]?.path).toBe('/votes');
  });

  it('finds a question asked in words', () => {
    expect(found(all, 'may a person acquire more')[0]?.path).toBe('/buy');
  });
});

describe('what the service finds', () => {
  it('names an act by whom it is with, and its id beside', () => {
    const none = { found: 0, first: [] };
    const acts = {
      found: 2,
      first: [
        { id: 'deal', act: 'merger', on: '2004-08-02', named: { hale: 'Hale, Inc. (invented)' } },
        { id: 'election-2004', act: 'election', on: '2004-03-01', named: {} },
      ],
    };
    const hits = foundInCorporation('acme', { persons: none, provisions: none, entries: none, papers: none, acts });
    expect(hits.map(({ title, note, path }) => [title, note, path])).toEqual([
      ['The merger with Hale, Inc.', 'deal', '/corporations/acme/acts/deal'],
      ['The election proposed on 1 March 2004', 'election-2004', '/corporations/acme/acts/election-2004'],
    ]);
  });
});

describe('the day of a page', () => {
  it('is today, and of a journal that ended long ago its last', () => {
    expect(usualDay('2026-03-01', '2026-11-22')).toBe('2026-11-22');
    expect(usualDay('2004-10-20', '2026-11-22')).toBe('2004-10-20');
    expect(usualDay(undefined, '2026-11-22')).toBe('2026-11-22');
  });

  it('is taken from its address where that is a day', () => {
    expect(datesIn({ on: '2004-10-20', known: 'soon' })).toEqual({ on: '2004-10-20' });
    expect(datesIn({ on: '2004-13-20' })).toEqual({});
    expect(inAddress({ through: 'law', supposed: 'no id' })).toEqual({ through: 'law' });
    expect(inAddress({ through: 'everything' })).toEqual({});
  });
});

describe('addresses', () => {
  it('tell their section', () => {
    expect(sectionAt('/corporations/acme')).toBe('overview');
    expect(sectionAt('/corporations/acme/acts/deal')).toBe('acts');
  });

  it('lead only where a page stands', () => {
    expect(isThere('/')).toBe(true);
    expect(isThere('/corporations/acme')).toBe(true);
    expect(isThere('/corporations/acme/acts/deal')).toBe(true);
    expect(isThere('/corporations/acme/no-such-section/x')).toBe(false);
  });

  it('hold a link to sign in after #, and only a link', () => {
    expect(linkIn('http://127.0.0.1:4270/sign-in#ql_abc-D_9')).toBe('ql_abc-D_9');
    expect(linkIn('ql_abc')).toBe('ql_abc');
    expect(linkIn('#facts')).toBeUndefined();
  });
});

describe('what is asked in a few words', () => {
  const ask = (typed: string) => {
    const asking = askingIn(typed);
    return asking && { questions: asking.intents.map(({ question }) => question), name: asking.name };
  };
  const northern = { id: 'northern', name: 'Northern, Inc.', kind: 'corporation' as const, entry: 'p1' };

  it('is understood by its verb, and of whom by what is left', () => {
    expect(ask('can northern vote')).toEqual({ questions: ['voting.entitlement'], name: 'northern' });
    expect(ask('Who is over ten per cent?')).toEqual({ questions: ['ownership.limit'], name: '' });
    expect(ask('how many more shares may Northern Trust buy')).toEqual({
      questions: ['solve.largest'],
      name: 'northern trust',
    });
    expect(ask('northern')).toBeUndefined();
  });

  it('is asked of those who are named, with the class where one is needed; of all where nobody is', () => {
    const [vote, more] = [askingIn('can northern vote'), askingIn('may northern buy more')];
    expect(questionsOf('acme', vote!, [northern], undefined)).toEqual([
      {
        group: 'Questions',
        title: 'May Northern, Inc. vote, and how much?',
        path: '/corporations/acme/ask/voting.entitlement',
        asked: { person: 'northern' },
      },
    ]);
    expect(questionsOf('acme', more!, [northern], undefined)).toEqual([]);
    expect(questionsOf('acme', more!, [northern], 'common')[0]?.asked).toEqual({ person: 'northern', class: 'common' });
    expect(questionsOf('acme', askingIn('who is interested')!, [], 'common')[0]?.title).toBe(
      'Who is an interested shareholder?',
    );
    // A name that nobody has is no question of everybody.
    expect(questionsOf('acme', vote!, [], undefined)).toEqual([]);
  });
});
