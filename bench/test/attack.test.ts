import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { flipped } from '../src/attack/flips.js';

it('a bit that is flipped in a file is named, or nothing stands there', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'quorate-bench-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const { found, harmless } = await flipped(folder, 12);
  expect(found + harmless).toBe(12);
  expect(found).toBeGreaterThan(0);
});
