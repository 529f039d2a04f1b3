import type { Placed } from '../../instrument/index.js';
import type { Context } from '../../session/index.js';
import type { Kind } from '../../terms/index.js';
import { asAdopted } from './as-adopted.js';
import { profileFields } from './profile-fields.js';

interface Said {
  readonly id: string;
  readonly says: string;
}

/** One field of the takeover-defence profile in two instruments. */
export interface FieldCompared {
  readonly id: string;
  readonly asks: string;
  readonly outcome: 'only first' | 'only second' | 'same' | 'different' | 'neither';
  readonly first: readonly Said[];
  readonly second: readonly Said[];
}

/** The profiles of two instruments, field by field, in the order in which a profile is read. */
export function comparedFields(
  c: Context,
  first: readonly Placed[],
  second: readonly Placed[],
): readonly FieldCompared[] {
  const [here, there] = [saidBy(c, first), saidBy(c, second)];
  return profileFields.map(({ id, asks }) => {
    const [one, other] = [here.get(id) ?? [], there.get(id) ?? []];
    return { id, asks, outcome: outcomeOf(one, other), first: one, second: other };
  });
}

function saidBy(c: Context, placed: readonly Placed[]): ReadonlyMap<string, readonly Said[]> {
  const said = new Map<string, readonly Said[]>();
  for (const each of placed) {
    const fields = (c.kindOf(each) as unknown as Kind).profile?.(asAdopted(each) as never, c) ?? {};
    for (const [field, says] of Object.entries(fields)) {
      said.set(field, [...(said.get(field) ?? []), { id: each.cite, says }]);
    }
  }
  return said;
}

function outcomeOf(first: readonly Said[], second: readonly Said[]): FieldCompared['outcome'] {
  if (first.length === 0) return second.length === 0 ? 'neither' : 'only second';
  if (second.length === 0) return 'only first';
  return wordsOf(first) === wordsOf(second) ? 'same' : 'different';
}

function wordsOf(said: readonly Said[]): string {
  return said.map(({ says }) => says).join('\n');
}
