import { z } from 'zod';
import type { ActOf } from '../../journal/index.js';
import type { Context } from '../../session/index.js';
import { matterOf, statusOf } from '../../terms/index.js';
import { judged } from '../permission.js';

/** Somebody who has the votes, of whom the instruments ask more than votes. */
interface Lacking {
  readonly id: string;
  readonly says: string;
  readonly status: 'barred' | 'open' | 'failed';
  readonly cites: readonly string[];
}

export const lackingShape = z
  .array(
    z.looseObject({
      id: z.string(),
      says: z.string().describe('by name'),
      status: z
        .enum(['barred', 'open', 'failed'])
        .describe(
          'barred: a section bars it; open: what one asks besides is not there yet; failed: and cannot be any more',
        ),
      cites: z.array(z.string()).describe('these sections'),
    }),
  )
  .optional()
  .describe('those who have the votes and are not elected, for what the instruments ask besides votes');

/** What the instruments ask of the election of a candidate besides votes, and is not there; undefined where nothing is. */
export function lackedBy(
  c: Context,
  { id, act }: { readonly id: string; readonly act: ActOf<'election'> },
  candidate: string,
): Lacking | undefined {
  const { bars, requirement } = judged(c, { ...matterOf(c, id), act: { ...act, candidates: [candidate] } });
  const barring = bars.filter(({ bar }) => bar.barred).map(({ cite }) => cite);
  const of = { id: candidate, says: c.nameOf(candidate) };
  if (barring.length > 0) return { ...of, status: 'barred', cites: barring };
  if (requirement === undefined) return undefined;
  const status = statusOf(requirement);
  if (status === undefined) return c.suspendOn(requirement.waiting);
  const steps = requirement.cite === '' ? (requirement.parts ?? []) : [requirement];
  const unmet = steps.filter((step) => statusOf(step) !== 'met').map(({ cite }) => cite);
  return status === 'met' ? undefined : { ...of, status, cites: unmet };
}

const why = {
  barred: 'it is barred',
  open: 'what is asked besides is not there yet',
  failed: 'what is asked besides was not there in time',
} as const;

export function tellLacking(c: Context, lacking: readonly Lacking[]): void {
  for (const { says, status, cites } of lacking)
    c.remark({ says: `${says} has the votes and is not elected: ${why[status]}.`, cites });
  const cites = [...new Set(lacking.flatMap((each) => each.cites))];
  if (lacking.length > 0)
    c.otherLaw({ says: 'what becomes of the seat of somebody who has the votes and may not have it', cites });
}
