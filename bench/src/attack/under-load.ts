import autocannon from 'autocannon';
import { onDays } from '../service/contested.js';
import type { Attacked } from './served.js';

/** What was answered while 64 connections asked hard questions. */
export interface UnderLoad {
  /** Hard questions answered a second. */
  readonly answered: number;
  readonly failed: number;
  /** Of cheap requests meanwhile, in milliseconds. */
  readonly p99: number;
}

/** 64 connections ask one question of another day each time; beside them one asks what is kept of a corporation. */
export async function underLoad({ url, headers }: Attacked, seconds: number): Promise<UnderLoad> {
  const json = { 'content-type': 'application/json', ...headers };
  const [first, ...days] = onDays(5_000);
  // The corporation is opened before it is measured.
  if (first !== undefined)
    await (await fetch(`${url}${first.path}`, { method: 'POST', headers: json, body: first.body })).text();
  let next = 0;
  const hard = autocannon({
    url,
    connections: 64,
    duration: seconds,
    timeout: 120,
    setupClient: (client) => {
      const ask = (): void => {
        const { path, body } = days[next % days.length] ?? { path: '/', body: '' };
        next += 1;
        client.setRequests([{ method: 'POST', path, headers: json, body }]);
      };
      ask();
      client.on('response', ask);
    },
  });
  const cheap = autocannon({ url: `${url}/v1/corporations/acme`, connections: 1, duration: seconds, headers });
  const [asked, read] = await Promise.all([hard, cheap]);
  return { answered: asked['2xx'] / asked.duration, failed: asked.non2xx + asked.errors, p99: read.latency.p99 };
}
