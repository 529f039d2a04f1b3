import { fileURLToPath } from 'node:url';
import { charterSuite } from '../../../packages/engine/test/charter/charter-suite.js';
import { nssBancorp } from '../index.js';

charterSuite({
  set: nssBancorp,
  folder: fileURLToPath(new URL('../', import.meta.url)),
  numbers: [
    'I',
    'II',
    'III',
    'IV',
    'V',
    'VI',
    'VII',
    'VIII',
    'IX',
    'X',
    'XI',
    'XII',
    'XIII',
    'XIV',
    'XV',
    'XVI',
    'XVII',
  ],
});
