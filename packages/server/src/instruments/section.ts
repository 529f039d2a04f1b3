import {
  describeProvision,
  isNamed,
  isUnder,
  nearestSection,
  provisionsAt,
  type Corporation,
  type Day,
  type Placed,
} from '@quorate/engine';
import { inReadingOrder } from './reading-order.js';

/** The provisions that stand at a section, each with all that bears on it, as of a day; those of a version in force first; where none does, the nearest section. */
export function sectionOf(
  { session }: Corporation,
  { section, asOf }: { readonly section: string; readonly asOf: Day },
) {
  const { inForce, books } = session;
  const versions = new Set(inForce.versionsOn(asOf));
  const amendments = books.entriesOf('instrument-amended');
  const adoptions = books.entriesOf('reading-adopted', asOf);
  const changesOf = ({ provision, instrument }: Placed) =>
    amendments
      .filter(({ data }) => isNamed(instrument, data.instrument))
      .filter(({ data }) =>
        data.provisions.some((cite) => isUnder(provision.cite, cite) || isUnder(cite, provision.cite)),
      )
      .map(({ id, on, data }) => ({ entry: id, on, version: data.version, repeals: data.repeals === true }));
  const provisions = provisionsAt(inReadingOrder(inForce.instruments), section).map(({ placed, loaded }) => {
    const { readings, ...described } = describeProvision(placed, loaded);
    const { id, kind, title, from, until, articles } = loaded.instrument;
    const repealedOn = inForce.repealOf(placed);
    const isRepealed = repealedOn !== undefined && repealedOn <= asOf;
    return {
      ...described,
      heading: articles.find(({ number }) => number === placed.article)?.title ?? '',
      instrument: { id, kind, title, from, ...(until === undefined ? undefined : { until }) },
      isInForce: versions.has(loaded) && !isRepealed,
      ...(repealedOn === undefined ? undefined : { repealedOn }),
      changes: changesOf(placed),
      readings: readings.map((reading) => {
        const adoption = adoptions.findLast(({ data }) => data.reading === reading.id);
        const { by, why } = adoption?.data ?? {};
        return {
          ...reading,
          holds: session.adopted(reading.id, asOf),
          ...(adoption === undefined
            ? undefined
            : { adoption: { entry: adoption.id, on: adoption.on, why, ...(by === undefined ? undefined : { by }) } }),
        };
      }),
    };
  });
  const inForceFirst = provisions.toSorted((one, other) => Number(other.isInForce) - Number(one.isInForce));
  const isNone = inForceFirst.length === 0;
  return {
    section,
    provisions: inForceFirst,
    ...(isNone ? { nearest: nearestSection(inForce.instruments, section) } : undefined),
  };
}
