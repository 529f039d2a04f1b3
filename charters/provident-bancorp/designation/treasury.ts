/** The purchaser under the fund's agreement, whom the standard provisions name: the same in every certificate of the fund. */
export const treasury = {
  id: 'united-states-treasury',
  says: 'the United States Department of the Treasury (or its successor in interest)',
};
