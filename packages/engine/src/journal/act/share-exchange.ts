import { z } from 'zod';
import { person } from '../field/index.js';

/** An exchange of shares that binds all holders. */
export const shareExchangeAct = z
  .strictObject({
    kind: z.literal('share-exchange'),
    of: person.describe('whose shares are exchanged'),
    with: person.describe('by whom they are acquired'),
  })
  .describe('An exchange of shares that binds all holders.');
