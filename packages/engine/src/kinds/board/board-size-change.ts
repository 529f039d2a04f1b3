import { z } from 'zod';
import { byReading, provisionFields, type Placed } from '../../instrument/index.js';
import type { Act } from '../../journal/index.js';
import type { Context } from '../../session/index.js';
import {
  boardOfDirectors,
  boardProcedure,
  boardVotesOf,
  defineKind,
  directorsVote,
  directorsVoteStep,
  entireBoardNumber,
  fractionField,
  ordinaryBoardAct,
  ordinaryVoteOfBoard,
  type BoardVote,
  type Matter,
  type Requirement,
} from '../../terms/index.js';

const parameters = z.strictObject({
  ...provisionFields,
  kind: z.literal('board-size-change'),
  fraction: fractionField
    .optional()
    .describe('what part of the entire Board changes the number of directors; left out where its ordinary act does'),
  besides: byReading(z.array(directorsVote)).optional().describe('the votes of some directors that it needs besides'),
});
type BoardSizeChange = z.infer<typeof parameters>;

/** A change of the number of directors by the Board: a vote of the entire Board, empty seats counted, or its ordinary act. */
export const boardSizeChangeKind = defineKind<BoardSizeChange>({
  kind: 'board-size-change',
  subject: 'board',
  provides: 'says by what vote the Board changes the number of directors',
  parameters,
  facts: [],
  answers: ['approval.required', 'approval.status', 'board.votes'],
  boardVotes: (c, { provision }) => {
    const { cite, fraction, besides } = provision;
    const own: BoardVote =
      fraction === undefined ? ordinaryVoteOfBoard : { ...ordinaryVoteOfBoard, fraction, of: 'entire-board' };
    const more = besides === undefined ? [] : boardVotesOf(c, c.resolve(besides));
    return [{ cite, on: 'fixing the number of directors', votes: [own, ...more] }];
  },
  needs: (c, placed, matter) => (changesNumber(matter.act) ? needsOf(c, placed, matter) : undefined),
});

function changesNumber(act: Act): boolean {
  return act.kind === 'board-size' || (act.kind === 'bylaw' && act['number-of-directors'] !== undefined);
}

function needsOf(c: Context, placed: Placed<BoardSizeChange>, matter: Matter): Requirement {
  const { cite, provision } = placed;
  const own = provision.fraction === undefined ? ordinary(c, cite) : ofTheEntireBoard(cite, provision.fraction);
  if (provision.besides === undefined) return own;
  const on = { matter, decides: own.decides };
  const besides = c.resolve(provision.besides).map((vote) => directorsVoteStep(c, placed, vote, on));
  const says = 'the votes of directors that fixing their number needs';
  return { kind: 'all', id: `${provision.cite} number`, cite, says, of: [own, ...besides] };
}

function ordinary(c: Context, cite: string) {
  c.otherLaw({ says: boardProcedure, cites: [cite] });
  return ordinaryBoardAct({ cite, says: 'the ordinary act of the board', decides: ['approve', 'other'] });
}

function ofTheEntireBoard(cite: string, fraction: NonNullable<BoardSizeChange['fraction']>) {
  return {
    kind: 'body',
    cite,
    says: 'the votes of directors to change their number, of the entire Board',
    body: { ...boardOfDirectors, says: 'the entire Board' },
    decides: ['approve', 'other'],
    fraction,
    of: { fixed: entireBoardNumber },
    atMeeting: false,
  } as const;
}

export function boardSizeChange(parts: Omit<z.input<typeof parameters>, 'kind'>) {
  return { kind: 'board-size-change' as const, ...parts };
}
