import { sittingsOf } from '../../books/index.js';
import { atClose, type Moment } from '../../exact/index.js';
import { isAnyGoverning, type Context } from '../../session/index.js';
import { dayOfMeeting, idsOfMeeting, sittingVotedAt, turnsOnVote } from '../../terms/index.js';

/** Whether a meeting was adjourned by then, and what is put to it is voted on at a later sitting. */
export function isAdjourned(c: Context, meeting: string | undefined, by?: Moment): boolean {
  const last = meeting === undefined ? undefined : sittingVotedAt(c, meeting, by);
  return last?.data['adjourned-from'] !== undefined;
}

/** The inspectors appointed for a meeting, or for a sitting of it, each by the last entry of it. */
export function inspectorsOf(c: Context, meeting: string) {
  const ids = idsOfMeeting(c, meeting);
  const appointed = c.books.entriesOf('inspector-appointed', c.now).filter(({ data }) => ids.has(data.meeting));
  c.restsOn(appointed.map(({ id }) => id));
  const last = new Map(appointed.map((entry) => [entry.data.inspector, entry]));
  return Array.from(last.values(), ({ paper, data: { inspector, by, engagement, sworn } }) => ({
    id: inspector,
    says: c.nameOf(inspector),
    ...(by === undefined ? undefined : { by }),
    ...(engagement === undefined ? undefined : { engagement }),
    ...(sworn === undefined ? undefined : { sworn }),
    ...(paper === undefined ? undefined : { paper }),
  }));
}

/**
 * When votes are taken at a meeting: at its last sitting, and while another is to follow now; before it is held, on the day it was
 * called for. Nobody is asked for that day where no clause goes by it.
 */
export function takenAt(c: Context, meeting: string, at: Moment): Moment {
  const isTimed = turnsOnVote(c, at.day);
  if (!isTimed && !isAnyGoverning(c, c.now)) return at;
  const last = sittingsOf(c.books, meeting, c.now).at(-1);
  if (last === undefined) return isTimed ? atClose(dayOfMeeting(c, meeting)) : c.now;
  c.restsOn([last.id]);
  return last.data.adjourned === true ? c.now : atClose(last.on);
}
