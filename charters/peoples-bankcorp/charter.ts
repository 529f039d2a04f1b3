import type { Instrument } from '@quorate/engine';
import { eighteenth, eighteenthNotes, eighteenthReadings } from './articles/eighteenth.js';
import { eighth, eighthNotes } from './articles/eighth.js';
import { eleventh, eleventhNotes, eleventhReadings } from './articles/eleventh.js';
import { fifteenth, fifteenthReadings } from './articles/fifteenth.js';
import { fifth } from './articles/fifth.js';
import { first } from './articles/first.js';
import { fourteenth } from './articles/fourteenth.js';
import { fourth, fourthNotes, fourthReadings } from './articles/fourth.js';
import { nineteenth } from './articles/nineteenth.js';
import { ninth, ninthNotes, ninthReadings } from './articles/ninth.js';
import { second, secondNotes } from './articles/second.js';
import { seventeenth, seventeenthNotes, seventeenthReadings } from './articles/seventeenth.js';
import { seventh, seventhReadings } from './articles/seventh.js';
import { sixteenth, sixteenthNotes, sixteenthReadings } from './articles/sixteenth.js';
import { sixth } from './articles/sixth.js';
import { tenth, tenthNotes, tenthReadings } from './articles/tenth.js';
import { third } from './articles/third.js';
import { thirteenth, thirteenthNotes, thirteenthReadings } from './articles/thirteenth.js';
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
  articles: [
    first,
    second,
    third,
    fourth,
    fifth,
    sixth,
    seventh,
    eighth,
    ninth,
    tenth,
    eleventh,
    twelfth,
    thirteenth,
    fourteenth,
    fifteenth,
    sixteenth,
    seventeenth,
    eighteenth,
    nineteenth,
  ],
  readings: [
    ...fourthReadings,
    ...seventhReadings,
    ...ninthReadings,
    ...tenthReadings,
    ...eleventhReadings,
    ...thirteenthReadings,
    ...fifteenthReadings,
    ...sixteenthReadings,
    ...seventeenthReadings,
    ...eighteenthReadings,
  ],
  notes: [
    ...secondNotes,
    ...fourthNotes,
    ...eighthNotes,
    ...ninthNotes,
    ...tenthNotes,
    ...eleventhNotes,
    ...thirteenthNotes,
    ...sixteenthNotes,
    ...seventeenthNotes,
    ...eighteenthNotes,
  ],
};
