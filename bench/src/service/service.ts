import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import autocannon from 'autocannon';
import { heading, line } from '../measure.js';
import { perSecond } from '../per-second.js';
import { bareRoute } from './bare-route.js';
import { servedCorporation } from './served.js';

const connections = 32;

/** The service over HTTP with 32 connections; beside it a route of Hono that reads and checks the same body and does nothing. */
export async function service({ quick }: { readonly quick: boolean }): Promise<void> {
  heading(
    `The service, ${connections} connections, everything in one process with what loads it (ratio: to a bare route)`,
  );
  const duration = quick ? 2 : 8;
  const folder = mkdtempSync(join(tmpdir(), 'quorate-bench-'));
  const bare = await bareRoute();
  const served = await servedCorporation(join(folder, 'data.sqlite'));
  try {
    const load = async (url: string, body: string, headers: Readonly<Record<string, string>>) =>
      autocannon({
        url,
        connections,
        duration,
        method: 'POST',
        body,
        headers: { 'content-type': 'application/json', ...headers },
      });
    const asking = JSON.stringify({ asOf: '2004-06-01', input: {} });
    const url = `/v1/corporations/acme/questions/capital.summary`;
    await load(`${served.url}${url}`, asking, served.headers);
    const plain = await load(`${bare.url}${url}`, asking, served.headers);
    const asked = await load(`${served.url}${url}`, asking, served.headers);
    line('a bare route of Hono', perSecond(plain.requests.average), `p99 ${plain.latency.p99} ms`);
    const share = (asked.requests.average / plain.requests.average).toFixed(2);
    const failed = asked.non2xx + asked.errors;
    line(
      'a question, asked again',
      perSecond(asked.requests.average),
      `× ${share}; p99 ${asked.latency.p99} ms; ${failed} failed`,
    );
    const entered = await served.appends(connections, duration);
    line('one entry at a time, each to its own corporation', perSecond(entered), 'each on disk');
  } finally {
    await served.close();
    await bare.close();
    rmSync(folder, { recursive: true });
  }
}
