import type { Day, Moment } from '../exact/index.js';
import { momentOfPlace, placeAt } from '../journal/accounts/index.js';
import type { EntryOf } from '../journal/index.js';
import { affiliatesBy, controlledBy, type Affiliates } from './affiliates.js';
import { groupedBy } from './grouped.js';
import { inForceBy, placesOf, relationsOf, type Relation } from './relation.js';
import { remembered, rememberedLately } from './remembered.js';
import type { StandingOf } from './standing.js';

/** Who controls whom, and what else ties persons together, as far as it was entered. */
export interface OwnershipBooks {
  /** A person and those who control it, are controlled by it, or are under common control with it. */
  readonly affiliatesOf: (person: string, when: Day | Moment) => Affiliates;
  /** A person and those whom it controls. */
  readonly controlledBy: (person: string, when: Day | Moment) => Affiliates;
  /** The entries that one person controls another, or does not. Both kinds at once are a dispute. */
  readonly controlEntries: (
    controller: string,
    controlled: string,
    when: Day | Moment,
  ) => readonly (EntryOf<'control'> | EntryOf<'not-control'>)[];
  /** The relationships in which a person stands to others, and others to it. */
  readonly relationships: (person: string, when: Day | Moment) => readonly EntryOf<'relationship'>[];
  readonly agreementsOf: (person: string, when: Day | Moment) => readonly EntryOf<'agreement'>[];
  readonly groups: (when: Day | Moment) => readonly EntryOf<'group'>[];
  readonly groupsOf: (person: string, when: Day | Moment) => readonly EntryOf<'group'>[];
  /** Everybody whom a relation, agreement or group names that had begun by then; those ended too, for look-backs. */
  readonly related: (when: Day | Moment) => readonly string[];
  /** The places in time at which a relation of one of these persons began or ended. */
  readonly relationPlaces: (persons: ReadonlySet<string>) => readonly number[];
}

type Tie =
  | Relation<'control'>
  | Relation<'not-control'>
  | Relation<'relationship'>
  | Relation<'agreement'>
  | Relation<'group'>;

export function ownershipBooks(standing: StandingOf<'ownership'>): OwnershipBooks {
  const control = relationsOf(standing, 'control');
  const notControl = relationsOf(standing, 'not-control');
  const relationships = relationsOf(standing, 'relationship');
  const agreements = relationsOf(standing, 'agreement');
  const groups = relationsOf(standing, 'group');
  const ties: readonly Tie[] = [...control, ...notControl, ...relationships, ...agreements, ...groups];
  const controlAt = inForceBy(control);
  const notControlAt = inForceBy(notControl);
  const relationshipsAt = inForceBy(relationships);
  const agreementsAt = inForceBy(agreements);
  const groupsAt = inForceBy(groups);
  const affiliates = remembered((edges: readonly EntryOf<'control'>[]) => remembered(affiliatesBy(edges)));
  const controlled = remembered((edges: readonly EntryOf<'control'>[]) => remembered(controlledBy(edges)));
  const relationshipsOf = byPerson(relationshipsAt, ({ data }) => [data.person, data.of]);
  const agreementsOf = byPerson(agreementsAt, ({ data }) => data.parties);
  const groupsOf = byPerson(groupsAt, ({ data }) => data.members);
  const pairs = rememberedLately((place: number) => {
    const when = momentOfPlace(place);
    return groupedBy([...controlAt(when), ...notControlAt(when)], ({ data }) => pair(data.controller, data.controlled));
  });
  return {
    affiliatesOf: (person, when) => affiliates(controlAt(when))(person),
    controlledBy: (person, when) => controlled(controlAt(when))(person),
    controlEntries: (controller, controlled, when) => pairs(placeAt(when)).get(pair(controller, controlled)) ?? [],
    relationships: relationshipsOf,
    agreementsOf,
    groups: groupsAt,
    groupsOf,
    related: (when) => {
      const place = placeAt(when);
      return ties.filter(({ start }) => start <= place).flatMap(personsOf);
    },
    relationPlaces: (persons) => placesOf(ties.filter((tie) => personsOf(tie).some((one) => persons.has(one)))),
  };
}

/** What is in force of a person, looked up once for each list of it. */
function byPerson<E>(
  inForce: (when: Day | Moment) => readonly E[],
  personsIn: (entry: E) => readonly string[],
): (person: string, when: Day | Moment) => readonly E[] {
  const byList = remembered((entries: readonly E[]) => {
    const found = new Map<string, E[]>();
    for (const entry of entries) {
      for (const person of new Set(personsIn(entry))) {
        const known = found.get(person);
        if (known === undefined) found.set(person, [entry]);
        else known.push(entry);
      }
    }
    return found;
  });
  return (person, when) => byList(inForce(when)).get(person) ?? [];
}

function pair(controller: string, controlled: string): string {
  return `${controller}\u0000${controlled}`;
}

function personsOf({ entry }: Tie): readonly string[] {
  switch (entry.type) {
    case 'control':
    case 'not-control':
      return [entry.data.controller, entry.data.controlled];
    case 'relationship':
      return [entry.data.person, entry.data.of];
    case 'agreement':
      return entry.data.parties;
    default:
      return entry.data.members;
  }
}
