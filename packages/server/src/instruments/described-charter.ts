import { instrumentChoices, instrumentsOf, loaded, workedOut, type CharterSet } from '@quorate/engine';

/** A charter, by its instruments. */
export type DescribedCharter = ReturnType<typeof descriptionOf>;

const known = new WeakMap<CharterSet, DescribedCharter>();

/** What a charter consists of, worked out once. @throws {InstrumentError} where it cannot be used */
export function described(set: CharterSet): DescribedCharter {
  const before = known.get(set);
  if (before !== undefined) return before;
  return describedElsewhere(set, descriptionOf(set));
}

/** Notes what was worked out of a charter in a thread: a long one takes seconds. */
export function describedElsewhere(set: CharterSet, description: DescribedCharter): DescribedCharter {
  known.set(set, description);
  return description;
}

function descriptionOf(set: CharterSet) {
  const { id, name, formed } = set;
  return {
    charter: id,
    name,
    ...(formed === undefined ? undefined : { formed }),
    instruments: instrumentsOf(set, instrumentChoices).map((instrument) => {
      const { id: of, kind, title, from, until, articles, readings } = instrument;
      const counts = { articles: articles.length, readings: readings.length };
      const provisions = loaded(instrument).placed.length;
      const { percent, notWorkedOut, missing } = workedOut(instrument);
      const told = { percent, notWorkedOut: [...notWorkedOut], missing: [...missing] };
      const span = { from, ...(until === undefined ? undefined : { until }) };
      return { id: of, kind, title, ...span, ...counts, provisions, workedOut: told };
    }),
  };
}
