import type { Wire } from '@quorate/sdk';
import { listed } from '../../words/phrases.js';

/** How a director voted, or that the director was not there. */
export const votes = ['for', 'against', 'abstained', 'absent'] as const;
export type Vote = (typeof votes)[number];

/** The bodies of directors that approve acts. */
export const bodies = ['board', 'continuing-directors'] as const;
export type Body = (typeof bodies)[number];

/** A director who may vote. */
export interface Director {
  readonly person: string;
  readonly name: string;
}

export type Cast = Readonly<Record<string, Vote>>;

/** What sorts of meeting directors hold. */
export const sorts = ['regular', 'special', 'annual'] as const;
export type Sort = (typeof sorts)[number];

/** Who voted so, in the order of the roster. */
export function whoVoted(directors: readonly Director[], cast: Cast, vote: Vote): readonly string[] {
  return directors.filter(({ person }) => cast[person] === vote).map(({ person }) => person);
}

/** What is still missing before an approval can be proposed, in words; nothing where all is there. */
export function missingOf(
  directors: readonly Director[],
  {
    cast,
    on,
    sort,
    hasPaper,
  }: {
    readonly cast: Cast;
    readonly on: string;
    readonly sort: Sort | undefined;
    readonly hasPaper: boolean;
  },
): readonly string[] {
  const silent = directors.filter(({ person }) => cast[person] === undefined);
  return [
    ...(on === '' ? ['the day of the meeting'] : []),
    ...(sort === undefined ? ['what sort of meeting it was'] : []),
    ...(hasPaper ? [] : ['the signed paper']),
    ...(silent.length === 0
      ? []
      : [`${silent.length === 1 ? 'the vote' : 'the votes'} of ${listed(silent.map(({ name }) => name))}`]),
  ];
}

/** What was decided, as it is told. */
export interface Decided {
  readonly id: string;
  readonly act: string;
  readonly body: Body;
  readonly on: string;
  readonly sort: Sort;
  readonly directors: readonly Director[];
  readonly cast: Cast;
  readonly paper: { readonly id: string; readonly hash: string };
}

/** The entries of a vote of directors at a meeting: the meeting with who was there, and what the body decided, by name. */
export function entriesOf({ id, act, body, on, sort, directors, cast, paper }: Decided): Wire['NewEntry'][] {
  const [yes, no, abstain] = (['for', 'against', 'abstained'] as const).map((vote) =>
    orNobody(whoVoted(directors, cast, vote)),
  );
  const present = orNobody(directors.filter(({ person }) => cast[person] !== 'absent').map(({ person }) => person));
  const meeting = `${id}-meeting`;
  const shared = { on, basis: 'books' as const, paper: { id: paper.id, hash: paper.hash } };
  return [
    { ...shared, id: meeting, type: 'meeting-held', data: { id: meeting, kind: sort, of: body, present } },
    {
      ...shared,
      id,
      type: 'body-act',
      data: { by: body, on: act, decides: 'approve', yes, no, abstain, present, 'at-meeting': 'yes', meeting },
    },
  ];
}

/** Who it was; where it was nobody that is said, for what is left out is not known. */
function orNobody(persons: readonly string[]): readonly string[] | string {
  return persons.length === 0 ? '0' : persons;
}
