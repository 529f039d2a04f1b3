import { combinationExemption, constant, type NoteOfConstruction, type Provision, type Reading } from '@quorate/engine';

/** 6.1.3, its opening and (a): what frees a Business Combination from the vote of 6.1.1. */
export const exemptions: readonly Provision[] = [
  constant({
    cite: '6.1.3',
    summary:
      'Section 6.1.1 does not apply to a particular Business Combination that meets either the condition of (a) or all those of (b). It then takes only such vote, if any, as law or another provision of the Articles requires.',
    values: { 'routes-round-the-vote': '6.1.3(a), or all of 6.1.3(b)' },
  }),
  combinationExemption({
    cite: '6.1.3(a)',
    summary:
      'A Business Combination is free if two thirds of the Independent Directors then in office approved it. While there is no Independent Director at all, it cannot be met.',
    frees: '6.1.1',
    says: 'approval by two thirds of the Independent Directors in office when it is given',
    by: 'approval',
    body: 'independent-directors',
    fraction: { atLeast: '2/3' },
    of: 'members',
    amongBoard: true,
    atMeeting: false,
    before: 'effect',
  }),
];

export const exemptionsReadings: readonly Reading[] = [];

export const exemptionsNotes: readonly NoteOfConstruction[] = [
  {
    cite: '6.1.3(a)',
    slip: 'It does not say how fresh an approval must be, nor that it is given at a meeting.',
    readAs:
      'Any approval before the combination takes effect, by those who were Independent Directors when it was given; how directors act without a meeting is left to law.',
  },
];
