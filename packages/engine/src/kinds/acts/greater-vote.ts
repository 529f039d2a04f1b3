import type { ByReading, Placed } from '../../instrument/index.js';
import { held, message, reason, type FactType, type Held } from '../../evaluation/index.js';
import type { Context } from '../../session/index.js';
import { nameOfAct, type Matter, type Need, type Requirement } from '../../terms/index.js';
import { changesSome } from '../../terms/index.js';
import { votesOfHolders } from './votes-of-holders.js';

/** Asked where only the words on the vote are kept by the vote, and not the rest of the section. */
export const changesVoteClause: FactType = {
  name: 'changes-vote-clause',
  asks: 'Does {0} change what {1} says of the vote of the shareholders, and not only the rest of it?',
  about: ['proposal', 'sections'],
  reply: { kind: 'yes-no' },
};

const reached = message('greater-vote.reached', '{act} changes what {sections} says of the vote: {outcome}');

interface Locks {
  readonly greater?: LockedSections | ByReading<LockedSections> | undefined;
  readonly greaterReach?: Reach | ByReading<Reach> | undefined;
}
type LockedSections = readonly { readonly sections: readonly string[]; readonly vote: Need }[];
type Reach = 'section' | 'vote-clause';

/** The votes for which changed sections ask themselves, where those must be had to change them. */
export function greaterVotes(
  c: Context,
  placed: Placed,
  { greater, greaterReach }: Locks,
  matter: Matter,
): readonly Requirement[] {
  if (greater === undefined) return [];
  const changed = c.resolve(greater).filter(({ sections }) => changesSome(c, matter, sections));
  if (changed.length === 0) return [];
  const reach = greaterReach === undefined ? 'section' : c.resolve(greaterReach);
  return changed.map(({ sections, vote }): Requirement => {
    const [need] = votesOfHolders(c, placed, matter, [vote]) as [Requirement];
    if (reach === 'section') return need;
    const { cite, says } = need;
    const condition = (at: Context): Held<boolean> => isVoteClause(at, placed.cite, sections, matter);
    return { kind: 'where', id: `${cite} where its vote is changed`, cite, says, condition, need };
  });
}

function isVoteClause(c: Context, cite: string, sections: readonly string[], matter: Matter): Held<boolean> {
  const all = sections.join(', ');
  const value = c.is(changesVoteClause, { about: [matter.id, all], cites: [cite] });
  const figures = { act: nameOfAct(c, matter), sections: all };
  return held(value, reason(reached, value ? 'yes' : 'no', { figures, cites: [cite] }));
}
