import { describe, expect, it } from 'vitest';
import { requires } from '../../src/kinds/general/index.js';
import { ordinaryVote } from '../../src/kinds/meeting/index.js';
import { classVotes } from '../../src/kinds/voting/index.js';
import { asked, instrumentOf, open, type Line } from '../kinds/board/world.js';

const provisions = [
  classVotes({ cite: 'IV', summary: 'votes', votes: [{ class: 'common', each: '1' }] }),
  ordinaryVote({ cite: 'VI', summary: 'majority of the votes cast', fraction: { majority: true } }),
  requires({
    cite: 'VII',
    summary: 'two thirds of all shares',
    acts: ['dissolution'],
    needs: { vote: 'voting', by: 'at least 2/3', of: 'entitled' },
  }),
];
const proposal = 'end';
const register: readonly Line[] = [
  ['2000-01-10', 'shares-issued', { class: 'common', to: 'ada', shares: '600' }],
  ['2000-01-10', 'shares-issued', { class: 'common', to: 'ben', shares: '300' }],
  ['2000-01-10', 'proposed', { id: proposal, act: { kind: 'dissolution', of: 'corporation' } }],
];
const closed: Line = ['2000-05-02', 'polls-closed', { proposal }];
const ballot = (holder: string, cast: object, id?: string): Line => {
  const line = ['2000-05-01', 'ballot', { proposal, holder, ...cast }] as const;
  return id === undefined ? line : [...line, id];
};
const total = (cast: object): Line => ['2000-05-03', 'tally', { proposal, class: 'common', ...cast }];

function count(lines: readonly Line[]) {
  const corporation = open([instrumentOf(provisions)], ['ada', 'ben'], [...register, ...lines]);
  const input = { question: 'meeting.tabulate', asOf: '2000-06-01', input: { of: proposal } };
  const { value, remarks } = asked(corporation, input) as unknown as {
    readonly value: {
      readonly outcome: string;
      readonly votes: readonly object[];
      readonly ballots: readonly object[];
    };
    readonly remarks: readonly { readonly says: string }[];
  };
  return { ...value, vote: value.votes[0], says: remarks.map((each) => each.says).join(' ') };
}

describe('a total of all of a class', () => {
  it('counts where the register names everybody', () => {
    expect(count([total({ for: '600', against: '300' }), closed])).toMatchObject({
      outcome: 'carried',
      vote: { for: '600', against: '300', present: '900' },
      ballots: [],
    });
  });

  it('has in it what is shown one by one, and no share is counted twice', () => {
    expect(count([ballot('ada', { for: '600' }), total({ for: '650', against: '250' }), closed])).toMatchObject({
      outcome: 'carried',
      vote: { for: '650', against: '250', present: '900' },
    });
  });

  it('of more shares than are outstanding neither carries nor fails, and is told', () => {
    for (const more of [{ for: '9000' }, { for: '300', against: '6000' }, { for: '900', abstain: '1' }]) {
      const { outcome, vote, ballots, says } = count([total(more), closed]);
      expect({ outcome, vote }).toMatchObject({ outcome: 'open', vote: { status: 'open', entitled: '900' } });
      expect(ballots).toHaveLength(1);
      expect(says).toContain('more shares than can have been voted');
    }
  });

  it('counts abstentions and what brokers could not vote as present, and tells them', () => {
    const cast = { for: '400', against: '100', abstain: '50', 'broker-non-votes': '25' };
    expect(count([total(cast), closed])).toMatchObject({
      vote: { for: '400', against: '100', abstain: '50', unvoted: '25', present: '575' },
    });
    expect(count([total({ ...cast, present: '600' }), closed])).toMatchObject({
      vote: { unvoted: '50', present: '600' },
    });
  });
});

describe('the ballots of a holder', () => {
  it.each([
    ['for', { for: '601' }, { for: '600', against: '0', present: '600' }],
    ['against', { against: '601' }, { for: '0', against: '600', present: '600' }],
    ['abstaining', { abstain: '601' }, { for: '0', abstain: '600', present: '600' }],
    ['together', { for: '400', abstain: '300' }, { for: '400', abstain: '200', present: '600' }],
    ['both ways', { for: '400', against: '201' }, { for: '0', against: '0', abstain: '600', present: '600' }],
  ])('count as far as it has shares: %s', (_what, cast, vote) => {
    const found = count([ballot('ada', cast, 'card'), closed]);
    expect(found.vote).toMatchObject(vote);
    expect(found.ballots).toMatchObject([{ id: 'card', holder: 'ada' }]);
    expect(found.says).toContain('Ada'.toLowerCase());
  });

  it('add where several cards are within what it has', () => {
    const cards = [ballot('ada', { for: '200' }), ballot('ada', { against: '300' }), ballot('ada', { for: '100' })];
    expect(count([...cards, closed])).toMatchObject({ vote: { for: '300', against: '300' }, ballots: [] });
  });

  it('give way to a later one where they are not', () => {
    const cards = [ballot('ada', { for: '600' }, 'first'), ballot('ada', { against: '600' }, 'second')];
    expect(count([...cards, closed])).toMatchObject({
      vote: { for: '0', against: '600' },
      ballots: [{ id: 'first', counted: 'not-counted', why: 'superseded' }],
    });
  });

  it('are told where they came late, or where nothing is held', () => {
    const late: Line = ['2000-05-03', 'ballot', { proposal, holder: 'ada', for: '600' }, 'late'];
    const other = ballot('dispersed', { for: '600' }, 'other');
    expect(count([other, closed, late]).ballots).toMatchObject([
      { id: 'late', why: 'late' },
      { id: 'other', why: 'nothing-held' },
    ]);
  });

  it('of one who holds nothing take the place of none: there was nothing to vote', () => {
    const cards = ['one', 'other'].map((id) => ballot('dispersed', { for: '600' }, id));
    expect(count([...cards, closed]).ballots).toMatchObject([
      { id: 'one', counted: 'not-counted', why: 'nothing-held' },
      { id: 'other', counted: 'not-counted', why: 'nothing-held' },
    ]);
  });

  it('of a corporation in which it has the majority, and of the treasury, count for nothing', () => {
    const majority: Line = [
      '2000-01-03',
      'relationship',
      { kind: 'majority-of-votes', person: 'corporation', of: 'ben' },
    ];
    expect(count([majority, ballot('ben', { for: '300' }), closed])).toMatchObject({
      vote: { for: '0', entitled: '600' },
    });
  });
});

describe('who votes on an act that is put to a meeting', () => {
  const called: Line = [
    '2000-03-01',
    'meeting-called',
    { id: 'sm', kind: 'special', of: 'shareholders', by: 'board', purposes: [proposal] },
  ];
  const fixed: Line = ['2000-03-01', 'record-date', { for: 'sm', date: '2000-03-10' }];
  const sold: Line = [
    '2000-04-01',
    'shares-transferred',
    { class: 'common', from: 'ada', to: 'ben', shares: '600', how: 'purchase' },
  ];
  const entitlement = (lines: readonly Line[]) => {
    const corporation = open([instrumentOf(provisions)], ['ada', 'ben'], [...register, ...lines]);
    const input = { question: 'voting.entitlement', asOf: '2000-06-01', input: { of: proposal } };
    return asked(corporation, input)['value'];
  };

  it('is who held at the record date of the meeting called for it, or that the proposal names', () => {
    expect(entitlement([called, fixed, sold])).toMatchObject({
      recordDate: '2000-03-10',
      holders: [
        { id: 'ada', votes: '600' },
        { id: 'ben', votes: '300' },
      ],
    });
    const plain: Line = [
      '2000-03-01',
      'meeting-called',
      { id: 'sm', kind: 'special', of: 'shareholders', by: 'board' },
    ];
    const named: Line = [
      '2000-03-01',
      'proposed',
      { id: 'other', act: { kind: 'dissolution', of: 'corporation' }, meeting: 'sm' },
    ];
    const corporation = open([instrumentOf(provisions)], ['ada', 'ben'], [...register, plain, named, fixed, sold]);
    expect(
      asked(corporation, { question: 'voting.entitlement', asOf: '2000-06-01', input: { of: 'other' } })['value'],
    ).toMatchObject({ recordDate: '2000-03-10' });
  });

  it('goes with an adjourned sitting to the record date of the first', () => {
    const first: Line = [
      '2000-05-01',
      'meeting-held',
      { id: 'sm', kind: 'special', of: 'shareholders', adjourned: 'yes' },
    ];
    const again: Line = [
      '2000-05-20',
      'meeting-held',
      { id: 'sm-2', kind: 'special', of: 'shareholders', 'adjourned-from': 'sm' },
    ];
    const put: Line = [
      '2000-05-20',
      'proposed',
      { id: 'other', act: { kind: 'dissolution', of: 'corporation' }, meeting: 'sm-2' },
    ];
    const corporation = open(
      [instrumentOf(provisions)],
      ['ada', 'ben'],
      [...register, called, fixed, sold, first, again, put],
    );
    expect(
      asked(corporation, { question: 'voting.entitlement', asOf: '2000-06-01', input: { of: 'other' } })['value'],
    ).toMatchObject({ recordDate: '2000-03-10' });
  });
});

describe('the holders of record', () => {
  const many = Array.from({ length: 5 }, (_, index) => `holder-${index + 1}`);
  const lines = many.map((to): Line => ['2000-01-10', 'shares-issued', { class: 'common', to, shares: '1' }]);
  const asOf = '2000-06-01';
  const listed = (input: Readonly<Record<string, unknown>>) => {
    const corporation = open([instrumentOf(provisions)], ['ada', 'ben', ...many], [...register, ...lines]);
    const { value } = asked(corporation, { question: 'voting.entitlement', asOf, input }) as never as {
      readonly value: { readonly holders: readonly { readonly id: string }[]; readonly next?: string };
    };
    return { ids: value.holders.map(({ id }) => id), next: value.next };
  };

  it('are all listed, however few shares they have, and by pages', () => {
    expect(listed({})).toEqual({ ids: ['ada', 'ben', ...many], next: undefined });
    expect(listed({ limit: 3 })).toEqual({ ids: ['ada', 'ben', 'holder-1'], next: 'holder-1' });
    expect(listed({ limit: '3', after: 'holder-1' })).toEqual({ ids: many.slice(1, 4), next: 'holder-4' });
    expect(listed({ person: 'holder-5', limit: 1 })).toEqual({ ids: ['holder-5'], next: undefined });
  });
});
