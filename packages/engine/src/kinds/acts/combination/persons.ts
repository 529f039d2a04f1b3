import type { Held } from '../../../evaluation/index.js';
import {
  affiliatesNotion,
  associatesNotion,
  everyHolds,
  interestedAfterNotion,
  interestedShareholderNotion,
  interestedShareholdersNotion,
  isOnSide,
  namedIn,
  someHold,
  someOf,
  tryEach,
} from '../../../terms/index.js';
import type { DealPart, Relation, TransactionRow } from '../../../terms/index.js';
import * as facts from './facts.js';
import type { RowUse } from './use.js';

/** Whether somebody plays a part of a row who is an interested shareholder, or is related to one as far as the row reaches. */
export function isPlayed(use: RowUse, row: TransactionRow): boolean {
  const parts = use.c.resolve(row.parts);
  return parts.length === 0 || someOf(use.c, parts, (part) => plays(use, row, part));
}

function plays(use: RowUse, row: TransactionRow, part: DealPart): boolean {
  const { c, matter } = use;
  const named = namedIn(matter, part);
  if (someOf(c, named, (person) => isReached(use, row, person))) {
    return true;
  }
  const anybody = allInterested(use).length > 0;
  const looksAhead = row.afterwards === true && (anybody || c.isDefined(interestedAfterNotion, use.place, use.at));
  if (looksAhead && becomesOne(use, row, named)) return true;
  if (!anybody) return false;
  if (part === 'under-agreement') return c.holds(facts.interestedAlsoPlays, [matter.id, part], row.cite);
  if (named.length === 0) return c.holds(facts.interestedPlays, [matter.id, part], row.cite);
  if (part === 'party') return false;
  const further = part === 'proposer' ? matter.onBehalfOf === undefined : part === 'beneficiary';
  return further && c.holds(facts.interestedAlsoPlays, [matter.id, part], row.cite);
}

/** Whether the deal makes one of these what the row speaks of. */
function becomesOne(use: RowUse, row: TransactionRow, named: readonly string[]): boolean {
  const persons = named.filter((person) => person !== 'dispersed');
  return someOf(use.c, persons, (person) =>
    everyHolds(use.c, [() => afterwards(use, person), () => isNamed(use, row, person)]),
  );
}

/** Whether a row reaches a person: an interested shareholder, or one so related to one. */
export function isReached(use: RowUse, row: TransactionRow, person: string): boolean {
  // Holders nobody of whom matters by itself are no person who could be interested.
  if (person === 'dispersed') return false;
  return someHold(use.c, [
    () => reachesItself(row) && interest(use, person).value,
    () => row.related !== undefined && allInterested(use).some((other) => isRelated(use, row, person, other)),
  ]);
}

/**
 * The interested shareholders because of whom a row reaches these persons: they themselves, and those to whom they are
 * related. Only what is known counts.
 */
export function behind(use: RowUse, row: TransactionRow, persons: readonly string[]): readonly string[] {
  const themselves = reachesItself(row)
    ? persons.filter((person) => isKnown(use, () => interest(use, person).value))
    : [];
  if (row.related === undefined) return themselves;
  const all = use.c.attempt(() => allInterested(use));
  const others = all.settled ? all.value : [];
  const related = others.filter((other) =>
    persons.some((person) => isKnown(use, () => isRelated(use, row, person, other))),
  );
  return [...new Set([...themselves, ...related])];
}

function isKnown(use: RowUse, test: () => boolean): boolean {
  const [tried] = tryEach(use.c, [test], (each) => each());
  return tried?.attempt.settled === true && tried.attempt.value;
}

function reachesItself(row: TransactionRow): boolean {
  return row.related?.instead !== true;
}

/** Whether a person is an affiliate or associate of an interested shareholder, as far as the row asks; or will be. */
function isRelated(use: RowUse, row: TransactionRow, person: string, other: string): boolean {
  const { related } = row;
  if (related === undefined || person === other) return false;
  const { c, matter } = use;
  const is = someHold(
    c,
    related.as.flatMap((relation) => [
      () => relatedTo(use, other, relation).includes(person),
      () => related.afterwards === true && c.holds(facts.relatedAfter[relation], [person, other, matter.id], row.cite),
    ]),
  );
  if (!is || isLeftOut(use, row, person)) return false;
  return isNamed(use, row, person);
}

/** Whether a person does not count although related: the corporation’s own, where the row leaves these out. */
export function isLeftOut(use: RowUse, { related, cite }: TransactionRow, person: string): boolean {
  const except = related?.except === undefined ? 'nobody' : use.c.resolve(related.except);
  return except !== 'nobody' && isOnSide(use.c, except, person, cite, use);
}

/** Whether a row that may name corporations only names one of this sort. */
function isNamed(use: RowUse, { related, cite }: TransactionRow, person: string): boolean {
  const only = related?.only === undefined ? 'anybody' : use.c.resolve(related.only);
  return only === 'anybody' || isCorporation(use, person, cite);
}

/** As the person was entered; asked where nobody said what sort of person it is. */
function isCorporation({ c }: RowUse, person: string, cite: string): boolean {
  const entered = c.books.entriesOf('person').find(({ data }) => data.id === person);
  if (entered !== undefined && entered.data.kind !== 'other') {
    c.restsOn([entered.id]);
    return entered.data.kind === 'corporation';
  }
  return c.is(facts.isCorporation, { about: [person], cites: [cite] });
}

/** Everybody who stands so to a person: its affiliates, or its associates. */
export function relatedTo({ c, at, place }: RowUse, person: string, relation: Relation): readonly string[] {
  return c.notion(relation === 'affiliate' ? affiliatesNotion : associatesNotion, [person], at, place).value;
}

/** Whether a person is an interested shareholder. */
export function interest(use: RowUse, person: string): Held<boolean> {
  return use.c.notion(interestedShareholderNotion, [person], use.at, use.place);
}

/** Interested, or so once the deal is done, as an affiliate or itself, as far as the definition reaches. */
function afterwards(use: RowUse, person: string): boolean {
  return use.c.notion(interestedAfterNotion, [person, use.matter.id], use.at, use.place).value;
}

/** Everybody who is an interested shareholder. */
export function allInterested(use: RowUse): readonly string[] {
  return use.c.notion(interestedShareholdersNotion, [], use.at, use.place).value.persons;
}
