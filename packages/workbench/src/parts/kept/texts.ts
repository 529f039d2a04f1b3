/** What is said of personal data, of erasing it, and of holds that forbid it. */
export const texts = {
  personal: 'Personal data',
  personalNote: 'kept beside the journal; that you read it is written down',
  read: 'Read what is kept',
  reading: 'Reading what is kept …',
  nothingKept: 'Nothing is kept.',
  kept: 'What is kept',
  cameWith: 'Came with',
  itsEntry: 'its entry',
  keptBy: 'Kept',
  bySomebody: (by: string, at: string) => `by ${by}, ${at}`,
  erased: (by: string, at: string, why: string) => `Erased by ${by}, ${at}: ${why}`,
  erase: (what: string) => `Erase ${what}`,
  personalDataOf: (called: string) => `the personal data of ${called}`,
  erases: (records: string, called: string) =>
    `This erases ${records} of ${called} for good: nobody can bring it back, and there is no undoing it. A backup that was made before still has it.`,
  stays:
    'Entries stay as they are, and the chain still verifies: what stands in it for the data is a hash that tells nothing once they are gone. That it was erased, when, by whom and why stays on record.',
  oneAlone:
    'The policy of this corporation asks no second person for it: it is done as soon as you confirm it. A legal hold forbids it, and says so.',
  takesTwo:
    'A second person accepts it, or refuses it: nothing is erased before. A legal hold forbids it, and says so.',
  proposeIt: (what: string) => `Propose to erase ${what}`,
  proposed: 'Proposed. It is erased when a second person accepts it.',
  openProposal: 'Open the proposal',
  whyErase: 'Why it is erased; this stays for ever',
  eraseIt: (what: string) => `Erase ${what} for good`,
  hold: (called: string) => `Keep ${called} from being erased`,
  holds: (called: string) =>
    `A hold on ${called} forbids to erase what it covers until counsel releases it, with a reason; it stays on record.`,
  held: (reason: string, by: string) => `A hold stands, set ${by}: ${reason}.`,
  released: 'Holds are released on the page of access',
  whyHold: 'Why it is held',
  holdIt: (called: string) => `Hold ${called}`,
} as const;
