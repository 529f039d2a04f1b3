import { reasonInWords } from '../../src/evaluation/index.js';
import { day } from '../../src/exact/index.js';
import type { Context, Given } from '../../src/session/index.js';
import { assess, matterOf, type Progress, type Requirement } from '../../src/terms/index.js';
import { instrumentOf, open, type Line } from '../kinds/board/world.js';

/** A merger proposed on 1 February 2000 under the id `deal`. */
export const proposed: Line = [
  '2000-02-01',
  'proposed',
  { id: 'deal', act: { kind: 'merger', of: 'corporation', with: 'other' } },
];

const persons = ['other', 'ada', 'a', 'b', 'c', 'd', 'e', 'stranger'];

/** The deal carried out, on a day and, where one is written, at a time. */
export function done(on: string): Line {
  return [on, 'consummated', { proposal: 'deal' }];
}

export function contextOn(asOf: string, lines: readonly Line[], given: readonly Given[] = []): Context {
  return open([instrumentOf([])], persons, [proposed, ...lines], { given }).session.contextOn(day(asOf));
}

/** How far a requirement of the deal has come by a day. */
export function progressOf(requirement: Requirement, lines: readonly Line[], asOf = '2000-12-31'): Progress {
  const c = contextOn(asOf, lines);
  return assess(c, requirement, matterOf(c, 'deal'));
}

/** The statuses that are possible, with the sentence for which they are. */
export function standing(requirement: Requirement, lines: readonly Line[], asOf?: string) {
  const { possible, reason } = progressOf(requirement, lines, asOf);
  return { possible, says: reasonInWords(reason) };
}
