import { describe, expect, it } from 'vitest';
import { asGraph, type Answer } from '../../../src/index.js';
import { secondCharter } from '../../made-up/second/charter.js';
import { corporation as corporationUnder, issued, start, valueOf, type Line } from '../../made-up/world.js';

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

describe('premises', () => {
  const question = { question: 'approval.status', asOf, input: { of: 'deal' } } as const;
  /** elm is asked about by itself before the group, and with ash, of whom something is entered or not, since. */
  const group: Line = [
    '2003-09-01',
    'group',
    { id: 'group-0', members: ['elm', 'ash'], purpose: 'hold together', basis: 'concert' },
  ];
  const further = (person: string, value: string): Line => [
    start,
    'stated',
    { fact: 'further-holdings', about: [person, 'ordinary'], value },
  ];
  const withElm: Line = [
    '2002-03-01',
    'proposed',
    { id: 'deal', act: { kind: 'merger', of: 'corporation', with: 'elm' } },
  ];
  const lines = [shares, issued('2002-03-01', 'ash', '110'), group, withElm];

  it.each([
    ['one of whom nothing is entered', []],
    ['one beside another of whom it is entered', [further('ash', '0')]],
  ])('what is supposed of %s is turned for all whom its entry would reach', (_what, more) => {
    const known = [...lines, ...more];
    const outcomes = ['23', '24'].map(
      (figure) => valueOf(corporation([...known, further('elm', figure)]).ask(question)) as { outcome: string },
    );
    expect(outcomes.map(({ outcome }) => outcome)).toEqual(['permitted', 'needs-approval']);
    const told = corporation(known)
      .ask(question)
      .rests.find(({ about }) => about === 'further-holdings(elm, ordinary)');
    expect(told?.changesAt).toEqual(['at least 23.2 shares']);
  });
});
