import type { Fraction } from '../../exact/index.js';
import type { ByReading } from '../../instrument/index.js';
import type { Context } from '../../session/index.js';
import { ordinaryVoteOfBoard, votesOnRecommending, type BoardVotes, type Need } from '../../terms/index.js';
import type { BoardBase } from '../../terms/index.js';

/** What a provision on changing an instrument says of votes of directors. */
interface Change {
  readonly cite: string;
  readonly of: string;
  readonly protects?: { readonly sections: readonly string[] } | undefined;
  readonly board?:
    | { readonly cite: string; readonly fraction: Fraction; readonly of: BoardBase | ByReading<BoardBase> }
    | undefined;
  readonly holders: readonly Need[];
  readonly boardAlone?: readonly string[] | ByReading<readonly string[]> | undefined;
  readonly boardAloneByLaw?: string | undefined;
}

/** The votes of directors on a change of an instrument, or of the sections that are protected. */
export function votesOnChange(c: Context, change: Change): readonly BoardVotes[] {
  const { cite, of, protects, board, holders, boardAlone, boardAloneByLaw } = change;
  const what = protects === undefined ? `the ${of}` : protects.sections.join(', ');
  const alone = boardAlone === undefined ? [] : c.resolve(boardAlone);
  const ordinarily = (on: string): BoardVotes => ({ cite, on, votes: [ordinaryVoteOfBoard] });
  const own = board === undefined ? [] : [byPart(c, board, `changing ${what}`)];
  return [
    ...own,
    ...votesOnRecommending(c, `a change of ${what} to the shareholders`, holders),
    ...(alone.length === 0 ? [] : [ordinarily(`changing ${alone.join(', ')} without the shareholders`)]),
    ...(boardAloneByLaw === undefined
      ? []
      : [ordinarily(`changing ${what} without the shareholders, as far as law lets the Board (${boardAloneByLaw})`)]),
  ];
}

function byPart(c: Context, { cite, fraction, of }: NonNullable<Change['board']>, on: string): BoardVotes {
  return { cite, on, votes: [{ body: 'board', fraction, of: c.resolve(of), needed: 'always', atMeeting: false }] };
}
