import { inquiryKey, type Inquiry } from './inquiry.js';
import type { Attempt, Split } from './suspension.js';

/** What counting needs of the evaluation. */
export interface CountingStep {
  attempt<T>(step: () => T): Attempt<T>;
  assumed(key: string): string | undefined;
  suspend(split: Split): never;
}

/**
 * A body counted although the standing of some members is not known. `reachable` holds every combination of
 * (members, measure 1, measure 2 …) that the unknown facts allow; thirteen directors of unknown standing make a few dozen
 * combinations, not 2^13 runs.
 */
export interface BodyCount {
  readonly name: string;
  readonly reachable: readonly (readonly number[])[];
  /** Members whose standing is settled: they belong. */
  readonly members: readonly string[];
  /** Members whose standing is not settled, with what would settle it. */
  readonly open: readonly { readonly member: string; readonly waiting: readonly Split[] }[];
}

/**
 * Counts the members who belong to a body, and among them how many have each measure (are present, voted yes).
 * A measure is looked at only for members who do or may belong.
 */
export function countMembers(
  evaluation: CountingStep,
  name: string,
  candidates: readonly string[],
  belongs: (member: string) => boolean,
  measures: readonly ((member: string) => boolean)[],
): BodyCount {
  let reachable = new Map<string, readonly number[]>([['start', [0, ...measures.map(() => 0)]]]);
  const members: string[] = [];
  const open: { member: string; waiting: readonly Split[] }[] = [];
  for (const candidate of candidates) {
    const standing = evaluation.attempt(() => belongs(candidate));
    if (standing.settled && !standing.value) continue;
    const waiting: Split[] = standing.settled ? [] : [...standing.waiting];
    const steps = stepsOf(evaluation, measures, candidate, waiting);
    if (standing.settled) members.push(candidate);
    else steps.push([0, ...measures.map(() => 0)]);
    if (waiting.length > 0) open.push({ member: candidate, waiting });
    reachable = advance(reachable, steps);
  }
  return { name, reachable: [...reachable.values()], members, open };
}

function stepsOf(
  evaluation: CountingStep,
  measures: readonly ((member: string) => boolean)[],
  member: string,
  waiting: Split[],
): number[][] {
  let steps: number[][] = [[1]];
  for (const measure of measures) {
    const measured = evaluation.attempt(() => measure(member));
    if (measured.settled) {
      steps = steps.map((step) => [...step, measured.value ? 1 : 0]);
    } else {
      waiting.push(...measured.waiting);
      steps = steps.flatMap((step) => [
        [...step, 0],
        [...step, 1],
      ]);
    }
  }
  return steps;
}

function advance(
  reached: ReadonlyMap<string, readonly number[]>,
  steps: readonly (readonly number[])[],
): Map<string, readonly number[]> {
  const next = new Map<string, readonly number[]>();
  for (const from of reached.values()) {
    for (const step of steps) {
      const to = from.map((count, index) => count + (step[index] ?? 0));
      next.set(to.join(','), to);
    }
  }
  return next;
}

/** Whether the test holds of the count: decided where every reachable count agrees, else split once for the body. */
export function testCount(
  evaluation: CountingStep,
  counted: BodyCount,
  label: string,
  test: (count: number, ...measures: number[]) => boolean,
): boolean {
  const outcomes = new Set(counted.reachable.map(([count = 0, ...measures]) => test(count, ...measures)));
  const [first] = outcomes;
  if (outcomes.size === 1 && first !== undefined) return first;
  const of = counted.open.flatMap((member) => member.waiting);
  const inquiries = distinct(of.flatMap((split) => split.inquiries));
  const key = `${label} of ${counted.name}`;
  const assumed = evaluation.assumed(key);
  if (assumed !== undefined) return assumed === 'yes';
  return evaluation.suspend({ key, kind: 'count', options: ['yes', 'no'], inquiries, of });
}

function distinct(inquiries: readonly Inquiry[]): readonly Inquiry[] {
  return [...new Map(inquiries.map((inquiry) => [inquiryKey(inquiry), inquiry])).values()];
}
