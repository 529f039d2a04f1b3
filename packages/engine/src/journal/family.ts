/** The families that the corporation keeps whole inside a stated span; there, what is not entered did not happen. */
export const completeFamilies = [
  'register',
  'board',
  'officers',
  'meetings',
  'acts',
  'dividends',
  'reports',
  'instruments',
] as const;

export type CompleteFamily = (typeof completeFamilies)[number];

/** What a complete family is called where sentences speak of the entries on it. */
export const familyInWords: Readonly<Record<CompleteFamily, string>> = {
  register: 'the register of shares',
  board: 'the Board',
  officers: 'officers',
  meetings: 'meetings',
  acts: 'acts',
  dividends: 'dividends',
  reports: 'the reports on which dividends depend',
  instruments: 'the instruments',
};

/** Every family of entries: the complete ones, and those in which nothing is known unless somebody entered it. */
export type Family = CompleteFamily | 'general' | 'ownership' | 'market';

/** The families whose entries can only be about a corporation that exists already. */
export const familiesOfAnExistingCorporation: ReadonlySet<Family> = new Set<Family>([
  'register',
  'board',
  'officers',
  'meetings',
  'dividends',
]);
