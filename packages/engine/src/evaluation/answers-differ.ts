import { namedDifferences } from './named-differences.js';
import type { Plain } from './plain.js';

/** What is compared of an answer as data: its outcome, its value or what of it is settled, and the facts it needs. */
export interface AnswerAsData {
  readonly outcome: string;
  readonly value?: Plain;
  readonly settledParts?: Plain;
  readonly inquiries?: readonly { readonly asks: string }[];
}

/** In what two answers to one question differ, in words; nothing where they say the same, whatever they were made from. */
export function answersDiffer(first: AnswerAsData, second: AnswerAsData): readonly string[] {
  const outcome =
    first.outcome === second.outcome ? [] : [`it was ${inWords(first.outcome)}, and now ${inWords(second.outcome)}`];
  const values = namedDifferences(first.value ?? first.settledParts, second.value ?? second.settledParts).map(
    ({ what, first: was, second: is }) => `${what}: it was ${was}, and is now ${is}`,
  );
  const [asked, asks] = [needed(first), needed(second)];
  const nowNeeded = [...asks].filter((each) => !asked.has(each)).map((each) => `now needed: ${each}`);
  const noLonger = [...asked].filter((each) => !asks.has(each)).map((each) => `no longer needed: ${each}`);
  return [...outcome, ...values, ...nowNeeded, ...noLonger];
}

function needed({ inquiries = [] }: AnswerAsData): ReadonlySet<string> {
  return new Set(inquiries.map(({ asks }) => asks));
}

function inWords(outcome: string): string {
  return outcome === 'answered' ? 'answered' : 'needs facts';
}
