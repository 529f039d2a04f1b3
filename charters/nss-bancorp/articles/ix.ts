import { article, associate, exculpation, type NoteOfConstruction, type Reading } from '@quorate/engine';

export const ix = article('IX', 'Liability of directors', [
  exculpation({
    cite: 'IX',
    summary:
      'A director, in office or not any more, owes the Corporation and its shareholders no more damages for breach of duty as a director than the compensation received for serving the Corporation in the year of the violation, unless the breach was one of five sorts. Acts before the certificate took effect are not reached. A repeal or change, or an inconsistent provision, takes away no protection that existed when it took effect or before.',
    towards: ['corporation', 'shareholders'],
    upTo: {
      year: { reading: 'P-19', options: { calendar: 'calendar', fiscal: 'fiscal' } },
      pay: { reading: 'A-17', options: { 'all-pay': 'all-for-serving', 'director-fees': 'as-director' } },
    },
    unless: [
      {
        cite: 'IX(1)',
        what: 'knowing-violation',
        says: 'a knowing and culpable violation of law by the director',
      },
      {
        cite: 'IX(2)',
        what: 'improper-gain',
        says: 'an improper personal economic gain of the director or of an associate, as C.G.S. 33-843(3) defines one',
      },
      {
        cite: 'IX(3)',
        what: 'conscious-disregard',
        says: 'a lack of good faith and a conscious disregard of duty, the director knowing of an unjustifiable risk of serious injury to the Corporation',
      },
      {
        cite: 'IX(4)',
        what: 'abdication',
        says: 'a sustained and unexcused inattention that amounts to giving up the duty',
      },
      {
        cite: 'IX(5)',
        what: 'unlawful-distribution',
        says: 'liability under C.G.S. 33-757 (unlawful distributions) or 36a-58',
      },
    ],
    repealSparesItsDay: true,
    law: 'the statutes that let a certificate limit the liability of directors (C.G.S. 33-636, 36a-97); a court decides whether a breach is one of the five sorts',
  }),
  associate({
    cite: 'IX(2)',
    summary:
      'For this Article an associate of a director is what C.G.S. 33-843(3) says, as amended: an organisation of which the director is officer or partner or owns 10 % or more of a class of voting stock; a trust or estate in which the director has at least a tenth of the beneficial interest or which the director serves as trustee or in a like capacity; a relative or spouse, or a relative of the spouse, with the same home.',
    organisations: { cite: 'IX(2)', served: ['officer', 'partner'], owned: { atLeast: '10%' }, excludes: [] },
    trusts: { cite: 'IX(2)', by: ['beneficiary', 'trustee'], plans: 'as-any-trust' },
    relatives: { cite: 'IX(2)', who: ['in-one-home'] },
  }),
]);

export const ixReadings: readonly Reading[] = [
  {
    id: 'P-19',
    cite: 'IX',
    asks: 'Of which year is the compensation that limits liability?',
    options: {
      calendar: 'The calendar year of the act.',
      fiscal: 'The fiscal year of the Corporation in which the act fell.',
    },
    adopted: 'calendar',
    because: 'A year without more is that of the calendar; the Article mentions no fiscal year.',
  },
  {
    id: 'A-17',
    cite: 'IX',
    asks: 'Which pay is compensation for serving the Corporation?',
    options: {
      'all-pay': 'All pay for serving the Corporation, as an officer too.',
      'director-fees': 'Only what was paid for serving as a director.',
    },
    adopted: 'all-pay',
    because: 'The words are “serving the corporation”, and not serving as a director.',
  },
];

export const ixNotes: readonly NoteOfConstruction[] = [
  {
    cite: 'IX',
    slip: '“patter of inattention”; “corporation” without its capital; a comma is missing after “as amended”.',
    readAs: 'A pattern of inattention; the Corporation; the statute as amended.',
  },
];
