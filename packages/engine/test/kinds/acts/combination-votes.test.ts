import { describe, expect, it } from 'vitest';
import type { Given } from '../../../src/index.js';
import { bigIsInterested, corporationOf, holdings, nobodyIsInterested, valueOf, type World } from './made-up-rule.js';

const merger: World['lines'] = [
  ['2002-01-01', 'proposed', { id: 'deal', act: { kind: 'merger', of: 'corporation', with: 'big' } }],
];

const five: Given = { notion: 'continuing-directors-count', about: ['big'], value: '5', unit: 'persons' };

function status(lines: World['lines'], more: Partial<World> = {}) {
  return corporationOf({
    lines: [...holdings('600', '400'), ...merger, ...lines],
    given: bigIsInterested,
    ...more,
  }).ask({
    question: 'approval.status',
    asOf: '2002-06-01',
    input: { of: 'deal' },
  });
}

function votes(big: string, others: string): World['lines'] {
  return [
    ['2002-02-01', 'ballot', { proposal: 'deal', holder: 'big', for: big }],
    ['2002-02-01', 'ballot', { proposal: 'deal', holder: 'dispersed', for: others }],
    ['2002-01-15', 'signed', { proposal: 'deal' }],
    ['2002-03-01', 'polls-closed', { proposal: 'deal' }],
  ];
}

describe('the votes on a combination', () => {
  it('needs both: three quarters of all, and more than half of the others', () => {
    expect(valueOf(status(votes('600', '201')))['outcome']).toBe('permitted');
  });

  it('fails with exactly half of the others', () => {
    expect(valueOf(status(votes('600', '200')))['outcome']).toBe('refused');
  });

  it('passes with exactly three quarters of all and fails one share below', () => {
    expect(valueOf(status(votes('400', '350')))['outcome']).toBe('permitted');
    expect(valueOf(status(votes('400', '349')))['outcome']).toBe('refused');
  });

  it('leaves approval in advance open after a lost vote, while nothing binding is signed', () => {
    const unsigned = votes('600', '200').filter(([, type]) => type !== 'signed');
    expect(valueOf(status(unsigned))['outcome']).toBe('needs-approval');
  });

  it('needs nothing where nobody in it is interested', () => {
    expect(valueOf(status([], { given: nobodyIsInterested }))['outcome']).toBe('permitted');
  });

  it('says what is still needed, of the others alone and with the interested shareholder voting for it', () => {
    const value = valueOf(status([]));
    expect(value['outcome']).toBe('needs-approval');
    expect(value['further']).toEqual([
      expect.objectContaining({ asCast: '750', ifInterestedVoteFor: '201', outOfReach: false, unit: 'shares' }),
    ]);
  });

  it('names the law that may ask for more, while no law is loaded', () => {
    expect(
      status([])
        .otherLaw.map((each) => each.says)
        .join(),
    ).toContain('other law requires of the merger with big');
  });

  it('names no statute of its own where it names none', () => {
    expect(status([]).otherLaw.map((each) => each.says)).toEqual([
      expect.stringContaining('other law requires of the merger with big'),
    ]);
  });

  it('gives each number in advance of any vote, and without the acts being covered by ballots', () => {
    const answer = corporationOf({
      lines: [...holdings('600', '400'), ...merger],
      given: [...bigIsInterested, five],
    }).ask({
      question: 'approval.required',
      asOf: '2002-06-01',
      input: { of: 'deal' },
    });
    const steps = valueOf(answer)['steps'] as readonly Record<string, string>[];
    expect(steps.find((step) => step['id'] === 'V.1[i]')).toMatchObject({
      base: '1000',
      needed: '750',
      unit: 'shares',
    });
    expect(steps.find((step) => step['id'] === 'V.1[ii]')).toMatchObject({
      base: '400',
      turnsAt: '200',
      needed: '201',
    });
  });

  it('needs the vote of a class that votes apart, which is in the base only under that reading', () => {
    const preferred: World['lines'] = [
      ['2001-03-01', 'shares-issued', { class: 'preferred', to: 'dispersed', shares: '100' }],
      ['2001-03-01', 'stated', { fact: 'votes-separately', about: ['preferred', 'deal'], value: 'yes' }],
    ];
    const answer = corporationOf({
      lines: [...holdings('600', '400'), ...merger, ...preferred],
      given: [...bigIsInterested, five],
    }).ask({
      question: 'approval.required',
      asOf: '2002-06-01',
      input: { of: 'deal' },
    });
    const steps = valueOf(answer)['steps'] as readonly Record<string, string>[];
    expect(steps.map((step) => [step['id'], step['needed']])).toEqual(
      expect.arrayContaining([
        ['V.1[i]', '750'],
        ['V.1[i] preferred', '60'],
      ]),
    );
    const turn = answer.turnsOn.find((each) => each.reading === 'R-base');
    expect(JSON.stringify(turn?.otherwise['all'])).toContain('"needed":"825"');
  });
});
