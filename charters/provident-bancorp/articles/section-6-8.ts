import { article, requires, type NoteOfConstruction, type Reading } from '@quorate/engine';

const byMajority = { by: 'majority', of: 'members', decides: ['approve', 'approve-plan'] };
const independent = { ratio: [{ membersOf: 'the independent Corporators' }, { membersOf: 'the Corporators' }] };

export const section68 = article('6.8', 'Votes of the Corporators', [
  requires({
    cite: '6.8',
    summary:
      'A plan under which the Corporation is to issue securities to anybody but its mutual holding company needs a majority of the total votes of the Corporators of that company and a majority of the independent Corporators, both of all who are eligible to vote; and at least 60 % of all Corporators must be independent: no employee, officer or trustee, and nobody with a significant business or financial relationship, of the mutual holding company, the Corporation or The Provident Bank.',
    acts: ['issue'],
    where: {
      all: [
        {
          stated: 'plan-of-issue',
          replied: {
            reading: 'equity_plan_is_6_8_plan',
            options: { yes: ['stock-issuance', 'compensation'], no: ['stock-issuance'] },
          },
        },
        { not: { stated: 'plan-issues-only-to', about: 'the mutual holding company' } },
      ],
    },
    needs: {
      id: 'votes',
      all: [
        { id: 'corporators', vote: { body: 'corporators', says: 'the Corporators' }, ...byMajority },
        {
          id: 'independent-corporators',
          vote: { body: 'independent-corporators', says: 'the independent Corporators' },
          ...byMajority,
        },
        {
          id: 'composition',
          says: 'that at least 60 % of all the Corporators are the independent Corporators',
          that: {
            all: [
              { compare: independent, is: 'at least 60%' },
              { compare: independent, is: 'at most 100%' },
            ],
          },
        },
      ],
    },
  }),
]);

export const section68Readings: readonly Reading[] = [
  {
    id: 'equity_plan_is_6_8_plan',
    cite: '6.8',
    asks: 'Is a plan that pays directors, officers or employees in securities a plan that the Corporators must approve?',
    options: {
      yes: 'It is: any plan is that provides for the issue of securities to others than the mutual holding company.',
      no: 'It is not: the heading speaks of a plan of stock issuance, such as the regulations on mutual holding companies know.',
    },
    adopted: 'yes',
    because: 'The text says any plan, and headings have no effect (Section 6.10).',
  },
];

export const section68Notes: readonly NoteOfConstruction[] = [
  {
    cite: '6.8',
    slip: '“corporation” stands in small letters, and so does the first mention of the Corporators.',
    readAs: 'The Corporation, and the Corporators of its mutual holding company.',
  },
  {
    cite: '6.8',
    slip: '“eligible to be cast” stands at the end of the sentence, after the independent Corporators.',
    readAs: 'Of both votes: each is counted on all who may vote, whoever attends, and each Corporator has one vote.',
  },
  {
    cite: '6.8',
    slip: 'A significant business or financial relationship is nowhere defined.',
    readAs: 'Who is independent is a fact to be entered, as the number of the independent Corporators.',
  },
];
