import { held, message, reason, type Held } from '../../../evaluation/index.js';
import { plusDays } from '../../../exact/index.js';
import type { Context } from '../../../session/index.js';
import { deadlineOn, type Deadline } from '../../../terms/index.js';
import type { OwnershipLimit } from './parameters.js';
import { yearsOf, type Years } from './window.js';

const ends = message('limit.last-day', 'The {number} years of the limit on ownership end with {outcome}');
const begins = message('limit.first-day', 'The limit on ownership after the {number} years begins with {outcome}');

/** The last day of the years of a limit; or the first day after them, where it speaks of the time after. */
export function deadlinesOfLimit(c: Context, placed: OwnershipLimit, spoken: Years): Held<readonly Deadline[]> {
  const { cite } = placed;
  const { number, from, when } = spoken;
  const years = `the ${number} years from the milestone ${from}`;
  const milestones = c.books.milestones(from);
  const [day, ...others] = new Set(milestones.map(({ on }) => on));
  const isOneDay = day !== undefined && others.length === 0;
  const start = isOneDay ? `${day}, the day of the milestone ${from}` : `the milestone ${from}`;
  const ofLimit = { cite, ...(milestones.length === 0 ? undefined : { setBy: milestones.map(({ id }) => id) }) };
  const named =
    when === 'within'
      ? ({
          ...ofLimit,
          id: `${cite} last-day`,
          what: `${years}, in which ownership is limited, end with this day`,
          comes: 'ends',
          counted: `${number} years from ${start}`,
        } as const)
      : ({
          ...ofLimit,
          id: `${cite} first-day`,
          what: `the limit on ownership after ${years} begins with this day`,
          comes: 'begins',
          counted: `the day after ${number} years from ${start}`,
        } as const);
  const deadline = deadlineOn(c, named, () => {
    const last = yearsOf(c, placed, spoken)?.last;
    return last === undefined || when === 'within' ? last : plusDays(last, 1);
  });
  const outcome = 'day' in deadline ? deadline.day : 'a day that is not known';
  return held(
    [deadline],
    reason(when === 'within' ? ends : begins, outcome, { figures: { number: String(number) }, cites: [cite] }),
  );
}
