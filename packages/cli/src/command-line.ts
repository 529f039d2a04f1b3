import { Command, CommanderError } from 'commander';
import { BadInputError, exits } from './bad-input.js';
import { addAccess } from './arguments/access.js';
import { addAsk } from './arguments/ask.js';
import { addDocument } from './arguments/document.js';
import { addCatalogue } from './arguments/catalogue.js';
import { addCharter } from './arguments/charter.js';
import { addFiles } from './arguments/files.js';
import { addJournal } from './arguments/journal.js';
import { addOthers } from './arguments/others.js';
import { addServe } from './arguments/serve.js';
import { addStore } from './arguments/store.js';
import { addTally } from './arguments/tally.js';
import { version } from './version.js';

/**
 * Runs one command line; gives the code with which the process ends: 0 well, 1 a mismatch, 2 input that cannot be used. What
 * keeps and serves is loaded by the commands that need it: the others begin in half the time.
 */
export async function runCommandLine(words: readonly string[]): Promise<number> {
  let code: number | undefined;
  const ended = (exit: number) => {
    code = exit;
  };
  const program = new Command('quorate')
    .description('Ask a corporation’s governing instruments and its journal, and get a cited answer.')
    .version(version(), '-V, --version', 'print the version')
    .helpOption('-h, --help', 'print this help')
    .addHelpText('after', examples)
    .showSuggestionAfterError()
    .exitOverride();
  addFiles(program, ended);
  addAsk(program, ended);
  addDocument(program, ended);
  addCharter(program, ended);
  addCatalogue(program, ended);
  addJournal(program, ended);
  addServe(program, ended);
  addAccess(program, ended);
  addStore(program, ended);
  addTally(program, ended);
  addOthers(program, ended);
  try {
    await program.parseAsync([...words], { from: 'user' });
    return code ?? Number(process.exitCode ?? exits.well);
  } catch (error) {
    if (error instanceof CommanderError) return error.exitCode === 0 ? exits.well : exits.badInput;
    if (!(error instanceof BadInputError)) throw error;
    process.stderr.write(`${error.message}\n`);
    return exits.badInput;
  }
}

const examples = `
Examples:
  quorate run charters/peoples-bankcorp/cases        run case files, and compare with what they expect
  quorate ask approval.status --journal deal.yaml --as-of 2004-06-01 --of deal
  quorate charter show peoples-bankcorp              the articles in outline
  quorate charter explain peoples-bankcorp SIXTEENTH what a section provides, and the doubts about it
  quorate questions list                             what can be asked
  quorate entries show shares-issued                 how a fact is entered
  quorate journal keep acme --charter peoples-bankcorp
  quorate journal verify                             whether every kept journal is as it was written
  quorate sign-in                                    to the service that runs here, or to another

It ends with 0 when all is as expected, 1 when an answer is not, 2 when the input cannot be used.`;
