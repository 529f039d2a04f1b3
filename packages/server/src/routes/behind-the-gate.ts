import { accountRoutes } from './access/accounts.js';
import { identityRoutes } from './access/identities.js';
import { ownAccessRoutes } from './access/own-access.js';
import { ownSessionRoutes } from './access/own-sessions.js';
import { roleRoutes } from './access/roles.js';
import { bookRoutes } from './books/books.js';
import { builtInCharterRoutes } from './charters/built-in-charters.js';
import { charterRoutes } from './charters/charter-of-corporation.js';
import { tryingCharterRoutes } from './charters/trying-charters.js';
import { instrumentRoutes } from './instruments/instruments.js';
import { checkpointRoutes } from './journal/checkpoints.js';
import { corporationRoutes } from './journal/corporations.js';
import { entryRoutes } from './journal/entries.js';
import { entryTypeRoutes } from './journal/entry-types.js';
import { eventRoutes } from './journal/events.js';
import { keepingRoutes } from './journal/keeping.js';
import { oneEntryRoutes } from './journal/one-entry.js';
import { takingInRoutes } from './journal/taking-in.js';
import { behindWalls } from './matters/behind-walls.js';
import { papersSearchedRoutes } from './search/papers-searched.js';
import { searchRoutes } from './search/search.js';
import { paperRoutes } from './papers/papers.js';
import { legalHoldRoutes } from './personal/legal-holds.js';
import { personalDataRoutes } from './personal/personal-data.js';
import { readRoutes } from './personal/reads.js';
import { comparisonRoutes } from './questions/comparisons.js';
import { documentRoutes } from './questions/documents.js';
import { frozenAnswerRoutes } from './questions/frozen-answers.js';
import { hypotheticalRoutes } from './questions/hypotheticals.js';
import { profileRoutes } from './questions/profiles.js';
import { questionRoutes } from './questions/questions.js';
import { factRequestRoutes } from './second-person/fact-requests.js';
import { policyRoutes } from './second-person/policy.js';
import { proposalRoutes } from './second-person/proposals.js';

/** The routes for those who are known, by subject: what they may do is asked by each. */
export const behindTheGate = [
  ownAccessRoutes,
  ownSessionRoutes,
  accountRoutes,
  roleRoutes,
  identityRoutes,
  corporationRoutes,
  builtInCharterRoutes,
  charterRoutes,
  tryingCharterRoutes,
  instrumentRoutes,
  bookRoutes,
  entryRoutes,
  oneEntryRoutes,
  searchRoutes,
  papersSearchedRoutes,
  paperRoutes,
  personalDataRoutes,
  legalHoldRoutes,
  readRoutes,
  policyRoutes,
  proposalRoutes,
  questionRoutes,
  documentRoutes,
  comparisonRoutes,
  profileRoutes,
  entryTypeRoutes,
  eventRoutes,
  hypotheticalRoutes,
  factRequestRoutes,
  frozenAnswerRoutes,
  keepingRoutes,
  checkpointRoutes,
  takingInRoutes,
  behindWalls,
] as const;
