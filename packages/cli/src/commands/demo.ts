import { demonstrationIn, DemonstrationKeptError, demonstrations, type Made } from '@quorate/demonstration';
import { BadInputError, exits } from '../bad-input.js';
import { mustBeStore } from '../kept/kept-place.js';
import { inItsWords, storePlace, type StoreOptions } from '../kept/store-place.js';
import type { Output } from '../output.js';
import { byCommandLine, renderDemonstration, renderMade } from '../render/demonstration.js';

/**
 * Keeps the corporations of the demonstration in a store, and prints what can be asked of them.
 * @throws {BadInputError} where one of them is kept there already
 */
export async function demo(options: StoreOptions, output: Output): Promise<number> {
  await mustBeStore(options, 'The demonstration is not made', output);
  const made = await demonstrationIn(storePlace(options)).catch((error: unknown) => {
    if (error instanceof DemonstrationKeptError) throw new BadInputError(error.message);
    return inItsWords(error);
  });
  if (output.json) output.write(JSON.stringify(made.map(described), undefined, 2));
  else {
    const asked = byCommandLine(options);
    const each = demonstrations.map((demonstration) => renderDemonstration(demonstration, asked, output));
    output.write([renderMade(made), ...each].join('\n\n'));
  }
  return exits.well;
}

function described({ demonstration, entries, papers }: Made): object {
  const { id, name, charter, situation, until, asks } = demonstration;
  return { id, name, charter, situation, until, entries, papers, asks };
}
