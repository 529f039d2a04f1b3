import { article, constant } from '@quorate/engine';

export const first = article('FIRST', 'Name', [
  constant({
    cite: 'FIRST',
    summary: 'Fixes the name of the Corporation.',
    values: { name: 'Peoples Bankcorp, Inc.' },
  }),
]);
