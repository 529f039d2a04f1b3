import { fileURLToPath } from 'node:url';
import { charterSuite } from '../../../packages/engine/test/charter/charter-suite.js';
import { providentBancorp } from '../index.js';

charterSuite({
  set: providentBancorp,
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
    'A',
    '6.1',
    '6.2',
    '6.3',
    '6.4',
    '6.5',
    '6.6',
    '6.7',
    '6.8',
    '6.9',
    '6.10',
  ],
});
