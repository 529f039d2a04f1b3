import type { ReliedOn, Waiting } from '../../demonstration.js';
import { History } from '../../telling/history.js';
import { directors, granite } from './people.js';

/** Relied on while the register had not heard of the third purchase. */
export const relied: ReliedOn = {
  question: 'solve.largest',
  asOf: '2001-02-28',
  input: { person: granite, class: 'common' },
  at: '2001-02-28T15:00:00.000Z',
  purpose: 'the reply of 2001-02-28 to Granite Ridge, which asked how far it is from the line',
};

/** The letter of the second regulator waits for a second person; the holder was asked whether a director is its affiliate. */
export function waiting(): Waiting {
  const history = new History();
  const paper = history.paper({
    name: 'letter-of-the-commissioner',
    state: 'filed',
    lines: ['The Connecticut commissioner approves the purchase of 120,000 shares.'],
  });
  const approval = { by: 'connecticut-banking-commissioner', for: 'granite-purchase', kind: 'approval', granted: true };
  const told = { id: 'approval-of-the-commissioner', basis: 'filing', paper } as const;
  history.tell('2001-04-27', 'approval', approval, told);
  const [, , third] = directors;
  return {
    proposed: { id: 'commissioner', entries: history.entries(), papers: history },
    asked: {
      to: 'Granite Ridge Capital, Inc. (invented)',
      fact: 'affiliate',
      about: [granite, third?.id ?? ''],
      on: '2001-04-20',
    },
    matter: {
      title: 'Granite Ridge: if the line is crossed',
      note: {
        title: 'Before anybody speaks to them again',
        text: 'INVENTED, to try Quorate on. At exactly ten per cent one line is crossed and the other is not. Have the excess shares reckoned before the meeting, and say nothing of them until the holders have voted.',
      },
    },
  };
}
