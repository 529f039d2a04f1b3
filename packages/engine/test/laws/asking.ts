import * as fc from 'fast-check';
import {
  asGraph,
  day,
  Journal,
  openCorporation,
  post,
  questionNamed,
  type Answer,
  type Context,
  type Corporation,
  type EntryInput,
  type Explored,
  type Given,
  type Instrument,
  type Plain,
} from '../../src/index.js';
import type { Told } from './cast.js';

/** A question with its fields, put as of a journal's day. */
export interface Asked {
  readonly question: string;
  readonly input: Readonly<Record<string, string>>;
}

/** A question whose fields are drawn at random. */
export function asked(question: string, input: Record<string, fc.Arbitrary<string>> = {}): fc.Arbitrary<Asked> {
  return fc.record({ question: fc.constant(question), input: fc.record(input) });
}

export interface Opened {
  readonly readings?: Readonly<Record<string, string>>;
  readonly strict?: boolean;
  readonly given?: readonly Given[];
}

/** A corporation under made-up articles, with nothing asked of it yet. */
export function open(charter: Instrument, entries: readonly EntryInput[], more: Opened = {}): Corporation {
  const { journal, problems } = Journal.empty('made-up').append(entries);
  if (journal === undefined) throw new Error(problems.map((each) => JSON.stringify(each)).join('\n'));
  return openCorporation({ instruments: [charter], books: post(journal), ...more });
}

export function ask(
  corporation: Corporation,
  { question, input }: Asked,
  asOf: string,
  sensitivity: 'none' | 'single' = 'none',
): Answer {
  return corporation.ask({ question, asOf, input, sensitivity });
}

/** Every part of an answer as bytes, its reasons told in words. */
export function bytes(answer: Answer): string {
  return JSON.stringify({ ...answer, reason: asGraph(answer.reason) });
}

/** The part of a value that makes the answer to a question. */
export function deciding(corporation: Corporation, asked: Asked, asOf: string, value: Plain): unknown {
  const [{ decides }] = put(corporation, asked, asOf);
  return decides === undefined ? value : decides(value);
}

/** A `stated` entry of a fact, as an inquiry wants it. */
export function stating(fact: string, about: readonly string[], value: string, on: string): Told {
  return { on, type: 'stated', data: { fact, about, value } };
}

/** A question as a session puts it, and what its rules see. */
export function put(corporation: Corporation, { question, input }: Asked, asOf: string): readonly [Explored, Context] {
  const asking = questionNamed(question);
  const context = corporation.session.contextOn(day(asOf));
  return [asking.put(context, asking.input.parse(input)), context];
}
