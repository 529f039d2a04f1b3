import { z } from '@hono/zod-openapi';
import { longestCharter } from '@quorate/engine';
import { charterTypes } from '@quorate/store';

/** A charter file as it is uploaded. */
export const charterFile = z
  .strictObject({
    text: z
      .string()
      .min(1)
      .max(longestCharter)
      .describe('the file: an instrument with its articles, or a record with charter, designations, bylaws and law'),
    mediaType: z.enum(charterTypes),
  })
  .openapi('CharterFile');

/** A charter, by its instruments. */
export const describedCharter = z
  .object({
    charter: z.string().describe('the name by which it is chosen'),
    name: z.string().describe('the name of the corporation, as the charter has it'),
    formed: z.string().optional(),
    instruments: z.array(
      z.object({
        id: z.string(),
        kind: z.string(),
        title: z.string(),
        from: z.string(),
        until: z.string().optional(),
        articles: z.int(),
        provisions: z.int(),
        workedOut: z
          .object({
            percent: z.int().describe('of the sections with more than words, so many of a hundred, rounded down'),
            notWorkedOut: z.array(z.string()).describe('sections in words only: where they bear, they are asked for'),
            missing: z.array(z.string()).describe('sections of the document for which nothing is entered'),
          })
          .describe('how far the text is worked out'),
        readings: z.int().describe('the doubtful passages, each with its options'),
      }),
    ),
  })
  .openapi('Charter');
