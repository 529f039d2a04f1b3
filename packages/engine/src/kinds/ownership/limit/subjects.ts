import type { Moment, Shares } from '../../../exact/index.js';
import type { Context } from '../../../session/index.js';
import { classOf, matterOf, type Matter } from '../../../terms/index.js';
import { membersOf } from '../counted-together.js';
import { classesIn } from './measure.js';

/** What an approval in advance may be of: what a person acquired or offered for, at a moment. */
export interface Approved {
  readonly person: string;
  /** The article whose definitions hold. */
  readonly article: string;
  /** The class, series or voting stock that the limit measures. */
  readonly measure: string;
  readonly at: Moment;
  readonly what: 'acquisition' | 'offer';
  /** Whether a group came to own by forming: then what its members were allowed does not count for it. */
  readonly forming: boolean;
}

/** Whether what was acquired was approved in advance, and up to what where it went beyond. */
export interface Approval {
  readonly approved: boolean;
  /** The most that an approval in advance reached, where what was acquired went beyond it. */
  readonly upTo?: Shares;
  /** The sections of the conditions that were not met. */
  readonly lacking: readonly string[];
}

/** The person, and the members of a group: each may have been allowed to acquire. */
export function personsOf(c: Context, { person, at, forming }: Approved): readonly string[] {
  return [person, ...(forming ? [] : (membersOf(c, person, at) ?? []))];
}

/** The proposed acts by which the person, or a member of the group, was to acquire what the limit measures. */
export function acquisitionsProposed(c: Context, approved: Approved): readonly Matter[] {
  const persons = personsOf(c, approved);
  const classes = classesOf(c, approved);
  return c.books.proposals().flatMap((id) => {
    const act = c.books.proposal(id)?.data.act;
    if (act?.kind !== 'acquire-shares' && act?.kind !== 'issue') return [];
    const by = act.kind === 'issue' ? act.to : act.by;
    return by !== undefined && persons.includes(by) && isOf(c, act.class, classes) ? [matterOf(c, id)] : [];
  });
}

/** The offers proposed for what the limit measures, and those entered as made, by id. */
function offersOf(c: Context, approved: Approved): readonly string[] {
  const persons = personsOf(c, approved);
  const classes = classesOf(c, approved);
  const proposed = c.books.proposals().filter((id) => {
    const act = c.books.proposal(id)?.data.act;
    return act?.kind === 'offer' && persons.includes(act.by) && isOf(c, act.class, classes);
  });
  return [...proposed, ...persons.flatMap((one) => c.books.offers(one)).flatMap((entry) => entry.data.id ?? [])];
}

/** The ids that an approval, notice or answer of an agency may name: the person, its acts and its offers. */
export function subjectsOf(c: Context, approved: Approved): readonly string[] {
  return [
    ...personsOf(c, approved),
    ...acquisitionsProposed(c, approved).map(({ id }) => id),
    ...offersOf(c, approved),
  ];
}

function classesOf(c: Context, { article, measure, at }: Approved): readonly string[] {
  return [measure, ...classesIn(c, article, measure, at)];
}

function isOf(c: Context, id: string, classes: readonly string[]): boolean {
  return classes.includes(id) || classes.includes(classOf(c, id));
}

/** A subject as the steps of a requirement take it: its proposed act, or what stands for one that was never proposed. */
export function matterFor(c: Context, id: string, { person, at }: Approved): Matter {
  if (c.books.proposal(id) !== undefined) return matterOf(c, id);
  const act = { kind: 'offer', by: person, class: '' } as const;
  return { id, act, proposed: at, entry: '' };
}
