import { answerData, QuestionError, valueOf, type Answer, type Corporation } from '@quorate/engine';
import { BadInputError, exits } from '../bad-input.js';
import { charterNamed, loadedInstruments } from '../instrument-choice.js';
import type { Output } from '../output.js';
import { renderAnswersBeside, type Asked } from '../render/answers-beside.js';
import { opened, type AskOptions } from './ask.js';

/** Asks two charters the same question on the same books, and shows the answers beside one another. */
export function compareAnswers(
  charters: readonly [string, string],
  question: string,
  fields: Readonly<Record<string, unknown>>,
  options: Omit<AskOptions, 'charter'>,
  output: Output,
): number {
  const [first, second] = charters.map((charter) => askOne(charter, question, fields, options, output));
  if (first === undefined || second === undefined) throw new Error('Two charters are compared.');
  if (first.answer === undefined && second.answer === undefined) throw new BadInputError(bothRefuse(first, second));
  if (output.json) output.write(JSON.stringify({ first: dataOf(first), second: dataOf(second) }, undefined, 2));
  else output.write(renderAnswersBeside(question, options.asOf, options.layer, [first, second], output));
  return exits.well;
}

/** One charter's answer, or why it cannot be asked: its books refuse an entry, or it knows no such word. */
function askOne(
  charter: string,
  question: string,
  fields: Readonly<Record<string, unknown>>,
  options: Omit<AskOptions, 'charter'>,
  output: Output,
): Asked {
  const { id, name } = charterNamed(charter);
  try {
    const reading = readingsOfCharter(charter, options.reading ?? []);
    const corporation = opened({ ...options, charter, reading }, output);
    return { id, name, answer: answerOf(corporation, question, fields, options.asOf) };
  } catch (error) {
    if (error instanceof QuestionError || error instanceof BadInputError) return { id, name, refusal: error.message };
    throw error;
  }
}

function answerOf(
  corporation: Corporation,
  question: string,
  input: Readonly<Record<string, unknown>>,
  asOf: string,
): Answer {
  return corporation.ask({ question, asOf, input });
}

/** The readings set that this charter has; the other's are not its own. */
function readingsOfCharter(charter: string, written: readonly string[]): readonly string[] {
  const instruments = loadedInstruments(charter, ['charter', 'bylaws', 'law']);
  const own = new Set(instruments.flatMap(({ instrument }) => instrument.readings.map(({ id }) => id)));
  return written.filter((each) => own.has(each.split('=')[0] ?? ''));
}

function bothRefuse(first: Asked, second: Asked): string {
  return first.refusal === second.refusal
    ? (first.refusal ?? '')
    : `${first.name}: ${first.refusal ?? ''}\n${second.name}: ${second.refusal ?? ''}`;
}

function dataOf({ id, answer, refusal }: Asked) {
  return answer === undefined
    ? { charter: id, refusal }
    : { charter: id, ...answerData(answer), value: valueOf(answer) };
}
