import { constant, determinationPower, type NoteOfConstruction, type Provision, type Reading } from '@quorate/engine';

/** VI.E and F: what the Board may determine, and the duties that stay as they are. */
export const determinations: readonly Provision[] = [
  determinationPower({
    cite: 'VI.E',
    summary:
      'A majority of the Board has the power, and the duty, to determine all facts that compliance with this Article turns on, from what it knows after reasonable inquiry: who is an Interested Shareholder, how much anyone owns beneficially, who is an Affiliate or Associate of whom, whether a Business Combination meets the conditions of VI.C(2). Made in good faith, that is conclusive and binding for all purposes of this Article.',
    body: 'board',
    fraction: { majority: true },
    of: { reading: 'A-34', options: { 'whole-board': 'members', 'those-present': 'present' } },
    ifInGoodFaith: true,
    afterInquiry: true,
  }),
  constant({
    cite: 'VI.F',
    summary:
      'Nothing in this Article relieves the Board or an Interested Shareholder of a fiduciary duty that the law lays on them: what passes this Article is not lawful for that alone.',
    values: { 'fiduciary-duties': 'those of the Board and of an Interested Shareholder stay as the law has them' },
  }),
];

export const determinationsReadings: readonly Reading[] = [
  {
    id: 'A-34',
    cite: 'VI.E',
    asks: 'Of whom is a majority of the Board counted that determines a fact?',
    options: {
      'whole-board': 'Of all directors in office, present or not.',
      'those-present': 'Of the directors present at a meeting with a quorum.',
    },
    adopted: 'whole-board',
    because:
      'The power is given to a majority of the Board, and not to a majority of a quorum; what it settles is conclusive, which asks for the stricter meaning.',
  },
];

export const determinationsNotes: readonly NoteOfConstruction[] = [
  {
    cite: 'VI.E',
    slip: 'It refers to the requirements of paragraph B of Section 3, which does not exist.',
    readAs: 'The conditions on price and procedure in VI.C(2), the only requirements that are met.',
  },
  {
    cite: 'VI.F',
    slip: 'The heading speaks of Interested Shareholders only, and the text says “form” for “from”.',
    readAs: 'The text governs: the duties of the Board stay as well.',
  },
];
