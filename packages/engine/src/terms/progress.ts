import { spoken, type Reason, type Split } from '../evaluation/index.js';
import type { Quantity, Unit } from '../exact/index.js';

/** How far a requirement has come, from worst to best. `failed`: nothing dated before the attempt ends can meet it. */
export const statuses = ['failed', 'open', 'met'] as const;
export type Status = (typeof statuses)[number];

/** The figures of a vote or a count, each in the unit that it is counted in. */
export interface ProgressFigures {
  readonly have?: Quantity<Unit>;
  /** The exact figure at which the fraction turns. */
  readonly turnsAt?: Quantity<Unit>;
  /** The least whole number that meets it. */
  readonly needed?: Quantity<Unit>;
  readonly base?: Quantity<Unit>;
  /** What is still short, in whole units. */
  readonly short?: Quantity<Unit>;
  readonly unit?: string;
  /** Out of reach on present holdings, although not failed. */
  readonly outOfReach?: boolean;
  /** For a vote on what is cast: what may vote, what was present, and the least that is a quorum. */
  readonly entitled?: Quantity<Unit>;
  readonly present?: Quantity<Unit>;
  readonly quorum?: Quantity<Unit>;
}

/** One requirement, or one step of it, and where it stands. */
export interface Progress {
  /** Stable within the answer: the section and the step. */
  readonly id: string;
  readonly kind:
    | 'all'
    | 'any'
    | 'vote'
    | 'body'
    | 'approval'
    | 'filing'
    | 'notice'
    | 'no-objection'
    | 'fact'
    | 'figures'
    | 'order'
    | 'waiting'
    | 'test'
    | 'not-needed'
    | 'not-open'
    | 'other-law';
  readonly says: string;
  readonly cite: string;
  /** The statuses still possible; one of them when it is settled. */
  readonly possible: readonly Status[];
  readonly figures?: ProgressFigures | undefined;
  readonly parts?: readonly Progress[] | undefined;
  readonly reason: Reason;
  /** What the open possibilities wait for. */
  readonly waiting: readonly Split[];
}

/** The one status of a settled requirement; undefined while several are possible. For showing and for the evaluators of this folder; a rule asks `isMet`. */
export function statusOf(progress: Progress): Status | undefined {
  return progress.possible.length === 1 ? progress.possible[0] : undefined;
}

/** A settled status, as the list of what is possible. */
export const only: Readonly<Record<Status, readonly Status[]>> = Object.freeze({
  failed: Object.freeze(['failed'] as const),
  open: Object.freeze(['open'] as const),
  met: Object.freeze(['met'] as const),
});

/** The least of each combination: all of them are needed. */
export function allOf(parts: readonly Progress[]): readonly Status[] {
  return combine(parts, Math.min, rankOf.met);
}

/** The greatest of each combination: one of them is enough. */
export function anyOf(parts: readonly Progress[]): readonly Status[] {
  return combine(parts, Math.max, rankOf.failed);
}

const rankOf: Readonly<Record<Status, number>> = { failed: 0, open: 1, met: 2 };

/** Every set of statuses, by the sum of 2 to the rank of each. */
const sets: readonly (readonly Status[])[] = Array.from({ length: 8 }, (_, mask) => {
  const [first, ...others] = statuses.filter((status) => Math.floor(mask / 2 ** rankOf[status]) % 2 === 1);
  return first !== undefined && others.length === 0
    ? only[first]
    : Object.freeze(first === undefined ? [] : [first, ...others]);
});

function combine(
  parts: readonly Progress[],
  choose: (a: number, b: number) => number,
  start: number,
): readonly Status[] {
  let reachable = 2 ** start;
  for (const part of parts) {
    if (part.kind === 'other-law') continue;
    reachable = combineOne(reachable, part.possible, choose);
  }
  return sets[reachable] ?? statuses;
}

function combineOne(reached: number, possible: readonly Status[], choose: (a: number, b: number) => number): number {
  const next = [false, false, false];
  for (let before = 0; before < statuses.length; before += 1) {
    if (Math.floor(reached / 2 ** before) % 2 === 0) continue;
    for (const status of possible) next[choose(before, rankOf[status])] = true;
  }
  return (next[0] === true ? 1 : 0) + (next[1] === true ? 2 : 0) + (next[2] === true ? 4 : 0);
}

/** The requirement tree in the form in which answers carry it. What is not settled shows only what is possible. */
export function progressValue(progress: Progress): Readonly<Record<string, unknown>> {
  const status = statusOf(progress);
  return {
    id: progress.id,
    kind: progress.kind,
    says: spoken(progress.says),
    cite: progress.cite,
    ...(status === undefined ? undefined : { status }),
    possible: progress.possible,
    ...progress.figures,
    ...(progress.parts === undefined ? undefined : { parts: progress.parts.map(progressValue) }),
  };
}
