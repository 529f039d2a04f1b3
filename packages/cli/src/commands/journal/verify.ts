import type { Soundness } from '@quorate/store';
import { exits } from '../../bad-input.js';
import type { Kept } from '../../kept/kept.js';
import type { KeptOptions } from '../../kept/kept-place.js';
import { withKept } from '../../kept/with-kept.js';
import type { Output } from '../../output.js';
import { entriesInWords } from './list.js';

/** Works the chain of a kept journal out again, of one corporation or of all; ends with 1 where one does not hold. */
export async function verify(id: string | undefined, options: KeptOptions, output: Output): Promise<number> {
  const found = await withKept(options, output, async (kept) => soundnesses(kept, id));
  if (output.json) output.write(JSON.stringify(found, undefined, 2));
  else if (found.length === 0) output.write('No journal is kept here.');
  else output.write(found.map((each) => inWords(each, output)).join('\n'));
  return found.some(({ broken }) => broken !== undefined) ? exits.mismatch : exits.well;
}

async function soundnesses(kept: Kept, id: string | undefined): Promise<readonly Soundness[]> {
  const ids = id === undefined ? (await kept.corporations()).map((each) => each.id) : [id];
  const found: Soundness[] = [];
  for (const each of ids) found.push(await kept.verify(each));
  return found;
}

function inWords({ corporation, intact, checkpoints, broken, snapshot }: Soundness, { style }: Output): string {
  const against = checkpointsInWords(checkpoints);
  if (broken === undefined) {
    return `${style.good('sound')}  ${corporation}: ${entriesInWords(intact.version)}, ${against}; the last has the hash ${intact.hash}${snapshotInWords[snapshot ?? 'none']}`;
  }
  const where = broken.id === '' ? `after entry ${intact.version}` : `entry ${broken.sequence} (${broken.id})`;
  return `${style.bad('broken')} ${corporation}: ${where}: ${broken.says}. Intact: ${intact.version === 0 ? 'nothing' : `entries 1 to ${intact.version}`}`;
}

function checkpointsInWords(count: number): string {
  if (count === 0) return 'no checkpoint was signed';
  return count === 1 ? 'its one signed checkpoint holds' : `its ${count} signed checkpoints hold`;
}

const snapshotInWords = {
  none: '',
  same: '; its snapshot says the same',
  differs: '; its snapshot said otherwise, and was thrown away: restart a service that runs on it',
} as const;
