import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { answered, ordinary } from '../src/attack/days.js';
import { flipped } from '../src/attack/flips.js';

it('a bit that is flipped in a file is named, or nothing stands there', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'quorate-bench-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const { found, harmless } = await flipped(folder, 12);
  expect(found + harmless).toBe(12);
  expect(found).toBeGreaterThan(0);
});

it('a question of another day is sent again until it is answered, and counts as lost where that would be after the end', async () => {
  const toldToWait = (seconds: string) => new Response('', { status: 503, headers: { 'retry-after': seconds } });
  const came = [toldToWait('0'), toldToWait('0'), new Response('done')];
  let told = 0;
  const send = async () => came.shift() ?? toldToWait('3600');
  const end = performance.now() + 600_000;
  expect(await answered(send, end, () => (told += 1))).toBeUndefined();
  expect(told).toBe(2);
  expect(await answered(send, end, () => (told += 1))).toBe('told to wait beyond the end');
  expect(told).toBe(3);
  expect(
    await answered(
      async () => new Response('no', { status: 422 }),
      end,
      () => (told += 1),
    ),
  ).toBe('422 no');
});

it('fifty thousand questions of as many days as there are of each are all different, and none is far ahead', () => {
  const asked = Array.from({ length: 50_000 }, (_, place) => ordinary(place));
  expect(new Set(asked.map(({ path, body }) => `${path} ${body}`)).size).toBe(50_000);
  const days = asked.map(({ body }) => (JSON.parse(body) as { readonly asOf: string }).asOf).toSorted();
  expect([days[0], days.at(-1)]).toEqual(['2004-10-21', '2024-05-18']);
});
