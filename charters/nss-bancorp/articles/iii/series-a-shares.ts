import {
  classVotes,
  constant,
  designatedSeries,
  forbids,
  retiredShares,
  seriesSize,
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
  seriesSize({
    cite: 'III.C(1)',
    summary:
      'The Board may by resolution increase or decrease the number of shares of Series A; a decrease must leave those outstanding, those reserved for outstanding options, rights and warrants, and those reserved for the conversion of outstanding securities that the Corporation has issued.',
    class: 'preferred',
    series: 'series-a',
    ceiling: 'class',
    reserved: ['exercise', 'conversion'],
    filing: false,
    subjectTo: 'the filing that the law asks where the number of shares of a series is changed (C.G.S. 33-666)',
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
  constant({
    cite: 'III.C(3)(b)',
    summary:
      'Series A votes with the common stock and all other stock with the general vote as one class, but as the Certificate, the terms of another series or the law provide.',
    values: { 'series-a-votes-with': 'the common stock and all other stock with the general vote, as one class' },
  }),
  constant({
    cite: 'III.C(3)(c)',
    summary:
      'But as the Certificate or the law provides, Series A has no other vote, and no act of the Corporation needs the consent of its holders: no directors of its own after missed dividends, and no vote of its own on amendments.',
    values: { 'series-a-own-vote': 'none but by law' },
  }),
  retiredShares({
    cite: 'III.C(5)',
    summary:
      'Shares of Series A that the Corporation gets back in any manner are promptly retired and cancelled; they are then authorised and unissued preferred stock, and may be issued again as part of a new series, within what the Certificate, a certificate fixing a series, and the law ask of an issue.',
    series: 'series-a',
    leaveTheSeries: { reading: 'A-32', options: { 'number-falls': true, refills: false } },
  }),
  forbids({
    cite: 'III.C(8)',
    summary: 'Series A is not redeemable.',
    acts: [{ acts: ['redemption'], stock: ['series-a'] }],
  }),
];

export const seriesASharesReadings: readonly Reading[] = [
  {
    id: 'A-32',
    cite: 'III.C(5)',
    asks: 'When shares of Series A are retired, does the number of shares of Series A fall by them?',
    options: {
      'number-falls': 'It falls: they are preferred stock without a series, until the Board increases the number.',
      refills: 'It stays: as many shares of Series A may be issued again.',
    },
    adopted: 'number-falls',
    because: 'They become shares of the class, and are to be issued again as part of a new series.',
  },
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

export const seriesASharesNotes: readonly NoteOfConstruction[] = [
  {
    cite: 'III.C(1)',
    slip: 'The floor of a decrease counts convertible securities only where the Corporation itself has issued them.',
    readAs: 'As it is written: those of others leave no shares reserved here.',
  },
  {
    cite: 'III.C(3)(b)',
    slip: 'The exceptions name the law twice and break off at a series that the Board creates.',
    readAs: 'Except as the Certificate, the terms of another series, or the law provides.',
  },
  {
    cite: 'III.C(5)',
    slip: 'It speaks of any other certificate of designations, as if Series A stood in one.',
    readAs: 'The Certificate, or any certificate that fixes a series.',
  },
];
