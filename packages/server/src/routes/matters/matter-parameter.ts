import { z } from '@hono/zod-openapi';
import { corporationParameter, problems } from '../responses.js';

/** The matter of a route. */
export const matterParameter = corporationParameter.extend({
  matter: z
    .string()
    .min(1)
    .max(100)
    .openapi({ param: { name: 'matter', in: 'path' }, description: 'its id' }),
});

/** A thing within a matter, by its id. */
export function inMatter<const Name extends string>(name: Name) {
  const parameter = z
    .string()
    .min(1)
    .max(100)
    .openapi({ param: { name, in: 'path' } });
  return matterParameter.extend({ [name]: parameter } as Readonly<Record<Name, typeof parameter>>);
}

/** The version that the caller saw, given to change the thing or take it back. */
export const seenVersion = z.object({
  expectedVersion: z.coerce.number().int().positive().describe('the version that you saw'),
});

/** The problems of a route that reads. */
export const reading = problems(422);

/** The problems of a route that writes: a matter that is closed is only read, and a paper that was erased is not brought out. */
export const writing = problems(400, 409, 410, 413, 422);
