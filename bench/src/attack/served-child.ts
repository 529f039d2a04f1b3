import { subscribe } from 'node:diagnostics_channel';
import { readFileSync } from 'node:fs';
import type { IncomingMessage } from 'node:http';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { servedCorporation } from '../service/served.js';
import { cheap } from './served.js';

/** A service in a process of its own, that tells how long its event loop was blocked, and what it holds, since it was last asked. */
const [file = ''] = process.argv.slice(2);
const served = await servedCorporation(file);
const delays = monitorEventLoopDelay({ resolution: 5 });
delays.enable();

// What other programs take meanwhile is no work of the event loop: how long it really ran between two looks, where the system tells it.
const ran = (): number =>
  process.platform === 'linux' ? Number(readFileSync('/proc/thread-self/schedstat', 'utf8').split(' ')[0]) / 1e6 : 0;
let [before, worked] = [ran(), 0];
setInterval(() => {
  const now = ran();
  worked = Math.max(worked, now - before);
  before = now;
}, 5);

let waited: number[] = [];
const since = new WeakMap<object, number>();
subscribe('http.server.request.start', (message) => {
  const { request } = message as { readonly request: IncomingMessage };
  if (request.url === cheap) since.set(request, ran());
});
subscribe('http.server.response.finish', (message) => {
  const { request } = message as { readonly request: IncomingMessage };
  const from = since.get(request);
  if (from !== undefined) waited.push(ran() - from);
});

process.on('message', () => {
  const { rss, heapUsed } = process.memoryUsage();
  const [megabytes, heap] = [rss / 1e6, heapUsed / 1e6];
  process.send?.({ longest: delays.max / 1e6, worked, megabytes, heap, waited: waited.toSorted((a, b) => a - b) });
  delays.reset();
  worked = 0;
  waited = [];
});
process.on('disconnect', () => {
  process.exit();
});
process.send?.({ url: served.url, headers: served.headers });
