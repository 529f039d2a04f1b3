import type { EntryType } from './entry-type.js';

/** Written data of an older version as the newest version would have it; each upgrade leads to the next version. */
export function upgraded(type: EntryType, version: number, data: unknown): unknown {
  let current = data;
  for (let from = version; from < type.version; from += 1) current = upgradeFrom(type, from)(current);
  return current;
}

function upgradeFrom(type: EntryType, version: number): (data: unknown) => unknown {
  const upgrade = type.upgrades?.[version];
  if (upgrade !== undefined) return upgrade;
  throw new Error(`The entry type ${type.type} has no upgrade from version ${version}; add it to its definition.`);
}
