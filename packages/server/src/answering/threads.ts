import type { CharterSet } from '@quorate/engine';
import type { Store } from '@quorate/store';
import { KnownCharters } from '../known-charters.js';
import { AnsweringThread, type Wait } from './answering-thread.js';
import { BusyError, type Answering } from './answering.js';
import { Turns } from './turns.js';

/** How many threads answer, and what a question may take. */
export interface ThreadOptions {
  readonly store: Store;
  readonly charters: readonly CharterSet[];
  readonly threads: number;
  /** How long a question may be worked on, from when a thread takes it. */
  readonly seconds: number;
  /** How much memory each thread may take, in megabytes: one that comes near it is started anew between two questions. */
  readonly megabytes?: number;
  /** How the end of that time is waited for; by the clock of the machine where it is left out. */
  readonly wait?: Wait;
}

const byTheClock: Wait = (seconds, then) => {
  const timer = setTimeout(then, seconds * 1_000);
  return () => clearTimeout(timer);
};

/**
 * Works questions out in threads of their own, so that a long one keeps nobody else waiting: a thread that is too long at one,
 * or runs out of memory over it, is ended, the asker is told, and a new thread takes its place.
 */
export function answeringThreads({
  store,
  charters,
  threads,
  seconds,
  megabytes = usualMegabytes,
  wait = byTheClock,
}: ThreadOptions): Answering {
  const parts = { store, charters: new KnownCharters(store, charters), seconds, megabytes, wait };
  const all = Array.from({ length: threads }, () => new AnsweringThread(parts));
  const waiting = new Turns<(thread: AnsweringThread) => void>();

  /** A thread that has the corporation open, where one is free; else any that is free, now or as soon as one is. */
  const free = async (corporation: string, caller: string): Promise<AnsweringThread> => {
    const idle = all.filter(({ isBusy }) => !isBusy);
    const chosen = idle.find((thread) => thread.knows(corporation)) ?? idle[0];
    if (chosen !== undefined) {
      chosen.isBusy = true;
      return chosen;
    }
    if (waiting.length >= mostWaiting) throw new BusyError();
    return new Promise((resolve) => {
      waiting.join(caller, resolve);
    });
  };

  return {
    ask: async (kept, asked, caller = '') => {
      const thread = await free(kept.id, caller);
      try {
        return await thread.ask(kept, asked);
      } finally {
        const next = waiting.next();
        if (next === undefined) thread.isBusy = false;
        else next(thread);
      }
    },
    close: async () => {
      await Promise.all(all.map(async (thread) => thread.end()));
    },
  };
}

const usualMegabytes = 1_024;
const mostWaiting = 1_000;
