import type { Command } from 'commander';
import type { DistributeOptions } from '../commands/store/distribute.js';
import { outputOf, withJson, type Ended } from './json.js';

/** `store`: the database in which everything is kept. */
export function addStore(program: Command, ended: Ended): void {
  const store = program.command('store').description('The database in which everything is kept.');
  withJson(store.command('distribute'))
    .description('Spread the PostgreSQL of DATABASE_URL over many servers by corporation, with Citus. Safe twice.')
    .option('--dry-run', 'print the statements, and do nothing')
    .addHelpText(
      'after',
      '\nExample:\n  quorate store distribute --dry-run\n\nStop the services meanwhile, and do it again after each new version of Quorate: docs/service.md says how to grow.',
    )
    .action(async (flags: DistributeOptions & { readonly json?: boolean }) =>
      ended(await (await import('../commands/store/distribute.js')).distributeStore(flags, outputOf(flags))),
    );
}
