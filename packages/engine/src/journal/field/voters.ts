import { z } from 'zod';
import { persons } from './named.js';
import { personCount } from './quantities.js';

/** The members of a body who voted or were there: how many, or who. */
export const votersField = z.union([personCount, persons], {
  error: 'expected a number of persons such as 5, or a list of known persons',
});
