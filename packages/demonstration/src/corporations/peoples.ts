import type { Demonstration } from '../demonstration.js';
import { begin } from '../invented/beginning.js';
import { openBoard } from '../invented/board.js';
import { tellOrdinaryYear } from '../invented/ordinary-year.js';
import { Register } from '../invented/register.js';
import { History } from '../telling/history.js';
import { sequenceFrom } from '../telling/sequence.js';
import { tellMerger } from './peoples/merger.js';
import { companies, directors, everybody, firstHolders, harbor, harborsMan, newcomers } from './peoples/people.js';
import { tellPurchases } from './peoples/purchases.js';
import { relied, waiting } from './peoples/waiting.js';

const formed = '1998-09-01';
const conversion = '1998-12-30';

const situation =
  'A holder, a fund that it controls and a broker who holds for the fund have more than a tenth of the stock together. They have a man of theirs on the board, and propose a merger. Five of the eight continuing directors approved it, and the holders have voted.';

/** Peoples Bankcorp from its conversion through six annual meetings to a contested merger. */
export const peoplesDemonstration: Demonstration = {
  id: 'peoples-demonstration',
  name: 'Peoples Bankcorp, Inc. (invented history)',
  charter: 'peoples-bankcorp',
  formed,
  situation,
  until: '2004-10-20',
  history: told,
  relied,
  waiting,
  asks: [
    {
      question: 'ownership.interested-shareholder',
      title: 'Is the acquirer an Interested Shareholder, since when, and by what margin?',
      asOf: '2004-10-20',
      input: { person: harbor },
    },
    {
      question: 'voting.entitlement',
      title: 'How many votes has each holder of record on the merger, and whose are cut down?',
      asOf: '2004-10-20',
      input: { of: 'harbor-merger' },
    },
    {
      question: 'approval.status',
      title: 'Where does the merger stand, by the directors and by the votes, and what is still short?',
      asOf: '2004-10-20',
      input: { of: 'harbor-merger' },
    },
  ],
};

function told(): History {
  const history = new History();
  const register = new Register(history);
  begin(history, { on: formed, situation, individuals: everybody, companies });
  tellConversion(history, register);
  for (let year = 1999; year <= 2003; year += 1) {
    const place = ((year - 1999) % 3) * 3;
    const candidates = directors.slice(place, place + 3);
    tellOrdinaryYear(history, register, {
      year,
      class: String(1 + place / 3),
      candidates,
      cents: year - 1987,
      newcomers,
    });
  }
  tellPurchases(history, register);
  tellLastMeeting(history, register);
  tellMerger(history, register);
  return history;
}

function tellConversion(history: History, register: Register): void {
  const paper = history.paper({
    name: 'subscription-list',
    state: 'filed',
    lines: [
      `Subscriptions filled on ${conversion}, when the savings association had become a stock company:`,
      `1,000,000 shares of common stock at $10.00 each, to ${firstHolders.length} subscribers.`,
    ],
  });
  history.tell(conversion, 'milestone', { name: 'conversion' }, { basis: 'filing', paper });
  register.issueAmong(firstHolders, 1_000_000, conversion, { sequence: sequenceFrom(1998), cents: 1_000, paper });
  openBoard(history, { directors, classes: ['1', '2', '3'], on: conversion });
  for (const [place, office] of ['president', 'secretary', 'treasurer'].entries()) {
    history.tell(conversion, 'officer-appointed', { person: directors[place]?.id, office, by: 'board' });
  }
}

/** In 2004 the acquirer's man stands against the last director of the third class, and is elected. */
function tellLastMeeting(history: History, register: Register): void {
  const [first, second, last] = directors.slice(6);
  if (first === undefined || second === undefined || last === undefined) return;
  tellOrdinaryYear(history, register, {
    year: 2004,
    class: '3',
    candidates: [first, second, harborsMan],
    rival: last,
    successors: { [harborsMan.id]: last.id },
    newcomers,
    isLast: true,
  });
}
