import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { attacks } from '../src/attack/attacks.js';
import { attacked, type Attacked } from '../src/attack/served.js';
import { sustained } from '../src/attack/sustained.js';
import { onDays } from '../src/service/contested.js';

const folder = mkdtempSync(join(tmpdir(), 'quorate-bench-'));
let service: Attacked;

beforeAll(async () => {
  service = await attacked(join(folder, 'data.sqlite'), 160);
});
afterAll(() => {
  service.end();
  rmSync(folder, { recursive: true, force: true });
});

/** One answer, or each that came of many. */
const refusedOrDone = /^(?:(?:[24]\d\d|503|cut-off) ?)+$/u;

/** A question of somebody else, as of a day that nobody asked about before. */
const days = [...onDays(3_000)];
async function asked(): Promise<number> {
  const { path, body } = days.pop() ?? { path: '', body: '' };
  const headers = { 'content-type': 'application/json', ...service.headers };
  const answer = await fetch(`${service.url}${path}`, { method: 'POST', headers, body });
  await answer.text();
  return answer.status;
}

it.each(attacks)('a service in a process of its own with a small heap goes on after $what', async ({ run }) => {
  // A request that is refused while it is sent may be cut off; whoever asks meanwhile, and afterwards, is answered.
  const [answered, meanwhile] = await Promise.all([run(service), asked()]);
  expect(answered).toMatch(refusedOrDone);
  expect([meanwhile, await asked()]).toEqual([200, 200]);
});

it('goes on while all of them come at once, again and again: whoever asks meanwhile is answered', async () => {
  const others = Array.from({ length: 8 }, async () => asked());
  const { attacks: count, answered, asked: cheap, failed } = await sustained(service, attacks, 20);
  expect(count).toBeGreaterThan(attacks.length);
  for (const each of answered) expect(each).toMatch(refusedOrDone);
  expect(cheap).toBeGreaterThan(0);
  expect(failed).toBe(0);
  expect(new Set(await Promise.all(others))).toEqual(new Set([200]));
  expect(await asked()).toBe(200);
});
