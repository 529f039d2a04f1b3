import { toPlain, type Plain } from '../../evaluation/index.js';
import type { Placed } from '../../instrument/index.js';

/** Parts of a provision that are words about it, or its place. */
const words: ReadonlySet<string> = new Set(['kind', 'cite', 'id', 'summary', 'says', 'law', 'yieldsTo', 'displaces']);

/** What a provision provides, without its place and the words about it: each reading as it is adopted by default. */
export function comparedParameters({ provision, instrument }: Placed): Plain {
  const adopted = new Map(instrument.readings.map((reading) => [reading.id, reading.adopted]));
  return stripped(toPlain(provision).plain ?? null);

  function stripped(part: Plain): Plain {
    if (Array.isArray(part)) return (part as readonly Plain[]).map(stripped);
    if (part === null || typeof part !== 'object') return part;
    const record = part as Readonly<Record<string, Plain>>;
    const { reading, options } = record;
    if (typeof reading === 'string' && options !== undefined) return adoptedOf(reading, options);
    return Object.fromEntries(
      Object.entries(record).flatMap(([name, inner]) => (words.has(name) ? [] : [[name, stripped(inner)]])),
    );
  }

  function adoptedOf(reading: string, options: Plain): Plain {
    const byOption = options as Readonly<Record<string, Plain>>;
    return stripped(byOption[adopted.get(reading) ?? ''] ?? null);
  }
}
