import { article, classVotes, stockClasses } from '../../src/index.js';

/** Two classes with a general vote, of different weight. */
export const stock = article('2', 'Stock', [
  stockClasses({
    cite: '2.1',
    summary: 'ordinary and senior shares',
    total: '6,000,000',
    classes: [
      { class: 'ordinary', authorised: '5,000,000', par: '$0.50' },
      { class: 'senior', authorised: '1,000,000' },
    ],
    treasury: 'issued',
  }),
  classVotes({
    cite: '2.2',
    summary: 'one vote for an ordinary share, three for a senior share',
    votes: [
      { class: 'ordinary', each: '1' },
      { class: 'senior', each: '3' },
    ],
  }),
]);
