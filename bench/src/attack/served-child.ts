import { monitorEventLoopDelay } from 'node:perf_hooks';
import { servedCorporation } from '../service/served.js';

/** A service in a process of its own, that tells how long its event loop was blocked, and what it holds, since it was last asked. */
const [file = ''] = process.argv.slice(2);
const served = await servedCorporation(file);
const delays = monitorEventLoopDelay({ resolution: 5 });
delays.enable();

process.on('message', () => {
  process.send?.({ longest: delays.max / 1e6, megabytes: process.memoryUsage().rss / 1e6 });
  delays.reset();
});
process.on('disconnect', () => {
  process.exit();
});
process.send?.({ url: served.url, headers: served.headers });
