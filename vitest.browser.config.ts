import { defineConfig } from 'vitest/config';
import { longestFirst, ofBuild } from './vitest.config.js';

/** The suite in a real browser: Debian's Chromium, on the built workbench. Screenshots are kept in `coverage/screenshots`. */
export default defineConfig(
  ofBuild({
    globalSetup: ['./vitest.files.ts', './vitest.build.ts', './packages/workbench/test/browser/once-a-run.ts'],
    include: ['packages/workbench/test/browser/**/*.browser.ts'],
    // One browser takes one processor.
    maxWorkers: '100%',
    // The sources are read once for all files, not once for each.
    isolate: false,
    sequence: { sequencer: longestFirst(['pages.browser', 'contested-meeting']) },
    testTimeout: 600_000,
    hookTimeout: 180_000,
    expect: { poll: { timeout: 120_000 } },
  }),
);
