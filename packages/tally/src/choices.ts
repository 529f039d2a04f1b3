import { nothingCast, quantity, type CastShares } from '@quorate/engine';
import { inQuotes } from './source-files.js';

/** How a line may vote on a matter. */
export const choices = ['for', 'against', 'abstain', 'broker-non-vote'] as const;
const choicesOnCandidates = [...choices, 'withheld'] as const;

const figures: Readonly<Record<string, keyof CastShares>> = {
  for: 'for',
  against: 'against',
  abstain: 'abstain',
  'broker-non-vote': 'unvoted',
};

/** How lines of a matter vote, each choice once. */
export function castOf(lines: readonly { readonly choice: string; readonly shares: bigint }[]): CastShares {
  const cast = lines.map(({ choice, shares }) => [figures[choice], quantity('shares', shares)]);
  return { ...nothingCast, ...Object.fromEntries(cast) };
}

/** What a database knows of the elections: expressions. */
interface ElectionsInSql {
  readonly is: (matter: string) => string;
  readonly stands: (matter: string, candidate: string) => string;
}

/** Why a line does not vote that is whole by itself: the cases of an expression. What is empty is null. */
export function whyWrong(column: (name: string) => string, elections: ElectionsInSql): string {
  const [matter, choice, candidate] = ['matter', 'choice', 'candidate'].map(column) as [string, string, string];
  const isElection = elections.is(matter);
  return `when ${choice} not in (${inQuotes(choices)}) and not (${isElection} and ${choice} in (${inQuotes(choicesOnCandidates)})) then 'unknown-choice'
    when ${candidate} is not null and not ${isElection} then 'no-election'
    when ${candidate} is null and ${isElection} and ${choice} in ('for', 'against') then 'incomplete'
    when ${candidate} is not null and ${choice} = 'broker-non-vote' then 'non-vote-by-candidate'
    when ${candidate} is not null and not ${elections.stands(matter, candidate)} then 'unknown-candidate'`;
}
