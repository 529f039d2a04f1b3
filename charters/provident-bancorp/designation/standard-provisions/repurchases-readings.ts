import type { NoteOfConstruction, Reading } from '@quorate/engine';

export const repurchaseReadings: readonly Reading[] = [
  {
    id: 'S17',
    cite: '8(b)',
    asks: 'Section 8 says declared and paid, where Section 3(d) says declared and paid in full: is a dividend that is paid in part a missed one here?',
    options: {
      failure: 'It is: a dividend is paid when all of it is.',
      literal: 'It is not: “in full” was left out.',
    },
    adopted: 'failure',
    because: 'The spans of the two sections are the same, and a part of a dividend is not the dividend for the period.',
  },
  {
    id: 'S18',
    cite: '8(a)(i)',
    asks: 'Capital Stock takes in every class, this series too: do the conditions of 8(a) hold for a redemption or repurchase of the series itself?',
    options: {
      literal: 'They do, of a part and of the whole.',
      'in-part-only': 'Of a part only: where all is redeemed no share stays outstanding that they protect.',
      'not-reached': 'They do not: Section 5 alone governs its redemption.',
    },
    adopted: 'literal',
    because: 'The definition has no exception, and (b) excepts the series from its own bar alone.',
  },
];

export const repurchaseNotes: readonly NoteOfConstruction[] = [
  {
    cite: '8(a)(i)',
    slip: 'It has no exceptions, though those of (b) would have little use without them; and the effect is spoken of as that of a dividend too.',
    readAs:
      'As it stands: what (b) excepts must still meet the conditions of (a), where it is the Issuer that buys or redeems.',
  },
  {
    cite: '8(a)(ii)',
    slip: 'It speaks of dividends, and not of full ones, and a sum set aside is enough; Section 3(d)(i)(B) has it otherwise in both.',
    readAs: 'As each stands: what is set aside is enough for a repurchase, and not for a dividend on other stock.',
  },
  {
    cite: '8(c)',
    slip: 'Subsidiaries are spoken of, and no definition says what one is; Publicly-Traded has a capital letter more than in its definition.',
    readAs: 'A subsidiary as commonly understood, who is one being a fact; Publicly-Traded as defined in 2(jj).',
  },
  {
    cite: '8(b)',
    slip: 'The parentheses are nested so that the exceptions (iii) to (vi) stand inside the second.',
    readAs: 'Six exceptions side by side.',
  },
  {
    cite: '8(b)',
    slip: 'The span begins on the last day of a period, before the day on which its dividend is paid.',
    readAs: 'As in Section 3(d)(ii): until the day of payment nothing is barred, and answers warn of it.',
  },
];
