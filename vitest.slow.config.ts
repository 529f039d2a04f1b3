import { availableParallelism } from 'node:os';
import { configDefaults, defineConfig } from 'vitest/config';
import { alias, longestFirst } from './vitest.config.js';

const files = (kind: string): string[] =>
  ['packages', 'bench'].map((folder) => `${folder}/**/test/**/*.${kind}.test.ts`);

const ofBuild = ['charters/*/test/**/*.{slow,random}.test.ts', 'packages/tally/test/**/*.random.test.ts'];

const ofBoth = {
  setupFiles: ['./vitest.seed.ts'],
  env: { QUORATE_DRAWS: 'many' },
  exclude: configDefaults.exclude,
  testTimeout: 1_800_000,
  // A hook that removes the files of a database server waits for a disk that all others write to.
  hookTimeout: 1_800_000,
  expect: { poll: { timeout: 120_000 } },
};

/** The slow suite: what is too heavy for every change, `*.slow.test.ts`; and the random tests of the quick one, with many more draws. */
export default defineConfig({
  test: {
    globalSetup: ['./vitest.files.ts', './vitest.build.ts'],
    // One more than there are processors: some wait for databases, processes and limits of time.
    maxWorkers: availableParallelism() + 1,
    passWithNoTests: true,
    sequence: {
      sequencer: longestFirst(['killed.slow', 'on-postgres.slow', '/charters/', 'laws.random', 'snapshots.random']),
    },
    projects: [
      { resolve: { alias }, test: { name: 'slow', ...ofBoth, include: files('slow') } },
      // What is asked or counted tens of thousands of times is asked of the build, which takes two thirds of the time of the sources.
      { test: { name: 'build', ...ofBoth, include: ofBuild, isolate: false } },
      // As in the quick suite, they share the modules that they import.
      {
        resolve: { alias },
        test: {
          name: 'random',
          ...ofBoth,
          include: files('random'),
          exclude: [...configDefaults.exclude, ...ofBuild],
          isolate: false,
        },
      },
    ],
  },
});
