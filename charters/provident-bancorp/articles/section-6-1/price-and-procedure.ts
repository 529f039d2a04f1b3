import {
  combinationExemption,
  constant,
  determinationDate,
  dividendConduct,
  formCondition,
  noAddedShares,
  noBenefit,
  priceAndProcedure as allConditions,
  priceCondition,
  statementMailing,
  type NoteOfConstruction,
  type Provision,
  type Reading,
} from '@quorate/engine';
import { independentDirectorsCounted } from './independent-directors-counted.js';
import { twoYearsBefore } from './interested-shareholders.js';

/** 6.1.3(b): the price and the procedure by which a Business Combination goes free of the vote of 6.1.1. */
export const priceAndProcedure: readonly Provision[] = [
  combinationExemption({
    cite: '6.1.3(b)',
    summary:
      'A Business Combination is free if all the conditions of (1) to (8), on price and procedure, have been met.',
    frees: '6.1.1',
    says: 'all the conditions on price and procedure',
    by: 'conditions',
    topic: 'price-and-procedure',
  }),
  allConditions({
    cite: '6.1.3(b)',
    summary:
      'All the conditions of (1) to (8) must have been met; one that is not closes this route. Under (3) the holders of all Voting Shares that the Interested Shareholder does not own beneficially immediately before completion must be entitled to consideration that meets them; shareholders who dissent and demand the fair value of their shares under the statute do not keep that condition from being met.',
    everyHolder: { cite: '6.1.3(b)(3)', dissenters: 'disregarded' },
  }),
  priceCondition({
    cite: '6.1.3(b)(1)',
    summary:
      'For each Common Share the cash, and the Fair Market Value on completion of whatever else is received, must come to at least the higher of: (A) the highest price for a share, commissions, transfer taxes and fees of soliciting dealers included, that the Interested Shareholder or an Affiliate of it paid in the two years immediately before the Announcement Date, or in the transaction in which it became one, whichever is higher; (B) the Fair Market Value on the Announcement Date or on the Determination Date, whichever is higher.',
    for: { classes: ['common'] },
    purchases: {
      cite: '6.1.3(b)(1)(A)',
      years: '2',
      firstDay: twoYearsBefore,
      by: 'interested-and-affiliates',
      crossing: true,
    },
    market: { cite: '6.1.3(b)(1)(B)' },
    splits: 'restated',
  }),
  determinationDate({
    cite: '6.1.3(b)(1)(B)',
    summary: 'The Determination Date is the date on which the Interested Shareholder became one.',
  }),
  priceCondition({
    cite: '6.1.3(b)(2)',
    summary:
      'For each share of every other class of outstanding Voting Shares the cash, and the Fair Market Value on completion of whatever else is received, must come to at least the highest of: (A) the highest price paid for a share of that class, as under (1)(A); (B) the highest amount to which a share is entitled by preference in a voluntary or involuntary liquidation, dissolution or winding up; (C) the Fair Market Value on the Announcement Date or on the Determination Date, whichever is higher. It must be so for every such class, whether or not the Interested Shareholder ever acquired any of it.',
    for: { votingStockBut: ['common'] },
    purchases: {
      cite: '6.1.3(b)(2)(A)',
      years: '2',
      firstDay: twoYearsBefore,
      by: 'interested-and-affiliates',
      crossing: true,
    },
    preference: { cite: '6.1.3(b)(2)(B)' },
    market: { cite: '6.1.3(b)(2)(C)' },
    splits: 'restated',
  }),
  formCondition({
    cite: '6.1.3(b)(4)',
    summary:
      'What the holders of a class of Voting Shares, or of a series that is outstanding, receive must be in cash, or in the form in which the Interested Shareholder or an Affiliate of it has paid for shares of that class or series, at whatever time; where they paid in several forms, in cash or in the form used for the largest number of them.',
    by: 'interested-and-affiliates',
    neverBought: { reading: 'form_where_never_bought', options: { cash: 'cash', 'any-form': 'any' } },
    tied: { reading: 'form_where_tied', options: { 'each-of-them': 'each', 'cash-alone': 'none' } },
  }),
  constant({
    cite: '6.1.3(b)(5)',
    summary:
      'The prices are adjusted for dividends in shares, splits, combinations and similar events between the day of a price and the completion.',
    values: { prices: 'for the share as it is when the combination is completed' },
  }),
  dividendConduct({
    cite: '6.1.3(b)(6)',
    summary:
      'From when the Interested Shareholder became one until completion: (a) no full quarterly dividend on outstanding shares that come before the Common Shares in dividends or in a liquidation, cumulative or not, has failed to be declared and paid at its regular date; (b)(1) the annual rate of dividends on the Common Shares has not been reduced, except as needed to reflect a subdivision; (b)(2) it has been increased as needed to reflect a reverse split or other change that leaves fewer shares. Each is without harm that two thirds of the Independent Directors approve.',
    senior: { cite: '6.1.3(b)(6)(a)', class: 'preferred' },
    rate: { cite: '6.1.3(b)(6)(b)(1)', class: 'common', increase: { cite: '6.1.3(b)(6)(b)(2)' } },
    approval: {
      cite: '6.1.3(b)(6)',
      says: 'the votes of at least two thirds of the Independent Directors',
      body: 'independent-directors',
      fraction: { atLeast: '2/3' },
      of: independentDirectorsCounted('in-office'),
      atMeeting: false,
    },
  }),
  noAddedShares({
    cite: '6.1.3(b)(6)(c)',
    summary:
      'In the same time neither the Interested Shareholder nor an Affiliate of it has become the beneficial owner of any more Voting Shares, except in the transaction by which it became one. Here no approval of directors helps.',
    by: 'interested-and-affiliates',
    inProportion: {
      reading: 'pro_rata_split_is_additional_share',
      options: { 'not-additional': 'not-added', additional: 'added' },
    },
  }),
  noBenefit({
    cite: '6.1.3(b)(7)',
    summary:
      'Since it became one the Interested Shareholder has not had the benefit, directly or indirectly, of loans, advances, guarantees, pledges, other financial assistance, or tax credits or other tax advantages provided, directly or indirectly, by the Corporation, except in proportion as a shareholder; whether in view of the Business Combination or not. What an Affiliate of it has, or a company of the Corporation provides, is had or provided indirectly; no approval of directors helps.',
    from: 'corporation-or-subsidiary',
    by: 'interested-and-affiliates',
    usualBusiness: {
      reading: 'bank_loan_counts_6_1_3_b_7',
      options: { counts: 'counts', 'ordinary-banking-does-not': 'does-not-count' },
    },
  }),
  statementMailing({
    cite: '6.1.3(b)(8)',
    summary:
      'A proxy or information statement that describes the Business Combination and complies with the Exchange Act and its rules, or what replaces them, must be mailed to the shareholders at least thirty days before completion, whether or not the Act requires one. If a majority of the Independent Directors asks for it, the statement must contain an opinion on the fairness of the terms to the holders of Voting Shares other than the Interested Shareholder, by a reputable investment bank that a majority of them chooses, that gets the information it reasonably asks for, and that the Corporation pays a reasonable fee when it has the opinion.',
    days: '30',
    opinion: {
      cite: '6.1.3(b)(8)',
      says: 'a request by a majority of the Independent Directors for an opinion on fairness',
      body: 'independent-directors',
      fraction: { majority: true },
      of: independentDirectorsCounted('in-office'),
      atMeeting: false,
    },
  }),
];

export const priceAndProcedureReadings: readonly Reading[] = [
  {
    id: 'form_where_never_bought',
    cite: '6.1.3(b)(4)',
    asks: 'What form will do for a class or series that neither the Interested Shareholder nor an Affiliate ever bought?',
    options: { cash: 'Cash alone.', 'any-form': 'Any form: there is none that was paid before.' },
    adopted: 'cash',
    because: 'The rule allows cash or the form paid before, and nothing was paid before.',
  },
  {
    id: 'form_where_tied',
    cite: '6.1.3(b)(4)',
    asks: 'What form will do besides cash where as many shares were bought in one form as in another?',
    options: {
      'each-of-them': 'Each of those forms.',
      'cash-alone': 'None: there is no form that was used for the largest number.',
    },
    adopted: 'each-of-them',
    because: 'Each of them was used for a number of shares than which none is larger.',
  },
  {
    id: 'pro_rata_split_is_additional_share',
    cite: '6.1.3(b)(6)(c)',
    asks: 'Are shares that a split or a dividend of shares brings to all holders in proportion additional Voting Shares?',
    options: {
      'not-additional': 'No: the person owns what it did, in more pieces.',
      additional: 'Yes: the text excepts nothing but the transaction by which the person became interested.',
    },
    adopted: 'not-additional',
    because:
      'The conditions on price treat splits as neutral, and the person has no more of the Corporation than before.',
  },
  {
    id: 'bank_loan_counts_6_1_3_b_7',
    cite: '6.1.3(b)(7)',
    asks: 'Is ordinary business of the Corporation’s bank on ordinary terms, such as a loan, a financial benefit?',
    options: {
      counts: 'Yes: any loan is, and what the bank provides the Corporation provides indirectly.',
      'ordinary-banking-does-not':
        'No: whoever deals with the bank as everybody may has no benefit from the Corporation.',
    },
    adopted: 'counts',
    because:
      'The text speaks of any loans and has no exception for ordinary business; the Independent Directors may determine otherwise under 6.1.5(e).',
  },
];

export const priceAndProcedureNotes: readonly NoteOfConstruction[] = [
  {
    cite: '6.1.3(b)(1)',
    slip: 'It speaks of Common Shares, which nothing defines; Appendix A has common stock, and Appendix B Common Stock.',
    readAs: 'All are the one class that Article III lists as Common.',
  },
  {
    cite: '6.1.3(b)(1)',
    slip: 'Nothing stands between its limbs (A) and (B), where (2) has “or”.',
    readAs: 'The higher of the two, as the opening words have it.',
  },
  {
    cite: '6.1.3(b)(5)',
    slip: 'It says in the event any share dividend, without “of”, and speaks of a shares split.',
    readAs: 'In the event of a dividend in shares, a split, a combination or something like them.',
  },
  {
    cite: '6.1.3(b)(6)(a)',
    slip: 'It says “therefore” for “therefor”, and does not tell what the regular date is.',
    readAs:
      'The date at which the terms of the shares make the dividend payable. A dividend that was lawfully not declared, because it does not cumulate, failed to be declared all the same.',
  },
  {
    cite: '6.1.3(b)(6)(b)',
    slip: 'Annual rate is not defined.',
    readAs:
      'What the regular cash dividends of a year come to on one share, special ones left out, as it is entered or stated.',
  },
];
