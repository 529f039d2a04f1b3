import type { ReliedOn, Waiting } from '../../demonstration.js';
import { History } from '../../telling/history.js';
import { dollars } from '../../telling/written.js';
import { directors } from './people.js';

/** Relied on before it was known that a part of the dividend had not been paid. */
export const relied: ReliedOn = {
  question: 'dividends.calendar',
  asOf: '2017-10-10',
  input: { class: 'series-a', from: '2017-07-01', to: '2017-10-10' },
  at: '2017-10-10T15:00:00.000Z',
  purpose: 'the report of 2017-10-10 to the Treasury on the dividends of Series A',
};

/** The next dividend of the series waits for a second person; the treasurer was asked for the losses of the quarter. */
export function waiting(): Waiting {
  const history = new History();
  const paper = history.paper({
    name: 'series-a-27-resolution',
    lines: [`Resolved on 2018-02-14: the dividend on Series A for period 27, ${dollars(due)}, payable 2018-04-02.`],
  });
  const resolved = {
    id: 'series-a-27',
    class: 'series-a',
    total: dollars(due),
    'for-period': 27,
    payable: '2018-04-02',
  };
  history.tell('2018-02-14', 'dividend-declared', resolved, { id: 'series-a-27-declared', paper });
  const [, , treasurer] = directors;
  return {
    proposed: { id: 'series-a-27', entries: history.entries(), papers: history },
    asked: { to: treasurer?.name ?? '', fact: 'charged-off', about: ['2018-01-01', '2018-03-31'], on: '2018-02-15' },
    matter: {
      title: 'Series A: redeem it, or go on',
      note: {
        title: 'What nine per cent costs',
        text: 'INVENTED, to try Quorate on. At nine per cent a quarter of Series A costs $385,762.50. Ask the regulator first whether the stock may be redeemed, and by what capital.',
      },
    },
  };
}

/** What a quarter bears at nine per cent, in whole cents. */
const due = 38_576_250;
