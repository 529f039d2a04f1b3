import type { NoteOfConstruction, Reading } from '@quorate/engine';

export const limitReadings: readonly Reading[] = [
  {
    id: 'D34',
    cite: '6.7.1',
    asks: 'Whose convertible and exercisable securities are among the shares of which 10 % is reckoned?',
    options: {
      'own-only': 'Those of the person alone.',
      everybodys: 'Those of everybody: 10 % of all shares, fully diluted.',
    },
    adopted: 'own-only',
    because: 'The second half of the sentence speaks of conversion or exercise by that person.',
  },
  {
    id: 'D35',
    cite: '6.7.2',
    asks: 'Must the directors approve in advance at a meeting?',
    options: {
      'at-a-meeting': 'Yes: the section speaks of such meeting, though it mentions none before.',
      'or-by-all': 'No: all of them may approve in writing as well, as law lets them (M.G.L. c. 156D, § 8.21).',
    },
    adopted: 'at-a-meeting',
    because: 'A vote of directors in office at such meeting is a vote at a meeting.',
  },
  {
    id: 'cap_level_for_partly_approved_holder',
    cite: '6.7.3',
    asks: 'Where less was approved in advance than a person owns, from where on are its votes cut?',
    options: {
      'approved-amount': 'From what was approved: an approved acquisition is outside the limitation.',
      'ten-percent': 'From the 10 % Limit, as the words have it.',
    },
    adopted: 'approved-amount',
    because:
      'What takes votes away is read narrowly, and 6.7.2 takes an approved acquisition out of the limitation. The Board may construe it (6.7.5).',
  },
  {
    id: 'next_share_of_passive_crosser',
    cite: '6.7.3',
    asks: 'If somebody whom a buy-back took over the Limit buys a share, what of its shares has no vote?',
    options: {
      'whole-excess': 'All that is above the Limit.',
      'what-it-adds': 'What it added; what it had before stays free.',
    },
    adopted: 'whole-excess',
    because:
      'With that share it owns more than the Limit in contravention of 6.7, and what is above the Limit has no vote.',
  },
  {
    id: 'rights_in_6_7_3_formula',
    cite: '6.7.3',
    asks: 'Do shares that a person only has a right to acquire count when its votes are cut?',
    options: {
      'left-out': 'No: neither in what it owns, nor in the Limit, nor in the allotment.',
      included: 'Yes, in all three: beneficial ownership takes them in, and deems them outstanding.',
    },
    adopted: 'left-out',
    because:
      'The section cuts votes that somebody could cast, and nobody can cast votes of shares that are not issued; with them a holder below 10 % of the shares would lose votes. The Board may construe it (6.7.5).',
  },
  {
    id: 'D37',
    cite: '6.7.3',
    asks: 'Where classes of Voting Shares have different votes, how are the votes that are left allotted among the record owners?',
    options: {
      'by-number': 'By the number of their shares: each share has the same part of the votes that are left.',
      'by-votes': 'By the votes of their shares: each share keeps the same part of its own votes.',
    },
    adopted: 'by-number',
    because: 'The fraction sets shares of such class or series against all Voting Shares, and speaks of no votes.',
  },
  {
    id: 'attribute_through_exempt_holder_for_6_7',
    cite: '6.7.2',
    asks: 'Do shares of a holder who is exempt for what it is count, under 6.7, as those of persons tied to it?',
    options: {
      'not-attributed': 'No: they are outside the limitation, for others too.',
      literal: 'Yes: beneficial ownership takes in what Affiliates, Associates and partners own, whoever they are.',
    },
    adopted: 'not-attributed',
    because:
      'Else every officer of the mutual holding company would be over the Limit by its shares, and the exemption would defeat itself.',
  },
  {
    id: 'passive_crossing_is_contravention',
    cite: '6.7.4',
    asks: 'Does a holder acquire whose part rises above 10 % only because fewer shares are outstanding?',
    options: {
      no: 'No: it did nothing, and nothing passed to it.',
      yes: 'Yes: every type of acquisition is one.',
    },
    adopted: 'no',
    because: 'To acquire is to come to own; by a buy-back from others the holder comes to own no share more.',
  },
];

export const limitNotes: readonly NoteOfConstruction[] = [
  {
    cite: '6.7.1',
    slip: 'The 10 % Limit is defined here, and Section 6.7.4(b) defines it again by pointing back.',
    readAs:
      'One definition: the Limit is a tenth of the Voting Shares, reckoned as 6.7.1 has it, and what is more is over it.',
  },
  {
    cite: '6.7.6',
    slip: 'It does not say what follows where the information is not given.',
    readAs: 'Nothing by the section itself: the refusal is told, and other remedies stay.',
  },
  {
    cite: '6.7.3',
    slip: 'The section twice calls itself “this Section 6.8”.',
    readAs:
      'Section 6.7; Section 6.8 has no rule on ownership. The number was passed over when sections were renumbered.',
  },
  {
    cite: '6.7.3',
    slip: '“(ii)” stands before the sale by a trustee, and no “(i)” before the refusal; and “which is” follows a plural.',
    readAs: 'Two remedies, each by itself.',
  },
  {
    cite: '6.7.3',
    slip: 'The fraction speaks of “such class or series”, and none is named before.',
    readAs: 'The outstanding shares of each class of Voting Shares that the record owner holds for the person.',
  },
  {
    cite: '6.7.3',
    slip: 'The section does not say who has what is left of the proceeds.',
    readAs: 'The holder whose shares were sold.',
  },
  {
    cite: '6.7.2',
    slip: '“(v) to any offer”: the word “to” stands twice in the sentence; and “the mutual holding company” stands in small letters, before 6.8 defines it.',
    readAs: 'Any offer or acquisition; the company of 6.8.',
  },
  {
    cite: '6.7.2',
    slip: 'Series A, which has no general vote, needs no exemption, as it is not among the Voting Shares.',
    readAs:
      'For greater caution: whatever vote law or its terms may come to give it, it is none of the shares that 6.7 counts.',
  },
  {
    cite: '6.7.2',
    slip: 'Plans are told in three widths: here those of the whole controlled group, in 6.1.4(c) those of the Corporation or any Subsidiary with their trustees, in 6.1.4(h) those that the Corporation formed.',
    readAs: 'Each in its place.',
  },
];
