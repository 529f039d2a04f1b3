import type { Day, Moment } from '../exact/index.js';
import type { EntryOf } from '../journal/index.js';
import type { Context } from '../session/index.js';

/** The answers of one agency for an act or activity; those of others are put down as passed over. */
export function approvalsBy(
  c: Context,
  agency: string,
  of: string,
  when: Day | Moment = c.now,
): readonly EntryOf<'approval'>[] {
  return chosen(c, c.books.approvals(of, when), ({ by }) => by === agency, `an approval by ${agency}`);
}

/** The notices of something to one addressee; those to others are put down as passed over. */
export function noticesTo(
  c: Context,
  to: string,
  of: string,
  when: Day | Moment = c.now,
): readonly EntryOf<'notice'>[] {
  return chosen(c, c.books.notices(of, when), (notice) => notice.to === to, `a notice to ${to}`);
}

/** The papers of one sort filed for an act, or for none; others are put down as passed over. */
export function filingsOf(c: Context, what: string, of?: string): readonly EntryOf<'filing'>[] {
  return chosen(c, c.books.filings(of, c.now), (filing) => filing.what === what, `the filing of ${what}`);
}

function chosen<E extends { readonly id: string; readonly data: object }>(
  c: Context,
  entries: readonly E[],
  fits: (data: E['data']) => boolean,
  lookedFor: string,
): readonly E[] {
  const found = entries.filter(({ data }) => fits(data));
  c.restsOn(found.map(({ id }) => id));
  const others = entries.filter((each) => !found.includes(each));
  c.passOver(
    others.map(({ id }) => id),
    `looked for here is ${lookedFor}`,
  );
  return found;
}
