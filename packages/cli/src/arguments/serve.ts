import { InvalidArgumentError, type Command } from 'commander';
import { serve, type ServeOptions } from '../commands/serve.js';
import { outputOf, type Ended } from './json.js';

/** `serve`: the service over HTTP. */
export function addServe(program: Command, ended: Ended): void {
  program
    .command('serve')
    .description('Serve what is kept over HTTP, to this machine alone.')
    .option('--host <address>', 'an address of this machine', '127.0.0.1')
    .option('--port <number>', 'the port; 0 takes any that is free', portNumber, 4270)
    .option('--owner <name>', 'the name of the first account, where there is none yet', 'owner')
    .option('--question-seconds <number>', 'how long a question may be worked on', seconds, 30)
    .option('--behind-proxy', 'a proxy says in X-Forwarded-For from where requests come')
    .option('--data <file>', 'the file of SQLite; see "quorate journal keep --help"')
    .addHelpText('after', '\nExample:\n  quorate serve --port 4270 &\n  curl http://127.0.0.1:4270/health')
    .action(async (flags: ServeOptions) => ended(await serve(flags, outputOf({}))));
}

function portNumber(written: string): number {
  if (/^\d{1,5}$/.test(written) && Number(written) < 65_536) return Number(written);
  throw new InvalidArgumentError('A port number was expected, 0 to 65535.');
}

function seconds(written: string): number {
  if (/^\d{1,4}$/.test(written) && Number(written) > 0) return Number(written);
  throw new InvalidArgumentError('A number of seconds was expected, 1 to 9999.');
}
