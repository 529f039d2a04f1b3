import type { Instrument } from '@quorate/engine';
import { charter } from './charter.js';

export { charter };

const bylaws: readonly Instrument[] = [];

/** Peoples Bankcorp, Inc., of New York: its governing instruments as data. */
export const peoplesBankcorp = {
  id: 'peoples-bankcorp',
  name: 'Peoples Bankcorp, Inc.',
  formed: '1998-09-01',
  charter,
  bylaws,
  law: [] as readonly Instrument[],
} as const;
