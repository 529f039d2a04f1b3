import { z } from '@hono/zod-openapi';
import { unseenSign } from '@quorate/engine';
import { problemSchema } from '../problem.js';

/** A body of JSON, in an answer or in a request. */
export function json<T extends z.ZodType>(schema: T, description: string) {
  return { description, content: { 'application/json': { schema } } };
}

/** The problems that a route may answer with. */
export function problems(...statuses: readonly number[]) {
  const described = { content: { 'application/problem+json': { schema: problemSchema } } };
  return Object.fromEntries(
    [401, 403, 404, 429, 500, 503, ...statuses].map((status) => [
      status,
      { description: words[status] ?? 'A problem', ...described },
    ]),
  );
}

const words: Readonly<Record<number, string>> = {
  400: 'The request cannot be read',
  401: 'Nobody is signed in',
  403: 'The caller may not do this',
  404: 'There is no such thing, or the caller may not see it',
  409: 'The journal has another version than expected, or the thing is settled or kept already',
  410: 'It was erased',
  413: 'The request is too large',
  415: 'The body is of a media type that is not taken here',
  422: 'The request cannot be understood; the detail tells why',
  429: 'Too many requests',
  500: 'An error of the service; nothing was half done',
  502: 'What the provider of sign-in says cannot be used',
  503: 'The store does not answer',
};

/** The header of a request that may be sent again. */
export const idempotency = z.object({
  'idempotency-key': z
    .string()
    .min(1)
    .max(200)
    .optional()
    .describe('the same request sent again is answered as before'),
});

/** The corporation of a route. */
export const corporationParameter = z.object({
  corporation: z
    .string()
    .min(1)
    .max(100)
    .openapi({ param: { name: 'corporation', in: 'path' }, description: 'the id under which it is kept' }),
});

/** The account of a route. */
export const accountParameter = z.object({
  account: z
    .string()
    .max(100)
    .openapi({ param: { name: 'account', in: 'path' } }),
});

/** Where a journal ends. */
export const headSchema = z
  .object({
    version: z.int().describe('the number of its entries'),
    hash: z.string().describe('the hash of the last one'),
  })
  .openapi('Head');

/** A corporation as it is kept. */
export const corporationSchema = headSchema
  .extend({
    id: z.string(),
    name: z.string(),
    charter: z.string(),
    formed: z.string().optional(),
    keptSince: z.string(),
    records: headSchema.describe('the head of what is recorded beside its journal'),
    lastEntryOn: z
      .string()
      .optional()
      .describe('the day on which its last entry takes effect, of a corporation that is read by itself'),
  })
  .openapi('Corporation');

/**
 * A text of one line: no control characters, which a header or a database would choke on. Written without flags, which the
 * description of the service could not carry.
 */
export function oneLine(longest: number) {
  return (
    z
      .string()
      .trim()
      .min(1)
      .max(longest)
      // oxlint-disable-next-line no-control-regex -- these are what it leaves out
      .regex(/^[^\u0000-\u001f\u007f-\u009f]*$/, 'a text of one line was expected')
      .refine(
        (text) => unseenSign(text) === undefined,
        'a text without signs that nobody sees, or that turn what is seen, was expected',
      )
  );
}

/** Whom an act names. */
export const namedInAct = z.record(z.string(), z.string()).describe('the names of those whom it is with, by their ids');
