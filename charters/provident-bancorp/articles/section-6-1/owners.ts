import {
  affiliate,
  associate,
  constant,
  ownership,
  subsidiary,
  type NoteOfConstruction,
  type Provision,
  type Reading,
} from '@quorate/engine';

/** What 6.1.2 describes, by the kinds of proposed acts. */
const describedIn612 = [
  'merger',
  'consolidation',
  'share-exchange',
  'disposition',
  'issue',
  'acquire-shares',
  'acquire-securities',
  'liquidation',
  'dissolution',
  'reclassification',
  'recapitalization',
  'reincorporation',
];

/** Whose shares are whose under 6.1.4(c): here, and in 6.7, which takes its definitions from here. */
export const countedAsIn614c = {
  together: ['affiliates', 'associates', 'partners', 'group'],
  reach: 'one-hop',
  rights: 'all',
  proxies: 'owned-unless-solicited',
  underPlans: 'nobodys',
  asDirectors: 'not-counted',
  notToEffect: describedIn612,
} satisfies Partial<Parameters<typeof ownership>[0]>;

/** 6.1.4(a), (c), (g), (i), (j): who is tied to whom, and whose shares are whose. */
export const owned: readonly Provision[] = [
  affiliate({
    cite: '6.1.4(a)',
    summary:
      'An Affiliate of a person is whoever Rule 12b-2 calls so as it was on the day on which the Articles were filed: whoever controls the person, is controlled by it, or is under common control with it, directly or through others.',
  }),
  associate({
    cite: '6.1.4(a)',
    summary:
      'An Associate of a person is whoever Rule 12b-2 calls so as it was on the day of filing: (1) an organisation, other than the Corporation or a subsidiary in which it has a majority, of which the person is officer or partner or owns beneficially 10 % or more of a class of equity; (2) a trust or estate in which the person has a substantial beneficial interest, or which it serves as trustee or in a like capacity; (3) a relative or spouse of the person, or a relative of the spouse, who has the same home, or is director or officer of the Corporation, a parent or a subsidiary. It goes one way: the officer of an organisation is no Associate of it for that.',
    organisations: {
      cite: '6.1.4(a)',
      served: ['officer', 'partner'],
      owned: { atLeast: '10%' },
      excludes: ['corporation', 'subsidiaries'],
    },
    trusts: { cite: '6.1.4(a)', by: ['beneficiary', 'trustee'], plans: 'as-any-trust' },
    relatives: { cite: '6.1.4(a)', who: ['in-one-home', 'serving-the-group'] },
  }),
  ownership({
    cite: '6.1.4(c)',
    summary:
      'A person owns Voting Shares beneficially that are its own under Rule 13d-3, as amended or succeeded, and in any event those (1) that it, or an Affiliate or Associate, so owns under the Rule as it was on the day of filing; (2) that one of these (a) has a right to acquire, at once or only after some time, by agreement, conversion, exchange, warrant, option or otherwise, save only by an agreement with the Corporation for what 6.1.2 describes; or (b) may vote or invest, alone or with others, save only by a revocable proxy for one meeting that was solicited publicly; or (c) may dispose of or transfer; (3) that anybody owns with whom one of these has an agreement, arrangement or understanding on acquiring, holding, voting or disposing of shares. Directors and officers, and their Affiliates, do not own one another’s shares for acting as such alone; and what an employee stock ownership or like plan of the Corporation or a Subsidiary holds is owned neither by the plan nor by its trustee, or the trustee’s Affiliates, as such. The percentage is taken of the outstanding Voting Shares with those that the person is deemed to own by this; no others that may yet be issued are added.',
    ...countedAsIn614c,
    base: {
      reading: 'own_rights_in_voting_power',
      options: { 'with-own-rights': 'with-own-rights', 'outstanding-alone': 'outstanding' },
    },
    limbs: { rights: '6.1.4(c)(2)', base: '6.1.4(c)' },
  }),
  constant({
    cite: '6.1.4(g)',
    summary:
      'A group acting in concert is persons who seek to combine or pool their voting or other interests in the securities of the Corporation for a common purpose, by any contract, understanding, relationship or arrangement, written or not; persons who act in conscious parallel; and every group of persons under Section 13(d) of the Exchange Act. When they act together for it, the group is deemed to have acquired their shares.',
    values: {
      'group-acting-in-concert':
        'as it is entered to have formed; whether persons act in conscious parallel is to be determined, not worked out',
    },
  }),
  constant({
    cite: '6.1.4(i)',
    summary:
      'A person is an individual, a group acting in concert, a company, partnership, association, joint venture, pool, trust, unincorporated organisation, syndicate or the like, and any group formed to acquire, hold or dispose of securities.',
    values: { person: 'anybody, of whatever kind; a group is a person of its own' },
  }),
  subsidiary({
    cite: '6.1.4(j)',
    summary:
      'A Subsidiary is a corporation in which the Corporation owns, directly or indirectly, at least a majority of any class of equity. For whom 6.1.4(h) leaves out it is only one in which it so owns a majority of each class.',
    is: 'majority-of-a-class',
    corporationsOnly: true,
    ofEachClass: { cite: '6.1.4(j)' },
  }),
];

export const ownedReadings: readonly Reading[] = [
  {
    id: 'own_rights_in_voting_power',
    cite: '6.1.4(c)',
    asks: 'Do shares that a person only has a right to acquire count in the voting power of which 6.1.4(h) asks for 10 %?',
    options: {
      'with-own-rights': 'Yes, that person’s own, on both sides, as if they were outstanding.',
      'outstanding-alone': 'Only among what the person owns: the whole stays what is outstanding.',
    },
    adopted: 'with-own-rights',
    because:
      'The percentage that anyone owns is to be computed so, by the last paragraph of 6.1.4(c); 6.1.4(h) has no other rule for the same percentage.',
  },
];

export const ownedNotes: readonly NoteOfConstruction[] = [
  {
    cite: '6.1.4',
    slip: 'Business Combination, Affiliate and Person are defined here for the Articles, and otherwise in Appendix B, which is part of them.',
    readAs: 'Each in its place: the definitions of Appendix B serve the certificate of designation alone.',
  },
  {
    cite: '6.1.4(a)',
    slip: 'It takes Rule 12b-2 as it was on the day on which the Articles were filed, and they do not say which day that was.',
    readAs: 'As it was on the day that is entered for the filing (Article VII).',
  },
  {
    cite: '6.1.4(c)',
    slip: 'Its opening follows Rule 13d-3 as amended, and its first limb the Rule as it was on the day of filing.',
    readAs: 'Both: what a person owns under either version is its own.',
  },
  {
    cite: '6.1.4(c)(2)',
    slip: 'The exceptions speak of voting shares in lower case, and that on proxies of Affiliates without the Associates.',
    readAs: 'The Voting Shares of 6.1.1; a share counts that the person owns through an Associate otherwise.',
  },
  {
    cite: '6.1.4(c)(3)',
    slip: 'It speaks of any agreements, arrangement or understanding, and of shares of capital shares.',
    readAs: 'An agreement, arrangement or understanding on shares of the Corporation.',
  },
  {
    cite: '6.1.4(c)',
    slip: 'It does not say how far what others own is handed on from one to the next.',
    readAs:
      'One step: what an Affiliate, an Associate, or a partner in an agreement with those tied to it, owns itself. It runs one way for Associates, and both ways for Affiliates and for those who agree.',
  },
  {
    cite: '6.1.4(c)',
    slip: 'Three sections leave out employee plans, each of another width: here plans of the Corporation or a Subsidiary, in 6.1.4(h) those that the Corporation formed, in 6.7.2(ii) all benefit plans of the group.',
    readAs:
      'Each in its place: a plan that a Subsidiary formed goes free here, by owning nothing, and not by 6.1.4(h).',
  },
  {
    cite: '6.1.4(i)',
    slip: 'Partnerships stand twice in the list, and it speaks of a joint shares company, as if every stock had been replaced by shares.',
    readAs:
      'A joint stock company; so too an employee stock ownership plan, a stock split and capital stock elsewhere.',
  },
];
