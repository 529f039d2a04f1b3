import { exits } from '../../bad-input.js';
import { chosenCharter } from '../../cases/charter-file.js';
import type { KeptOptions } from '../../kept/kept-place.js';
import { withKept } from '../../kept/with-kept.js';
import type { Output } from '../../output.js';

export interface CharterOptions extends KeptOptions {
  readonly because: string;
}

/** Has questions about a corporation answered by another charter from now on: a corrected file, or another one. */
export async function charter(
  id: string,
  name: string,
  { because, ...options }: CharterOptions,
  output: Output,
): Promise<number> {
  const kept = await withKept(options, output, async (all) => {
    await all.setCharter(id, chosenCharter(name), because);
    return all.corporation(id);
  });
  if (output.json) output.write(JSON.stringify(kept, undefined, 2));
  else output.write(`Questions about "${id}" are answered by the charter ${kept.charter} from now on.`);
  return exits.well;
}
