import type { NoteOfConstruction, Reading } from '@quorate/engine';

export const xiiiReadings: readonly Reading[] = [
  {
    id: 'P-01',
    cite: 'XIII.1',
    asks: 'Is the size of one purchase measured against 10 %, or all that the person owns after it?',
    options: {
      'resulting-holding': 'All that it then owns, with those counted together with it, at each acquisition.',
      'each-purchase': 'What it acquires at once.',
    },
    adopted: 'resulting-holding',
    because:
      'The words on acting together, “at any time”, and the rule on excess shares make sense only if holdings add up.',
  },
  {
    id: 'P-04',
    cite: 'XIII.4',
    asks: 'Where 10 % of the stock is no whole number, how much does the holder keep?',
    options: {
      'whole-shares': 'The whole number that does not exceed 10 %.',
      fractions: 'Exactly 10 %, a fraction included.',
    },
    adopted: 'whole-shares',
    because: 'Shares exceed 10 % as soon as any part of one does.',
  },
  {
    id: 'P-12',
    cite: 'XIII.3',
    asks: 'Is notice to the Board needed where the regulators have approved before the offer?',
    options: {
      'notice-or-regulators': 'No: either the Board was told and kept silent, or the regulators approved before.',
      'notice-always':
        'Yes: the Board must be told in any case; then its silence or the regulators’ approval is enough.',
    },
    adopted: 'notice-or-regulators',
    because:
      'Only the person who offers can be the one who has obtained an approval; the sentence can be read both ways.',
  },
  {
    id: 'P-15',
    cite: 'XIII.2',
    asks: 'Is an acquisition that the Commissioner authorised a violation where the holders have not approved it?',
    options: {
      cumulative: 'Yes: conditions (a) and (b) are both needed.',
      'authorisation-overrides': 'No: the Certificate does not restrict his authority.',
    },
    adopted: 'cumulative',
    because:
      'The sentence on the Commissioner limits how the Certificate is construed; it does not repeal condition (a). What it comes to is for a court.',
  },
  {
    id: 'A-20',
    cite: 'XIII.1',
    asks: 'Does a holder acquire whose part rises only because fewer shares are outstanding?',
    options: { 'no-acquisition': 'No: it got nothing.', acquisition: 'Yes: its part is more than before.' },
    adopted: 'no-acquisition',
    because: 'The Article forbids to acquire; what the Corporation buys back is not acquired by those who stay.',
  },
  {
    id: 'A-21',
    cite: 'XIII.5',
    asks: 'Is the prior written approval of the Commissioner there when he was told and did not disapprove in time?',
    options: {
      'approval-or-silence': 'Yes: it is asked for as this Article requires it, and the Article lets silence do.',
      'written-approval': 'No: the words ask for an approval in writing.',
    },
    adopted: 'approval-or-silence',
    because:
      'Condition (b) accepts a filing that was not disapproved, and the second test refers to what the Article requires (C.G.S. 36a-185 lets 60 days run).',
  },
  {
    id: 'A-23',
    cite: 'XIII.1',
    asks: 'Is 10 % of the Voting Stock a part of the shares or of the votes, while Series A has 100 votes a share?',
    options: { shares: 'Of the shares.', votes: 'Of the votes.' },
    adopted: 'shares',
    because:
      'The Article says stock and shares, where Articles V, VI and XV say voting power; whatever is a vote is still counted in votes (P-02).',
  },
  {
    id: 'A-27',
    cite: 'XIII.4',
    asks: 'Which shares of several holders of record, or of several classes, are the excess?',
    options: {
      'in-proportion': 'The same part of each.',
      'last-acquired-first': 'Those acquired last.',
      'the-board-picks': 'Those that the Board names.',
    },
    adopted: 'in-proportion',
    because: 'The Article does not say; all of them make up the holding that exceeds 10 %.',
  },
  {
    id: 'A-35',
    cite: 'XIII.1',
    asks: 'Does the first test count shares to which a person has a right before they are issued?',
    options: {
      'not-until-issued': 'No: they are not issued and outstanding.',
      'as-beneficially-owned': 'Yes, as Article VI counts them.',
    },
    adopted: 'not-until-issued',
    because:
      'The first test is of issued and outstanding stock that is acquired or owned; the second speaks of beneficial ownership, so that rights may bring it in, but only outstanding shares can lose their vote.',
  },
  {
    id: 'XIII-offer',
    cite: 'XIII.3',
    asks: 'Is an offer measured by itself against 10 %, or by the holding that it would lead to?',
    options: {
      'resulting-holding': 'By the holding that it would lead to.',
      'the-offer-alone': 'By the shares that it is for.',
    },
    adopted: 'resulting-holding',
    because: 'It is read as the rule on acquisitions is, to which an offer leads.',
  },
  {
    id: 'XIII-offeror',
    cite: 'XIII.4',
    asks: 'Has a person excess shares who made a forbidden offer, and lawfully owned more than 10 % before?',
    options: {
      'who-then-acquires': 'No: only what it owns once it acquires after that offer.',
      'whoever-holds': 'Yes: it violates what stands before, and owns more than 10 %.',
    },
    adopted: 'who-then-acquires',
    because:
      'Shares become excess from the date of the acquisition; an offer by itself acquires nothing. To be flagged.',
  },
];

export const xiiiNotes: readonly NoteOfConstruction[] = [
  {
    cite: 'XIII.1',
    slip: 'Voting Stock and person are defined here and in Article VI, differently.',
    readAs: 'Each definition holds in its own Article.',
  },
  {
    cite: 'XIII.1',
    slip: 'Affiliate, Associate and beneficial ownership are used without a definition.',
    readAs: 'As Article VI defines them; the power of the Board under VI.E does not reach this Article.',
  },
  {
    cite: 'XIII.1',
    slip: 'Articles are cited by ordinal words under Roman numerals, and filings “has not been” disapproved.',
    readAs: 'Article XIII; filings have not been disapproved.',
  },
  {
    cite: 'XIII.1',
    slip: 'Nobody is excepted from those who may not acquire, the Corporation itself included.',
    readAs: 'What the Corporation buys back is no longer outstanding: it acquires none of the outstanding stock by it.',
  },
  {
    cite: 'XIII.3',
    slip: 'The sentence on offers has no subject for “obtained”.',
    readAs: 'The person who makes the offer; how it is joined with notice to the Board is a reading (P-12).',
  },
  {
    cite: 'XIII.4',
    slip: 'A comma stands within “10%, of”, and Person has a capital once.',
    readAs: '10 % of the Voting Stock; person as defined.',
  },
  {
    cite: 'XIII.4',
    slip: 'Nothing says who has what is left of the proceeds of a sale by the trustee.',
    readAs: 'The holder whose shares were sold: only the expenses are taken out.',
  },
  {
    cite: 'XIII.5',
    slip: 'Two tests of 10 % stand side by side, one from 10 % on and one above it.',
    readAs: 'Both apply; a share that both reach is lost once.',
  },
  {
    cite: 'XIII.5',
    slip: '“Unincorporated organization thereof” refers to nothing.',
    readAs: 'An unincorporated organisation.',
  },
];
