import { fileURLToPath } from 'node:url';
import { comeOut } from '../../../packages/engine/test/charter/charter-suite.js';
import { providentBancorp } from '../index.js';

comeOut({ set: providentBancorp, folder: fileURLToPath(new URL('../', import.meta.url)) });
