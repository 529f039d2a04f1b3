import { atClose, isPositive, plusDays } from '../../exact/index.js';
import type { EntryOf } from '../../journal/index.js';
import { fixedNumber, mayFillTopic, mayRemoveTopic, vacanciesOf } from '../../kinds/index.js';
import type { Context } from '../../session/index.js';
import { directorsInOfficeNotion, matterOf, statusOf, toldBy } from '../../terms/index.js';
import { judged } from '../permission.js';

/** An election to a seat, or a removal, that was entered as done and does not meet what the instruments require. */
export interface DefectiveSeat {
  /** The entry. */
  readonly id: string;
  readonly person: string;
  readonly does: 'election' | 'removal';
  readonly cites: readonly string[];
}

/**
 * Elections and removals by somebody to whom the instruments do not give them, and those that carry out a proposed act which is
 * barred, or whose requirement is not met. They happened and stand in the roster until a court or the corporation undoes them; the answer says that they are defective.
 */
export function defectiveSeats(c: Context): readonly DefectiveSeat[] {
  const elected = c.books.entriesOf('director-elected', c.now).map((entry) => ({
    ...partsOf(entry.id, entry.data),
    does: 'election' as const,
    cites: wronglyFilled(c, entry),
  }));
  const removed = c.books.entriesOf('director-removed', c.now).map((entry) => ({
    ...partsOf(entry.id, entry.data),
    does: 'removal' as const,
    cites: wronglyRemoved(c, entry),
  }));
  return [...elected, ...removed].flatMap(({ proposal, cites, ...seat }) => {
    const all = [...new Set([...cites, ...(proposal === undefined ? [] : offended(c, proposal))])];
    return all.length === 0 ? [] : [{ ...seat, cites: all }];
  });
}

function partsOf(id: string, data: { readonly person: string; readonly proposal?: string | undefined }) {
  return { id, person: data.person, proposal: data.proposal };
}

/** The sections by which shareholders may not fill a vacant or new seat, or only at an annual meeting, and did. */
function wronglyFilled(c: Context, entry: EntryOf<'director-elected'>): readonly string[] {
  const { on, data } = entry;
  const { by, fills, meeting, series } = data;
  if (by !== 'shareholders' || series !== undefined) return [];
  if (fills === undefined && !toEmptySeat(c, entry)) return [];
  const isAnnual = annualSittings(c).some((one) => one.data.id === meeting);
  const may = toldBy(c, mayFillTopic, { by }, atClose(on), on);
  const wrong = may?.value === 'no' || (may?.value === 'at-annual-meeting' && meeting !== undefined && !isAnnual);
  return wrong ? may.reason.cites : [];
}

function annualSittings(c: Context) {
  return c.books.annualMeetings(c.now).flatMap((annual) => annual.sittings);
}

/**
 * Whether a newcomer took a seat that had been empty the day before, and at no annual meeting, as the entries show it whatever is said of the election:
 * there was one, or more came than left.
 */
function toEmptySeat(c: Context, { on, data }: EntryOf<'director-elected'>): boolean {
  const eve = atClose(plusDays(on, -1));
  const tried = c.attempt(() => {
    if (annualSittings(c).some((one) => one.on === on || one.data.id === data.meeting)) return false;
    const [before, after] = [eve, atClose(on)].map((at) => c.notion(directorsInOfficeNotion, [], at).value) as [
      readonly string[],
      readonly string[],
    ];
    const isNew = before.length > 0 && !before.includes(data.person) && data.succeeds === undefined;
    if (isNew && after.length > before.length) return true;
    return isNew && isPositive(vacanciesOf(c.exactly(fixedNumber(c, eve, []).number), before.length));
  });
  return tried.settled && tried.value;
}

/** The sections that give removal to others alone. */
function wronglyRemoved(c: Context, { on, data }: EntryOf<'director-removed'>): readonly string[] {
  const { by } = data;
  if (by !== 'shareholders' && by !== 'board') return [];
  const may = toldBy(c, mayRemoveTopic, { by }, atClose(on), on);
  return may?.value === false ? may.reason.cites : [];
}

/** The sections that a proposed act offends, as far as that is settled. */
function offended(c: Context, proposal: string): readonly string[] {
  const tried = c.attempt(() => judged(c, matterOf(c, proposal)));
  if (!tried.settled) return [];
  const { bars, requirement } = tried.value;
  const barring = bars.filter(({ bar }) => bar.barred).map(({ cite }) => cite);
  if (barring.length > 0 || requirement === undefined) return barring;
  const status = statusOf(requirement);
  return status === 'open' || status === 'failed' ? [requirement.cite] : [];
}
