import type { Demonstration } from '../demonstration.js';
import { begin } from '../invented/beginning.js';
import { openBoard } from '../invented/board.js';
import { tellOrdinaryYear } from '../invented/ordinary-year.js';
import { Register } from '../invented/register.js';
import { History } from '../telling/history.js';
import { sequenceFrom } from '../telling/sequence.js';
import { companies, directors, everybody, firstHolders, granite, newcomers } from './nss/people.js';
import { tellApproach, tellPurchases } from './nss/approach.js';
import { relied, waiting } from './nss/waiting.js';

const formed = '1997-05-20';
const issued = '1997-09-02';

const situation =
  'A holder of 231,600 of 2,400,000 shares stands 8,400 shares below a tenth. He asks to buy 120,000 more; one regulator has approved, another has not answered, and the shareholders have not voted.';

/** NSS Bancorp from its first shares through four annual meetings to a holder who comes near ten per cent. */
export const nssDemonstration: Demonstration = {
  id: 'nss-demonstration',
  name: 'NSS Bancorp, Inc. (invented history)',
  charter: 'nss-bancorp',
  formed,
  situation,
  until: '2001-04-30',
  history: told,
  relied,
  waiting,
  asks: [
    {
      question: 'solve.largest',
      title: 'How many more shares can the holder have before each line is crossed?',
      asOf: '2001-04-30',
      input: { person: granite, class: 'common' },
    },
    {
      question: 'acquisition.permit',
      title: 'May he buy 8,400 more shares, which would bring him to exactly ten per cent?',
      asOf: '2001-04-30',
      input: { by: granite, class: 'common', shares: '8400', how: 'purchase' },
    },
    {
      question: 'approval.status',
      title: 'Where does the purchase of 120,000 shares stand, and what does it still need?',
      asOf: '2001-04-30',
      input: { of: 'granite-purchase' },
    },
  ],
};

function told(): History {
  const history = new History();
  const register = new Register(history);
  begin(history, { on: formed, situation, individuals: everybody, companies });
  const paper = history.paper({
    name: 'exchange-of-shares',
    state: 'filed',
    lines: [`On ${issued} the holders of the savings bank became holders of 2,400,000 shares of common stock.`],
  });
  register.issueAmong(firstHolders, 2_400_000, issued, { sequence: sequenceFrom(1997), cents: 1_250, paper });
  openBoard(history, { directors, classes: ['1', '2', '3'], on: formed });
  for (let year = 1998; year <= 2001; year += 1) {
    const place = ((year - 1998) % 3) * 3;
    const candidates = directors.slice(place, place + 3);
    const isLast = year === 2001;
    if (isLast) tellPurchases(history, register);
    tellOrdinaryYear(history, register, {
      year,
      class: String(1 + place / 3),
      candidates,
      cents: 10,
      newcomers,
      isLast,
    });
  }
  tellApproach(history);
  return history;
}
