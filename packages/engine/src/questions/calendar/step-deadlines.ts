import { held, message, reason, type Held } from '../../evaluation/index.js';
import { compareDays } from '../../exact/index.js';
import type { Context } from '../../session/index.js';
import { nameOfAct, isOver, matterOf, type Deadline, type Matter } from '../../terms/index.js';
import { stepsAhead, timesRunning, type StepAhead, type TimeRunning } from '../steps-ahead.js';

const listed = message('calendar.steps', 'Steps of proposed acts that must come before something else: {outcome}');

/** What is still open of the acts proposed by the question's day and must come before something, or runs out. */
export function stepDeadlines(c: Context): Held<readonly Deadline[]> {
  const through = c.covered('acts', c.asOf, []);
  const proposed = c.books.proposals().map((id) => matterOf(c, id));
  const open = proposed.filter((matter) => compareDays(matter.proposed.day, through) <= 0 && !isOver(c, matter));
  const value = open.flatMap((matter) => [
    ...stepsAhead(c, matter).flatMap((step) => untilEvent(c, matter, step) ?? []),
    ...timesRunning(c, matter).map((time) => untilEnd(c, matter, time)),
  ]);
  return held(value, reason(listed, value.map((each) => each.what).join('; ') || 'none'));
}

/** What has its very days stands among the deadlines of its provision. */
function untilEvent(c: Context, matter: Matter, { id, says, who, cite, event, days }: StepAhead): Deadline | undefined {
  if ('last' in days) return undefined;
  const before = days.least === 0 ? 'before' : `at least ${days.least} days before`;
  return {
    id: `${matter.id} ${id}`,
    what: `${nameOfAct(c, matter)}: ${says}, ${before} this: ${event}`,
    comes: 'falls-due',
    ...(who === undefined ? undefined : { who }),
    cite,
    counted: `${before} ${event}`,
    setBy: [matter.entry],
    dependsOn: [`The day of this: ${event}`],
  };
}

function untilEnd(c: Context, matter: Matter, { id, says, cite, until }: TimeRunning): Deadline {
  const named = {
    id: `${matter.id} ${id}`,
    what: `${nameOfAct(c, matter)}: ${says} ends`,
    comes: 'ends',
    cite,
    counted: 'the end of a time that must run out before the act',
    setBy: [matter.entry],
  } as const;
  return until === undefined ? { ...named, dependsOn: ['The day from which it runs'] } : { ...named, day: until };
}
