import { readFileSync } from 'node:fs';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { servedCorporation } from '../service/served.js';

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

process.on('message', () => {
  process.send?.({ longest: delays.max / 1e6, worked, megabytes: process.memoryUsage().rss / 1e6 });
  delays.reset();
  worked = 0;
});
process.on('disconnect', () => {
  process.exit();
});
process.send?.({ url: served.url, headers: served.headers });
