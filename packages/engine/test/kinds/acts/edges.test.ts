import { describe, expect, it } from 'vitest';
import { businessCombination, amendment, type Given, type Provision } from '../../../src/index.js';
import { instrumentOf } from '../board/world.js';
import {
  bigIsInterested,
  charter,
  corporationOf,
  holdings,
  nobodyIsInterested,
  valueOf,
  votesRule,
  type World,
} from './made-up-rule.js';

function ask(
  provisions: readonly Provision[] | undefined,
  lines: World['lines'],
  question: string,
  input: object,
  given: readonly Given[] = bigIsInterested,
) {
  const instruments = provisions === undefined ? [charter] : [instrumentOf([votesRule, ...provisions])];
  return corporationOf({ lines: [...holdings('600', '400'), ...lines], given, instruments }).ask({
    question,
    asOf: '2002-06-01',
    input: input as Record<string, unknown>,
  });
}
const proposed = (act: object, more: object = {}): World['lines'][number] => [
  '2002-01-01',
  'proposed',
  { id: 'deal', act, ...more },
];
const stated = (fact: string, about: readonly string[], value: string): World['lines'][number] => [
  '2002-01-01',
  'stated',
  { fact, about, value },
];
const caught = (act: object, lines: World['lines'] = [], more: object = {}, given = bigIsInterested) => {
  const answer = ask(undefined, [proposed(act, more), ...lines], 'combination.classify', { of: 'deal' }, given);
  return answer.outcome === 'answered'
    ? (answer.value as { readonly combination: boolean }).combination
    : answer.inquiries.map((each) => each.key);
};

describe('a row that speaks of what raises a proportion', () => {
  const swap = (more: object = {}) => ({ kind: 'transaction', effect: 'a swap', ...more });

  it('catches none that raises nobody’s, or somebody’s who is not interested', () => {
    const raises = (of: string, after: string) => swap({ increases: { of, before: '10%', after } });
    const by = { 'proposed-by': 'big' };
    expect(caught(raises('other', '11%'), [], by)).toBe(false);
    expect(caught({ kind: 'increase', of: 'big', before: '10%', after: '10.1%' }, [], by)).toBe(true);
    expect(caught({ kind: 'increase', of: 'big', before: '10%', after: '9%' }, [], by)).toBe(false);
  });

  it('supposes that a deal raises none where nobody entered it, until somebody does', () => {
    const by = { 'proposed-by': 'big' };
    expect(caught(swap(), [], by)).toBe(false);
    expect(caught(swap(), [stated('increases-proportion', ['deal'], 'yes')], by)).toBe(true);
    const buyBack = { kind: 'buy-back', class: 'common', shares: '100' };
    expect(caught(buyBack, [stated('increases-proportion', ['deal'], 'yes')], by)).toBe(true);
    expect(caught(buyBack, [stated('increases-proportion', ['deal'], 'yes')], by, nobodyIsInterested)).toBe(false);
  });
});

describe('an exception from a row', () => {
  it('is asked of an issue, to whomever, of which nobody said whether all receive in proportion', () => {
    const issue = (more: object = {}) => ({ kind: 'issue', class: 'common', shares: '10', ...more });
    expect(caught(issue())).toContain('in-proportion-to-all-holders(deal)');
    expect(caught(issue(), [stated('in-proportion-to-all-holders', ['deal'], 'yes')])).toBe(false);
    expect(caught(issue({ to: 'big' }))).toContain('in-proportion-to-all-holders(deal)');
    expect(caught(issue({ to: 'big', 'pro-rata': 'no' }))).toBe(true);
    expect(caught(issue({ to: 'big', 'pro-rata': 'yes' }))).toBe(false);
  });
});

describe('a row of some classes', () => {
  const rule = businessCombination({
    cite: 'V.1',
    summary: 'exchanges',
    rows: [
      {
        cite: 'V.1(a)',
        says: 'an issue of founder shares',
        deals: ['issue', 'merger'],
        of: 'anyone',
        parts: [],
        classes: ['founder'],
      },
    ],
    overrides: [],
    votes: [
      {
        cite: 'V.1[i]',
        says: 'two thirds of the shares',
        fraction: { atLeast: '2/3' },
        count: 'shares',
        base: 'general',
        weigh: 'both',
      },
    ],
  });
  const value = (act: object, question = 'combination.classify') =>
    valueOf(ask([rule], [proposed(act)], question, { of: 'deal' }));

  it('catches acts of these classes, whoever is interested, and none that is of no class', () => {
    expect(value({ kind: 'issue', class: 'founder', shares: '1', to: 'other' })['combination']).toBe(true);
    expect(value({ kind: 'issue', class: 'common', shares: '1', to: 'big' })['combination']).toBe(false);
    expect(value({ kind: 'merger', of: 'corporation', with: 'big' })['combination']).toBe(false);
  });

  it('has the votes alone where no approval frees it', () => {
    const act = { kind: 'issue', class: 'founder', shares: '1', to: 'other' };
    expect(value(act, 'combination.exempt')).toMatchObject({ exempt: false, canBe: false, routes: [] });
    expect(JSON.stringify(value(act, 'approval.status'))).toContain('"needed":"667"');
  });
});

describe('the profile', () => {
  it('says what an amendment needs, of what is protected apart from the rest', () => {
    const board = { cite: 'V.8(a)', says: 'the board', vote: 'board', by: 'majority', of: 'members' } as const;
    const rule = (more: object = {}) =>
      amendment({
        cite: 'V.8',
        summary: 'amendments',
        of: 'charter',
        acts: ['amendment'],
        board,
        holders: [
          {
            cite: 'V.8(b)',
            says: 'two thirds of the votes',
            vote: 'voting',
            by: { atLeast: '2/3' },
            of: 'entitled',
          },
        ],
        ...more,
      });
    const field = (provision: Provision, id: string) => {
      const { fields } = valueOf(ask([provision], [], 'instrument.profile', {})) as {
        readonly fields: readonly { readonly id: string; readonly says: readonly { readonly says: string }[] }[];
      };
      return fields.find((each) => each.id === id)?.says[0]?.says;
    };
    expect(field(rule(), 'charter-amendment')).toBe('the board, and two thirds of the votes');
    const guarded = rule({ protects: { sections: ['VI'], touchedBy: ['changes'] } });
    expect(field(guarded, 'charter-amendment')).toBe('for VI: the board, and two thirds of the votes');
    expect(field(rule({ of: 'bylaws' }), 'bylaw-amendment')).toBe('the board, and two thirds of the votes');
    const lawAlone = { board: undefined, holders: [] };
    expect(field(rule(lawAlone), 'charter-amendment')).toBe('what law asks');
    expect(field(rule({ ...lawAlone, law: 'as the statute says' }), 'charter-amendment')).toBe('as the statute says');
  });
});
