import { z } from 'zod';
import { className } from './plain.js';
import { person } from './named.js';
import { shareCount } from './quantities.js';

/** Shares present at a meeting, or leaving it, class by class; of one holder where limits on its votes matter. */
export const presenceField = z
  .array(
    z.strictObject({
      class: className.describe('the class or series'),
      holder: person.optional().describe('the holder of record, where it matters alone'),
      shares: shareCount.describe('how many shares, in person or by proxy'),
    }),
  )
  .readonly();
