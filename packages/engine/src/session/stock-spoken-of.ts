import { namesWritten, type BearsOn, type Placed } from '../instrument/index.js';
import type { Context } from './context.js';

/** Every class and series that instruments give a name, with the class that it is a series of, or is itself; by the loaded list. */
const named = new WeakMap<readonly Placed[], ReadonlyMap<string, string>>();

/**
 * Whether a text in words only that speaks of some stock may speak of a thing that has these words in it. It may where none of them is the
 * name of stock, and where one is the name of that stock, of a series of it or of its class.
 */
export function maySpeakOf(c: Context, { stock }: BearsOn, words: unknown): boolean {
  if (stock === undefined) return true;
  const classes = classesOfStock(c);
  const others = textsIn(words).filter((each) => classes.has(each));
  const isOf = (one: string, other: string): boolean => one === other || classes.get(one) === other;
  return others.length === 0 || others.some((other) => stock.some((own) => isOf(own, other) || isOf(other, own)));
}

function classesOfStock(c: Context): ReadonlyMap<string, string> {
  const loaded = c.inForce.instruments.flatMap(({ placed }) => placed);
  const [first] = c.inForce.instruments;
  const key = first?.placed ?? loaded;
  let found = named.get(key);
  if (found === undefined) {
    found = new Map(loaded.flatMap((placed) => stockNamedIn(c, placed)));
    named.set(key, found);
  }
  const designated = c.books.asEntered('series-designated').map(({ data }) => [data.series, data.class] as const);
  return designated.length === 0 ? found : new Map([...found, ...designated]);
}

function stockNamedIn(c: Context, placed: Placed): readonly (readonly [string, string])[] {
  const kind = c.kindOf(placed);
  const given = namesWritten(kind.parameters, placed.provision)
    .filter(({ sort, gives }) => sort === 'stock' && gives === true)
    .map(({ name }) => [name, name] as const);
  const series = kind.series?.(placed.provision as never);
  return series === undefined ? given : [...given, [series.series, series.class]];
}

/** Every text in what was written, however deep. */
function textsIn(written: unknown): readonly string[] {
  if (typeof written === 'string') return [written];
  return typeof written === 'object' && written !== null ? Object.values(written).flatMap(textsIn) : [];
}
