import {
  answerData,
  asMemorandum,
  asProof,
  assertedBehind,
  asSentence,
  type Answer,
  type Corporation,
  type ReasonStep,
  type ToldLine,
} from '@quorate/engine';
import type { Asked, Unseen } from './answering/asked.js';

/** An answer as it is sent: with its reasons as numbered steps, and which of the entries behind it no paper shows. */
export type SentAnswer = Sent<Answer>;

type Sent<A> = A extends unknown
  ? Omit<A, 'reason'> & {
      readonly reasons: readonly ReasonStep[];
      readonly asserted: readonly string[];
      /** The ids of the entries that were supposed, where a hypothetical was asked. */
      readonly supposed?: readonly string[];
    }
  : never;

/** An answer of which a layer was asked for: its reasons in lines, as a person reads them, in the place of the steps. */
export type AnswerInLayer = InLayer<SentAnswer>;

type InLayer<A> = A extends unknown ? Omit<A, 'reasons'> & { readonly told: readonly ToldLine[] } : never;

/** The answer to a question, as JSON: which of the entries that it names no paper shows, or are asserted, stands with it. */
export function answerText(corporation: Corporation, asked: Unseen<Asked>): string {
  const { question, asOf, input, sensitivity, supposed, layer } = asked;
  const answered = corporation.ask({ question, asOf, input, sensitivity });
  const asserted = assertedBehind(corporation, answered);
  const own = supposed === undefined ? undefined : { supposed: supposed.entries.map(({ id }) => id) };
  const { reasons, ...data } = answerData(answered);
  const because = layer === undefined ? { reasons } : { told: linesOf(answered, layer) };
  return JSON.stringify({ ...data, ...because, asserted, ...own });
}

/** The reasons in lines, as a person reads them. */
function linesOf({ reason }: Answer, layer: NonNullable<Asked['layer']>): readonly ToldLine[] {
  if (layer === 'proof') return asProof(reason);
  if (layer === 'memorandum') return asMemorandum(reason);
  const { cites, outcome } = reason;
  return [{ depth: 0, step: 1, says: asSentence(reason), cites, outcome }];
}
