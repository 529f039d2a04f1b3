import type { History } from './telling/history.js';

/** A question worth asking of a history. Its answer is held by a test. */
export interface WorthAsking {
  /** Its name in the catalogue. */
  readonly question: string;
  /** What it asks here, in words. */
  readonly title: string;
  readonly asOf: string;
  readonly input: Readonly<Record<string, string>>;
}

/** A corporation to try Quorate on. Its charter is real; everything that happens in its history is invented. */
export interface Demonstration {
  /** The id under which it is kept. */
  readonly id: string;
  readonly name: string;
  /** The id of its charter among those that come with Quorate. */
  readonly charter: string;
  /** The day it was formed, by its charter. */
  readonly formed: string;
  /** What is going on when the history breaks off, in a sentence. */
  readonly situation: string;
  /** The day on which the history breaks off. */
  readonly until: string;
  /** Tells it from the beginning; the same to the letter every time. */
  readonly history: () => History;
  readonly asks: readonly WorthAsking[];
}
