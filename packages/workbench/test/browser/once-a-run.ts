import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { chromium } from 'playwright-core';
import type { TestProject } from 'vitest/node';

declare module 'vitest' {
  interface ProvidedContext {
    /** A store with the demonstration in it, to be copied. */
    demonstration: string;
    /** Where the browser listens in which every file opens its own pages. */
    browser: string;
  }
}

/** What takes long and comes out the same for every file is made once a run: the demonstration, and Debian's Chromium without a window. */
export default async function onceARun({ provide }: TestProject): Promise<() => Promise<void>> {
  const folder = mkdtempSync(join(tmpdir(), 'quorate-demonstration-'));
  const demonstration = join(folder, 'quorate.sqlite');
  const quorate = fileURLToPath(new URL('../../../cli/bin/quorate.js', import.meta.url));
  const { status, stderr } = spawnSync(process.execPath, [quorate, 'demo', '--data', demonstration], {
    encoding: 'utf8',
  });
  if (status !== 0) throw new Error(`the demonstration could not be made: ${stderr}`);
  const browser = await chromium.launchServer({
    executablePath: process.env['CHROMIUM'] ?? '/usr/bin/chromium',
    args: [
      '--no-sandbox',
      '--headless',
      '--disable-gpu',
      '--disable-background-networking',
      '--font-render-hinting=none',
    ],
  });
  provide('demonstration', demonstration);
  provide('browser', browser.wsEndpoint());
  return async () => {
    await browser.close();
    rmSync(folder, { recursive: true });
  };
}
