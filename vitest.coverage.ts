import { readFile } from 'node:fs/promises';
import v8 from '@vitest/coverage-v8';

/** The engine's build runs as it lies on the disk, not as the test runner would translate it: what ran is told of the sources by its own map. */
export default {
  ...v8,
  getProvider: async () =>
    Object.assign(await v8.getProvider(), {
      transformFile: async (file: string) => ({
        code: await readFile(file, 'utf8'),
        map: JSON.parse(await readFile(`${file}.map`, 'utf8')),
      }),
    }),
};
