import { describe, expect, it } from 'vitest';
import { classVotes, requires, type Provision } from '../../../src/index.js';
import { asked, instrumentOf, open, type Line } from '../board/world.js';

const votes = classVotes({
  cite: 'IV',
  summary: 'votes',
  votes: [
    { class: 'common', each: '1' },
    { class: 'quiet', each: '0' },
  ],
});

const merging = { acts: ['merger', 'consolidation', 'share-exchange'], where: { not: { proposalSays: 'short-form' } } };
const selling = { acts: ['disposition'], all: true, where: { not: { proposalSays: 'usual-course' } } };

const law = (
  needs: object = {},
  acts: object = [merging, selling, { acts: ['dissolution', 'amendment'] }],
): Provision =>
  requires({
    cite: '7',
    summary: 'three fifths of the outstanding shares',
    acts,
    needs: { vote: 'voting', by: 'at least 3/5', of: 'entitled', ...needs },
  });

const common: Line = ['2000-01-10', 'shares-issued', { class: 'common', to: 'dispersed', shares: '200' }];
const quiet: Line = ['2000-01-10', 'shares-issued', { class: 'quiet', to: 'dispersed', shares: '50' }];
const persons = ['ada', 'ben', 'sub'];

function outcomeOf(provision: Provision, lines: readonly Line[]): unknown {
  const answer = asked(open([instrumentOf([votes, provision])], persons, [...lines, closed]), {
    question: 'meeting.tabulate',
    asOf: '2000-06-01',
    input: { of: 'matter' },
  });
  return answer.outcome === 'answered' ? (answer['value'] as { readonly outcome: string }).outcome : 'needs-facts';
}

const put = (act: object): Line => ['2000-05-01', 'proposed', { id: 'matter', act }];
const closed: Line = ['2000-05-03', 'polls-closed', { proposal: 'matter' }];
const tally = (yes: string, of = 'common'): Line => [
  '2000-05-02',
  'tally',
  { proposal: 'matter', class: of, for: yes, against: '1', abstain: '0', 'broker-non-votes': '0' },
];

describe('a vote that law asks for', () => {
  const sale = { kind: 'disposition', 'assets-of': 'corporation', to: 'ben', all: 'yes' };
  const merger = { kind: 'merger', of: 'corporation', with: 'ben' };

  it.each([
    ['a merger', merger],
    ['a consolidation', { kind: 'consolidation', of: 'corporation', with: 'ben' }],
    ['a share exchange', { kind: 'share-exchange', of: 'corporation', with: 'ben' }],
    ['a sale of all assets', sale],
    ['a sale of all assets, said to be out of the usual course', { ...sale, 'usual-course': 'no' }],
    ['a dissolution', { kind: 'dissolution', of: 'corporation' }],
    ['an amendment of the charter', { kind: 'amendment', provisions: ['IV'] }],
    ['an amendment of the charter by name', { kind: 'amendment', instrument: 'charter', provisions: ['IV'] }],
  ])('is needed for %s, and turns at the fraction', (_what, act) => {
    expect(outcomeOf(law(), [common, put(act), tally('120')])).toBe('carried');
    expect(outcomeOf(law(), [common, put(act), tally('119')])).toBe('not-carried');
  });

  it.each([
    ['a merger of a subsidiary', { kind: 'merger', of: 'sub', with: 'ben' }],
    ['a merger that law lets go without a vote', { ...merger, 'short-form': 'yes' }],
    ['a sale of the assets of a subsidiary', { ...sale, 'assets-of': 'sub' }],
    ['a sale of a part of the assets', { ...sale, all: 'no' }],
    ['a sale in the usual course', { ...sale, 'usual-course': 'yes' }],
    ['an amendment of the bylaws', { kind: 'amendment', instrument: 'bylaws', provisions: ['3'] }],
    ['a loan to a director', { kind: 'director-loan', director: 'ada', form: 'loan' }],
    ['a removal', { kind: 'removal', director: 'ada' }],
  ])('is not needed for %s', (_what, act) => {
    expect(outcomeOf(law(), [common, put(act)])).toBe('silent');
  });

  it.each([
    ['a merger', merger],
    ['a sale of all assets', sale],
    ['a dissolution', { kind: 'dissolution', of: 'corporation' }],
    ['an amendment', { kind: 'amendment', provisions: ['IV'] }],
  ])('is not needed for %s where the law names other acts only', (_what, act) => {
    expect(outcomeOf(law({}, ['director-loan']), [common, put(act)])).toBe('silent');
  });

  it('of the votes cast asks for no quorum where the law asks for none', () => {
    expect(outcomeOf(law({ of: 'cast' }), [common, put(merger), tally('2')])).toBe('carried');
    expect(outcomeOf(law({ of: 'cast', quorum: 'at least 1/50' }), [common, put(merger), tally('3')])).toBe('carried');
    expect(outcomeOf(law({ of: 'cast', quorum: 'at least 1/50' }), [common, put(merger), tally('2')])).toBe(
      'not-carried',
    );
  });
});

describe('a vote of each class besides', () => {
  const apart = law({ apart: true });
  const merger = put({ kind: 'merger', of: 'corporation', with: 'ben' });
  const separately = (of: string, value: string): Line => [
    '2000-05-01',
    'stated',
    { fact: 'votes-separately', about: [of, 'matter'], value },
  ];

  it('is the one vote again where only one class is outstanding', () => {
    expect(outcomeOf(apart, [common, merger, tally('120')])).toBe('carried');
  });

  it('is asked of a class only where its votes would not carry it', () => {
    const lines = [common, quiet, merger, tally('120')];
    expect(outcomeOf(apart, [...lines, tally('29', 'quiet')])).toBe('needs-facts');
    expect(outcomeOf(apart, [...lines, tally('30', 'quiet')])).toBe('carried');
  });

  it('is needed of a class that votes apart, in its shares though they have no vote in general', () => {
    const lines = [common, quiet, merger, tally('120'), separately('common', 'no')];
    expect(outcomeOf(apart, [...lines, separately('quiet', 'no')])).toBe('carried');
    expect(outcomeOf(apart, [...lines, separately('quiet', 'yes'), tally('29', 'quiet')])).toBe('not-carried');
    expect(outcomeOf(apart, [...lines, separately('quiet', 'yes'), tally('30', 'quiet')])).toBe('carried');
  });
});

describe('what is left to law only where none is loaded', () => {
  const asks = (needs: object, law: readonly Provision[]) => {
    const own = requires({ cite: '8', summary: 'as law asks', acts: [{ acts: ['merger'] }], needs });
    const statute = instrumentOf(law, { id: 'statute', kind: 'law', citedAs: 'Law' });
    const instruments = [instrumentOf([votes, own]), ...(law.length === 0 ? [] : [statute])];
    const merger = put({ kind: 'merger', of: 'corporation', with: 'ben' });
    const input = { of: 'matter' };
    return asked(open(instruments, persons, [common, merger]), {
      question: 'approval.required',
      asOf: '2000-06-01',
      input,
    })['value'];
  };
  const left = { leftToLaw: 'what the statute asks', unlessLoaded: true };

  it('is named where none is, and is nothing where one is: it alone asks for nothing, and permits nothing', () => {
    const silent = [classVotes({ cite: '1', summary: 'votes', votes: [{ class: 'common', each: '1' }] })];
    expect(JSON.stringify(asks(left, []))).toContain('what the statute asks');
    for (const needs of [left, { all: [left] }]) expect(asks(needs, silent)).toMatchObject({ steps: [] });
    for (const needs of [left, { all: [left] }]) expect(JSON.stringify(asks(needs, silent))).not.toContain('"8"');
  });
});
