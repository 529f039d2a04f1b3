import { configDefaults, defineConfig } from 'vitest/config';
import { alias } from './vitest.config.js';

/** The slow suite: long random comparisons and anything else too heavy to run on every change. */
export default defineConfig({
  resolve: { alias },
  test: {
    globalSetup: ['./vitest.build.ts'],
    setupFiles: ['./vitest.seed.ts'],
    include: ['packages/*/test/**/*.slow.test.ts', 'charters/*/test/**/*.slow.test.ts', 'bench/test/**/*.slow.test.ts'],
    exclude: configDefaults.exclude,
    maxWorkers: '100%',
    passWithNoTests: true,
    testTimeout: 1_800_000,
    hookTimeout: 180_000,
  },
});
