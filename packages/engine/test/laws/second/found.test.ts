import { describe, expect, it } from 'vitest';
import { asGraph, type Answer } from '../../../src/index.js';
import { secondCharter } from '../../made-up/second/charter.js';
import { corporation as corporationUnder, issued, start, type Line } from '../../made-up/world.js';

/** What random corporations under the second charter have shown to be wrong, each in its smallest form. */
const asOf = '2006-06-30';
const later = '2006-07-10';
const shares = issued(start, 'dispersed', '1000');
const merger: Line = [
  '2002-03-01',
  'proposed',
  { id: 'deal', act: { kind: 'merger', of: 'corporation', with: 'ash' } },
];
const block = issued('2002-05-01', 'ash', '200');

const corporation = (lines: readonly Line[], readings: Readonly<Record<string, string>> = {}) =>
  corporationUnder(lines, readings, secondCharter);
const bytes = (answer: Answer): string => JSON.stringify({ ...answer, reason: asGraph(answer.reason), stamp: {} });

const known = [shares, block, merger];

describe('finality', () => {
  it('a determination that comes later brings nobody into view', () => {
    const question = { question: 'combination.classify', asOf, input: { of: 'deal' } };
    const determined = { id: 'd-1', by: 'board', yes: '1', place: 'D', notion: 'interested-shareholder', value: 'yes' };
    const line: Line = [later, 'determination', { ...determined, about: ['ash'] }];
    const assets: Line = [
      '2002-03-01',
      'proposed',
      { id: 'deal', act: { kind: 'disposition', 'assets-of': 'corporation' } },
    ];
    const reclassification = { kind: 'reclassification', of: 'corporation', class: 'ordinary' };
    const other: Line = ['2002-03-01', 'proposed', { id: 'other', act: reclassification, 'proposed-by': 'ash' }];
    const lines = [shares, assets, other];
    expect(bytes(corporation([...lines, line]).ask(question))).toBe(bytes(corporation(lines).ask(question)));
  });

  const price = { question: 'combination.fair-price', asOf, input: { of: 'deal', interested: 'ash' } };

  it.each([
    ['a vote and a completion that come', ['polls-closed', 'consummated']],
    ['an announcement that comes', ['announced']],
  ])('%s later change nothing of the price asked for', (_what, types) => {
    const lines = types.map((type): Line => [later, type, { proposal: 'deal' }]);
    expect(bytes(corporation([...known, ...lines]).ask(price))).toBe(bytes(corporation(known).ask(price)));
  });

  it('a class first issued later is no voting stock yet', () => {
    const question = { question: 'approval.required', asOf, input: { of: 'deal' } };
    const issue = issued(later, 'ash', '1', 'senior');
    expect(bytes(corporation([...known, issue]).ask(question))).toBe(bytes(corporation(known).ask(question)));
  });
});

describe('answerability', () => {
  it('a market value is asked for as more than nothing, for a price is measured by it', () => {
    const input = { security: 'ordinary', on: '2002-03-01' };
    const unquoted = ['quotation-system', 'exchange'].map((venue): Line => [
      '2002-03-01',
      'quotations',
      {
        security: 'ordinary',
        venue,
        sort: venue === 'exchange' ? 'closing-sale' : 'closing-bid',
        from: '2002-01-15',
        through: '2002-03-01',
        prices: [],
      },
    ]);
    const answer = corporation([shares, ...unquoted]).ask({ question: 'combination.market-value', asOf, input });
    const [inquiry] = answer.outcome === 'answered' ? [] : answer.inquiries;
    expect(inquiry).toMatchObject({ fact: 'value-determined', reply: { least: '0', leastExcluded: true } });
  });
});
