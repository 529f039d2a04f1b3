import type { Answer, EntryInput, Plain } from '../../src/index.js';

/**
 * The steps of a requirement that are settled for good, by their ids: what failed; and what was met, of a vote once the
 * polls have closed, of an act of directors as soon as it is done. A step of a proposal whose record date is still ahead
 * is judged as of the day asked about, and may still change.
 */
export function finalSteps(
  answer: Answer,
  entries: readonly EntryInput[],
  asOf: string,
): ReadonlyMap<string, FinalStep> {
  const value = answer.outcome === 'answered' ? answer.value : answer.settledParts;
  const requirement = (value as { readonly requirement?: Step } | undefined)?.requirement;
  if (requirement === undefined || !has('record-date', entries, asOf)) return new Map();
  const closed = has('polls-closed', entries, asOf);
  return new Map(
    leavesOf(requirement)
      .filter(({ status }) => status === 'failed' || status === 'met')
      .filter(({ kind, status }) => status === 'failed' || kind === 'body' || (kind === 'vote' && closed))
      .map(({ id, kind, status }) => [id, { kind, status: status! }]),
  );
}

/** How a step stands for good. */
export interface FinalStep {
  readonly kind: string;
  readonly status: string;
}

/** What may undo what was met. */
const undoing = new Set(['rescinded', 'withdrawn', 'court-order', 'determination']);

/** Whether what came later may move a step: an act undone, what was met; a total reported later, a vote cast before. */
export function mayMove({ kind, status }: FinalStep, later: readonly EntryInput[]): boolean {
  if (kind === 'vote' && later.some(({ type }) => type === 'tally')) return true;
  return status === 'met' && later.some(({ type }) => undoing.has(type));
}

interface Step {
  readonly id: string;
  readonly kind: string;
  readonly status?: string;
  readonly parts?: readonly Step[];
  readonly [field: string]: Plain | readonly Step[] | undefined;
}

function leavesOf(step: Step): readonly Step[] {
  return step.parts === undefined ? [step] : step.parts.flatMap(leavesOf);
}

function has(type: string, entries: readonly EntryInput[], asOf: string): boolean {
  return entries.some((entry) => {
    const data = entry.data as { readonly for?: string; readonly proposal?: string; readonly date?: string };
    if (entry.type !== type || (data.for ?? data.proposal) !== 'one' || entry.on > asOf) return false;
    return data.date === undefined || data.date <= asOf;
  });
}
