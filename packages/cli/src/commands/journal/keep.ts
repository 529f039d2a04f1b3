import { extname } from 'node:path';
import { exits } from '../../bad-input.js';
import { textOf } from '../../cases/case-of-file.js';
import { isPath } from '../../charters.js';
import type { CharterFile, CorporationToKeep } from '../../kept/kept.js';
import type { KeptOptions } from '../../kept/kept-place.js';
import { withKept } from '../../kept/with-kept.js';
import type { Output } from '../../output.js';

export type KeepOptions = KeptOptions & Omit<CorporationToKeep, 'id' | 'charter'> & { readonly charter: string };

/** Begins to keep the journal of a corporation. */
export async function keep(
  id: string,
  { charter, name, formed, ...options }: KeepOptions,
  output: Output,
): Promise<number> {
  const corporation = {
    id,
    charter: isPath(charter) ? charterFileAt(charter) : charter,
    ...(name === undefined ? undefined : { name }),
    ...(formed === undefined ? undefined : { formed }),
  };
  const kept = await withKept(options, output, async (all) => all.keep(corporation));
  if (output.json) output.write(JSON.stringify(kept, undefined, 2));
  else
    output.write(
      `The journal of ${kept.name} is kept as "${kept.id}", under the charter ${kept.charter}. It has no entries yet.`,
    );
  return exits.well;
}

/** A charter file, to be kept along: later it is needed no more. */
function charterFileAt(path: string): CharterFile {
  return { text: textOf(path), mediaType: extname(path) === '.json' ? 'application/json' : 'application/yaml' };
}
