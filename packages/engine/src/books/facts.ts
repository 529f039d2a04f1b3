import type { Day, Moment } from '../exact/index.js';
import type { Basis, EntryOf } from '../journal/index.js';
import { groupedBy } from './grouped.js';
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
  const key = (fact: string, about: readonly string[]) => [fact, ...about.map(standing.oneId)].join('\u0000');
  const stated = groupedBy(standing.ofType('stated'), ({ data }) => key(data.fact, data.about));
  const nothing = groupedBy(standing.ofType('nothing-further'), ({ data }) => key(data.fact, data.about));
  const milestoneEntry = (name: string) => standing.ofType('milestone').find(({ data }) => data.name === name);
  return {
    stated: (fact, about, on) => {
      const entries = stated.get(key(fact, about)) ?? [];
      const inForce = on === undefined ? entries : latest(entries.filter((each) => isSoOn(each, on)));
      return inForce.map(({ id, basis, data }) => ({ value: data.value, entry: id, basis }));
    },
    nothingFurther: (fact, about) => nothing.get(key(fact, about)) ?? [],
    milestoneEntry,
    milestone: (name) => {
      const entry = milestoneEntry(name);
      return entry === undefined ? undefined : momentOfEntry(entry);
    },
  };
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
