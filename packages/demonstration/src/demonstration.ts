import type { NewEntry } from '@quorate/store';
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

/** An answer that somebody relied on, before something was entered on which it turns. */
export interface ReliedOn extends Omit<WorthAsking, 'title'> {
  /** The instant at which it was asked. */
  readonly at: string;
  readonly purpose: string;
}

/** What waits for somebody when a history breaks off. */
export interface Waiting {
  /** Entries that wait for a second person. */
  readonly proposed: { readonly id: string; readonly entries: readonly NewEntry[]; readonly papers: History };
  /** A fact that somebody was asked for. */
  readonly asked: {
    readonly to: string;
    readonly fact: string;
    readonly about: readonly string[];
    readonly on: string;
  };
  /** A walled workspace with a privileged note. */
  readonly matter: { readonly title: string; readonly note: { readonly title: string; readonly text: string } };
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
  readonly relied: ReliedOn;
  readonly waiting: () => Waiting;
  readonly asks: readonly WorthAsking[];
}
