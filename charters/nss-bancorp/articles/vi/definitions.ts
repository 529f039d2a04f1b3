import {
  affiliate,
  associate,
  constant,
  interestedShareholder,
  ownership,
  subsidiary,
  votingStockIs,
  type NoteOfConstruction,
  type Provision,
  type Reading,
} from '@quorate/engine';

/** Whether the same day two years before is in a look-back of two years. */
export const twoYearsBefore = { reading: 'P-05', options: { 'first-day-in': 'in', 'first-day-out': 'out' } } as const;

/** VI.D.1-5, 7, 8, 10: who is tied to whom, what anyone owns beneficially, and who is an Interested Shareholder. */
export const definitions: readonly Provision[] = [
  affiliate({
    cite: 'VI.D.1',
    summary:
      'An Affiliate of a person is whoever controls it, is controlled by it, or is under common control with it, directly or through others.',
  }),
  associate({
    cite: 'VI.D.2',
    summary:
      'An Associate of a person is (a) an organisation, other than the Corporation or a subsidiary, of which the person is officer, director or partner or owns beneficially 10 % or more of any class of equity; (b) a trust or estate in which the person has a substantial beneficial interest, or which it serves as trustee or in a similar capacity; (c) a relative or spouse of the person, or a relative of the spouse, who has the same home or is a director or officer of the Corporation or one of its Affiliates.',
    organisations: {
      cite: 'VI.D.2(a)',
      served: ['officer', 'director', 'partner'],
      owned: { atLeast: '10%' },
      excludes: ['corporation', 'subsidiaries'],
    },
    trusts: {
      cite: 'VI.D.2(b)',
      by: ['beneficiary', 'trustee'],
      plans: { reading: 'A-28', options: { 'as-determined': 'as-determined', literal: 'as-any-trust' } },
    },
    relatives: { cite: 'VI.D.2(c)', who: ['in-one-home', 'serving-the-group'] },
  }),
  ownership({
    cite: 'VI.D.3',
    summary:
      'A person owns Voting Stock beneficially (a) that it, or one of its Affiliates or Associates, owns so, directly or indirectly; (b) that it has a right to acquire, now or later, by agreement, conversion, exchange, warrant, option or otherwise, or to vote or dispose of, or to direct that, by agreement; (c) that somebody owns, or whose Affiliates or Associates own, with whom it or one of its Affiliates or Associates has an agreement for acquiring, holding, voting or disposing of it.',
    together: ['affiliates', 'associates', 'partners', 'group'],
    reach: { reading: 'A-36', options: { 'one-hop': 'one-hop', chained: 'chained' } },
    rights: 'all',
    proxies: { reading: 'A-28', options: { 'as-determined': 'as-determined', literal: 'owned' } },
    base: 'with-own-rights',
    limbs: { rights: 'VI.D.3(b)', base: 'VI.D.5' },
  }),
  interestedShareholder({
    cite: 'VI.D.4',
    summary:
      'An Interested Shareholder is a person other than the Corporation or a Subsidiary who (a) owns beneficially 10 % or more of the voting power of the outstanding Voting Stock; or (b) is an Affiliate of the Corporation and so owned at any time in the two years before; or (c) is the assignee of, or has otherwise succeeded to, shares that at any time in those two years a person under (a) or (b) owned beneficially, unless the transaction involved a public offering under the Securities Act of 1933, a transfer on the open market, or one that the Connecticut Banking Commissioner approved.',
    fraction: { atLeast: '10%' },
    of: 'voting-power',
    excess: { reading: 'P-18', options: { counted: 'counted', 'left-out': 'left-out' } },
    affiliatesToo: false,
    excludes: ['corporation', 'subsidiaries'],
    lookBack: {
      years: '2',
      firstDay: twoYearsBefore,
      affiliatesOfCorporation: { cite: 'VI.D.4(b)' },
      successors: {
        cite: 'VI.D.4(c)',
        from: 'owner',
        otherThan: 'itself',
        unless: {
          publicOffering: true,
          openMarket: true,
          approvedBy: { agency: 'connecticut-banking-commissioner', says: 'the Connecticut Banking Commissioner' },
        },
      },
    },
    becoming: { reading: 'A-25', options: { 'first-ever': 'first-ever', latest: 'present-status' } },
    proForma: ['affiliate'],
    limbs: { ownership: 'VI.D.4(a)', affiliates: 'VI.D.3(a)', after: 'VI.A(1)(b)' },
  }),
  constant({
    cite: 'VI.D.5',
    summary:
      'For VI.D.4 the shares that a person is deemed to own under VI.D.3 count as outstanding as well; no other shares do that may yet be issued to anybody else, by agreement, conversion, warrant, option or otherwise.',
    values: { 'counted-as-outstanding': 'the shares that the person in question may acquire, and nobody else’s' },
  }),
  constant({
    cite: 'VI.D.7',
    summary:
      'A person is a natural person, company, partnership, trust, unincorporated organisation or other entity, and any two or more of these who act together or in concert.',
    values: { person: 'anybody, of whatever kind; those who act together or in concert are one' },
  }),
  subsidiary({
    cite: 'VI.D.8',
    summary:
      'A Subsidiary is defined in the words that define a person. It is read as an organisation in which the Corporation owns, directly or through others, stock with a majority of the votes.',
    is: {
      reading: 'P-17',
      options: { 'majority-owned': 'majority-of-votes', controlled: 'controlled' },
    },
  }),
  votingStockIs({
    cite: 'VI.D.10',
    summary:
      'Voting Stock is the stock outstanding at the time that is entitled to vote generally in the election of directors.',
    entitled: 'generally',
  }),
];

export const definitionsReadings: readonly Reading[] = [
  {
    id: 'A-25',
    cite: 'VI.D.4',
    asks: 'When did a person become an Interested Shareholder that was one, ceased to be, and is one again?',
    options: {
      'first-ever': 'When it first was one.',
      latest: 'When its present status began.',
    },
    adopted: 'first-ever',
    because:
      'VI.C(1) asks for approval before the person first became one; what was not approved in time is not made good by selling and buying again.',
  },
  {
    id: 'A-28',
    cite: 'VI.D.3(b)',
    asks: 'Are revocable proxies, and what a trustee of an employee plan holds, beneficial ownership of whoever may vote by them?',
    options: {
      'as-determined': 'Only as the Board determines under VI.E.',
      literal: 'Yes: a right to vote under an arrangement, and a trust that is an Associate of its trustee.',
    },
    adopted: 'as-determined',
    because:
      'The text has none of the exceptions that such definitions have elsewhere, so that by its letter a proxy committee would own what it may vote for one meeting; what it turns on are facts that VI.E gives to the Board.',
  },
  {
    id: 'P-05',
    cite: 'VI.D.4',
    asks: 'Is the same day two years earlier within the two years immediately before a day?',
    options: {
      'first-day-in': 'Yes: from that day, up to the day in question, which is out.',
      'first-day-out': 'No: only from the day after it.',
    },
    adopted: 'first-day-in',
    because:
      'Two years immediately before a day end with the day before it, and so begin with the day of the same date; from 29 February they reach back to the 28th.',
  },
  {
    id: 'P-18',
    cite: 'VI.D.4(a)',
    asks: 'Do excess shares under Article XIII count in the 10 % of the voting power?',
    options: {
      counted: 'Yes, among the person’s votes and among all votes, as if no share were excess.',
      'left-out': 'No, on neither side.',
    },
    adopted: 'counted',
    because:
      'The definition asks what is owned and is no matter on which shareholders act, for which alone Article XIII takes excess shares out; otherwise rounding could let a holder of exactly a tenth escape.',
  },
  {
    id: 'P-17',
    cite: 'VI.D.8',
    asks: 'Which organisations are Subsidiaries, where the definition only repeats what a person is?',
    options: {
      'majority-owned':
        'Those in which the Corporation owns, directly or indirectly, stock with a majority of the votes.',
      controlled: 'Those that the Corporation controls, or in which it has such a majority.',
    },
    adopted: 'majority-owned',
    because:
      'By the letter everybody is a Subsidiary, nobody an Interested Shareholder, and the Article is empty; the narrower of the meanings in common use is supplied, for the text asks for control where it means control (VI.D.1).',
  },
  {
    id: 'A-36',
    cite: 'VI.D.3(a)',
    asks: 'How far does what Affiliates, Associates and partners in agreements own count as a person’s own?',
    options: {
      'one-hop': 'What each of them owns, or has rights to, itself.',
      chained: 'Also what counts as theirs in turn, and so on.',
    },
    adopted: 'one-hop',
    because:
      'The statute from which the text is taken speaks of what a person owns individually or with its affiliates or associates; a chain through directorships and tenth parts of companies would have no end.',
  },
];

export const definitionsNotes: readonly NoteOfConstruction[] = [
  {
    cite: 'VI.D.1',
    slip: 'Control is nowhere defined, nor who is a relative or when an interest is substantial (VI.D.2).',
    readAs: 'Facts: as entered, or as the Board determines under VI.E.',
  },
  {
    cite: 'VI.D.2(b)',
    slip: 'The opening words of the limb are lost: it begins in the middle of a sentence.',
    readAs: 'A trust or other estate in which the person has a substantial beneficial interest, as the statute has it.',
  },
  {
    cite: 'VI.D.3',
    slip: 'The letters of its parts run (a), (b), (a), (b), (c), (c), and (b) has lost the words on Affiliates and Associates.',
    readAs: 'Limbs (a), (b) with three parts, and (c); what Affiliates and Associates may acquire comes in under (a).',
  },
  {
    cite: 'VI.D.4(c)',
    slip: 'It refers to persons described in (i) or (ii), and there are none.',
    readAs: 'The persons of (a) and (b).',
  },
  {
    cite: 'VI.D.4(b)',
    slip: 'It alone speaks of combined voting power.',
    readAs: 'Voting power, as in (a).',
  },
  {
    cite: 'VI.D.8',
    slip: 'The definition of a Subsidiary repeats that of a person word for word.',
    readAs:
      'Not so, for then the Article would reach nobody: an organisation in which the Corporation has a majority of the votes, or, by another reading, that it controls.',
  },
];
