import {
  announcementDate,
  consideration,
  determinationDate,
  dividendConduct,
  formCondition,
  marketValueRule,
  noAddedShares,
  noBenefit,
  priceAndProcedure,
  priceCondition,
  statementMailing,
  valuationDate,
  type Provision,
  type Reading,
} from '../../../src/index.js';
import { doubt, either } from './readings.js';

const splits = either('P-1', 'restated', 'literal');
const firstDay = either('C-8', 'in', 'out');
const ofTheBoard = either('O-5', 'members', 'present');

/** The price of three years and the procedure of twenty days that free a merger. */
export const price: readonly Provision[] = [
  priceAndProcedure({ cite: 'D.2(b)', summary: 'all the conditions' }),
  priceCondition({
    cite: 'D.9(a)',
    summary: 'the price of an ordinary share',
    for: { classes: ['ordinary'] },
    purchases: { cite: 'D.9(a)(i)', years: '3', firstDay, by: 'interested', crossing: true },
    market: { cite: 'D.9(a)(ii)' },
    proportion: { cite: 'D.9(a)(iii)', of: 'same-class' },
    splits,
  }),
  priceCondition({
    cite: 'D.9(b)',
    summary: 'the price of other voting stock',
    for: { votingStockBut: ['ordinary'] },
    purchases: { cite: 'D.9(b)(i)', years: '3', firstDay, by: 'interested', crossing: true },
    preference: { cite: 'D.9(b)(ii)' },
    market: { cite: 'D.9(b)(iii)' },
    proportion: { cite: 'D.9(b)(iv)', of: either('P-2', 'highest-paid-class', 'same-class', 'each-class') },
    splits,
  }),
  formCondition({
    cite: 'D.9(c)',
    summary: 'cash, or the form paid before',
    by: 'interested',
    neverBought: either('P-3', 'cash', 'any'),
  }),
  dividendConduct({
    cite: 'D.9(d)',
    summary: 'dividends are kept up',
    senior: { cite: 'D.9(d)(i)', class: 'preference' },
    rate: { cite: 'D.9(d)(ii)', class: 'ordinary' },
    cure: { cite: 'D.9(d)', days: '7' },
  }),
  noAddedShares({ cite: 'D.9(e)', summary: 'no more shares', by: 'interested' }),
  noBenefit({
    cite: 'D.9(f)',
    summary: 'no benefit',
    from: 'corporation-or-subsidiary',
    usualBusiness: either('P-4', 'counts', 'does-not-count'),
  }),
  statementMailing({ cite: 'D.9(g)', summary: 'a statement twenty days before', days: '20' }),
  announcementDate({ cite: 'D.10', summary: 'announced', afterClose: 'that-day' }),
  determinationDate({ cite: 'D.11', summary: 'became one' }),
  valuationDate({ cite: 'D.12', summary: 'valued', ifVoted: { cite: 'D.12(a)', beforeVote: '2', beforeEffect: '10' } }),
  marketValueRule({
    cite: 'D.13',
    summary: 'the highest bid of eleven days, else the exchange, else the Board',
    days: '11',
    ladder: [
      { cite: 'D.13(a)', venue: 'quotation-system', sorts: ['closing-bid'], says: 'the bids' },
      { cite: 'D.13(b)', venue: 'exchange', sorts: ['closing-sale'], says: 'the exchange' },
    ],
    splits,
    unquoted: { cite: 'D.13(c)', body: 'board', fraction: { majority: true }, of: ofTheBoard },
    property: { cite: 'D.13(d)', body: 'board', fraction: { majority: true }, of: ofTheBoard },
  }),
  consideration({ cite: 'D.14', summary: 'shares that are kept count', retained: 'counts' }),
];

export const priceReadings: readonly Reading[] = [
  doubt('P-1', 'D.13', 'restated', 'literal'),
  doubt('P-2', 'D.9(b)(iv)', 'highest-paid-class', 'same-class', 'each-class'),
  doubt('P-3', 'D.9(c)', 'cash', 'any'),
  doubt('P-4', 'D.9(f)', 'counts', 'does-not-count'),
];
