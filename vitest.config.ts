import { fileURLToPath } from 'node:url';
import { configDefaults, defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

const here = (path: string): string => fileURLToPath(new URL(path, import.meta.url));

/** Tests read the sources: a run shows what is in the editor. Only what they start besides is of the build (`vitest.build.ts`). */
export const alias = {
  '@quorate/charters': here('./packages/charters/src/index.ts'),
  '@quorate/demonstration': here('./packages/demonstration/src/index.ts'),
  // Of a package with two doors the narrower comes first.
  '@quorate/documents/csv': here('./packages/documents/src/csv.ts'),
  '@quorate/documents': here('./packages/documents/src/index.ts'),
  '@quorate/engine/asking-order': here('./packages/engine/src/evaluation/asking-order.ts'),
  '@quorate/engine/has-words': here('./packages/engine/src/books/has-words.ts'),
  '@quorate/engine/day-in-words': here('./packages/engine/src/exact/day-in-words.ts'),
  '@quorate/engine': here('./packages/engine/src/index.ts'),
  '@quorate/nss-bancorp': here('./charters/nss-bancorp/index.ts'),
  '@quorate/peoples-bankcorp': here('./charters/peoples-bankcorp/index.ts'),
  '@quorate/provident-bancorp': here('./charters/provident-bancorp/index.ts'),
  '@quorate/sdk': here('./packages/sdk/src/index.ts'),
  '@quorate/server': here('./packages/server/src/index.ts'),
  '@quorate/store': here('./packages/store/src/index.ts'),
  '@quorate/tally': here('./packages/tally/src/index.ts'),
};

/** Some files take far longer than others: they begin first, so that no worker waits for another in the end. */
export function longestFirst(long: readonly string[]): typeof BaseSequencer {
  return class extends BaseSequencer {
    override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
      const sorted = await super.sort(files);
      const isLong = ({ moduleId }: TestSpecification): boolean => long.some((part) => moduleId.includes(part));
      return [...sorted.filter(isLong), ...sorted.filter((each) => !isLong(each))];
    }
  };
}

/** The quick suite. The slow one, with its own configuration beside this file, runs `*.slow.test.ts` and draws more in `*.random.test.ts`. */
export default defineConfig({
  resolve: { alias },
  test: {
    globalSetup: ['./vitest.files.ts', './vitest.build.ts'],
    setupFiles: ['./vitest.seed.ts'],
    // The engine holds no state of its own, so files may share the modules that they import: most of the time went there.
    isolate: false,
    maxWorkers: '100%',
    sequence: { sequencer: longestFirst(['/charters/']) },
    include: ['packages/*/test/**/*.test.ts', 'charters/*/test/**/*.test.ts', 'bench/test/**/*.test.ts'],
    exclude: [...configDefaults.exclude, '**/*.slow.test.ts'],
    // No test is timed: this only ends one that hangs, on however slow a machine.
    testTimeout: 180_000,
    hookTimeout: 180_000,
    // Nor is what is waited for: usually it would be a second.
    expect: { poll: { timeout: 120_000 } },
    coverage: {
      provider: 'v8',
      include: ['packages/engine/src/**/*.ts'],
      reporter: ['text-summary', 'json-summary', 'html'],
      thresholds: { branches: 95 },
    },
  },
});
