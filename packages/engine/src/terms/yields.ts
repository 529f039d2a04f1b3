import type { Reason } from '../evaluation/index.js';
import type { Placed } from '../instrument/index.js';
import type { Context } from '../session/index.js';
import { hooks } from './kind.js';
import type { Matter } from './matter.js';

/** The provisions to which this one yields that govern a proposed act, with why. Empty: it is not displaced. */
export function prevailingOver(
  c: Context,
  placed: Placed,
  matter: Matter,
): readonly { readonly cite: string; readonly reason: Reason }[] {
  const over = placed.provision.yieldsTo ?? [];
  if (over.length === 0) return [];
  return hooks(c, 'applies', c.asOf).flatMap((each) => {
    if (each.placed.instrument.id !== placed.instrument.id || !over.includes(each.placed.provision.cite)) return [];
    const governs = each.hook(c, each.placed, matter);
    return governs.value ? [{ cite: each.placed.cite, reason: governs.reason }] : [];
  });
}
