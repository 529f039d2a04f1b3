import { z } from 'zod';
import type { Checkpoint } from './chain/checkpoint.js';
import { exportedLines, importedFrom, parsedLine } from './journals/exported-journal.js';
import { paperStates } from './papers/papers.js';
import { StoreError, UnsoundJournalError } from './store-error.js';
import type { Store } from './store.js';

const format = 'quorate backup 1';

const line = z.discriminatedUnion('is', [
  z.strictObject({ is: z.literal('backup'), format: z.literal(format), corporations: z.int() }),
  z.strictObject({ is: z.literal('journal'), line: z.string() }),
  z.strictObject({ is: z.literal('entry'), line: z.string() }),
  z.strictObject({
    is: z.literal('checkpoint'),
    corporation: z.string(),
    version: z.int(),
    hash: z.string(),
    signedAt: z.string(),
    publicKey: z.string(),
    signature: z.string(),
  }),
  z.strictObject({
    is: z.literal('paper'),
    corporation: z.string(),
    name: z.string(),
    mediaType: z.string(),
    states: z.array(z.strictObject({ state: z.enum(paperStates), at: z.string(), by: z.string() })),
    content: z.base64(),
  }),
  z.strictObject({ is: z.literal('end') }),
]);
type Line = z.output<typeof line>;

/**
 * Everything that a store keeps, as NDJSON, while it goes on being used: each journal as far as it went when its turn came, with
 * its checkpoints and papers. The first line tells how many
 * journals there are and the last that it is the last, so that a backup cut off is known for one.
 */
export async function* backedUp(store: Store): AsyncGenerator<string> {
  for await (const each of linesOf(store)) yield JSON.stringify(each);
}

async function* linesOf(store: Store): AsyncGenerator<Line> {
  const corporations = await store.corporations();
  yield { is: 'backup', format, corporations: corporations.length };
  for (const { id } of corporations) {
    let is: 'journal' | 'entry' = 'journal';
    for await (const each of exportedLines(store, id)) {
      yield { is, line: each };
      is = 'entry';
    }
    for (const checkpoint of await store.checkpoints(id)) yield { is: 'checkpoint', ...checkpoint };
    for (const { hash, name, mediaType, states } of await store.papers.all(id)) {
      const content = Buffer.from(await store.papers.content(id, hash)).toString('base64');
      yield { is: 'paper', corporation: id, name, mediaType, states: [...states], content };
    }
  }
  yield { is: 'end' };
}

/**
 * Fills an empty store from a backup. Every journal is verified and read by the engine again; where one does not hold, the
 * error names it, and what came before it stays.
 * @throws {StoreError} where the store has corporations already: nothing is ever written over
 * @throws {UnsoundJournalError} where the backup is none, is cut off, or was changed
 */
export async function restored(store: Store, lines: AsyncIterable<string>): Promise<number> {
  if ((await store.corporations()).length > 0) {
    throw new StoreError(
      'This store has corporations already, and a backup is never written over them. Name an empty one.',
    );
  }
  const reading = new BackupLines(lines);
  const first = await reading.next();
  if (first?.is !== 'backup') throw new UnsoundJournalError('This is no backup of Quorate.');
  let corporations = 0;
  for (let next = await reading.next(); next?.is !== 'end'; next = await reading.next()) {
    if (next === undefined) throw cutOff();
    if (next.is === 'journal') {
      await importedFrom(store, journalOf(reading, next.line));
      corporations += 1;
    } else {
      await takeIn(store, next);
    }
  }
  if (corporations !== first.corporations) throw cutOff();
  return corporations;
}

/** The lines of one journal: its first, and the entries that follow. */
async function* journalOf(reading: BackupLines, first: string): AsyncGenerator<string> {
  yield first;
  for (;;) {
    const next = await reading.nextIf('entry');
    if (next === undefined) return;
    yield next.line;
  }
}

async function takeIn(store: Store, next: Line): Promise<void> {
  if (next.is === 'checkpoint') {
    const { is: _, ...checkpoint } = next;
    await store.takeCheckpoint(checkpoint satisfies Checkpoint);
  } else if (next.is === 'paper') {
    const { corporation, name, mediaType, states } = next;
    const content = Buffer.from(next.content, 'base64');
    await store.papers.takeIn(corporation, { name, mediaType, content, states });
  } else {
    throw cutOff();
  }
}

/** The lines of a backup, one after another, with a look at the next. */
class BackupLines {
  private readonly lines: AsyncIterator<string>;
  private ahead: Line | undefined;
  private place = 0;

  constructor(lines: AsyncIterable<string>) {
    this.lines = lines[Symbol.asyncIterator]();
  }

  async next(): Promise<Line | undefined> {
    const next = await this.peek();
    this.ahead = undefined;
    return next;
  }

  /** The next line where it is of this sort; otherwise it stays the next. */
  async nextIf<T extends Line['is']>(is: T): Promise<Extract<Line, { readonly is: T }> | undefined> {
    const next = await this.peek();
    if (next?.is !== is) return undefined;
    this.ahead = undefined;
    return next as Extract<Line, { readonly is: T }>;
  }

  private async peek(): Promise<Line | undefined> {
    if (this.ahead !== undefined) return this.ahead;
    const next = await this.lines.next();
    if (next.done === true) return undefined;
    this.place += 1;
    const read = line.safeParse(parsedLine(next.value));
    if (!read.success) {
      throw new UnsoundJournalError(
        `Line ${this.place} is not what a backup is written as. It was changed, or this is no backup.`,
      );
    }
    this.ahead = read.data;
    return read.data;
  }
}

function cutOff(): UnsoundJournalError {
  return new UnsoundJournalError(
    'The backup is cut off: its end is missing, or lines of it. What came before is restored; use a whole backup.',
  );
}
