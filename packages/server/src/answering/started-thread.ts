import { Worker } from 'node:worker_threads';
import type { ThreadData } from './job.js';

/** A thread that works questions out; it is always of the build, also where this runs from its sources, as in tests. */
export function startedThread(workerData: ThreadData, megabytes: number): Worker {
  const built = import.meta.url.endsWith('.ts') ? '../../dist/answering/thread.js' : './thread.js';
  const resourceLimits = { maxOldGenerationSizeMb: megabytes };
  const worker = new Worker(new URL(built, import.meta.url), { workerData, resourceLimits, stdout: true });
  // What a library prints there is not the service's to say: a thread says all by its messages.
  worker.stdout.resume();
  // A thread without a question keeps no process alive.
  worker.unref();
  return worker;
}
