import type { Worker } from 'node:worker_threads';
import { DocumentError } from '@quorate/documents';
import { CaseFileError, QuestionError, type CharterSet } from '@quorate/engine';
import {
  isUploaded,
  RefusedCharterError,
  RefusedEntriesError,
  turn,
  type Head,
  type KeptCorporation,
  type Store,
} from '@quorate/store';
import type { KnownCharters } from '../known-charters.js';
import { descriptions } from '../instruments/described-charter.js';
import {
  BusyError,
  CalledOffError,
  QuestionTooLargeError,
  QuestionTooLongError,
  ThreadLostError,
} from './answering.js';
import type { Asked, BooksAsked, Judging } from './asked.js';
import type { Described } from './described.js';
import {
  SnapshotMisfitError,
  type Ahead,
  type Describing,
  type Job,
  type Looking,
  type Reading,
  type Said,
} from './job.js';
import { startedThread } from './started-thread.js';
import { UnusableCharterError } from './unusable-charter.js';
import type { LookingInPaper } from './words-in-paper.js';

/** What a thread needs. */
export interface AnsweringThreadParts {
  readonly store: Store;
  readonly charters: KnownCharters;
  /** How long a question may take, from when it is posted: waiting for its turn and the reading of the journal with it. */
  readonly seconds: number;
  /** How much memory it may take, in megabytes. */
  readonly megabytes: number;
  readonly wait: Wait;
}

/** Does something when so many seconds are over, unless it is called off before by what is given back. */
export type Wait = (seconds: number, then: () => void) => () => void;

export const byTheClock: Wait = (seconds, then) => {
  const timer = setTimeout(then, seconds * 1_000);
  return () => clearTimeout(timer);
};

/** A question that is being worked on: it ends once, whatever becomes of the thread. */
interface InWork {
  hear(said: Heard): void;
  fail(error: Error): void;
}

/**
 * One thread, started when it is first needed or ahead, with what it knows of which journals. Whatever becomes of it costs the question
 * that it has, and no other: the next one starts it anew.
 */
export class AnsweringThread {
  isBusy = false;
  /** For how many seconds what it does now waited for its turn. */
  waited = 0;
  private worker: Worker | undefined;
  /** Ends when the worker has read its program; nothing once it has. Nothing is posted to it before. */
  private beginning: Promise<void> | undefined;
  /** When the worker was started, in milliseconds. */
  private startedAt = 0;
  private inWork: InWork | undefined;
  /** The version and hash to which it has read the journal of each corporation. */
  private readonly read = new Map<string, Head>();
  /** The uploaded charters that it was given. */
  private readonly given = new Set<string>();
  private readonly parts: AnsweringThreadParts;

  constructor(parts: AnsweringThreadParts) {
    this.parts = parts;
  }

  /** The worker, started where there is none. */
  start(): Worker {
    return (this.worker ??= this.started());
  }

  knows(corporation: string): boolean {
    return this.read.has(corporation);
  }

  /** The answer, as JSON. */
  async ask(
    kept: Judged,
    asked: Asked | BooksAsked | Judging,
    { set, awaited }: { readonly set?: CharterSet | undefined; readonly awaited?: AbortSignal | undefined } = {},
  ): Promise<string> {
    return this.inTime(async (givenUp) => this.worked(kept, asked, givenUp, { set }), awaited);
  }

  /** A charter file read. @throws {RefusedCharterError} with every mistake in one that is sent; {CaseFileError} in one that is kept */
  async readCharter(reading: Reading['reading']): Promise<CharterSet> {
    return this.inTime(async () => {
      const said = await this.settled({ reading }, () => {});
      if (said.isFull) await this.end();
      if (said.sort === 'charter') {
        if (said.description !== undefined) descriptions.note(said.set, said.description);
        return said.set;
      }
      if (said.sort === 'misread' && 'name' in reading) throw new CaseFileError(said.mistakes);
      if (said.sort === 'misread') throw new RefusedCharterError(said.mistakes);
      throw said.sort === 'failed' ? errorFrom(said) : new ThreadLostError();
    });
  }

  /** What is the same for everybody, as JSON. */
  async describe(describing: Described): Promise<string> {
    return this.told({ describing });
  }

  /** What is found of words in a paper, as JSON. */
  async lookIn(looking: LookingInPaper): Promise<string> {
    return this.told({ looking });
  }

  private async told(job: Describing | Looking): Promise<string> {
    return this.inTime(async () => {
      const said = await this.settled(job, () => {});
      if (said.isFull) await this.end();
      if (said.sort === 'answered') return said.answer;
      throw said.sort === 'failed' ? errorFrom(said) : new ThreadLostError();
    });
  }

  private async inTime<T>(work: (givenUp: AbortSignal) => Promise<T>, awaited?: AbortSignal): Promise<T> {
    const { seconds, wait } = this.parts;
    const { waited } = this;
    const giving = new AbortController();
    return new Promise((resolve, reject) => {
      const giveUp = (error: Error): void => {
        giving.abort();
        const hasBegun = this.beginning === undefined;
        const mayStillBegin = performance.now() - this.startedAt < longestBeginning;
        if (hasBegun || !mayStillBegin) void this.end();
        else this.leave();
        reject(hasBegun || !(error instanceof QuestionTooLongError) ? error : new BusyError());
      };
      // One that lost time by others may well be answered when it is asked again.
      const late = (): Error => (waited > seconds / 10 ? new BusyError() : new QuestionTooLongError(seconds));
      const isOver = wait(seconds - waited, () => giveUp(late()));
      const calledOff = (): void => giveUp(new CalledOffError());
      awaited?.addEventListener('abort', calledOff, { once: true });
      work(giving.signal)
        .then(resolve, reject)
        .finally(() => {
          isOver();
          awaited?.removeEventListener('abort', calledOff);
        });
    });
  }

  /**
   * Gives up a question before anybody worked on it: the worker begins for the next one. Where there is little of a processor, each
   * that was ended in its beginning would be followed by another, and no question would ever be answered.
   */
  private leave(): void {
    this.inWork = undefined;
    this.given.clear();
  }

  async end(): Promise<void> {
    const { worker } = this;
    this.worker = undefined;
    this.beginning = undefined;
    this.inWork = undefined;
    this.read.clear();
    this.given.clear();
    await worker?.terminate();
  }

  private async worked(
    kept: Judged,
    asked: Asked | BooksAsked | Judging,
    givenUp: AbortSignal,
    { set: found, usesSnapshot = true }: { readonly set: CharterSet | undefined; readonly usesSnapshot?: boolean },
  ): Promise<string> {
    const charter = asked.charter ?? kept.charter;
    const set =
      'judging' in asked || asked.tried !== undefined ? found : await this.parts.charters.find(kept.id, charter);
    const [entries, head] = await this.jobFor(kept, asked, usesSnapshot);
    givenUp.throwIfAborted();
    const giving = set === undefined ? { dropsCharters: false } : this.giving(kept.id, charter, set);
    const job = { ...entries, ...giving };
    // Until it says so, nobody knows what the thread has read of it.
    this.read.delete(kept.id);
    const said = await this.settled(job, () => {
      if (head !== undefined) this.read.set(kept.id, head);
    });
    if (said.isFull) await this.end();
    if (said.sort === 'answered') return said.answer;
    if (said.sort === 'refused') throw new RefusedEntriesError(kept.id, said.problems);
    if (said.sort === 'misread') throw new RefusedCharterError(said.mistakes);
    if (said.sort !== 'failed') throw new ThreadLostError();
    if (said.name === SnapshotMisfitError.name && usesSnapshot) {
      // Opened by the store, a journal throws a snapshot away that it does not go on from.
      await this.parts.store.journal(kept.id);
      return this.worked(kept, asked, givenUp, { set: found, usesSnapshot: false });
    }
    throw errorFrom(said);
  }

  /**
   * The question with the entries that the thread has not read, and to which head it has read then, if it has; all of them, where what it
   * read is not in the journal.
   */
  private async jobFor(
    kept: Judged,
    asked: Asked | BooksAsked | Judging,
    usesSnapshot: boolean,
  ): Promise<readonly [Omit<Job, 'set' | 'dropsCharters'>, Head | undefined]> {
    const { id, formed, hash, version } = kept;
    const head = { version, hash };
    const corporation = { id, formed, charter: asked.charter ?? kept.charter };
    // One that is not kept yet may begin otherwise the next time: nothing is read, and what was read stays.
    if (version === 0) return [{ corporation, hash, goesOn: false, entries: [], asked, drop: [] }, this.read.get(id)];
    const drop = [...this.read.keys()].slice(0, Math.max(0, this.read.size - mostRead)).filter((each) => each !== id);
    for (const each of drop) this.read.delete(each);
    const known = this.read.get(id);
    if (known?.hash === hash) return [{ corporation, hash, goesOn: true, entries: [], asked, drop }, head];
    const newest = known === undefined && usesSnapshot ? await this.parts.store.snapshot(id) : undefined;
    const longer = known ?? newest;
    if (longer !== undefined && longer.version > version && (await this.haveBoth(id, head, longer))) {
      const goesOn = known !== undefined;
      const job = { corporation, hash, goesOn, snapshot: newest, entries: [], through: version, asked, drop };
      return [job, { version: longer.version, hash: longer.hash }];
    }
    const snapshot = newest !== undefined && newest.version <= version ? newest : undefined;
    const from = snapshot?.version ?? Math.max(0, (known?.version ?? 0) - 1);
    let first: string | undefined;
    const texts: string[] = [];
    for await (const entry of this.parts.store.entries(id, { after: from, through: version })) {
      first ??= entry.hash;
      texts.push(entry.text);
    }
    if (known !== undefined && known.version > 0 && first === known.hash) {
      return [{ corporation, hash, goesOn: true, entries: texts.slice(1), asked, drop }, head];
    }
    if (from > 0 && snapshot === undefined) {
      this.read.delete(id);
      return this.jobFor(kept, asked, usesSnapshot);
    }
    return [{ corporation, hash, goesOn: false, snapshot, entries: texts, asked, drop }, head];
  }

  /** Whether the journal had each of these heads: as its entries are chained, it had all that one of them has when it had the other. */
  private async haveBoth(corporation: string, ...heads: readonly Head[]): Promise<boolean> {
    for (const { version, hash } of heads) if ((await this.hashAt(corporation, version)) !== hash) return false;
    return true;
  }

  private async hashAt(corporation: string, version: number): Promise<string | undefined> {
    const at = { after: version - 1, through: version };
    for await (const { hash } of this.parts.store.entries(corporation, at)) return hash;
    return undefined;
  }

  /** The charter by which it is asked, where the thread must be given it. */
  private giving(corporation: string, charter: string, set: CharterSet): Pick<Job, 'set' | 'dropsCharters'> {
    const key = JSON.stringify([corporation, charter]);
    if (!isUploaded(charter) || this.given.has(key)) return { dropsCharters: false };
    const dropsCharters = this.given.size >= mostGiven;
    if (dropsCharters) this.given.clear();
    this.given.add(key);
    return { set, dropsCharters };
  }

  private async settled(job: Job | Reading | Describing | Looking, read: () => void): Promise<Settled> {
    const worker = this.start();
    return new Promise((resolve, reject) => {
      const own: InWork = {
        hear: (said) => {
          if (said.sort === 'read') return read();
          this.inWork = undefined;
          return resolve(said);
        },
        fail: reject,
      };
      this.inWork = own;
      const post = async (): Promise<void> => {
        await this.beginning;
        if (this.inWork === own) await postedInTurns(worker, job);
      };
      post().catch(reject);
    });
  }

  /** A worker that is listened to for its whole life: an error in it is nobody's but the question's that it has. */
  private started(): Worker {
    const { charters, megabytes } = this.parts;
    const worker = startedThread({ charters: charters.builtIn }, megabytes);
    this.startedAt = performance.now();
    this.beginning = new Promise((resolve) => {
      worker.once('message', () => {
        if (this.worker === worker) this.beginning = undefined;
        resolve();
      });
    });
    const lost = (error: Error): void => {
      if (this.worker !== worker) return;
      const { inWork } = this;
      void this.end();
      inWork?.fail(error);
    };
    worker.on('message', (said: Said) => {
      if (this.worker === worker && said.sort !== 'begun') this.inWork?.hear(said);
    });
    worker.on('error', (error: Error & { readonly code?: string }) =>
      lost(
        error.code === 'ERR_WORKER_OUT_OF_MEMORY' ? new QuestionTooLargeError(megabytes) : new ThreadLostError(error),
      ),
    );
    worker.on('messageerror', (error: Error) => lost(new ThreadLostError(error)));
    worker.on('exit', () => lost(new ThreadLostError()));
    return worker;
  }
}

/** Gives a thread what it has to do; of many entries some at a time, between which others have their turn. */
async function postedInTurns(worker: Worker, job: Job | Reading | Describing | Looking): Promise<void> {
  const post = (sent: Job | Ahead | Reading | Describing | Looking): void => {
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread is no window
    worker.postMessage(sent);
  };
  if (!('entries' in job)) return post(job);
  const { entries } = job;
  let from = 0;
  for (let [at, characters] = [0, 0]; at < entries.length; at += 1) {
    characters += entries[at]?.length ?? 0;
    if (at - from < entriesAtATime && characters < charactersAtATime) continue;
    post({ ahead: entries.slice(from, at) });
    [from, characters] = [at, entries[at]?.length ?? 0];
    await turn();
  }
  return post({ ...job, entries: entries.slice(from) });
}

/** A worker that has not read its program by then, in milliseconds, hangs. */
const longestBeginning = 300_000;

const entriesAtATime = 1_000;
const charactersAtATime = 1_000_000;

/** What is known of a corporation before it is kept, too. */
type Judged = Pick<KeptCorporation, 'id' | 'formed' | 'charter' | 'version' | 'hash'>;

const mostRead = 50;
const mostGiven = 50;

/** What is said of a question, and what came of it in the end. */
type Heard = Exclude<Said, { readonly sort: 'begun' }>;
type Settled = Exclude<Heard, { readonly sort: 'read' }>;

function errorFrom({ name, message, stack }: Extract<Settled, { readonly sort: 'failed' }>): Error {
  if (name === QuestionError.name) return new QuestionError(message);
  if (name === DocumentError.name) return new DocumentError(message.split('\n'));
  if (name === 'InstrumentError' || name === UnusableCharterError.name) return new UnusableCharterError(message);
  const error = new Error(message);
  error.stack = stack;
  return error;
}
