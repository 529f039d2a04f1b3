import { InvalidArgumentError, type Command } from 'commander';
import { serve, type ServeOptions } from '../commands/serve.js';
import { start, type StartOptions } from '../commands/start.js';
import { outputOf, type Ended } from './json.js';

/** `serve` and `start`: the service over HTTP. */
export function addServe(program: Command, ended: Ended): void {
  const serving = (name: string) => withServing(program.command(name));
  serving('serve')
    .description('Serve what is kept over HTTP, to this machine alone.')
    .option('--demo', 'make the corporations of "quorate demo" first, where they are missing')
    .addHelpText('after', '\nExample:\n  quorate serve --port 4270 &\n  curl http://127.0.0.1:4270/health')
    .action(async ({ demo, ...flags }: Omit<ServeOptions, 'demo'> & { readonly demo?: boolean }) =>
      ended(await serve({ ...flags, ...(demo === true ? { demo: 'missing' } : undefined) }, outputOf({}))),
    );
  serving('start')
    .description('Open the service with the demonstration in it; where CI is set, tell the guided one and end.')
    .option('--serve', 'open the service even where CI is set')
    .addHelpText('after', '\nExample:\n  npm start -- --port 4271')
    .action(async (flags: StartOptions) => ended(await start(flags, outputOf({}))));
}

function withServing(command: Command): Command {
  return command
    .option('--host <address>', 'an address of this machine', '127.0.0.1')
    .option('--port <number>', 'the port; 0 takes any that is free', portNumber, 4270)
    .option('--owner <name>', 'the name of the first account, where there is none yet', 'owner')
    .option('--question-seconds <number>', 'how long a question may be worked on', seconds, 30)
    .option(
      '--behind-proxy <addresses>',
      'the addresses of the proxies before it, which say in X-Forwarded-For from where requests come',
      listOf,
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

function listOf(written: string): readonly string[] {
  return written.split(',').map((each) => each.trim());
}
