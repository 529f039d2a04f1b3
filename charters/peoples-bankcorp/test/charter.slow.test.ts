import { fileURLToPath } from 'node:url';
import { slowCharterSuite } from '../../../packages/engine/test/charter/slow-charter-suite.js';
import { peoplesBankcorp } from '../index.js';

slowCharterSuite({ set: peoplesBankcorp, folder: fileURLToPath(new URL('../', import.meta.url)) });
