import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';

interface Locked {
  readonly packages: Readonly<
    Record<string, { readonly hasInstallScript?: boolean; readonly dev?: boolean; readonly optional?: boolean }>
  >;
}

it('whoever installs the packages runs no script of a dependency that reports home', () => {
  const file = fileURLToPath(new URL('../../../../package-lock.json', import.meta.url));
  const { packages } = JSON.parse(readFileSync(file, 'utf8')) as Locked;
  const running = Object.entries(packages)
    .filter(([, { hasInstallScript, dev, optional }]) => hasInstallScript === true && dev !== true && optional !== true)
    .map(([path]) => path.replace(/^.*node_modules\//u, ''));
  // The binding to SQLite is looked up, or built, where it is installed.
  expect(running.filter((name) => name !== '@photostructure/sqlite')).toEqual([]);
});
