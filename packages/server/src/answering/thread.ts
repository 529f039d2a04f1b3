import { getPriority, setPriority } from 'node:os';
import { getHeapStatistics } from 'node:v8';
import { parentPort, workerData } from 'node:worker_threads';
import {
  CaseFileError,
  day,
  instrumentChoices,
  instrumentsOf,
  InstrumentError,
  Journal,
  judgedOnto,
  openedWith,
  readCharterFile,
  type CaseProblem,
  type CharterSet,
  type Corporation,
  type EntryInput,
} from '@quorate/engine';
import { journalIn, RefusedCharterError, UploadedCharter } from '@quorate/store';
import { descriptions, type DescribedCharter } from '../instruments/described-charter.js';
import { asOpened, type Asked, type BooksAsked } from './asked.js';
import { writtenOut } from './described.js';
import {
  SnapshotMisfitError,
  type Ahead,
  type Describing,
  type Job,
  type Looking,
  type Reading,
  type Said,
  type ThreadData,
} from './job.js';
import { supposedOn } from './supposed.js';
import { openedTrying } from './tried.js';
import { workedOut } from './worked-out.js';
import { UnusableCharterError } from './unusable-charter.js';
import { wordsInPaper } from './words-in-paper.js';

/** A thread that works questions out, one at a time. It reads no store: what it needs of a journal comes with the question. */
const { charters } = workerData as ThreadData;
const journals = new Map<string, Journal>();
const uploaded = new Map<string, CharterSet>();
const open = new Map<string, Corporation>();

// Where a thread has a priority of its own, whoever listens for requests goes before whoever works questions out.
if (process.platform === 'linux') setPriority(Math.min(getPriority() + 10, 19));

let ahead: string[] = [];

parentPort?.on('message', (sent: Job | Ahead | Reading | Describing | Looking) => {
  if ('ahead' in sent) return void ahead.push(...sent.ahead);
  try {
    if ('reading' in sent) return charterRead(sent.reading);
    if ('describing' in sent)
      return say({ sort: 'answered', answer: writtenOut(sent.describing, charters), isFull: isFull() });
    if ('looking' in sent) return void looked(sent).catch(failed);
    const job = { ...sent, entries: [...ahead, ...sent.entries] };
    ahead = [];
    for (const id of job.drop) journals.delete(id);
    if (job.dropsCharters) uploaded.clear();
    if (job.set !== undefined) uploaded.set(keyOf(job.corporation.id, job.corporation.charter), job.set);
    const journal = journalOf(job).through(job.through ?? Infinity);
    say({ sort: 'read' });
    if ('judging' in job.asked) return judged(journal, job.asked.judging, charterOf(job));
    const { asked } = job;
    const { supposed, tried } = asked;
    if (tried !== undefined) {
      return say({ sort: 'answered', answer: workedOut(openedTrying(tried, journal, asked), asked), isFull: isFull() });
    }
    const longer = supposed === undefined ? { journal } : supposedOn(journal, supposed);
    if (longer.problems !== undefined) return say({ sort: 'refused', problems: longer.problems, isFull: isFull() });
    const corporation =
      supposed === undefined
        ? keptOpen({ ...job, asked }, journal)
        : opened({ ...job, asked }, longer.journal, journal);
    say({ sort: 'answered', answer: workedOut(corporation, asked), isFull: isFull() });
  } catch (error) {
    const mistakes = mistakesIn(error);
    if (mistakes !== undefined) return say({ sort: 'misread', mistakes, isFull: isFull() });
    failed(error);
  }
  return undefined;
});

function failed(error: unknown): void {
  const { name, message, stack = '' } = error instanceof Error ? error : new Error('something was thrown');
  say({ sort: 'failed', name, message, stack, isFull: isFull() });
}

async function looked({ looking }: Looking): Promise<void> {
  say({ sort: 'answered', answer: JSON.stringify(await wordsInPaper(looking)), isFull: isFull() });
}

function charterRead(file: Reading['reading']): void {
  const set =
    'name' in file ? readCharterFile(file.text, file.name) : UploadedCharter.read(file.text, file.mediaType).set;
  say({ sort: 'charter', set, description: descriptionOf(set), isFull: isFull() });
}

function descriptionOf(set: CharterSet): DescribedCharter | undefined {
  try {
    return descriptions.of(set);
  } catch (error) {
    if (error instanceof InstrumentError) return undefined;
    throw error;
  }
}

/** The mistakes of a charter file that cannot be read. */
function mistakesIn(error: unknown): readonly CaseProblem[] | undefined {
  if (error instanceof RefusedCharterError) return error.mistakes;
  return error instanceof CaseFileError ? error.problems : undefined;
}

function judged(journal: Journal, judging: readonly string[], set: CharterSet | undefined): void {
  const inputs = judging.map((text) => JSON.parse(text) as EntryInput);
  const { problems = [] } = judgedOnto(journal.apart(), inputs, set && instrumentsOf(set, instrumentChoices));
  if (problems.length > 0) say({ sort: 'refused', problems: problems.slice(0, mostProblems), isFull: isFull() });
  else say({ sort: 'answered', answer: '', isFull: isFull() });
}

/** More of what is wrong is told to nobody. */
const mostProblems = 1_000;

function keyOf(corporation: string, charter: string): string {
  return JSON.stringify([corporation, charter]);
}

function say(said: Said): void {
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread is no window
  parentPort?.postMessage(said);
}

type QuestionJob = Job & { readonly asked: Asked | BooksAsked };

/** The corporation at the head of its journal; it stays open for the next question. */
function keptOpen(job: QuestionJob, journal: Journal): Corporation {
  const { instruments, readings, strict, knownAt, seesInterim } = job.asked;
  const { id, charter } = job.corporation;
  const key = JSON.stringify([id, job.hash, { instruments, readings, strict, knownAt, seesInterim, charter }]);
  const known = open.get(key);
  if (known !== undefined) return known;
  const corporation = opened(job, journal);
  const oldest = open.keys().next().value;
  if (open.size >= mostOpen && oldest !== undefined) open.delete(oldest);
  open.set(key, corporation);
  return corporation;
}

function charterOf({ corporation: { id, charter } }: Job): CharterSet | undefined {
  return uploaded.get(keyOf(id, charter)) ?? charters.find((each) => each.id === charter);
}

/** @param kept the journal without what is supposed */
function opened(job: QuestionJob, journal: Journal, kept = journal): Corporation {
  const { corporation, asked } = job;
  const set = charterOf(job);
  if (set === undefined) throw new UnusableCharterError(`The charter "${corporation.charter}" is not loaded here.`);
  return openedWith(set, journal, asOpened(asked, kept));
}

const mostOpen = 50;

/** Whether what is remembered, and what is not yet thrown away, comes near all that the thread may take. */
function isFull(): boolean {
  const { used_heap_size: used, heap_size_limit: most } = getHeapStatistics();
  return used > 0.7 * most;
}

function journalOf({ corporation, goesOn, snapshot, entries }: Job): Journal {
  const { id, formed } = corporation;
  const from = goesOn ? journals.get(id) : snapshot === undefined ? undefined : journalIn(snapshot, corporation);
  if (snapshot !== undefined && from === undefined) throw new SnapshotMisfitError();
  const journal = from ?? Journal.empty(id, formed === undefined ? undefined : day(formed));
  if (entries.length === 0 && snapshot === undefined) return journal;
  const read = journal.readOn(entries.map((text) => JSON.parse(text) as EntryInput));
  if (read.problems !== undefined) {
    if (snapshot !== undefined) throw new SnapshotMisfitError();
    throw new Error(`the journal cannot be read: ${read.problems[0]?.message ?? ''}`);
  }
  journals.set(id, read.journal);
  return read.journal;
}

say({ sort: 'begun' });
