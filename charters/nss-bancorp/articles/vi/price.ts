import {
  announcementDate,
  determinationDate,
  dividendConduct,
  formCondition,
  noAddedShares,
  noBenefit,
  priceAndProcedure,
  priceCondition,
  statementMailing,
  type NoteOfConstruction,
  type Provision,
  type Reading,
} from '@quorate/engine';
import { twoYearsBefore } from './definitions.js';

const splits = { reading: 'P-16', options: { restated: 'restated', literal: 'literal' } } as const;

/** VI.C(2): the price and the procedure by which a merger goes free of the higher vote. */
export const price: readonly Provision[] = [
  priceAndProcedure({
    cite: 'VI.C(2)',
    summary:
      'All the conditions of paragraphs (a) to (f), on the price and on the procedure, must have been met; one that is not closes this route.',
  }),
  priceCondition({
    cite: 'VI.C(2)(a)',
    summary:
      'For each share of Common Stock the cash, and the Market Value as of the Valuation Date of whatever else is received, must come to at least the highest of: (i) the highest price for a share, commissions, transfer taxes and fees of soliciting dealers included, that the Interested Shareholder paid for Common Stock in the two years immediately before the Announcement Date, or in the transaction in which it became one, whichever is higher; (ii) the Market Value on the Announcement Date or on the Determination Date, whichever is higher; (iii) that Market Value, times the highest price it paid in those two years over the Market Value on the first day in them on which it acquired any. It must be so for all Common Stock outstanding, whether or not the Interested Shareholder ever acquired any.',
    for: { classes: ['common'] },
    purchases: { cite: 'VI.C(2)(a)(i)', years: '2', firstDay: twoYearsBefore, by: 'interested', crossing: true },
    market: { cite: 'VI.C(2)(a)(ii)' },
    proportion: { cite: 'VI.C(2)(a)(iii)', of: 'same-class' },
    splits,
  }),
  announcementDate({
    cite: 'VI.C(2)(a)(i)',
    summary: 'The Announcement Date is the date of the first public announcement of the proposed Business Combination.',
    afterClose: 'that-day',
  }),
  determinationDate({
    cite: 'VI.C(2)(a)(ii)',
    summary: 'The Determination Date is the date on which the Interested Shareholder became one.',
  }),
  priceCondition({
    cite: 'VI.C(2)(b)',
    summary:
      'For each share of every other class or series of outstanding Voting Stock the cash, and the Market Value as of the Valuation Date of whatever else is received, must come to at least the highest of: (i) the highest price that the Interested Shareholder paid for a share of that class or series, as under (a)(i); (ii) the highest amount to which a share is entitled by preference in a voluntary or involuntary liquidation, dissolution or winding up; (iii) the Market Value on the Announcement Date or on the Determination Date, whichever is higher; (iv) that Market Value, times the highest price it paid in the two years for any class or series of Voting Stock over the Market Value of the same class or series on the first day in them on which it acquired any of that.',
    for: { votingStockBut: ['common'] },
    purchases: { cite: 'VI.C(2)(b)(i)', years: '2', firstDay: twoYearsBefore, by: 'interested', crossing: true },
    preference: { cite: 'VI.C(2)(b)(ii)' },
    market: { cite: 'VI.C(2)(b)(iii)' },
    proportion: {
      cite: 'VI.C(2)(b)(iv)',
      of: {
        reading: 'A-14',
        options: {
          'highest-paid-class': 'highest-paid-class',
          'class-tested': 'same-class',
          'greatest-ratio': 'each-class',
        },
      },
    },
    splits,
  }),
  formCondition({
    cite: 'VI.C(2)(c)',
    summary:
      'What the holders of a class or series of Voting Stock receive must be in cash, or in the form in which the Interested Shareholder has paid for shares of that class or series; where it paid in several forms, in cash or in the form used for the largest number of them.',
    by: 'interested',
    neverBought: { reading: 'A-26', options: { cash: 'cash', 'any-form': 'any' } },
  }),
  dividendConduct({
    cite: 'VI.C(2)(d)',
    summary:
      'From when the Interested Shareholder became one until the Business Combination: (i) no full quarterly dividend on outstanding Preferred Stock, cumulative or not, has failed to be declared and paid at its regular date; (ii) the annual rate of dividends on the Common Stock has not been reduced, except as needed to reflect a subdivision, and has been increased as needed to reflect a reverse split or other change that leaves fewer shares. Neither counts where no Interested Shareholder, and no Affiliate or Associate of one, voted for it as a director, and the Interested Shareholder within ten days after the act or failure tells the Board in writing that it disapproves and asks it in good faith to put the matter right.',
    senior: { cite: 'VI.C(2)(d)(i)', class: 'preferred' },
    rate: { cite: 'VI.C(2)(d)(ii)', class: 'common' },
    cure: { cite: 'VI.C(2)(d)', days: '10' },
  }),
  noAddedShares({
    cite: 'VI.C(2)(d)(iii)',
    summary:
      'In the same time the Interested Shareholder has not become the beneficial owner of any more Voting Stock, except in the transaction by which it became one, or by splits or dividends of stock in proportion. No disapproval or request mends this.',
    by: 'interested',
  }),
  noBenefit({
    cite: 'VI.C(2)(e)',
    summary:
      'Since it became one the Interested Shareholder has not had the benefit, directly or indirectly, of loans, advances, guarantees, pledges, other financial assistance, or tax credits or other tax advantages provided by the Corporation or a Subsidiary, except in proportion as a shareholder; whether in view of the Business Combination or not.',
    from: 'corporation-or-subsidiary',
    usualBusiness: 'counts',
  }),
  statementMailing({
    cite: 'VI.C(2)(f)',
    summary:
      'A proxy or information statement that describes the Business Combination and complies with the Securities Exchange Act of 1934 and its rules, or what replaces them, must be mailed to the shareholders at least thirty days before it is completed, whether or not the Act requires one.',
    days: '30',
  }),
];

export const priceReadings: readonly Reading[] = [
  {
    id: 'A-14',
    cite: 'VI.C(2)(b)(iv)',
    asks: 'Of which class are the highest price and the Market Value in the fraction, where another class than Common Stock is tested?',
    options: {
      'highest-paid-class': 'Of the class or series of Voting Stock for which the highest price was paid.',
      'class-tested': 'Of the class or series being tested alone.',
      'greatest-ratio': 'Of each class in turn; the greatest fraction counts.',
    },
    adopted: 'highest-paid-class',
    because:
      'The numerator is the highest price paid for any class of Voting Stock, and the denominator is of the same class as that.',
  },
  {
    id: 'A-26',
    cite: 'VI.C(2)(c)',
    asks: 'What form will do for a class that the Interested Shareholder never bought?',
    options: { cash: 'Cash alone.', 'any-form': 'Any form: there is none that was paid before.' },
    adopted: 'cash',
    because: 'The rule allows cash or the form paid before, and nothing was paid before.',
  },
];

export const priceNotes: readonly NoteOfConstruction[] = [
  {
    cite: 'VI.C(2)(a)(i)',
    slip: 'The two alternatives are marked (a) and (2).',
    readAs: 'They are (1) and (2), as in (b)(i).',
  },
  {
    cite: 'VI.C(2)(b)',
    slip: 'It has a capital in mid-sentence, becomes for became, and class or series of stock for class or series of Voting Stock.',
    readAs: 'As (a) and the other limbs of (b) say it.',
  },
  {
    cite: 'VI.C(2)(c)',
    slip: 'The sentence on varying forms breaks off before it says which form will do.',
    readAs:
      'Either cash or the form used to acquire the largest number of shares of the class, as in the statute (C.G.S. 33-842) and the model from which the text was copied. Where several forms come to as many shares, each of them will do.',
  },
  {
    cite: 'VI.C(2)(d)',
    slip: 'Regular date is not defined.',
    readAs:
      'The date on which the terms of the series make the dividend payable; whether it was kept is a fact that is entered, or that the Board determines.',
  },
  {
    cite: 'VI.C(2)(d)(iii)',
    slip: 'It excepts the transaction which resulted in such Interested Shareholder.',
    readAs: 'The transaction that resulted in its becoming an Interested Shareholder.',
  },
  {
    cite: 'VI.C(2)(e)',
    slip: 'It speaks of financial assistance of any tax credits.',
    readAs: 'Financial assistance, or any tax credits.',
  },
  {
    cite: 'VI.C(2)(f)',
    slip: 'It ends with a registration statement that nothing before it mentions.',
    readAs: 'The information statement of its opening words.',
  },
];
