import type { Instrument } from '@quorate/engine';
import { i, iNotes, iReadings } from './articles/i.js';
import { ii, iiNotes, iiReadings } from './articles/ii.js';
import { iii, iiiNotes, iiiReadings } from './articles/iii.js';
import { iv, ivNotes, ivReadings } from './articles/iv.js';
import { v, vNotes, vReadings } from './articles/v.js';
import { vi, viNotes, viReadings } from './articles/vi.js';
import { vii, viiNotes, viiReadings } from './articles/vii.js';
import { viii, viiiNotes, viiiReadings } from './articles/viii.js';
import { ix, ixNotes, ixReadings } from './articles/ix.js';
import { x, xNotes, xReadings } from './articles/x.js';
import { xi, xiNotes, xiReadings } from './articles/xi.js';
import { xii, xiiNotes, xiiReadings } from './articles/xii.js';
import { xiii, xiiiNotes, xiiiReadings } from './articles/xiii.js';
import { xiv, xivNotes, xivReadings } from './articles/xiv.js';
import { xv, xvNotes, xvReadings } from './articles/xv.js';
import { xvi, xviNotes, xviReadings } from './articles/xvi.js';
import { xvii, xviiNotes, xviiReadings } from './articles/xvii.js';

/** The Certificate of Incorporation, article by article. */
export const charter: Instrument = {
  schema: 1,
  id: 'charter',
  kind: 'charter',
  title: 'Certificate of Incorporation of NSS Bancorp, Inc.',
  corporation: 'nss-bancorp',
  jurisdiction: 'Connecticut',
  currency: 'USD',
  from: '1997-05-20',
  source: 'Certificate of Incorporation under the Connecticut Business Corporation Act, dated 20 May 1997.',
  articles: [i, ii, iii, iv, v, vi, vii, viii, ix, x, xi, xii, xiii, xiv, xv, xvi, xvii],
  readings: [
    ...iReadings,
    ...iiReadings,
    ...iiiReadings,
    ...ivReadings,
    ...vReadings,
    ...viReadings,
    ...viiReadings,
    ...viiiReadings,
    ...ixReadings,
    ...xReadings,
    ...xiReadings,
    ...xiiReadings,
    ...xiiiReadings,
    ...xivReadings,
    ...xvReadings,
    ...xviReadings,
    ...xviiReadings,
  ],
  notes: [
    ...iNotes,
    ...iiNotes,
    ...iiiNotes,
    ...ivNotes,
    ...vNotes,
    ...viNotes,
    ...viiNotes,
    ...viiiNotes,
    ...ixNotes,
    ...xNotes,
    ...xiNotes,
    ...xiiNotes,
    ...xiiiNotes,
    ...xivNotes,
    ...xvNotes,
    ...xviNotes,
    ...xviiNotes,
  ],
};
