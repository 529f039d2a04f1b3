import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import autocannon from 'autocannon';
import { heading, line } from '../measure.js';
import { perSecond, secondsOf } from '../per-second.js';
import { bareRoute } from './bare-route.js';
import { contested, onDays, type Asking } from './contested.js';
import { servedCorporation } from './served.js';

const connections = 32;

/**
 * The service over HTTP with 32 connections, asked where the contested merger of the demonstration stands; beside it a route of Hono
 * that reads and checks the same body and does nothing.
 */
export async function service({ quick }: { readonly quick: boolean }): Promise<void> {
  heading(
    `The service, ${connections} connections, everything in one process with what loads it (ratio: to a bare route)`,
  );
  const duration = quick ? 3 : 8;
  const folder = mkdtempSync(join(tmpdir(), 'quorate-bench-'));
  const bare = await bareRoute();
  const served = await servedCorporation(join(folder, 'data.sqlite'));
  const headers = { 'content-type': 'application/json', ...served.headers };
  const load = async (url: string, { path, body }: Asking) =>
    autocannon({ url: `${url}${path}`, connections, duration, method: 'POST', headers, body });
  try {
    const first = await secondsOf(async () => askedInTurn(served.url, headers, [contested]));
    line('where the contested merger stands, the first time', `${(first * 1_000).toFixed(0)} ms`, 'opened and asked');
    const plain = await load(bare.url, contested);
    line('a bare route of Hono', perSecond(plain.requests.average), `p99 ${plain.latency.p99} ms`);
    const share = (each: { readonly requests: { readonly average: number } }) =>
      `× ${(each.requests.average / plain.requests.average).toFixed(2)}`;
    const again = await load(served.url, contested);
    const told = (each: autocannon.Result) =>
      `${share(each)}; p99 ${each.latency.p99} ms; ${each.non2xx + each.errors} failed`;
    line('the same, asked again', perSecond(again.requests.average), told(again));
    const days = onDays(quick ? 32 : 128);
    const took = await secondsOf(async () => askedInTurn(served.url, headers, days));
    line('of another day each time', perSecond(days.length / took), 'worked out anew, in two threads');
    const { perSecond: entered, p99, failed } = await served.appends(connections, duration);
    line(
      'one entry at a time, each to its own corporation',
      perSecond(entered),
      `p99 ${p99} ms; ${failed} failed; each on disk`,
    );
  } finally {
    await served.close();
    await bare.close();
    rmSync(folder, { recursive: true });
  }
}

/** Asks these, 32 at a time; what was turned away for their sake is asked again, when the service says. */
async function askedInTurn(
  url: string,
  headers: Readonly<Record<string, string>>,
  all: readonly Asking[],
): Promise<void> {
  const waiting = [...all];
  const asking = async (): Promise<void> => {
    for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
      const answer = await fetch(`${url}${next.path}`, { method: 'POST', headers, body: next.body });
      const again = answer.status === 503 ? answer.headers.get('retry-after') : null;
      if (again !== null) {
        waiting.push(next);
        await answer.text();
        await setTimeout(Number(again) * 1_000);
        continue;
      }
      if (!answer.ok) throw new Error(`${next.path} answered with ${answer.status}: ${await answer.text()}`);
      await answer.text();
    }
  };
  await Promise.all(Array.from({ length: connections }, asking));
}
