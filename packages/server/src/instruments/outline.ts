import {
  asSaid,
  citation,
  definedBy,
  kinds,
  readingsIn,
  textStateOf,
  workedOut,
  type Corporation,
  type Day,
} from '@quorate/engine';
import { inReadingOrder } from './reading-order.js';

/** The instruments of a corporation in outline, every version of each, with what is in force on a day. */
export function outlineOf({ session: { inForce } }: Corporation, asOf: Day) {
  const versions = new Set(inForce.versionsOn(asOf));
  return inReadingOrder(inForce.instruments).map((loaded) => {
    const { id, kind, title, jurisdiction, source, from, until, articles, notes, readings } = loaded.instrument;
    const { percent, sections, wordsOnly, notWorkedOut, missing } = workedOut(loaded.instrument);
    return {
      id,
      kind,
      title,
      jurisdiction,
      source,
      from,
      ...(until === undefined ? undefined : { until }),
      isInForce: versions.has(loaded),
      workedOut: { percent, sections, wordsOnly, notWorkedOut, missing },
      notes: notes.length,
      readings: readings.map(({ id: reading, cite, asks }) => ({
        id: reading,
        cite: citation(loaded.instrument, cite),
        asks,
      })),
      articles: articles.map(({ number, title: heading }) => ({
        number,
        title: heading,
        provisions: asSaid(loaded.placed)
          .filter(({ article }) => article === number)
          .map((placed) => {
            const repealedOn = inForce.repealOf(placed);
            return {
              cite: placed.cite,
              kind: placed.provision.kind,
              summary: placed.provision.summary,
              state: textStateOf(placed, kinds),
              readings: [...new Set(readingsIn(placed.written))],
              defines: [...definedBy(placed)],
              ...(repealedOn === undefined ? undefined : { repealedOn }),
            };
          }),
      })),
    };
  });
}
