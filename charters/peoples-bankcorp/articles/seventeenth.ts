import { acquiring, article, determinationPower, limitExemption, ownership, ownershipLimit } from '@quorate/engine';

export { seventeenthNotes, seventeenthReadings } from './seventeenth-readings.js';

const fiveYears = {
  from: 'conversion',
  number: '5',
  firstDayCounts: { reading: 'I-17c', options: { 'anniversary-included': false, 'first-day-counted': true } },
};

const approvalInAdvance = {
  kind: 'body',
  body: 'continuing-directors',
  fraction: { atLeast: '2/3' },
  // A body that does not meet acts by all its members (BCL 708(b), by analogy).
  atMeeting: { reading: 'I-17i', options: { 'no-meeting-needed': 'or-all', 'at-a-meeting': true } },
} as const;

const classOrSeries = { reading: 'I-17p', options: { class: 'class', 'each-series': 'series' } } as const;

const whatWasApproved = {
  reading: 'I-17n',
  options: { 'from-ten-percent': 'from-the-limit', 'approved-part-credited': 'from-what-was-approved' },
} as const;

export const seventeenth = article('SEVENTEENTH', 'Limit on ownership', [
  ownershipLimit({
    cite: 'SEVENTEENTH.A',
    summary:
      'For five years after Ogdensburg Federal Savings and Loan Association has completed its conversion from mutual to stock form nobody may, directly or indirectly, acquire or offer to acquire beneficial ownership above 10 % of a class of equity security, unless two thirds of the Continuing Directors approved that in advance. In those years, whatever else the certificate or the bylaws say, what a person who so acquired owns above 10 % is not counted as entitled to vote, is voted by nobody, and is not outstanding for a quorum or for any vote.',
    over: { moreThan: '10%' },
    of: classOrSeries,
    rights: 'counted',
    looksAt: 'what-results',
    years: { ...fiveYears, when: 'within' },
    forbids: ['offer', 'acquisition'],
    reaches: 'acquisition',
    counts: 'every-acquisition',
    unless: approvalInAdvance,
    partlyApproved: whatWasApproved,
    exempt: 'exempt-from-limit',
    effect: {
      kind: 'not-counted',
      whole: { reading: 'I-17e', options: { 'whole-shares': true, fractions: false } },
      among: 'alike',
      notice: 'kept',
    },
  }),
  ownershipLimit({
    cite: 'SEVENTEENTH.B',
    summary:
      'Where after those five years a person acquires more than 10 % of a class of equity security without the approval in advance of two thirds of the Continuing Directors, the holders of record of its voting stock cast for each vote above 10 % of the voting power only one hundredth of a vote; what is left in all is spread among them in proportion to their votes. Shares that several such persons own at once cast the least that any of these gives them.',
    over: { moreThan: '10%' },
    of: classOrSeries,
    rights: 'counted',
    looksAt: 'what-results',
    years: { ...fiveYears, when: 'after' },
    forbids: [],
    reaches: { reading: 'I-17d', options: { 'acquired-after': 'acquisition', 'holds-after': 'holding' } },
    counts: { reading: 'I-17g', options: { 'every-purchase': 'every-acquisition', 'crossing-only': 'crossing' } },
    unless: approvalInAdvance,
    partlyApproved: whatWasApproved,
    exempt: 'exempt-from-limit',
    effect: { kind: 'reduced', above: '10%', to: '1/100' },
  }),
  ownership({
    cite: 'SEVENTEENTH.C',
    summary:
      'A person is an individual, an entity of any sort, a syndicate or group formed to acquire, hold or dispose of securities of the Corporation, or a group acting in concert, which is knowing joint activity or conscious parallel action toward a common goal, agreed or not, or a pooling of interests in the shares for a common purpose under any arrangement. Beneficial ownership is that of Rule 13d-3: voting or investment power, direct or indirect, and rights that can be exercised within 60 days.',
    together: ['controlled', 'group'],
    rights: { withinDays: '60' },
    base: 'with-own-rights',
  }),
  acquiring({
    cite: 'SEVENTEENTH.C',
    summary:
      'To acquire includes every way: by purchase or exchange, by operation of law, or any other. To offer includes tender offers and requests for tenders, solicitations of offers to sell, and every offer to buy or otherwise to acquire, of a security or an interest in one for value.',
    forming: { reading: 'I-17q', options: { 'forming-acquires': 'acquires', 'only-buying': 'does-not-acquire' } },
    passive: { reading: 'I-17j', options: { 'no-acquisition': 'does-not-acquire', acquisition: 'acquires' } },
    excludes: { reading: 'I-17l', options: { 'issuer-outside': ['corporation'], literal: [] } },
  }),
  limitExemption({
    cite: 'SEVENTEENTH.D[1]',
    summary:
      'The restrictions do not apply to underwriters and selling group members in a sale or resale to the public of securities of the Corporation or one of its subsidiaries, if none of them owns more than 10 % of a class on completion; to proxies that a shareholder gives to Continuing Directors; or to the employee benefit plans of either. Continuing Directors, officers, employees, directors of subsidiaries, plans, plan entities, trustees and fiduciaries are no group merely by their positions, or as fiduciaries or beneficiaries of a plan. But no director, officer or employee, and no group of them, is exempt once it owns more than 10 % of a class.',
    plans: true,
    underwriters: { reading: 'I-17r', options: { 'only-that-one': 'each-by-itself', all: 'all-together' } },
    proxies: 'continuing-directors',
  }),
  determinationPower({
    cite: 'SEVENTEENTH.D[2]',
    summary:
      'A majority of the Continuing Directors may construe and apply this Article and determine everything needed for it: shares owned, agreements and understandings, the application of any definition or provision, and any other matter of its reach or effect. Done in good faith on such information as was then reasonably available, that is conclusive and binds the Corporation and its shareholders.',
    body: 'continuing-directors',
    fraction: { majority: true },
    ifInGoodFaith: true,
  }),
]);
