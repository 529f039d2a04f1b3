import { describe, expect, it } from 'vitest';
import { moment, type Answer } from '../../../src/index.js';
import { bigIsInterested, corporationOf, holdings, valueOf, type World } from './made-up-rule.js';

/** More than a fifth of total assets at the end of the last fiscal year is a substantial part. */
function classify(act: object, lines: World['lines'], readings: Readonly<Record<string, string>> = {}): Answer {
  const proposed: World['lines'] = [['2002-03-01', 'proposed', { id: 'deal', act }]];
  return corporationOf({
    lines: [...holdings('600', '400'), ...proposed, ...lines],
    given: bigIsInterested,
    readings,
  }).ask({ question: 'combination.classify', asOf: '2002-06-01', input: { of: 'deal' } });
}

const asks = (...parts: Parameters<typeof classify>): readonly string[] => {
  const answer = classify(...parts);
  return answer.outcome === 'answered' ? [] : answer.inquiries.map((each) => each.key);
};
const caught = (...parts: Parameters<typeof classify>) => valueOf(classify(...parts))['combination'];

const sale = (more: object = {}) => ({
  kind: 'disposition',
  'assets-of': 'corporation',
  to: 'big',
  all: 'no',
  value: '$300',
  ...more,
});
const stated = (fact: string, about: readonly string[], value: string): World['lines'][number] => [
  '2002-03-01',
  'stated',
  { fact, about, value },
];
const assets = (total: string, at = '2001-12-31', fact = 'total-assets', of = 'corporation') =>
  stated(fact, [of, at], total);
const yearEnd = (day: string, of = 'corporation') => stated('fiscal-year-end', [of], day);

describe('a substantial part', () => {
  it('is asked for step by step: the fiscal year, its total assets, the value of what is sold', () => {
    const { value: _value, ...unvalued } = sale();
    expect(asks(sale(), [])).toEqual(['fiscal-year-end(corporation)']);
    expect(asks(sale(), [yearEnd('1999-12-31')])).toEqual(['total-assets(corporation, 2001-12-31)']);
    expect(asks(unvalued, [yearEnd('1999-12-31'), assets('1500')])).toEqual(['value-of-assets(deal)']);
    const valued = (dollars: string) => [
      yearEnd('1999-12-31'),
      assets('1500'),
      stated('value-of-assets', ['deal'], dollars),
    ];
    expect(caught(unvalued, valued('300'))).toBe(false);
    expect(caught(unvalued, valued('300.01'))).toBe(true);
  });

  it('is measured at the last year end strictly before the test is made', () => {
    expect(asks(sale(), [yearEnd('1999-02-28')])).toEqual(['total-assets(corporation, 2002-02-28)']);
    expect(asks(sale(), [yearEnd('1999-11-30')])).toEqual(['total-assets(corporation, 2001-11-30)']);
  });

  it('may be measured by the balance sheet of the parent alone, by that reading', () => {
    const lines = [yearEnd('1999-12-31'), assets('1499'), assets('1500', '2001-12-31', 'total-assets-alone')];
    expect(caught(sale(), lines)).toBe(true);
    expect(caught(sale(), lines, { 'R-assets': 'alone' })).toBe(false);
  });

  it('adds other dispositions of one series, and neither those withdrawn nor acts of another kind', () => {
    const other = (id: string, more: object = {}): World['lines'][number] => [
      '2002-02-01',
      'proposed',
      { id, series: 'plan', act: sale({ value: '$0.01' }), ...more },
    ];
    const lines = [yearEnd('1999-12-31'), assets('1500')];
    const ours = sale({ series: 'plan' });
    expect(caught(ours, lines)).toBe(false);
    expect(caught(ours, [...lines, other('first')])).toBe(true);
    expect(caught(ours, [...lines, other('first'), ['2002-02-02', 'withdrawn', { proposal: 'first' }]])).toBe(false);
    const issue = { kind: 'issue', class: 'common', shares: '1', to: 'dispersed', 'pro-rata': 'yes' };
    expect(caught(ours, [...lines, other('first', { act: issue })])).toBe(false);
  });

  it('is not asked about where all the assets go, and that is asked where it is not entered', () => {
    expect(caught(sale({ all: 'yes' }), [])).toBe(true);
    const { all: _all, ...open } = sale();
    const lines = [yearEnd('1999-12-31'), assets('1500')];
    expect(asks(open, lines)).toEqual(['disposes-of-all(deal)']);
    expect(caught(open, [...lines, stated('disposes-of-all', ['deal'], 'yes')])).toBe(true);
    expect(caught(open, [...lines, stated('disposes-of-all', ['deal'], 'no')])).toBe(false);
  });
});

describe('a sale that a question writes out', () => {
  const isCaught = (value: string, given: NonNullable<World['given']> = []) =>
    valueOf(
      corporationOf({
        lines: [...holdings('600', '400'), yearEnd('1999-12-31'), assets('1500')],
        given: [...bigIsInterested, ...given],
      }).ask({ question: 'combination.classify', asOf: '2002-06-01', input: { act: sale({ value }) } }),
    )['combination'];
  const said = (value: string) => [{ notion: 'substantial-part', about: ['act-asked-about'], value }];

  it('is measured as one that was proposed, and not where it is given what it is', () => {
    expect([isCaught('$300'), isCaught('$300.01')]).toEqual([false, true]);
    expect([isCaught('$300', said('yes')), isCaught('$300.01', said('no'))]).toEqual([true, false]);
  });
});

describe('the part of somebody’s assets', () => {
  const judged = (act: object, lines: World['lines'], readings: Readonly<Record<string, string>> = {}) => {
    const { session } = corporationOf({
      lines: [['2002-03-01', 'proposed', { id: 'deal', act }], ...lines],
      given: bigIsInterested,
      readings,
    });
    const answer = session.ask({ question: 'combination.classify', asOf: moment('2002-06-01').day }, (c) => ({
      ask: () => c.notionNamed('substantial-part', ['deal'], c.now, 'V'),
    }));
    return answer.outcome === 'answered' ? answer.value : answer.inquiries.map((each) => each.key);
  };

  it('who is neither the corporation nor its subsidiary is measured against its own, or by a reading against ours', () => {
    const theirs = sale({ 'assets-of': 'other' });
    const lines = [
      stated('subsidiary', ['other'], 'no'),
      yearEnd('1999-12-31'),
      yearEnd('1999-12-31', 'other'),
      assets('1499'),
      assets('1500', '2001-12-31', 'total-assets', 'other'),
    ];
    expect(judged(theirs, lines)).toBe(false);
    expect(judged(theirs, lines, { 'R-other': 'ours' })).toBe(true);
  });

  it('is settled by one deal of a series that is enough, though the value of another is not known', () => {
    const other: World['lines'][number] = [
      '2002-02-01',
      'proposed',
      { id: 'first', act: { kind: 'disposition', 'assets-of': 'corporation', series: 'plan' } },
    ];
    const lines = [yearEnd('1999-12-31'), other];
    expect(judged(sale({ series: 'plan' }), [...lines, assets('1499')])).toBe(true);
    expect(judged(sale({ series: 'plan' }), [...lines, assets('1500')])).toEqual(['value-of-assets(first)']);
  });

  it('is not spoken of where nothing is disposed of', () => {
    const lines = [yearEnd('1999-12-31'), assets('1500'), stated('value-of-assets', ['deal'], '5')];
    expect(() => judged({ kind: 'merger', of: 'corporation', with: 'big' }, lines)).toThrow(
      /"deal" is no disposition of assets/,
    );
  });
});
