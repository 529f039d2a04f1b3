import { held, message, reason, type Held } from '../../evaluation/index.js';
import { compareDays, type Day, type Moment } from '../../exact/index.js';
import type { Context } from '../../session/index.js';
import type { Deadline } from '../../terms/index.js';

const listed = message(
  'dividend.deadlines',
  'Record dates and days of payment of dividends declared, and of payments to funds: {outcome}',
);

/**
 * The record dates and days of payment of the dividends declared by a moment on a class and the series senior to it, and
 * the days on which payments to funds of those series fall due. What has no day fixed is left out: nothing fixes one.
 */
export function dividendDeadlines(
  c: Context,
  classes: readonly string[],
  at: Moment,
  cite: string,
): Held<readonly Deadline[]> {
  const value = classes.flatMap((id) => [...declaredDeadlines(c, id, at, cite), ...fundDeadlines(c, id, at, cite)]);
  return held(value, reason(listed, value.length === 0 ? 'none' : String(value.length), { cites: [cite] }));
}

function declaredDeadlines(c: Context, className: string, at: Moment, cite: string): readonly Deadline[] {
  return c.books.declared(className, at).flatMap(({ id: entry, data }) => {
    const { id, 'record-date': recordDate, payable } = data;
    const paid = c.books.paid(className, at).filter((each) => each.data.for === id);
    const shownBy = paid.map((each) => each.id);
    c.restsOn([entry, ...shownBy]);
    const by = { cite, counted: 'as its declaration fixes it', setBy: [entry] };
    return [
      ...dated(recordDate, {
        id: `${id} record-date`,
        what: `record date of ${c.nameOf(id)}`,
        comes: 'falls-due',
        ...by,
      }),
      ...dated(payable, {
        id: `${id} payable`,
        what: `${c.nameOf(id)} is payable`,
        comes: 'falls-due',
        who: 'the corporation',
        ...by,
        ...(shownBy.length === 0 ? undefined : { shownBy }),
      }),
    ];
  });
}

function fundDeadlines(c: Context, className: string, at: Moment, cite: string): readonly Deadline[] {
  return c.books
    .entriesOf('fund-payment-due')
    .filter(({ on, data }) => data.class === className && compareDays(on, at.day) <= 0)
    .flatMap(({ id, data: { kind, due } }) => {
      c.restsOn([id]);
      const what = `a payment to the ${kind} fund of ${className} is due`;
      const by = { who: 'the corporation', cite, counted: 'as it was entered when it became owed', setBy: [id] };
      return dated(due, { id: `${id} fund`, what, comes: 'falls-due', ...by });
    });
}

function dated(day: Day | undefined, named: Omit<Extract<Deadline, { day: Day }>, 'day'>): readonly Deadline[] {
  return day === undefined ? [] : [{ ...named, day }];
}
