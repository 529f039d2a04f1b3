/** Notions that nobody works out: the number of members of a body, given for a question in the place of its roster. */
export const givenCounts: readonly string[] = [
  'continuing-directors-count',
  'independent-directors-count',
  'directors-in-office-count',
];

/** Notions that the votes of directors ask for. They may be given where the instruments that are loaded define none. */
export const askedOfDirectors: readonly string[] = ['interested-shareholders', 'independent-director'];
