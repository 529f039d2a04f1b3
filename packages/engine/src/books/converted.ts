import { idAsIfEntered } from '../evaluation/index.js';
import type { Day, Shares } from '../exact/index.js';
import { show } from '../exact/index.js';
import type { EntryInput, Journal } from '../journal/index.js';
import type { Posting } from './standing.js';

/** Shares of a holder that became others by the text itself, and that the register still has as they were. */
export interface SharesConverted {
  readonly on: Day;
  /** The time of the day, where that of what converted them is known. */
  readonly time?: string;
  readonly holder: string;
  readonly class: string;
  readonly shares: Shares;
  readonly into: string;
  readonly becomes: Shares;
  /** What brought it about, for telling beside an answer. */
  readonly remark: { readonly says: string; readonly cites: readonly string[] };
}

/**
 * The journal as if the conversions had been entered: each as shares that go out and others that are issued for them. Undefined where the
 * register goes on with shares that were others by then.
 */
export function withConverted(
  journal: Journal,
  converted: readonly SharesConverted[],
  { knownAt, bases = ['books'] }: Posting,
): Journal | undefined {
  const enteredAt = knownAt ?? journal.at(journal.length)?.enteredAt ?? '';
  const inputs = converted.flatMap(({ on, time, holder, class: from, shares, into, becomes }, place): EntryInput[] => {
    const entry = (part: string, type: string, data: object): EntryInput => ({
      id: idAsIfEntered(`converted-${place + 1}-${part}`),
      corporation: journal.corporation,
      type,
      on,
      ...(time === undefined ? undefined : { time }),
      enteredAt,
      by: 'quorate',
      basis: bases[0] ?? 'books',
      data,
    });
    return [
      entry('out', 'shares-reacquired', { class: from, from: holder, shares: show(shares), 'held-as': 'retired' }),
      entry('in', 'shares-issued', { class: into, to: holder, shares: show(becomes) }),
    ];
  });
  return journal.apart().readOn(inputs).journal;
}
