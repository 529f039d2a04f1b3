import { fileURLToPath } from 'node:url';
import { charterSuite } from '../../../packages/engine/test/charter/charter-suite.js';
import { peoplesBankcorp } from '../index.js';

charterSuite({
  set: peoplesBankcorp,
  folder: fileURLToPath(new URL('../', import.meta.url)),
  numbers: [
    'FIRST',
    'SECOND',
    'THIRD',
    'FOURTH',
    'FIFTH',
    'SIXTH',
    'SEVENTH',
    'EIGHTH',
    'NINTH',
    'TENTH',
    'ELEVENTH',
    'TWELFTH',
    'THIRTEENTH',
    'FOURTEENTH',
    'FIFTEENTH',
    'SIXTEENTH',
    'SEVENTEENTH',
    'EIGHTEENTH',
    'NINETEENTH',
  ],
});
