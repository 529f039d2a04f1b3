import type { Instrument } from '@quorate/engine';
import { eleventh, eleventhNotes, eleventhReadings } from './articles/eleventh.js';
import { fifth } from './articles/fifth.js';
import { first } from './articles/first.js';
import { fourth, fourthNotes, fourthReadings } from './articles/fourth.js';
import { second, secondNotes } from './articles/second.js';
import { sixth } from './articles/sixth.js';
import { third } from './articles/third.js';
import { twelfth } from './articles/twelfth.js';

/** The Certificate of Incorporation, article by article. */
export const charter: Instrument = {
  schema: 1,
  id: 'charter',
  kind: 'charter',
  title: 'Certificate of Incorporation of Peoples Bankcorp, Inc.',
  corporation: 'peoples-bankcorp',
  jurisdiction: 'New York',
  currency: 'USD',
  from: '1998-09-01',
  source:
    'Certificate of Incorporation under section 402 of the Business Corporation Law, signed in September 1998; the day is left blank in the document, and the first of the month stands for it.',
  articles: [first, second, third, fourth, fifth, sixth, eleventh, twelfth],
  readings: [...fourthReadings, ...eleventhReadings],
  notes: [...secondNotes, ...fourthNotes, ...eleventhNotes],
};
