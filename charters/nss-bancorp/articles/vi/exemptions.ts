import { combinationExemption, constant, type NoteOfConstruction, type Provision, type Reading } from '@quorate/engine';

/** VI.C: what frees a Business Combination from the votes of Section A, and which transactions. */
export const exemptions: readonly Provision[] = [
  constant({
    cite: 'VI.C',
    summary:
      'Section A does not apply to a Business Combination for which (1) is met, or, if it is one of paragraph A(1), for which (1) or (2) is met. It then takes only such vote as law, another provision of the certificate or anything else requires.',
    values: { 'routes-for-mergers': 'VI.C(1) or VI.C(2)', 'route-for-all-others': 'VI.C(1)' },
  }),
  combinationExemption({
    cite: 'VI.C(1)',
    summary:
      'A Business Combination with a particular Interested Shareholder, or with its existing or future Affiliates or Associates, is free if the Board approved it by resolution at any time before that person first became an Interested Shareholder.',
    frees: 'VI.A',
    says: 'approval by the Board before the person first became an Interested Shareholder',
    by: 'approval',
    body: 'board',
    fraction: { majority: true },
    of: 'present',
    atMeeting: false,
    before: 'became-interested',
  }),
  combinationExemption({
    cite: 'VI.C(2)',
    summary:
      'A merger or consolidation of paragraph A(1) is free if all the conditions on price and procedure in (a) to (f) have been met.',
    frees: 'VI.A',
    says: 'all the conditions on price and procedure',
    by: 'conditions',
    topic: 'price-and-procedure',
    rows: {
      reading: 'A-33',
      options: { 'mergers-only': ['VI.A(1)'], 'every-combination': ['VI.A'] },
    },
  }),
];

export const exemptionsReadings: readonly Reading[] = [
  {
    id: 'A-33',
    cite: 'VI.C(2)',
    asks: 'Do the conditions on price and procedure free only the mergers of paragraph A(1)?',
    options: {
      'mergers-only': 'Only those; every other Business Combination is freed by the Board’s approval alone.',
      'every-combination': 'Every Business Combination.',
    },
    adopted: 'mergers-only',
    because:
      'The sentence gives the two ways to paragraph A(1) and one to any other; that one can only be (1), and the statute behind it confines the price conditions to mergers.',
  },
];

export const exemptionsNotes: readonly NoteOfConstruction[] = [
  {
    cite: 'VI.C',
    slip: 'For transactions other than mergers it names the condition in “the following paragraph A”, and there is none of that letter.',
    readAs: 'Paragraph (1), the approval of the Board: (2) is named as the other of two only for mergers.',
  },
];
