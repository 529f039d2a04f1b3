import {
  article,
  constant,
  designatedSeries,
  retiredShares,
  type NoteOfConstruction,
  type Reading,
} from '@quorate/engine';

export const iv = article('IV', 'Preferences and rights of the classes', [
  constant({
    cite: 'IV',
    summary: 'The preferences, limits and relative rights of the classes and series are those of Appendices A and B.',
    values: { 'rights-of-the-classes': 'Appendix A (common and preferred stock) and Appendix B (Series A)' },
  }),
  designatedSeries({
    cite: 'IV',
    summary:
      'Takes up Appendix B, a series of the preferred stock: 17,145 shares of Senior Non-Cumulative Perpetual Preferred Stock, Series A, before the common stock with $1,000 a share and what has accrued in a liquidation, with dividends that do not cumulate, and without a general vote. Of Appendix B these terms alone are read here.',
    series: 'series-a',
    class: 'preferred',
    shares: '17,145',
    effective: '2015-03-10',
    resizedBy: 'filing',
    terms: {
      preference: '$1,000',
      'preference-with-arrears': 'yes',
      cumulative: 'no',
      'must-pay': 'when-declared',
      'votes-per-share': '0',
    },
  }),
  retiredShares({
    cite: 'IV',
    summary:
      'Through Appendix B, shares of Series A that the Corporation gets back are preferred stock again, and of another series only.',
    series: 'series-a',
    leaveTheSeries: true,
  }),
]);

export const ivReadings: readonly Reading[] = [];

export const ivNotes: readonly NoteOfConstruction[] = [
  {
    cite: 'IV',
    slip: 'In the certificate of 2011 that Appendix B repeats, one officer has two titles, one signature stands for two, and it is dated before the day that it calls that of signing.',
    readAs:
      'History: the shareholders approved Articles that take Appendix B up, and Series A is there whatever became of the certificate.',
  },
];
