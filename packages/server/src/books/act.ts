import {
  QuestionError,
  sum,
  toPlain,
  toWire,
  type Books,
  type Day,
  type EntryOf,
  type Quantity,
} from '@quorate/engine';

/** What the books have of one proposed act: what was proposed, what became of it, and how bodies and holders voted on it. */
export function actOf(
  books: Books,
  { act: id, asOf }: { readonly act: string; readonly asOf: Day },
  votesWithheld: boolean,
) {
  const proposed = books.entriesOf('proposed', asOf).find(({ data }) => data.id === id);
  if (proposed === undefined) throw new QuestionError(`act: nothing was proposed under the id "${id}" by that day.`);
  const { act, ...rest } = proposed.data;
  const ballots = books.ballots(id, asOf);
  const tallies = books.tallies(id, asOf);
  return {
    id,
    entry: proposed.id,
    on: proposed.on,
    kind: act.kind,
    act: asEntered(act),
    ...(rest['proposed-by'] === undefined ? undefined : { proposedBy: rest['proposed-by'] }),
    named: namedIn(books, act),
    state: stateOf(books, id, asOf),
    bodies: books.bodyActs(id, asOf).map((bodyAct) => bodyVote(books, bodyAct)),
    ...(votesWithheld ? { votesWithheld } : undefined),
    votes: [...new Set([...ballots, ...tallies].map(({ data }) => data.class ?? ''))].map((cls) => ({
      ...(cls === '' ? undefined : { class: cls }),
      ...counted([...ballots, ...tallies].filter(({ data }) => (data.class ?? '') === cls)),
      ballots: ballots.filter(({ data }) => (data.class ?? '') === cls).length,
    })),
    entries: [...books.approvals(id, asOf), ...books.notices(id, asOf), ...books.filings(id, asOf)].map(
      (entry) => entry.id,
    ),
  };
}

/** What was proposed as an entry has it: quantities as exact text. */
function asEntered(act: object): unknown {
  return toPlain(act).plain;
}

/** All acts that were proposed by a day, the latest first, with what became of each. */
export function actsOf(books: Books, asOf: Day) {
  return books
    .entriesOf('proposed', asOf)
    .map(({ id: entry, on, data }) => ({
      id: data.id,
      entry,
      on,
      act: data.act.kind,
      named: namedIn(books, data.act),
      state: stateOf(books, data.id, asOf),
    }))
    .toReversed();
}

/** The names of those whom an act is with, by the ids under which it names them. */
export function namedIn(books: Books, act: object): Readonly<Record<string, string>> {
  const ids = Object.values(act).filter((value): value is string => typeof value === 'string');
  return Object.fromEntries(ids.filter((id) => books.person(id) !== undefined).map((id) => [id, books.nameOf(id)]));
}

function stateOf(books: Books, id: string, asOf: Day) {
  const isSo = (type: 'withdrawn' | 'consummated'): boolean =>
    books.entriesOf(type, asOf).some(({ data }) => data.proposal === id && !('in-part' in data && data['in-part']));
  return isSo('consummated')
    ? ('carried-out' as const)
    : isSo('withdrawn')
      ? ('withdrawn' as const)
      : ('open' as const);
}

function bodyVote(books: Books, { id, on, data }: EntryOf<'body-act'>) {
  const members = (side: 'yes' | 'no' | 'abstain' | 'present') => {
    const told = data[side];
    if (told === undefined) return undefined;
    return Array.isArray(told)
      ? {
          count: told.length,
          persons: (told as readonly string[]).map((person) => ({ person, name: books.nameOf(person) })),
        }
      : { count: Number(toWire(told as Quantity<'persons'>)) };
  };
  return {
    entry: id,
    on,
    by: data.by,
    decides: data.decides,
    yes: members('yes'),
    no: members('no'),
    abstain: members('abstain'),
    present: members('present'),
  };
}

type Cast = EntryOf<'ballot'> | EntryOf<'tally'>;

/** Shares of record as they were cast, before any rule says what each counts. */
function counted(entries: readonly Cast[]) {
  const side = (of: 'for' | 'against' | 'abstain') =>
    toWire(
      sum(
        'shares',
        entries.flatMap(({ data }) => data[of] ?? []),
      ),
    );
  return { for: side('for'), against: side('against'), abstain: side('abstain') };
}
