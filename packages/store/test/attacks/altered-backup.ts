import { createHash } from 'node:crypto';

interface Line {
  readonly is: string;
  readonly of?: string;
  readonly corporations?: number;
  readonly row?: Readonly<Record<string, unknown>>;
}

/** A backup of which one line was altered by hand, with every count and hash made right again, and in words what was done. */
export function* altered(lines: readonly string[]): Generator<readonly [what: string, lines: readonly string[]]> {
  const read = lines.map((text) => JSON.parse(text) as Line);
  const known = new Set<string>();
  const part = read.slice(1, read.findIndex(({ is }) => is === 'whole') + 1);
  yield ['a corporation twice', sealed([{ ...read[0], is: 'backup', corporations: 3 }, ...part, ...read.slice(1)])];
  for (const [at, line] of read.entries()) {
    const sort = `${line.is} ${line.of ?? ''}`.trim();
    if (['backup', 'whole', 'end', 'service'].includes(line.is) || known.has(sort)) continue;
    known.add(sort);
    const put = (...instead: readonly Line[]): readonly string[] => sealed(read.toSpliced(at, 1, ...instead));
    yield [`${sort} twice`, put(line, line)];
    if (line.of !== 'papers') continue;
    const set = (other: Readonly<Record<string, unknown>>) => put({ ...line, row: { ...line.row, ...other } });
    yield ['a size beyond what is counted', set({ size: Number.MAX_SAFE_INTEGER })];
    yield ['a name with a character that ends texts', set({ name: 'a\0b' })];
  }
}

/** A backup as it was written before papers were kept in pieces: all the bytes of each stand in the row that tells of it. */
export function inOneRow(lines: readonly string[]): readonly string[] {
  const before: Line[] = [];
  for (const line of lines.map((text) => JSON.parse(text) as Line)) {
    if (line.of?.endsWith('_pieces') === true) {
      const { row } = before.pop()!;
      const content = Buffer.concat([row, line.row].map((of) => Buffer.from(String(of?.['content']), 'base64')));
      before.push({
        is: 'row',
        of: line.of.replace('_pieces', 's'),
        row: { ...row, content: content.toString('base64') },
      });
    } else before.push(line.of?.endsWith('papers') === true ? { ...line, row: { ...line.row, content: '' } } : line);
  }
  return sealed(before);
}

/** The lines with the number and the hash of each part as they are now. */
function sealed(lines: readonly Line[]): readonly string[] {
  let [hash, count] = [createHash('sha256'), 0];
  return lines.map((line, at) => {
    if (line.is === 'whole') {
      const whole = JSON.stringify({ is: 'whole', lines: count, sha256: hash.digest('hex') });
      [hash, count] = [createHash('sha256'), 0];
      return whole;
    }
    const text = JSON.stringify(line);
    if (at > 0) {
      hash.update(text, 'utf8').update('\n');
      count += 1;
    }
    return text;
  });
}
