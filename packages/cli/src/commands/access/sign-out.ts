import { ProblemError, QuorateClient, UnreachableError } from '@quorate/sdk';
import { dropKey, savedKey } from '../../access/saved-keys.js';
import { BadInputError, exits } from '../../bad-input.js';
import type { KeptOptions } from '../../kept/kept-place.js';
import type { Output } from '../../output.js';
import { serviceOf } from './sign-in.js';

/** Revokes the key that was saved for a service, and deletes it. */
export async function signOut(options: KeptOptions, output: Output): Promise<number> {
  const url = await serviceOf(options, output);
  const saved = savedKey(url);
  if (saved === undefined) throw new BadInputError(`No key is saved for ${url}: nobody is signed in there from here.`);
  try {
    await new QuorateClient({ url, key: saved.key }).me.revokeKey(saved.id);
  } catch (error) {
    // Deleted while the service cannot hear of it, the key would go on serving whoever has a copy.
    if (error instanceof UnreachableError) throw new BadInputError(`${error.message} The key stays saved until then.`);
    const isGone = error instanceof ProblemError && [401, 404].includes(error.problem.status);
    if (!isGone) throw error;
  }
  dropKey(url);
  output.write(`Signed out of ${url}: the key of "${saved.account}" is revoked and deleted.`);
  return exits.well;
}
