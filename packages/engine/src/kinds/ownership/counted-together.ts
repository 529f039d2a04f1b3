import type { Reason } from '../../evaluation/index.js';
import type { Moment } from '../../exact/index.js';
import type { Context } from '../../session/index.js';
import { affiliatesNotion, associatesNotion } from '../../terms/index.js';
import { affiliateFact, passOverDenials } from './ties/affiliate.js';

/** Whose shares count as one person's. */
export type Together = 'affiliates' | 'associates' | 'controlled' | 'group' | 'partners';

/** The members of a group at a moment; undefined where the id is not a group's, or the group had not formed or had ended. */
export function membersOf(c: Context, id: string, at: Moment): readonly string[] | undefined {
  const group = c.books.groups(at).find((entry) => entry.data.id === id);
  if (group === undefined) return undefined;
  c.restsOn([group.id]);
  return group.data.members;
}

/** Whether the id was ever given to a group. */
export function isGroup(c: Context, id: string): boolean {
  return c.books.entriesOf('group').some((entry) => entry.data.id === id);
}

/** Whether a group is entered as acting in concert; alike in position only, its members are none. */
export function actsInConcert(c: Context, id: string, at: Moment): boolean {
  return c.books.groups(at).some((entry) => entry.data.id === id && entry.data.basis === 'concert');
}

/** Whose shares an article counts together, and how far from one person to the next. */
export interface Counting {
  readonly together: readonly Together[];
  /** Only what those tied to the person own themselves; or theirs in turn, and so on. */
  readonly reach: 'one-hop' | 'chained';
  readonly article: string;
  /** Whether an agreement ties those whom it binds as directors or officers alone. */
  readonly asDirectors: boolean;
  readonly inConcert: (group: string) => boolean;
  /** Hears by what somebody is counted with another. */
  readonly hears: (step: Reason) => void;
}

/**
 * Everybody whose shares count as those of a person, the person among them; sorted. A group that acts in concert is a
 * person of its own where groups are counted together, and owns nothing before it forms.
 */
export function countedTogether(c: Context, counting: Counting, id: string, at: Moment): readonly string[] {
  const ofGroup = isGroup(c, id);
  const counts = !ofGroup || (counting.together.includes('group') && counting.inConcert(id));
  const members = counts ? (membersOf(c, id, at) ?? (ofGroup ? [] : [id])) : [];
  return allOf(members.map((member) => ownersFor(c, counting, member, at)));
}

/** In order. All who are under one control share one list: it is not made again for each of them. */
function ownersFor(c: Context, counting: Counting, person: string, at: Moment): readonly string[] {
  if (counting.reach === 'one-hop') {
    const tied = tiedTo(c, counting, person, at);
    const [only, ...more] = tied;
    if (!counting.together.includes('partners')) {
      return only !== undefined && more.length === 0 && only.includes(person) ? only : allOf([[person], ...tied]);
    }
    const near = new Set([person, ...tied.flat()]);
    const partners = new Set([...near].flatMap((one) => partnersOf(c, counting, one, at)));
    const ofPartners = [...partners].flatMap((one) => [one, ...tiedTo(c, counting, one, at).flat()]);
    return allOf([[...near], ofPartners]);
  }
  const reached = new Set([person]);
  for (const one of reached) {
    for (const other of [...tiedTo(c, counting, one, at).flat(), ...partnersOf(c, counting, one, at)])
      reached.add(other);
  }
  return [...reached].toSorted();
}

/** All whom some lists in order name, each once and in order; of one list again and again, that list. */
export function allOf(lists: readonly (readonly string[])[]): readonly string[] {
  const [only = [], ...others] = new Set(lists);
  return others.length === 0 ? only : [...new Set([only, ...others].flat())].toSorted();
}

/** Those tied to a person by control or as its associates: lists in order, none of them empty. */
function tiedTo(c: Context, counting: Counting, person: string, at: Moment): readonly (readonly string[])[] {
  const { together, article } = counting;
  const tied: (readonly string[])[] = [];
  if (together.includes('affiliates')) tied.push(knownAffiliates(c, person, at, article, counting.hears));
  if (together.includes('controlled')) tied.push(controlledBy(c, person, at));
  if (together.includes('associates')) {
    const associates = c.notion(associatesNotion, [person], at, article);
    if (associates.value.length > 0) counting.hears(associates.reason);
    tied.push(associates.value);
  }
  return tied.filter((list) => list.length > 0);
}

/** Its affiliates: as the instrument defines them where it does, else as control was entered. */
export function knownAffiliates(
  c: Context,
  person: string,
  at: Moment,
  article: string,
  hears?: (step: Reason) => void,
): readonly string[] {
  if (c.isDefined(affiliatesNotion, article, at)) {
    const defined = c.notion(affiliatesNotion, [person], at, article);
    if (defined.value.length > 0) hears?.(defined.reason);
    return defined.value;
  }
  const affiliates = c.books.affiliatesOf(person, at);
  c.restsOn(affiliates.entries);
  for (const other of affiliates.persons) passOverDenials(c, affiliateFact, [person, other], at);
  const disputed = c.books
    .disputedAffiliatesOf(person, at)
    .filter(
      (other) => !affiliates.persons.includes(other) && c.is(affiliateFact, { about: [person, other], cites: [] }),
    );
  return disputed.length === 0 ? affiliates.persons : [...affiliates.persons, ...disputed].toSorted();
}

const partnersAgreeOn = new Set<string>(['acquire', 'hold', 'vote', 'dispose']);

/** Whoever has an agreement with a person on acquiring, holding, voting or disposing of stock, or acts in concert with it. */
function partnersOf(
  c: Context,
  { together, inConcert, asDirectors }: Counting,
  person: string,
  at: Moment,
): readonly string[] {
  if (!together.includes('partners')) return [];
  const agreements = c.books
    .agreementsOf(person, at)
    .filter(({ data }) => partnersAgreeOn.has(data.about) && (asDirectors || data.capacity === undefined));
  const groups = c.books.groupsOf(person, at).filter(({ data }) => inConcert(data.id));
  c.restsOn([...agreements, ...groups].map(({ id }) => id));
  const partners = [...agreements.flatMap(({ data }) => data.parties), ...groups.flatMap(({ data }) => data.members)];
  return partners.filter((other) => other !== person);
}

function controlledBy(c: Context, person: string, at: Moment): readonly string[] {
  const controlled = c.books.controlledBy(person, at);
  c.restsOn(controlled.entries);
  return controlled.persons;
}
