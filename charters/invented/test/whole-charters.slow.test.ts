import { describe } from 'vitest';
import { comeOut } from '../../../packages/engine/test/charter/case-files.js';
import { wholeCharters } from './whole-charters.js';

describe.each(wholeCharters)('$name, with everything turned', (under) => comeOut(under, true));
