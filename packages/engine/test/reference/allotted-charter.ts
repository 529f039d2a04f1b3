import {
  acquiring,
  article,
  classVotes,
  limitExemption,
  limitRemedies,
  ownership,
  ownershipLimit,
  type Instrument,
  type Reading,
} from '../../src/index.js';

const either = (id: string, cite: string, first: string, second: string): Reading => ({
  id,
  cite,
  asks: `${first}, or ${second}?`,
  options: { [first]: first, [second]: second },
  adopted: first,
  because: 'made up',
});

const chosen = <A extends string, B extends string>(reading: string, first: A, second: B) => ({
  reading,
  options: { [first]: first, [second]: second } as Record<string, A | B>,
});

/** A made-up charter: no more than an eighth of all voting shares; senior shares have three votes. */
export const quarry: Instrument = {
  schema: 1,
  id: 'articles',
  kind: 'charter',
  title: 'Articles of Quarry Works',
  corporation: 'made-up',
  jurisdiction: 'somewhere',
  currency: 'USD',
  from: '1990-01-01',
  source: 'invented',
  articles: [
    article('1', 'Votes', [
      classVotes({
        cite: '1.1',
        summary: 'one vote a share, three for each senior share',
        votes: [
          { class: 'ordinary', each: '1' },
          { class: 'senior', each: '3' },
        ],
      }),
    ]),
    article('2', 'Large holdings', [
      ownershipLimit({
        cite: '2.1',
        summary: 'no more than an eighth of all voting shares without three quarters of the directors',
        over: { moreThan: '1/8' },
        of: 'voting-stock',
        rights: 'counted',
        looksAt: 'what-results',
        forbids: ['offer', 'acquisition'],
        reaches: 'acquisition',
        counts: 'every-acquisition',
        lasts: 'while-over',
        unless: {
          kind: 'directors',
          cite: '2.2',
          votes: [
            {
              cite: '2.2',
              says: 'three quarters of the directors in office',
              body: 'board',
              fraction: { atLeast: '3/4' },
              of: 'in-office',
              needed: 'always',
              atMeeting: true,
            },
            {
              cite: '2.2',
              says: 'half of the independent directors',
              body: 'independent-directors',
              fraction: { atLeast: '1/2' },
              of: 'in-office',
              needed: 'where-somebody-is-interested',
              atMeeting: true,
            },
          ],
        },
        partlyApproved: chosen('R-partly', 'from-what-was-approved', 'from-the-limit'),
        alreadyOver: chosen('R-already', 'whole-excess', 'what-it-adds'),
        exempt: 'exempt-from-limit',
        effect: {
          kind: 'not-counted',
          cite: '2.3',
          whole: false,
          among: 'alike',
          notice: 'kept',
          outstanding: 'as-each-vote-says',
          rights: chosen('R-rights', 'left-out', 'included'),
          allots: chosen('R-allots', 'by-number', 'by-votes'),
        },
      }),
      ownership({
        cite: '2.4',
        summary: 'with affiliates and in groups, all rights',
        together: ['affiliates', 'group'],
        rights: 'all',
        base: 'with-own-rights',
        apart: chosen('R-apart', 'exempt-holders', 'nobody'),
      }),
      acquiring({
        cite: '2.5',
        summary: 'every way',
        forming: 'acquires',
        passive: chosen('R-passive', 'does-not-acquire', 'acquires'),
        excludes: [],
      }),
      limitExemption({
        cite: '2.6',
        summary: 'the holding company',
        persons: ['corporation', 'mutual-holding-company'],
        plans: false,
      }),
      limitRemedies({
        cite: '2.7',
        summary: 'a sale by a trustee',
        remedies: [{ kind: 'trustee-sale', by: 'board', says: 'A trustee may sell what is above the limit.' }],
      }),
    ]),
  ],
  readings: [
    either('R-partly', '2.1', 'from-what-was-approved', 'from-the-limit'),
    either('R-already', '2.1', 'whole-excess', 'what-it-adds'),
    either('R-rights', '2.3', 'left-out', 'included'),
    either('R-allots', '2.3', 'by-number', 'by-votes'),
    either('R-apart', '2.4', 'exempt-holders', 'nobody'),
    either('R-passive', '2.5', 'does-not-acquire', 'acquires'),
  ],
  notes: [],
};
