import { z } from 'zod';
import { message, reason, unsettled, type Held, type Reason } from '../../evaluation/index.js';
import { fractionInWords } from '../../exact/index.js';
import { citation, type Placed } from '../../instrument/index.js';
import { whereNobodyIsInterested } from '../../kinds/index.js';
import type { Context } from '../../session/index.js';
import {
  boardInOffice,
  boardVoteInWords,
  bodyInRegardToEach,
  continuingDirectors,
  directorsNamed,
  entireBoardNumber,
  hooks,
  interestedShareholdersNotion,
  membersNeeded,
  toldBy,
} from '../../terms/index.js';
import type { BoardVote, BoardVotes, BodyOfDirectors, BodyStep } from '../../terms/index.js';
import { defineQuestion } from '../question.js';
import { rows } from '../shapes.js';
import { waitTogether } from '../wait-together.js';

/**
 * Every vote that the instruments in force ask of directors, matter by matter: what is asked while nobody is an interested
 * shareholder, what while somebody is, which of the two holds on the day of the question, and how many votes that is.
 */
export const boardVotes = defineQuestion({
  name: 'board.votes',
  family: 'board',
  asks: 'Which votes of directors do the instruments ask for, and what does the presence of an interested shareholder change?',
  input: z.strictObject({}),
  value: z.looseObject({
    rows: rows({
      id: z.string().describe('its section, numbered where it has directors vote on several matters'),
      cite: z.string().describe('its section'),
      on: z.string().describe('what is voted on'),
      'nobody-interested': z.string().describe('what is asked for while nobody is an interested shareholder'),
      'somebody-interested': z.string().describe('what is asked for while somebody is'),
      changes: z.boolean().describe('whether that makes a difference'),
      now: z
        .enum(['nobody', 'somebody'])
        .optional()
        .describe('which of the two holds on the day of the question, where it makes a difference'),
      votes: rows({
        id: z.string().describe('the body'),
        fraction: z.string().describe('the part of it, in words'),
        of: z.enum(['in-office', 'entire-board', 'present']).describe('of which number'),
        asked: z.enum(['always', 'where-somebody-is-interested']).describe('when it is asked for'),
        base: z.string().optional().describe('of how many now, where it is asked for'),
        needed: z.string().optional().describe('the least number of votes'),
        impossible: z.boolean().optional().describe('whether there is nobody in the body to vote'),
      }),
    }),
  }),
  example: {},
  put: (c) => ({ ask: () => tableOf(c) }),
});

const table = message(
  'board.votes',
  'Of {all} matters on which directors vote, an interested shareholder changes {outcome}',
);
const row = message(
  'board.votes-row',
  'For {on}: {nobody}, while nobody is an interested shareholder; {somebody}, while somebody is',
);
const sameRow = message(
  'board.votes-same',
  'For {on}: {somebody}, whether or not anybody is an interested shareholder',
);

interface Row {
  readonly value: Readonly<Record<string, unknown>>;
  readonly changes: boolean;
  readonly reason: Reason;
}

function tableOf(c: Context): Held<unknown> {
  const told = hooks(c, 'boardVotes', c.asOf).flatMap(({ placed, hook }) =>
    hook(c, placed).map((each) => ({ placed, each, cite: citation(placed.instrument, each.cite) })),
  );
  const rows = told.map(({ placed, each, cite }, index) => {
    const before = told.slice(0, index).filter((other) => other.cite === cite).length;
    return rowOf(c, placed, each, before === 0 ? cite : `${cite} (${String(before + 1)})`);
  });
  const changed = rows.filter(({ changes }) => changes).length;
  return {
    value: { rows: rows.map(({ value }) => value) },
    reason: reason(table, String(changed), {
      figures: { all: String(rows.length) },
      grounds: rows.map((each) => each.reason),
    }),
  };
}

function rowOf(c: Context, placed: Placed, { cite: section, on, votes }: BoardVotes, id: string): Row {
  const cite = citation(placed.instrument, section);
  const nobody = columnOf(
    votes.filter(({ needed }) => needed === 'always').map((vote) => withoutAnybody(c, placed, vote)),
  );
  const somebody = columnOf(votes.map(boardVoteInWords));
  const changes = votes.some(({ body, needed }) => needed !== 'always' || body !== 'board');
  const found = changes ? c.attempt(() => interestedNow(c, placed)) : undefined;
  if (found?.settled === false) c.waitFor(found.waiting);
  const persons = found?.settled === true ? found.value.persons : undefined;
  const now = persons === undefined ? unsettled : persons.length > 0 ? 'somebody' : 'nobody';
  return {
    changes,
    value: {
      id,
      cite,
      on,
      'nobody-interested': nobody,
      'somebody-interested': somebody,
      changes,
      ...(changes ? { now } : undefined),
      votes: votes.map((vote) => voteOf(c, placed, vote, changes ? persons : [])),
    },
    reason: reason(changes ? row : sameRow, changes ? 'a difference' : 'the same', {
      figures: { on, nobody, somebody },
      cites: [cite],
      grounds: found?.settled === true ? found.value.grounds : [],
    }),
  };
}

function columnOf(votes: readonly string[]): string {
  return votes.join(', and ') || 'no vote';
}

/** A vote in words while nobody is interested: who then belongs to the body, the instrument says itself. */
function withoutAnybody(c: Context, { article, instrument }: Placed, vote: BoardVote): string {
  const words = boardVoteInWords(vote);
  if (vote.body === 'board') return words;
  const isNear = (placed: Placed) => placed.article === article || placed.instrument.id === instrument.id;
  const who = toldBy(c, whereNobodyIsInterested, { body: vote.body }, c.now, c.asOf, isNear);
  return who === undefined ? words : `${words} (${membership[who.value as keyof typeof membership]})`;
}

const membership = {
  'every-director': 'then every director is one',
  'no-such-directors': 'then there are none, and the vote cannot be had',
  'person-to-be': 'told in regard to whoever would become one',
} as const;

interface Interested {
  readonly persons: readonly string[];
  readonly grounds: readonly Reason[];
}

/** Who is interested now, as the article has it; nobody where no instrument says who would be. */
function interestedNow(c: Context, { article }: Placed): Interested {
  if (!c.isGiven(interestedShareholdersNotion, []) && !c.isDefined(interestedShareholdersNotion, article, c.now))
    return { persons: [], grounds: [] };
  const found = c.notion(interestedShareholdersNotion, [], c.now, article);
  return { persons: found.value.persons, grounds: [found.reason] };
}

/** A vote with its numbers, where it is asked for now; without them where it is not known whether it is. */
function voteOf(c: Context, placed: Placed, vote: BoardVote, persons: readonly string[] | undefined) {
  const told = { id: vote.body, fraction: fractionInWords(vote.fraction), of: vote.of, asked: vote.needed };
  if (vote.of === 'present') return told;
  if (persons === undefined) return { ...told, base: unsettled, needed: unsettled };
  if (vote.needed !== 'always' && persons.length === 0) return told;
  const body = bodyOf(placed, vote, persons);
  if (body === undefined) return told;
  const found = c.attempt(() => membersNeeded(c, stepOf(placed, vote, body)));
  if (!found.settled) {
    c.waitFor(found.waiting);
    return { ...told, base: unsettled, needed: unsettled };
  }
  const { value: figures, waiting = [] } = found.value;
  waitTogether(c, waiting);
  const { base, needed, impossible } = figures;
  return { ...told, base, ...(impossible === true ? { impossible } : { needed }) };
}

/** Whose votes are counted now; undefined of directors told in regard to a person, where there is none. */
function bodyOf({ article }: Placed, { body }: BoardVote, persons: readonly string[]): BodyOfDirectors | undefined {
  if (body === 'board') return boardInOffice;
  if (body === 'independent-directors') return directorsNamed(body, article);
  return persons.length === 0 ? undefined : bodyInRegardToEach(continuingDirectors, persons, article);
}

function stepOf({ cite }: Placed, { fraction, of }: BoardVote, body: BodyOfDirectors): BodyStep {
  return {
    kind: 'body',
    cite,
    says: 'the votes of directors',
    body,
    decides: [],
    fraction,
    of: of === 'entire-board' ? { fixed: entireBoardNumber } : 'members',
    atMeeting: false,
  };
}
