import { InvalidArgumentError, type Command } from 'commander';
import type { SignInOptions } from '../commands/access/sign-in.js';
import type { KeptOptions } from '../kept/kept-place.js';
import { withKeptPlace } from './kept-place.js';
import { outputOf, type Ended } from './json.js';

/** `sign-in`, `password` and `sign-out`: who the commands are to a service. */
export function addAccess(program: Command, ended: Ended): void {
  withKeptPlace(program.command('sign-in'))
    .description('Sign in to a service, and save a key for the commands that speak to it.')
    .argument('[link-or-name]', 'the link that signs you in once, or your name; asked for where it is left out')
    .option('--show', 'print the key, for other programs, and save nothing')
    .option('--new-link', 'print a new link for an owner, or for a name that nobody used yet, where the store is')
    .option('--days <number>', 'for how long the key serves', days, 90)
    .addHelpText(
      'after',
      '\nExamples:\n  quorate sign-in                                  to the service that runs here\n  export QUORATE_KEY=$(quorate sign-in ql_… --show)   for every program of this shell\n  quorate sign-in anna --server https://journals.example\n  quorate sign-in --new-link                       where the link that was printed is lost\n\nA password is asked for, and not shown. The key is saved for you alone, under ~/.config/quorate (XDG_CONFIG_HOME).',
    )
    .action(async (linkOrName: string | undefined, flags: SignInOptions) =>
      ended(await (await import('../commands/access/sign-in.js')).signIn(linkOrName, flags, outputOf({}))),
    );
  withKeptPlace(program.command('password'))
    .description('Set the password of the account by whose key the commands are known.')
    .addHelpText('after', '\nExample:\n  quorate password     it is asked for, and not shown')
    .action(async (flags: KeptOptions) =>
      ended(await (await import('../commands/access/password.js')).password(flags, outputOf({}))),
    );
  withKeptPlace(program.command('sign-out'))
    .description('Revoke the key that was saved for a service, and delete it.')
    .action(async (flags: KeptOptions) =>
      ended(await (await import('../commands/access/sign-out.js')).signOut(flags, outputOf({}))),
    );
}

function days(written: string): number {
  if (/^\d{1,3}$/.test(written) && Number(written) > 0) return Number(written);
  throw new InvalidArgumentError('A number of days was expected, 1 to 999.');
}
