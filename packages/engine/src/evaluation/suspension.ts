import type { Bounds, Ratio } from '../exact/index.js';
import type { QuestionError } from './errors.js';
import { inquiryKey, type Inquiry } from './inquiry.js';

/**
 * A point at which a run cannot go on without a fact. `options` are the ways it can come out: the replies of a yes-or-no
 * or a choice, or `yes` and `no` for a comparison or a count that unknown facts decide together. No options: the fact can
 * only be asked for (a person, a day, a text, the very number).
 */
export interface Split {
  readonly key: string;
  readonly kind: 'reply' | 'comparison' | 'count' | 'asked' | 'dispute';
  readonly options: readonly string[];
  /** The facts that settle it. */
  readonly inquiries: readonly Inquiry[];
  /** For a comparison: the figure at which it turns, of each of its facts. */
  readonly turns?: readonly TurnOfUnknown[];
  /** For a comparison: what each option says of the unknown. */
  readonly refines?: { readonly form: string; readonly yes: Bounds; readonly no: Bounds };
  /** For a count: what the standing of its members waits for. */
  readonly of?: readonly Split[];
  /** For a dispute: the entries that differ. */
  readonly entries?: readonly string[];
}

/** From which figure of one unknown a comparison holds, which other unknowns of it move. */
export interface TurnOfUnknown {
  /** Such as "at least 25,000 shares"; the verb alone where that is nothing but what the others come to. */
  readonly figure: string;
  readonly others: readonly { readonly times: Ratio; readonly inquiry: Inquiry }[];
}

/** One split that two steps came upon: its facts are asked for with the sections of both. */
export function sameSplit(known: Split, again: Split): Split {
  if (known === again || again.inquiries.every(({ cites }, index) => cites === known.inquiries[index]?.cites))
    return again;
  const inquiries = again.inquiries.map((inquiry) => {
    const before = known.inquiries.find((each) => inquiryKey(each) === inquiryKey(inquiry));
    return before === undefined ? inquiry : { ...inquiry, cites: [...new Set([...before.cites, ...inquiry.cites])] };
  });
  return { ...again, inquiries };
}

/** Thrown where a fact is missing; caught by the nearest step that can go on without it. Not an error: it has no stack. */
export class Suspended {
  readonly split: Split;
  constructor(split: Split) {
    this.split = split;
  }
}

/** The outcome of a step that may have been suspended. */
export type Attempt<T> =
  | { readonly settled: true; readonly value: T }
  | { readonly settled: false; readonly waiting: readonly Split[] };

/** What came of a run: as of a step, or why the question cannot be put where what the run assumes is so. */
export type Ran<T> =
  | Attempt<T>
  | (Extract<Attempt<T>, { readonly settled: false }> & { readonly refused: QuestionError });
