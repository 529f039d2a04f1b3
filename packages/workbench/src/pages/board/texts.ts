/** What the page of the board says. */
export const texts = {
  title: 'Board',
  sentence: (count: string, size: string | undefined) =>
    size === undefined
      ? `${count} in office; the size of the board is not entered.`
      : `${count} in office, of ${size} seats.`,
  none: 'No director is entered.',
  noneLack: 'Enter the first board, with which the list of directors is opened, in Journal.',
  notKept:
    'The list of directors is not vouched for as whole on this day: somebody who is not listed may sit all the same.',
  directors: 'Directors',
  officers: 'Officers',
  officersNone: 'No officer is entered.',
  officersNote: 'who may act for the corporation, as entered',
  director: 'Director',
  class: 'Class',
  since: 'Since',
  ends: 'Term ends',
  endsAt: (left: number) =>
    left === 1
      ? 'at the next annual meeting'
      : `at the ${['', '', 'second', 'third', 'fourth'][left] ?? `${left}th`} annual meeting to come`,
  chart: 'Until which annual meeting each director sits',
  chartNote: 'from this day; the table has the same',
  meeting: (meeting: number) =>
    meeting === 1 ? 'next annual meeting' : (['', '', 'second', 'third', 'fourth'][meeting] ?? `${meeting}th`),
  inGroup: (name: string, group: string | undefined) => (group === undefined ? name : `${name}, ${group}`),
  endNotKnown: 'not settled',
  otherSize: 'What if the board had another size?',
  holdsOver: 'holds over until a successor is elected',
  office: 'Office',
  person: 'Person',
  terms: 'Terms and vacancies',
  votes: 'Votes of directors that the instruments ask for',
  forWhat: 'For what',
  asks: 'What is asked',
  whereInterested: 'Where somebody is interested',
  same: 'the same',
  now: 'Now',
  section: 'Section',
  of: (needed: string, base: string) => `${needed} of ${base}`,
  nobodyToVote: 'nobody is there to vote',
  nobody: '–',
} as const;
