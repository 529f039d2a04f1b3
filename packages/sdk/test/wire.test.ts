import type { Wire as Sent } from '@quorate/sdk';
import type { Wire } from '@quorate/server';
import { expectTypeOf, it } from 'vitest';

/** Does not compile where the client is behind the schemas of the service: `npm run docs` writes its types anew. */
it('the client has the types of what the service reads and writes', () => {
  expectTypeOf<Sent>().toEqualTypeOf<Wire>();
});
