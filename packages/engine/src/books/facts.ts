import type { Day, Moment } from '../exact/index.js';
import type { Basis, EntryOf } from '../journal/index.js';
import { groupedBy } from './grouped.js';
import { remembered } from './remembered.js';
import { momentOfEntry, type Standing } from './standing.js';

/** A value that somebody stated, with the entry. */
export interface StatedValue {
  readonly value: string;
  readonly entry: string;
  readonly basis: Basis;
}

/** The open facts and milestones. */
export interface FactBooks {
  /**
   * What was stated of a fact and is in force at the close of a day; without a day, whatever was stated. Two values that
   * differ are a dispute. A statement that says from which day it is so takes the place of earlier ones from then on.
   */
  readonly stated: (fact: string, about: readonly string[], on?: Day) => readonly StatedValue[];
  /** The entries that say nothing further was found. */
  readonly nothingFurther: (fact: string, about: readonly string[]) => readonly EntryOf<'nothing-further'>[];
  /** When a milestone was reached. */
  readonly milestone: (name: string) => Moment | undefined;
  readonly milestoneEntry: (name: string) => EntryOf<'milestone'> | undefined;
}

export function factBooks(standing: Standing): FactBooks {
  const stated = byFact(standing, standing.ofType('stated'));
  const nothing = byFact(standing, standing.ofType('nothing-further'));
  const milestoneEntry = (name: string) => standing.ofType('milestone').find(({ data }) => data.name === name);
  return {
    stated: (fact, about, on) => {
      const entries = stated(fact, about);
      if (entries.length === 0) return none;
      const inForce = on === undefined ? entries : latest(entries.filter((each) => isSoOn(each, on)));
      return inForce.map(({ id, basis, data }) => ({ value: data.value, entry: id, basis }));
    },
    nothingFurther: nothing,
    milestoneEntry,
    milestone: (name) => {
      const entry = milestoneEntry(name);
      return entry === undefined ? undefined : momentOfEntry(entry);
    },
  };
}

const none: readonly never[] = Object.freeze([]);

/** Entries by their fact, and then by what they are about: of most facts that are asked for nothing is entered at all. */
function byFact<E extends EntryOf<'stated'> | EntryOf<'nothing-further'>>(standing: Standing, entries: readonly E[]) {
  const keyOf = (about: readonly string[]) => about.map(standing.oneId).join('\u0000');
  const facts = groupedBy(entries, ({ data }) => data.fact);
  const byAbout = remembered((fact: string) => groupedBy(facts.get(fact) ?? none, ({ data }) => keyOf(data.about)));
  return (fact: string, about: readonly string[]): readonly E[] =>
    facts.has(fact) ? (byAbout(fact).get(keyOf(about)) ?? none) : none;
}

type Stated = EntryOf<'stated'>;

function startOf({ data, on }: Stated): Day {
  return data.from ?? on;
}

function isSoOn(entry: Stated, on: Day): boolean {
  return startOf(entry) <= on && (entry.data.until === undefined || on < entry.data.until);
}

/** Without those that a later statement, which says from when it is so, has overtaken. */
function latest(entries: readonly Stated[]): readonly Stated[] {
  const overtaken = entries.reduce<string>(
    (last, { data }) => (data.from !== undefined && data.from > last ? data.from : last),
    '',
  );
  return entries.filter((entry) => startOf(entry) >= overtaken);
}
