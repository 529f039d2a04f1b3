import { exits } from '../../bad-input.js';
import type { KeptOptions } from '../../kept/kept-place.js';
import { withKept } from '../../kept/with-kept.js';
import type { Output } from '../../output.js';
import { placeWords } from '../../render/place-words.js';

/** Lists the corporations whose journals are kept. */
export async function list(options: KeptOptions, output: Output): Promise<number> {
  const kept = await withKept(options, output, async (all) => all.corporations());
  const { style } = output;
  if (output.json) output.write(JSON.stringify(kept, undefined, 2));
  else if (kept.length === 0) {
    const begin = `quorate journal keep <id> --charter peoples-bankcorp${placeWords(options)}`;
    output.write(`No journal is kept here yet. Begin with: ${begin}`);
  } else {
    const lines = kept.map(
      ({ id, name, charter, version }) =>
        `${style.strong(id)}  ${name} ${style.faint(`(charter ${charter}, ${entriesInWords(version)})`)}`,
    );
    output.write(lines.join('\n'));
  }
  return exits.well;
}

/** So many entries, in words. */
export function entriesInWords(count: number): string {
  if (count === 0) return 'no entries';
  return count === 1 ? '1 entry' : `${count} entries`;
}
