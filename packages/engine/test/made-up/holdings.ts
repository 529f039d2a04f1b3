import { acquiring, article, ownership, ownershipLimit, type Reading } from '../../src/index.js';

/**
 * A limit of 15 % of a class: for four years what is above it is not counted; later the votes above 15 % of all votes are
 * worth a twentieth each. Three-quarters of the continuing directors may lift it in advance.
 */
export const holdings = article('7', 'Large holdings', [
  ownershipLimit({
    cite: '7.1',
    summary: 'for four years no more than 15 % of a class; what is above is not counted',
    over: { moreThan: '15%' },
    of: 'class',
    rights: 'counted',
    looksAt: 'what-results',
    years: { from: 'conversion', number: '4', firstDayCounts: false, when: 'within' },
    forbids: ['offer', 'acquisition'],
    reaches: 'acquisition',
    counts: 'every-acquisition',
    unless: { kind: 'body', body: 'continuing-directors', fraction: { atLeast: '75%' }, atMeeting: false },
    partlyApproved: 'from-the-limit',
    effect: {
      kind: 'not-counted',
      whole: { reading: 'R-8', options: { whole: true, exact: false } },
      among: 'alike',
      notice: 'kept',
    },
  }),
  ownershipLimit({
    cite: '7.2',
    summary: 'after four years votes above 15 % of all votes are worth a twentieth each',
    over: { moreThan: '15%' },
    of: 'class',
    rights: 'counted',
    looksAt: 'what-results',
    years: { from: 'conversion', number: '4', firstDayCounts: false, when: 'after' },
    forbids: [],
    reaches: { reading: 'R-9', options: { acquisition: 'acquisition', holding: 'holding' } },
    counts: 'every-acquisition',
    unless: { kind: 'body', body: 'continuing-directors', fraction: { atLeast: '75%' }, atMeeting: false },
    partlyApproved: 'from-the-limit',
    effect: { kind: 'reduced', above: '15%', to: '1/20' },
  }),
  ownership({
    cite: '7.3(a)',
    summary: 'shares of those one controls, and of a group, count together; rights within 90 days',
    together: ['controlled', 'group'],
    rights: { withinDays: '90' },
    base: 'with-own-rights',
  }),
  acquiring({
    cite: '7.3(b)',
    summary: 'every way of acquiring',
    forming: 'acquires',
    passive: 'does-not-acquire',
    excludes: ['corporation', 'subsidiaries'],
  }),
]);

export const holdingReadings: readonly Reading[] = [
  {
    id: 'R-8',
    cite: '7.1',
    asks: 'Does a holder keep whole shares only?',
    options: { whole: 'whole shares', exact: 'the exact fraction' },
    adopted: 'whole',
    because: 'shares are whole',
  },
  {
    id: 'R-9',
    cite: '7.2',
    asks: 'Does the limit reach those who acquired within the four years?',
    options: { acquisition: 'only later acquisitions', holding: 'whoever holds, whenever acquired' },
    adopted: 'acquisition',
    because: 'the text speaks of acquiring',
  },
];
