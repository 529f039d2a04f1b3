import { describe, expect, it } from 'vitest';
import type { Given } from '../../../src/index.js';
import { bigIsInterested, corporationOf, holdings, valueOf, type World } from './made-up-rule.js';

const count = (person: string): Given => ({
  notion: 'continuing-directors-count',
  about: [person],
  value: '5',
  unit: 'persons',
});

/** Both `big` and `other` are interested, each as it became so on its own day. */
const twoAreInterested: readonly Given[] = [
  ...bigIsInterested.filter(
    ({ notion, about }) =>
      !(notion === 'interested-shareholder' && about[0] === 'other') && notion !== 'interested-shareholders',
  ),
  { notion: 'interested-shareholder', about: ['other'], value: 'yes' },
  { notion: 'interested-shareholders', about: [], value: { persons: ['big', 'other'], owners: ['big', 'other'] } },
  { notion: 'counted-together', about: ['other'], value: ['other'] },
  { notion: 'became-interested', about: ['other'], value: '2001-03-01', unit: 'moment' },
];

function exempt(lines: World['lines'], given: readonly Given[] = [...bigIsInterested, count('big')]) {
  const merger: World['lines'][number] = [
    '2002-01-01',
    'proposed',
    { id: 'deal', act: { kind: 'merger', of: 'corporation', with: 'big', into: 'other' } },
  ];
  return corporationOf({ lines: [...holdings('600', '400'), merger, ...lines], given }).ask({
    question: 'combination.exempt',
    asOf: '2002-06-01',
    input: { of: 'deal' },
  });
}
const isExempt = (...parts: Parameters<typeof exempt>) => valueOf(exempt(...parts))['exempt'];

const purchase = (id: string, by = 'big'): World['lines'][number] => [
  '2001-01-01',
  'proposed',
  { id, act: { kind: 'acquire-shares', by, class: 'common', shares: '600' } },
];
const approved = (subject: string, more: object = {}, day = '2001-01-20'): World['lines'][number] => [
  day,
  'body-act',
  { by: 'continuing-directors', on: subject, decides: 'approve', yes: '3', present: '3', 'at-meeting': 'yes', ...more },
];

describe('approval of what made a person interested', () => {
  it('may be of any of several purchases that may have done so', () => {
    const lines = [purchase('first'), purchase('second')];
    expect(isExempt(lines)).toBe(false);
    expect(isExempt([...lines, approved('second')])).toBe(true);
    expect(isExempt([...lines, approved('first')])).toBe(true);
    expect(isExempt([purchase('first', 'other'), approved('first')])).toBe(false);
  });

  it('may be of an offer or of an issue to the person, and of no other act', () => {
    const offer: World['lines'][number] = [
      '2001-01-01',
      'proposed',
      { id: 'bid', act: { kind: 'offer', by: 'big', class: 'common' } },
    ];
    const issue = (to: string): World['lines'][number] => [
      '2001-01-01',
      'proposed',
      { id: 'new', act: { kind: 'issue', class: 'common', shares: '600', to } },
    ];
    const dissolution: World['lines'][number] = [
      '2001-01-01',
      'proposed',
      { id: 'end', act: { kind: 'dissolution', of: 'corporation' } },
    ];
    expect(isExempt([offer, approved('bid')])).toBe(true);
    expect(isExempt([issue('big'), approved('new')])).toBe(true);
    expect(isExempt([issue('other'), approved('new')])).toBe(false);
    expect(isExempt([dissolution, approved('end')])).toBe(false);
  });

  it('of so much of the class reaches the step only as far as it says', () => {
    const owned: Given = {
      notion: 'beneficial-ownership',
      about: ['big', 'common'],
      value: { shares: { value: '600', unit: 'shares' } },
    };
    const upTo = (percent: string) =>
      isExempt(
        [purchase('first'), approved('first', { 'up-to-percent': percent })],
        [...bigIsInterested, count('big'), owned],
      );
    expect(upTo('60%')).toBe(true);
    expect(upTo('59.9%')).toBe(false);
  });

  it('is needed for each of several who are interested', () => {
    const given = [...twoAreInterested, count('big'), count('other')];
    const lines = [purchase('first'), purchase('second', 'other')];
    expect(valueOf(exempt(lines, given))['interested']).toEqual(['big', 'other']);
    expect(isExempt([...lines, approved('first')], given)).toBe(false);
    expect(isExempt([...lines, approved('first'), approved('second')], given)).toBe(true);
  });
});

/** The exemption of another act than the merger. */
function exemptionOf(act: object, lines: World['lines'] = [], given: readonly Given[] = []) {
  return corporationOf({
    lines: [...holdings('600', '400'), ['2002-01-01', 'proposed', { id: 'deal', act }], ...lines],
    given: [...bigIsInterested, count('big'), ...given],
  }).ask({ question: 'combination.exempt', asOf: '2002-06-01', input: { of: 'deal' } });
}

it('counts no approval while it is not known who is interested in the deal; approved, it is free either way', () => {
  const sale = (yes: string) =>
    exemptionOf({ kind: 'disposition', 'assets-of': 'corporation', all: 'yes' }, [
      approved('deal', { yes }, '2002-02-01'),
    ]);
  const short = sale('2');
  expect(short.outcome === 'needs-facts' && short.inquiries.map((each) => each.key)).toContain(
    'interested-plays(deal, recipient)',
  );
  expect(valueOf(sale('3'))).toMatchObject({ free: true });
  expect(valueOf(sale('3'))).not.toHaveProperty('exempt');
});

it('tells of what is no combination that it needs no route, whatever was approved', () => {
  const inNoRegard: Given = { ...count('big'), about: [] };
  const removal = (yes: string) =>
    exemptionOf({ kind: 'removal', director: 'd1' }, [approved('deal', { yes }, '2002-02-01')], [inNoRegard]);
  for (const yes of ['2', '3']) {
    const value = valueOf(removal(yes));
    expect(value).toMatchObject({ free: true, combination: false, interested: [], routes: [], ways: [] });
    expect(value).not.toHaveProperty('exempt');
    expect(value).not.toHaveProperty('canBe');
  }
});
