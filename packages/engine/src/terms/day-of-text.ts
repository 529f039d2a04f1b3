import { plusDays, type Day, type Moment } from '../exact/index.js';
import { actAskedAbout } from '../books/index.js';
import type { Context } from '../session/index.js';
import { hasTimeOfItsOwn } from './in-force.js';
import { firstSittingOf, heldMeeting } from './meeting-days.js';
import { meetingOf, pollsEnd, sittingOver, type Matter } from './matter.js';

/**
 * The day by whose text an act is judged: that on which the vote on it, or the attempt, was over, since a later text asks nothing of it any
 * more; until then the question's day. What changes the text is judged by the text before. Where what was in force then is not loaded, it
 * goes by the text of the question's day.
 */
export function dayOfText(c: Context, matter: Matter, endOf: EndOf = voteEnd): Day {
  const over = isTextOneSince(c, matter) ? undefined : endOf(c, matter)?.day;
  if (over === undefined) return c.asOf;
  const changes = matter.act.kind === 'amendment' || matter.act.kind === 'bylaw';
  return [...(changes ? [plusDays(over, -1)] : []), over].find((day) => isAllLoaded(c, day)) ?? c.asOf;
}

/** The same of what is done before a meeting: the day on which it, or a sitting of it, was held. */
export function dayOfTextFor(c: Context, meeting: string): Day {
  const held = heldMeeting(c, firstSittingOf(c, meeting))?.on;
  return held !== undefined && isAllLoaded(c, held) ? held : c.asOf;
}

type EndOf = (c: Context, matter: Matter) => Moment | undefined;

/** Whether what is in force has been the same since the act was proposed. */
function isTextOneSince(c: Context, { id, proposed }: Matter): boolean {
  if (id === actAskedAbout) return true;
  const now = c.provisionsOn(c.asOf);
  return now === c.provisionsOn(proposed.day) && !c.inForce.isAnyReplaced && !now.some(hasTimeOfItsOwn);
}

function voteEnd(c: Context, matter: Matter): Moment | undefined {
  return pollsEnd(c, matter) ?? sittingOver(c, meetingOf(c, matter, c.now));
}

function isAllLoaded(c: Context, day: Day): boolean {
  return c.provisionsOn(day).length > 0 && c.inForce.missingOn(day).length === 0;
}
