import {
  classVotes,
  designatedSeries,
  shareAdjustment,
  type NoteOfConstruction,
  type Provision,
  type Reading,
} from '@quorate/engine';

export const seriesAShares: readonly Provision[] = [
  designatedSeries({
    cite: 'III.C(1)',
    summary: 'Fixes a series of the preferred stock: 50,000 shares of Series A Junior Participating Preferred Stock.',
    series: 'series-a',
    class: 'preferred',
    shares: '50,000',
    effective: '1997-05-20',
    resizedBy: 'resolution',
    terms: {},
  }),
  shareAdjustment({
    cite: 'III.C(2)(a)',
    summary:
      'Where common stock is paid as a dividend on common stock, or the common stock is divided or combined, what each share of Series A has of the common stock’s is multiplied by the common stock outstanding immediately after, as a fraction of that immediately before; the same is said of votes, of a liquidation and of a merger.',
    series: 'series-a',
    by: 'common',
    since: { reading: 'P-20', options: { 'series-effective': 'series-effective', 'first-issue': 'first-issue' } },
    distributions: { reading: 'A-01', options: { effect: 'effect', declaration: 'declaration' } },
  }),
  classVotes({
    cite: 'III.C(3)(a)',
    summary:
      'Each share of Series A has 100 votes on every matter put to the shareholders, adjusted to dividends of common stock on common stock and to divisions and combinations of it.',
    votes: [{ class: 'series-a', each: '100', adjusted: true }],
  }),
];

export const seriesASharesReadings: readonly Reading[] = [
  {
    id: 'A-01',
    cite: 'III.C(2)(a)',
    asks: 'A dividend of common stock on common stock is declared on one day and paid on another: when does it adjust the rights of Series A?',
    options: {
      effect: 'Once, when it takes effect.',
      declaration: 'From its declaration on, by the numbers of shares at its effect.',
    },
    adopted: 'effect',
    because:
      'The fraction compares what is outstanding immediately before and after the event; a declaration changes no number of shares.',
  },
  {
    id: 'P-20',
    cite: 'III.C(2)(a)',
    asks: 'Do divisions of the common stock count that came before any share of Series A was issued?',
    options: {
      'series-effective': 'They do, from the day on which the Certificate took effect.',
      'first-issue': 'They do not: only those since the first issue of a share of Series A.',
    },
    adopted: 'series-effective',
    because: 'The text says at any time, and the terms are those of the series, whoever holds it.',
  },
];

export const seriesASharesNotes: readonly NoteOfConstruction[] = [];
