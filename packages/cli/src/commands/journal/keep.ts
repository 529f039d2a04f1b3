import { exits } from '../../bad-input.js';
import { chosenCharter } from '../../cases/charter-file.js';
import type { CorporationToKeep } from '../../kept/kept.js';
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
    charter: chosenCharter(charter),
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
