import { article, constant, constituencies, type NoteOfConstruction } from '@quorate/engine';

const onThem =
  'on the Corporation and its subsidiaries, on their creditors, customers, depositors and employees, and on the communities where they are or operate';

export const eighth = article('EIGHTH', 'Other constituencies; opposing a proposal', [
  constituencies({
    cite: 'EIGHTH',
    summary:
      'In taking any action, and in judging what is best for the Corporation and its shareholders, the Board, a committee or a single director may, and need not, weigh the factors listed and any others, besides the short-term and long-term interests of both. Nobody gains a right to be considered. If the Board finds that a proposal should not be recommended, it may take any lawful step to oppose it.',
    may: ['board', 'committee', 'director'],
    must: false,
    rights: false,
    factors: [
      { id: '(i)', says: `the effects of the matter, social, legal, economic or other, ${onThem}` },
      {
        id: '(ii)(v)',
        says: `the acquirer’s business, reputation, finances and earnings prospects, and their effects ${onThem}, and on the future value of the stock`,
        only: 'control-proposals',
      },
      {
        id: '(ii)(w)',
        says: 'the reputation, practices, competence, experience and integrity of the acquirer, its management and affiliates',
        only: 'control-proposals',
      },
      { id: '(ii)(x)', says: 'how likely the proposal is to be carried through', only: 'control-proposals' },
      {
        id: '(ii)(y)',
        says: 'whether the price or the value of what is offered is acceptable, judged by past and present results and condition, and whether a better one could be had later',
        only: 'control-proposals',
      },
      {
        id: '(ii)(z)',
        says: 'antitrust and other legal or regulatory questions that it raises',
        only: 'control-proposals',
      },
    ],
    others: true,
    opposing: {
      cite: 'EIGHTH',
      says: 'the Board itself, not a committee, finds that the proposal should not be recommended to shareholders',
      means: [
        'advising shareholders against it',
        'soliciting proxies against it',
        'litigation or complaints to authorities, in good faith',
        'issuing authorised but unissued securities or treasury stock, or granting options on them, as law allows',
        'acquiring a business so that the proposal meets an antitrust or other regulatory obstacle',
        'obtaining a better offer',
      ],
      lawful:
        'that the step is lawful, and that every other Article is kept in taking it (an issue of shares among them)',
    },
  }),
  constant({
    cite: 'EIGHTH',
    summary:
      'Person, in this Article only: any individual or entity, and any group that acts together to acquire, hold, vote or dispose of securities of the Corporation.',
    values: { 'person-in-article-eighth': 'an individual, an entity, or a group acting together' },
  }),
  constant({
    cite: 'EIGHTH',
    summary: 'The Article adds to the powers that directors have by law, and limits none of them.',
    values: { 'effect-of-article-eighth': 'supplements the powers of directors under applicable law' },
  }),
]);

export const eighthNotes: readonly NoteOfConstruction[] = [
  {
    cite: 'EIGHTH',
    slip: 'The last sentence names the Article in the plural.',
    readAs: 'This Article.',
  },
  {
    cite: 'EIGHTH',
    slip: '“Committee” has a capital letter and no definition; the factors under (ii) are lettered from v to z.',
    readAs: 'Any committee of the Board; the letters as printed.',
  },
  {
    cite: 'EIGHTH',
    slip: '“business combination” in small letters is not the defined term of Article Sixteenth.',
    readAs: 'Any business combination or control proposal, whoever makes it.',
  },
];
