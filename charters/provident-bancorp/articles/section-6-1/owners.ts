import {
  affiliate,
  associate,
  ownership,
  type NoteOfConstruction,
  type Provision,
  type Reading,
} from '@quorate/engine';

/** 6.1.4(a), (c), (g): who is tied to whom, and whose shares are whose. */
export const owned: readonly Provision[] = [
  affiliate({
    cite: '6.1.4(a)',
    summary:
      'An Affiliate of a person is whoever Rule 12b-2 calls so as it was on the day on which the Articles were filed: whoever controls the person, is controlled by it, or is under common control with it, directly or through others.',
  }),
  associate({
    cite: '6.1.4(a)',
    summary:
      'An Associate of a person is whoever Rule 12b-2 calls so as it was on the day of filing: (1) an organisation, other than the Corporation or a subsidiary that it has a majority of, of which the person is officer or partner or owns beneficially 10 % or more of a class of equity; (2) a trust or estate in which the person has a substantial beneficial interest, or which it serves as trustee or in a like capacity; (3) a relative or spouse, or relative of the spouse, who has the same home, or is director or officer of the Corporation, a parent or a subsidiary. It goes one way: the officer of an organisation is no Associate of it for that.',
    organisations: {
      cite: '6.1.4(a)',
      served: ['officer', 'partner'],
      owned: { atLeast: '10%' },
      excludes: ['corporation', 'subsidiaries'],
    },
    trusts: { cite: '6.1.4(a)', by: ['beneficiary', 'trustee'], plans: 'never' },
    relatives: { cite: '6.1.4(a)', who: ['in-one-home', 'serving-the-group'] },
  }),
  ownership({
    cite: '6.1.4(c)',
    summary:
      'A person owns Voting Shares beneficially that are its own under Rule 13d-3, as amended or succeeded, and in any event those (1) that it, or an Affiliate or Associate, so owns under the Rule as it was on the day of filing; (2) that one of these has a right to acquire, at once or only after some time, by agreement, conversion, exchange, warrant, option or otherwise, may vote or invest, alone or with others, or may dispose of or transfer; (3) that anybody owns with whom one of these has an agreement, arrangement or understanding on acquiring, holding, voting or disposing of shares. The percentage is taken of the outstanding Voting Shares with those that the person is deemed to own by this; no others that may yet be issued are added.',
    together: ['affiliates', 'associates', 'partners', 'group'],
    reach: 'one-hop',
    rights: 'all',
    base: 'with-own-rights',
    limbs: { rights: '6.1.4(c)(2)', base: '6.1.4(c)' },
  }),
];

export const ownedReadings: readonly Reading[] = [];

export const ownedNotes: readonly NoteOfConstruction[] = [];
