import {
  classVotes,
  constant,
  dividendGate,
  liquidation,
  noCumulation,
  type NoteOfConstruction,
  type Provision,
  type Reading,
} from '@quorate/engine';

export const common: readonly Provision[] = [
  classVotes({
    cite: 'A.A',
    summary:
      'The common stock alone has the votes, one for each share, but for what law, Article IV, a supplement to it or the certificate of a series provides.',
    votes: [{ class: 'common', each: '1' }],
    seriesOf: ['preferred'],
  }),
  noCumulation({
    cite: 'A.A',
    summary: 'Votes may not be cumulated, in elections of directors or on any other matter.',
    ballotAbove: { reading: 'A-1', options: { clipped: 'clipped', invalid: 'invalid' } },
  }),
  constant({
    cite: 'A.A',
    summary:
      'The common stock votes with the preferred stock that is outstanding and entitled to vote as one class, unless the vote that creates a series says otherwise or law gives a class a vote of its own.',
    values: { 'common-votes-with': 'preferred stock entitled to vote, as one class' },
  }),
  dividendGate({
    cite: 'A.A',
    summary:
      'Dividends on the common stock, and on what participates with it, may be paid once every class that ranks before it in dividends has been paid, or has had declared and set aside, the full dividends and payments to sinking, retirement and like funds to which it is entitled first; then out of assets legally available, and only as the Board declares. What Appendix B asks besides stands there.',
    on: 'common',
    senior: 'preferred',
    gates: 'like-by-like',
    buyBack: 'free',
    available: 'what is legally available for dividends (M.G.L. c. 156D, Section 6.40)',
  }),
  liquidation({
    cite: 'A.A',
    summary:
      'On liquidation, dissolution or winding up, after all debts are paid or provided for, the full preferences of the classes before it paid or set aside, and the Liquidation Account of Section 6.9 settled or provided for, what remains goes in cash or kind to the common stock and to what participates with it, in proportion to holdings.',
    residual: 'common',
    senior: 'preferred',
    first: 'debts',
    participation: 'as-common',
    notALiquidation: ['merger', 'consolidation', 'sale-of-assets'],
    account: {
      cite: '6.9',
      says: 'the Liquidation Account',
      order: {
        reading: 'liquidation_rank_seriesA_vs_LA',
        options: {
          none: 'as-supplied',
          'series-a-first': 'preferences-first',
          'account-first': 'account-first',
          rateable: 'rateable',
        },
      },
    },
    shortfall: 'the division in proportion of what is too little for preferences of one rank',
  }),
];

export const commonReadings: readonly Reading[] = [
  {
    id: 'A-1',
    cite: 'A.A',
    asks: 'What becomes of a ballot that gives one candidate more votes than the holder has?',
    options: {
      clipped: 'It counts up to the votes that the holder has.',
      invalid: 'It does not count at all.',
    },
    adopted: 'clipped',
    because: 'The sentence denies cumulation; it takes from nobody the votes that he has.',
  },
  {
    id: 'liquidation_rank_seriesA_vs_LA',
    cite: 'A.A',
    asks: 'Too little is left after the debts for both the preferences and the Liquidation Account: which is paid first?',
    options: {
      none: 'The Articles do not say: the regulations and the Plan do, and without them there is no one answer.',
      'series-a-first': 'The preferences, Series A among them.',
      'account-first': 'The Liquidation Account.',
      rateable: 'Neither: each in proportion to what is due on it.',
    },
    adopted: 'none',
    because:
      'The two are joined by “and”, both before the common stock; the account is no stock, so that the rank of Series A among stock does not reach it, and Section 6.9 leaves its priority to the regulations and the Plan.',
  },
];

export const commonNotes: readonly NoteOfConstruction[] = [
  {
    cite: 'A.A',
    slip: 'Among the exceptions to one vote for each share Article VI is missing, though Section 6.7.3 cuts votes.',
    readAs: 'Section 6.7.3 prevails by its own words, whatever the rest of the Articles says.',
  },
  {
    cite: 'A.A',
    slip: 'The sentence on liquidation speaks of preferences and of the Liquidation Account before it speaks of debts.',
    readAs: 'Debts are paid first: shareholders and account holders share in what creditors leave.',
  },
  {
    cite: 'A.A',
    slip: 'It does not say whether a merger, or a sale of all assets, is a liquidation; Appendix B says of Series A that neither is.',
    readAs: 'Neither is one here: the Corporation, or its successor, goes on.',
  },
];
