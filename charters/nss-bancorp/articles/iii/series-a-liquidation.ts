import {
  exchangeMultiple,
  liquidationParity,
  participatingPreference,
  seriesRank,
  type NoteOfConstruction,
  type Provision,
  type Reading,
} from '@quorate/engine';

export const seriesALiquidation: readonly Provision[] = [
  participatingPreference({
    cite: 'III.C(6)(a)',
    summary:
      'In a liquidation, dissolution or winding up nothing goes to junior stock before each share of Series A has $100 and all that has accrued on it to the day of that payment, declared or not; and each share has in all at least 100 times, adjusted to divisions and combinations of the common stock and dividends in it, what a share of common stock gets.',
    series: 'series-a',
    preference: '$100',
    withAccrued: true,
    multiple: {
      of: 'common',
      times: '100',
      together: {
        reading: 'A-30',
        options: { greater: 'greater', sum: 'sum', substitution: 'multiple-only' },
      },
    },
  }),
  liquidationParity({
    cite: 'III.C(6)(b)',
    summary:
      'Stock at parity with Series A is paid only ratably with it, in proportion to all that the holders of each are entitled to in the liquidation.',
    series: 'series-a',
    mixed: {
      reading: 'III-5',
      options: { 'by-matter': 'by-matter', 'junior-throughout': 'junior', 'parity-throughout': 'parity' },
    },
  }),
  exchangeMultiple({
    cite: 'III.C(7)',
    summary:
      'In a consolidation, merger, combination or other transaction in which common stock is exchanged for or changed into other stock, securities, cash or property, each share of Series A is at the same time changed into 100 times, adjusted, of each thing that a share of common stock becomes, in kind.',
    series: 'series-a',
    of: 'common',
    times: '100',
  }),
  seriesRank({
    cite: 'III.C(9)',
    summary:
      'For dividends and for the distribution of assets Series A ranks behind the other series of preferred stock, but where their own terms put them beside it or behind it, and before the common stock.',
    series: 'series-a',
    class: 'preferred',
    silent: { reading: 'P-10', options: { before: 'senior', beside: 'parity' } },
    before: ['common'],
  }),
];

export const seriesALiquidationReadings: readonly Reading[] = [
  {
    id: 'A-30',
    cite: 'III.C(6)(a)',
    asks: 'Series A has $100 with what has accrued, “provided” that it has 100 times what the common stock gets: how do the two go together?',
    options: {
      greater: 'It has the greater of them in all.',
      sum: 'It has both, one after the other.',
      substitution: 'It has the multiple alone, even where that is less.',
    },
    adopted: 'greater',
    because:
      'The proviso speaks of an aggregate amount: it is a second measure of the whole. It is no addition, and a preference that it could take away would be none.',
  },
  {
    id: 'P-10',
    cite: 'III.C(9)',
    asks: 'The terms of another series of preferred stock are silent on its rank beside Series A: where does it stand?',
    options: {
      before: 'Before Series A.',
      beside: 'Beside it: literally nothing outranks it, since there is no other class of preferred stock.',
    },
    adopted: 'before',
    because: 'Series A is named junior, and the sentence is there to put it behind the other preferred stock.',
  },
];

export const seriesALiquidationNotes: readonly NoteOfConstruction[] = [
  {
    cite: 'III.C(6)',
    slip: 'The sentence on adjustment has lost the words on a greater or lesser number of shares and a closing bracket, and clause (b) an “or” between dividends and liquidation.',
    readAs: 'As the like sentences of III.C(2), (3) and (7), and as clause (a).',
  },
  {
    cite: 'III.C(7)',
    slip: 'The verb is missing: each share “shall at amount per share” equal to the multiple.',
    readAs: 'Shall at the same time be similarly exchanged or changed into an amount per share equal to it.',
  },
  {
    cite: 'III.C(9)',
    slip: 'Series A is put behind all series of any other class of preferred stock, and there is only one class.',
    readAs: 'Behind all other series of preferred stock, but where their terms say otherwise: see the reading P-10.',
  },
];
