import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isNegative, minus, quantity, ratio, show, votes, type Quantity } from '../../../src/exact/index.js';
import { reducedVotes } from '../../../src/kinds/ownership/limit/reduced.js';
import { ask, asks, buys, charter, journalOf, value, type Line } from './world.js';
import { openCorporation, post, type Provision } from '../../../src/index.js';

interface Entitled {
  readonly votes: string;
  readonly holders: readonly { readonly id: string; readonly votes: string }[];
  readonly classes: readonly { readonly id: string; readonly countedAsOutstanding: string }[];
  readonly limits: readonly { readonly id: string; readonly factor: string }[];
}
const entitled = (lines: readonly Line[], asOf: string, readings: Readonly<Record<string, string>> = {}) =>
  value(lines, 'voting.entitlement', asOf, {}, { readings }) as Entitled;
const votesOf = (holder: string, ...put: Parameters<typeof entitled>) =>
  entitled(...put).holders.find((each) => each.id === holder)?.votes;

describe('a limit on what is counted', () => {
  it('lets exactly the fraction be, and takes out what is above it', () => {
    expect(entitled([buys('2000-06-01', 'ash', '150')], '2000-07-01')).toMatchObject({ votes: '1000', limits: [] });
    expect(entitled([buys('2000-06-01', 'ash', '151')], '2000-07-01')).toMatchObject({
      votes: '999',
      classes: [{ countedAsOutstanding: '999' }],
    });
  });

  it('reaches whoever is far below by itself and is counted with a partner of an affiliate', () => {
    const lines: Line[] = [
      buys('2000-06-01', 'ash', '10'),
      buys('2000-06-01', 'dale', '290'),
      ['2000-06-01', 'control', { controller: 'ash', controlled: 'birch' }],
      ['2000-06-01', 'agreement', { parties: ['birch', 'dale'], about: 'vote' }],
    ];
    const counting = (each: Provision): Provision =>
      each.cite === 'III.3' ? Object.assign({}, each, { together: ['affiliates', 'partners'] }) : each;
    const instrument = {
      ...charter,
      articles: charter.articles.map((each) => ({ ...each, provisions: each.provisions.map(counting) })),
    };
    const { limits, votes: counted } = value(lines, 'voting.entitlement', '2000-07-01', {}, { instrument }) as Entitled;
    const reached = ['ash', 'birch', 'dale'].map((one) => `III.1 ${one} common`);
    expect([limits.map(({ id }) => id), counted]).toEqual([reached, '850']);
  });

  it('ends with its years: the last day is the anniversary', () => {
    const lines = [buys('2000-06-01', 'ash', '250')];
    expect(votesOf('ash', lines, '2002-01-01')).toBe('150');
    expect(votesOf('ash', lines, '2002-01-02')).toBe('250');
  });

  describe('where nobody entered the milestone and somebody is over the limit', () => {
    const lines: Line[] = [
      ['2000-01-01', 'shares-issued', { class: 'common', to: 'dispersed', shares: '1000' }],
      buys('2000-06-01', 'ash', '250'),
    ];
    const notReached: Line = ['2000-06-01', 'stated', { fact: 'milestone-reached', about: ['founding'], value: 'no' }];
    const opened = (...more: readonly Line[]) =>
      openCorporation({ instruments: [charter], books: post(journalOf([...lines, ...more])) });

    it('asks whether it has been reached, and then when', () => {
      const entitled = opened().ask({ question: 'voting.entitlement', asOf: '2000-07-01' });
      expect(asks(entitled)).toEqual(['milestone-reached', 'milestone-day']);
    });

    it('limits nobody where it has not been reached, and tells the last day without a day', () => {
      const asOf = '2000-07-01';
      expect(opened(notReached).ask({ question: 'voting.entitlement', asOf })).toMatchObject({
        value: { limits: [] },
      });
      const due = opened(notReached).ask({
        question: 'calendar.deadlines',
        asOf,
        input: { from: asOf, to: '2010-01-01' },
      });
      expect(JSON.stringify(due, (_, value: unknown) => (typeof value === 'bigint' ? String(value) : value))).toContain(
        'The day from which this is counted',
      );
    });
  });

  it('needs no milestone where nobody is over it', () => {
    const lines: Line[] = [
      ['2000-01-01', 'shares-issued', { class: 'common', to: 'dispersed', shares: '1000' }],
      buys('2000-06-01', 'ash', '150'),
    ];
    const corporation = openCorporation({ instruments: [charter], books: post(journalOf(lines)) });
    const answer = corporation.ask({ question: 'voting.entitlement', asOf: '2000-07-01' });
    expect(answer).toMatchObject({ outcome: 'answered', value: { votes: '1000' } });
  });

  it('exempts plans, and underwriters until the sale is over', () => {
    expect(votesOf('plan', [buys('2000-06-01', 'plan', '250')], '2000-07-01')).toBe('250');
    const stated = (fact: string, is: string): Line => ['2000-06-02', 'stated', { fact, about: ['ash'], value: is }];
    const lines = [buys('2000-06-01', 'ash', '250'), stated('underwriter', 'yes')];
    expect(votesOf('ash', [...lines, stated('public-sale-completed', 'no')], '2000-07-01')).toBe('250');
    expect(votesOf('ash', [...lines, stated('public-sale-completed', 'yes')], '2000-07-01')).toBe('150');
    expect(asks(ask(lines, 'voting.entitlement', '2000-07-01'))).toEqual(['public-sale-completed']);
  });

  it('asks when shares were acquired that the opening list shows', () => {
    const opening: Line = [
      '2000-02-01',
      'opening-register',
      {
        class: 'common',
        issued: '1000',
        treasury: '0',
        holdings: [
          { holder: 'ash', shares: '400' },
          { holder: 'dispersed', shares: '600' },
        ],
      },
    ];
    const founded: Line = ['2000-01-01', 'milestone', { name: 'founding' }];
    const answer = (...lines: readonly Line[]) =>
      openCorporation({ instruments: [charter], books: post(journalOf([founded, opening, ...lines])) }).ask({
        question: 'voting.entitlement',
        asOf: '2000-07-01',
      });
    expect(asks(answer())).toContain('last-acquired-before-the-register');
    const on = (day: string): Line => [
      '2000-02-02',
      'stated',
      { fact: 'last-acquired-before-the-register', about: ['ash', 'common'], value: day },
    ];
    expect(answer(on('1999-05-01'))).toMatchObject({ value: { votes: '1000' } });
    expect(answer(on('2000-01-20'))).toMatchObject({ value: { votes: '750' } });
    expect(asks(answer())).not.toContain('complete-through');
  });
});

describe('an approval in advance', () => {
  const given = [{ notion: 'continuing-directors-count', about: ['ash'], value: '8', unit: 'persons' as const }];
  const act = (on: string, yes: string, more: object = {}): Line => [
    on,
    'body-act',
    { by: 'continuing-directors', on: 'ash', decides: 'approve', yes, 'at-meeting': 'yes', ...more },
  ];
  const bought = buys('2000-06-01', 'ash', '250');
  const counted = (line: Line, readings: Readonly<Record<string, string>> = {}) =>
    (value([bought, line], 'voting.entitlement', '2000-07-01', {}, { given, readings }) as Entitled).holders[0]?.votes;

  it('lifts the limit by the fraction of all members, before the acquisition, at a meeting', () => {
    expect(counted(act('2000-05-01', '6'))).toBe('250');
    expect(counted(act('2000-05-01', '5'))).toBe('150');
    expect(counted(act('2000-06-02', '8'))).toBe('150');
    expect(counted(act('2000-05-01', '8', { 'at-meeting': 'no' }))).toBe('150');
  });

  it('reaches only what it says, and may be credited', () => {
    expect(counted(act('2000-05-01', '8', { 'up-to-shares': '250' }))).toBe('250');
    expect(counted(act('2000-05-01', '8', { 'up-to-shares': '200' }))).toBe('150');
    expect(counted(act('2000-05-01', '8', { 'up-to-shares': '200' }), { 'R-partly': 'from-what-was-approved' })).toBe(
      '200',
    );
  });

  it('for one member does not let a group form', () => {
    const group: Line = [
      '2000-06-15',
      'group',
      { id: 'grove', members: ['ash', 'birch'], purpose: 'voting', basis: 'concert' },
    ];
    const lines = [act('2000-05-01', '8'), bought, buys('2000-06-02', 'birch', '50'), group];
    const told = value(lines, 'voting.entitlement', '2000-07-01', {}, { given }) as Entitled;
    expect(told.limits).toMatchObject([{ id: 'III.1 grove common', factor: '0.5' }]);
  });
});

describe('a limit on votes', () => {
  const after = '2003-06-01';

  it('counts votes of all classes, each with its own', () => {
    const founders: Line = ['2003-02-01', 'shares-issued', { class: 'founder', to: 'ash', shares: '200' }];
    // 600 of 1,600 votes: 240 in full, 360 at a tenth.
    expect(entitled([founders], after)).toMatchObject({ votes: '1276', holders: [{ id: 'ash', votes: '276' }] });
  });

  it('leaves the shares outstanding', () => {
    expect(entitled([buys('2003-02-01', 'ash', '250')], after).classes).toMatchObject([
      { countedAsOutstanding: '1000' },
    ]);
  });

  it('does not reach who bought in the first years, until it buys again', () => {
    expect(votesOf('ash', [buys('2000-06-01', 'ash', '250')], after)).toBe('250');
    expect(votesOf('ash', [buys('2000-06-01', 'ash', '250'), buys('2003-02-01', 'ash', '10')], after)).toBe('161');
  });

  it('is not widened by shares received in proportion', () => {
    const split: Line = ['2003-02-01', 'shares-split', { class: 'common', 'for-each': '1', becomes: '2' }];
    expect(votesOf('ash', [buys('2000-06-01', 'ash', '250'), split], after)).toBe('500');
  });

  it('leaves the least that any owner gives, however the owners are added', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 151, max: 400 }),
        fc.integer({ min: 151, max: 400 }),
        fc.integer({ min: 1, max: 100 }),
        (own, other, both) => {
          const shared: Line = [
            '2003-02-01',
            'held-for',
            { holder: 'gale', class: 'common', owners: ['ash', 'birch'] },
          ];
          const alone: Line = ['2003-02-01', 'held-for', { holder: 'gale', class: 'common', owners: ['ash'] }];
          const lines = [
            buys('2003-02-01', 'ash', String(own)),
            buys('2003-02-01', 'birch', String(other)),
            buys('2003-02-01', 'gale', String(both)),
          ];
          const least = quantity('votes', votesOf('gale', [...lines, shared], after) ?? '');
          const byAsh = quantity('votes', votesOf('gale', [...lines, alone], after) ?? '');
          expect(isNegative(minus<'votes'>(byAsh, least))).toBe(false);
        },
      ),
      { numRuns: 10 },
    );
  });

  it('leaves an owner the same votes, however many holders of record it has', () => {
    fc.assert(
      fc.property(fc.integer({ min: 2, max: 299 }), (part) => {
        const heldFor: Line = ['2003-02-01', 'held-for', { holder: 'gale', class: 'common', owners: ['ash'] }];
        const split = [
          buys('2003-02-01', 'ash', String(300 - part)),
          buys('2003-02-01', 'gale', String(part)),
          heldFor,
        ];
        expect(entitled(split, after).votes).toBe('865');
      }),
      { numRuns: 10 },
    );
  });
});

describe('votes above a line', () => {
  const line = votes(100);
  const left = (own: Quantity<'votes'>) => show(reducedVotes(own, line, ratio('1/100')));

  it('count in part, and those up to it in full', () => {
    expect([votes(99), votes(100), votes(101), votes(300)].map(left)).toEqual(['99', '100', '100.01', '102']);
  });
});
