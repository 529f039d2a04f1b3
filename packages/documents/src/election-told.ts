import { compareBy, minus, shares, show, type Quantity } from '@quorate/engine';
import type { Block } from './document.js';
import { figure, listed, ordinal } from './in-words.js';
import type { Matter } from './meeting-results.js';

/** What an election is certified by: each nominee with rank and result, the margin, and how long those elected serve. */

const wonBy = {
  plurality: 'Most votes elect',
  majority: 'A nominee is elected by more votes for than withheld or against',
} as const;

/** What elects, to how many seats, and by which section. */
export function electedBy({ rule, wins, seats, class: className }: Matter): readonly Block[] {
  if (rule === undefined) return [];
  if (wins === undefined || seats === undefined) return [{ kind: 'paragraph', says: `By ${rule}.` }];
  const of = className === undefined ? '' : ` of class ${className}`;
  return [{ kind: 'paragraph', says: `${wonBy[wins]} (${rule}). Seats to fill${of}: ${seats}.` }];
}

/** Each nominee by the votes that count; nothing of a matter that is no election. */
export function nomineesTold(matter: Matter): readonly Block[] {
  const { elected, tied = [], lacking, wins, lines, candidates, says } = matter;
  if (elected === undefined) return [];
  const isMajority = wins === 'majority';
  const names = new Map(
    lines.flatMap(({ candidate, says: name }) => (candidate === undefined ? [] : [[candidate, name]])),
  );
  const areAllKnown = [...names.keys()].every((id) => votesOf(matter, id) !== undefined);
  const rows = Array.from(names, ([id, name]) => {
    const { withheld } = candidates.find((each) => each.id === id) ?? {};
    const votes = votesOf(matter, id);
    return [
      name,
      votes === undefined ? notKnown : show(votes),
      ...(isMajority ? [withheld === undefined ? notKnown : figure(withheld), ownMargin(votes, withheld)] : []),
      votes === undefined || !areAllKnown ? notKnown : String(rankOf(matter, votes)),
      elected.includes(id)
        ? 'elected'
        : tied.includes(id)
          ? 'equal votes, not elected'
          : lacking.some((each) => each.id === id)
            ? 'has the votes, not elected'
            : 'not elected',
    ];
  });
  return [
    {
      kind: 'table',
      says: `Nominees in ${says}`,
      columns: [
        'Nominee',
        'Votes that count',
        ...(isMajority ? ['Withheld or against', 'Margin'] : []),
        'Rank',
        'Result',
      ],
      rows,
    },
    ...marginOfElection(matter),
    ...termOf(matter),
  ];
}

const notKnown = 'not known';

function votesOf({ candidates }: Matter, id: string): Quantity<'shares'> | undefined {
  const votes = candidates.find((each) => each.id === id)?.votes;
  return votes === undefined ? undefined : shares(votes);
}

/** Those with equal votes have one rank. */
function rankOf({ candidates }: Matter, votes: Quantity<'shares'>): number {
  const before = candidates.filter(
    (each) => each.votes !== undefined && compareBy<'shares'>('moreThan', shares(each.votes), votes),
  );
  return before.length + 1;
}

/** Where each nominee is elected by its own votes: by how many those for it are more than the others, or fewer. */
function ownMargin(votes: Quantity<'shares'> | undefined, withheld: string | undefined): string {
  if (votes === undefined || withheld === undefined) return notKnown;
  const against = shares(withheld);
  return compareBy<'shares'>('atLeast', votes, against)
    ? `${show(minus<'shares'>(votes, against))} more`
    : `${show(minus<'shares'>(against, votes))} fewer`;
}

/** By how many votes the last who is elected is before the first who is not, where most votes elect and all of them are known. */
function marginOfElection({ wins, elected = [], tied = [], lacking, candidates }: Matter): readonly Block[] {
  if (wins !== 'plurality' || tied.length + lacking.length > 0 || elected.length === 0) return [];
  const votes = candidates.flatMap(({ id, votes: had }) => (had === undefined ? [] : [{ id, had: shares(had) }]));
  const inOrder = votes.toSorted((one, other) => (compareBy<'shares'>('moreThan', one.had, other.had) ? -1 : 1));
  const [last, next] = [
    inOrder.findLast(({ id }) => elected.includes(id)),
    inOrder.find(({ id }) => !elected.includes(id)),
  ];
  if (votes.length < candidates.length || last === undefined || next === undefined) return [];
  if (!compareBy<'shares'>('moreThan', last.had, next.had)) return [];
  const margin = show(minus<'shares'>(last.had, next.had));
  return [
    { kind: 'paragraph', says: `Margin: the last who is elected has ${margin} votes more than the first who is not.` },
  ];
}

/** Until when those elected serve; of an election that elects nobody nothing is said. */
function termOf({ elected = [], term, class: className, lines }: Matter): readonly Block[] {
  if (elected.length === 0) return [];
  const names = listed(elected.map((id) => lines.find(({ candidate }) => candidate === id)?.says ?? id));
  const of = className === undefined ? '' : ` in class ${className}`;
  const until =
    term?.year !== undefined
      ? `until the annual meeting of ${term.year}`
      : term?.meetings === undefined
        ? undefined
        : term.meetings === 1
          ? 'until the next annual meeting after that of the election'
          : `until the ${ordinal(term.meetings)} annual meeting after that of the election`;
  const says =
    until === undefined
      ? `Until when ${names} ${elected.length === 1 ? 'serves' : 'serve'}${of} is not told by what is entered and laid down.`
      : `The term of ${names}${of} runs ${until}.`;
  return [{ kind: 'paragraph', says }];
}
