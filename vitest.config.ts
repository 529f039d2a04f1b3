import { existsSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { configDefaults, defineConfig, type Plugin, type UserWorkspaceConfig } from 'vitest/config';
import { BaseSequencer, type InlineConfig, type TestSpecification } from 'vitest/node';

const here = (path: string): string => fileURLToPath(new URL(path, import.meta.url));

/** Where a test names a source, its build is read: nothing is translated again, and it runs as it does for whoever uses it. */
const builtSources: Plugin = {
  name: 'built-sources',
  enforce: 'pre',
  resolveId(source, importer) {
    if (importer === undefined || !source.startsWith('.')) return null;
    const built = resolve(dirname(importer), source).replace(/(\/packages\/[^/]+)\/src\//u, '$1/dist/');
    return built.includes('/dist/') && existsSync(built) ? built : null;
  },
};

const external = [/\/(?:packages|charters)\/[^/]+\/dist\//u];

/** What is asked once is soon done with: room for it to go all at once saves a tenth of the time, that of collecting garbage. */
const young = ['--max-semi-space-size=128', '--min-semi-space-size=64'];

/** Tests ask the build, which `vitest.build.ts` brings up to date first. */
export function ofBuild({ execArgv = [], ...test }: InlineConfig): UserWorkspaceConfig {
  return {
    plugins: [builtSources],
    test: { ...test, execArgv: [...young, ...execArgv], server: { deps: { external } } },
  };
}

/**
 * The tests of the engine ask each of its modules, so that to them it is these, and not the one file that it is to others. So they are to
 * other tests that ask it in their own process: what they ask of it is measured.
 */
export function ofModules(test: InlineConfig): UserWorkspaceConfig {
  const engine = { find: /^@quorate\/engine$/u, replacement: here('./packages/engine/dist/index.js') };
  return { ...ofBuild({ ...test, execArgv: ['--conditions=quorate-modules'] }), resolve: { alias: [engine] } };
}

/**
 * Some files take far longer than others: they begin first, so that no worker waits for another in the end. Those of one project come one
 * after another: a worker that goes on to a file of another project is begun anew, and loads all again.
 */
export function longestFirst(long: readonly string[]): typeof BaseSequencer {
  return class extends BaseSequencer {
    override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
      const place = ({ moduleId, project }: TestSpecification): string =>
        `${long.some((part) => moduleId.includes(part)) ? 'first' : 'then'} ${project.name}`;
      return (await super.sort(files)).toSorted((a, b) => place(a).localeCompare(place(b)));
    }
  };
}

const each = {
  setupFiles: ['./vitest.seed.ts'],
  // The engine holds no state of its own, so files may share the modules that they import: most of the time went there.
  isolate: false,
  exclude: [...configDefaults.exclude, '**/*.slow.test.ts'],
  // No test is timed: this only ends one that hangs, on however slow a machine.
  testTimeout: 180_000,
  hookTimeout: 180_000,
  // Nor is what is waited for: usually it would be a second.
  expect: { poll: { timeout: 120_000 } },
};

/** What asks the engine in its own process, without threads. */
const asksModules = '{packages/{engine,cli,documents,demonstration},charters/*}';
const asksOneFile = '{packages/!(engine|cli|documents|demonstration),bench}';

/** The quick suite. The slow one, with its own configuration beside this file, runs `*.slow.test.ts` and draws more in `*.random.test.ts`. */
export default defineConfig({
  test: {
    globalSetup: ['./vitest.files.ts', './vitest.build.ts'],
    maxWorkers: '100%',
    sequence: {
      sequencer: longestFirst(['/charters/', 'answering.test', 'packages/tally/', 'sqlite.test', 'cli/test/commands']),
    },
    projects: [
      ofModules({ ...each, name: 'modules', include: [`${asksModules}/test/**/*.test.ts`] }),
      ofBuild({ ...each, name: 'one file', include: [`${asksOneFile}/test/**/*.test.ts`] }),
    ],
    coverage: {
      provider: 'custom',
      customProviderModule: './vitest.coverage.ts',
      // The build is measured, and what is told is of the sources that it is made of.
      include: ['packages/engine/dist/**/*.js'],
      exclude: ['packages/engine/dist/bundle/**'],
      reporter: ['text-summary', 'json-summary', 'html'],
      thresholds: { branches: 95 },
    },
  },
});
