import { z } from 'zod';
import type { Context } from '../../session/index.js';
import { appliedShape } from '../../terms/index.js';

/** How answers carry a count by what the inspectors may look at, beside the one on all facts. */
export const inspectedShape = z
  .looseObject({ outcome: z.string(), limits: appliedShape })
  .optional()
  .describe(
    'where a limit rests on more than the register: what the vote comes to by what the inspectors may look at and are instructed of, beside the count on all facts; and these limits',
  );

/** What decides of a count: by what the inspectors may look at where that is told, else of the one on all facts, which is theirs then. */
export function decidedOfInspected(count: unknown): unknown {
  const { outcome, elected, tied } = count as Readonly<Record<string, unknown>>;
  return { outcome, elected, tied };
}

/** Where the two come out apart that is said. */
export function tellApart(c: Context, inspected: string, onAllFacts: string): void {
  if (inspected === onAllFacts) return;
  const [theirs, all] = [inspected, onAllFacts].map((each) => each.replaceAll('-', ' '));
  c.remark({
    says: `By what the inspectors may look at it comes to this: ${theirs}. On all facts: ${all}.`,
    cites: [],
  });
}
