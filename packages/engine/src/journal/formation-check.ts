import type { Day } from '../exact/index.js';
import { entryTypeNamed, type AnyEntry } from './entry-types.js';
import { familiesOfAnExistingCorporation } from './family.js';
import { impossible, type Problem } from './problem.js';
import type { Given } from './checked.js';

/** The name of the milestone from which a corporation exists. */
export const formedMilestone = 'formed';

/** Refuses what a corporation did before it was formed, where the day of its forming is known. */
export class FormationCheck {
  private readonly otherwise: Day | undefined;
  /** The milestones of forming that stand, in the order entered. */
  private forming: readonly AnyEntry[] = [];

  /** @param formed the day, where it is known without a milestone */
  constructor(formed: Day | undefined) {
    this.otherwise = formed;
  }

  problems(given: readonly Given[], live: () => Iterable<AnyEntry>): readonly Problem[] {
    const forming = given.find(({ entry }) => isForming(entry));
    const formed = this.forming.at(-1)?.on ?? this.otherwise;
    return forming === undefined ? beforeFormed(formed, given) : beforeForming(forming, live());
  }

  /** @param corrected the entries that the given ones supersede */
  accept(given: readonly Given[], corrected: readonly AnyEntry[]): void {
    if (!corrected.some(isForming) && !given.some(({ entry }) => isForming(entry))) return;
    const gone = new Set(corrected.map(({ id }) => id));
    const added = given.flatMap(({ entry }) => (isForming(entry) ? [entry] : []));
    this.forming = [...this.forming, ...added].filter(({ id }) => !gone.has(id));
  }
}

/** A milestone of forming is put in last of all: what is dated before it blames it. */
function beforeForming(forming: Given, live: Iterable<AnyEntry>): readonly Problem[] {
  const { entry, index } = forming;
  const early = [...live].filter((other) => firstDay(other) < entry.on && needsCorporation(other));
  return early.map((other) => {
    const message = `'${other.id}' is dated ${firstDay(other)}, before the corporation was formed on ${entry.on}; check both dates`;
    return impossible({ entry: entry.id, index }, ['on'], message);
  });
}

function isForming(entry: AnyEntry): boolean {
  return entry.type === 'milestone' && entry.data.name === formedMilestone;
}

/** Of acts, those that shares and their holders must be there for: offers for shares, votes, notices. */
const ofItsHolders: ReadonlySet<string> = new Set([
  'offer',
  'notice',
  'ballot',
  'election-ballot',
  'election-tally',
  'tally',
]);

/** The earliest day that an entry tells of: its own, or that on which what it tells of was sent. */
function firstDay({ on, data }: AnyEntry): Day {
  const { sent = on } = data as { readonly sent?: Day };
  return sent < on ? sent : on;
}

function needsCorporation(entry: AnyEntry): boolean {
  const type = entryTypeNamed(entry.type);
  return type !== undefined && (familiesOfAnExistingCorporation.has(type.family) || ofItsHolders.has(type.type));
}

function beforeFormed(formed: Day | undefined, given: readonly Given[]): readonly Problem[] {
  if (formed === undefined) return [];
  return given.flatMap(({ entry, index }) => {
    const first = firstDay(entry);
    if (first >= formed || !needsCorporation(entry)) return [];
    const message = `${first} is before the corporation was formed on ${formed}; check the date`;
    return [impossible({ entry: entry.id, index }, first === entry.on ? ['on'] : ['data', 'sent'], message)];
  });
}
