import type { Instrument } from '@quorate/engine';
import { i, iNotes, iReadings } from './articles/i.js';
import { ii, iiNotes, iiReadings } from './articles/ii.js';
import { iii, iiiNotes, iiiReadings } from './articles/iii.js';
import { iv, ivNotes, ivReadings } from './articles/iv.js';
import { v, vNotes, vReadings } from './articles/v.js';
import { vi, viNotes, viReadings } from './articles/vi.js';
import { vii, viiNotes, viiReadings } from './articles/vii.js';
import { viii, viiiNotes, viiiReadings } from './articles/viii.js';
import { appendixA, appendixANotes, appendixAReadings } from './articles/appendix-a.js';
import { section61, section61Notes, section61Readings } from './articles/section-6-1.js';
import { section62, section62Notes, section62Readings } from './articles/section-6-2.js';
import { section63, section63Notes, section63Readings } from './articles/section-6-3.js';
import { section64, section64Notes, section64Readings } from './articles/section-6-4.js';
import { section65, section65Notes, section65Readings } from './articles/section-6-5.js';
import { section66, section66Notes, section66Readings } from './articles/section-6-6.js';
import { section67, section67Notes, section67Readings } from './articles/section-6-7.js';
import { section68, section68Notes, section68Readings } from './articles/section-6-8.js';
import { section69, section69Notes, section69Readings } from './articles/section-6-9.js';
import { section610, section610Notes, section610Readings } from './articles/section-6-10.js';

/** The Restated Articles of Organization: the form, then Appendices A and C. */
export const charter: Instrument = {
  schema: 1,
  id: 'charter',
  kind: 'charter',
  title: 'Restated Articles of Organization of Provident Bancorp, Inc.',
  corporation: 'provident-bancorp',
  jurisdiction: 'Massachusetts',
  currency: 'USD',
  from: '2015-03-10',
  source:
    'Restated Articles of Organization under the Massachusetts Business Corporation Act, adopted on 10 March 2015; the day of filing is not in the document, and that of adoption stands for it.',
  articles: [
    i,
    ii,
    iii,
    iv,
    v,
    vi,
    vii,
    viii,
    appendixA,
    section61,
    section62,
    section63,
    section64,
    section65,
    section66,
    section67,
    section68,
    section69,
    section610,
  ],
  readings: [
    ...iReadings,
    ...iiReadings,
    ...iiiReadings,
    ...ivReadings,
    ...vReadings,
    ...viReadings,
    ...viiReadings,
    ...viiiReadings,
    ...appendixAReadings,
    ...section61Readings,
    ...section62Readings,
    ...section63Readings,
    ...section64Readings,
    ...section65Readings,
    ...section66Readings,
    ...section67Readings,
    ...section68Readings,
    ...section69Readings,
    ...section610Readings,
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
    ...appendixANotes,
    ...section61Notes,
    ...section62Notes,
    ...section63Notes,
    ...section64Notes,
    ...section65Notes,
    ...section66Notes,
    ...section67Notes,
    ...section68Notes,
    ...section69Notes,
    ...section610Notes,
  ],
};
