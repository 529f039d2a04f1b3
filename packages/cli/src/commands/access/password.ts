import { ProblemError, QuorateClient, UnreachableError } from '@quorate/sdk';
import { inTerminal } from '../../access/asked-in-terminal.js';
import { keyFor } from '../../access/saved-keys.js';
import { BadInputError, exits } from '../../bad-input.js';
import type { KeptOptions } from '../../kept/kept-place.js';
import type { Output } from '../../output.js';
import { serviceOf } from './sign-in.js';

/** Sets the password of the account whose key is saved for a service. Passwords are asked for, and stand in no command line. */
export async function password(options: KeptOptions, output: Output): Promise<number> {
  const url = await serviceOf(options, output);
  const client = new QuorateClient({ url, key: keyFor(url) });
  const { old, next } = await inTerminal(async (ask) => {
    const old = await ask('Your password now; where none is set yet, nothing: ', 'hidden');
    const next = await ask('The new one, of at least 12 characters: ', 'hidden');
    if ((await ask('Once more: ', 'hidden')) === next) return { old, next };
    throw new BadInputError('The two are not the same. Nothing was changed.');
  });
  try {
    await client.me.setPassword({ ...(old === '' ? undefined : { old }), new: next });
    const { name } = await client.me.who();
    output.write(`The password of "${name}" at ${url} is set. Its browsers are signed out; its keys go on.`);
    return exits.well;
  } catch (error) {
    if (error instanceof UnreachableError) throw new BadInputError(error.message);
    if (error instanceof ProblemError) throw new BadInputError(error.problem.detail ?? error.problem.title);
    throw error;
  }
}
