import {
  affiliate,
  associate,
  interestedShareholder,
  ownership,
  subsidiary,
  votingStockIs,
  type NoteOfConstruction,
  type Provision,
  type Reading,
} from '@quorate/engine';

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
      'A person owns Voting Stock beneficially (a) that it, or one of its Affiliates or Associates, owns so, directly or indirectly; (b) that it has a right to acquire, now or later, by agreement, conversion, exchange, warrant, option or otherwise, or to vote or dispose of, or to direct that, by agreement; (c) that somebody owns, or whose Affiliates or Associates own, with whom it or one of its Affiliates or Associates has an agreement for acquiring, holding, voting or disposing of it. For VI.D.4 shares so deemed owned are counted as outstanding, and no others that may yet be issued to anybody else (VI.D.5). A person includes any two or more who act together or in concert (VI.D.7).',
    together: ['affiliates', 'associates', 'partners', 'group'],
    reach: { reading: 'P-21', options: { 'one-hop': 'one-hop', chained: 'chained' } },
    rights: 'all',
    base: 'with-own-rights',
  }),
  interestedShareholder({
    cite: 'VI.D.4',
    summary:
      'An Interested Shareholder is a person other than the Corporation or a Subsidiary who (a) owns beneficially 10 % or more of the voting power of the outstanding Voting Stock; or (b) is an Affiliate of the Corporation and so owned at any time in the two years before; or (c) is the assignee of, or has otherwise succeeded to, shares that at any time in those two years a person under (a) or (b) owned beneficially, unless the transaction involved a public offering under the Securities Act of 1933, a transfer on the open market, or one that the Connecticut Banking Commissioner approved.',
    fraction: { atLeast: '10%' },
    of: 'voting-power',
    affiliatesToo: false,
    excludes: ['corporation', 'subsidiaries'],
    proForma: true,
    limbs: { ownership: 'VI.D.4(a)', affiliates: 'VI.D.3(a)', after: 'VI.A(1)(b)' },
  }),
  subsidiary({
    cite: 'VI.D.8',
    summary:
      'A Subsidiary is defined in the words that define a person. It is read as an organisation in which the Corporation owns, directly or through others, stock with a majority of the votes.',
    is: {
      reading: 'P-17',
      options: { 'majority-owned': 'majority-of-votes', controlled: 'controlled', literal: 'every-person' },
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
    id: 'P-17',
    cite: 'VI.D.8',
    asks: 'Which organisations are Subsidiaries, where the definition only repeats what a person is?',
    options: {
      'majority-owned':
        'Those in which the Corporation owns, directly or indirectly, stock with a majority of the votes.',
      controlled: 'Those that the Corporation controls, or in which it has such a majority.',
      literal: 'Every person whatever.',
    },
    adopted: 'majority-owned',
    because:
      'By the letter everybody is a Subsidiary, nobody an Interested Shareholder, and the Article is empty; the meaning in common use is supplied.',
  },
  {
    id: 'P-21',
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

export const definitionsNotes: readonly NoteOfConstruction[] = [];
