import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { answered } from '../src/attack/days.js';
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
