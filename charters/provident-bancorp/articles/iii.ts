import { article, stockClasses, type NoteOfConstruction, type Reading } from '@quorate/engine';

export const iii = article('III', 'Authorised shares', [
  stockClasses({
    cite: 'III',
    summary:
      'Authorises 30,000,000 shares of common stock, 32,855 shares of preferred stock and, in a row of their own, 17,145 shares of Senior Non-Cumulative Perpetual Preferred Stock, Series A; none has a par value.',
    classes: [
      { class: 'common', authorised: '30,000,000' },
      {
        class: 'preferred',
        authorised: '32,855',
        inSeries: true,
        listedApart: [
          {
            series: 'series-a',
            shares: '17,145',
            onTop: { reading: 'D3', options: { remainder: true, total: false } },
          },
        ],
      },
    ],
    treasury: { reading: 'III-1', options: { unissued: 'unissued', issued: 'issued' } },
  }),
]);

export const iiiReadings: readonly Reading[] = [
  {
    id: 'D3',
    cite: 'III',
    asks: 'Is 32,855 the number of all preferred stock, or what there is of it beside the 17,145 shares of Series A?',
    options: {
      remainder: 'What there is beside Series A: 50,000 shares of preferred stock in all.',
      total: 'The number of all: Series A is within it, and 15,710 shares are left.',
    },
    adopted: 'remainder',
    because:
      'The rows of the table add up to exactly 50,000, each stands by itself, and Series A was created out of the preferred stock then authorised and unissued.',
  },
  {
    id: 'III-1',
    cite: 'III',
    asks: 'Do shares that the Corporation has got back and not retired leave room for a new issue?',
    options: {
      unissued: 'They do: shares that a corporation gets back are authorised and unissued again.',
      issued: 'They do not: they stay issued until they are retired.',
    },
    adopted: 'unissued',
    because:
      'The Articles are silent, and the statute knows no treasury shares (M.G.L. c. 156D, Section 6.31, from general knowledge).',
  },
];

export const iiiNotes: readonly NoteOfConstruction[] = [
  {
    cite: 'III',
    slip: 'The form speaks of par value “if any” and has columns for it; all rows stand in those without par value, and later reports of the Corporation name a par value of $0.01.',
    readAs: 'No par value, as the Articles have it.',
  },
];
