import { readFileSync } from 'node:fs';
import { DocumentError, instructionsIn, type InstructionsRead, type MessageFault } from '@quorate/documents';
import { QuestionError } from '@quorate/engine';
import { BadInputError, exits } from '../bad-input.js';
import type { Output } from '../output.js';
import { yamlOf } from '../render/yaml.js';
import { answerFor, type AskOptions } from './ask.js';
import { saveNew } from './save-new.js';

/** What the command line says of a message of instructions. */
export interface InstructionsOptions extends AskOptions {
  readonly meeting: string;
  /** When it came: a day, or a day and a time. */
  readonly received: string;
  readonly account?: readonly string[];
  readonly security?: readonly string[];
  readonly entries?: string;
  readonly json?: boolean;
  readonly charter?: string;
}

/** Reads a message of instructions, tells what of it is taken and what not, and writes the ballots as a case file. */
export async function instructions(path: string, options: InstructionsOptions, output: Output): Promise<number> {
  const { entries, charter } = options;
  if (entries !== undefined && charter === undefined) {
    throw new BadInputError('--entries needs --charter: the charter of the case file.');
  }
  const [, on, time] = /^(\d{4}-\d\d-\d\d)(?:T(\d\d:\d\d))?$/.exec(options.received) ?? [];
  if (on === undefined) {
    throw new BadInputError(
      `--received: a day, or a day and a time such as 2004-05-10T09:00, was expected, not "${options.received}".`,
    );
  }
  const read = await readWith(path, options, output, {
    on,
    ...(time === undefined ? undefined : { time }),
    accounts: pairsOf('--account', options.account),
    classes: pairsOf('--security', options.security),
  });
  if (output.json) output.write(JSON.stringify(read, undefined, 2));
  else for (const line of told(read)) output.write(line);
  if (entries !== undefined) saveNew(entries, caseFileOf(path, charter ?? '', read), '--entries');
  return exits.well;
}

async function readWith(
  path: string,
  options: InstructionsOptions,
  output: Output,
  received: Parameters<typeof instructionsIn>[2],
): Promise<InstructionsRead> {
  const text = textOf(path);
  // The charter is that of the case file that is written, and not of the corporation that is asked.
  const { charter: _charter, ...asked } = options;
  try {
    const { data } = await answerFor('meeting.agenda', { meeting: options.meeting }, asked, output);
    return instructionsIn(text, JSON.parse(JSON.stringify(data)), received);
  } catch (error) {
    if (error instanceof DocumentError || error instanceof QuestionError) throw new BadInputError(error.message);
    throw error;
  }
}

function textOf(path: string): string {
  try {
    return readFileSync(path, 'utf8');
  } catch (error) {
    throw new BadInputError(`${path} cannot be read: ${error instanceof Error ? error.message : String(error)}.`);
  }
}

function pairsOf(flag: string, written: readonly string[] = []): ReadonlyMap<string, string> {
  return new Map(
    written.map((text) => {
      const [, name = '', value = ''] = /^([^=]+)=(.+)$/.exec(text) ?? [];
      if (name === '') throw new BadInputError(`${flag}: a pair such as 12345=cede was expected, not "${text}".`);
      return [name, value] as const;
    }),
  );
}

function told({ message, entries, faults }: InstructionsRead): readonly string[] {
  const ballots = entries.length === 1 ? '1 ballot' : `${entries.length} ballots`;
  return [
    `Message ${message}: ${ballots}.`,
    ...(faults.length === 0 ? ['All of it is taken.'] : ['', 'Not taken:', ...faults.map(faultInWords)]),
  ];
}

function faultInWords({ code, says, at, instruction, account, shares }: MessageFault): string {
  const where = at === undefined ? '' : `${at.line}:${at.column} `;
  const of = [
    ...(instruction === undefined ? [] : [`instruction ${instruction}`]),
    ...(account === undefined ? [] : [`account ${account}`]),
    ...(shares === undefined ? [] : [`${shares} shares`]),
  ];
  return `  ${where}${code}${of.length === 0 ? '' : `, ${of.join(', ')}`}: ${says}`;
}

function caseFileOf(path: string, charter: string, { entries }: InstructionsRead): string {
  return `${yamlOf({
    title: `Instructions read from ${path}`,
    charter,
    journal: entries.map(({ id, type, on, time, basis, paper, data }) => ({
      on,
      ...(time === undefined ? undefined : { time }),
      id,
      basis,
      paper,
      [type]: data,
    })),
  })}\n`;
}
