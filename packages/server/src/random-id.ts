import { randomBytes } from 'node:crypto';

/** An id of 128 random bits in hexadecimal: it counts nothing, and cannot be guessed. */
export function randomId(): string {
  return randomBytes(16).toString('hex');
}
