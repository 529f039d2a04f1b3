import { isByReading, type Placed, type Provision } from '../../instrument/index.js';

/**
 * A provision with every parameter that a reading chooses as its instrument adopts it by default: an instrument that is only
 * compared is not in force, and its readings are nobody's to choose.
 */
export function asAdopted({ provision, instrument }: Placed): Provision {
  const adopted = new Map(instrument.readings.map((reading) => [reading.id, reading.adopted]));
  return chosen(provision) as Provision;

  function chosen(part: unknown): unknown {
    if (Array.isArray(part)) return part.map(chosen);
    if (!isPlain(part)) return part;
    if (isByReading(part)) return chosen(part.options[adopted.get(part.reading) ?? '']);
    return Object.fromEntries(Object.entries(part).map(([name, inner]) => [name, chosen(inner)]));
  }
}

/** Exact numbers and other values of the engine are taken as they are. */
function isPlain(part: unknown): part is Readonly<Record<string, unknown>> {
  return typeof part === 'object' && part !== null && Object.getPrototypeOf(part) === Object.prototype;
}
