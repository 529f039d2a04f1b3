import {
  announcementDate,
  consideration,
  marketValueRule,
  valuationDate,
  type NoteOfConstruction,
  type Provision,
  type Reading,
} from '@quorate/engine';
import { independentDirectorsCounted } from './independent-directors-counted.js';

type Ladder = Extract<Parameters<typeof marketValueRule>[0]['ladder'], readonly unknown[]>;

/** The exchanges first, where shares are admitted to one; then Nasdaq, with the prices that count there. */
const onNasdaq = (sort: 'closing-sale' | 'highest-sale'): Ladder => [
  { cite: '6.1.4(f)(1)', venue: 'nyse', sorts: ['highest-sale'], says: 'the New York Stock Exchange' },
  {
    cite: '6.1.4(f)(1)',
    venue: 'exchange',
    sorts: ['highest-sale'],
    says: 'the principal registered exchange other than Nasdaq',
  },
  {
    cite: '6.1.4(f)(1)',
    venue: 'quotation-system',
    sorts: [sort],
    says: 'the Nasdaq Stock Market or another system',
  },
];

/** 6.1.4(b), (d) and (f): from when a proposal counts as announced, what counts as received, and what it is worth. */
export const marketValue: readonly Provision[] = [
  announcementDate({
    cite: '6.1.4(b)',
    summary:
      'The Announcement Date is the day on which the proposal was first announced to the public; where that was after the close, on that day, of any registered exchange on which Voting Shares are traded, or of Nasdaq or any other system on which they are listed, it is the next day on which that exchange or system is open.',
    afterClose: 'next-day-open',
    withoutTrading: {
      reading: 'non_trading_day_announcement_shifts',
      options: { 'stays-that-day': 'that-day', 'next-day-open': 'next-day-open' },
    },
  }),
  valuationDate({
    cite: '6.1.3(b)(1)',
    summary: 'What is not cash is valued as of the day on which the Business Combination is completed.',
  }),
  consideration({
    cite: '6.1.4(d)',
    summary:
      'Where the Corporation survives a Business Combination, consideration other than cash under 6.1.3(b)(1) and (2) includes the Common Shares and other Voting Shares that their holders keep.',
    retained: 'counts',
  }),
  marketValueRule({
    cite: '6.1.4(f)',
    summary:
      'The Fair Market Value of a share on a date is the highest closing sale of the thirty days before it on the Nasdaq Stock Market or another system in use; of shares admitted to a principal registered exchange of the United States, the highest sale reported in those days; without any such quotation, its value on the date as the Board determines in good faith. Of property other than cash and shares it is the value on the date as a majority of the Independent Directors determines in good faith. All prices and values are adjusted for dividends in shares, splits, combinations and reclassifications.',
    days: '30',
    ladder: {
      reading: 'fmv_nasdaq_series',
      options: { 'highest-close': onNasdaq('closing-sale'), 'highest-sale': onNasdaq('highest-sale') },
    },
    splits: 'restated',
    unquoted: { cite: '6.1.4(f)(1)', body: 'board', fraction: { majority: true }, of: 'present' },
    property: {
      cite: '6.1.4(f)(2)',
      body: 'independent-directors',
      fraction: { majority: true },
      of: independentDirectorsCounted('members'),
    },
  }),
];

export const marketValueReadings: readonly Reading[] = [
  {
    id: 'non_trading_day_announcement_shifts',
    cite: '6.1.4(b)',
    asks: 'Is a proposal that was announced on a day without trading announced on the next day on which trading is open?',
    options: {
      'stays-that-day': 'No: there was no close on that day after which it could have come.',
      'next-day-open': 'Yes: the market could not learn of it before.',
    },
    adopted: 'stays-that-day',
    because: 'The text moves the date only where the announcement came after the close on the same date.',
  },
  {
    id: 'fmv_nasdaq_series',
    cite: '6.1.4(f)(1)',
    asks: 'Which prices count for a share listed on Nasdaq, which has been a registered exchange since 2006?',
    options: {
      'highest-close': 'The highest closing sale, as the text has it for Nasdaq by name.',
      'highest-sale': 'The highest sale reported, as for every principal registered exchange.',
    },
    adopted: 'highest-close',
    because: 'The text names Nasdaq for closing sales; taken as an exchange among others, that would say nothing.',
  },
];

export const marketValueNotes: readonly NoteOfConstruction[] = [
  {
    cite: '6.1.4(f)(1)',
    slip: 'Any system then in use lacks the noun that tells what the system is for.',
    readAs: 'Any system on which sales of the shares are then quoted.',
  },
];
