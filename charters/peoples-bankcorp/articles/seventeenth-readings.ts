import type { NoteOfConstruction, Reading } from '@quorate/engine';

export const seventeenthReadings: readonly Reading[] = [
  {
    id: 'I-17c',
    cite: 'SEVENTEENTH.A',
    asks: 'Does the fifth anniversary of the conversion still belong to the five years?',
    options: {
      'anniversary-included': 'Yes: the day of the conversion is not counted, and the anniversary is the last day.',
      'first-day-counted':
        'No: the day of the conversion is the first day, and the last is the day before the anniversary.',
    },
    adopted: 'anniversary-included',
    because:
      'General Construction Law 20, by analogy, leaves out the day from which a time is reckoned; older cases count it for years.',
  },
  {
    id: 'I-17d',
    cite: 'SEVENTEENTH.B',
    asks: 'Does Section B reach a holder who came above 10 % within the five years and acquired nothing since?',
    options: {
      'acquired-after': 'No: it reaches acquisitions after the five years; that holder has full votes again.',
      'holds-after': 'Yes: it reaches whoever holds more than 10 % then without approval.',
    },
    adopted: 'acquired-after',
    because:
      'Section B speaks of a person who acquires at any time after the five years; Section A stops with them. The gap is flagged.',
  },
  {
    id: 'I-17e',
    cite: 'SEVENTEENTH.A',
    asks: 'Where 10 % of a class is no whole number of shares, how much does the holder keep?',
    options: {
      'whole-shares': 'The whole shares that do not exceed 10 %.',
      fractions: 'Exactly 10 %, a fraction of a share included.',
    },
    adopted: 'whole-shares',
    because:
      'What is above 10 % is not counted, and shares are counted whole. The Section has no rule for spreading that among holders of record: it is spread in proportion, by analogy with Section B.',
  },
  {
    id: 'I-17g',
    cite: 'SEVENTEENTH.B',
    asks: 'Does a small later purchase by somebody above 10 % already bring in Section B for all its stock?',
    options: {
      'every-purchase': 'Yes: with it the person acquires and owns more than 10 % without approval.',
      'crossing-only': 'No: only an acquisition that takes a person from 10 % or less to more counts.',
    },
    adopted: 'every-purchase',
    because:
      'The limit is on all votes of a person who acquires more than 10 %; the text draws no line between its older and newer shares.',
  },
  {
    id: 'I-17h',
    cite: 'SEVENTEENTH.A',
    asks: 'Who are the Continuing Directors while nobody is an Interested Shareholder?',
    options: {
      'acquirer-to-be': 'The directors unaffiliated with the acquirer, as if it were one already.',
      'no-such-director': 'Nobody: the definition presupposes an Interested Shareholder.',
    },
    adopted: 'acquirer-to-be',
    because:
      'Approval in advance comes before anybody is an Interested Shareholder; otherwise it could never be given.',
  },
  {
    id: 'I-17i',
    cite: 'SEVENTEENTH.A',
    asks: 'Must the Continuing Directors approve at a meeting?',
    options: {
      'no-meeting-needed': 'No: unanimous written consent will do as well.',
      'at-a-meeting': 'Yes: the Section asks for a vote.',
    },
    adopted: 'no-meeting-needed',
    because:
      'Sixteenth B asks for a meeting and a quorum in so many words; Seventeenth asks only for a vote of two thirds.',
  },
  {
    id: 'I-17j',
    cite: 'SEVENTEENTH.C',
    asks: 'Does a holder acquire whose part rises only because fewer shares are outstanding?',
    options: { 'no-acquisition': 'No: it got nothing.', acquisition: 'Yes: its part is more than before.' },
    adopted: 'no-acquisition',
    because: 'The Article is about acquiring beneficial ownership, and a buy-back is not the holder’s act.',
  },
  {
    id: 'I-17l',
    cite: 'SEVENTEENTH.C',
    asks: 'Is the Corporation itself caught when it buys its own shares?',
    options: {
      'issuer-outside':
        'No: it does not own its treasury shares beneficially; they are not outstanding and have no vote.',
      literal: 'Yes: a corporation is a person.',
    },
    adopted: 'issuer-outside',
    because: 'The Article protects the Corporation; nothing is gained by turning it against its own purchases.',
  },
  {
    id: 'I-17n',
    cite: 'SEVENTEENTH.A',
    asks: 'Where a person acquires more than was approved, from where does the limit count?',
    options: {
      'from-ten-percent': 'From 10 %, as if nothing had been approved.',
      'approved-part-credited': 'From what was approved.',
    },
    adopted: 'from-ten-percent',
    because: 'What was acquired is not what was approved, and the Article knows no other line than 10 %.',
  },
  {
    id: 'I-17p',
    cite: 'SEVENTEENTH.A',
    asks: 'Is a class measured as one, or each series of it by itself?',
    options: {
      class: 'The class: all series of Preferred Stock together.',
      'each-series': 'Each series by itself, as securities law often takes it.',
    },
    adopted: 'class',
    because: 'Article Fourth speaks of two classes, and of series within one of them.',
  },
  {
    id: 'I-17q',
    cite: 'SEVENTEENTH.C',
    asks: 'Does a group acquire, by agreeing to act in concert, what its members own already?',
    options: {
      'forming-acquires': 'Yes: the group is a person and comes to own their shares when it forms.',
      'only-buying': 'No: agreeing without buying acquires nothing.',
    },
    adopted: 'forming-acquires',
    because: 'A group is a person, every sort of acquisition counts, and Rule 13d-5(b) says so for its own purposes.',
  },
  {
    id: 'I-17r',
    cite: 'SEVENTEENTH.D[1]',
    asks: 'Whose exemption is lost when one underwriter owns more than 10 % on completion of a sale?',
    options: { 'only-that-one': 'That one’s only.', all: 'That of all underwriters and selling group members.' },
    adopted: 'only-that-one',
    because: 'The proviso withholds the exemption from an excess; the others have none.',
  },
];

export const seventeenthNotes: readonly NoteOfConstruction[] = [
  {
    cite: 'SEVENTEENTH.A',
    slip: 'The second sentence and the end of D[1] name Article Sixteenth as the one at hand (I-17a).',
    readAs: 'Article Seventeenth.',
  },
  {
    cite: 'SEVENTEENTH.A',
    slip: 'The start of the five years is written in two ways: the effective date of the completion, and the completion.',
    readAs: 'One day, the completion of the conversion.',
  },
  {
    cite: 'SEVENTEENTH.B',
    slip: 'It calls itself Section (A) twice, and Section (B) once (I-17b).',
    readAs: 'Section B throughout.',
  },
  {
    cite: 'SEVENTEENTH.B',
    slip: 'The fraction’s denominator does not say that the shares are outstanding (I-17f).',
    readAs: 'Outstanding shares only, so that the parts add up; and 10 % of the voting power before any limit.',
  },
  {
    cite: 'SEVENTEENTH.B',
    slip: 'Nothing is said of what several owners of one share do to the rest of an owner’s shares (I-17m).',
    readAs: 'The least factor holds for that share; what it takes away goes to no other.',
  },
  {
    cite: 'SEVENTEENTH.B',
    slip: 'Neither Section says as of which day ownership above 10 % limits the votes on a matter.',
    readAs: 'The record date of the vote (I-17o).',
  },
  {
    cite: 'SEVENTEENTH.C',
    slip: 'Two formulas for a group overlap, “similar company” has nothing to be similar to, and words of a tender are doubled.',
    readAs: 'Every person, entity and group; every offer for value.',
  },
  {
    cite: 'SEVENTEENTH.C',
    slip: 'Equity security, voting stock and class are not defined.',
    readAs: 'Common and Preferred Stock; stock with a general vote; the classes of Article Fourth.',
  },
  {
    cite: 'SEVENTEENTH.D[1]',
    slip: 'The list of positions begins with Continuing Directors, and the clause after it speaks of directors.',
    readAs: 'All directors of the Corporation.',
  },
  {
    cite: 'SEVENTEENTH.D[2]',
    slip: 'Two sections carry the letter D (I-17k).',
    readAs: 'D[1], exclusions, and D[2], determinations.',
  },
];
