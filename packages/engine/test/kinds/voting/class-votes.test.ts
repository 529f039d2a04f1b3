import { describe, expect, it } from 'vitest';
import { buys, charter, value, ask, asks, type Line } from '../ownership/world.js';

interface Entitled {
  readonly votes: string;
  readonly classes: readonly { readonly id: string; readonly votesEach: string; readonly votes: string }[];
}
const series = (terms: object, filed?: string): Line[] => [
  [
    '2000-02-01',
    'series-designated',
    { series: 'series-x', class: 'preferred', shares: '100', terms, ...(filed === undefined ? undefined : { filed }) },
  ],
  ['2000-02-02', 'shares-issued', { class: 'series-x', to: 'dispersed', shares: '100' }],
];

describe('votes of a class', () => {
  it('are asked of a time of which no charter that is loaded speaks, and are not none', () => {
    const later = { instrument: { ...charter, from: '2001-01-01' } };
    expect(asks(ask([], 'voting.entitlement', '2000-06-01', {}, later))).toEqual(['text-not-loaded-changes']);
    const unchanged = [
      '2000-01-02',
      'stated',
      { fact: 'text-not-loaded-changes', about: ['2000-06-01', 'voting.entitlement'], value: 'no' },
    ] as const;
    const answer = ask([unchanged], 'voting.entitlement', '2000-06-01', {}, later);
    expect(asks(answer)).toEqual(['votes-of-each-share']);
    const votes = [
      '2000-01-02',
      'stated',
      { fact: 'votes-of-each-share', about: ['common', '2000-06-01'], value: '1' },
    ] as const;
    expect(value([unchanged, votes], 'voting.entitlement', '2000-06-01', {}, later)).toMatchObject({ votes: '1000' });
  });

  it('are asked of one question in other words than of another, whatever stands in its fields', () => {
    const later = { instrument: { ...charter, from: '2001-01-01' } };
    const matterOf = (input: object) => {
      const answer = ask([], 'meeting.call', '2000-06-01', input as Record<string, unknown>, later);
      return answer.outcome === 'needs-facts' ? answer.inquiries.map(({ asks: words }) => words) : [];
    };
    const [one, other] = [matterOf({ by: 'board', series: 'x' }), matterOf({ by: 'board, series: x' })];
    expect(one).toHaveLength(1);
    expect(one).not.toEqual(other);
  });

  it('are those that the instrument gives each share', () => {
    const founders: Line = ['2000-02-01', 'shares-issued', { class: 'founder', to: 'dispersed', shares: '10' }];
    expect(value([founders], 'voting.entitlement', '2000-06-01') as Entitled).toMatchObject({
      votes: '1030',
      classes: [
        { id: 'common', votesEach: '1' },
        { id: 'founder', votesEach: '3', votes: '30' },
      ],
    });
  });

  it('of a series are those of its own terms, once filed; none where they are silent', () => {
    const of = (lines: readonly Line[]) =>
      (value(lines, 'voting.entitlement', '2000-06-01') as Entitled).classes.find((each) => each.id === 'series-x')
        ?.votes;
    expect(of(series({ 'votes-per-share': '1/2' }, '2000-02-01'))).toBe('50');
    expect(of(series({}, '2000-02-01'))).toBe('0');
    expect(of(series({ 'votes-per-share': '1/2' }))).toBe('0');
  });

  it('are none of a series of a class whose series have none by their terms', () => {
    const lines: Line[] = [
      [
        '2000-02-01',
        'series-designated',
        { series: 'series-y', class: 'founder', shares: '9', filed: '2000-02-01', terms: { 'votes-per-share': '5' } },
      ],
      ['2000-02-02', 'shares-issued', { class: 'series-y', to: 'dispersed', shares: '9' }],
    ];
    expect(value(lines, 'voting.entitlement', '2000-06-01') as Entitled).toMatchObject({ votes: '1000' });
  });

  it('are shown of each holder as a part of all votes, beside the part of all shares', () => {
    const founders = (to: string, shares: string): Line => [
      '2000-02-01',
      'shares-issued',
      { class: 'founder', to, shares },
    ];
    const lines = [founders('ash', '10'), founders('dispersed', '90')];
    const told = value(lines, 'voting.entitlement', '2000-06-01', { person: 'ash' }) as Entitled & {
      readonly holders: readonly object[];
    };
    expect(told.holders).toMatchObject([{ id: 'ash', shares: '10', partOfShares: '1/110', partOfVotes: '3/130' }]);
  });

  it('are no part of anything where nothing can be voted', () => {
    const retired: Line = [
      '2000-03-01',
      'shares-reacquired',
      { class: 'common', from: 'dispersed', shares: '1000', 'held-as': 'retired' },
    ];
    const designated = series({}).slice(0, 1);
    const held: Line = ['2000-02-02', 'shares-issued', { class: 'series-x', to: 'ash', shares: '100' }];
    const told = value([...designated, held, retired], 'voting.entitlement', '2000-06-01', { person: 'ash' }) as {
      readonly holders: readonly object[];
    };
    expect(told.holders[0]).toMatchObject({ shares: '100', partOfShares: '1', votes: '0' });
    expect(told.holders[0]).not.toHaveProperty('partOfVotes');
  });

  it('count at the record date of a proposal', () => {
    const lines: Line[] = [
      ['2000-03-01', 'proposed', { id: 'plan-of-merger', act: { kind: 'merger', of: 'corporation', with: 'ash' } }],
      ['2000-04-01', 'record-date', { for: 'plan-of-merger', date: '2000-04-10' }],
      buys('2000-05-01', 'ash', '250'),
    ];
    const told = (input: object) => value(lines, 'voting.entitlement', '2000-06-01', { ...input }) as Entitled;
    expect(told({ of: 'plan-of-merger' })).toMatchObject({ votes: '1000', recordDate: '2000-04-10' });
    expect(told({})).toMatchObject({ votes: '900' });
  });
});

describe('voting groups', () => {
  const proposed: Line = [
    '2000-03-01',
    'proposed',
    { id: 'deal', act: { kind: 'merger', of: 'corporation', with: 'ash' } },
  ];

  it('are one where one class is outstanding', () => {
    expect(value([proposed], 'voting.groups', '2000-06-01', { of: 'deal' })).toMatchObject({
      groups: [{ id: 'general', classes: ['common'] }],
    });
  });

  it('ask of each class whether it votes apart', () => {
    const lines = [proposed, ...series({}, '2000-02-01')];
    expect(asks(ask(lines, 'voting.groups', '2000-06-01', { of: 'deal' }))).toEqual([
      'votes-separately',
      'votes-separately',
    ]);
    const stated = (of: string, is: string): Line => [
      '2000-03-02',
      'stated',
      { fact: 'votes-separately', about: [of, 'deal'], value: is },
    ];
    const told = value([...lines, stated('common', 'no'), stated('series-x', 'yes')], 'voting.groups', '2000-06-01', {
      of: 'deal',
    });
    expect(told).toMatchObject({ groups: [{ id: 'general', classes: ['common'] }, { id: 'series-x' }] });
  });
});

describe('the quorum', () => {
  it('is left to other law where every instrument is silent, and the votes are told', () => {
    const told = ask([buys('2000-05-01', 'ash', '250')], 'voting.quorum', '2000-06-01');
    expect(told).toMatchObject({ outcome: 'answered', value: { outcome: 'silent', base: '900' } });
    expect(told.otherLaw).not.toEqual([]);
  });
});
