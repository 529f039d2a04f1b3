import { openFact, type FactType } from '../../evaluation/index.js';
import { amount, type Moment } from '../../exact/index.js';
import type { Context } from '../../session/index.js';
import { seriesTermsNotion } from '../series.js';

/** Asked of every act but a short-form merger, which law lets go without a vote. Supposed so, as law has it as a rule. */
export const holdersMustApprove = openFact('holders-must-approve', 'proposal').yesNo(
  'Does law or an instrument have the shareholders approve {0}?',
  { reply: 'yes', premise: 'inquiry found nothing that frees {0} from the approval of the shareholders' },
);

/** Asked of an issue of securities. */
const planOfIssue = openFact('plan-of-issue', 'proposal').choice(
  ['none', 'stock-issuance', 'compensation'],
  'Is {0} made under a plan that provides for the issue of securities: none, a plan of stock issuance, or one of compensation?',
);

const planIssuesOnlyTo = openFact('plan-issues-only-to', 'proposal', 'recipient').yesNo(
  'Does the plan of {0} provide for issues to nobody but {1}?',
);

/** Supposed not so: law lets a board change the charter alone in listed cases only. */
const boardMayAmendAlone = openFact('board-may-amend-alone', 'proposal').yesNo(
  'Does law let the board make the change {0} without the shareholders?',
  { reply: 'no', premise: 'inquiry found nothing by which law lets the board make the change {0} alone' },
);

/** Asked where only the words on the vote are kept by the vote, and not the rest of the section. */
const changesVoteClause = openFact('changes-vote-clause', 'proposal', 'sections').yesNo(
  'Does {0} change what {1} says of the vote of the shareholders, and not only the rest of it?',
);

/** Asked of an amendment; what never counts as adverse is named in the question. */
const adverselyAffects = openFact('adversely-affects', 'proposal', 'series').yesNo(
  'Does {0} adversely affect rights, preferences, privileges or votes of {1}, in another way than by more authorised preferred stock or by stock that does not rank before it?',
);

/** What becomes of the shares of a series in a transaction. */
const becomesOfSeries = openFact('series-in-transaction', 'proposal', 'series').choice(
  ['stay-outstanding', 'preference-securities', 'otherwise'],
  'What becomes of the shares of {1} in {0}: do they stay outstanding, or become preference securities of the entity that survives or results, or of its ultimate parent?',
);

const sameTerms = openFact('same-terms-as-a-whole', 'proposal', 'series').yesNo(
  'Taken as a whole, are the rights, preferences, privileges, votes, limits and restrictions after {0} the same as those of {1} immediately before?',
);

const obligationsAssumed = openFact('obligations-assumed', 'proposal').yesNo(
  'Are the obligations of the corporation assumed in {0}, by law or in writing, by the entity that results or its ultimate parent?',
);

const materialPortion = openFact('material-portion', 'proposal').yesNo(
  'Are the assets that {0} disposes of a material portion of those of the corporation?',
);

const redeemedAtClosing = openFact('redeemed-at-closing', 'proposal', 'series').yesNo(
  'Will all shares of {1} be redeemed at the same time as {0} is consummated?',
);

/** The definition of the instrument in short. */
const holdingCompanyTransaction = openFact('holding-company-transaction', 'proposal').yesNo(
  'Is {0} a holding company transaction: does somebody gain more than half of the votes of the common stock or have to consolidate the corporation, or is it a merger, a consolidation or a disposal of substantially all consolidated assets to anyone but a subsidiary, and does a bank or savings and loan holding company stand at its end?',
);

const oneForOne = openFact('exchanged-one-for-one', 'proposal', 'series').yesNo(
  'Does each share of {1} become one share of preference securities of the corporation or of its acquiror by {0}?',
);

/** Asked where the terms entered of the series give it no preference in money. */
const equalPreference = openFact('equal-preference', 'proposal', 'series').yesNo(
  'Has each share that {0} gives for a share of {1} an equal liquidation preference?',
);

const equivalentDividends = openFact('equivalent-dividends', 'proposal', 'series').yesNo(
  'Do the shares that {0} gives for {1} have dividends from the day of their issue on equivalent terms?',
);

/** Ballots and totals do not say it. */
const givenInWriting = openFact('consents-in-writing', 'proposal', 'series').yesNo(
  'Were the consents of the holders of {1} to {0} given in writing?',
  {
    reply: 'yes',
    premise: 'what holders of {1} cast on {0} they gave as consents in writing',
    kind: 'regular',
  },
);

/** A fact of acts that the engine knows by name, with how a sentence tells it as a condition. */
interface KnownFact {
  readonly fact: FactType;
  readonly says: string;
  /** What the books show of it; undefined where they do not. */
  readonly worksOut?: (c: Context, at: Moment, asked: AboutAct) => boolean | undefined;
}

interface AboutAct {
  readonly about: readonly string[];
  readonly cites: readonly string[];
}

export const preferenceReceived = openFact('preference-received', 'proposal', 'series').money(
  'What is the liquidation preference of each share that {0} gives for a share of {1}?',
);

/** Where the terms of the series give it a preference in money, that of a share received is compared with it. */
function hasEqualPreference(c: Context, at: Moment, asked: AboutAct): boolean | undefined {
  const [, series = ''] = asked.about;
  const own = c.notion(seriesTermsNotion, [series], at).value?.terms?.preference;
  if (own === undefined) return undefined;
  const received = c.quantity<'money'>('money', preferenceReceived, asked);
  return (['atLeast', 'notMoreThan'] as const).every((verb) => c.test<'money'>(verb, received, amount(own.amount)));
}

/** Facts of acts that have words of their own: what a condition states of an act by such a name is asked in their words. */
const known: readonly KnownFact[] = [
  { fact: holdersMustApprove, says: 'the shareholders have to approve it' },
  { fact: planOfIssue, says: 'the plan of issue under which it is made is' },
  { fact: planIssuesOnlyTo, says: 'its plan provides for issues to nobody but' },
  { fact: boardMayAmendAlone, says: 'law lets the board make the change alone' },
  { fact: changesVoteClause, says: 'it changes what is said of the vote in' },
  { fact: adverselyAffects, says: 'it adversely affects' },
  { fact: becomesOfSeries, says: 'by it the shares of' },
  { fact: sameTerms, says: 'afterwards the terms, taken as a whole, are those of' },
  { fact: obligationsAssumed, says: 'the obligations of the corporation are assumed in it' },
  { fact: materialPortion, says: 'it disposes of a material portion of the assets' },
  { fact: redeemedAtClosing, says: 'at its closing is redeemed in full' },
  { fact: holdingCompanyTransaction, says: 'it is a holding company transaction' },
  { fact: oneForOne, says: 'each share becomes one share of preference securities by it, of' },
  {
    fact: equalPreference,
    says: 'each share that it gives has an equal liquidation preference, for',
    worksOut: hasEqualPreference,
  },
  { fact: equivalentDividends, says: 'the shares that it gives have dividends on equivalent terms, for' },
  { fact: givenInWriting, says: 'the consents are in writing of holders of' },
];

export const knownFacts: readonly FactType[] = known.map(({ fact }) => fact);

/** The fact that has this name, where it is one of those. */
export function knownFact(name: string): KnownFact | undefined {
  return known.find(({ fact }) => fact.name === name);
}
