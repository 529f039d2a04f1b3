import type { InstrumentChoice } from '@quorate/engine';
import type { KeptCorporation } from '@quorate/store';
import type { Corporations, Opening } from '../corporations.js';
import { sentAnswer } from '../sent-answer.js';

/** A question as it is put over HTTP. */
export interface Asked extends Opening {
  readonly question: string;
  readonly asOf: string;
  readonly input: Readonly<Record<string, unknown>>;
  readonly sensitivity: 'none' | 'single' | 'pairs';
  readonly instruments: readonly InstrumentChoice[];
}

/** Works questions out. Where, and for how long, is its own affair. */
export interface Answering {
  /**
   * The answer, as JSON.
   * @throws {QuestionError} where the question cannot be put
   * @throws {QuestionTooLongError} where it was given up
   */
  ask(kept: KeptCorporation, asked: Asked): Promise<string>;
  close(): Promise<void>;
}

/** A question took longer than questions may. */
export class QuestionTooLongError extends Error {
  constructor(seconds: number) {
    super(
      `The question was given up after ${seconds} seconds. Ask with sensitivity "none", enter more of the facts that it needs, or ask a narrower one.`,
    );
    this.name = new.target.name;
  }
}

/** More questions wait than the service lets wait. */
export class BusyError extends Error {
  constructor() {
    super('More questions wait than can be answered soon. Ask again in a while.');
    this.name = new.target.name;
  }
}

/** Works questions out in this very thread, one after the other, and gives none up: for tests, and for few questions. */
export function answeringHere(corporations: Corporations): Answering {
  return {
    ask: async (kept, { question, asOf, input, sensitivity, ...opening }) => {
      const corporation = await corporations.at(kept.id, opening);
      return JSON.stringify(sentAnswer(corporation, { question, asOf, input, sensitivity }));
    },
    close: async () => {},
  };
}
