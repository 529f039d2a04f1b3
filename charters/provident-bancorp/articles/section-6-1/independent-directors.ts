import { continuingDirector, type NoteOfConstruction, type Provision, type Reading } from '@quorate/engine';
import { twoYearsBefore } from './interested-shareholders.js';

/** 6.1.4(e): who is an Independent Director. */
export const independent: readonly Provision[] = [
  continuingDirector({
    cite: '6.1.4(e)',
    summary:
      'An Independent Director is (1) while there is no Interested Shareholder, every member of the Board; (2) while there is one, a member who (i) is no Affiliate or Associate of the Interested Shareholder, and was none at any time in the two years before, and (ii) was on the Board before that one became an Interested Shareholder, or was thereafter nominated or elected with the favourable votes of a majority of the Independent Directors then on the Board.',
    called: 'independent-director',
    inRegardTo: {
      reading: 'id_tested_against',
      options: { 'every-one': 'everybody-interested', 'the-one-concerned': 'the-person-concerned' },
    },
    before: 'the-person-concerned',
    service: {
      reading: 'earlier_service',
      options: { 'was-one-before': 'was-one-before', unbroken: 'without-a-break' },
    },
    unaffiliatedWith: 'the-person-concerned',
    ties: {
      cite: '6.1.4(e)(2)(i)',
      by: ['affiliates', 'associates'],
      itself: { reading: 'D22', options: { 'not-independent': 'tied', literal: 'not-tied' } },
      years: '2',
      firstDay: twoYearsBefore,
    },
    nobodyInterested: 'every-director',
    favoured: { cite: '6.1.4(e)(2)(ii)(b)', by: { majority: true } },
  }),
];

export const independentReadings: readonly Reading[] = [
  {
    id: 'id_tested_against',
    cite: '6.1.4(e)(2)',
    asks: 'Where there are several Interested Shareholders, of which of them must a director be independent?',
    options: {
      'every-one': 'Of each of them.',
      'the-one-concerned': 'Of the one whom the matter concerns; where it concerns none in particular, of each.',
    },
    adopted: 'every-one',
    because:
      'The Articles speak of the Independent Directors as one body, in matters too that concern no Interested Shareholder in particular.',
  },
  {
    id: 'D22',
    cite: '6.1.4(e)(2)(i)',
    asks: 'Can a director be independent who is the Interested Shareholder in person?',
    options: {
      'not-independent': 'No.',
      literal: 'Yes: nobody is an Affiliate or Associate of himself.',
    },
    adopted: 'not-independent',
    because: 'Who is too near to the Interested Shareholder if merely tied to it is so all the more if he is it.',
  },
  {
    id: 'earlier_service',
    cite: '6.1.4(e)(2)(ii)(a)',
    asks: 'Is it enough that a director was on the Board at some time before, though not without a break since?',
    options: {
      'was-one-before': 'Yes: any membership before is enough.',
      unbroken: 'No: the present service must reach back so far.',
    },
    adopted: 'was-one-before',
    because: 'The text asks that he was a member before, and not that he has been one ever since.',
  },
];

export const independentNotes: readonly NoteOfConstruction[] = [
  {
    cite: '6.1.4(e)(2)(ii)(a)',
    slip: 'It speaks twice of an Interested Stockholder.',
    readAs: 'An Interested Shareholder: the Articles define no other.',
  },
];
