import type { ReliedOn, Waiting } from '../../demonstration.js';
import { History } from '../../telling/history.js';
import { directors, harbor } from './people.js';

/** Relied on before the statement came that told who stands behind the broker. */
export const relied: ReliedOn = {
  question: 'ownership.interested-shareholder',
  asOf: '2004-02-06',
  input: { person: harbor },
  at: '2004-02-06T17:00:00.000Z',
  purpose: 'the letter of 2004-02-06 to the exchange: nobody is an Interested Shareholder',
};

/** A second vote of the continuing directors waits for a second person; a director without a seat was asked whose man he is. */
export function waiting(): Waiting {
  const history = new History();
  const paper = history.paper({
    name: 'minutes-of-october',
    lines: [
      'Special meeting of the board, 2004-10-19, the continuing directors voting apart on the merger: 6 for, 2 against.',
    ],
  });
  const voting = directors.slice(0, 8).map(({ id }) => id);
  const vote = { yes: voting.slice(0, 6), no: voting.slice(6), present: voting, 'at-meeting': true };
  const decided = { id: 'october-vote', by: 'continuing-directors', on: 'harbor-merger', decides: 'approve' };
  history.tell('2004-10-19', 'body-act', { ...decided, ...vote, 'relative-to': harbor }, { id: 'october-vote', paper });
  const last = directors[8];
  return {
    proposed: { id: 'october-vote', entries: history.entries(), papers: history },
    asked: { to: last?.name ?? '', fact: 'affiliated', about: [last?.id ?? '', harbor], on: '2004-08-10' },
    matter: {
      title: 'Harbor Point: what the board may still do',
      note: {
        title: 'For the board alone',
        text: 'INVENTED, to try Quorate on. One director more makes the approval in advance, and then four fifths of the votes are not needed. Who is asked again should be asked in writing, and told what the acquirer owns by the determination of September.',
      },
    },
  };
}
