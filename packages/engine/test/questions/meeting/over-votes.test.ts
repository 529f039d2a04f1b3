import { describe, expect, it } from 'vitest';
import { electionRule, ordinaryVote } from '../../../src/kinds/meeting/index.js';
import { classVotes } from '../../../src/kinds/voting/index.js';
import { asked, instrumentOf, open, type Line } from '../../kinds/board/world.js';

const provisions = [
  classVotes({ cite: 'IV', summary: 'votes', votes: [{ class: 'common', each: '1' }] }),
  ordinaryVote({ cite: '2', summary: 'ordinary', fraction: 'majority' }),
  electionRule({ cite: '3', summary: 'elections', wins: 'plurality' }),
];

/** Nora holds 60 of 100 for others; ada 40 of her own. */
const register: readonly Line[] = [
  ['2000-01-10', 'shares-issued', { class: 'common', to: 'nora', shares: '60' }],
  ['2000-01-10', 'shares-issued', { class: 'common', to: 'ada', shares: '40' }],
  ['2000-01-11', 'held-for', { holder: 'nora', class: 'common', owners: ['ben', 'cy'] }],
  ['2000-03-01', 'meeting-called', { id: 'am', kind: 'annual', of: 'shareholders', by: 'board', for: '2000-05-22' }],
  ['2000-04-01', 'proposed', { id: 'pay', meeting: 'am', act: { kind: 'resolution', on: 'pay' } }],
  [
    '2000-04-01',
    'proposed',
    { id: 'vote', act: { kind: 'election', meeting: 'am', seats: '1', candidates: ['ben', 'cy'] } },
  ],
];

const card = (holder: string, more: object, on = '2000-05-20'): Line => [
  on,
  'ballot',
  { proposal: 'pay', holder, ...more },
];
/** Together 80 of 60. */
const cards = [card('nora', { for: '40' }), card('nora', { against: '40' }, '2000-05-21'), card('ada', { for: '10' })];
const closed = (on = '2000-05-22'): Line => [on, 'polls-closed', { proposal: 'pay' }];
const sealed = (rule: string, on = '2000-05-01', more: object = {}): Line => [
  on,
  'tabulation-policy',
  { meeting: 'am', 'over-votes': rule, ...more },
];

function answerTo(
  question: string,
  of: string,
  lines: readonly Line[],
  readings: Readonly<Record<string, string>> = {},
) {
  const persons = ['nora', 'ada', 'ben', 'cy'];
  const corporation = open([instrumentOf(provisions)], persons, [...register, ...lines], { readings });
  return asked(corporation, { question, asOf: '2000-06-01', input: { of } });
}

function votesOf(lines: readonly Line[], readings?: Readonly<Record<string, string>>) {
  const answer = answerTo('meeting.tabulate', 'pay', lines, readings);
  const { outcome, votes } = answer['value'] as { readonly outcome: string; readonly votes: readonly Fields[] };
  return { outcome, for: votes[0]?.['for'], against: votes[0]?.['against'], present: votes[0]?.['present'] };
}

type Fields = Readonly<Record<string, unknown>>;

describe('cards of an intermediary that are together of more shares than it held', () => {
  it.each([
    ['latest', { outcome: 'not-carried', for: '10', against: '40', present: '50' }],
    ['receipt', { outcome: 'carried', for: '50', against: '0', present: '50' }],
    ['reject', { outcome: 'carried', for: '10', against: '0', present: '10' }],
    ['pro-rata', { outcome: 'carried', for: '40', against: '30', present: '70' }],
  ])('count by the rule that was sealed: %s', (rule, votes) => {
    expect(votesOf([...cards, sealed(rule), closed()])).toEqual(votes);
    expect(votesOf([...cards, closed()], { 'over-votes at am': rule })).toEqual(votes);
  });

  it('count as the latest has it where none was sealed, and the answer tells under which rule it would be another', () => {
    const answer = answerTo('meeting.tabulate', 'pay', [...cards, closed()]);
    expect(answer).toMatchObject({
      value: { outcome: 'not-carried', ballots: [{ holder: 'nora', why: 'superseded' }] },
      turnsOn: [
        {
          reading: 'over-votes at am',
          adopted: 'latest',
          changes: 'outcome',
          otherwise: {
            receipt: { value: { outcome: 'carried' } },
            reject: { value: { outcome: 'carried' } },
            'pro-rata': { value: { outcome: 'carried' } },
          },
        },
      ],
    });
  });

  it('turn on no rule as far as the shares reach, nor those of one who holds for nobody else', () => {
    const reached = [card('nora', { for: '40' }), card('nora', { against: '20' }, '2000-05-21')];
    expect(answerTo('meeting.tabulate', 'pay', [...reached, closed()])['turnsOn']).toEqual([]);
    const own = [card('ada', { for: '30' }), card('ada', { against: '30' }, '2000-05-21'), closed()];
    expect(answerTo('meeting.tabulate', 'pay', own)['turnsOn']).toEqual([]);
    expect(votesOf([...own, sealed('reject')])).toMatchObject({ for: '0', against: '30' });
    expect(votesOf([...own, sealed('reject', '2000-05-01', { holders: ['ada'] })])).toMatchObject({ against: '0' });
  });

  it('go by no rule that nothing shows to have come before the polls closed', () => {
    const late = answerTo('meeting.tabulate', 'pay', [...cards, sealed('reject', '2000-05-22'), closed()]);
    expect(late).toMatchObject({
      value: { outcome: 'not-carried' },
      unused: [{ says: expect.stringContaining('before the polls closed') as string }],
    });
    const changed = [...cards, sealed('reject'), sealed('receipt', '2000-05-02'), closed()];
    expect(votesOf(changed)).toMatchObject({ for: '50', against: '0' });
  });

  it('are ruled on alike where one card alone is of too many', () => {
    const one = [card('nora', { for: '50', against: '30' }), card('ada', { for: '10' }), closed()];
    expect(votesOf([...one, sealed('reject')])).toMatchObject({ for: '10', against: '0', present: '10' });
    expect(votesOf([...one, sealed('pro-rata')])).toMatchObject({ for: '47.5', against: '22.5' });
    expect(votesOf([...one, sealed('latest')])).toMatchObject({ for: '10', against: '0', present: '70' });
  });

  it('count so in an election too', () => {
    const ballot = (candidate: string, votes: string, on = '2000-05-20'): Line => [
      on,
      'election-ballot',
      { meeting: 'am', holder: 'nora', class: 'common', votes: [{ candidate, votes }] },
    ];
    const both = [ballot('ben', '40'), ballot('cy', '40', '2000-05-21')];
    const winner = (rule: string) => {
      const { value } = answerTo('meeting.elect', 'vote', [...both, sealed(rule)]) as unknown as {
        readonly value: { readonly elected: readonly string[]; readonly tied: readonly string[] };
      };
      return [...value.elected, ...value.tied.map((each) => `${each}?`)];
    };
    expect(winner('latest')).toEqual(['cy']);
    expect(winner('receipt')).toEqual(['ben']);
    expect(winner('reject')).toEqual([]);
    expect(winner('pro-rata')).toEqual(['ben?', 'cy?']);
  });
});
