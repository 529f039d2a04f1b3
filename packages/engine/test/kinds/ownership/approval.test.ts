import { describe, expect, it } from 'vitest';
import type { Given, Instrument } from '../../../src/index.js';
import { ask, asks, buys, charter, value, type Line } from './world.js';

interface Entitled {
  readonly holders: readonly { readonly id: string; readonly votes: string }[];
}

const eight = (person: string): Given => ({
  notion: 'continuing-directors-count',
  about: [person],
  value: '8',
  unit: 'persons',
});
const given = ['ash', 'grove'].map(eight);
const approval = (on: string, more: object = {}, day = '2000-05-10'): Line => [
  day,
  'body-act',
  { by: 'continuing-directors', on, decides: 'approve', yes: '6', 'at-meeting': 'yes', ...more },
];
const proposed = (id: string, act: object): Line => ['2000-05-01', 'proposed', { id, act }];
const votesOf = (lines: readonly Line[], person = 'ash') =>
  (value(lines, 'voting.entitlement', '2000-07-01', {}, { given }) as Entitled).holders.find(
    (each) => each.id === person,
  )?.votes;

/** 250 of 1,000 shares, where the limit is at 150: counted up to 150 unless what was acquired was approved. */
const bought = buys('2000-06-01', 'ash', '250');

describe('the subject of an approval in advance', () => {
  it('may be the offer by which the shares were acquired, of the same class', () => {
    const offer = (of: string) => proposed('bid', { kind: 'offer', by: 'ash', class: of, percent: '25%' });
    expect(votesOf([offer('common'), bought])).toBe('150');
    expect(votesOf([offer('common'), approval('bid'), bought])).toBe('250');
    expect(votesOf([offer('founder'), approval('bid'), bought])).toBe('150');
  });

  it('may be an offer entered by itself, and reaches no further than it', () => {
    const offer = (shares: string): Line => [
      '2000-05-01',
      'offer',
      { id: 'tender', by: 'ash', class: 'common', shares },
    ];
    expect(votesOf([offer('250'), approval('tender'), bought])).toBe('250');
    expect(votesOf([offer('249'), approval('tender'), bought])).toBe('150');
    expect(votesOf([approval('talks of a tender'), bought])).toBe('150');
  });

  it('may be an issue to the person, and not one to somebody else', () => {
    const issue = (to: string) => proposed('new', { kind: 'issue', class: 'common', shares: '250', to });
    const issued: Line = ['2000-06-01', 'shares-issued', { class: 'common', to: 'ash', shares: '250' }];
    // 250 of 1,250, where the limit is at 187.5.
    expect(votesOf([issue('ash'), issued])).toBe('187');
    expect(votesOf([issue('ash'), approval('new'), issued])).toBe('250');
    expect(votesOf([issue('birch'), approval('new'), issued])).toBe('187');
  });

  it('is no act of another kind, nor a purchase by somebody else', () => {
    expect(
      votesOf([proposed('deal', { kind: 'merger', of: 'corporation', with: 'ash' }), approval('deal'), bought]),
    ).toBe('150');
    const other = proposed('buy', { kind: 'acquire-shares', by: 'birch', class: 'common', shares: '250' });
    expect(votesOf([other, approval('buy'), bought])).toBe('150');
  });

  it('is the person in regard to whom it was given, where that is entered', () => {
    expect(votesOf([approval('ash', { 'relative-to': 'ash' }), bought])).toBe('250');
    expect(votesOf([approval('ash', { 'relative-to': 'birch' }), bought])).toBe('150');
  });

  it('may be so much of the class, to the share', () => {
    expect(votesOf([approval('ash', { 'up-to-percent': '25%' }), bought])).toBe('250');
    expect(votesOf([approval('ash', { 'up-to-percent': '24.9%' }), bought])).toBe('150');
  });
});

describe('an acquisition before the acts of bodies were kept', () => {
  const opening: Line = [
    '2000-01-01',
    'opening-register',
    {
      class: 'founder',
      issued: '1000',
      treasury: '0',
      holdings: [
        { holder: 'ash', shares: '400' },
        { holder: 'dispersed', shares: '600' },
      ],
    },
  ];
  const founded: Line = ['1999-01-01', 'milestone', { name: 'founding' }];
  const on: Line = [
    '2000-01-20',
    'stated',
    { fact: 'last-acquired-before-the-register', about: ['ash', 'founder'], value: '1999-05-01' },
  ];
  const approved = (reply: string): Line => [
    '2000-01-20',
    'stated',
    { fact: 'acquisition-approved', about: ['ash', 'founder'], value: reply },
  ];
  // The years counted from a milestone of their own, so that the day before the register lies in them.
  const instrument: Instrument = {
    ...charter,
    articles: charter.articles.map((each) => ({
      ...each,
      provisions: each.provisions.map((provision) =>
        provision.kind === 'ownership-limit'
          ? ({
              ...provision,
              years: { ...(provision as never as { years: object }).years, from: 'chartered' },
            } as never)
          : provision,
      ),
    })),
  };
  const chartered: Line = ['1999-01-01', 'milestone', { name: 'chartered' }];
  const put = (lines: readonly Line[]) =>
    ask([founded, chartered, opening, on, ...lines], 'voting.entitlement', '2000-07-01', {}, { given, instrument });

  it('is asked about, and counts as approved only where somebody states it', () => {
    expect(asks(put([]))).toContain('acquisition-approved');
    expect(put([approved('yes')])).toMatchObject({ value: { votes: '4000' } });
    // 400 of 1,000 founder shares, 150 of them counted, at three votes; and 1,000 common shares.
    expect(put([approved('no')])).toMatchObject({ value: { votes: '3250' } });
  });
});

describe('who is outside a definition', () => {
  const question = 'ownership.interested-shareholder';
  const standing = (lines: readonly Line[], person: string) =>
    (
      value(lines, question, '2000-06-01', { person }) as {
        readonly persons: readonly { readonly interested: boolean }[];
      }
    ).persons[0]?.interested;
  const owns = (person: string) => buys('2000-02-01', person, '400');

  it('is a subsidiary: by control, by a majority of it, or as entered', () => {
    expect(standing([owns('bank')], 'bank')).toBe(true);
    expect(
      standing([owns('bank'), ['2000-02-01', 'control', { controller: 'corporation', controlled: 'bank' }]], 'bank'),
    ).toBe(false);
    const person = (subsidiary: string): Line => [
      '2000-02-01',
      'person',
      { id: 'unit', kind: 'corporation', subsidiary },
    ];
    expect(standing([person('yes'), owns('unit')], 'unit')).toBe(false);
    expect(standing([person('no'), owns('unit')], 'unit')).toBe(true);
  });
});
