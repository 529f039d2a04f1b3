/** Why a line of a file does not count, or a card of a holder, or not wholly. */
export const faultCodes = {
  'line-not-read':
    'the line has other columns than the first one of its file, a quotation mark where none can be, or more than a million bytes',
  incomplete: 'a column that it needs is empty',
  'shares-not-whole': 'its shares are no whole number of at most eighteen digits',
  'unknown-choice': 'its choice is none of for, against, abstain, broker-non-vote, nor withheld in an election',
  'no-election': 'it names a candidate, and its matter is not among the elections that were named',
  'unknown-candidate': 'its candidate does not stand in its election',
  'non-vote-by-candidate': 'a broker non-vote is of all the candidates of an election alike, and it names one',
  'wrong-meeting': 'it is of another meeting',
  late: 'it came after the polls had closed',
  'same-card-twice': 'the same card is there already, with the same shares; it counts once',
  'card-differs': 'the same card is there with other shares for the same choice; neither counts',
  'unknown-holder': 'no position is of this holder and class',
  'holder-nearly-known':
    'no position is of this holder as written; one is of an id that differs in case, form or spaces alone',
  'more-than-held': 'it is of more shares than were held; the excess does not count',
  'both-ways': 'more shares than were held are voted for and against; they are present, and count neither way',
  'too-many-candidates':
    'it marks more candidates than there are seats; its shares are present, and no candidate has a vote of them',
  struck: 'the inspectors ruled that it does not count',
  superseded: 'a later card of the same holder takes its place, for the shares held do not reach to both',
  rejected:
    'the cards of its holder are of more shares than it held, and by the rule sealed for over-votes none counts',
  'used-up': 'an earlier card of the same holder has used up the shares that were held',
  'in-proportion':
    'the cards of its holder are of more shares than it held, and by the rule sealed for over-votes each counts in proportion',
} as const;
export type FaultCode = keyof typeof faultCodes;

/** Reason codes of ISO 20022, seev.006, where one says the same. */
export const isoCodes: Partial<Readonly<Record<FaultCode, string>>> = {
  late: 'LATE',
  'same-card-twice': 'DUPL',
  'unknown-holder': 'NPOS',
  'holder-nearly-known': 'NPOS',
  'more-than-held': 'LACK',
  'both-ways': 'LACK',
};
