import {
  article,
  blankCheck,
  classVotes,
  dividendGate,
  identicalShares,
  issuance,
  liquidation,
  noPreemption,
  seriesSize,
  shareDistribution,
  stockClasses,
} from '@quorate/engine';

export { fourthNotes, fourthReadings } from './fourth-readings.js';

export const fourth = article('FOURTH', 'Capital stock', [
  stockClasses({
    cite: 'FOURTH',
    summary:
      'Authorises 3,500,000 shares: 3,000,000 common and 500,000 serial preferred, each with a par value of $0.01.',
    total: '3,500,000',
    classes: [
      { class: 'common', authorised: '3,000,000', par: '$0.01' },
      { class: 'preferred', authorised: '500,000', par: '$0.01', inSeries: true },
    ],
    treasury: { reading: 'I-4a', options: { issued: 'issued', unissued: 'unissued' } },
  }),
  issuance({
    cite: 'FOURTH',
    summary:
      'The Board issues shares without a vote of shareholders, unless this Article, the BCL or, where stock is listed on a national securities exchange, its rules ask for one; for a consideration in a form that the BCL permits, and never less than par.',
    atLeastPar: true,
    exceptions: [
      { says: 'a vote of shareholders on the issue, and the form of the consideration, where the BCL asks for them' },
      { says: 'the rules of the national securities exchange on which stock is listed', whereListed: true },
    ],
  }),
  noPreemption({
    cite: 'FOURTH',
    summary:
      'No holder has, as a holder, any preemptive or other right to acquire shares, convertible securities, warrants, rights or options, whatever the rest of the certificate says.',
    cutsGrantedRights: { reading: 'I-4c', options: { 'as-holder-only': false, literal: true } },
  }),
  shareDistribution({
    cite: 'FOURTH',
    summary: 'Unissued shares may be distributed in proportion to holders of the same or another class or series.',
    subjectTo:
      'the limits of the BCL on distributions of shares, and the transfer of their par value to stated capital',
  }),

  classVotes({
    cite: 'FOURTH.A',
    summary:
      'The common stock alone has the votes, one for each share on every matter, but for rights of preferred stock given by Board resolution or by the BCL.',
    votes: [{ class: 'common', each: '1' }],
    seriesOf: ['preferred'],
  }),
  dividendGate({
    cite: 'FOURTH.A',
    summary:
      'Dividends and other distributions on the common stock, and on what participates with it, wait until every senior class has been paid, or has had declared and set aside, all that is its own, with its sinking fund, retirement fund and other retirement payments; then they come out of assets legally available, as the Board declares.',
    on: 'common',
    senior: 'preferred',
    gates: { reading: 'I-4f', options: { 'like-by-like': 'like-by-like', all: 'all' } },
    buyBack: { reading: 'I-4h', options: { distribution: 'distribution', free: 'free' } },
    available: 'what is legally available for dividends and other distributions (BCL 510, 513)',
  }),
  liquidation({
    cite: 'FOURTH.A',
    summary:
      'On liquidation, dissolution or winding up, voluntary or not, after debts and after the full preferences of senior classes, what remains goes in cash or kind to the common stock and to what participates with it, in proportion to shares. A merger, a consolidation or a sale of substantially all assets is none of these, for any provision of the certificate.',
    residual: 'common',
    senior: 'preferred',
    first: { reading: 'I-4d', options: { 'debts-first': 'debts', 'as-written': 'preferences' } },
    participation: { reading: 'I-4e', options: { 'as-common': 'as-common', literal: 'shares-held' } },
    notALiquidation: ['merger', 'consolidation', 'sale-of-assets'],
    shortfall: 'the division in proportion of what is too little for preferences of one rank (BCL 502(b))',
  }),
  identicalShares({
    cite: 'FOURTH.A',
    summary: 'All shares of common stock are alike in every respect.',
    class: 'common',
  }),

  blankCheck({
    cite: 'FOURTH.B',
    summary:
      'Within the BCL and the certificate, the Board may create series of preferred stock by resolution, and fix their number and terms by filing a certificate; it amends the certificate for that without the approval of any class, except as the BCL requires.',
    class: 'preferred',
    terms: [
      { cite: 'FOURTH.B(1)', says: 'designation and number of shares' },
      { cite: 'FOURTH.B(2)', says: 'dividends: rate or amount, dates, whether cumulative, participation, priority' },
      { cite: 'FOURTH.B(3)', says: 'votes beyond those given by law, as a separate class or more than one a share' },
      { cite: 'FOURTH.B(4)', says: 'redemption: times, prices, conditions' },
      { cite: 'FOURTH.B(5)', says: 'amounts and priority in a liquidation' },
      { cite: 'FOURTH.B(6)', says: 'a sinking or retirement fund, its amount and use' },
      { cite: 'FOURTH.B(7)', says: 'conversion or exchange, its price or rate and adjustments' },
      { cite: 'FOURTH.B(8)', says: 'subscription price and form of consideration' },
      { cite: 'FOURTH.B(9)', says: 'what becomes of shares redeemed, converted or exchanged' },
      { cite: 'FOURTH.B(10)', says: 'any other relative rights, preferences and limitations' },
    ],
    beyond: [
      { term: 'cumulative-voting', contradicts: 'SEVENTH', invalid: true },
      { term: 'preemptive-rights', contradicts: 'FOURTH', invalid: true },
      { term: 'removal-without-cause', contradicts: 'THIRTEENTH', invalid: true },
      { term: 'written-consent', contradicts: 'FIFTEENTH', invalid: true },
      {
        term: 'merger-as-liquidation',
        contradicts: 'FOURTH.A',
        invalid: { reading: 'I-4g', options: { invalid: true, valid: false } },
      },
      { term: 'lower-combination-vote', contradicts: 'SIXTEENTH', invalid: true },
    ],
    subjectTo: 'the limits of the BCL on series, and any vote of a class that it requires (BCL 502, 805)',
  }),
  seriesSize({
    cite: 'FOURTH.B(1)',
    summary:
      'Unless the resolution that designated it says otherwise, the Board may increase the number of shares of a series up to what is authorised, or decrease it down to those outstanding.',
    class: 'preferred',
    ceiling: { reading: 'I-4b', options: { 'of-the-class': 'class', literal: 'series' } },
    reserved: [],
    filing: true,
  }),
  identicalShares({
    cite: 'FOURTH.B',
    summary: 'All shares of one series of preferred stock are alike in every respect.',
    class: 'preferred',
    withinSeries: true,
  }),
]);
