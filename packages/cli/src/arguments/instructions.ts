import type { Command } from 'commander';
import type { InstructionsOptions } from '../commands/instructions.js';
import { outputOf, withJson, type Ended } from './json.js';

/** `instructions`: a message of ISO 20022 read into ballots. */
export function addInstructions(program: Command, ended: Ended): void {
  withJson(program.command('instructions'))
    .description('Read a message of instructions, ISO 20022 seev.004, into ballots that a journal takes.')
    .argument('<message>', 'the file of the message')
    .requiredOption('--meeting <id>', 'the meeting that it is about')
    .requiredOption('--as-of <day>', 'the day as of which the agenda of the meeting is asked')
    .requiredOption('--received <moment>', 'when it came: 2004-05-10, or 2004-05-10T09:00')
    .option('--journal <file>', 'a case file: its charter, persons, coverage and journal serve')
    .option('--kept <id>', 'a corporation whose journal is kept; "quorate journal list" lists them')
    .option('--data <file>', 'the file in which it is kept; see "quorate journal list --help"')
    .option('--server <url>', 'the service that keeps it; see "quorate journal list --help"')
    .option('--account <pairs...>', 'whose an account is, where it is not the id of its holder: 12345=cede')
    .option('--security <pairs...>', 'which class a security is, where it is not its id: US0378331005=common')
    .option('--entries <file>', 'write the ballots as a case file that "quorate journal enter" takes')
    .option('--charter <name>', 'the charter of that case file')
    .addHelpText(
      'after',
      '\nWhat is not taken is told with a code and its place, and with the shares at stake. A ballot names the message and the\ninstruction as its paper, by which "quorate document seev.006.xml --paper ID" tells what became of them.\n\nExample:\n  quorate instructions message.xml --kept acme --meeting am-2004 --as-of 2004-05-10 --received 2004-05-10T09:00',
    )
    .action(async (message: string, flags: Omit<InstructionsOptions, 'layer'>) => {
      const { instructions } = await import('../commands/instructions.js');
      ended(await instructions(message, { ...flags, layer: 'memorandum' }, outputOf(flags)));
    });
}
