import { readFileSync } from 'node:fs';
import { createInterface } from 'node:readline/promises';
import { fileURLToPath } from 'node:url';
import { readCase, runCase, type AskResult } from '@quorate/engine';
import { chartersFrom } from '../charters.js';
import { terminalOutput, type Output } from '../output.js';
import { renderAnswer } from '../render/answer.js';
import { wrap } from '../render/wrap.js';
import { chapters, closing, opening, type Chapter } from './story.js';
import { tableFor } from './tables.js';

/**
 * A guided demonstration: the questions of the case file that comes with the charter, in order, each with a word before
 * it. In a terminal it waits for the reader between questions; piped, it runs through.
 */
export async function demonstration(): Promise<void> {
  const output = terminalOutput(false);
  const file = caseFile();
  const text = readFileSync(file, 'utf8');
  const charters = chartersFrom(fileURLToPath(new URL('.', file)));
  const { results } = runCase(text, { charters, whole: true });
  const nameOf = namesIn(readCase(text, { charters }));
  output.write(`${output.style.strong('Quorate')}  a corporation run by its charter\n`);
  output.write(`${wrap(opening, output.width)}\n`);
  for (const [index, chapter] of chapters.entries()) {
    const result = results.find((each) => each.question === chapter.question);
    if (result === undefined) throw new Error(`The demonstration's case file does not ask ${chapter.question}.`);
    await waitForReader(output);
    output.write(tell(chapter, result, index + 1, nameOf, output));
  }
  output.write(`\n${closing.join('\n')}`);
}

function caseFile(): URL {
  return new URL(
    'cases/demonstration/contested-merger.yaml',
    import.meta.resolve('@quorate/peoples-bankcorp/package.json'),
  );
}

function namesIn(file: ReturnType<typeof readCase>): (id: string) => string {
  const books = file.cases[0]?.asks[0]?.open().session.books;
  return (id) => books?.nameOf(id) ?? id;
}

function tell(
  chapter: Chapter,
  result: AskResult,
  number: number,
  nameOf: (id: string) => string,
  output: Output,
): string {
  const { style, width } = output;
  const title = `\n${style.strong(`${number} of ${chapters.length}  ${result.title ?? chapter.question}`)}`;
  const told = [title, style.faint(wrap(chapter.before, width)), ''];
  if (result.answer === undefined)
    return [...told, style.bad(result.refusal ?? 'The question was refused.')].join('\n');
  const shown = tableFor(result.answer, nameOf, output);
  const options = { layer: chapter.layer, ...(shown === undefined ? undefined : { value: shown }) };
  return [...told, renderAnswer(result.answer, options, output)].join('\n');
}

async function waitForReader(output: Output): Promise<void> {
  if (!process.stdin.isTTY || !process.stdout.isTTY) return;
  const reader = createInterface({ input: process.stdin, output: process.stdout });
  await reader.question(`\n${output.style.faint('Enter to go on ')}`);
  reader.close();
}
