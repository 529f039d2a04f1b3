import type { FactType } from '../../evaluation/index.js';

/** Asked of every act but a short-form merger, which law lets go without a vote. Supposed so, as law has it as a rule. */
export const holdersMustApprove: FactType = {
  name: 'holders-must-approve',
  asks: 'Does law or an instrument have the shareholders approve {0}?',
  about: ['proposal'],
  reply: { kind: 'yes-no' },
  supposed: { reply: 'yes', premise: 'inquiry found nothing that frees {0} from the approval of the shareholders' },
};

/** Asked of an issue of securities. */
const planOfIssue: FactType = {
  name: 'plan-of-issue',
  asks: 'Is {0} made under a plan that provides for the issue of securities: none, a plan of stock issuance, or one of compensation?',
  about: ['proposal'],
  reply: { kind: 'choice', of: ['none', 'stock-issuance', 'compensation'] },
};

const planIssuesOnlyTo: FactType = {
  name: 'plan-issues-only-to',
  asks: 'Does the plan of {0} provide for issues to nobody but {1}?',
  about: ['proposal', 'recipient'],
  reply: { kind: 'yes-no' },
};

/** Supposed not so: law lets a board change the charter alone in listed cases only. */
const boardMayAmendAlone: FactType = {
  name: 'board-may-amend-alone',
  asks: 'Does law let the board make the change {0} without the shareholders?',
  about: ['proposal'],
  reply: { kind: 'yes-no' },
  supposed: { reply: 'no', premise: 'inquiry found nothing by which law lets the board make the change {0} alone' },
};

/** Asked where only the words on the vote are kept by the vote, and not the rest of the section. */
const changesVoteClause: FactType = {
  name: 'changes-vote-clause',
  asks: 'Does {0} change what {1} says of the vote of the shareholders, and not only the rest of it?',
  about: ['proposal', 'sections'],
  reply: { kind: 'yes-no' },
};

/** A fact of acts that the engine knows by name, with how a sentence tells it as a condition. */
interface KnownFact {
  readonly fact: FactType;
  readonly says: string;
}

/** Facts of acts that have words of their own: what a condition states of an act by such a name is asked in their words. */
const known: readonly KnownFact[] = [
  { fact: holdersMustApprove, says: 'the shareholders have to approve it' },
  { fact: planOfIssue, says: 'the plan of issue under which it is made is' },
  { fact: planIssuesOnlyTo, says: 'its plan provides for issues to nobody but' },
  { fact: boardMayAmendAlone, says: 'law lets the board make the change alone' },
  { fact: changesVoteClause, says: 'it changes what is said of the vote in' },
];

export const knownFacts: readonly FactType[] = known.map(({ fact }) => fact);

/** The fact that has this name, where it is one of those. */
export function knownFact(name: string): KnownFact | undefined {
  return known.find(({ fact }) => fact.name === name);
}
