import { parentPort, workerData } from 'node:worker_threads';
import {
  day,
  instrumentChoices,
  instrumentsOf,
  Journal,
  openCorporation,
  post,
  type Corporation,
  type EntryInput,
} from '@quorate/engine';
import { sentAnswer } from '../sent-answer.js';
import type { Job, Said, ThreadData } from './job.js';

/** A thread that works questions out, one at a time. It reads no store: what it needs of a journal comes with the question. */
const { charters } = workerData as ThreadData;
const journals = new Map<string, Journal>();
const open = new Map<string, Corporation>();

parentPort?.on('message', (job: Job) => {
  try {
    for (const id of job.drop) journals.delete(id);
    const { question, asOf, input, sensitivity } = job.asked;
    const corporation = opened(job);
    say({ sort: 'begun' });
    say({
      sort: 'answered',
      answer: JSON.stringify(sentAnswer(corporation, { question, asOf, input, sensitivity })),
    });
  } catch (error) {
    const { name, message, stack = '' } = error instanceof Error ? error : new Error('something was thrown');
    say({ sort: 'failed', name, message, stack });
  }
});

function say(said: Said): void {
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread is no window
  parentPort?.postMessage(said);
}

function opened(job: Job): Corporation {
  const { instruments, readings, strict, knownAt } = job.asked;
  const journal = journalOf(job);
  const key = JSON.stringify([job.corporation.id, job.hash, { instruments, readings, strict, knownAt }]);
  const known = open.get(key);
  if (known !== undefined) return known;
  const set = charters.find(({ id }) => id === job.corporation.charter);
  if (set === undefined) throw new Error('the charter of the corporation is not loaded here');
  const corporation = openCorporation({
    instruments: instrumentsOf(
      set,
      instrumentChoices.filter((choice) => instruments.includes(choice)),
    ),
    books: post(journal, knownAt === undefined ? {} : { knownAt }),
    readings,
    strict,
  });
  const oldest = open.keys().next().value;
  if (open.size >= mostOpen && oldest !== undefined) open.delete(oldest);
  open.set(key, corporation);
  return corporation;
}

const mostOpen = 50;

function journalOf({ corporation: { id, formed }, goesOn, entries }: Job): Journal {
  const from = goesOn ? journals.get(id) : undefined;
  const journal = from ?? Journal.empty(id, formed === undefined ? undefined : day(formed));
  if (goesOn && entries.length === 0) return journal;
  const read = journal.append(entries.map((text) => JSON.parse(text) as EntryInput));
  if (read.problems !== undefined) {
    throw new Error(`the journal cannot be read: ${read.problems[0]?.message ?? ''}`);
  }
  journals.set(id, read.journal);
  return read.journal;
}
