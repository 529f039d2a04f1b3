import { z } from 'zod';
import { parametersOf, byReading, type Placed } from '../../../instrument/index.js';
import { fractionField } from '../../../terms/index.js';

const ties = z
  .strictObject({
    cite: z.string().describe('the limb'),
    by: z
      .array(z.enum(['affiliates', 'associates']))
      .min(1)
      .describe('as what of a person no director may be'),
    itself: byReading(z.enum(['tied', 'not-tied'])).describe('whether a director who is that person is tied to it'),
    years: z
      .string()
      .regex(/^[1-9]\d?$/)
      .transform(Number)
      .describe('in how many years before the day asked about there may have been no tie either'),
    firstDay: byReading(z.enum(['in', 'out'])).describe('whether the same day so many years before is in'),
  })
  .describe('what ties a director to a person, now or lately; where left out, being an affiliate of it now');

/** What ties a director to a person. */
export type DirectorTies = z.output<typeof ties>;

/** The parameters of the definition of a Continuing Director, or of an Independent Director. */
export const continuingParameters = parametersOf('continuing-director', {
  called: z
    .enum(['continuing-director', 'independent-director'])
    .optional()
    .describe('what such a director is called; a continuing director, where left out'),
  inRegardTo: byReading(z.enum(['the-person-concerned', 'everybody-interested']))
    .optional()
    .describe(
      'in regard to whom a director is told: the person that a question concerns, as where it is left out; or each of those who are interested, as well where it concerns nobody',
    ),
  before: byReading(z.enum(['the-person-concerned', 'everybody-interested'])).describe(
    'before whose becoming interested the director must have been one',
  ),
  service: byReading(z.enum(['was-one-before', 'without-a-break'])).describe(
    'whether having been a director before is enough, or only service since then without a break',
  ),
  unaffiliatedWith: byReading(z.enum(['everybody-interested', 'the-person-concerned'])).describe(
    'with whom the director may not be affiliated',
  ),
  ties: ties.optional(),
  nobodyInterested: byReading(z.enum(['person-to-be', 'no-such-directors', 'every-director'])).describe(
    'who is one where nobody is interested: every director who is unaffiliated with a person to be, nobody, or every director',
  ),
  successors: z
    .strictObject({
      recommendedBy: fractionField.describe('how many of the continuing directors must have recommended the successor'),
      unaffiliated: byReading(z.enum(['not-needed', 'needed'])).describe('whether a successor must be unaffiliated'),
    })
    .optional()
    .describe('whether a successor of such a director, so recommended, is one too'),
  favoured: z
    .strictObject({
      cite: z.string().describe('the limb'),
      by: fractionField.describe('how many of such directors then in office must have voted for it'),
    })
    .optional()
    .describe(
      'whether an untied director is one too for whose nomination or election, after the person became interested, such directors voted',
    ),
});

export type ContinuingDirectorProvision = z.output<typeof continuingParameters>;

/** Who is a continuing director, where it stands in its instrument. */
export type ContinuingRule = Placed<ContinuingDirectorProvision>;
