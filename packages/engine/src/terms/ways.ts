import { spoken } from '../evaluation/index.js';
import { statusOf, type Progress } from './progress.js';

const most = 8;

/** A set of open steps that together would meet the requirement. */
export type Way = readonly Progress[];

/** Up to eight smallest sets of open steps that would meet a requirement; none when it cannot be met any more. */
export function waysToMeet(progress: Progress): readonly Way[] {
  return smallest(ways(progress));
}

function ways(progress: Progress): readonly Way[] {
  if (progress.kind === 'other-law' || statusOf(progress) === 'met') return [[]];
  if (statusOf(progress) === 'failed') return [];
  if (progress.parts === undefined) return [[progress]];
  if (progress.kind === 'any') return smallest(progress.parts.flatMap(ways));
  return progress.parts.reduce<readonly Way[]>(
    (found, part) => smallest(found.flatMap((way) => ways(part).map((more) => distinct([...way, ...more])))),
    [[]],
  );
}

function distinct(way: Way): Way {
  return [...new Map(way.map((step) => [step.id, step])).values()];
}

function smallest(found: readonly Way[]): readonly Way[] {
  const byIds = new Map(found.map((way) => [way.map((step) => step.id).join(' & '), way]));
  return [...byIds.values()].toSorted((a, b) => a.length - b.length).slice(0, most);
}

/** The ways as answers carry them: each step with what is short; none where nothing is left to do. */
export function waysValue(progress: Progress): readonly unknown[] {
  const ways = waysToMeet(progress).filter((way) => way.length > 0);
  return ways.map((way) => ({
    id: way.map((step) => step.id).join(' & '),
    steps: way.map((step) => ({ id: step.id, says: spoken(step.says), cite: step.cite, ...step.figures })),
  }));
}
