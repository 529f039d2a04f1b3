import autocannon from 'autocannon';
import { onDays } from '../service/contested.js';
import { cheap as cheapPath, type Attacked } from './served.js';

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
  const waiting = [...onDays(5_000)];
  const ask = async (): Promise<boolean> => {
    const { path, body } = waiting.pop() ?? { path: '', body: '' };
    const json = { 'content-type': 'application/json', ...headers };
    const answer = await fetch(`${url}${path}`, { method: 'POST', headers: json, body });
    await answer.text();
    return answer.ok;
  };
  // The corporation is opened before it is measured.
  await ask();
  const until = performance.now() + seconds * 1_000;
  let [answered, failed] = [0, 0];
  const asking = async (): Promise<void> => {
    while (performance.now() < until) {
      if (await ask()) answered += 1;
      else failed += 1;
    }
  };
  const from = performance.now();
  const cheap = autocannon({ url: `${url}${cheapPath}`, connections: 1, duration: seconds, headers });
  await Promise.all(Array.from({ length: 64 }, asking));
  const took = (performance.now() - from) / 1_000;
  return { answered: answered / took, failed, p99: (await cheap).latency.p99 };
}
