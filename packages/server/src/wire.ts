import type { z } from '@hono/zod-openapi';
import type { ProblemDetails } from './problem.js';
import type { accountOpened, accountSchema, grantSchema, newAccount, newGrant } from './routes/access/accounts.js';
import type { keySchema, keyShown, meSchema, newKey, newPassword } from './routes/access/own-access.js';
import type { identitySchema, newIdentity } from './routes/access/identities.js';
import type { signedIn, signingIn, waysToSignIn } from './routes/access/sign-in.js';
import type { checkpointSchema } from './routes/journal/checkpoints.js';
import type { newCorporation } from './routes/journal/corporations.js';
import type { appending, entriesPage, storedEntry } from './routes/journal/entries.js';
import type { entryType } from './routes/journal/entry-types.js';
import type { soundness } from './routes/journal/keeping.js';
import type { newEntry } from './routes/journal/new-entry.js';
import type { paperSchema, state } from './routes/papers/papers.js';
import type { comparing, comparison } from './routes/questions/comparisons.js';
import type { freezing, frozenSchema, listed } from './routes/questions/frozen-answers.js';
import type {
  answerSupposed,
  askingSupposed,
  hypotheticalSchema,
  newHypothetical,
} from './routes/questions/hypotheticals.js';
import type { answer, asking, describedQuestion } from './routes/questions/questions.js';
import type { corporationSchema, headSchema } from './routes/responses.js';
import type { asked, replying } from './routes/second-person/fact-replies.js';
import type { askingForFact, factRequested, requestSchema } from './routes/second-person/fact-requests.js';
import type { policySchema, policySet } from './routes/second-person/policy.js';
import type { proposalSchema, proposing } from './routes/second-person/proposals.js';

/** What goes over the wire, by the schemas of the routes: what a client sends is their input, what it gets their output. */
export interface Wire {
  readonly Problem: ProblemDetails;
  readonly Corporation: z.output<typeof corporationSchema>;
  readonly NewCorporation: z.input<typeof newCorporation>;
  readonly Head: z.output<typeof headSchema>;
  readonly NewEntry: z.input<typeof newEntry>;
  readonly Appending: z.input<typeof appending>;
  readonly StoredEntry: z.output<typeof storedEntry>;
  readonly Page: z.output<typeof entriesPage>;
  readonly EntryType: z.output<typeof entryType>;
  readonly Soundness: z.output<typeof soundness>;
  readonly Checkpoint: z.output<typeof checkpointSchema>;
  readonly Asking: z.input<typeof asking>;
  readonly Answer: z.output<typeof answer>;
  readonly Question: z.output<typeof describedQuestion>;
  readonly Comparing: z.input<typeof comparing>;
  readonly Comparison: z.output<typeof comparison>;
  readonly Supposing: z.input<typeof newHypothetical>;
  readonly Hypothetical: z.output<typeof hypotheticalSchema>;
  readonly AskingSupposed: z.input<typeof askingSupposed>;
  readonly AnswerSupposed: z.output<typeof answerSupposed>;
  readonly Freezing: z.input<typeof freezing>;
  readonly FrozenAnswer: z.output<typeof frozenSchema>;
  readonly FrozenAnswerListed: z.output<typeof listed>;
  readonly Paper: z.output<typeof paperSchema>;
  readonly PaperState: z.output<typeof state>;
  readonly Policy: z.input<typeof policySchema>;
  readonly PolicySet: z.output<typeof policySet>;
  readonly Proposing: z.input<typeof proposing>;
  readonly Proposal: z.output<typeof proposalSchema>;
  readonly AskingForFact: z.input<typeof askingForFact>;
  readonly FactRequest: z.output<typeof requestSchema>;
  readonly FactRequested: z.output<typeof factRequested>;
  readonly FactAsked: z.output<typeof asked>;
  readonly FactReply: z.input<typeof replying>;
  readonly SignIn: z.input<typeof signingIn>;
  readonly SignedIn: z.output<typeof signedIn>;
  readonly WaysToSignIn: z.output<typeof waysToSignIn>;
  readonly Identity: z.output<typeof identitySchema>;
  readonly NewIdentity: z.input<typeof newIdentity>;
  readonly Me: z.output<typeof meSchema>;
  readonly NewPassword: z.input<typeof newPassword>;
  readonly NewKey: z.input<typeof newKey>;
  readonly Key: z.output<typeof keySchema>;
  readonly KeyShown: z.output<typeof keyShown>;
  readonly Account: z.output<typeof accountSchema>;
  readonly NewAccount: z.input<typeof newAccount>;
  readonly AccountOpened: z.output<typeof accountOpened>;
  readonly Grant: z.output<typeof grantSchema>;
  readonly NewGrant: z.input<typeof newGrant>;
}
