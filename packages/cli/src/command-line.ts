import { Command, CommanderError } from 'commander';
import { BadInputError, exits } from './bad-input.js';
import type { Ended } from './arguments/json.js';
import { version } from './version.js';

type Adds = (program: Command, ended: Ended) => void;

/** The commands, and what adds them. A command that is called is loaded alone: with all of them each takes a second to begin. */
const groups: readonly (readonly [commands: readonly string[], load: () => Promise<Adds>])[] = [
  [['run', 'check'], async () => (await import('./arguments/files.js')).addFiles],
  [['ask'], async () => (await import('./arguments/ask.js')).addAsk],
  [['document'], async () => (await import('./arguments/document.js')).addDocument],
  [['charter'], async () => (await import('./arguments/charter.js')).addCharter],
  [['questions', 'entries', 'kinds', 'facts'], async () => (await import('./arguments/catalogue.js')).addCatalogue],
  [['journal', 'witness', 'backup', 'restore'], async () => (await import('./arguments/journal.js')).addJournal],
  [['serve', 'start'], async () => (await import('./arguments/serve.js')).addServe],
  [['sign-in', 'password', 'sign-out'], async () => (await import('./arguments/access.js')).addAccess],
  [['store'], async () => (await import('./arguments/store.js')).addStore],
  [['tally', 'recount'], async () => (await import('./arguments/tally.js')).addTally],
  [['instructions'], async () => (await import('./arguments/instructions.js')).addInstructions],
  // "completion" is not named: it lists all the commands.
  [['demonstration', 'demo'], async () => (await import('./arguments/others.js')).addOthers],
];

/** What the first word names; everything where it names no command, for the help and for what may be meant. */
async function addersFor([first = '']: readonly string[]): Promise<readonly Adds[]> {
  if (first === '-V' || first === '--version') return [];
  const called = groups.filter(([commands]) => commands.includes(first));
  return Promise.all((called.length > 0 ? called : groups).map(async ([, load]) => load()));
}

/** Runs one command line; gives the code with which the process ends: 0 well, 1 a mismatch, 2 input that cannot be used. */
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
  for (const add of await addersFor(words)) add(program, ended);
  try {
    await program.parseAsync([...words], { from: 'user' });
    return code ?? Number(process.exitCode ?? exits.well);
  } catch (error) {
    if (error instanceof CommanderError) return error.exitCode === 0 ? exits.well : exits.badInput;
    const isOfSystem = error instanceof Error && 'syscall' in error;
    if (!isOfSystem && !(error instanceof BadInputError)) throw error;
    process.stderr.write(`${isOfSystem ? 'The system refused it: ' : ''}${error.message}\n`);
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
