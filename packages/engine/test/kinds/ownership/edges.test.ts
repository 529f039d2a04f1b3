import { describe, expect, it } from 'vitest';
import { atClose, day, type Given, type Instrument, type Provision } from '../../../src/index.js';
import { ask, buys, charter, open, value, type Line } from './world.js';

const given: readonly Given[] = ['ash', 'birch'].map((person) => ({
  notion: 'continuing-directors-count',
  about: [person],
  value: '8',
  unit: 'persons' as const,
}));

/** The same articles, with other parameters in the provisions of one kind. */
function having(kind: string, more: object): Instrument {
  const changed = (each: Provision): Provision => (each.kind === kind ? { ...each, ...more } : each);
  return {
    ...charter,
    articles: charter.articles.map((each) => ({ ...each, provisions: each.provisions.map(changed) })),
  };
}

const put = (lines: readonly Line[], question: string, input: object, asOf = '2000-06-01', instrument = charter) =>
  value(lines, question, asOf, input as Readonly<Record<string, unknown>>, { given, instrument });

interface Bounds {
  readonly lines: readonly { readonly id: string; readonly existing: string; readonly issued?: string }[];
}
const largest = (lines: readonly Line[], instrument: Instrument, of = 'common') =>
  (put(lines, 'solve.largest', { person: 'ash', class: of }, '2000-06-01', instrument) as Bounds).lines;

describe('the largest purchase', () => {
  const own = buys('2000-02-01', 'ash', '100');

  it('stops one share short of a line drawn at "at least"', () => {
    const limit = (fraction: object) =>
      largest([own], having('ownership-limit', { over: fraction })).find(({ id }) => id === 'III.1 ash');
    expect(limit({ moreThan: '15%' })?.existing).toBe('50');
    expect(limit({ atLeast: '15%' })?.existing).toBe('49');
    expect(limit({ atLeast: '15.05%' })?.existing).toBe('50');
    expect(limit({ atLeast: '10%' })?.existing).toBe('0');
  });

  it('is never the end of new shares where only the whole class crosses the line', () => {
    const limit = largest([own], having('ownership-limit', { over: { moreThan: '100%' } })).find(
      ({ id }) => id === 'III.1 ash',
    );
    expect(limit).toMatchObject({ existing: '900' });
    expect(limit?.issued).toBeUndefined();
  });

  it('says nothing of becoming interested in a class that is not measured', () => {
    const common = largest([own], having('interested-shareholder', { of: { classes: ['common'] } }));
    expect(common.map(({ id }) => id)).toContain('interested');
    const issued: Line = ['2000-02-01', 'shares-issued', { class: 'founder', to: 'dispersed', shares: '100' }];
    const founder = largest(
      [own, issued],
      having('interested-shareholder', { of: { classes: ['common'] } }),
      'founder',
    );
    expect(founder.map(({ id }) => id)).not.toContain('interested');
  });
});

describe('an acquisition after the years', () => {
  interface Told {
    readonly limits: readonly { readonly votes?: string; readonly votesWithoutApproval?: string }[];
  }
  const permit = (input: object) =>
    (put([], 'acquisition.permit', { by: 'ash', class: 'common', ...input }, '2003-06-01') as Told).limits[0];

  it('of new shares is measured against votes that grow with them', () => {
    // 400 of 1,400 votes: 210 in full, 190 at a tenth.
    expect(permit({ shares: '400', how: 'issue' })).toMatchObject({ votes: '400', votesWithoutApproval: '229' });
    // 400 of 1,000 votes: 150 in full, 250 at a tenth.
    expect(permit({ shares: '400' })).toMatchObject({ votes: '400', votesWithoutApproval: '175' });
  });

  it('within the line costs no vote', () => {
    expect(permit({ shares: '150' })).toMatchObject({ votes: '150', votesWithoutApproval: '150' });
  });

  it('of shares without votes adds none', () => {
    const designated: Line = [
      '2003-01-01',
      'series-designated',
      { series: 'quiet', class: 'preferred', shares: '100', filed: '2003-01-01', terms: { preference: '$1' } },
    ];
    const told = ask(
      [designated, ['2003-01-02', 'shares-issued', { class: 'quiet', to: 'dispersed', shares: '100' }]],
      'acquisition.permit',
      '2003-06-01',
      { by: 'ash', class: 'quiet', shares: '50' },
      { given },
    );
    expect(told).toMatchObject({ value: { limits: [{ votes: '0', votesWithoutApproval: '0' }] } });
  });
});

describe('what an offer contravenes', () => {
  const limit = (lines: readonly Line[], person = 'ash', asOf = '2000-06-01') =>
    (
      put(lines, 'ownership.limit', { person }, asOf) as { readonly persons: readonly { readonly how?: string }[] }
    ).persons.map((each) => each.how);
  const offer = (more: object, on = '2000-05-01'): Line => [
    on,
    'offer',
    { id: 'tender', by: 'ash', class: 'common', ...more },
  ];

  it('is nothing where it stays within the limit, comes after the years, or was approved in advance', () => {
    expect(limit([offer({ shares: '151' })])).toContain('offer');
    expect(limit([offer({ shares: '150' })])).not.toContain('offer');
    expect(limit([offer({ shares: '151' }, '2000-05-01 10:00')])).toContain('offer');
    expect(limit([offer({ shares: '151' }, '2003-05-01')], 'ash', '2003-06-01')).not.toContain('offer');
    const approved: Line = [
      '2000-04-01',
      'body-act',
      { by: 'continuing-directors', on: 'ash', decides: 'approve', yes: '6', 'at-meeting': 'yes' },
    ];
    expect(limit([approved, offer({ shares: '151' })])).not.toContain('offer');
  });
});

describe('who is excluded', () => {
  const standing = (person: string, excludes: readonly (string | object)[], lines: readonly Line[] = []) =>
    (
      put(
        [buys('2000-02-01', person, '400'), ...lines],
        'ownership.interested-shareholder',
        { person },
        '2000-06-01',
        having('interested-shareholder', { excludes }),
      ) as { readonly persons: readonly { readonly interested: boolean }[] }
    ).persons[0]?.interested;

  it('is a plan of the corporation or of a subsidiary only where the text says so', () => {
    expect(standing('plan', ['corporation'])).toBe(true);
    expect(standing('plan', ['plans'])).toBe(false);
    expect(standing('ash', ['plans'])).toBe(true);
    const theirs = (sponsor: string): Line => ['2000-01-02', 'person', { id: 'pool', kind: 'plan', sponsor }];
    expect(standing('pool', ['plans'], [theirs('birch')])).toBe(true);
    const controls: Line = ['2000-01-02', 'control', { controller: 'corporation', controlled: 'bank' }];
    expect(standing('pool', ['plans'], [theirs('bank'), controls])).toBe(false);
  });

  it('is a person whom the text names, and nobody else', () => {
    expect(standing('ash', [{ person: 'ash' }])).toBe(false);
    expect(standing('birch', ['corporation', { person: 'ash' }])).toBe(true);
  });

  it('is the corporation itself', () => {
    const told = put([], 'ownership.interested-shareholder', { person: 'corporation' });
    expect(told).toMatchObject({ persons: [{ id: 'corporation', interested: false }] });
  });
});

describe('ownership of nothing', () => {
  it('has no part of an empty class, and no article that counts it where none is asked about', () => {
    const told = put([], 'ownership.beneficial', { person: 'ash', class: 'founder' }) as {
      readonly articles: readonly object[];
    };
    expect(told.articles).toHaveLength(2);
    for (const each of told.articles) expect(each).not.toHaveProperty('part');
    expect(put([], 'ownership.beneficial', { person: 'ash', class: 'common', for: 'IX' })).toEqual({ articles: [] });
  });
});

it('takes who would be an affiliate after a deal for interested only where the definition looks ahead', () => {
  const would = (reply: string): Line => [
    '2000-03-01',
    'stated',
    { fact: 'affiliate-after', about: ['ash', 'deal'], value: reply },
  ];
  const after = (proForma: readonly string[], reply: string, more: readonly Line[] = []) => {
    const { session } = open([would(reply), ...more], { instrument: having('interested-shareholder', { proForma }) });
    return session
      .contextOn(day('2000-06-01'))
      .notionNamed('interested-after', ['ash', 'deal'], atClose(day('2000-06-01')), 'II').value;
  };
  const interested = [buys('2000-02-01', 'birch', '201')];
  expect(after(['affiliate'], 'yes', interested)).toBe(true);
  expect(after(['affiliate'], 'no', interested)).toBe(false);
  expect(after(['affiliate'], 'yes')).toBe(false);
  expect(after([], 'yes', interested)).toBe(false);
  expect(after([], 'no', [buys('2000-02-01', 'ash', '201')])).toBe(true);
  const itself: Line = [
    '2000-03-01',
    'stated',
    { fact: 'interested-after-deal', about: ['ash', 'deal'], value: 'yes' },
  ];
  expect(after(['itself'], 'no', [itself])).toBe(true);
  expect(after(['affiliate'], 'no', [itself])).toBe(false);
});
