import { InvalidArgumentError, type Command } from 'commander';
import type { ServeOptions } from '../commands/serve.js';
import type { StartOptions } from '../commands/start.js';
import { outputOf, type Ended } from './json.js';

/** `serve` and `start`: the service over HTTP. */
export function addServe(program: Command, ended: Ended): void {
  const serving = (name: string) => withServing(program.command(name));
  serving('serve')
    .description(
      'Serve what is kept over HTTP: to this machine alone, or, where somebody can sign in and TLS protects it, to others.',
    )
    .option('--demo', 'make the corporations of "quorate demo" first, where they are missing')
    .addHelpText('after', examples)
    .action(async ({ demo, ...flags }: Omit<ServeOptions, 'demo'> & { readonly demo?: boolean }) =>
      ended(
        await (
          await import('../commands/serve.js')
        ).serve({ ...flags, ...(demo === true ? { demo: 'missing' } : undefined) }, outputOf({})),
      ),
    );
  serving('start')
    .description('Open the service with the demonstration in it; where CI is set, tell the guided one and end.')
    .option('--serve', 'open the service even where CI is set')
    .addHelpText('after', '\nExample:\n  npm start -- --port 4271')
    .action(async (flags: StartOptions) =>
      ended(await (await import('../commands/start.js')).start(flags, outputOf({}))),
    );
}

const examples = `
Examples:
  quorate serve --port 4270 &
  curl http://127.0.0.1:4270/health
  quorate serve --host 0.0.0.0 --tls-certificate quorate.pem --tls-key quorate.key
  quorate serve --host 10.0.0.7 --behind-proxy 10.0.0.1 --public-url https://quorate.example

To other machines it listens only where an account can sign in, and by TLS: its own, or that of a proxy.
While it runs on a file of SQLite, it tells of itself in a file beside it, named after it with .service: "quorate ask --kept", "quorate
journal" and "quorate backup" find the service there and speak to it, once "quorate sign-in" has saved a key.
A provider sends browsers back to the public URL with /v1/sign-in/openid/callback; that is to be registered there.`;

function withServing(command: Command): Command {
  return command
    .option('--host <address>', 'an address of this machine', '127.0.0.1')
    .option('--port <number>', 'the port; 0 takes any that is free', portNumber, 4270)
    .option('--owner <name>', 'the name of the first account, where there is none yet', 'owner')
    .option('--question-seconds <number>', 'how long a question may take, waiting for its turn with it', seconds, 30)
    .option('--drain-seconds <number>', 'how long it goes on, unready, after it was told to stop', wait, 1)
    .option('--sign-key <file>', 'sign the heads of journals by this key (Ed25519), each day and after so many entries')
    .option('--sign-every <number>', 'after how many entries at the latest', entries, 1_000)
    .option('--mail-checkpoints <address>', 'mail what is signed to this address', address)
    .option(
      '--sendmail <program>',
      'the program that takes a mail on its standard input, as that of every mail server does',
      '/usr/sbin/sendmail',
    )
    .option('--tls-certificate <file>', 'the certificate in PEM, with those that signed it; read anew on SIGHUP')
    .option('--tls-key <file>', 'the key of the certificate, in PEM')
    .option(
      '--public-url <url>',
      'the URL under which browsers, and commands here, know it, such as https://quorate.example',
    )
    .option(
      '--behind-proxy <addresses>',
      'the proxies before it, such as 10.0.0.0/8,::1: believed, and nobody else, in X-Forwarded-For and -Proto',
      listOf,
    )
    .option('--openid-issuer <url>', 'a provider of OpenID Connect to sign in at; or QUORATE_OPENID_ISSUER')
    .option('--openid-client-id <id>', 'the id of this service there; or QUORATE_OPENID_CLIENT_ID')
    .option(
      '--openid-client-secret-file <file>',
      'the file with its secret; or QUORATE_OPENID_CLIENT_SECRET, or _CLIENT_SECRET_FILE',
    )
    .option('--openid-name <name>', 'what people call the provider; or QUORATE_OPENID_NAME')
    .option(
      '--openid-claim <claim>',
      'the claim by which an owner links accounts, one that people cannot change; or QUORATE_OPENID_CLAIM (email, if verified)',
    )
    .option('--data <file>', 'the file of SQLite; see "quorate journal list --help"');
}

function portNumber(written: string): number {
  if (/^\d{1,5}$/.test(written) && Number(written) < 65_536) return Number(written);
  throw new InvalidArgumentError('A port number was expected, 0 to 65535.');
}

function seconds(written: string): number {
  if (/^\d{1,4}$/.test(written) && Number(written) > 0) return Number(written);
  throw new InvalidArgumentError('A number of seconds was expected, 1 to 9999.');
}

function entries(written: string): number {
  if (/^\d{1,7}$/.test(written) && Number(written) > 0) return Number(written);
  throw new InvalidArgumentError('A number of entries was expected, 1 to 9999999.');
}

function address(written: string): string {
  if (/^[\w.+-]{1,64}@[A-Za-z0-9.-]{1,200}$/.test(written) && !written.startsWith('-')) return written;
  throw new InvalidArgumentError('An address such as books@example.com was expected.');
}

function wait(written: string): number {
  if (/^\d{1,3}$/.test(written)) return Number(written);
  throw new InvalidArgumentError('A number of seconds was expected, 0 to 999.');
}

function listOf(written: string): readonly string[] {
  return written.split(',').map((each) => each.trim());
}
