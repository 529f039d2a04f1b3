import { plusDays, type Day } from '../exact/index.js';
import type { Basis, EntryOf } from '../journal/index.js';
import { groupedBy } from './grouped.js';
import { remembered } from './remembered.js';
import type { StandingOf } from './standing.js';

/** A value that somebody stated, with the entry. */
export interface StatedValue {
  readonly value: string;
  readonly entry: string;
  readonly basis: Basis;
  /** The first day on which it is said to be so. */
  readonly from?: Day;
  /** The last day of which it is sure to speak: that of its entry, or of its own first day; where it ends, its last. */
  readonly through: Day;
}

/** The open facts and milestones. */
export interface FactBooks {
  /**
   * What was stated of a fact and is in force at the close of a day; without a day, whatever was stated. Two values that
   * differ are a dispute. A statement that says from which day it is so takes the place of earlier ones from then on.
   */
  readonly stated: (fact: string, about: readonly string[], on?: Day) => readonly StatedValue[];
  /**
   * What was stated of a fact that a rule asks for, as it is on a day: whenever it was entered, but for statements that say
   * from or until when they are so, on other days than those. An entry that states the fact by being what it is, as a milestone its
   * day, is among them.
   */
  readonly statedOf: (fact: string, about: readonly string[], on: Day) => readonly StatedValue[];
  /** Whatever was stated of a fact about somebody, whatever else it is about. */
  readonly statedOfAny: (fact: string, first: string) => readonly StatedValue[];
  /** The entries that say nothing further was found. */
  readonly nothingFurther: (fact: string, about: readonly string[]) => readonly EntryOf<'nothing-further'>[];
  readonly milestones: (name: string) => readonly EntryOf<'milestone'>[];
}

/** What entries state of a fact by being what they are. */
export type DaysStated = (fact: string, about: readonly string[]) => readonly StatedValue[];

export function factBooks(standing: StandingOf<'general'>, daysStated: DaysStated): FactBooks {
  const statements = ofFacts(standing.ofType('stated'));
  const stated = byFact(standing, statements);
  const nothing = byFact(standing, ofFacts(standing.ofType('nothing-further')));
  const milestones = (name = '') => standing.ofType('milestone').filter(({ data }) => data.name === name);
  return {
    stated: (fact, about, on) => {
      const entries = stated(fact, about);
      if (entries.length === 0) return none;
      return (on === undefined ? entries : latest(entries.filter((each) => isSoOn(each, on)))).map(asStated);
    },
    statedOf: (fact, about, on) => {
      const entries = stated(fact, about);
      const inForce =
        entries.length === 0 ? none : latest(entries.filter((each) => isAmongItsDays(each, on))).map(asStated);
      const shown = daysStated(fact, about);
      return shown.length === 0 ? inForce : [...shown, ...inForce];
    },
    statedOfAny: (fact, first) =>
      (statements.get(fact) ?? none)
        .filter(({ data }) => standing.oneId(data.about[0] ?? '') === standing.oneId(first))
        .map(asStated),
    nothingFurther: nothing,
    milestones,
  };
}

const none: readonly never[] = Object.freeze([]);

type OfFact = EntryOf<'stated'> | EntryOf<'nothing-further'>;

function ofFacts<E extends OfFact>(entries: readonly E[]): ReadonlyMap<string, readonly E[]> {
  return groupedBy(entries, ({ data }) => data.fact);
}

/** Entries by their fact, and then by what they are about: of most facts that are asked for nothing is entered at all. */
function byFact<E extends OfFact>(standing: StandingOf<'general'>, facts: ReadonlyMap<string, readonly E[]>) {
  const keyOf = (about: readonly string[]) => about.map(standing.oneId).join('\u0000');
  const byAbout = remembered((fact: string) => groupedBy(facts.get(fact) ?? none, ({ data }) => keyOf(data.about)));
  return (fact: string, about: readonly string[]): readonly E[] =>
    facts.has(fact) ? (byAbout(fact).get(keyOf(about)) ?? none) : none;
}

type Stated = EntryOf<'stated'>;

function startOf({ data, on }: Stated): Day {
  return data.from ?? on;
}

function isSoOn(entry: Stated, on: Day): boolean {
  return startOf(entry) <= on && isAmongItsDays(entry, on);
}

function isAmongItsDays({ data: { from, until } }: Stated, on: Day): boolean {
  return (from === undefined || from <= on) && (until === undefined || on < until);
}

function asStated({ id, basis, data, on }: Stated): StatedValue {
  const { value, from, until } = data;
  const last = from !== undefined && from > on ? from : on;
  const through = until === undefined ? last : plusDays(until, -1);
  return { value, entry: id, basis, through, ...(from === undefined ? undefined : { from }) };
}

/** Without those that a later statement, which says from when it is so, has overtaken. */
function latest(entries: readonly Stated[]): readonly Stated[] {
  const overtaken = entries.reduce<string>(
    (last, { data }) => (data.from !== undefined && data.from > last ? data.from : last),
    '',
  );
  return entries.filter((entry) => startOf(entry) >= overtaken);
}
