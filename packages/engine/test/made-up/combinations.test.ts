import { describe, expect, it } from 'vitest';
import { corporation, fiveDirectors, issued, start, stepsOf, unaffiliated, valueOf, type Line } from './world.js';

const deal: Line = ['2006-05-10', 'proposed', { id: 'deal', act: { kind: 'merger', of: 'corporation', with: 'ash' } }];
const asOf = '2006-06-30';

/** 850,000 ordinary shares dispersed, 150,000 of ash, and 100,000 senior shares of three votes: 1,300,000 votes. */
const held: readonly Line[] = [
  fiveDirectors,
  issued(start, 'dispersed', '850,000'),
  issued(start, 'dispersed', '100,000', 'senior'),
  issued('2006-05-01', 'ash', '150,000'),
  ...unaffiliated('ash'),
  deal,
];

function votesFor(ordinary: string, senior: string, own = '0'): readonly Line[] {
  const ballot = (holder: string, className: string, shares: string): Line => [
    '2006-06-01',
    'ballot',
    { proposal: 'deal', holder, class: className, for: shares },
  ];
  return [
    ballot('dispersed', 'ordinary', ordinary),
    ballot('dispersed', 'senior', senior),
    ballot('ash', 'ordinary', own),
  ];
}

function standing(lines: readonly Line[], readings = {}) {
  const value = valueOf(
    corporation([...held, ...lines], readings).ask({ question: 'approval.status', asOf, input: { of: 'deal' } }),
  );
  const steps = stepsOf(value);
  return {
    outcome: (value as { readonly outcome: string }).outcome,
    power: steps.get('6.1.i'),
    others: steps.get('6.1.ii'),
    approval: steps.get('6.2 deal'),
  };
}

describe('a merger with a holder of 15 %', () => {
  it('needs two-thirds of the combined voting power: 866,667 of 1,300,000 votes', () => {
    expect(standing(votesFor('566,667', '100,000')).power).toMatchObject({ have: '866667', status: 'met' });
    expect(standing(votesFor('566,666', '100,000')).power).toMatchObject({ needed: '866667', status: 'open' });
    expect(standing(votesFor('566,666', '100,000', '1')).power).toMatchObject({ have: '866667', status: 'met' });
  });

  it('needs a majority of the votes of the others: 575,001 of 1,150,000', () => {
    const own = '150,000';
    expect(standing(votesFor('275,001', '100,000', own)).others).toMatchObject({ have: '575001', status: 'met' });
    expect(standing(votesFor('275,000', '100,000', own)).others).toMatchObject({ needed: '575001', status: 'open' });
  });

  it('needs both votes', () => {
    expect(standing(votesFor('566,667', '100,000')).outcome).toBe('permitted');
    expect(standing(votesFor('566,666', '100,000')).outcome).toBe('needs-approval');
  });

  it('needs none with three of five continuing directors at a meeting before it takes effect', () => {
    const act = (on: string, yes: readonly string[], more = {}): Line => [
      on,
      'body-act',
      { by: 'continuing-directors', on: 'deal', decides: 'approve', yes, present: yes, 'at-meeting': 'yes', ...more },
    ];
    const three = ['dara', 'dean', 'dian'];
    expect(standing([act('2006-05-20', three)])).toMatchObject({ outcome: 'permitted', approval: { status: 'met' } });
    expect(standing([act('2006-05-20', ['dara', 'dean'])]).outcome).toBe('needs-approval');
    expect(standing([act('2006-05-20', three, { 'at-meeting': 'no' })]).outcome).toBe('needs-approval');
  });

  it('by a reading needs that approval before the agreement', () => {
    const lines: readonly Line[] = [
      ['2006-05-15', 'signed', { proposal: 'deal' }],
      [
        '2006-05-20',
        'body-act',
        { by: 'continuing-directors', on: 'deal', decides: 'approve', yes: '3', present: '5', 'at-meeting': 'yes' },
      ],
    ];
    expect(standing(lines).approval).toMatchObject({ status: 'met' });
    expect(standing(lines, { 'R-2': 'agreement' }).approval).toMatchObject({ status: 'failed' });
  });
});

describe('the five classes of transactions', () => {
  const asked = (act: unknown, more: readonly Line[] = [], by = {}) => {
    const lines: readonly Line[] = [
      ...held,
      ['2006-05-11', 'proposed', { id: 'other', act, ...by }],
      [start, 'stated', { fact: 'fiscal-year-end', about: ['corporation'], value: '2005-12-31' }],
      [start, 'stated', { fact: 'total-assets', about: ['corporation', '2005-12-31'], value: '1000' }],
      ...more,
    ];
    const answer = corporation(lines).ask({ question: 'combination.classify', asOf, input: { of: 'other' } });
    return valueOf(answer);
  };
  const row = (section: string, caught: boolean) => ({
    rows: expect.arrayContaining([expect.objectContaining({ cite: section, caught })]),
  });

  it('hold a merger, consolidation or exchange with it', () => {
    expect(asked({ kind: 'consolidation', of: 'corporation', with: 'ash' })).toMatchObject(row('6.1(a)', true));
  });

  it('hold assets that go to it, above a quarter of the total', () => {
    const sale = (value: string) => ({ kind: 'disposition', 'assets-of': 'corporation', to: 'ash', all: 'no', value });
    expect(asked(sale('$250.01'))).toMatchObject(row('6.1(b)', true));
    expect(asked(sale('$250'))).toMatchObject(row('6.1(b)', false));
  });

  it('hold securities issued to it', () => {
    const issue = { kind: 'issue', class: 'ordinary', shares: '1', to: 'ash' };
    expect(asked({ ...issue, 'pro-rata': 'no' })).toMatchObject(row('6.1(c)', true));
    expect(asked({ ...issue, 'pro-rata': 'yes' })).toMatchObject(row('6.1(c)', false));
  });

  it('hold a liquidation that it proposes', () => {
    const act = { kind: 'liquidation', of: 'corporation' };
    expect(asked(act, [], { 'proposed-by': 'ash' })).toMatchObject(row('6.1(d)', true));
  });

  it('hold a reclassification that raises its proportion', () => {
    const act = { kind: 'reclassification', of: 'corporation', class: 'ordinary' };
    const raises = (value: string): Line => [
      start,
      'stated',
      { fact: 'increases-proportion', about: ['other'], value },
    ];
    expect(asked(act, [raises('yes')])).toMatchObject(row('6.1(e)', true));
    expect(asked(act, [raises('no')])).toMatchObject(row('6.1(e)', false));
  });
});
