import { Command } from 'commander';
import { BadInputError, exits } from './bad-input.js';
import { run, type RunOptions } from './commands/run.js';
import { terminalOutput } from './output.js';

/** Runs one command line; gives the code with which the process ends. */
export async function runCommandLine(words: readonly string[]): Promise<number> {
  const program = new Command('quorate');
  let code: number = exits.well;
  program
    .command('run')
    .argument('<path...>')
    .option('--answers')
    .option('--pairs')
    .option('--json')
    .action((paths: readonly string[], options: RunOptions & { readonly json?: boolean }) => {
      code = run(paths, options, terminalOutput(options.json === true));
    });
  try {
    await program.parseAsync([...words], { from: 'user' });
    return code;
  } catch (error) {
    if (!(error instanceof BadInputError)) throw error;
    process.stderr.write(`${error.message}\n`);
    return exits.badInput;
  }
}
