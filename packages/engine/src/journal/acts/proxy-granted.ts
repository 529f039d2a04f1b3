import { z } from 'zod';
import { defineEntryType } from '../entry-type.js';
import { className, dayField, named, person, shareCount, yesNo } from '../field/index.js';

/** A holder let somebody vote in its place. */
export const proxyGranted = defineEntryType({
  type: 'proxy-granted',
  version: 1,
  family: 'acts',
  says: 'A holder let somebody vote in its place.',
  data: z.strictObject({
    by: person.describe('the holder'),
    to: person.describe('who may vote'),
    class: className.optional().describe('the class or series'),
    shares: shareCount.optional().describe('for how many shares; without a number, for all'),
    proposal: named('proposal').optional().describe('for which proposed act; without one, generally'),
    meeting: named('meeting').optional().describe('for which meeting'),
    until: dayField.optional().describe('the day on which it lapses'),
    revocable: yesNo.optional().describe('whether the holder may take it back'),
    'public-solicitation': yesNo.optional().describe('whether it was given on a public solicitation of proxies'),
  }),
  example: { by: 'dispersed', to: 'corporation', proposal: 'deal' },
});
