import { ballotEntries } from './acts/ballots.js';
import { dealingEntries } from './acts/dealings.js';
import { decisionEntries } from './acts/decisions.js';
import { proposalEntries } from './acts/proposals.js';
import { setRightEntries } from './acts/set-right.js';
import { tallyEntries } from './acts/tallies.js';
import { boardEntries } from './board/board.js';
import { dividendEntries } from './dividends/dividends.js';
import { generalEntries } from './general/general.js';
import { instrumentEntries } from './instruments/instruments.js';
import { quotations } from './market/quotations.js';
import { inspectorEntries } from './meetings/inspectors.js';
import { meetingEntries } from './meetings/meetings.js';
import { pollEntries } from './meetings/polls.js';
import { officerEntries } from './officers/officers.js';
import { ownershipEntries } from './ownership/ownership.js';
import { markEntries } from './register/marks.js';
import { openingRegister } from './register/opening-register.js';
import { rightEntries } from './register/rights.js';
import { shareEntries } from './register/shares.js';
import { wholeClassEntries } from './register/whole-class.js';
import { bankEntries } from './reports/banks.js';
import { lendingEntries } from './reports/lending.js';

/** Every type of entry, family by family, in the order in which they are listed. */
export const entryTypes = [
  ...generalEntries,
  openingRegister,
  ...shareEntries,
  ...wholeClassEntries,
  ...rightEntries,
  ...markEntries,
  ...ownershipEntries,
  ...boardEntries,
  ...officerEntries,
  ...meetingEntries,
  ...inspectorEntries,
  ...pollEntries,
  ...proposalEntries,
  ...ballotEntries,
  ...tallyEntries,
  ...decisionEntries,
  ...dealingEntries,
  ...setRightEntries,
  ...dividendEntries,
  ...lendingEntries,
  ...bankEntries,
  quotations,
  ...instrumentEntries,
] as const;
