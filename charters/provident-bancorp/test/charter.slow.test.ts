import { fileURLToPath } from 'node:url';
import { slowCharterSuite } from '../../../packages/engine/test/charter/slow-charter-suite.js';
import { providentBancorp } from '../index.js';

slowCharterSuite({ set: providentBancorp, folder: fileURLToPath(new URL('../', import.meta.url)) });
