import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { CaseFileError, readFields } from '@quorate/engine';
import { inTerminal } from '../access/asked-in-terminal.js';
import { BadInputError, exits } from '../bad-input.js';
import { textOf } from '../cases/case-of-file.js';
import { draftFrom, draftQuestions } from '../drafting/draft.js';
import type { Output } from '../output.js';
import { wrap } from '../render/wrap.js';

export interface NewOptions {
  /** A file of answers, by the names of the questions. */
  readonly answers?: string;
  /** Answers one by one: `merger=at least 2/3`. */
  readonly answer?: readonly string[];
}

/** Writes the draft of a charter into a folder, with a case file for each provision. It never overwrites a file. */
export async function newCharter(folder: string, options: NewOptions, output: Output): Promise<number> {
  const given = isAnswered(options) ? answersIn(options) : await askedFor();
  const files = draftFrom(given).map(({ path, text }) => ({ path: join(folder, path), text }));
  const there = files.filter(({ path }) => existsSync(path));
  if (there.length > 0)
    throw new BadInputError(
      `${there.map(({ path }) => path).join(', ')}: there already. Nothing was written; name another folder, or move ${there.length === 1 ? 'it' : 'them'} away.`,
    );
  for (const { path, text } of files) {
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, text, { flag: 'wx' });
  }
  const written = files.map(({ path }) => path);
  if (output.json) output.write(JSON.stringify({ written }, undefined, 2));
  else output.write(told(folder, written, output));
  return exits.well;
}

function told(folder: string, written: readonly string[], { width }: Output): string {
  const charter = join(folder, 'charter.yaml');
  return [
    ...written.map((path) => `wrote ${path}`),
    '',
    wrap('What was not said is entered as not worked out, and is asked for wherever it bears. Next:', width),
    `  quorate check ${charter}`,
    `  quorate charter show ${charter}`,
    `  quorate run ${join(folder, 'cases')}`,
  ].join('\n');
}

function isAnswered({ answers, answer }: NewOptions): boolean {
  return answers !== undefined || answer !== undefined;
}

function answersIn({ answers, answer = [] }: NewOptions): Readonly<Record<string, unknown>> {
  return {
    ...(answers === undefined ? undefined : answersOfFile(answers)),
    ...Object.fromEntries(answer.map(oneAnswer)),
  };
}

function answersOfFile(path: string): Readonly<Record<string, unknown>> {
  try {
    const fields = readFields(textOf(path));
    if (typeof fields === 'object' && fields !== null && !Array.isArray(fields))
      return fields as Readonly<Record<string, unknown>>;
  } catch (error) {
    if (error instanceof CaseFileError) throw new BadInputError(`${path}: ${error.message}`);
    throw error;
  }
  throw new BadInputError(`${path} holds no answers; a record was expected, such as name: Acme, Inc.`);
}

function oneAnswer(written: string): readonly [string, string] {
  const [, id, reply] = /^([^=]+)=(.*)$/su.exec(written) ?? [];
  if (id === undefined || reply === undefined)
    throw new BadInputError(`"${written}" is no answer; write --answer "merger=at least 2/3".`);
  return [id, reply];
}

/** One question after another; an empty line says nothing, and what cannot be used is asked for again. */
async function askedFor(): Promise<Readonly<Record<string, string>>> {
  return inTerminal(async (ask) => {
    const answers: Record<string, string> = {};
    for (const { id, asks, needed, problem } of draftQuestions) {
      for (;;) {
        const reply = await ask(`${asks}${needed === true ? '' : ' (empty: not said)'} `, 'shown');
        const wrong = reply === '' ? (needed === true ? 'This one is needed.' : undefined) : problem(reply);
        if (wrong === undefined) {
          if (reply !== '') answers[id] = reply;
          break;
        }
        process.stderr.write(`${wrong}\n`);
      }
    }
    return answers;
  });
}
