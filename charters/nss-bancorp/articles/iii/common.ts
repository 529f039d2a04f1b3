import {
  classVotes,
  dividendGate,
  identicalShares,
  liquidation,
  noCumulation,
  type NoteOfConstruction,
  type Provision,
  type Reading,
} from '@quorate/engine';

export const common: readonly Provision[] = [
  classVotes({
    cite: 'III.A',
    summary:
      'The common stock alone has the votes, one for each share, but for what this Article, or a Board resolution under it, gives to preferred stock.',
    votes: [{ class: 'common', each: '1' }],
    seriesOf: ['preferred'],
  }),
  noCumulation({
    cite: 'III.A',
    summary: 'In elections of directors votes may not be cumulated.',
    ballotAbove: { reading: 'III-2', options: { clipped: 'clipped', invalid: 'invalid' } },
  }),
  identicalShares({
    cite: 'III.A',
    summary: 'All shares of common stock have the same relative rights and are alike in every respect.',
    class: 'common',
  }),
  dividendGate({
    cite: 'III.A',
    summary:
      'Dividends on the common stock, and on what participates with it, may be paid once every class that ranks before it in dividends has been paid, or has had declared and set aside, all its preferred dividends and its sinking fund, retirement fund and other retirement payments; then out of assets legally available, and only as the Board declares.',
    on: 'common',
    senior: 'preferred',
    gates: 'like-by-like',
    buyBack: 'free',
    available: 'what is legally available for dividends (C.G.S. 33-687)',
  }),
  liquidation({
    cite: 'III.A',
    summary:
      'On liquidation, dissolution or winding up, after all debts are paid or provided for and after the full preferences of the classes before it are paid or set aside, what remains goes in cash or kind to the common stock and to what participates with it. Of a merger, a consolidation or a sale of assets it does not speak.',
    residual: 'common',
    senior: 'preferred',
    first: 'debts',
    participation: 'as-common',
    notALiquidation: ['merger', 'consolidation', 'sale-of-assets'],
    shortfall: 'the division in proportion of what is too little for preferences of one rank',
  }),
];

export const commonReadings: readonly Reading[] = [
  {
    id: 'III-2',
    cite: 'III.A',
    asks: 'What becomes of a ballot that gives one candidate more votes than the holder has?',
    options: {
      clipped: 'It counts up to the votes that the holder has.',
      invalid: 'It does not count at all.',
    },
    adopted: 'clipped',
    because: 'The sentence denies cumulation; it takes from nobody the votes that he has.',
  },
];

export const commonNotes: readonly NoteOfConstruction[] = [
  {
    cite: 'III.A',
    slip: 'Of the full preferential amounts the text says “of which”, where a holder is entitled to them.',
    readAs: 'The amounts to which they are entitled.',
  },
  {
    cite: 'III.A',
    slip: 'The sentence on liquidation speaks of preferences before it speaks of debts.',
    readAs: 'Debts are paid first, then preferences: shareholders share in what creditors leave.',
  },
];
