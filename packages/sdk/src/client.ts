import { Sending, type SendingOptions } from './sending.js';
import { Accounts } from './subjects/accounts.js';
import { Books } from './subjects/books.js';
import { Charters } from './subjects/charters.js';
import { Corporations } from './subjects/corporations.js';
import { Entries } from './subjects/entries.js';
import { FactRequests } from './subjects/fact-requests.js';
import { FrozenAnswers } from './subjects/frozen-answers.js';
import { Hypotheticals } from './subjects/hypotheticals.js';
import { Journals } from './subjects/journals.js';
import { LegalHolds } from './subjects/legal-holds.js';
import { MatterDrafts } from './subjects/matter-drafts.js';
import { MatterHypotheticals } from './subjects/matter-hypotheticals.js';
import { MatterNotes } from './subjects/matter-notes.js';
import { MatterPapers } from './subjects/matter-papers.js';
import { Matters } from './subjects/matters.js';
import { OwnAccess } from './subjects/own-access.js';
import { Papers } from './subjects/papers.js';
import { PersonalData } from './subjects/personal-data.js';
import { Policies } from './subjects/policies.js';
import { Proposals } from './subjects/proposals.js';
import { Questions } from './subjects/questions.js';
import { Replies } from './subjects/replies.js';
import { SignIn } from './subjects/sign-in.js';

export type ClientOptions = SendingOptions;

/**
 * Speaks to a Quorate service. What is sent and what comes back has the types of the schemas by which the service itself reads
 * and writes. Every method throws `ProblemError` where the service refuses, and `UnreachableError` where nobody answers.
 */
export class QuorateClient {
  /** Signing in; needs no key. */
  readonly signIn: SignIn;
  /** Who one is, one's password and keys. */
  readonly me: OwnAccess;
  /** Who may sign in, and what each may do with a corporation. */
  readonly accounts: Accounts;
  /** Which corporations are kept, and beginning to keep one. */
  readonly corporations: Corporations;
  /** The charters that come with Quorate, and those of corporations. */
  readonly charters: Charters;
  /** What a journal says without a question. */
  readonly books: Books;
  /** What is entered in a journal. */
  readonly entries: Entries;
  /** A journal as a whole: verified, exported, followed. */
  readonly journals: Journals;
  /** The papers behind the entries. */
  readonly papers: Papers;
  /** What of persons is kept beside a journal. */
  readonly personalData: PersonalData;
  /** What forbids to erase. */
  readonly legalHolds: LegalHolds;
  /** Asking, and comparing charters. */
  readonly questions: Questions;
  /** What one supposes, for oneself alone. */
  readonly hypotheticals: Hypotheticals;
  /** Answers as they were relied on. */
  readonly frozenAnswers: FrozenAnswers;
  /** Which entries take a second person. */
  readonly policies: Policies;
  /** What waits for a second person. */
  readonly proposals: Proposals;
  /** Walled workspaces, each for its members alone. */
  readonly matters: Matters;
  /** Entries prepared in them. */
  readonly matterDrafts: MatterDrafts;
  /** What is supposed in them. */
  readonly matterHypotheticals: MatterHypotheticals;
  /** Privileged notes in them. */
  readonly matterNotes: MatterNotes;
  /** Papers in them. */
  readonly matterPapers: MatterPapers;
  /** Facts that persons without accounts are asked for. */
  readonly factRequests: FactRequests;
  /** Where such a person replies, by a link; needs no key. */
  readonly replies: Replies;

  constructor(options: ClientOptions) {
    const sending = new Sending(options);
    this.signIn = new SignIn(sending);
    this.me = new OwnAccess(sending);
    this.accounts = new Accounts(sending);
    this.corporations = new Corporations(sending);
    this.charters = new Charters(sending);
    this.books = new Books(sending);
    this.entries = new Entries(sending);
    this.journals = new Journals(sending);
    this.papers = new Papers(sending);
    this.personalData = new PersonalData(sending);
    this.legalHolds = new LegalHolds(sending);
    this.questions = new Questions(sending);
    this.hypotheticals = new Hypotheticals(sending);
    this.frozenAnswers = new FrozenAnswers(sending);
    this.policies = new Policies(sending);
    this.proposals = new Proposals(sending);
    this.matters = new Matters(sending);
    this.matterDrafts = new MatterDrafts(sending);
    this.matterHypotheticals = new MatterHypotheticals(sending);
    this.matterNotes = new MatterNotes(sending);
    this.matterPapers = new MatterPapers(sending);
    this.factRequests = new FactRequests(sending);
    this.replies = new Replies(sending);
  }
}
