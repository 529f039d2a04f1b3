import { compareDays, earliestOf, plusDays, type Day, type Shares } from '../../../exact/index.js';
import type { Act, ActOf } from '../../../journal/index.js';
import type { Context } from '../../../session/index.js';
import { momentOf, type Matter } from '../../../terms/index.js';

/** An act that calls shares of a series in. */
export type Redemption = ActOf<'redemption'>;

export function isRedemptionOf(act: Act, series: string): act is Redemption {
  return act.kind === 'redemption' && act.class === series;
}

/** The shares outstanding before those of a redemption date went out; as of the question's day where that is earlier. */
export function outstandingBefore(c: Context, series: string, on: Day, cite: string): Shares {
  return outstandingJustBefore(c, series, earliestOf(on, ...goneForDate(c, series, on)), cite);
}

function outstandingJustBefore(c: Context, series: string, on: Day, cite: string): Shares {
  const day = c.covered('register', earliestOf(plusDays(on, -1), c.asOf), [cite]);
  return c.books.outstanding(series).at(day);
}

/** The same, just before its shares went out. */
export function outstandingBeforeIts(c: Context, matter: Pick<Matter, 'id'>, act: Redemption, cite: string) {
  return outstandingJustBefore(c, act.class, goneOn(c, matter, act), cite);
}

/** The days on which shares of the redemptions of a date went out, where any were called. */
function goneForDate(c: Context, series: string, on: Day): readonly Day[] {
  const called = c.books.entriesOf('shares-called', c.now).some(({ data }) => data.class === series);
  const back = c.books.entriesOf('shares-reacquired', c.now);
  if (!called && !back.some(({ data }) => data.class === series && data.called === true)) return [];
  return c.books.proposals(c.now).flatMap((id) => {
    const act = c.books.proposal(id)?.data.act;
    return act !== undefined && isRedemptionOf(act, series) && act.on === on ? [goneOn(c, { id }, act)] : [];
  });
}

/** The day on which the shares of a redemption go out: its date, or when it was carried out or they ceased to be outstanding before that. */
export function goneOn(c: Context, { id }: Pick<Matter, 'id'>, { on }: Redemption): Day {
  const gone = c.books
    .entriesOf('shares-called', c.now)
    .filter(({ data }) => data.for === id && data['funds-deposited'])
    .map((entry) => entry.data['outstanding-until'] ?? entry.on);
  const done = momentOf(c, { id }, 'effect')?.day ?? on;
  return earliestOf(on, done, ...gone);
}

/** Whether the redemption date has come by the question's day. */
export function hasCome(c: Context, { on }: Redemption): boolean {
  return compareDays(on, c.asOf) <= 0;
}
