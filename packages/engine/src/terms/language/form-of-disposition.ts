import { openFact } from '../../evaluation/index.js';

/** The sorts of disposition of assets. */
export const forms = ['sale', 'lease', 'exchange', 'transfer', 'mortgage', 'pledge', 'other'] as const;

/** Asked where the proposal does not say it and a section speaks of some sorts only. */
export const formOfDisposition = openFact('form-of-disposition', 'proposal').choice(
  forms,
  'What sort of disposition of the assets is {0}?',
);
