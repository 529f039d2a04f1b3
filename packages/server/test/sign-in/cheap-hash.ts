import { hash } from '@node-rs/argon2';

/** A password as it is kept, but quick to try: for tests that try many. */
export async function cheapHash(password: string): Promise<string> {
  return hash(password, { memoryCost: 64, timeCost: 1, parallelism: 1 });
}
