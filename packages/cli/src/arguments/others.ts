import { Argument, type Command } from 'commander';
import { completion, shells, type Completable, type Shell } from '../commands/completion.js';
import { demonstration } from '../demonstration/demonstration.js';
import type { StoreOptions } from '../kept/store-place.js';
import { outputOf, withJson, type Ended } from './json.js';

/** `demonstration`, `demo` and `completion`. */
export function addOthers(program: Command, ended: Ended): void {
  program
    .command('demonstration')
    .description('Show what Quorate does, on a case that comes with it.')
    .action(() => demonstration());
  withJson(program.command('demo'))
    .description('Keep three corporations with invented histories, to ask questions of.')
    .option('--data <file>', 'the file of SQLite; see "quorate journal list --help"')
    .addHelpText('after', '\nExample:\n  quorate demo --data demonstration.sqlite')
    .action(async (flags: StoreOptions & { readonly json?: boolean }) =>
      ended(await (await import('../commands/demo.js')).demo(flags, outputOf(flags))),
    );
  program
    .command('completion')
    .description('Write the script that lets a shell complete commands and names.')
    .addArgument(new Argument('<shell>', 'the shell').choices(shells))
    .addHelpText('after', '\nExample:\n  quorate completion bash > ~/.local/share/bash-completion/completions/quorate')
    .action((shell: Shell) => ended(completion(shell, commandsOf(program), outputOf({}))));
}

/** The commands, and under each its own. */
function commandsOf(program: Command): readonly Completable[] {
  const names = (command: Command) => command.commands.map((each) => each.name());
  const groups = program.commands.filter((command) => command.commands.length > 0);
  return [
    { command: '', words: names(program) },
    ...groups.map((command) => ({ command: command.name(), words: names(command) })),
    { command: 'completion', words: shells },
  ];
}
