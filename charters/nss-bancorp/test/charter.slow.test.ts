import { fileURLToPath } from 'node:url';
import { slowCharterSuite } from '../../../packages/engine/test/charter/slow-charter-suite.js';
import { nssBancorp } from '../index.js';

slowCharterSuite({ set: nssBancorp, folder: fileURLToPath(new URL('../', import.meta.url)) });
