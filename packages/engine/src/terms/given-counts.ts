/** Notions that nobody works out: the number of members of a body, given for a question in the place of its roster. */
export const givenCounts: readonly string[] = ['continuing-directors-count', 'directors-in-office-count'];
