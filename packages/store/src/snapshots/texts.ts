import { promisify } from 'node:util';
import { deflateRaw, inflateRawSync } from 'node:zlib';

/** So many entries are one block, which is read at once; so many blocks are one part, which is kept at once. */
const [perBlock, blocksPerPart] = [64, 128];

/** How many entries a part holds; the last part may hold fewer. */
export const perPart = perBlock * blocksPerPart;

const deflated = promisify(deflateRaw);

/** The texts of some entries, compressed: where each block ends, then the blocks. A text of canonical JSON has no line break in it. */
export async function partOf(texts: readonly string[]): Promise<Uint8Array> {
  const blocks: Uint8Array[] = [];
  for (let from = 0; from < texts.length; from += perBlock) {
    blocks.push(await deflated(texts.slice(from, from + perBlock).join('\n')));
  }
  const ends = new Uint32Array(blocksPerPart);
  let end = 0;
  for (const [at, block] of blocks.entries()) {
    end += block.length;
    ends[at] = end;
  }
  return Buffer.concat([new Uint8Array(ends.buffer), ...blocks]);
}

/** Reads texts out of parts, a block at a time; the blocks read last are at hand. */
export function textsIn(parts: readonly Uint8Array[]): (sequence: number) => string {
  const blocks = new Map<number, readonly string[]>();
  return (sequence) => {
    const number = Math.floor((sequence - 1) / perBlock);
    let block = blocks.get(number);
    if (block === undefined) {
      block = blockIn(parts, number);
      blocks.set(number, block);
      const oldest = blocks.keys().next().value;
      if (blocks.size > mostAtHand && oldest !== undefined) blocks.delete(oldest);
    }
    const text = block[(sequence - 1) % perBlock];
    if (text === undefined) throw new RangeError(`There is no text of entry ${sequence} in the snapshot.`);
    return text;
  };
}

const mostAtHand = 64;

function blockIn(parts: readonly Uint8Array[], number: number): readonly string[] {
  const part = parts[Math.floor(number / blocksPerPart)];
  if (part === undefined) return [];
  const at = number % blocksPerPart;
  const ends = new DataView(part.buffer, part.byteOffset);
  const head = blocksPerPart * 4;
  const from = at === 0 ? 0 : ends.getUint32((at - 1) * 4, true);
  const block = part.slice(head + from, head + ends.getUint32(at * 4, true));
  return inflateRawSync(block).toString('utf8').split('\n');
}
