import { compare, plusDays, sum, zero, type Day, type Shares } from '../../exact/index.js';
import type { Context } from '../../session/index.js';
import type { Purchase } from './purchases.js';

/**
 * Of shares that came to an interested side those that were not its own beneficially before: not what one of the side had
 * from another, and not what came by the exercise of rights that it had, where as many were exercised on the day.
 *
 * @param sideBefore who was of the side when a day began
 */
export function notYetOwn(
  c: Context,
  sideBefore: (on: Day) => readonly string[],
  purchases: readonly Purchase[],
): readonly Purchase[] {
  const fromOthers = purchases.filter(({ from, at }) => from === undefined || !sideBefore(at.day).includes(from));
  return fromOthers.filter(({ class: cls, at }) => {
    const ofDay = fromOthers.filter((each) => each.class === cls && each.at.day === at.day);
    const came = sum(
      'shares',
      ofDay.map(({ shares }) => shares),
    );
    return compare(came, exercisedOn(c, sideBefore(at.day), cls, at.day)) > 0;
  });
}

/** Over how many shares of a class rights of the side were exercised on a day. */
function exercisedOn(c: Context, side: readonly string[], cls: string, on: Day): Shares {
  const before = side.flatMap((holder) => c.books.rights(holder, cls, plusDays(on, -1)));
  const ended = c.books.entriesOf('right-ended').filter((entry) => entry.on === on && entry.data.how === 'exercised');
  const found = ended.flatMap(({ id, data }) => {
    const right = before.find((each) => each.id === data.right);
    if (right === undefined) return [];
    c.restsOn([id]);
    return [data.shares ?? right.shares];
  });
  return found.length === 0 ? zero('shares') : sum('shares', found);
}
