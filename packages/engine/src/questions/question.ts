import type { z } from 'zod';
import type { Explored } from '../evaluation/index.js';
import type { Context } from '../session/index.js';

/** The families under which questions stand in the catalogue, the command line and the documentation. */
export const questionFamilies = [
  'instrument',
  'capital',
  'ownership',
  'voting',
  'meeting',
  'approval',
  'board',
  'combination',
  'acquisition',
  'series',
  'dividends',
  'redemption',
  'liquidation',
  'liability',
  'calendar',
  'solve',
] as const;
export type QuestionFamily = (typeof questionFamilies)[number];

/** One question of the catalogue. Its name is the same in the library, the command line, case files and the documentation. */
export interface Question<I = never> {
  /** `family.name`, such as `approval.status`. */
  readonly name: string;
  readonly family: QuestionFamily;
  /** What it asks, as a person would. */
  readonly asks: string;
  /** Its fields; scalars come as text. */
  readonly input: z.ZodType<I>;
  /** The shape of the value, for the documentation: each field described. */
  readonly value: z.ZodType;
  /** An input that can be tried, in written form. */
  readonly example: Readonly<Record<string, unknown>>;
  /** Puts the question to what a session knows. */
  put(c: Context, input: I): Explored;
}

export function defineQuestion<I>(question: Question<I>): Question<I> {
  return Object.freeze(question);
}
