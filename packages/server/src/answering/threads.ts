import type { CharterSet } from '@quorate/engine';
import { eachInTurns, RefusedEntriesError, type Store } from '@quorate/store';
import { KnownCharters, type ReadingElsewhere } from '../known-charters.js';
import { AnsweringThread, byTheClock, type AnsweringThreadParts, type Wait } from './answering-thread.js';
import { BusyError, CalledOffError, type Answering } from './answering.js';
import { Turns } from './turns.js';

/** How many threads answer, and what a question may take. */
export interface ThreadOptions {
  readonly store: Store;
  readonly charters: readonly CharterSet[];
  readonly threads: number;
  /** How long a question may take, from when it is posted: half of that it may wait for its turn. */
  readonly seconds: number;
  /** How many are started at once, so that nobody's first question waits for it; the others when they are first needed. */
  readonly ahead?: number;
  /** How much memory each thread may take, in megabytes: one that comes near it is started anew between two questions. */
  readonly megabytes?: number;
  /** How the end of that time is waited for; by the clock of the machine where it is left out. */
  readonly wait?: Wait;
}

/**
 * Works questions out in threads of their own, so that a long one keeps nobody else waiting: a thread that is too long at one,
 * or runs out of memory over it, is ended, the asker is told, and a new thread takes its place.
 */
export function answeringThreads({
  store,
  charters,
  threads,
  seconds,
  ahead = 0,
  megabytes = usualMegabytes,
  wait = byTheClock,
}: ThreadOptions): Answering {
  const readCharter: ReadingElsewhere = async (file, caller = '') =>
    beside.use('', caller, async (thread) => thread.readCharter(file));
  const known = new KnownCharters(store, charters, { readCharter });
  const parts = { store, charters: known, seconds, megabytes, wait };
  const answering = new Threads(threads, parts);
  answering.start(ahead);
  // What is entered does not wait behind what is asked.
  const beside = new Threads(1, parts);
  return {
    ask: async (kept, asked, caller = '', awaited?) =>
      answering.use(kept.id, caller, async (thread) => thread.ask(kept, asked, { awaited }), awaited),
    judge: async ({ set, ...kept }, inputs) => {
      try {
        const judging = await eachInTurns(inputs, (input) => JSON.stringify(input));
        const charter = set ?? (await known.usable(kept.id, kept.charter));
        await beside.use(kept.id, kept.id, async (thread) => thread.ask(kept, { judging }, { set: charter }));
        return [];
      } catch (error) {
        if (error instanceof RefusedEntriesError) return error.problems;
        throw error;
      }
    },
    lookIn: async (looking, caller) => answering.use('', caller, async (thread) => thread.lookIn(looking)),
    describe: async (what, caller = '') => answering.use('', caller, async (thread) => thread.describe(what)),
    readCharter,
    close: async () => {
      await Promise.all([answering.end(), beside.end()]);
    },
  };
}

/** Threads of which each does one thing at a time, for callers by turns. */
class Threads {
  private readonly all: readonly AnsweringThread[];
  private readonly parts: AnsweringThreadParts;
  private readonly waiting = new Turns<(thread: AnsweringThread) => void>();

  constructor(count: number, parts: AnsweringThreadParts) {
    this.parts = parts;
    this.all = Array.from({ length: count }, () => new AnsweringThread(parts));
  }

  /**
   * @throws {BusyError} where too many wait, or too many of this caller, or its turn does not come in half of its time
   * @throws {CalledOffError} where it is awaited no longer before its turn comes
   */
  async use<T>(
    corporation: string,
    caller: string,
    work: (thread: AnsweringThread) => Promise<T>,
    awaited?: AbortSignal,
  ): Promise<T> {
    const thread = await this.free(corporation, caller, awaited);
    try {
      if (awaited?.aborted === true) throw new CalledOffError();
      // Where this process was kept from its clocks, a turn may come before the end of the time to wait is heard of.
      if (thread.waited > this.parts.seconds / 2) throw new BusyError();
      return await work(thread);
    } finally {
      const next = this.waiting.next();
      if (next === undefined) thread.isBusy = false;
      else next(thread);
    }
  }

  start(count: number): void {
    for (const thread of this.all.slice(0, count)) thread.start();
  }

  async end(): Promise<void> {
    await Promise.all(this.all.map(async (thread) => thread.end()));
  }

  /** A thread that has the corporation open, where one is free; else any that is free, now or as soon as one is. */
  private async free(corporation: string, caller: string, awaited?: AbortSignal): Promise<AnsweringThread> {
    const idle = this.all.filter(({ isBusy }) => !isBusy);
    const chosen = idle.find((thread) => thread.knows(corporation)) ?? idle[0];
    if (chosen !== undefined) {
      chosen.isBusy = true;
      chosen.waited = 0;
      return chosen;
    }
    if (awaited?.aborted === true) throw new CalledOffError();
    if (this.waiting.length >= mostWaiting || this.waiting.of(caller) >= mostOfOne) throw new BusyError();
    const { seconds, wait } = this.parts;
    const posted = performance.now();
    return new Promise((resolve, reject) => {
      const settle = (): void => {
        isOver();
        awaited?.removeEventListener('abort', calledOff);
      };
      const leave = (error: Error): void => {
        settle();
        this.waiting.leave(caller, goOn);
        reject(error);
      };
      const isOver = wait(seconds / 2, () => leave(new BusyError()));
      const calledOff = (): void => leave(new CalledOffError());
      awaited?.addEventListener('abort', calledOff, { once: true });
      const goOn = (thread: AnsweringThread): void => {
        settle();
        thread.waited = (performance.now() - posted) / 1_000;
        resolve(thread);
      };
      this.waiting.join(caller, goOn);
    });
  }
}

const usualMegabytes = 1_024;
const mostWaiting = 1_000;
/** Of one caller: whoever asks more than can be answered leaves room for others to wait. */
const mostOfOne = 100;
