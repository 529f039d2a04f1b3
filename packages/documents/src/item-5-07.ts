import { DocumentError, type Block, type Document } from './document.js';
import { capital, listed, moment } from './in-words.js';
import { resultsIn, type Matter } from './meeting-results.js';
import {
  areVotesApart,
  asInspected,
  finalFaults,
  linesTable,
  meetingInWords,
  outcomeOf,
  outstandingInWords,
  presentInWords,
  votesOfNominees,
  withoutVote,
} from './results-told.js';
import type { Writing } from './writing.js';

/**
 * What Item 5.07 of Form 8-K asks for: of each matter the votes for, against or withheld, abstentions and broker non-votes, a
 * line for each nominee; with the shares outstanding at the record date and those present. Figures are of record.
 * @throws {DocumentError} where a line does not prove to the shares present and the results are not said to be preliminary
 */
export function item507(answer: unknown, { corporation, state }: Writing): Document {
  const { value } = resultsIn(answer);
  const faults = finalFaults(value);
  if (value.matters.length === 0) throw new DocumentError(['No vote of this meeting is entered.', ...faults]);
  if (faults.length > 0 && state !== 'preliminary') {
    throw new DocumentError(['These are no final results; mend the entries, or ask for preliminary ones:', ...faults]);
  }
  const at =
    value.recordDate === undefined
      ? 'There were'
      : `At the close of ${moment(value.recordDate)}, the record date, there were`;
  return {
    title: 'Item 5.07 Submission of Matters to a Vote of Security Holders',
    blocks: [
      ...(state === 'preliminary' ? [{ kind: 'paragraph', says: 'These results are preliminary.' } as const] : []),
      {
        kind: 'paragraph',
        says: `On ${moment(value.held)}, ${corporation} held ${meetingInWords(value)}. ${at} ${outstandingInWords(value)} outstanding. ${presentInWords(value)}.`,
      },
      ...value.matters.flatMap((matter, index) => [
        { kind: 'heading', says: `${index + 1}. ${capital(matter.says)}` } as const,
        linesTable(matter),
        ...votesThatCount(asInspected(matter)),
        ...outcomeOf(matter).map((says) => ({ kind: 'paragraph', says }) as const),
      ]),
      ...withoutVote(value),
      ...faults.map((says) => ({ kind: 'paragraph', says: `Open: ${says}` }) as const),
    ],
  };
}

/** The lines are of record: where other votes count for nominees, these are told. */
function votesThatCount(matter: Matter): readonly Block[] {
  if (!areVotesApart(matter)) return [];
  const votes = votesOfNominees(matter).map(([says, count]) => `${says} ${count}`);
  return [{ kind: 'paragraph', says: `Votes that count, after limits and by the votes of a share: ${listed(votes)}.` }];
}
