import { compareDays } from '../../exact/index.js';
import type { Context } from '../../session/index.js';
import { matterOf, statusOf } from '../../terms/index.js';
import { permissionFor } from '../permission.js';

/** An election to a seat, or a removal, that was entered as done and does not meet what the instruments require. */
export interface DefectiveSeat {
  /** The entry. */
  readonly id: string;
  readonly person: string;
  readonly does: 'election' | 'removal';
  readonly cites: readonly string[];
}

/**
 * Elections and removals that carry out a proposed act which is barred, or whose requirement is not met. They happened and
 * stand in the roster until a court or the corporation undoes them; the answer says that they are defective.
 */
export function defectiveSeats(c: Context): readonly DefectiveSeat[] {
  const carriedOut = [
    ...c.books.entriesOf('director-elected').map((entry) => ({ entry, does: 'election' as const })),
    ...c.books.entriesOf('director-removed').map((entry) => ({ entry, does: 'removal' as const })),
  ];
  return carriedOut
    .filter(({ entry }) => compareDays(entry.on, c.asOf) <= 0)
    .flatMap(({ entry, does }) => {
      const { person, proposal } = entry.data;
      if (proposal === undefined) return [];
      const cites = offended(c, proposal);
      return cites.length === 0 ? [] : [{ id: entry.id, person, does, cites }];
    });
}

/** The sections that a proposed act offends, as far as that is settled. */
function offended(c: Context, proposal: string): readonly string[] {
  const tried = c.attempt(() => permissionFor(c, matterOf(c, proposal)));
  if (!tried.settled) return [];
  const { bars, requirement } = tried.value;
  const barring = bars.filter(({ bar }) => bar.barred).map(({ cite }) => cite);
  if (barring.length > 0 || requirement === undefined) return barring;
  const status = statusOf(requirement);
  return status === 'open' || status === 'failed' ? [requirement.cite] : [];
}
