import type { NoteOfConstruction, Reading } from '@quorate/engine';

export const fourthReadings: readonly Reading[] = [
  {
    id: 'I-4a',
    cite: 'FOURTH',
    asks: 'Do shares that the Corporation holds in treasury count as issued when unissued shares are counted?',
    options: {
      issued: 'They are issued: they leave no room for a new issue.',
      unissued: 'They are as good as unissued: they may be issued anew.',
    },
    adopted: 'issued',
    because: 'Treasury shares are issued and not outstanding (BCL 515); to sell them is no issue.',
  },
  {
    id: 'I-4b',
    cite: 'FOURTH.B(1)',
    asks: 'Up to what may the number of shares of a series be increased, where the text says the authorised number of the series?',
    options: {
      'of-the-class': 'To what the class has left when the other series are taken off.',
      literal: 'To the number that the series has, so that no increase is possible.',
    },
    adopted: 'of-the-class',
    because: 'Literally the power to increase would be empty; BCL 502(c) has the authorised number of the class.',
  },
  {
    id: 'I-4c',
    cite: 'FOURTH',
    asks: 'Does the denial of rights to acquire shares reach rights that series terms, plans or contracts grant?',
    options: {
      'as-holder-only': 'It reaches rights that flow from holding shares; what is granted otherwise stands.',
      literal: 'It reaches every right to acquire shares, conversion rights among them.',
    },
    adopted: 'as-holder-only',
    because: 'FOURTH.B(7) lets the Board grant conversion rights; the sentence is about BCL 622, on holders as such.',
  },
  {
    id: 'I-4d',
    cite: 'FOURTH.A',
    asks: 'In a liquidation, which is paid first: the debts, or the preferences that the sentence names before them?',
    options: {
      'debts-first': 'Debts first: shareholders share in what creditors leave.',
      'as-written': 'Preferences first, in the order of the words.',
    },
    adopted: 'debts-first',
    because: 'Creditors come before shareholders by law; the order of words in a sentence is no order of payment.',
  },
  {
    id: 'I-4e',
    cite: 'FOURTH.A',
    asks: 'How does preferred stock that participates in what remains count, where the text counts shares of common stock held?',
    options: {
      'as-common': 'At the ratio to common stock that its terms fix.',
      literal: 'By the common stock that it holds, which is none.',
    },
    adopted: 'as-common',
    because: 'Literally a right to participate would be a right to nothing.',
  },
  {
    id: 'I-4f',
    cite: 'FOURTH.A',
    asks: 'Do senior dividends hold up only dividends, and other senior distributions only other distributions?',
    options: {
      'like-by-like': 'Each holds up its own kind; payments to funds hold up both.',
      all: 'Either holds up both.',
    },
    adopted: 'like-by-like',
    because: 'The sentence pairs them (“as the case may be”); fund payments are named without such a pair.',
  },
  {
    id: 'I-4g',
    cite: 'FOURTH.A',
    asks: 'May the terms of a series treat a merger or a sale of all assets as a liquidation?',
    options: {
      invalid: 'No: the certificate says that it is none, for any of its provisions.',
      valid: 'Yes: filed terms are a part of the certificate and are the special rule.',
    },
    adopted: 'invalid',
    because: 'The Board’s power over terms is itself subject to the provisions of the certificate.',
  },
  {
    id: 'I-4h',
    cite: 'FOURTH.A',
    asks: 'Is buying back common stock an “other distribution” that waits for senior claims?',
    options: {
      distribution: 'Yes: it pays out assets on the common stock.',
      free: 'No: the sentence speaks of payments to holders as such.',
    },
    adopted: 'distribution',
    because: 'The text does not name it; holding it to the same rule is the safer course.',
  },
];

export const fourthNotes: readonly NoteOfConstruction[] = [
  {
    cite: 'FOURTH.A',
    slip: 'Of participation the text says “such other dividends” where it has spoken of other distributions.',
    readAs: 'Such other distributions.',
  },
  {
    cite: 'FOURTH.A',
    slip: 'The sentence on liquidation speaks of preferences before it speaks of debts.',
    readAs: 'The order of payment is the law’s: see the reading I-4d.',
  },
];
