import type { Reason } from '../evaluation/index.js';
import { isMeantBy, type Placed } from '../instrument/index.js';
import type { Context } from '../session/index.js';
import { dayOfText } from './day-of-text.js';
import { hooks, type Hooked } from './kind.js';
import type { Matter } from './matter.js';

/** Whether some provision of the text by which an act is judged prevails over this one where both apply. */
export function mayYield(c: Context, placed: Placed, matter: Matter): boolean {
  return prevailing(c, placed, matter).length > 0;
}

/** The provisions to which this one yields, or that displace it, and that govern a proposed act, with why. Empty: it is not displaced. */
export function prevailingOver(
  c: Context,
  placed: Placed,
  matter: Matter,
): readonly { readonly cite: string; readonly reason: Reason }[] {
  return prevailing(c, placed, matter).flatMap((each) => {
    const governs = each.hook(c, each.placed, matter);
    return governs.value ? [{ cite: each.placed.cite, reason: governs.reason }] : [];
  });
}

/** Which provisions these are, by what this one says of them and they of it. */
function prevailing(c: Context, placed: Placed, matter: Matter): readonly Hooked<'applies'>[] {
  const { instrument, provision } = placed;
  const means = (names: readonly string[] | undefined, of: Placed): boolean =>
    names?.some((name) => isMeantBy(name, of.provision.cite, [instrument])) === true;
  return hooks(c, 'applies', dayOfText(c, matter)).filter(
    ({ placed: other }) =>
      other.instrument.id === instrument.id &&
      other.provision !== provision &&
      (means(provision.yieldsTo, other) || means(other.provision.displaces, placed)),
  );
}
