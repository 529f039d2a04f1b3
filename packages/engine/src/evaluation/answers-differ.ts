import { allDifferences, namedDifferences, type NamedDifference } from './named-differences.js';
import type { Plain } from './plain.js';

interface Saying {
  readonly says: string;
}

/** What is compared of an answer as data: its outcome, its value or what of it is settled, the facts it needs, and why. */
export interface AnswerAsData {
  readonly outcome: string;
  readonly value?: Plain;
  readonly settledParts?: Plain;
  readonly inquiries?: readonly { readonly asks: string }[];
  readonly reasons?: readonly Saying[];
  readonly rests?: readonly Saying[];
  readonly remarks?: readonly Saying[];
  readonly otherLaw?: readonly Saying[];
}

/** Of reasons that are given otherwise, so many are told. */
const mostTold = 5;

/**
 * In what two answers to one question differ, in words: their outcome, figures, parts and facts needed; where these are
 * alike, what they say for it. Nothing where they say the same, whatever they were made from.
 */
export function answersDiffer(first: AnswerAsData, second: AnswerAsData): readonly string[] {
  const outcome =
    first.outcome === second.outcome ? [] : [`it was ${inWords(first.outcome)}, and now ${inWords(second.outcome)}`];
  const [was, is] = [first.value ?? first.settledParts, second.value ?? second.settledParts];
  const asked = (answer: AnswerAsData) => (answer.inquiries ?? []).map(({ asks }) => asks);
  const found = [
    ...outcome,
    ...namedDifferences(was, is).map(differenceInWords),
    ...changed(asked(first), asked(second), 'needed'),
  ];
  if (found.length > 0) return found;
  const parts = allDifferences(was, is).map(differenceInWords);
  return parts.length > 0 ? parts : changed(said(first), said(second), 'said').slice(0, mostTold);
}

function differenceInWords({ what, first, second }: NamedDifference): string {
  return `${what}: it was ${first}, and is now ${second}`;
}

function said({ reasons = [], rests = [], remarks = [], otherLaw = [] }: AnswerAsData): readonly string[] {
  return [...reasons, ...rests, ...remarks, ...otherLaw].map(({ says }) => says);
}

function changed(before: readonly string[], after: readonly string[], done: 'needed' | 'said'): readonly string[] {
  const [was, is] = [new Set(before), new Set(after)];
  return [
    ...[...is].filter((each) => !was.has(each)).map((each) => `now ${done}: ${each}`),
    ...[...was].filter((each) => !is.has(each)).map((each) => `no longer ${done}: ${each}`),
  ];
}

function inWords(outcome: string): string {
  return outcome === 'answered' ? 'answered' : 'needs facts';
}
