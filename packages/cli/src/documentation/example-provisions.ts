import { builtInCharters } from '@quorate/charters';
import { instrumentChoices, instrumentsOf, type Provision } from '@quorate/engine';

/** A provision of a kind as it stands in a charter, with where it stands. */
export interface ExampleProvision {
  readonly provision: Provision;
  readonly from: string;
}

/** Of no charter that comes with Quorate: every text of them is worked out. */
const invented: readonly Provision[] = [
  {
    kind: 'not-worked-out',
    cite: 'II.7',
    summary: 'Something that the directors must have before a merger.',
    bearsOn: { acts: ['merger'], questions: ['board'], notions: ['entire-board'] },
  } as Provision,
  {
    kind: 'requires',
    cite: 'EIGHTH.2(a)',
    summary: 'It is enough instead that a majority of the disinterested directors approve it in advance.',
    insteadOf: ['EIGHTH.1'],
    acts: { acts: ['merger', 'disposition'], with: 'interested-shareholders', as: ['party', 'recipient'] },
    needs: { vote: 'independent-directors', by: 'majority', of: 'members', atLeast: 3, before: { event: 'effect' } },
  } as Provision,
  {
    kind: 'default-record-date',
    cite: 'II.5',
    summary:
      'Where the Board fixes none, the record date is the day before notice is first given, and of consents in writing the day of the first.',
    meetings: 'day-before-notice',
    consents: 'first-consent',
  } as Provision,
  {
    kind: 'forbids',
    cite: 'NINTH.1',
    summary:
      'For three years after somebody became interested there is no merger, unless the Board had approved it before.',
    acts: { acts: ['merger'], with: 'interested-shareholders', as: ['party'] },
    while: { through: { span: '3 years', after: { event: 'became-interested' } } },
    unless: { vote: 'board', before: { event: 'became-interested' } },
  } as Provision,
  {
    kind: 'obliges',
    cite: 'ELEVENTH.1',
    summary:
      'Within one hundred and twenty days after the end of each year, the first of them 2010, the Corporation files its annual report.',
    who: 'the Corporation',
    what: 'file its annual report for the year that ended',
    from: { day: '2010-12-31' },
    every: '1 year',
    within: '120 days',
    filed: 'annual report',
  } as Provision,
  {
    kind: 'class-directors',
    cite: 'FIFTH.2',
    summary: 'The holders of Class A elect a quarter of the directors, rounded up, and those of Class B all others.',
    elect: [{ cite: 'FIFTH.2(a)', holders: 'class-a', part: '25%' }],
    others: 'class-b',
    removal: { cite: 'FIFTH.2(c)', fraction: 'majority' },
  } as Provision,
  {
    kind: 'conversion',
    cite: 'FOURTH.5(g)',
    summary:
      'A share of series B converts into two and a half shares of common stock, as splits and combinations adjust that.',
    series: 'series-b',
    into: 'common',
    ratio: '2.5',
    adjustedBy: { shares: { cite: 'FOURTH.5(g)(2)' } },
    carriedForward: { cite: 'FOURTH.5(g)(3)', below: '1%' },
    fractions: { cite: 'FOURTH.5(g)(4)', paid: 'last-close' },
    reserve: { cite: 'FOURTH.5(g)(7)' },
  } as Provision,
  {
    kind: 'sinking-fund',
    cite: 'FOURTH.5(f)',
    summary:
      'Each 15 July from 2022 five per cent of the greatest number of shares ever outstanding are redeemed at fifty dollars with what is unpaid.',
    series: 'series-b',
    first: '2022-07-15',
    part: '5%',
    each: '$50.00',
    option: false,
    available: 'what the General Corporation Law makes available for a redemption',
  } as Provision,
  {
    kind: 'automatic-conversion',
    cite: 'FOURTH.4',
    summary:
      'Class B that is transferred to anybody but family of the holder converts into class A; all of it does in 2021.',
    class: 'class-b',
    into: 'class-a',
    onTransfer: { cite: 'FOURTH.4(a)', permitted: 'family of the holder', persons: ['founder'] },
    upon: [{ cite: 'FOURTH.4(b)', when: { day: '2021-01-01' } }],
  } as Provision,
  {
    kind: 'redemption-on-request',
    cite: 'IV.6(a)',
    summary: 'From 1 March 2020 holders of a majority of series A may have it redeemed, in three yearly instalments.',
    series: 'series-a',
    requestedBy: 'more than 50%',
    from: { day: '2020-03-01' },
    due: '60 days',
    instalments: 3,
    available: 'what the General Corporation Law makes available for a redemption',
  } as Provision,
];

/** An example of a kind: the shortest of its provisions in the charters that come with Quorate, whose case files run it. */
export function exampleOf(kind: string): ExampleProvision | undefined {
  const own = invented.find((each) => each.kind === kind);
  if (own !== undefined) return { provision: own, from: 'invented' };
  const all = builtInCharters.flatMap((set) =>
    instrumentsOf(set, instrumentChoices).flatMap(({ title, articles }) =>
      articles.flatMap(({ provisions }) => provisions.map((provision) => ({ provision, from: title }))),
    ),
  );
  return all
    .filter(({ provision }) => provision.kind === kind)
    .toSorted((a, b) => JSON.stringify(a.provision).length - JSON.stringify(b.provision).length)[0];
}
