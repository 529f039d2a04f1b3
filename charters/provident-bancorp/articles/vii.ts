import { article, constant, effectiveDay, type NoteOfConstruction, type Reading } from '@quorate/engine';

export const vii = article('VII', 'Effective date', [
  effectiveDay({
    cite: 'VII',
    summary:
      'The Articles take effect on the day and at the time at which they were received for filing, unless they are rejected in time. A later day might have been named, the 90th after the filing at most; none is.',
    paper: 'restated articles of organization',
    laterBy: '90',
    fixedThen: [
      { name: 'day-of-rule-12b-2', cite: '6.1.4(a)' },
      { name: 'day-of-rule-13d-3', cite: '6.1.4(c)' },
    ],
    rejection: 'the rejection of the Articles within the time that law prescribes',
  }),
  constant({
    cite: 'VII',
    summary:
      'Certifies that the Articles consolidate all amendments, and that Articles III, IV and VI are amended by them; an exchange, reclassification or cancellation of issued shares by a new amendment is carried out as the Articles or the amendment say. Signed by David P. Mansfield as President on 10 March 2015.',
    values: {
      'exchange-of-issued-shares': 'carried out as the Articles, or the amendment that authorises it, say',
      'articles-amended': 'III, IV and VI',
      'signed-by': 'David P. Mansfield, President',
      signed: '10 March 2015',
    },
  }),
]);

export const viiReadings: readonly Reading[] = [];

export const viiNotes: readonly NoteOfConstruction[] = [
  {
    cite: 'VII',
    slip: 'The day of filing is nowhere in the document, and Section 6.1.4 takes two federal rules as they were on it.',
    readAs: 'A fact that must be entered; neither the day of adoption nor that of signing stands for it there.',
  },
];
