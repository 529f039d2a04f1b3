import { z } from 'zod';
import { DocumentError } from './document.js';

const answered = z.looseObject({
  question: z.string(),
  outcome: z.string(),
  value: z.unknown().optional(),
  inquiries: z.array(z.looseObject({ asks: z.string() })).default([]),
});

/**
 * The value of an answer to a question, as it is sent.
 * @param what the answer is about, as a sentence begins with it: "The results of the meeting are"
 * @throws {DocumentError} an answer to another question, or one that still needs facts: they are named
 */
export function settledValue<Value>(answer: unknown, question: string, what: string, value: z.ZodType<Value>): Value {
  const { data } = answered.safeParse(answer);
  if (data?.question !== question) {
    throw new DocumentError([`This is no answer to ${question}: ask that question first.`]);
  }
  if (data.outcome !== 'answered') {
    throw new DocumentError([
      `${what} not settled. First has to be entered:`,
      ...data.inquiries.map(({ asks }) => asks),
    ]);
  }
  return value.parse(data.value);
}
