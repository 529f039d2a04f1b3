import { z } from 'zod';

/**
 * A schema that holds itself: made when it is first looked at, and once.
 * (`z.lazy` alone is made anew at each place where it is described, which took seconds for the schema of charter files.)
 */
export function recursive<Output, Input>(make: () => z.ZodType<Output, Input>): z.ZodLazy<z.ZodType<Output, Input>> {
  let made: z.ZodType<Output, Input> | undefined;
  return z.lazy(() => (made ??= make()));
}
