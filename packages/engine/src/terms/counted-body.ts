import type { BodyCount, Reason, Split } from '../evaluation/index.js';
import { show, type Moment } from '../exact/index.js';
import type { Context } from '../session/index.js';
import type { BodyOfDirectors, BodyStep } from './requirement.js';

/** A body as it stood at a moment: counted member by member, or of a given size. */
export interface CountedBody {
  readonly count: BodyCount;
  /** The size, where it is given and not counted. */
  readonly given: number | undefined;
  readonly grounds: readonly Reason[];
}

/**
 * Counts the members of a step's body at a moment, less those who are left out, with measures of each. Where only its size
 * is given, those who are named as having taken part are looked at one by one; nobody is of a body without members.
 */
export function countBody(
  c: Context,
  step: BodyStep,
  at: Moment,
  measures: readonly ((member: string) => boolean)[] = [],
  named: readonly string[] = [],
): CountedBody {
  const given = givenSize(c, step.body, at);
  const grounds: Reason[] = [];
  const among = given === undefined ? step.body.candidates(c, at) : given.value === 0 ? [] : named;
  const candidates = among.filter((member) => !isLeftOut(step, member));
  const belongs = (member: string): boolean => {
    const standing = step.body.belongs(c, member, at);
    grounds.push(standing.reason);
    return standing.value;
  };
  const count = c.count(nameOf(step.body, at), candidates, belongs, measures);
  return { count, given: given?.value, grounds: given === undefined ? grounds : [given.reason, ...grounds] };
}

/** How many members the body may have, from least to most; one number where every standing is settled. */
export interface BodySize {
  readonly least: number;
  readonly most: number;
  readonly grounds: readonly Reason[];
  /** What the standing of those waits for of whom it is not settled. */
  readonly waiting: readonly Split[];
}

/** The number of which a step's fraction is taken, as it is at a moment. */
export function sizeOfBody(c: Context, step: BodyStep, at: Moment): BodySize {
  if (typeof step.of === 'object') {
    const fixed = step.of.fixed(c, at);
    return { least: fixed.value, most: fixed.value, grounds: [fixed.reason], waiting: [] };
  }
  const { given, grounds, count } = countBody(c, step, at);
  if (given !== undefined) return { least: given, most: given, grounds, waiting: [] };
  const sizes = count.reachable.map(([members = 0]) => members);
  const waiting = count.open.flatMap((member) => member.waiting);
  return { least: Math.min(...sizes), most: Math.max(...sizes), grounds, waiting };
}

export function isLeftOut(step: BodyStep, member: string): boolean {
  return step.without?.includes(member) ?? false;
}

function nameOf(body: BodyOfDirectors, at: Moment): string {
  const regard = body.relativeTo === undefined ? '' : ` in regard to ${body.relativeTo}`;
  return `${body.name}${regard} at ${at.day}`;
}

/** The number of a body's members where a question gives it ("seven continuing directors") instead of a roster. */
function givenSize(
  c: Context,
  body: BodyOfDirectors,
  at: Moment,
): { readonly value: number; readonly reason: Reason } | undefined {
  if (body.sizeNotion === undefined) return undefined;
  const about = body.relativeTo === undefined ? ([] as const) : ([body.relativeTo] as const);
  if (!c.isGiven(body.sizeNotion, about)) return undefined;
  const size = c.notion(body.sizeNotion, about, at);
  return { value: Number(show(c.exactly(size.value))), reason: size.reason };
}
