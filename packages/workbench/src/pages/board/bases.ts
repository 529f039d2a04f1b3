import type { Wire } from '@quorate/sdk';
import { recordsIn, settledIn, textIn, type Answer } from '../../parts/answer/plain.js';
import type { Requirement } from '../../parts/answer/requirement.js';

/** How somebody stands in a base, or in a vote; what is not entered, or not settled, is not known. */
export type Counted = 'counted' | 'not-counted' | 'against' | 'abstained' | 'unknown';

/** Whom a base counts, of these persons: one mark each. */
export type CountedOf = (person: string) => Counted;

export type Bodies = Wire['Act']['bodies'];
type Voters = Bodies[number]['yes'];

/** A definition that says which directors count. */
export interface Definition {
  readonly cite: string;
  readonly article: string;
}

/** The provisions in force on a day that define a notion, each once. */
export function definitionsOf(
  notion: 'continuing-director' | 'independent-director',
  outlines: readonly Wire['InstrumentOutline'][],
  asOf: string,
): readonly Definition[] {
  return outlines
    .filter(({ isInForce }) => isInForce)
    .flatMap(({ articles }) =>
      articles.flatMap(({ number, provisions }) =>
        provisions
          .filter(
            ({ defines, repealedOn }) => defines.includes(notion) && (repealedOn === undefined || repealedOn > asOf),
          )
          .map(({ cite }) => ({ cite, article: number })),
      ),
    );
}

/** Who of the directors counts, as an answer tells it; nobody is known to, or not to, while it is not settled. */
export function countedBy(answer: Answer | undefined, field: 'continuing' | 'independent'): CountedOf {
  const directors = answer === undefined ? [] : recordsIn(settledIn(answer), 'directors');
  const told = new Map(directors.map((each) => [textIn(each, 'id'), each[field]]));
  return (person) => {
    // Who is not among the directors in office is not counted; where nobody is told, nobody is known.
    if (told.size > 0 && !told.has(person)) return 'not-counted';
    const is = told.get(person);
    return is === true ? 'counted' : is === false ? 'not-counted' : 'unknown';
  };
}

/** Who was present, where that is entered by name. */
export function presentAt({ present }: Bodies[number]): CountedOf {
  return (person) =>
    present?.persons === undefined ? 'unknown' : isAmong(present, person) ? 'counted' : 'not-counted';
}

/** How each voted, where that is entered by name: who was present and is entered with no vote is not known to have voted. */
export function votedAt({ yes, no, abstain, present }: Bodies[number]): CountedOf {
  const isNamed = [yes, no, abstain].every((voters) => voters === undefined || voters.persons !== undefined);
  return (person) => {
    if (isAmong(yes, person)) return 'counted';
    if (isAmong(no, person)) return 'against';
    if (isAmong(abstain, person)) return 'abstained';
    const isAbsent = present?.persons !== undefined && !isAmong(present, person);
    return isNamed && isAbsent ? 'not-counted' : 'unknown';
  };
}

function isAmong(voters: Voters, person: string): boolean {
  return voters?.persons?.some((each) => each.person === person) === true;
}

/** The votes of directors that an act asks for with a number, wherever they stand in what it needs. */
export function votesOfDirectors(of: Requirement): readonly Requirement[] {
  const own = of.kind === 'body' && of.figures.needed !== undefined ? [of] : [];
  return [...own, ...of.parts.flatMap(votesOfDirectors)];
}
