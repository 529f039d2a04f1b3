import { openFact, held, message, reason, type FactType, type Held } from '../../../evaluation/index.js';
import type { Moment } from '../../../exact/index.js';
import type { Context } from '../../../session/index.js';
import type { ContinuingRule } from './continuing-parameters.js';
import { membersOf } from '../counted-together.js';
import { affiliateFact, passOverDenials } from '../ties/affiliate.js';
import { interestedWhere } from '../interested/interested-persons.js';

/** Never supposed: asked of each director of whom nothing is entered, where it matters. */
export const affiliated: FactType = {
  ...openFact('affiliated', 'director', 'person').yesNo('Is {0} an affiliate of {1}?'),
  sameAs: (about) => [about, about.toReversed()].map((pair) => ({ fact: affiliateFact.name, about: pair })),
};

const free = message('affiliation.none', '{director} is not affiliated with {persons}');
const tied = message('affiliation.tied', '{director} is affiliated with {person}');

/** Whether a director is unaffiliated with those that the definition names. */
export function isUnaffiliated(
  c: Context,
  placed: ContinuingRule,
  director: string,
  person: string,
  at: Moment,
): Held<boolean> {
  const { provision, article, cite } = placed;
  const interested = interestedWhere(c, c.resolve(provision.unaffiliatedWith) === 'everybody-interested', article, at);
  const concerned = membersOf(c, person, at) ?? [person];
  const persons = withoutAffiliates(c, [...concerned, ...interested], at);
  const tiedTo = persons.find((other) => isAffiliated(c, director, other, at, cite));
  const figures = { director: c.nameOf(director), persons: persons.map((other) => c.nameOf(other)).join(' or ') };
  return tiedTo === undefined
    ? held(true, reason(free, 'yes', { figures, cites: [cite] }))
    : held(false, reason(tied, 'no', { figures: { ...figures, person: c.nameOf(tiedTo) }, cites: [cite] }));
}

/** Who is an affiliate of one of these is an affiliate of them all: one question for each set of affiliates. */
function withoutAffiliates(c: Context, persons: readonly string[], at: Moment): readonly string[] {
  const kept: string[] = [];
  for (const person of new Set(persons)) {
    const affiliates = c.books.affiliatesOf(person, at).persons;
    if (!kept.some((other) => affiliates.includes(other))) kept.push(person);
  }
  return kept;
}

/** From who controls whom, where that is entered; else as stated, else asked. */
function isAffiliated(c: Context, director: string, person: string, at: Moment, cite: string): boolean {
  const affiliates = c.books.affiliatesOf(director, at);
  if (affiliates.persons.includes(person)) {
    c.restsOn(affiliates.entries);
    for (const fact of [affiliated, affiliateFact]) passOverDenials(c, fact, [director, person], at);
    return true;
  }
  return c.is(affiliated, { about: [director, person], cites: [cite] });
}
