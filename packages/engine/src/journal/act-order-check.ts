import { compareDays } from '../exact/index.js';
import { frequencies } from './acts/frequencies.js';
import type { Given } from './checked.js';
import type { AnyEntry, EntryOf, EntryTypeName } from './entry-types.js';
import { impossible, type Problem } from './problem.js';

type Proposed = EntryOf<'proposed'>;

/**
 * What can be done only of an act that was proposed. Directors and agencies may approve one before it is put to holders, and a
 * record date, a notice or a proxy may come before.
 */
const comesAfter: ReadonlySet<EntryTypeName> = new Set<EntryTypeName>([
  'ballot',
  'tally',
  'election-ballot',
  'election-tally',
  'polls-opened',
  'polls-closed',
  'withdrawn',
  'rescinded',
  'consummated',
]);

/** The fields by which entries name the act of which they do something. */
const namesAct = ['proposal', 'election', 'for-proposal', 'for', 'on'] as const;

/**
 * Refuses what is dated before the act was proposed of which it does something: a vote of holders, a withdrawal; and a vote for and against
 * where holders are asked how often, or the other way round.
 */
export class ActOrderCheck {
  /** The proposals by their ids, as far as was accepted; read when they are first needed. */
  private proposed: Map<string, Proposed> | undefined;

  /** @param live the entries that stand, those given among them */
  problems(
    given: readonly Given[],
    corrected: readonly AnyEntry[],
    live: (types?: readonly EntryTypeName[]) => Iterable<AnyEntry>,
  ): readonly Problem[] {
    const ours = new Set(given.map(({ entry }) => entry.id));
    const before = (this.proposed ??= proposalsIn([...live(['proposed'])].filter(({ id }) => !ours.has(id))));
    const proposals = new Map([...before, ...proposalsIn(given.map(({ entry }) => entry))]);
    const wrong = given.flatMap(({ entry, index }) =>
      [...beforeItsAct(entry, proposals), ...otherwiseThanPut(entry, proposals)].map(({ field, message }) =>
        impossible({ entry: entry.id, index }, ['data', field], message),
      ),
    );
    return [...wrong, ...movedBehind(given, corrected, live, ours)];
  }

  accept(given: readonly Given[]): void {
    for (const [id, proposal] of proposalsIn(given.map(({ entry }) => entry))) this.proposed?.set(id, proposal);
  }
}

function proposalsIn(entries: readonly AnyEntry[]): Map<string, Proposed> {
  const proposals = entries.filter((entry): entry is Proposed => entry.type === 'proposed');
  return new Map(proposals.map((proposal) => [proposal.data.id, proposal]));
}

/** A vote for and against answers no question of how often, nor one for two years whether. */
function otherwiseThanPut(entry: AnyEntry, proposals: ReadonlyMap<string, Proposed>) {
  if (entry.type !== 'ballot' && entry.type !== 'tally') return [];
  const { proposal, ...told } = entry.data;
  const act = proposals.get(proposal)?.data.act;
  if (act === undefined) return [];
  const isHowOften = act.kind === 'frequency';
  const wrong = isHowOften ? (['for', 'against'] as const) : frequencies;
  return wrong
    .filter((choice) => told[choice] !== undefined)
    .map((field) => ({
      field,
      message: isHowOften
        ? `'${proposal}' asks the holders how often; say how many shares were voted for one, two or three years`
        : `'${proposal}' does not ask the holders how often; say how many shares were voted for and against`,
    }));
}

function beforeItsAct(entry: AnyEntry, proposals: ReadonlyMap<string, Pick<Proposed, 'on'>>) {
  if (proposals.size === 0 || !comesAfter.has(entry.type)) return [];
  return namesAct.flatMap((field) => {
    const value = (entry.data as Readonly<Record<string, unknown>>)[field];
    const day = typeof value === 'string' ? proposals.get(value)?.on : undefined;
    if (day === undefined || compareDays(entry.on, day) >= 0) return [];
    const message = `'${String(value)}' was proposed on ${day}, after this of ${entry.on}; check both days, and correct the one that is wrong`;
    return [{ field, message }];
  });
}

/** A proposal that is corrected to a later day leaves nothing of it behind that was done before. */
function movedBehind(
  given: readonly Given[],
  corrected: readonly AnyEntry[],
  live: () => Iterable<AnyEntry>,
  ours: ReadonlySet<string>,
): readonly Problem[] {
  const old = proposalsIn(corrected);
  const moved = given.filter(({ entry }) => {
    const before = entry.type === 'proposed' ? old.get(entry.data.id)?.on : undefined;
    return before !== undefined && compareDays(before, entry.on) < 0;
  });
  if (moved.length === 0) return [];
  const others = [...live()].filter(({ id }) => !ours.has(id));
  return moved.flatMap(({ entry, index }) => {
    const proposal = proposalsIn([entry]);
    return others
      .filter((other) => beforeItsAct(other, proposal).length > 0)
      .map((other) => {
        const message = `'${other.id}' of ${other.on} does something of this act, and so it was proposed by then; correct that entry too, or this day`;
        return impossible({ entry: entry.id, index }, ['on'], message);
      });
  });
}
