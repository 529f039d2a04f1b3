import { z } from 'zod';
import { byReading, parametersOf } from '../../instrument/index.js';
import { fractionField, purposeOfMeeting } from '../../terms/index.js';
import { causeField } from './removal-cause.js';

/** What a provision on the removal of directors says. */
export const removalParameters = parametersOf('removal', {
  serving: z
    .enum(['yearly-terms', 'longer-terms'])
    .optional()
    .describe(
      'of which directors it speaks, where terms have become yearly: of those with such a term, or of the others; left out: of all',
    ),
  holders: z
    .strictObject({
      cite: z.string().describe('its own section'),
      fraction: fractionField.describe('what part of the voting power entitled to vote generally for directors'),
      of: z.enum(['outstanding', 'cast']).describe('of all that voting power, or of the votes cast'),
      weigh: byReading(z.enum(['both', 'cast'])).describe(
        'whether limits on votes enter the base as well as the votes cast, or these alone',
      ),
      meeting: byReading(purposeOfMeeting)
        .optional()
        .describe(
          'where the meeting must be called for the removal: whether for it alone; left out where it need not be',
        ),
    })
    .optional()
    .describe('removal by shareholders; left out where the provision gives them no such power'),
  directors: z
    .strictObject({
      cite: z.string().describe('its own section'),
      fraction: fractionField.describe('what part of that body'),
      of: z
        .enum(['entire-board', 'in-office'])
        .describe('of the entire Board, empty seats counted, or of the directors in office'),
      base: byReading(z.enum(['less-target', 'whole'])).describe(
        'whether the director concerned is left out of the base, or counts in it',
      ),
      targetVotes: byReading(z.enum(['yes', 'no'])).describe('whether the director concerned may vote'),
    })
    .optional()
    .describe('removal by the Board; left out where the provision gives it no such power'),
  otherRoutes: byReading(z.enum(['as-law-says', 'none'])).describe(
    'whether removal in other ways, which law gives, stays beside it',
  ),
  seriesDirectors: z
    .enum(['by-series-terms', 'as-others'])
    .describe('whether a director elected by a series can be removed only by the vote that its terms lay down'),
  forCause: z.enum(['needed', 'not-needed']).describe('whether there must be cause'),
  causes: z.array(causeField).describe('the closed list of causes; empty where cause is not defined, or not needed'),
  causeForSeries: byReading(z.enum(['needed', 'not-needed'])).describe(
    'whether the ban on removal without cause binds the holders of a series too',
  ),
});
export type Removal = z.output<typeof removalParameters>;
