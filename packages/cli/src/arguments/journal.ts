import { InvalidArgumentError, type Command } from 'commander';
import type { CharterOptions } from '../commands/journal/charter.js';
import type { ExportOptions } from '../commands/journal/carry.js';
import type { EnterOptions } from '../commands/journal/enter.js';
import type { EraseOptions } from '../commands/journal/erase.js';
import type { KeepOptions } from '../commands/journal/keep.js';
import type { ShowOptions } from '../commands/journal/show.js';
import type { SignOptions } from '../commands/journal/sign.js';
import type { VerifyOptions } from '../commands/journal/verify.js';
import type { WitnessOptions } from '../commands/journal/witness.js';
import type { KeptOptions } from '../kept/kept-place.js';
import { several } from './ask.js';
import { withKeptPlace } from './kept-place.js';
import { outputOf, withJson, type Ended } from './json.js';

const servedToo = `
A file of SQLite belongs to one process. Where "quorate serve" has it, these commands speak to that service, with the key of
QUORATE_KEY or the one that "quorate sign-in" saved; what they enter is then by its account.`;

type With<T> = T & { readonly json?: boolean };

/** `journal`, `witness`, `backup` and `restore`: what is kept. */
export function addJournal(program: Command, ended: Ended): void {
  const journal = program
    .command('journal')
    .description('Keep the journals of corporations: enter, show, verify, sign, export and import.')
    .addHelpText('after', servedToo);
  const kept = (name: string) => withJson(withKeptPlace(journal.command(name)));
  kept('keep')
    .description('Begin to keep the journal of a corporation.')
    .argument('<id>', 'the id under which it is kept')
    .requiredOption(
      '--charter <id-or-path>',
      'its charter: one that comes with Quorate, or a charter file, which is kept along',
    )
    .option('--name <name>', 'its name; without it, that of the charter')
    .option('--formed <day>', 'the day it was formed; without it, that of the charter')
    .addHelpText('after', '\nExample:\n  quorate journal keep acme --charter peoples-bankcorp --name "Acme, Inc."')
    .action(async (id: string, flags: With<KeepOptions>) =>
      ended(await (await import('../commands/journal/keep.js')).keep(id, flags, outputOf(flags))),
    );
  kept('charter')
    .description('Have questions about a corporation answered by another charter from now on; the one before stays.')
    .argument('<id>', 'the corporation')
    .argument('<id-or-path>', 'a charter file, or a charter that comes with Quorate or was kept before')
    .requiredOption('--because <why>', 'what was wrong in the one before, or is better in this one')
    .addHelpText(
      'after',
      '\nExample:\n  quorate journal charter acme corrected.yaml --because "a nought was missing in FOURTH"',
    )
    .action(async (id: string, name: string, flags: With<CharterOptions>) =>
      ended(await (await import('../commands/journal/charter.js')).charter(id, name, flags, outputOf(flags))),
    );
  kept('list')
    .description('List the corporations whose journals are kept.')
    .action(async (flags: With<KeptOptions>) =>
      ended(await (await import('../commands/journal/list.js')).list(flags, outputOf(flags))),
    );
  kept('enter')
    .description('Enter the persons, coverage and journal of a case file: all that is not there yet, or nothing.')
    .argument('<id>', 'the corporation')
    .argument('<file>', 'a case file')
    .option('--case <name>', 'which case of that file, where it has several')
    .option('--through <day>', 'coverage that is written without an end goes through this day')
    .addHelpText(
      'after',
      '\nExample:\n  quorate journal enter acme deal.yaml\n\nThe same file entered again enters nothing twice: an entry that the file gives no id has one out of what it says.',
    )
    .action(async (id: string, file: string, flags: With<EnterOptions>) =>
      ended(await (await import('../commands/journal/enter.js')).enter(id, file, flags, outputOf(flags))),
    );
  kept('show')
    .description('Show entries in the order entered.')
    .argument('<id>', 'the corporation')
    .option('--types <type>', 'only entries of this type; may be given several times', several)
    .option('--from <day>', 'only entries that take effect on this day or later')
    .option('--to <day>', 'only entries that take effect on this day or earlier')
    .option('--by <writer>', 'only entries of this writer')
    .option('--after <place>', 'only entries after this place in the journal', wholeNumber)
    .option('--limit <count>', 'at most so many', wholeNumber)
    .action(async (id: string, flags: With<ShowOptions>) => {
      const { json: _, ...selection } = flags;
      ended(await (await import('../commands/journal/show.js')).show(id, selection, outputOf(flags)));
    });
  kept('verify')
    .description(
      'Work the chain of hashes out again, name the first entry that does not fit, and hold what is kept beside it against it.',
    )
    .argument('[id]', 'the corporation; without it, all that are kept')
    .option(
      '--checkpoint <file>',
      'hold it against checkpoints that were given away, a line each as "journal sign" prints them',
    )
    .option('--trusted-key <file>', 'the key, in PEM, by which they must be signed')
    .action(async (id: string | undefined, flags: With<VerifyOptions>) => {
      const { json: _, ...options } = flags;
      ended(await (await import('../commands/journal/verify.js')).verify(id, options, outputOf(flags)));
    });
  kept('sign')
    .description('Sign the head of a journal (Ed25519), and print the checkpoint.')
    .argument('<id>', 'the corporation')
    .requiredOption('--key <file>', 'the private key, PKCS#8 in PEM')
    .option('--new-key', 'make the key where there is none')
    .action(async (id: string, flags: With<SignOptions>) => {
      const { json: _, ...options } = flags;
      ended(await (await import('../commands/journal/sign.js')).sign(id, options, outputOf(flags)));
    });
  withKeptPlace(journal.command('erase'))
    .description('Erase for good what is kept beside a journal. The chain holds; a legal hold forbids it.')
    .argument('<id>', 'the corporation')
    .option('--person <id>', 'all that is kept of this person')
    .option('--entry <id>', 'what came with this entry')
    .option('--paper <hash>', 'the bytes of this paper; its record stays')
    .requiredOption('--why <reason>', 'why; it is kept for ever')
    .addHelpText('after', '\nExample:\n  quorate journal erase acme --person anna --why "she asked for it"')
    .action(async (id: string, flags: EraseOptions) =>
      ended(await (await import('../commands/journal/erase.js')).erase(id, flags, outputOf({}))),
    );
  withKeptPlace(journal.command('export'))
    .description('Write a journal into a new file, as NDJSON; packed where its name ends in .gz.')
    .argument('<id>', 'the corporation')
    .argument('<file>', 'a file that is not there yet')
    .option('--with-personal-data', 'addresses, tax numbers and the like too; they are left out otherwise')
    .action(async (id: string, file: string, flags: ExportOptions) =>
      ended(await (await import('../commands/journal/carry.js')).exportJournal(id, file, flags, outputOf({}))),
    );
  withKeptPlace(journal.command('import'))
    .description('Take in a journal that was exported: all of it, verified, or nothing.')
    .argument('<file>', 'what was exported')
    .action(async (file: string, flags: KeptOptions) =>
      ended(await (await import('../commands/journal/carry.js')).importJournal(file, flags, outputOf({}))),
    );
  program
    .command('witness')
    .description(
      'Hold what a service has against the checkpoints kept here, complain where it differs, and keep its newest.',
    )
    .argument('<url>', 'the address of the service')
    .requiredOption('--keep <file>', 'the file of checkpoints, on another machine than the service')
    .option('--trusted-key <file>', 'the key, in PEM, by which they must be signed')
    .addHelpText(
      'after',
      '\nExample, once a day, with a key in QUORATE_KEY that may read:\n  quorate witness https://journals.example --keep witnessed.ndjson',
    )
    .action(async (url: string, flags: WitnessOptions) =>
      ended(await (await import('../commands/journal/witness.js')).witness(url, flags, outputOf({}))),
    );
  withKeptPlace(program.command('backup'))
    .description('Write everything that is kept into a new file, while it is being used.')
    .addHelpText(
      'after',
      '\nExample:\n  quorate backup everything.ndjson.gz\n\nA service that has the store gives its backup on its own machine, to whoever can read the store; it takes no key.',
    )
    .argument('<file>', 'a file that is not there yet; packed where its name ends in .gz')
    .action(async (file: string, flags: KeptOptions) =>
      ended(await (await import('../commands/journal/carry.js')).backup(file, flags, outputOf({}))),
    );
  withKeptPlace(program.command('restore'))
    .description('Fill an empty store from a backup. Nothing is ever written over.')
    .argument('<file>', 'a backup')
    .action(async (file: string, flags: KeptOptions) =>
      ended(await (await import('../commands/journal/carry.js')).restore(file, flags, outputOf({}))),
    );
}

function wholeNumber(written: string): number {
  if (/^\d{1,9}$/.test(written)) return Number(written);
  throw new InvalidArgumentError('A whole number was expected.');
}
