import type { Moment } from '../../exact/index.js';
import type { Context } from '../../session/index.js';
import { idsOfMeeting, sittingVotedAt } from '../../terms/index.js';

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
