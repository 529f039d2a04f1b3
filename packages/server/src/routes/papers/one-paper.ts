import { z } from '@hono/zod-openapi';
import { corporationParameter } from '../responses.js';

/** The paper of a route. */
export const onePaper = corporationParameter.extend({
  paper: z
    .string()
    .regex(/^[0-9a-f]{64}$/, 'a SHA-256 in hexadecimal was expected')
    .openapi({ param: { name: 'paper', in: 'path' }, description: 'its hash' }),
});
