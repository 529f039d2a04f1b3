import type { Worker } from 'node:worker_threads';
import { QuestionError, type CharterSet } from '@quorate/engine';
import { isUploaded, RefusedEntriesError, type KeptCorporation, type SharedSnapshot, type Store } from '@quorate/store';
import { KnownCharters } from '../known-charters.js';
import { BusyError, QuestionTooLongError, type Answering } from './answering.js';
import type { Asked, BooksAsked } from './asked.js';
import { SnapshotMisfitError, type Job, type Said } from './job.js';
import { startedThread } from './started-thread.js';
import { UnusableCharterError } from './unusable-charter.js';

/** How many threads answer, and how long a question may take. */
export interface ThreadOptions {
  readonly store: Store;
  readonly charters: readonly CharterSet[];
  readonly threads: number;
  /** How long a question may be worked on, once its corporation is open. */
  readonly seconds: number;
  /** How the end of that time is waited for; by the clock of the machine where it is left out. */
  readonly wait?: Wait;
}

/** Does something when so many seconds are over, unless it is called off before by what is given back. */
export type Wait = (seconds: number, then: () => void) => () => void;

const byTheClock: Wait = (seconds, then) => {
  const timer = setTimeout(then, seconds * 1_000);
  return () => clearTimeout(timer);
};

/**
 * Works questions out in threads of their own, so that a long one keeps nobody else waiting: a thread that is too long at one
 * is ended, the asker is told, and a new thread takes its place.
 */
export function answeringThreads({ store, charters, threads, seconds, wait = byTheClock }: ThreadOptions): Answering {
  const known = new KnownCharters(store, charters);
  const all = Array.from({ length: threads }, () => new Thread({ store, charters: known, seconds, wait }));
  const waiting: ((thread: Thread) => void)[] = [];

  /** A thread that has the corporation open, where one is free; else any that is free, now or as soon as one is. */
  const free = async (corporation: string): Promise<Thread> => {
    const idle = all.filter(({ isBusy }) => !isBusy);
    const chosen = idle.find((thread) => thread.knows(corporation)) ?? idle[0];
    if (chosen !== undefined) {
      chosen.isBusy = true;
      return chosen;
    }
    if (waiting.length >= mostWaiting) throw new BusyError();
    return new Promise((resolve) => {
      waiting.push(resolve);
    });
  };

  return {
    ask: async (kept, asked) => {
      const thread = await free(kept.id);
      try {
        return await thread.ask(kept, asked);
      } finally {
        const next = waiting.shift();
        if (next === undefined) thread.isBusy = false;
        else next(thread);
      }
    },
    close: async () => {
      await Promise.all(all.map(async (thread) => thread.end()));
    },
  };
}

const mostWaiting = 1_000;

/** One thread, started when it is first needed, with what it knows of which journals. */
class Thread {
  isBusy = false;
  private worker: Worker | undefined;
  /** The version and hash to which it has read the journal of each corporation. */
  private readonly read = new Map<string, { readonly version: number; readonly hash: string }>();
  /** The uploaded charters that it was given. */
  private readonly given = new Set<string>();
  private readonly options: OwnOptions;

  constructor(options: OwnOptions) {
    this.options = options;
  }

  knows(corporation: string): boolean {
    return this.read.has(corporation);
  }

  async ask(kept: KeptCorporation, asked: Asked | BooksAsked, usesSnapshot = true): Promise<string> {
    const job = { ...(await this.jobFor(kept, asked, usesSnapshot)), ...(await this.charterFor(kept, asked)) };
    // Until it says so, nobody knows what the thread has read of it.
    this.read.delete(kept.id);
    const said = await this.settled(job, () => {
      this.read.set(kept.id, { version: kept.version, hash: kept.hash });
    });
    if (said.sort === 'answered') return said.answer;
    if (said.sort === 'refused') throw new RefusedEntriesError(kept.id, said.problems);
    if (said.name === SnapshotMisfitError.name && usesSnapshot) {
      // Opened by the store, a journal throws a snapshot away that it does not go on from.
      await this.options.store.journal(kept.id);
      return this.ask(kept, asked, false);
    }
    throw errorFrom(said);
  }

  async end(): Promise<void> {
    const { worker } = this;
    this.worker = undefined;
    this.read.clear();
    this.given.clear();
    await worker?.terminate();
  }

  /** The question with the entries that the thread has not read; all of them, where what it read is not in the journal. */
  private async jobFor(
    kept: KeptCorporation,
    asked: Asked | BooksAsked,
    usesSnapshot: boolean,
  ): Promise<Omit<Job, 'set' | 'dropsCharters'>> {
    const { id, formed, hash, version } = kept;
    const corporation = { id, formed, charter: asked.charter ?? kept.charter };
    const drop = [...this.read.keys()].slice(0, Math.max(0, this.read.size - mostRead)).filter((each) => each !== id);
    for (const each of drop) this.read.delete(each);
    const known = this.read.get(id);
    if (known?.hash === hash) return { corporation, hash, goesOn: true, entries: [], asked, drop };
    const snapshot = known === undefined && usesSnapshot ? await this.snapshotFor(kept) : undefined;
    const from = snapshot?.version ?? Math.max(0, (known?.version ?? 0) - 1);
    const found = [];
    for await (const entry of this.options.store.entries(id, { after: from, through: version })) found.push(entry);
    if (known !== undefined && known.version > 0 && found[0]?.hash === known.hash) {
      return { corporation, hash, goesOn: true, entries: found.slice(1).map(({ text }) => text), asked, drop };
    }
    if (from > 0 && snapshot === undefined) {
      this.read.delete(id);
      return this.jobFor(kept, asked, usesSnapshot);
    }
    return { corporation, hash, goesOn: false, snapshot, entries: found.map(({ text }) => text), asked, drop };
  }

  /** The snapshot that the thread begins with, where there is one of as many entries at the most. */
  private async snapshotFor({ id, version }: KeptCorporation): Promise<SharedSnapshot | undefined> {
    const snapshot = await this.options.store.snapshot(id);
    return snapshot !== undefined && snapshot.version <= version ? snapshot : undefined;
  }

  /** The charter by which it is asked, where the thread must be given it. */
  private async charterFor(
    kept: KeptCorporation,
    asked: Asked | BooksAsked,
  ): Promise<Pick<Job, 'set' | 'dropsCharters'>> {
    const charter = asked.charter ?? kept.charter;
    const set = await this.options.charters.find(kept.id, charter);
    const key = JSON.stringify([kept.id, charter]);
    if (!isUploaded(charter) || this.given.has(key)) return { dropsCharters: false };
    const dropsCharters = this.given.size >= mostGiven;
    if (dropsCharters) this.given.clear();
    this.given.add(key);
    return { set, dropsCharters };
  }

  private async settled(job: Job, read: () => void): Promise<Settled> {
    const { seconds, wait } = this.options;
    this.worker ??= startedThread({ charters: this.options.charters.builtIn });
    const { worker } = this;
    return new Promise((resolve, reject) => {
      let callOff = (): void => undefined;
      const settle = (settled: () => void): void => {
        callOff();
        worker.off('message', hear).off('error', fail).off('exit', leave);
        settled();
      };
      const hear = (said: Said): void => {
        if (said.sort === 'read') read();
        else if (said.sort === 'begun') callOff = wait(seconds, giveUp);
        else settle(() => resolve(said));
      };
      const fail = (error: Error): void => settle(() => void this.end().then(() => reject(error), reject));
      const leave = (): void => fail(new Error('a thread ended by itself'));
      const giveUp = (): void => fail(new QuestionTooLongError(seconds));
      worker.on('message', hear).on('error', fail).on('exit', leave);
      // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread is no window
      worker.postMessage(job);
    });
  }
}

const mostRead = 50;
const mostGiven = 50;

/** What a thread needs. */
interface OwnOptions {
  readonly store: Store;
  readonly charters: KnownCharters;
  readonly seconds: number;
  readonly wait: Wait;
}

/** What came of a question in the end. */
type Settled = Exclude<Said, { readonly sort: 'read' | 'begun' }>;

function errorFrom({ name, message, stack }: Extract<Settled, { readonly sort: 'failed' }>): Error {
  if (name === QuestionError.name) return new QuestionError(message);
  if (name === 'InstrumentError' || name === UnusableCharterError.name) return new UnusableCharterError(message);
  const error = new Error(message);
  error.stack = stack;
  return error;
}
