import { day } from '@quorate/engine';
import { BadInputError, exits } from '../../bad-input.js';
import { charterNamed } from '../../instrument-choice.js';
import { withStore, type StoreOptions } from '../../kept/store-place.js';
import type { Output } from '../../output.js';

export interface KeepOptions extends StoreOptions {
  readonly charter: string;
  readonly name?: string;
  readonly formed?: string;
}

/** Begins to keep the journal of a corporation. */
export async function keep(id: string, options: KeepOptions, output: Output): Promise<number> {
  const set = charterNamed(options.charter);
  const formed = options.formed ?? set.formed;
  if (formed !== undefined) checkedDay(formed);
  const corporation = {
    id,
    name: options.name ?? set.name,
    charter: options.charter,
    ...(formed === undefined ? undefined : { formed }),
  };
  const kept = await withStore(options, async (store) => store.keep(corporation));
  if (output.json) output.write(JSON.stringify(kept, undefined, 2));
  else
    output.write(
      `The journal of ${kept.name} is kept as "${kept.id}", under the charter ${kept.charter}. It has no entries yet.`,
    );
  return exits.well;
}

function checkedDay(written: string): void {
  try {
    day(written);
  } catch (error) {
    throw new BadInputError(`--formed: ${error instanceof Error ? error.message : String(error)}`);
  }
}
