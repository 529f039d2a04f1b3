import { createHash } from 'node:crypto';
import { parsedLine } from '../journals/exported-lines.js';
import { UnsoundJournalError } from '../store-error.js';
import { backupLine, firstLine, formats, type BackupLine, type FirstLine } from './backup-line.js';
import { mostInPiece } from '../papers/paper-pieces.js';
import { namedOfCorporation } from './tables.js';
import { cutOff, notWrittenSo, partChanged } from './unsound-backup.js';
import { readVersion1 } from './version-1.js';
import { takenUp } from './written-backup.js';

/** A backup as it is read: its first line, and what follows, in the newest format whatever it was written in. */
export interface ReadBackup {
  readonly first: FirstLine;
  readonly lines: AsyncGenerator<BackupLine>;
}

/**
 * Reads a backup of any format.
 * @param now the instant since which a corporation is kept, where the backup does not have it
 * @throws {UnsoundJournalError} where it is no backup, is cut off, or was changed; that may show only as it is read on
 */
export async function readBackup(lines: AsyncIterable<string>, now: string): Promise<ReadBackup> {
  const reading = lines[Symbol.asyncIterator]();
  const next = await reading.next();
  const first = firstLine.safeParse(next.done === true ? undefined : parsedLine(next.value));
  if (!first.success) throw new UnsoundJournalError('This is no backup of Quorate.');
  const rest = { [Symbol.asyncIterator]: () => reading };
  const isNewest = first.data.format === formats[0];
  return { first: first.data, lines: inPieces(isNewest ? readNewest(rest) : readVersion1(rest, now)) };
}

async function* readNewest(lines: AsyncIterable<string>): AsyncGenerator<BackupLine> {
  let [hash, count, place] = [createHash('sha256'), 0, 1];
  for await (const text of lines) {
    place += 1;
    const read = backupLine.safeParse(parsedLine(text));
    if (!read.success) throw notWrittenSo(place);
    const line = read.data;
    if (line.is === 'whole') {
      if (line.lines !== count || line.sha256 !== hash.digest('hex')) throw partChanged(place);
      [hash, count] = [createHash('sha256'), 0];
    } else {
      takenUp(hash, text);
      count += 1;
    }
    yield line;
    if (line.is === 'end') return;
  }
  throw cutOff();
}

/** Papers had all their bytes in the row that tells of them: where a row has them, they follow it in pieces. */
async function* inPieces(lines: AsyncIterable<BackupLine>): AsyncGenerator<BackupLine> {
  for await (const line of lines) {
    const table = line.is === 'row' ? namedOfCorporation.get(line.of) : undefined;
    if (line.is !== 'row' || table?.pieces === undefined || typeof line.row['content'] !== 'string') {
      yield line;
      continue;
    }
    const { content, ...row } = line.row;
    yield { ...line, row };
    const key = Object.fromEntries(['corporation', ...table.key].map((column) => [column, row[column]]));
    for (let from = 0, place = 1; from < content.length; from += signsInPiece, place += 1)
      yield {
        is: 'row',
        of: table.pieces.table,
        row: { ...key, place, content: content.slice(from, from + signsInPiece) },
      };
  }
}

const signsInPiece = (mostInPiece / 3) * 4;
