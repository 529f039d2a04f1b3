import {
  continuingDirector,
  interestedShareholder,
  ownership,
  type NoteOfConstruction,
  type Reading,
} from '@quorate/engine';

/** SIXTEENTH.C(1): how ownership counts for this Article, and who is an Interested Shareholder. */
export const sixteenthInterestedShareholder = [
  ownership({
    cite: 'SIXTEENTH.C(1)',
    summary:
      'For this Article a person owns beneficially what Rule 13d-3 says, together with its affiliates under Rule 12b-2, and besides every share that it has a right to acquire by agreement, conversion, warrant, option or otherwise, whenever that can be exercised.',
    together: ['affiliates'],
    rights: 'all',
    base: { reading: 'I-16c', options: { 'own-rights-added': 'with-own-rights', 'outstanding-only': 'outstanding' } },
  }),
  interestedShareholder({
    cite: 'SIXTEENTH.C(1)',
    summary:
      '(a) Whoever together with its affiliates owns beneficially 10 % or more of the outstanding common stock; (b) every affiliate of such a person; (c) every corporation that would be one after a Business Combination.',
    fraction: { atLeast: '10%' },
    of: { classes: ['common'] },
    affiliatesToo: true,
    excludes: { reading: 'I-16d', options: { 'issuer-excluded': ['corporation', 'subsidiaries'], literal: [] } },
    proForma: ['affiliate'],
    limbs: { ownership: 'SIXTEENTH.C(1)(a)', affiliates: 'SIXTEENTH.C(1)(b)', after: 'SIXTEENTH.C(1)(c)' },
  }),
];

/** SIXTEENTH.C(3): who is a Continuing Director. */
export const sixteenthContinuingDirector = continuingDirector({
  cite: 'SIXTEENTH.C(3)',
  summary:
    'A director with no affiliation to an Interested Shareholder, and a director already before that one became such; and a successor of a Continuing Director whom a majority of the Continuing Directors then on the Board recommended to succeed.',
  before: {
    reading: 'I-16h',
    options: { 'the-one-concerned': 'the-person-concerned', 'every-one': 'everybody-interested' },
  },
  service: { reading: 'I-16l', options: { 'was-one-before': 'was-one-before', continuously: 'without-a-break' } },
  unaffiliatedWith: {
    reading: 'I-16m',
    options: { 'every-one': 'everybody-interested', 'the-one-concerned': 'the-person-concerned' },
  },
  nobodyInterested: {
    reading: 'I-17h',
    options: { 'acquirer-to-be': 'person-to-be', 'no-such-director': 'no-such-directors' },
  },
  successors: {
    recommendedBy: { majority: true },
    unaffiliated: { reading: 'I-16n', options: { letter: 'not-needed', unaffiliated: 'needed' } },
  },
});

export const sixteenthDefinitionReadings: readonly Reading[] = [
  {
    id: 'I-16c',
    cite: 'SIXTEENTH.C(1)',
    asks: 'What is a holder’s part measured against, where it has rights to acquire unissued shares?',
    options: {
      'own-rights-added': 'Outstanding common stock with the shares that it has a right to acquire itself.',
      'outstanding-only': 'Outstanding common stock alone.',
    },
    adopted: 'own-rights-added',
    because:
      'Rule 13d-3, to which the definition refers, counts a person’s own rights as outstanding for that person, and restrictions on votes are read narrowly. The sentence on rights is circular as written; it is read as part of the test.',
  },
  {
    id: 'I-16d',
    cite: 'SIXTEENTH.C(1)',
    asks: 'Are the Corporation and its subsidiaries Interested Shareholders as affiliates of whoever controls them?',
    options: {
      'issuer-excluded': 'No: the Corporation is not an Interested Shareholder of itself, nor are its subsidiaries.',
      literal: 'Yes: every affiliate of such a holder is one.',
    },
    adopted: 'issuer-excluded',
    because:
      'The Article is about dealings between the Corporation and a holder; literally it would reach dealings within its own group.',
  },
  {
    id: 'I-16h',
    cite: 'SIXTEENTH.C(3)',
    asks: 'Before whose becoming interested must a Continuing Director have been a director?',
    options: {
      'the-one-concerned': 'Before the Interested Shareholder who is concerned became one.',
      'every-one': 'Before any Interested Shareholder became one.',
    },
    adopted: 'the-one-concerned',
    because: 'The text ties the time to “the” Interested Shareholder, after “an” one: the status is relative.',
  },
  {
    id: 'I-16l',
    cite: 'SIXTEENTH.C(3)',
    asks: 'Must a Continuing Director have served without a break since before that time?',
    options: {
      'was-one-before': 'No: a director now, and one at some time before.',
      continuously: 'Yes: the present service must reach back before that time.',
    },
    adopted: 'was-one-before',
    because:
      'The text asks that the person is a member and was a member before; it does not ask that service was continuous.',
  },
  {
    id: 'I-16m',
    cite: 'SIXTEENTH.C(3)',
    asks: 'With whom must a Continuing Director be unaffiliated?',
    options: {
      'every-one': 'With every Interested Shareholder.',
      'the-one-concerned': 'With the Interested Shareholder who is concerned.',
    },
    adopted: 'every-one',
    because: 'Whoever is affiliated with any one of them is not unaffiliated with an Interested Shareholder.',
  },
  {
    id: 'I-16n',
    cite: 'SIXTEENTH.C(3)',
    asks: 'Must a recommended successor be unaffiliated as well?',
    options: {
      letter: 'No: being recommended by a majority of the Continuing Directors is enough.',
      unaffiliated: 'Yes, as the director succeeded had to be.',
    },
    adopted: 'letter',
    because: 'The clause on successors does not repeat the word; answers that rest on one say so.',
  },
];

export const sixteenthDefinitionNotes: readonly NoteOfConstruction[] = [
  {
    cite: 'SIXTEENTH.C(1)',
    slip: 'The last sentence counts rights for those who are Interested Shareholders already.',
    readAs: 'Rights count in finding who is one.',
  },
  {
    cite: 'SIXTEENTH.C(1)',
    slip: '“Common stock” is written without capitals in the last sentence.',
    readAs: 'The Common Stock of Article Fourth.',
  },
  {
    cite: 'SIXTEENTH.C(3)',
    slip: '“Unaffiliated” is not tied to Rule 12b-2, as “affiliate” is.',
    readAs: 'Not an affiliate in the sense of that Rule.',
  },
];
