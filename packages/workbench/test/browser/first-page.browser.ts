import { gzipSync } from 'node:zlib';
import type { Response } from 'playwright-core';
import { expect, it } from 'vitest';
import { settled } from './chromium.js';
import { ownerAtWork } from './owner-at-work.js';

const mostBytes = 250_000;
const work = ownerAtWork();

it.each([
  '/',
  '/corporations/peoples-demonstration/acts/harbor-merger',
  '/corporations/peoples-demonstration/register',
])('the script of %s comes to 250 kB gzipped at most, and is asked for once', async (path) => {
  const { page, complaints } = work.owner;
  await page.goto('about:blank');
  const scripts: Response[] = [];
  const note = (response: Response): void => {
    if (response.request().resourceType() === 'script') scripts.push(response);
  };
  page.on('response', note);
  await page.goto(work.service.url + path);
  await settled(page);
  page.off('response', note);
  const sizes = await Promise.all(scripts.map(async (script) => gzipSync(await script.body()).length));
  const urls = scripts.map((script) => script.url());
  expect(urls).toEqual([...new Set(urls)]);
  expect(sizes.length).toBeGreaterThan(1);
  expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(mostBytes);
  expect(complaints).toEqual([]);
});
