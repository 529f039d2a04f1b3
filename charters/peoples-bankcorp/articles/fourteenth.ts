import { article, requires } from '@quorate/engine';

const benefit = {
  vote: 'board',
  decides: ['determine-benefit'],
  says: 'the Board finds that the particular loan or guarantee benefits the Corporation',
};
const approval = { vote: 'board', decides: ['approve'], says: 'the Board approves the particular loan or guarantee' };
const plan = {
  vote: 'board',
  decides: ['approve-plan'],
  on: 'plan',
  says: 'the Board approves a general plan that covers it',
};

export const fourteenth = article('FOURTEENTH', 'Loans to directors', [
  requires({
    cite: 'FOURTEENTH',
    summary:
      'The Corporation may lend to a director, or guarantee a director’s obligation, if the shareholders approve the particular one as the BCL provides; or if the Board finds that it benefits the Corporation, and approves it or a general plan for such loans and guarantees.',
    acts: ['director-loan'],
    where: { persons: { part: 'director' }, are: 'directors' },
    needs: {
      says: 'the rule on loans to directors and guarantees for them',
      all: [
        {
          id: 'holders',
          vote: 'voting',
          by: 'majority',
          of: 'cast',
          quorum: 'majority',
          without: { part: 'director' },
          theirs: 'held',
          says: 'a majority of the votes cast, at a quorum of a majority of the votes entitled, shares of the director concerned left out of both (BCL 714(a)(1), 614(b))',
          unless: {
            all: [
              benefit,
              {
                ...approval,
                unless: {
                  all: [plan, { that: { stated: 'covered-by-its-plan' } }],
                  onlyWhere: { proposalSays: 'plan' },
                },
              },
            ],
          },
        },
        {
          leftToLaw:
            'the law that may forbid or limit loans to directors (Exchange Act 13(k), Regulation O) and on interested directors (BCL 713)',
        },
      ],
    },
  }),
]);
