import { asSaid, instrumentChoices, instrumentsOf, loaded, workedOut, type CharterSet } from '@quorate/engine';

/** A charter, by its instruments. */
export type DescribedCharter = ReturnType<Descriptions['worksOut']>;

/** What charters consist of, worked out once for each. */
class Descriptions {
  private readonly known = new WeakMap<CharterSet, DescribedCharter>();

  /** @throws {InstrumentError} where the charter cannot be used */
  of(set: CharterSet): DescribedCharter {
    const description = this.known.get(set) ?? this.worksOut(set);
    this.note(set, description);
    return description;
  }

  /** Notes what was worked out of a charter in a thread: a long one takes seconds. */
  note(set: CharterSet, description: DescribedCharter): void {
    this.known.set(set, description);
  }

  worksOut(set: CharterSet) {
    const { id, name, formed } = set;
    return {
      charter: id,
      name,
      ...(formed === undefined ? undefined : { formed }),
      instruments: instrumentsOf(set, instrumentChoices).map((instrument) => {
        const { id: of, kind, title, from, until, articles, readings } = instrument;
        const counts = { articles: articles.length, readings: readings.length };
        const provisions = asSaid(loaded(instrument).placed).length;
        const { percent, notWorkedOut, missing } = workedOut(instrument);
        const told = { percent, notWorkedOut: [...notWorkedOut], missing: [...missing] };
        const span = { from, ...(until === undefined ? undefined : { until }) };
        return { id: of, kind, title, ...span, ...counts, provisions, workedOut: told };
      }),
    };
  }
}

export const descriptions = new Descriptions();
