import { article, constant, type NoteOfConstruction, type Reading } from '@quorate/engine';

export const section69 = article('6.9', 'Liquidation Account', [
  constant({
    cite: '6.9',
    summary:
      'As the Code of Massachusetts Regulations requires, the Corporation keeps a Liquidation Account for the account holders whom the Plan of Stock Issuance, as amended from time to time, calls eligible and supplemental eligible.',
    values: {
      'liquidation-account': 'kept for Eligible and Supplemental Eligible Account Holders, as the Plan defines them',
    },
  }),
  constant({
    cite: '6.9',
    summary:
      'In a complete liquidation of the Corporation, or of The Provident Bank, the Corporation keeps to the regulations and the Plan on the amount and the priority of each holder’s interest in the account.',
    values: {
      'liquidation-account-falls-due':
        'in a complete liquidation of the Corporation or of The Provident Bank; amounts and priorities as the regulations and the Plan have them',
    },
  }),
  constant({
    cite: '6.9',
    summary: 'An interest in the Liquidation Account carries no vote.',
    values: { 'votes-of-the-liquidation-account': 'none' },
  }),
]);

export const section69Readings: readonly Reading[] = [];

export const section69Notes: readonly NoteOfConstruction[] = [
  {
    cite: '6.9',
    slip: 'The Plan of Stock Issuance is given the name “Plan of Conversion”, and the next sentence has the first name again.',
    readAs: 'One document: the Plan of Stock Issuance as amended from time to time.',
  },
  {
    cite: '6.9',
    slip: 'The regulation is not cited by its number.',
    readAs: 'The regulations on mutual holding companies (209 CMR 33.00).',
  },
];
