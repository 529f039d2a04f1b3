import type { Beside, Soundness } from '@quorate/store';
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
  return found.every(({ broken, changed }) => broken === undefined && changed.length === 0)
    ? exits.well
    : exits.mismatch;
}

async function soundnesses(kept: Kept, id: string | undefined): Promise<readonly (Soundness & Beside)[]> {
  const ids = id === undefined ? (await kept.corporations()).map((each) => each.id) : [id];
  const found: (Soundness & Beside)[] = [];
  for (const each of ids) found.push(await kept.verify(each));
  return found;
}

function inWords(
  { corporation, intact, checkpoints, broken, snapshot, ...beside }: Soundness & Beside,
  { style }: Output,
): string {
  const against = checkpointsInWords(checkpoints);
  const [changed] = beside.changed;
  if (broken === undefined && changed === undefined) {
    return `${style.good('sound')}  ${corporation}: ${entriesInWords(intact.version)}, ${against}; the last has the hash ${intact.hash}${besideInWords(beside)}${snapshotInWords[snapshot ?? 'none']}`;
  }
  if (broken === undefined) {
    return `${style.bad('changed')} ${corporation}: entry ${changed?.entry ?? ''}: ${changed?.says ?? ''}. The chain is sound: ${entriesInWords(intact.version)}`;
  }
  const where = broken.id === '' ? `after entry ${intact.version}` : `entry ${broken.sequence} (${broken.id})`;
  return `${style.bad('broken')} ${corporation}: ${where}: ${broken.says}. Intact: ${intact.version === 0 ? 'nothing' : `entries 1 to ${intact.version}`}`;
}

/** What is not there beside the chain; nothing where all of it is. */
function besideInWords({ personal, papers }: Pick<Beside, 'personal' | 'papers'>): string {
  const ofEntries = (count: number): string => `the personal data of ${count === 1 ? '1 entry' : `${count} entries`}`;
  const ofPapers = (count: number): string => (count === 1 ? '1 paper' : `${count} papers`);
  return [
    personal.erased > 0 ? `; ${ofEntries(personal.erased)} was erased` : '',
    personal.absent > 0 ? `; ${ofEntries(personal.absent)} is not kept here` : '',
    papers.erased > 0 ? `; ${ofPapers(papers.erased)} erased` : '',
    papers.absent > 0 ? `; ${ofPapers(papers.absent)} not kept here` : '',
  ].join('');
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
