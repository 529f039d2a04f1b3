import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { cruise, type ICruiseOptions, type ICruiseResult } from 'dependency-cruiser';
import extractOptions from 'dependency-cruiser/config-utl/extract-depcruise-options';

/** The folder of the repository. */
export const repository = fileURLToPath(new URL('../../../../', import.meta.url));

/** One import that a rule refuses. */
export interface Refusal {
  readonly rule: string;
  readonly from: string;
  readonly to: string;
}

/** What one cruise saw. */
export interface Cruise {
  /** The sources read, without the libraries that they import. */
  readonly sources: readonly string[];
  readonly refusals: readonly Refusal[];
}

/** The rules of `.dependency-cruiser.cjs`. */
export const options: ICruiseOptions = await extractOptions(join(repository, '.dependency-cruiser.cjs'));

/** Follows the imports of every package under `folder`, and applies the rules of the house to them. */
export async function cruiseHouse(folder: string): Promise<Cruise> {
  const rooms = ['packages', 'charters', 'bench'].filter((room) => existsSync(join(folder, room)));
  const { output } = await cruise(rooms, { ...options, baseDir: folder });
  const { modules, summary } = output as ICruiseResult;
  return {
    sources: modules
      .map((module) => module.source)
      .filter((source) => /^(packages|charters|bench)\/.*\.ts$/.test(source)),
    refusals: summary.violations.map(({ rule, from, to }) => ({ rule: rule.name, from, to })),
  };
}
