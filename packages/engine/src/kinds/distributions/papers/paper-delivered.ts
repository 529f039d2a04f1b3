import { compareDays, type Day, type Moment } from '../../../exact/index.js';
import type { Placed } from '../../../instrument/index.js';
import type { EntryOf } from '../../../journal/index.js';
import type { Context } from '../../../session/index.js';
import type { PaperDue } from './papers-due.js';
import type { PaperDuty } from './paper-duty-parameters.js';
import { directorsInOfficeNotion } from '../../../terms/index.js';

/** What became of a paper that was called for. */
export interface Delivered {
  /** `open`: still to be delivered; `not-done`: the day has passed; `defective`: delivered, and not signed as it must be. */
  readonly standing: 'done' | 'late' | 'open' | 'not-done' | 'defective';
  readonly done?: Day;
  /** The entry of its delivery. */
  readonly shownBy?: readonly string[];
  /** What is wanting in one that is defective. */
  readonly wanting?: string;
}

/** Whether a paper was delivered by a moment, in time, and signed as it must be. The dividends are kept whole, papers on them too. */
export function delivered(c: Context, placed: Placed<PaperDuty>, due: PaperDue, at: Moment): Delivered {
  const { series, paper } = placed.provision;
  const kept = c.covered('dividends', at.day, [placed.cite]);
  const entries = c.books
    .entriesOf('dividend-paper')
    .filter(({ on, data }) => compareDays(on, at.day) <= 0 && data.class === series && data.paper === paper)
    .filter(({ data }) => isOf(data['for-period'], due.period));
  c.restsOn(entries.map(({ id }) => id));
  const judged = entries.map((entry) => ({ entry, wanting: wantingIn(c, placed, entry) }));
  const good = judged.find(({ wanting }) => wanting === undefined);
  if (good !== undefined) {
    const { id, on } = good.entry;
    return { standing: compareDays(on, due.due) <= 0 ? 'done' : 'late', done: on, shownBy: [id] };
  }
  const [bad] = judged;
  if (bad?.wanting !== undefined)
    return { standing: 'defective', done: bad.entry.on, shownBy: [bad.entry.id], wanting: bad.wanting };
  return { standing: compareDays(kept, due.due) <= 0 ? 'open' : 'not-done' };
}

function isOf(written: string, period: number): boolean {
  return written === String(period) || written === `P${period}`;
}

function wantingIn(
  c: Context,
  { provision, cite }: Placed<PaperDuty>,
  entry: EntryOf<'dividend-paper'>,
): string | undefined {
  const { signed } = provision;
  if ('offices' in signed) {
    const held = new Set((entry.data.offices ?? []).map((each) => each.toLowerCase()));
    const missing = signed.offices.filter((each) => !held.has(each.toLowerCase()));
    return missing.length === 0 ? undefined : `it is not signed by the ${missing.join(' and the ')}`;
  }
  c.covered('board', entry.on, [cite]);
  const inOffice = c.notion(directorsInOfficeNotion, [], { day: entry.on }).value;
  const signers = new Set(entry.data['signed-by'] ?? []);
  const count = inOffice.filter((each) => signers.has(each)).length;
  const needed = Math.floor(inOffice.length / 2) + 1;
  return count >= needed
    ? undefined
    : `${count} of the ${inOffice.length} directors in office signed it, and ${needed} must`;
}
