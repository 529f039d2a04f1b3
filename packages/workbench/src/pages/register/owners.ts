import { dayInWords } from '@quorate/sdk';
import { recordsIn, textIn, type Fields, type Plain } from '../../parts/answer/plain.js';
import { compared } from '../../words/numbers.js';
import type { Relation } from './relations.js';
import { texts } from './texts.js';

/** A person in the graph, with what the answers say of it. */
export interface Owner {
  readonly id: string;
  /** What the limit counts for it, of what; nothing where that is not settled. */
  readonly owned?: string | undefined;
  readonly base?: string | undefined;
  readonly line?: string | undefined;
  /** By how much it is over the line. */
  readonly above?: string | undefined;
  /** What is left of each of its votes, where votes are lost. */
  readonly left?: string | undefined;
  /** Since when it is an interested shareholder; empty where that is not settled. */
  readonly interestedSince?: string | undefined;
  readonly isInterested: boolean;
}

/** Who owns through whom: persons over the line first, then those below it; on the other side who holds for them of record. */
export interface Ownership {
  readonly over: readonly Owner[];
  readonly below: readonly Owner[];
  readonly holders: readonly string[];
  readonly relations: readonly Relation[];
  /** How many are below the line and not shown. */
  readonly others: number;
  readonly line?: { readonly line: string; readonly base: string } | undefined;
}

/** What is settled of the two questions that it is drawn from; nothing where nothing is. */
export interface OwnershipAnswers {
  readonly limit: Plain | undefined;
  readonly interested: Plain | undefined;
}

/** How many below the line are shown, besides those whom a relation ties to somebody. */
const mostBelow = 3;

/** The graph of one class: everybody over the line or interested, whoever is tied to somebody, and the largest below the line. */
export function ownershipOf(
  cls: string,
  { limit, interested }: OwnershipAnswers,
  ties: readonly Relation[],
): Ownership {
  const relations = ties.filter((each) => each.class === undefined || each.class === '' || each.class === cls);
  const measured = [...recordsIn(limit, 'persons'), ...recordsIn(limit, 'within')].filter(
    (each) => textIn(each, 'class') === cls,
  );
  const interestedIds = recordsIn(interested, 'persons').filter((each) => each['interested'] === true);
  const owner = (id: string): Owner => ownerOf(id, measured, interestedIds);
  const tied = new Set(relations.flatMap(({ from, to, sort }) => (sort === 'holds-for' ? [to] : [from, to])));
  const isShown = (id: string): boolean => tied.has(id) || interestedIds.some((each) => textIn(each, 'id') === id);
  const ids = [
    ...new Set([
      ...measured.map((each) => textIn(each, 'person') ?? ''),
      ...interestedIds.map((each) => textIn(each, 'id') ?? ''),
      ...tied,
    ]),
  ].filter((id) => id !== '');
  const all = ids.map(owner).toSorted((a, b) => compared(b.owned ?? '0', a.owned ?? '0'));
  const over = all.filter(({ above }) => above !== undefined);
  const below = all.filter(({ above }) => above === undefined);
  const first = new Set(below.filter(({ id }) => !isShown(id)).slice(0, mostBelow));
  const shown = below.filter((each) => isShown(each.id) || first.has(each));
  const [one] = measured;
  const [line, base] = [textIn(one, 'line'), textIn(one, 'base')];
  return {
    over,
    below: shown,
    holders: [...new Set(relations.filter(({ sort }) => sort === 'holds-for').map(({ from }) => from))],
    relations,
    others: below.length - shown.length,
    line: line === undefined || base === undefined ? undefined : { line, base },
  };
}

function ownerOf(id: string, measured: readonly Fields[], interested: readonly Fields[]): Owner {
  const limit = measured.find((each) => textIn(each, 'person') === id);
  const standing = interested.find((each) => textIn(each, 'id') === id);
  return {
    id,
    owned: textIn(limit, 'owned'),
    base: textIn(limit, 'base'),
    line: textIn(limit, 'line'),
    above: limit?.['over'] === true ? textIn(limit, 'above') : undefined,
    left: limit?.['votesLimited'] === true ? textIn(limit, 'factor') : undefined,
    isInterested: standing !== undefined,
    interestedSince: textIn(standing, 'since'),
  };
}

/** Since when somebody is an interested shareholder, in words. */
export function interestedIn({ isInterested, interestedSince }: Owner): string | undefined {
  if (!isInterested) return undefined;
  return interestedSince === undefined ? texts.sinceNotSettled : texts.sinceDay(dayInWords(interestedSince));
}
