import type { Compilable, CompiledQuery, Kysely } from 'kysely';
import type { Tables } from './tables.js';

/** A statement with the values that it is given each time. */
export type Statement<V extends readonly unknown[], R> = (
  database: Kysely<Tables>,
  ...values: V
) => Promise<readonly R[]>;

/**
 * A statement that is used again and again. Its text is worked out once for each database, which takes longer than what the
 * database does with it. It has the same text whatever its values are.
 */
export function statement<V extends readonly unknown[], R>(
  build: (database: Kysely<Tables>, ...values: V) => Compilable<R>,
): Statement<V, R> {
  const texts = new WeakMap<object, CompiledQuery<R>>();
  const places = Array.from({ length: build.length - 1 }, (_, at) => new Place(at));
  return async (database, ...values) => {
    const { adapter } = database.getExecutor();
    let text = texts.get(adapter);
    if (text === undefined) {
      text = build(database, ...(places as unknown as V)).compile();
      texts.set(adapter, text);
    }
    const parameters = text.parameters.map((each) => (each instanceof Place ? values[each.at] : each));
    return (await database.executeQuery<R>({ ...text, parameters })).rows;
  };
}

/** Stands for a value while the text is worked out. */
class Place {
  readonly at: number;

  constructor(at: number) {
    this.at = at;
  }
}
