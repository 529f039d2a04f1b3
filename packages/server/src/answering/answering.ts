import { InstrumentError } from '@quorate/engine';
import type { Judge, KeptCorporation } from '@quorate/store';
import type { Corporations } from '../corporations.js';
import type { ReadingElsewhere } from '../known-charters.js';
import { workedOut } from './worked-out.js';
import type { Asked, BooksAsked } from './asked.js';
import type { Described } from './described.js';
import { UnusableCharterError } from './unusable-charter.js';
import type { LookingInPaper } from './words-in-paper.js';

/** Works questions out. Where, and for how long, is its own affair. */
export interface Answering {
  /**
   * The answer, as JSON. Where there is not room for all, callers take turns.
   * @throws {QuestionError} where the question cannot be put
   * @throws {UnusableCharterError} where the charter, or a reading chosen of it, cannot be used
   * @throws {RefusedEntriesError} where what is supposed does not go with what was entered
   * @throws {RefusedCharterError} where a charter file is tried that has mistakes
   * @throws {QuestionTooLongError} where it was given up
   * @throws {QuestionTooLargeError} where it needed more memory than a question may take
   * @throws {ThreadLostError} where whoever worked it out is gone
   * @param awaited aborted when nobody waits for the answer any longer: what works it out is free for others soon after
   * @throws {BusyError} where too many wait, or too many of this caller, or it lost too much of its time by waiting
   * @throws {CalledOffError} where nobody waited for it any longer
   */
  ask(kept: KeptCorporation, asked: Asked | BooksAsked, caller?: string, awaited?: AbortSignal): Promise<string>;
  /** Judges entries where questions are worked out; without it, they are judged where they are entered. */
  readonly judge?: Judge;
  /** Reads charter files there; without it, they are read where they are sent. */
  readonly readCharter?: ReadingElsewhere;
  /** Writes out there, as JSON, what is the same for everybody; without it, it is written out where it is asked for. */
  readonly describe?: (what: Described, caller?: string) => Promise<string>;
  /** Looks for words in a paper there, found as JSON; without it, they are looked for where they are asked for. */
  readonly lookIn?: (looking: LookingInPaper, caller: string) => Promise<string>;
  close(): Promise<void>;
}

/** A question took longer than questions may. */
export class QuestionTooLongError extends Error {
  constructor(seconds: number) {
    super(
      `It was not worked out within ${seconds} seconds, and was given up: that says nothing about the answer. Ask again, ask a narrower question, or enter more of the facts that it needs; a program asks with sensitivity "none".`,
    );
    this.name = new.target.name;
  }
}

/** A question needed more memory than questions may take. */
export class QuestionTooLargeError extends Error {
  constructor(megabytes: number) {
    super(
      `It was not worked out with ${megabytes} MB of memory, and was given up: that says nothing about the answer. Ask a narrower question; a program asks with sensitivity "none".`,
    );
    this.name = new.target.name;
  }
}

/** The thread that worked a question out is gone. */
export class ThreadLostError extends Error {
  constructor(cause?: Error) {
    super('What worked the question out ended before its time. Ask again.', { cause });
    this.name = new.target.name;
  }
}

/** Whoever asked a question does not wait for its answer any longer. */
export class CalledOffError extends Error {
  constructor() {
    super('The question was called off by whoever asked it.');
    this.name = new.target.name;
  }
}

/** More waits than the service lets wait. */
export class BusyError extends Error {
  constructor() {
    super('More waits than can be done soon. Send it again in a while.');
    this.name = new.target.name;
  }
}

/** Works questions out in this very thread, one after the other, and gives none up: for tests, and for few questions. */
export function answeringHere(corporations: Corporations): Answering {
  return {
    ask: async ({ id }, asked) => inWords(async () => workedOut(await corporations.at(id, asked), asked)),
    close: async () => {},
  };
}

/** An instrument that cannot be used is told of alike, wherever the question is worked out. */
async function inWords(work: () => Promise<string>): Promise<string> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof InstrumentError) throw new UnusableCharterError(error.message);
    throw error;
  }
}
