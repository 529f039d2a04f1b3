import { GatheredBytes } from '../gathered-bytes.js';
import { UnsoundJournalError } from '../store-error.js';

/** What lines are read: the longest of them and all of them together, in bytes, and how many. */
export interface RoomForLines {
  readonly longest: number;
  readonly together?: number;
  readonly lines?: number;
}

/** A line of a backup holds a paper, of which none is larger than a tenth of this. */
const longestLine = 100_000_000;

/**
 * The lines of what comes, one after the other: no more than one of them is held.
 * @throws {UnsoundJournalError} at the first byte that is too much, or is no text: what is packed small can unpack to anything
 */
export async function* linesIn(
  bytes: AsyncIterable<Uint8Array>,
  { longest, together = Infinity, lines = Infinity }: RoomForLines = { longest: longestLine },
): AsyncGenerator<string> {
  let [place, all] = [1, 0];
  const line = new GatheredBytes();
  const add = (part: Uint8Array): void => {
    if (line.length + part.byteLength > longest) throw tooMuch(`Line ${place} is longer than ${inWords(longest)}`);
    line.add(part);
  };
  const taken = (): string => {
    const text = textOf(line.taken(), place);
    place += 1;
    if (place > lines + 1) throw tooMuch(`There are more than ${lines} lines of it`);
    return text;
  };
  for await (const chunk of bytes) {
    all += chunk.byteLength;
    if (all > together) throw tooMuch(`There is more than ${inWords(together)} of it`);
    let from = 0;
    for (let end = chunk.indexOf(newline); end >= 0; end = chunk.indexOf(newline, from)) {
      add(chunk.subarray(from, end));
      yield taken();
      from = end + 1;
    }
    if (from < chunk.byteLength) add(chunk.subarray(from));
  }
  if (line.length > 0) yield taken();
}

const newline = 10;

function textOf(line: Uint8Array, place: number): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(line).replace(/\r$/u, '');
  } catch {
    throw new UnsoundJournalError(`Line ${place} is not text in UTF-8. Export it again.`);
  }
}

function inWords(bytes: number): string {
  return bytes < 1_000_000 ? `${bytes} bytes` : `${Math.floor(bytes / 1_000_000)} MB`;
}

function tooMuch(says: string): UnsoundJournalError {
  return new UnsoundJournalError(`${says}: this is not what Quorate exports. Nothing of it was taken in.`);
}
