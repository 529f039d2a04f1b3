import { z } from 'zod';
import { byReading, provisionFields } from '../../../instrument/index.js';
import { fractionField } from '../../../terms/index.js';

/** The parameters of the definition of a Continuing Director. */
export const continuingParameters = z.strictObject({
  ...provisionFields,
  kind: z.literal('continuing-director'),
  before: byReading(z.enum(['the-person-concerned', 'everybody-interested'])).describe(
    'before whose becoming interested the director must have been one',
  ),
  service: byReading(z.enum(['was-one-before', 'without-a-break'])).describe(
    'whether having been a director before is enough, or only service since then without a break',
  ),
  unaffiliatedWith: byReading(z.enum(['everybody-interested', 'the-person-concerned'])).describe(
    'with whom the director may not be affiliated',
  ),
  nobodyInterested: byReading(z.enum(['person-to-be', 'no-such-directors'])).describe(
    'who is one in regard to a person that is not interested: every unaffiliated director, or nobody',
  ),
  successors: z
    .strictObject({
      recommendedBy: fractionField.describe('how many of the continuing directors must have recommended the successor'),
      unaffiliated: byReading(z.enum(['not-needed', 'needed'])).describe('whether a successor must be unaffiliated'),
    })
    .optional()
    .describe('whether a successor of such a director, so recommended, is one too'),
});

export type ContinuingDirectorProvision = z.output<typeof continuingParameters>;
