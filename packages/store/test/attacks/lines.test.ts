import { describe, expect, it } from 'vitest';
import { linesIn } from '../../src/index.js';

async function* coming(...parts: readonly string[]): AsyncGenerator<Uint8Array> {
  for (const part of parts) yield Buffer.from(part, 'latin1');
}

async function read(lines: AsyncIterable<string>): Promise<readonly string[]> {
  const found: string[] = [];
  for await (const line of lines) found.push(line);
  return found;
}

describe('lines that come', () => {
  it('are read one after the other, however they are cut', async () => {
    const text = Buffer.from('a\r\n\nµ\nlast', 'utf8').toString('latin1');
    for (const parts of [[text], text.split(''), [text.slice(0, 6), text.slice(6)]])
      expect(await read(linesIn(coming(...parts)))).toEqual(['a', '', 'µ', 'last']);
    expect(await read(linesIn(coming('a\n')))).toEqual(['a']);
  });

  it('are refused at the first byte too many of a line that does not end', async () => {
    let given = 0;
    async function* endless() {
      for (;;) {
        given += 1_000;
        yield new Uint8Array(1_000).fill(97);
      }
    }
    await expect(read(linesIn(endless(), { longest: 10_000 }))).rejects.toThrow('Line 1 is longer than 10000 bytes');
    expect(given).toBe(11_000);
  });

  it('are refused where there are too many of them, or too much together', async () => {
    await expect(read(linesIn(coming('\n'.repeat(11)), { longest: 5, lines: 10 }))).rejects.toThrow(
      'more than 10 lines',
    );
    await expect(read(linesIn(coming('ab\n', 'ab\n'), { longest: 5, together: 5 }))).rejects.toThrow(
      'more than 5 bytes',
    );
  });

  it('are refused where they are not UTF-8', async () => {
    await expect(read(linesIn(coming('a\n\xff\n')))).rejects.toThrow('Line 2 is not text in UTF-8');
  });
});
