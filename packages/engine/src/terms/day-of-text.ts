import { plusDays, type Day, type Moment } from '../exact/index.js';
import { actAskedAbout } from '../books/index.js';
import { notLoadedChangesNothing, type Context } from '../session/index.js';
import { hasTimeOfItsOwn } from './in-force.js';
import { firstSittingOf, heldMeeting } from './meeting-days.js';
import { meetingOf, pollsEnd, sittingOver, type Matter } from './matter.js';

/**
 * The day by whose text an act is judged: that on which the vote on it, or the attempt, was over, since a later text asks nothing of it any
 * more; until then the question's day. What changes the text is judged by the text before. Where not all that was in force then is loaded,
 * that the rest changes nothing is asked first.
 */
export function dayOfText(c: Context, matter: Matter, endOf: EndOf = voteEnd): Day {
  return c.byTextOf(c.asOf, () => dayOver(c, matter, endOf));
}

function dayOver(c: Context, matter: Matter, endOf: EndOf): Day {
  const over = isTextOneSince(c, matter) ? undefined : endOf(c, matter)?.day;
  if (over === undefined) return c.asOf;
  const changes = matter.act.kind === 'amendment' || matter.act.kind === 'bylaw';
  const day = changes ? plusDays(over, -1) : over;
  return isAllLoaded(c, day) ? day : loadedOf(c, day, matter.id);
}

/** A day of which not all that was in force is loaded, once it is stated that the rest changes nothing; of which nothing but law is, the question's. */
function loadedOf(c: Context, day: Day, about: string): Day {
  notLoadedChangesNothing(c, about, day);
  return c.provisionsOn(day).some(({ instrument }) => instrument.kind !== 'law') ? day : c.asOf;
}

/** Whether other law is loaded that speaks on the day by whose text an act is judged: its provisions then speak for themselves. */
export function isLawLoaded(c: Context, matter: Matter): boolean {
  return c.provisionsOn(dayOfText(c, matter)).some(({ instrument }) => instrument.kind === 'law');
}

/** The same of what is done before a meeting: the day on which it, or a sitting of it, was held. */
export function dayOfTextFor(c: Context, meeting: string): Day {
  const held = heldMeeting(c, firstSittingOf(c, meeting))?.on;
  if (held === undefined || isAllLoaded(c, held) || c.provisionsOn(held) === c.provisionsOn(c.asOf))
    return held ?? c.asOf;
  return loadedOf(c, held, meeting);
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
