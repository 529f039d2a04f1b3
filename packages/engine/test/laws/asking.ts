import * as fc from 'fast-check';
import {
  asGraph,
  day,
  Journal,
  openCorporation,
  post,
  questionNamed,
  type Answer,
  type Corporation,
  type EntryInput,
  type Plain,
} from '../../src/index.js';
import { madeUpCharter } from '../made-up/charter.js';
import { aHolder, aPerson, shareCount, type Told } from './cast.js';
import { proposalIds, type RandomJournal } from './random-journal.js';

/** A question with its fields, put as of a journal's day. */
export interface Asked {
  readonly question: string;
  readonly input: Readonly<Record<string, string>>;
}

const aProposal = fc.constantFrom(...proposalIds);

function asked(question: string, input: Record<string, fc.Arbitrary<string>> = {}): fc.Arbitrary<Asked> {
  return fc.record({ question: fc.constant(question), input: fc.record(input) });
}

/** What random corporations are asked, the standing of a proposed act most often. */
export const questions: fc.Arbitrary<Asked> = fc.oneof(
  { weight: 4, arbitrary: asked('approval.status', { of: fc.constant(proposalIds[0]) }) },
  asked('approval.status', { of: aProposal }),
  asked('approval.required', { of: aProposal }),
  asked('combination.classify', { of: aProposal }),
  asked('combination.exempt', { of: aProposal }),
  asked('board.roster'),
  asked('board.independence', { person: aHolder, place: fc.constantFrom('6', '7') }),
  asked('ownership.beneficial', {
    person: aPerson,
    class: fc.constantFrom('ordinary', 'senior'),
    for: fc.constantFrom('6', '7'),
  }),
  asked('ownership.interested-shareholder', { person: aPerson }),
  asked('ownership.limit'),
  asked('voting.entitlement'),
  asked('acquisition.permit', { by: aHolder, class: fc.constantFrom('ordinary', 'senior'), shares: shareCount }),
);

export interface Opened {
  readonly readings?: Readonly<Record<string, string>>;
  readonly strict?: boolean;
}

/** A corporation under the made-up articles, with nothing asked of it yet. */
export function open(entries: readonly EntryInput[], more: Opened = {}): Corporation {
  const { journal, problems } = Journal.empty('made-up').append(entries);
  if (journal === undefined) throw new Error(problems.map((each) => JSON.stringify(each)).join('\n'));
  return openCorporation({ instruments: [madeUpCharter], books: post(journal), ...more });
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
export function deciding(corporation: Corporation, { question, input }: Asked, asOf: string, value: Plain): unknown {
  const asking = questionNamed(question);
  const { decides } = asking.put(corporation.session.contextOn(day(asOf)), asking.input.parse(input));
  return decides === undefined ? value : decides(value);
}

/** A `stated` entry of a fact, as an inquiry wants it. */
export function stating(fact: string, about: readonly string[], value: string, on: string): Told {
  return { on, type: 'stated', data: { fact, about, value } };
}

export type { RandomJournal };
