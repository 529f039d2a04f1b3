import { article, exculpation } from '@quorate/engine';

export const twelfth = article('TWELFTH', 'Liability of directors', [
  exculpation({
    cite: 'TWELFTH',
    summary:
      'A director owes the Corporation and its shareholders no damages for breach of fiduciary duty as a director, except where the BCL forbids such a clause; its amendment or repeal leaves earlier acts as they were.',
    towards: ['corporation', 'shareholders'],
    unless: [{ cite: 'TWELFTH', what: 'forbidden-by-law', says: 'the BCL forbids a charter to excuse it' }],
    repealSparesItsDay: false,
    law: 'what may not be excused: bad faith, intentional misconduct, knowing violation of law, profit not due, unlawful dividends, purchases, distributions and loans (BCL 402(b), 719)',
  }),
]);
