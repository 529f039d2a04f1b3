import { article, directorLoan } from '@quorate/engine';

export const fourteenth = article('FOURTEENTH', 'Loans to directors', [
  directorLoan({
    cite: 'FOURTEENTH',
    summary:
      'The Corporation may lend to a director, or guarantee a director’s obligation, if the shareholders approve the particular one as the BCL provides; or if the Board finds that it benefits the Corporation, and approves it or a general plan for such loans and guarantees.',
    forms: ['loan', 'guarantee'],
    holders: {
      says: 'a majority of the votes cast, at a quorum of a majority of the votes entitled, shares of the director concerned left out of both',
      fraction: { majority: true },
      quorum: { majority: true },
      by: 'BCL 714(a)(1), 614(b)',
    },
    board: {
      benefit: 'the Board finds that the particular loan or guarantee benefits the Corporation',
      approval: 'the Board approves the particular loan or guarantee',
      plan: 'the Board approves a general plan that covers it',
    },
    otherLaw:
      'the law that may forbid or limit loans to directors (Exchange Act 13(k), Regulation O) and on interested directors (BCL 713)',
  }),
]);
