import type { Cells, Snapshot } from '@quorate/engine';

const sorts = { Int32Array, Float64Array, Uint16Array } as const;

type CellsOver = { readonly BYTES_PER_ELEMENT: number } & (new (
  buffer: ArrayBufferLike,
  from: number,
  length: number,
) => Cells);

interface Laid {
  readonly name: string;
  readonly sort: keyof typeof sorts;
  readonly length: number;
}

/** A snapshot as bytes: the length of a head, the head as JSON, then column after column, each from a multiple of eight on. */
export function bytesOf({ words, columns }: Snapshot): Uint8Array {
  const laid = Object.entries(columns).map(([name, cells]): Laid => ({
    name,
    sort: sortOf(cells),
    length: cells.length,
  }));
  const head = Buffer.from(JSON.stringify({ words, laid }), 'utf8');
  const size = laid.reduce((end, { name }) => aligned(end) + (columns[name]?.byteLength ?? 0), 8 + head.length);
  const bytes = new Uint8Array(size);
  new DataView(bytes.buffer).setUint32(0, head.length, true);
  bytes.set(head, 8);
  let end = 8 + head.length;
  for (const { name } of laid) {
    const cells = columns[name]!;
    bytes.set(new Uint8Array(cells.buffer, cells.byteOffset, cells.byteLength), aligned(end));
    end = aligned(end) + cells.byteLength;
  }
  return bytes;
}

/** The snapshot that some bytes are; its columns lie in these bytes. @throws {TypeError} where they are none */
export function snapshotIn(bytes: Uint8Array): Snapshot {
  const length = new DataView(bytes.buffer, bytes.byteOffset).getUint32(0, true);
  const head = Buffer.from(bytes.slice(8, 8 + length)).toString('utf8');
  const { words, laid } = JSON.parse(head) as { readonly words: string; readonly laid: readonly Laid[] };
  let end = 8 + length;
  const columns: Record<string, Cells> = {};
  for (const each of laid) {
    const kind: CellsOver = sorts[each.sort];
    const start = aligned(end);
    columns[each.name] = new kind(bytes.buffer, bytes.byteOffset + start, each.length);
    end = start + each.length * kind.BYTES_PER_ELEMENT;
  }
  return { words, columns };
}

function aligned(place: number): number {
  return Math.ceil(place / 8) * 8;
}

function sortOf(cells: Cells): keyof typeof sorts {
  if (cells instanceof Int32Array) return 'Int32Array';
  return cells instanceof Float64Array ? 'Float64Array' : 'Uint16Array';
}
