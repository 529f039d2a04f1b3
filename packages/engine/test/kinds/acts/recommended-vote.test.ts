import { describe, expect, it } from 'vitest';
import {
  amendment,
  bylawPower,
  classVotes,
  requires,
  type Answer,
  type Given,
  type Reading,
} from '../../../src/index.js';
import { instrumentOf } from '../board/world.js';
import { corporationOf, holdings, nobodyIsInterested, type World } from './made-up-rule.js';

const reading = (id: string, options: readonly string[]): Reading => ({
  id,
  cite: 'V.1',
  asks: `what does ${id} mean?`,
  options: Object.fromEntries(options.map((option) => [option, option])),
  adopted: options[0] ?? '',
  because: 'the first is adopted in this made-up charter',
});
const readings = [
  reading('R-states', ['standard-or-section', 'standard', 'any']),
  reading('R-of', ['in-office', 'present']),
  reading('R-purpose', ['called-for-it', 'called-only-for-it']),
  reading('R-reach', ['section', 'vote-clause']),
  reading('R-bylaws', ['any', 'amendments']),
];
const byItsName = <Option extends string>(id: string, options: readonly Option[]) => ({
  reading: id,
  options: Object.fromEntries(options.map((option) => [option, option])) as Record<Option, Option>,
});

/** Three quarters; more than half where three fifths of the directors, and half of the independent ones, recommend it. */
const vote = {
  meeting: byItsName('R-purpose', ['called-for-it', 'called-only-for-it']),
  any: [
    { says: 'three quarters of all votes', vote: 'voting', by: 'at least 3/4', of: 'entitled' },
    {
      says: 'more than half of all votes',
      vote: 'voting',
      by: 'majority',
      of: 'entitled',
      recommended: {
        cite: 'V.1',
        says: 'a recommendation',
        states: byItsName('R-states', ['standard-or-section', 'standard', 'any']),
        votes: [
          {
            cite: 'V.1(a)',
            says: 'three fifths of the directors in office',
            body: 'board',
            fraction: { atLeast: '3/5' },
            of: 'in-office',
            needed: 'always',
            atMeeting: true,
          },
          {
            cite: 'V.1(b)',
            says: 'half of the independent directors',
            body: 'independent-directors',
            fraction: { atLeast: '1/2' },
            of: byItsName('R-of', ['in-office', 'present']),
            needed: 'where-somebody-is-interested',
            atMeeting: true,
          },
        ],
      },
    },
  ],
};

const charter = instrumentOf(
  [
    classVotes({ cite: 'V.0', summary: 'votes', votes: [{ class: 'common', each: '1' }] }),
    requires({
      cite: 'V.1',
      summary: 'votes on a merger and on a sale of all assets',
      acts: [{ acts: ['merger'] }, { acts: ['disposition'], all: true, forms: ['sale'] }],
      where: { all: [{ not: { proposalSays: 'short-form' } }, { stated: 'holders-must-approve' }] },
      needs: vote,
    }),
    amendment({
      cite: 'V.2',
      summary: 'changes of the charter',
      of: 'charter',
      acts: ['amendment'],
      holders: [{ cite: 'V.2', says: 'more than half', vote: 'voting', by: { majority: true }, of: 'entitled' }],
      greater: [
        {
          sections: ['V.1'],
          vote: {
            cite: 'V.1',
            says: 'three quarters',
            vote: 'voting',
            by: { atLeast: '3/4' },
            of: 'entitled',
          },
        },
      ],
      greaterReach: byItsName('R-reach', ['section', 'vote-clause']),
      boardAloneByLaw: 'the statute',
      law: 'the statute',
    }),
    bylawPower({
      cite: 'V.3',
      summary: 'bylaws',
      exclusive: false,
      board: {
        votes: [
          {
            cite: 'V.3',
            says: 'more than half of the directors in office',
            body: 'board',
            fraction: { majority: true },
            of: 'in-office',
            needed: 'always',
            atMeeting: true,
          },
        ],
        notice: { cite: 'V.3', to: 'all holders', by: 'notice-of-next-annual-meeting' },
      },
      shareholders: {
        reach: byItsName('R-bylaws', ['any', 'amendments']),
        votes: [
          {
            cite: 'V.3',
            says: 'nine tenths',
            vote: 'voting',
            by: { atLeast: '90%' },
            of: 'entitled',
            in: 'shares',
          },
        ],
        law: 'the statute',
      },
    }),
  ],
  { readings },
);

type Line = World['lines'][number];
const board: Line = [
  '2001-02-01',
  'opening-board',
  { size: '5', directors: ['d1', 'd2', 'd3', 'd4', 'd5'].map((person) => ({ person, 'term-ends-after': '9' })) },
];
const independent = (...names: readonly string[]): readonly Given[] =>
  ['d1', 'd2', 'd3', 'd4', 'd5'].map((name) => ({
    notion: 'independent-director',
    about: [name],
    value: names.includes(name) ? 'yes' : 'no',
  }));
const somebody: Given = { notion: 'interested-shareholders', about: [], value: { persons: ['big'], owners: ['big'] } };
const proposed = (act: object, id = 'deal'): Line => ['2001-03-01', 'proposed', { id, act }];
const merger = proposed({ kind: 'merger', of: 'corporation', with: 'other' });
const votes = (yes: string, id = 'deal'): readonly Line[] => [
  ['2001-05-01', 'tally', { proposal: id, class: 'common', holder: 'dispersed', for: yes }],
  ['2001-05-01', 'polls-closed', { proposal: id }],
];
const stated = (fact: string, about: readonly string[], value: string): Line => [
  '2001-05-01',
  'stated',
  { fact, about, value },
];
const called = stated('meeting-called-for-it', ['deal'], 'yes');
const named = stated('recommended-vote', ['advice', 'V.1'], 'names-it');
const advice = (yes: unknown, more: object = {}): Line => [
  '2001-04-01',
  'body-act',
  { id: 'advice', by: 'board', on: 'deal', decides: 'recommend', yes, 'at-meeting': 'yes', ...more },
];

function status(lines: readonly Line[], more: Partial<World> = {}, of = 'deal'): Answer {
  return corporationOf({
    lines: [...holdings('400', '600'), board, ...lines],
    given: nobodyIsInterested,
    instruments: [charter],
    ...more,
  }).ask({ question: 'approval.status', asOf: '2001-06-01', input: { of } });
}
const outcomeOf = (answer: Answer): unknown =>
  answer.outcome === 'answered'
    ? (answer.value as { readonly outcome: unknown }).outcome
    : answer.inquiries.map((each) => each.key.split('(')[0]);

const three = ['d1', 'd2', 'd3'];

describe('a lesser vote where the board recommends it', () => {
  const carried = votes('501');

  it('is enough with the recommendation, and one vote less is not', () => {
    expect(outcomeOf(status([merger, called, named, advice(three), ...carried]))).toBe('permitted');
    expect(outcomeOf(status([merger, called, named, advice(three), ...votes('500')]))).toBe('refused');
  });

  it('is not enough where too few directors in office recommended it, or none did', () => {
    expect(outcomeOf(status([merger, called, named, advice(['d1', 'd2']), ...carried]))).toBe('refused');
    expect(outcomeOf(status([merger, called, ...carried]))).toBe('refused');
  });

  it('is not needed where the full vote is had, to the share', () => {
    const all = (mine: string): readonly Line[] => [
      ['2001-05-01', 'tally', { proposal: 'deal', class: 'common', holder: 'big', for: mine }],
      ...votes('600'),
    ];
    expect(outcomeOf(status([merger, called, ...all('150')]))).toBe('permitted');
    expect(outcomeOf(status([merger, called, ...all('149')]))).toBe('refused');
  });

  it('is not opened by a recommendation outside a meeting, or after the vote', () => {
    const late: Line = [
      '2001-05-02',
      'body-act',
      { id: 'advice', by: 'board', on: 'deal', decides: 'recommend', yes: three, 'at-meeting': 'yes' },
    ];
    expect(outcomeOf(status([merger, called, named, advice(three, { 'at-meeting': 'no' }), ...carried]))).toBe(
      'refused',
    );
    expect(outcomeOf(status([merger, called, named, late, ...carried]))).toBe('refused');
  });

  it('turns on what the recommendation says, as it is read', () => {
    const said = (value: string): Line => stated('recommended-vote', ['advice', 'V.1'], value);
    const as = (value: string, option: string) =>
      outcomeOf(status([merger, called, said(value), advice(three), ...carried], { readings: { 'R-states': option } }));
    expect(as('invokes-the-section', 'standard-or-section')).toBe('permitted');
    expect(as('invokes-the-section', 'standard')).toBe('refused');
    expect(as('neither', 'standard-or-section')).toBe('refused');
    expect(as('neither', 'any')).toBe('permitted');
    expect(outcomeOf(status([merger, called, advice(three), ...carried]))).toEqual(['recommended-vote']);
  });
});

describe('the votes of independent directors', () => {
  const among = (line: Line, more: Partial<World> = {}, ...lines: readonly Line[]) =>
    status([merger, called, named, line, ...lines, ...votes('501')], {
      given: [somebody, ...independent('d3', 'd4', 'd5')],
      ...more,
    });

  it('are counted among those who voted in the act of the board', () => {
    expect(outcomeOf(among(advice(['d1', 'd3', 'd4'])))).toBe('permitted');
    expect(outcomeOf(among(advice(['d1', 'd2', 'd3'])))).toBe('refused');
  });

  it('are taken of those present where it is read so', () => {
    const line = advice(['d1', 'd2', 'd3'], { present: ['d1', 'd2', 'd3', 'd4'] });
    expect(outcomeOf(among(line))).toBe('refused');
    expect(outcomeOf(among(line, { readings: { 'R-of': 'present' } }))).toBe('permitted');
  });

  it('are asked for where the act is entered by number', () => {
    const told = (yes: string) => stated('votes-of-members', ['advice', 'independent-directors'], yes);
    expect(outcomeOf(among(advice('3')))).toEqual(['votes-of-members']);
    expect(outcomeOf(among(advice('3'), {}, told('2')))).toBe('permitted');
    expect(outcomeOf(among(advice('3'), {}, told('1')))).toBe('refused');
    const there = stated('members-present', ['advice', 'independent-directors'], '2');
    const present = { readings: { 'R-of': 'present' } };
    expect(outcomeOf(among(advice('3', { present: '4' }), present, told('1')))).toEqual(['members-present']);
    expect(outcomeOf(among(advice('3', { present: '4' }), present, told('1'), there))).toBe('permitted');
  });

  it('are those of an act of their own where one is entered', () => {
    const own = (yes: readonly string[]): Line => [
      '2001-04-01',
      'body-act',
      { by: 'independent-directors', on: 'deal', decides: 'recommend', yes, 'at-meeting': 'yes' },
    ];
    const acted = (yes: readonly string[]) =>
      among(advice(['d1', 'd3', 'd4']), { readings: { 'R-states': 'any' } }, own(yes));
    expect(outcomeOf(acted(['d3', 'd4']))).toBe('permitted');
    expect(outcomeOf(acted(['d3']))).toBe('refused');
  });

  it('cannot be had from a body that has no members', () => {
    const nobody: Given = { notion: 'independent-directors-count', about: [], value: '0', unit: 'persons' };
    expect(outcomeOf(among(advice(['d1', 'd2', 'd3', 'd4', 'd5']), { given: [somebody, nobody] }))).toBe('refused');
  });
});

describe('a meeting called for the matter', () => {
  const meeting = (purposes: readonly string[]): readonly Line[] => [
    ['2001-04-01', 'meeting-called', { id: 'sm', kind: 'special', of: 'shareholders', by: 'board', purposes }],
    ['2001-05-01', 'meeting-held', { id: 'sm', kind: 'special', of: 'shareholders' }],
  ];
  const at = (lines: readonly Line[], option = 'called-for-it') =>
    outcomeOf(status([merger, named, advice(three), ...lines, ...votes('501')], { readings: { 'R-purpose': option } }));

  it('is shown by its call, with other purposes or without', () => {
    expect(at(meeting(['deal', 'other']))).toBe('permitted');
    expect(at(meeting(['deal']), 'called-only-for-it')).toBe('permitted');
    expect(at(meeting(['deal', 'other']), 'called-only-for-it')).toEqual(['meeting-called-for-it-alone']);
  });

  it('is asked about where no call shows it', () => {
    expect(at([])).toEqual(['meeting-called-for-it']);
    expect(at(meeting(['other']))).toEqual(['meeting-called-for-it']);
    expect(at([stated('meeting-called-for-it', ['deal'], 'no')])).toBe('needs-approval');
  });
});

describe('the transactions that need the votes', () => {
  const outcome = (act: object, ...lines: readonly Line[]) => outcomeOf(status([proposed(act), called, ...lines]));
  const sale = { kind: 'disposition', 'assets-of': 'corporation', to: 'other', all: 'yes' };

  it('are those that shareholders have to approve, which is supposed', () => {
    const short = { kind: 'merger', of: 'corporation', with: 'sub', 'short-form': 'yes' };
    expect(outcome(short)).toBe('permitted');
    const answer = status([merger, called]);
    expect(outcomeOf(answer)).toBe('needs-approval');
    expect(answer.rests.map(({ about }) => about.split('(')[0])).toContain('holders-must-approve');
    expect(outcomeOf(status([merger, called, stated('holders-must-approve', ['deal'], 'no')]))).toBe('permitted');
  });

  it('are the sorts of disposition that are named; the sort is asked for', () => {
    expect(outcome({ ...sale, form: 'sale' })).toBe('needs-approval');
    expect(outcome({ ...sale, form: 'pledge' })).toBe('permitted');
    expect(outcome(sale)).toEqual(['form-of-disposition']);
    expect(outcome(sale, stated('form-of-disposition', ['deal'], 'lease'))).toBe('permitted');
    expect(outcome({ ...sale, all: 'no', form: 'sale' })).toBe('silent');
  });

  it('are those of the corporation, and not of a subsidiary', () => {
    expect(outcome({ kind: 'merger', of: 'sub', with: 'other' })).toBe('silent');
  });
});

describe('a section that asks for more than a majority', () => {
  const change = (provisions: readonly string[]): Line =>
    proposed({ kind: 'amendment', provisions, 'inconsistent-with': [] });

  it('is changed by that vote only', () => {
    expect(outcomeOf(status([change(['V.9']), ...votes('501')]))).toBe('permitted');
    expect(outcomeOf(status([change(['V.1']), ...votes('600')]))).toBe('refused');
    expect(outcomeOf(status([change(['V']), ...votes('600')]))).toBe('refused');
  });

  it('keeps only its words on the vote where it is read so', () => {
    const read = { readings: { 'R-reach': 'vote-clause' } };
    const of = (value: string) => stated('changes-vote-clause', ['deal', 'V.1'], value);
    expect(outcomeOf(status([change(['V.1']), ...votes('600')], read))).toEqual(['changes-vote-clause']);
    expect(outcomeOf(status([change(['V.1']), of('no'), ...votes('600')], read))).toBe('permitted');
    expect(outcomeOf(status([change(['V.1']), of('yes'), ...votes('600')], read))).toBe('refused');
    expect(outcomeOf(status([change(['V.9']), ...votes('501')], read))).toBe('permitted');
  });

  it('is never for the board alone, which law may let change others', () => {
    const alone = stated('board-may-amend-alone', ['deal'], 'yes');
    const approves: Line = [
      '2001-04-01',
      'body-act',
      { by: 'board', on: 'deal', decides: 'approve', yes: '3', present: '5', 'at-meeting': 'yes' },
    ];
    expect(outcomeOf(status([change(['V.9']), approves]))).toBe('needs-approval');
    expect(outcomeOf(status([change(['V.9']), approves, alone]))).toBe('permitted');
    expect(outcomeOf(status([change(['V.1']), approves, alone]))).toBe('needs-approval');
  });
});

describe('bylaws', () => {
  const bylaw = (does: string, by: string): Line =>
    proposed({ kind: 'bylaw', does, bylaws: ['1'], by, 'inconsistent-with': [] });
  const adopts = (yes: string): Line => [
    '2001-04-01',
    'body-act',
    { by: 'board', on: 'deal', decides: 'approve', yes, present: '5', 'at-meeting': 'yes' },
  ];
  const annual: readonly Line[] = [
    ['2001-04-05', 'meeting-called', { id: 'am', kind: 'annual', of: 'shareholders', by: 'board', for: '2001-05-20' }],
    ['2001-04-10', 'meeting-noticed', { meeting: 'am', sent: '2001-04-10', to: 'all holders' }],
  ];
  const told = (sent: string): Line => [sent, 'notice', { of: 'deal', to: 'all holders', sent }];
  const remarks = (...lines: readonly Line[]) =>
    status([bylaw('amend', 'board'), adopts('3'), ...lines]).remarks.map(({ says }) => says);

  it('are the board’s by the votes that the instrument asks for', () => {
    expect(outcomeOf(status([bylaw('amend', 'board'), adopts('3')]))).toBe('permitted');
    expect(outcomeOf(status([bylaw('amend', 'board'), adopts('2')]))).toBe('needs-approval');
  });

  it('are the shareholders’ by theirs, or by those of law where they only amend by these', () => {
    const read = { readings: { 'R-bylaws': 'amendments' } };
    expect(outcomeOf(status([bylaw('repeal', 'shareholders'), ...votes('600')]))).toBe('refused');
    expect(outcomeOf(status([bylaw('repeal', 'shareholders'), ...votes('600')], read))).toBe('permitted');
    expect(outcomeOf(status([bylaw('amend', 'shareholders'), ...votes('600')], read))).toBe('refused');
  });

  it('are told to shareholders by the notice of the next annual meeting; told late, that is remarked and nothing undone', () => {
    expect(remarks(...annual, told('2001-04-10'))).toEqual([]);
    expect(remarks(...annual, told('2001-04-11'))).toEqual([
      expect.stringContaining('notice was given on 11 April 2001'),
    ]);
    expect(remarks(...annual)).toEqual([expect.stringContaining('no such notice is entered')]);
    expect(remarks()).toEqual([]);
  });

  it('have a deadline for that, with a day once the notice of the meeting is out', () => {
    const deadlines = (...lines: readonly Line[]) => {
      const answer = corporationOf({
        lines: [...holdings('400', '600'), board, bylaw('amend', 'board'), ...lines],
        given: nobodyIsInterested,
        instruments: [charter],
      }).ask({
        question: 'calendar.deadlines',
        asOf: '2001-06-01',
        input: { from: '2001-01-01', to: '2001-12-31' },
      });
      return (answer as unknown as { value: { deadlines: readonly Record<string, unknown>[] } }).value.deadlines;
    };
    expect(deadlines(adopts('3'), ...annual, told('2001-04-11'))).toEqual([
      expect.objectContaining({ id: 'deal notice', day: '2001-04-10', what: expect.stringMatching(/too late$/) }),
    ]);
    expect(deadlines(adopts('3'))).toEqual([
      expect.objectContaining({ id: 'deal notice', dependsOn: [expect.stringContaining('annual meeting')] }),
    ]);
    expect(deadlines(adopts('2'))).toEqual([]);
    expect(deadlines()).toEqual([]);
  });
});
