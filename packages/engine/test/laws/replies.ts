import type { NeededFact } from '../../src/index.js';
import { asked, days, holders, start, type Told } from './cast.js';

const figures = ['0', '1', '10', '149', '150', '500', '100000'];

/** A reply that the inquiry allows: whichever of them `pick` falls on. Entries are never kept less far than they go. */
export function replyTo({ fact, reply }: NeededFact, pick: number): string {
  const allowed = fact === 'complete-through' ? asked.slice(0, 1) : repliesTo(reply);
  return allowed.at(pick % allowed.length) ?? '';
}

function repliesTo(reply: NeededFact['reply']): readonly string[] {
  switch (reply.kind) {
    case 'yes-no':
      return ['yes', 'no'];
    case 'choice':
      return reply.of;
    case 'quantity':
      // The bounds themselves are replies as well: a figure may have no other between them.
      return [...figures, reply.least ?? '0', reply.greatest ?? '0'].filter(
        (figure) =>
          figure !== 'unbounded' &&
          (reply.least === 'unbounded' || Number(figure) >= Number(reply.least ?? '0')) &&
          (reply.leastExcluded === undefined || figure !== reply.least) &&
          (reply.greatest === undefined || Number(figure) <= Number(reply.greatest)),
      );
    case 'day':
      return [start, ...days, ...asked];
    case 'person':
      return holders;
    case 'text':
      return ['fraud', 'none', 'something else'];
  }
}

/** The entry that an inquiry offers, with the reply filled in. */
export function replying(needed: NeededFact, pick: number): Told {
  const { fact, about } = needed.entry.stated;
  return { on: start, type: 'stated', data: { fact, about, value: replyTo(needed, pick) } };
}
