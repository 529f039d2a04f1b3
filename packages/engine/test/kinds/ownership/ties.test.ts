import { describe, expect, it } from 'vitest';
import { ask, asks, buys, journalOf, type Line } from './world.js';
import { asked, having, interested, notion, standing, ties } from './ties-world.js';

const controls = (controller: string, controlled: string): Line => [
  '2000-02-01',
  'control',
  { controller, controlled },
];
const related = (kind: string, person: string, of: string, percent?: string): Line => [
  '2000-02-01',
  'relationship',
  { kind, person, of, ...(percent === undefined ? {} : { percent }) },
];
const determined = (name: string, about: readonly string[], value: string, more: object = {}): Line => [
  '2000-03-01',
  'determination',
  { id: `${name}-${about.join('-')}`, by: 'board', yes: '3', notion: name, about, place: 'II', value, ...more },
];
const boardOf = (...directors: readonly string[]): Line => [
  '2000-01-01',
  'opening-board',
  {
    size: '5',
    classes: ['5'],
    directors: directors.map((person) => ({ person, class: '1', 'term-ends-after': '1', since: '2000-01-01' })),
  },
];
const board = boardOf('dale', 'elm', 'fern', 'gale', 'holt');
const affiliates = (lines: readonly Line[], person: string) => notion(lines, 'affiliates', [person]);
const associates = (lines: readonly Line[], person: string, readings: Readonly<Record<string, string>> = {}) =>
  notion(lines, 'associates', [person], '2000-07-01', { readings });

describe('an affiliate', () => {
  it('is whoever controls, is controlled, or is under one control, through however many', () => {
    const lines = [controls('ash', 'birch'), controls('birch', 'cedar'), controls('ash', 'dale')];
    expect(affiliates(lines, 'cedar')).toEqual(['ash', 'birch', 'dale']);
    expect(affiliates(lines, 'ash')).toEqual(['birch', 'cedar', 'dale']);
    expect(affiliates(lines, 'elm')).toEqual([]);
  });

  it('is not handed on by a company that two control', () => {
    const lines = [controls('ash', 'cedar'), controls('birch', 'cedar')];
    expect(affiliates(lines, 'cedar')).toEqual(['ash', 'birch']);
    expect(affiliates(lines, 'ash')).toEqual(['cedar']);
  });

  it('is found though control runs in a circle', () => {
    const lines = [controls('ash', 'birch'), controls('birch', 'cedar'), controls('cedar', 'ash')];
    expect(affiliates(lines, 'birch')).toEqual(['ash', 'cedar']);
  });

  it('of itself nobody is', () => {
    expect(affiliates([controls('ash', 'ash')], 'ash')).toEqual([]);
    expect(notion([controls('ash', 'ash')], 'affiliate', ['ash', 'ash'])).toBe(false);
  });

  it('of whom nothing is entered is supposed to be none, until it is stated', () => {
    expect(notion([], 'affiliate', ['ash', 'birch'])).toBe(false);
    const stated: Line = ['2000-02-01', 'stated', { fact: 'affiliate', about: ['ash', 'birch'], value: 'yes' }];
    expect(notion([stated], 'affiliate', ['ash', 'birch'])).toBe(true);
  });

  it('is one, or none, as the board determines of the two in either order', () => {
    const none = determined('affiliate', ['birch', 'ash'], 'no');
    expect(affiliates([board, controls('ash', 'birch'), none], 'ash')).toEqual([]);
    expect(affiliates([board, controls('ash', 'birch'), none], 'birch')).toEqual([]);
    const one = determined('affiliate', ['ash', 'cedar'], 'yes');
    expect(affiliates([board, one], 'ash')).toEqual(['cedar']);
    expect(affiliates([board, one], 'cedar')).toEqual(['ash']);
    expect(affiliates([board, determined('affiliate', ['ash', 'cedar'], 'yes', { yes: '2' })], 'ash')).toEqual([]);
  });
});

describe('an associate', () => {
  it('is the organisation of its officer or partner, and not the other way round', () => {
    const lines = [related('officer', 'ash', 'birch'), related('partner', 'ash', 'cedar')];
    expect(associates(lines, 'ash')).toEqual(['birch', 'cedar']);
    expect(associates(lines, 'birch')).toEqual([]);
    expect(associates([related('director', 'ash', 'birch'), related('employee', 'ash', 'cedar')], 'ash')).toEqual([]);
    expect(associates([related('officer', 'ash', 'ash')], 'ash')).toEqual([]);
  });

  it('is an organisation of whose equity it owns enough', () => {
    expect(associates([related('percentage-of-equity', 'ash', 'birch', '20%')], 'ash')).toEqual(['birch']);
    expect(associates([related('percentage-of-equity', 'ash', 'birch', '19.99%')], 'ash')).toEqual([]);
    expect(associates([related('majority-of-votes', 'ash', 'birch')], 'ash')).toEqual(['birch']);
  });

  it('is asked about where it is not entered how much of the equity', () => {
    const owns = related('percentage-of-equity', 'ash', 'birch');
    const lines = [owns, buys('2000-03-01', 'ash', '100'), buys('2000-03-01', 'birch', '50')];
    expect(asked(lines, 'ash')).toEqual(['equity-is-enough']);
    const stated: Line = [
      '2000-04-01',
      'stated',
      { fact: 'equity-is-enough', about: ['ash', 'birch', '20%'], value: 'yes' },
    ];
    expect(standing([...lines, stated], 'ash')).toMatchObject({ interested: true, owners: ['ash', 'birch'] });
  });

  it('is neither the corporation nor a subsidiary of it', () => {
    const subsidiary = related('majority-of-votes', 'corporation', 'bank', '60%');
    const lines = [subsidiary, related('officer', 'ash', 'corporation'), related('officer', 'ash', 'bank')];
    expect(associates(lines, 'ash')).toEqual([]);
    const organisations = { cite: 'II.2(a)', served: ['officer'], owned: { atLeast: '20%' }, excludes: [] };
    const instrument = having('associate', { organisations });
    expect(notion(lines, 'associates', ['ash'], '2000-07-01', { instrument })).toEqual(['bank', 'corporation']);
  });

  it('is a trust of its trustee, and of a beneficiary whose interest is substantial', () => {
    expect(associates([related('trustee', 'ash', 'birch')], 'ash')).toEqual(['birch']);
    const lines = [related('beneficiary', 'ash', 'birch'), buys('2000-03-01', 'birch', '150')];
    expect(asked(lines, 'ash')).toEqual(['substantial-beneficial-interest']);
    const stated = (value: string): Line => [
      '2000-04-01',
      'stated',
      { fact: 'substantial-beneficial-interest', about: ['ash', 'birch'], value },
    ];
    expect(standing([...lines, stated('yes')], 'ash').interested).toBe(true);
    expect(standing([...lines, stated('no')], 'ash').interested).toBe(false);
    const trusts = { cite: 'II.2(b)', by: ['trustee'], plans: 'never' };
    const instrument = having('associate', { trusts });
    expect(notion(lines, 'associates', ['ash'], '2000-07-01', { instrument })).toEqual([]);
  });

  it('is a plan of its trustee as the reading has it', () => {
    const lines = [related('trustee', 'ash', 'plan'), buys('2000-03-01', 'plan', '150')];
    expect(asked(lines, 'ash')).toEqual(['plan-is-associate-of-trustee']);
    expect(standing(lines, 'ash', '2000-07-01', { readings: { 'R-plans': 'as-any-trust' } }).interested).toBe(true);
    expect(standing(lines, 'ash', '2000-07-01', { readings: { 'R-plans': 'never' } }).interested).toBe(false);
    const settled = [board, ...lines, determined('associate', ['plan', 'ash'], 'no')];
    expect(standing(settled, 'ash').interested).toBe(false);
  });

  it('is a relative or spouse with the same home, each of the other', () => {
    const home = related('family-in-one-home', 'ash', 'birch');
    expect(associates([home], 'ash')).toEqual(['birch']);
    expect(associates([home], 'birch')).toEqual(['ash']);
  });

  it('is a relative elsewhere only where that one serves the corporation or an affiliate of it', () => {
    const family = related('family', 'ash', 'dale');
    expect(associates([family, boardOf('elm', 'fern')], 'ash')).toEqual([]);
    expect(associates([family, board], 'ash')).toEqual(['dale']);
    expect(associates([family, board], 'dale')).toEqual([]);
    const office: Line = ['2000-02-01', 'officer-appointed', { person: 'dale', office: 'president' }];
    expect(associates([family, office], 'ash')).toEqual(['dale']);
    const serves = related('director', 'dale', 'bank');
    expect(associates([family, serves, boardOf('elm')], 'ash')).toEqual([]);
    expect(associates([family, serves, controls('corporation', 'bank')], 'ash')).toEqual(['dale']);
    expect(associates([family, related('officer', 'dale', 'corporation')], 'ash')).toEqual(['dale']);
  });

  it('is no relative where the text does not say so', () => {
    const instrument = having('associate', { relatives: { cite: 'II.2(c)', who: [] } });
    const home = related('family-in-one-home', 'ash', 'birch');
    expect(notion([home], 'associates', ['ash'], '2000-07-01', { instrument })).toEqual([]);
  });

  it('is what is determined of the two, in that order only', () => {
    const one = determined('associate', ['cedar', 'ash'], 'yes');
    expect(associates([board, one], 'ash')).toEqual(['cedar']);
    expect(associates([board, one], 'cedar')).toEqual([]);
  });
});

describe('those counted together', () => {
  const agree = (about: string, ...parties: readonly string[]): Line => ['2000-02-01', 'agreement', { parties, about }];
  const counted = (lines: readonly Line[], person: string, reach = 'one-hop') =>
    notion(lines, 'counted-together', [person], '2000-07-01', { readings: { 'R-reach': reach } });

  it('are one hop away, or all in turn', () => {
    const lines = [controls('ash', 'birch'), controls('cedar', 'birch'), related('officer', 'birch', 'dale')];
    expect(counted(lines, 'ash')).toEqual(['ash', 'birch']);
    expect(counted(lines, 'ash', 'chained')).toEqual(['ash', 'birch', 'cedar', 'dale']);
  });

  it('take in partners in an agreement, with their affiliates and associates, and go no further', () => {
    const lines = [
      related('officer', 'ash', 'birch'),
      agree('vote', 'birch', 'cedar'),
      controls('cedar', 'dale'),
      related('family-in-one-home', 'cedar', 'elm'),
      agree('hold', 'elm', 'fern'),
    ];
    expect(counted(lines, 'ash')).toEqual(['ash', 'birch', 'cedar', 'dale', 'elm']);
    expect(counted(lines, 'ash', 'chained')).toEqual(['ash', 'birch', 'cedar', 'dale', 'elm', 'fern']);
    expect(counted([agree('other', 'ash', 'birch')], 'ash')).toEqual(['ash']);
    expect(counted([agree('business-combination', 'ash', 'birch')], 'ash')).toEqual(['ash']);
  });

  it('are all members of a group in concert, and the group is a person too', () => {
    const group = (basis: string): Line => [
      '2000-02-01',
      'group',
      { id: 'pool', members: ['ash', 'birch'], purpose: 'voting', basis },
    ];
    expect(counted([group('concert')], 'ash')).toEqual(['ash', 'birch']);
    expect(counted([group('concert')], 'pool')).toEqual(['ash', 'birch']);
    expect(counted([group('status')], 'ash')).toEqual(['ash']);
    expect(counted([group('status')], 'pool')).toEqual([]);
  });

  it('own each share once, though tied in several ways', () => {
    const lines = [
      controls('ash', 'birch'),
      related('family-in-one-home', 'ash', 'birch'),
      agree('vote', 'ash', 'birch'),
      related('majority-of-votes', 'ash', 'birch'),
      buys('2000-03-01', 'ash', '75'),
      buys('2000-03-01', 'birch', '75'),
      ['2000-03-02', 'held-for', { holder: 'birch', class: 'common', owners: ['ash', 'birch'] }] as const,
    ];
    expect(interested(lines)).toEqual(['ash', 'birch']);
    expect(standing(lines, 'ash').classes[0]).toMatchObject({ counted: '150', base: '1000', margin: '0' });
  });

  it('cannot be a group within itself, nor a person nobody entered', () => {
    const group = (members: readonly string[]): Line => [
      '2000-02-01',
      'group',
      { id: 'pool', members, purpose: 'voting', basis: 'concert' },
    ];
    expect(() => journalOf([group(['pool', 'ash'])])).toThrow('pool');
    expect(() => journalOf([group(['ash', 'nobody'])])).toThrow('nobody');
  });

  it('have no more than all of a class of equity', () => {
    expect(() => journalOf([related('percentage-of-equity', 'ash', 'birch', '101%')])).toThrow(
      '101 % is more than the whole',
    );
    expect(() => journalOf([related('majority-of-votes', 'ash', 'birch', '50%')])).toThrow(
      '50 % of the votes is no majority',
    );
    expect(() => journalOf([related('majority-of-votes', 'ash', 'birch', '100%')])).not.toThrow();
  });
});

describe('a subsidiary', () => {
  const isSubsidiary = (lines: readonly Line[], rule = 'majority-of-votes') =>
    notion(lines, 'subsidiary', ['bank'], '2000-07-01', { readings: { 'R-subsidiary': rule } });

  it('is what the corporation has a majority in, directly or through others', () => {
    const through = [related('majority-of-votes', 'corporation', 'ash'), related('majority-of-votes', 'ash', 'bank')];
    expect(isSubsidiary(through)).toBe(true);
    expect(isSubsidiary([related('majority-of-votes', 'ash', 'bank')])).toBe(false);
    expect(notion(through, 'subsidiary', ['corporation'])).toBe(false);
  });

  it('is what it controls where the reading says so, and a circle comes to an end', () => {
    const lines = [controls('corporation', 'ash'), controls('ash', 'bank'), controls('bank', 'corporation')];
    expect(isSubsidiary(lines)).toBe(false);
    expect(isSubsidiary(lines, 'controlled')).toBe(true);
  });

  it('is as the entry of the person says', () => {
    const says = (subsidiary: string): Line => [
      '2000-01-01',
      'person',
      { id: 'trust-company', kind: 'corporation', subsidiary },
    ];
    const about = ['trust-company'];
    expect(notion([says('yes')], 'subsidiary', about)).toBe(true);
    expect(
      notion([says('no'), related('majority-of-votes', 'corporation', 'trust-company')], 'subsidiary', about),
    ).toBe(false);
  });

  it('is never interested, whatever it owns', () => {
    const lines = [related('majority-of-votes', 'corporation', 'ash', '51%'), controls('birch', 'ash')];
    const owns = [buys('2000-01-15', 'birch', '200'), ...lines];
    expect(interested(owns)).toEqual(['birch']);
    expect(standing(owns, 'ash')).toMatchObject({ interested: false });
    expect(notion(owns, 'interested-by-own-right', ['ash'])).toBe(false);
  });
});

describe('proxies', () => {
  const granted = (more: object = {}): Line => [
    '2000-04-01',
    'proxy-granted',
    { by: 'dispersed', to: 'ash', class: 'common', shares: '150', ...more },
  ];
  const owned = { readings: { 'R-proxies': 'owned' } };

  it('are for the body to judge, by the letter ownership, or left out', () => {
    expect(asked([granted()], 'ash')).toEqual(['proxies-are-ownership']);
    expect(standing([granted()], 'ash', '2000-07-01', owned).classes[0]?.counted).toBe('150');
    expect(standing([granted()], 'ash', '2000-07-01', { readings: { 'R-proxies': 'not-owned' } }).interested).toBe(
      false,
    );
    expect(interested([granted()], '2000-07-01', owned)).toEqual(['ash']);
    const settled = determined('proxies-are-ownership', ['ash'], 'no', { inquiry: 'made' });
    expect(standing([board, granted(), settled], 'ash').interested).toBe(false);
  });

  it('do not matter where they could not bring the holder to the line', () => {
    expect(standing([granted({ shares: '149' })], 'ash').interested).toBe(false);
  });

  it('count up to what the giver has, without a number for all, and not of those counted together', () => {
    const some = buys('2000-03-01', 'birch', '160');
    const of = (lines: readonly Line[]) => standing([some, ...lines], 'ash', '2000-07-01', owned).classes[0]?.counted;
    expect(of([granted({ by: 'birch', shares: '500' })])).toBe('160');
    expect(of([['2000-04-01', 'proxy-granted', { by: 'birch', to: 'ash' }]])).toBe('160');
    expect(of([controls('ash', 'birch'), granted({ by: 'birch', shares: '160' })])).toBe('160');
    expect(of([granted({ by: 'birch', class: 'founder', shares: '160' })])).toBe('0');
  });

  it('end when they lapse or are taken back', () => {
    const of = (...lines: readonly Line[]) => standing([...lines], 'ash', '2000-07-01', owned).classes[0]?.counted;
    expect(of(granted({ until: '2000-07-01' }))).toBe('0');
    expect(of(granted({ until: '2000-07-02' }))).toBe('150');
    expect(of(granted(), ['2000-05-01', 'proxy-revoked', { by: 'dispersed' }])).toBe('0');
    expect(of(granted(), ['2000-05-01', 'proxy-revoked', { by: 'dispersed', to: 'birch' }])).toBe('150');
    expect(of(granted(), ['2000-03-01', 'proxy-revoked', { by: 'dispersed' }])).toBe('150');
  });

  it('are no ownership where the text does not speak of them', () => {
    const instrument = having('ownership', { proxies: undefined });
    expect(standing([granted()], 'ash', '2000-07-01', { instrument }).interested).toBe(false);
  });
});

describe('voting stock', () => {
  const atTimes = having('voting-stock', { entitled: 'at-all' });
  const series = (terms: object): Line => [
    '2000-01-02',
    'series-designated',
    { class: 'preferred', series: 'blue', shares: '500', filed: '2000-01-02', terms },
  ];
  const issued: Line = ['2000-01-03', 'shares-issued', { class: 'blue', to: 'ash', shares: '100' }];
  const has = (lines: readonly Line[], instrument = atTimes) =>
    ask(lines, 'ownership.interested-shareholder', '2000-07-01', { person: 'ash' }, { instrument });

  it('is what votes generally', () => {
    const lines = [series({ directors: '2' }), issued];
    expect(standing(lines, 'ash').classes[0]).toMatchObject({ counted: '0', base: '1000' });
    const voting = [series({ 'votes-per-share': '2' }), issued];
    expect(standing(voting, 'ash').classes[0]).toMatchObject({ counted: '200', base: '1200' });
  });

  it('is also what votes for directors at times, while it does, where the text leaves out the word', () => {
    const lines = [series({ directors: '2' }), issued];
    expect(asks(has(lines))).toEqual(['votes-for-directors', 'votes-for-directors-each']);
    const may: Line = ['2000-02-01', 'stated', { fact: 'votes-for-directors', about: ['blue'], value: 'yes' }];
    expect(asks(has([...lines, may]))).toEqual(['votes-for-directors-each']);
    const each: Line = ['2000-02-01', 'stated', { fact: 'votes-for-directors-each', about: ['blue'], value: '3' }];
    expect(has([...lines, may, each])).toMatchObject({
      value: { persons: [{ interested: true, classes: [{ counted: '300', base: '1300' }] }] },
    });
    const not: Line = ['2000-02-01', 'stated', { fact: 'votes-for-directors', about: ['blue'], value: 'no' }];
    expect(has([...lines, not])).toMatchObject({ value: { persons: [{ interested: false }] } });
  });

  it('is no series whose terms give it no director, and no class without any vote', () => {
    expect(has([series({}), issued])).toMatchObject({ value: { persons: [{ classes: [{ base: '1000' }] }] } });
    const silver: Line = ['2000-01-03', 'shares-issued', { class: 'silver', to: 'ash', shares: '100' }];
    expect(has([silver])).toMatchObject({ value: { persons: [{ classes: [{ base: '1000' }] }] } });
  });

  describe('where classes elect directors apart', () => {
    const founder: Line = ['2000-01-03', 'shares-issued', { class: 'founder', to: 'ash', shares: '100' }];
    const electing = (elect: readonly unknown[], others: string, instrument = ties) => ({
      ...instrument,
      articles: instrument.articles.map((each, index) =>
        index > 0
          ? each
          : {
              ...each,
              provisions: [
                ...each.provisions,
                {
                  kind: 'class-directors',
                  cite: `${each.number}.9`,
                  summary: 'who elects whom',
                  elect,
                  others,
                } as never,
              ],
            },
      ),
    });

    it('is not a class that elects none', () => {
      const instrument = electing([], 'common');
      expect(standing([founder], 'ash', '2000-07-01', { instrument }).classes[0]).toMatchObject({ base: '1000' });
    });

    it('is asked of one that elects some of them alone, unless any vote for directors is enough', () => {
      const own = [{ cite: 'IV.9', holders: 'founder', number: '1' }];
      expect(asks(has([founder], electing(own, 'general')))).toEqual(['votes-generally-for-directors']);
      const said = (value: string): Line[] => [
        founder,
        ['2000-02-01', 'stated', { fact: 'votes-generally-for-directors', about: ['founder'], value }],
      ];
      const found = (value: string) =>
        standing(said(value), 'ash', '2000-07-01', { instrument: electing(own, 'general') }).classes[0];
      expect(found('yes')).toMatchObject({ counted: '300', base: '1300' });
      expect(found('no')).toMatchObject({ counted: '0', base: '1000' });
      expect(asks(has([founder], electing(own, 'general', atTimes)))).toEqual([]);
    });

    it('is asked of a series that the terms let elect some, and of one of a class that elects some', () => {
      const blue = (terms: object) => [series({ 'votes-per-share': '2', ...terms }), issued];
      const byTerms = [founder, ...blue({ directors: '1' })];
      expect(asks(has(byTerms, electing([], 'common', ties)))).toEqual(['votes-generally-for-directors']);
      expect(asks(has(byTerms, electing([], 'common', atTimes)))).toEqual([
        'votes-for-directors',
        'votes-for-directors-each',
      ]);
      expect(standing(blue({}), 'ash', '2000-07-01', { instrument: electing([], 'common') }).classes[0]).toMatchObject({
        base: '1000',
      });
      const ofClass = [{ cite: 'IV.9', holders: 'preferred', number: '1' }];
      expect(asks(has(blue({}), electing(ofClass, 'common', ties)))).toEqual(['votes-generally-for-directors']);
      expect(
        standing(blue({}), 'ash', '2000-07-01', { instrument: electing(ofClass, 'common', atTimes) }).classes[0],
      ).toMatchObject({ counted: '200', base: '1200' });
    });

    it('has directors whose terms end as all others do, where one class elects all of them', () => {
      const elected: readonly Line[] = [
        ['2000-05-02', 'meeting-held', { id: 'first', kind: 'annual', of: 'shareholders' }],
        ['2000-05-02', 'director-elected', { person: 'ash', by: 'series', series: 'common', meeting: 'first' }],
      ];
      const instrument = electing([], 'common');
      expect(ask(elected, 'board.roster', '2000-07-01', {}, { instrument })).toMatchObject({
        value: { directors: [{ id: 'ash', term: { annualMeeting: 2 } }] },
      });
    });
  });

  it('is all with a general vote where nothing defines it', () => {
    const articles = ties.articles.map((each) => ({
      ...each,
      provisions: each.provisions.filter(({ kind }) => kind !== 'voting-stock'),
    }));
    const founder: Line = ['2000-01-03', 'shares-issued', { class: 'founder', to: 'ash', shares: '50' }];
    const found = standing([founder], 'ash', '2000-07-01', { instrument: { ...ties, articles } });
    expect(found.classes[0]).toMatchObject({ counted: '150', base: '1150' });
  });
});
