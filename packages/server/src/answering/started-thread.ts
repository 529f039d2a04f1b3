import { Worker } from 'node:worker_threads';
import type { ThreadData } from './job.js';

/** A thread that works questions out, from its sources where this runs from them. */
export function startedThread(workerData: ThreadData, megabytes: number): Worker {
  const options = { workerData, resourceLimits: { maxOldGenerationSizeMb: megabytes } };
  const worker = import.meta.url.endsWith('.ts')
    ? new Worker(fromSource(new URL('./thread.ts', import.meta.url)), { ...options, eval: true })
    : new Worker(new URL('./thread.js', import.meta.url), options);
  // A thread without a question keeps no process alive.
  worker.unref();
  return worker;
}

/** Run from its sources, as tests do and tsx, a thread must learn to read them before it does. */
function fromSource(thread: URL): string {
  return `import('tsx/esm/api').then(({ register }) => { register(); return import(${JSON.stringify(thread.href)}); });`;
}
