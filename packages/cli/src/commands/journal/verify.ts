import type { Checkpoint, Verified } from '@quorate/store';
import { BadInputError, exits } from '../../bad-input.js';
import type { Kept } from '../../kept/kept.js';
import type { KeptOptions } from '../../kept/kept-place.js';
import { withKept } from '../../kept/with-kept.js';
import type { Output } from '../../output.js';
import { givenAway, vouchedFor, type Vouched } from './given-away.js';
import { entriesInWords } from './list.js';

export interface VerifyOptions extends KeptOptions {
  /** A file with checkpoints that were given away. */
  readonly checkpoint?: string;
  /** The file of the key by which they must be signed. */
  readonly trustedKey?: string;
}

/**
 * Works the chain of a kept journal out again, of one corporation or of all, and holds it against checkpoints that were given
 * away; ends with 1 where one does not hold, or the file in which it is kept is damaged.
 * @throws {BadInputError} where a checkpoint cannot be used, or names a corporation that is not verified here
 */
export async function verify(
  id: string | undefined,
  { checkpoint, trustedKey, ...options }: VerifyOptions,
  output: Output,
): Promise<number> {
  if (checkpoint === undefined && trustedKey !== undefined)
    throw new BadInputError('--trusted-key says who must have signed a checkpoint: name its file with --checkpoint.');
  const given = checkpoint === undefined ? undefined : givenAway(checkpoint, trustedKey);
  const [found, vouched, damages] = await withKept(options, output, async (kept) => {
    const all = await soundnesses(kept, id, given?.checkpoints ?? []);
    const absent = given?.checkpoints.find((each) => all.every(({ corporation }) => corporation !== each.corporation));
    if (absent !== undefined)
      throw new BadInputError(`A checkpoint names ${absent.corporation}, which is not verified here, or not kept.`);
    const held: Vouched[] = [];
    if (given !== undefined) for (const { corporation } of all) held.push(await vouchedFor(kept, corporation, given));
    return [all, held, await kept.damages()] as const;
  });
  const isLookedAt = typeof damages !== 'string';
  for (const each of isLookedAt ? damages : [])
    output.warn(`The file of SQLite is damaged: ${each}. Restore a backup into a new one.`);
  if (output.json) {
    const held = given === undefined ? undefined : { vouched };
    output.write(JSON.stringify({ found, ...held, damages }, undefined, 2));
  } else if (found.length === 0) output.write('No journal is kept here.');
  else {
    output.write([...found.map((each) => inWords(each, output)), ...vouched.map(vouchedInWords)].join('\n'));
    if (given === undefined) output.warn(nothingOutside);
    if (!isLookedAt) output.warn(`The files in which it is kept: ${damages}. ${lookElsewhere}`);
  }
  return found.every(({ broken, changed }) => broken === undefined && changed.length === 0) &&
    vouched.every(({ broken }) => broken === undefined) &&
    (!isLookedAt || damages.length === 0)
    ? exits.well
    : exits.mismatch;
}

const lookElsewhere = 'Of a file of SQLite verify it once the service is stopped; of PostgreSQL its pg_amcheck tells.';

const nothingOutside =
  'Nothing outside the store vouches for this: whoever can write in it can write all of it anew, and sign it. Verify against a checkpoint that somebody else has kept: --checkpoint FILE.';

function vouchedInWords({ corporation, through, keys, isTrusted, broken }: Vouched): string {
  if (broken !== undefined) return `not as it was given away: ${corporation}: ${broken}`;
  if (keys.length === 0) return `unvouched ${corporation}: none of the checkpoints given names it`;
  const by = isTrusted ? 'the trusted key' : 'the key';
  const compare = isTrusted ? '' : '; compare it with the one that you know, or name its file with --trusted-key';
  const signed = through === 0 ? 'no entries yet, as' : `entries 1 to ${through} are as they were`;
  return `vouched ${corporation}: ${signed} signed, by ${by} ${keys.join(', ')}${compare}`;
}

async function soundnesses(
  kept: Kept,
  id: string | undefined,
  checkpoints: readonly Checkpoint[],
): Promise<readonly Verified[]> {
  const ids = id === undefined ? (await kept.corporations()).map((each) => each.id) : [id];
  const found: Verified[] = [];
  for (const each of ids) {
    const signed = checkpoints.flatMap(({ corporation, records }) => (corporation === each ? (records ?? []) : []));
    found.push(await kept.verify(each, signed));
  }
  return found;
}

function inWords(
  { corporation, intact, checkpoints, broken, snapshot, ...beside }: Verified,
  { style }: Output,
): string {
  const against = checkpointsInWords(checkpoints);
  const [changed] = beside.changed;
  if (broken === undefined && changed === undefined) {
    return `${style.good('sound')}  ${corporation}: ${entriesInWords(intact.version)}, ${against}; the last has the hash ${intact.hash}${besideInWords(beside)}${snapshotInWords[snapshot ?? 'none']}`;
  }
  if (broken === undefined) {
    return `${style.bad('changed')} ${corporation}: ${[...new Set(beside.changed.map(changedInWords))].slice(0, mostTold).join('; ')}. The chain is sound: ${entriesInWords(intact.version)}`;
  }
  const where = broken.id === '' ? `after entry ${intact.version}` : `entry ${broken.sequence} (${broken.id})`;
  return `${style.bad('broken')} ${corporation}: ${where}: ${broken.says}. Intact: ${intact.version === 0 ? 'nothing' : `entries 1 to ${intact.version}`}`;
}

const mostTold = 20;

function changedInWords({ entry, says }: Verified['changed'][number]): string {
  return entry === '' ? says : `entry ${entry}: ${says}`;
}

/** What is not there beside the chain; nothing where all of it is. */
function besideInWords({ personal, papers }: Pick<Verified, 'personal' | 'papers'>): string {
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
