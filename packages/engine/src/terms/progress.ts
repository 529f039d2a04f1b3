import type { Reason, Split } from '../evaluation/index.js';
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
    | 'fact'
    | 'order'
    | 'waiting'
    | 'not-needed'
    | 'other-law';
  readonly says: string;
  readonly cite: string;
  /** The statuses still possible; one of them when it is settled. */
  readonly possible: readonly Status[];
  readonly figures?: ProgressFigures;
  readonly parts?: readonly Progress[];
  readonly reason: Reason;
  /** What the open possibilities wait for. */
  readonly waiting: readonly Split[];
}

/** The one status of a settled requirement; undefined while several are possible. For showing and for the evaluators of this folder; a rule asks `isMet`. */
export function statusOf(progress: Progress): Status | undefined {
  return progress.possible.length === 1 ? progress.possible[0] : undefined;
}

/** The least of each combination: all of them are needed. */
export function allOf(parts: readonly Progress[]): readonly Status[] {
  return combine(parts, (a, b) => Math.min(a, b), 'met');
}

/** The greatest of each combination: one of them is enough. */
export function anyOf(parts: readonly Progress[]): readonly Status[] {
  return combine(parts, (a, b) => Math.max(a, b), 'failed');
}

function combine(
  parts: readonly Progress[],
  choose: (a: number, b: number) => number,
  start: Status,
): readonly Status[] {
  let reachable = new Set<number>([statuses.indexOf(start)]);
  for (const part of parts) {
    if (part.kind === 'other-law') continue;
    const next = new Set<number>();
    for (const before of reachable)
      for (const status of part.possible) next.add(choose(before, statuses.indexOf(status)));
    reachable = next;
  }
  return statuses.filter((_status, index) => reachable.has(index));
}

/** The requirement tree in the form in which answers carry it. What is not settled shows only what is possible. */
export function progressValue(progress: Progress): Readonly<Record<string, unknown>> {
  const status = statusOf(progress);
  return {
    id: progress.id,
    kind: progress.kind,
    says: progress.says,
    cite: progress.cite,
    ...(status === undefined ? undefined : { status }),
    possible: progress.possible,
    ...progress.figures,
    ...(progress.parts === undefined ? undefined : { parts: progress.parts.map(progressValue) }),
  };
}
