import { z } from '@hono/zod-openapi';
import { corporationParameter } from '../responses.js';

/** What a paper is named by wherever one is: SHA-256 of its bytes in hexadecimal. What is written otherwise is no paper's. */
export const paperHash = z.string().regex(/^[0-9a-f]{64}$/, 'a SHA-256 in hexadecimal was expected');

/** The paper in the address of a route. */
export const paperParameter = {
  paper: paperHash.openapi({ param: { name: 'paper', in: 'path' }, description: 'its hash' }),
};

/** The paper of a route. */
export const onePaper = corporationParameter.extend(paperParameter);
