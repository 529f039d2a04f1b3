import { availableParallelism } from 'node:os';
import { configDefaults, defineConfig } from 'vitest/config';
import { longestFirst, ofBuild, ofModules } from './vitest.config.js';

const of = (folders: string, kind: string): string => `${folders}/test/**/*.${kind}.test.ts`;

const each = {
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
      sequencer: longestFirst([
        'killed.slow',
        'postgres',
        '/charters/',
        'laws.random',
        'snapshots.random',
        'rulings.random',
        'rewritten.slow',
        'schema-fuzz.slow',
      ]),
    },
    projects: [
      ofModules({ ...each, name: 'slow, modules', include: [of('packages/engine', 'slow')] }),
      ofBuild({ ...each, name: 'slow, one file', include: [of('{packages/!(engine),bench}', 'slow')] }),
      // As in the quick suite, these share the modules that they import.
      ofModules({ ...each, name: 'random, modules', include: [of('packages/engine', 'random')], isolate: false }),
      ofBuild({
        ...each,
        name: 'random, one file',
        include: [of('{packages/!(engine),bench}', 'random'), of('charters/*', '{slow,random}')],
        isolate: false,
      }),
    ],
  },
});
