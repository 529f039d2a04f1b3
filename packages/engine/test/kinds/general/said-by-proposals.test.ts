import { describe, expect, it } from 'vitest';
import { reasonInWords, requires, type Provision, type Reason } from '../../../src/index.js';
import { asked, instrumentOf, open, type Line } from '../board/world.js';

const rule = (where: object, more: object = {}): Provision =>
  requires({
    cite: '3',
    summary: 'a rule on mergers',
    acts: [{ acts: ['merger'], where }],
    needs: { vote: 'board' },
    ...more,
  });

const merger = (more: object = {}): Line => [
  '2000-05-01',
  'proposed',
  { id: 'deal', act: { kind: 'merger', of: 'corporation', with: 'ben', ...more } },
];

function answerOn(provision: Provision, ...lines: readonly Line[]) {
  return asked(open([instrumentOf([provision])], ['ada', 'ben'], lines), {
    question: 'approval.status',
    asOf: '2000-06-01',
    input: { of: 'deal' },
  });
}

const outcomeOf = (...parts: Parameters<typeof answerOn>): unknown => {
  const answer = answerOn(...parts);
  return answer.outcome === 'answered' ? (answer['value'] as { readonly outcome: string }).outcome : answer.outcome;
};

const short = { proposalSays: 'short-form' };
const urgent = { stated: 'urgent' };
const stated = (value: string): Line => ['2000-05-02', 'stated', { fact: 'is-so', about: ['urgent', 'deal'], value }];

describe('what a proposal says of its act', () => {
  it('is so where it says yes, and not where it says no or nothing', () => {
    expect(outcomeOf(rule(short), merger({ 'short-form': 'yes' }))).toBe('needs-approval');
    expect(outcomeOf(rule(short), merger({ 'short-form': 'no' }))).toBe('silent');
    expect(outcomeOf(rule(short), merger())).toBe('silent');
  });

  it('settles alone what needs one thing of it, and nothing that needs another beside', () => {
    const both = rule({ all: [short, urgent] });
    expect(outcomeOf(both, merger())).toBe('silent');
    expect(outcomeOf(both, merger({ 'short-form': 'yes' }))).toBe('needs-facts');
    expect(outcomeOf(both, merger({ 'short-form': 'yes' }), stated('no'))).toBe('permitted');
    const either = rule({ any: [short, urgent] });
    expect(outcomeOf(either, merger({ 'short-form': 'yes' }))).toBe('needs-approval');
    expect(outcomeOf(either, merger())).toBe('needs-facts');
    expect(outcomeOf(either, merger(), stated('yes'))).toBe('needs-approval');
    expect(outcomeOf(rule({ not: urgent }), merger())).toBe('needs-facts');
  });

  it('is told in words, as is a fact that the engine knows by name', () => {
    const linesOf = (step: Reason): readonly string[] => [reasonInWords(step), ...step.grounds.flatMap(linesOf)];
    const told = (where: object, more: object = {}, ...lines: readonly Line[]) =>
      linesOf(answerOn(rule(urgent, { where, acts: ['merger'] }), merger(more), ...lines).reason as Reason)
        .join('; ')
        .toLowerCase();
    expect(told(short)).toContain('the proposal says: short form: no');
    expect(told({ all: [{ not: short }, short] })).toContain(
      'the proposal does not say: short form, and the proposal says: short form: no',
    );
    const freed: Line = ['2000-05-02', 'stated', { fact: 'holders-must-approve', about: ['deal'], value: 'no' }];
    expect(told({ stated: 'holders-must-approve' }, {}, freed)).toContain('the shareholders have to approve it: no');
  });
});

describe('a meeting called for what is needed', () => {
  it('is needed for all of several votes together', () => {
    const votes = { vote: 'voting', by: 'majority', of: 'cast' };
    const together = rule(short, { acts: ['merger'], needs: { all: [votes], meeting: 'called-for-it' } });
    expect(answerOn(together, merger())).toMatchObject({
      value: {
        outcome: 'needs-approval',
        requirement: { says: 'a majority of the votes cast, at a meeting called for it' },
      },
    });
  });
});
