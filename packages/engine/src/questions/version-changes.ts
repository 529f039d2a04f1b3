import { allDifferences, toPlain, type NamedDifference } from '../evaluation/index.js';
import { asSaid, type LoadedInstrument, type Placed, type Reading } from '../instrument/index.js';

/** A provision of one of two versions, as it is told. */
export interface ToldProvision {
  readonly cite: string;
  readonly article: string;
  readonly kind: string;
  readonly summary: string;
}

/** A provision that both versions have, and that is not written the same in them. */
export interface ChangedProvision extends ToldProvision {
  /** What it provided, where its summary is another. */
  readonly before?: string;
  /** In what its figures and words differ, the earlier version first. */
  readonly differences: readonly NamedDifference[];
}

/** A provision that says the same under another section. */
export interface MovedProvision extends ToldProvision {
  readonly from: string;
}

/** A doubt that both versions have, and that is not written the same in them. */
export interface ChangedReading {
  readonly id: string;
  readonly cite: string;
  readonly asks: string;
  readonly differences: readonly NamedDifference[];
}

/** What a later version of an instrument says otherwise than an earlier one. */
export interface VersionChanges {
  readonly head: readonly NamedDifference[];
  readonly added: readonly ToldProvision[];
  readonly gone: readonly ToldProvision[];
  readonly changed: readonly ChangedProvision[];
  readonly moved: readonly MovedProvision[];
  readonly readings: {
    readonly added: readonly Reading[];
    readonly gone: readonly Reading[];
    readonly changed: readonly ChangedReading[];
  };
}

/**
 * In what two versions of an instrument differ, as they are written: provision by provision, and reading by reading. A
 * provision is the same in both by its kind and section, several of these in their order; else by all that it says.
 */
export function changesBetween(before: LoadedInstrument, after: LoadedInstrument): VersionChanges {
  const [earlier, later] = [asSaid(before.placed), asSaid(after.placed)];
  const pairs = pairsOf(earlier, later);
  const [was, is] = [new Set(pairs.map(([one]) => one)), new Set(pairs.map(([, other]) => other))];
  const [left, come] = [earlier.filter((each) => !was.has(each)), later.filter((each) => !is.has(each))];
  const moves = movesAmong(left, come);
  const [movedFrom, movedTo] = [new Set(moves.map(([one]) => one)), new Set(moves.map(([, other]) => other))];
  return {
    head: allDifferences(headOf(before), headOf(after)),
    added: come.filter((each) => !movedTo.has(each)).map(told),
    gone: left.filter((each) => !movedFrom.has(each)).map(told),
    changed: pairs.flatMap(([one, other]) => changeOf(one, other)),
    moved: moves.map(([one, other]) => ({ ...told(other), from: one.cite })),
    readings: readingsOf(before.instrument.readings, after.instrument.readings),
  };
}

type Pair = readonly [Placed, Placed];

function pairsOf(before: readonly Placed[], after: readonly Placed[]): readonly Pair[] {
  const waiting = waitingBy(after, nameOf);
  return before.flatMap((one) => {
    const other = waiting.get(nameOf(one))?.shift();
    return other === undefined ? [] : [[one, other] as const];
  });
}

/** Of provisions without a partner, those that say the same under another section. */
function movesAmong(left: readonly Placed[], come: readonly Placed[]): readonly Pair[] {
  const waiting = waitingBy(come, allSaid);
  return left.flatMap((one) => {
    const other = waiting.get(allSaid(one))?.shift();
    return other === undefined ? [] : [[one, other] as const];
  });
}

function waitingBy(placed: readonly Placed[], keyOf: (each: Placed) => string): ReadonlyMap<string, Placed[]> {
  const waiting = new Map<string, Placed[]>();
  for (const each of placed) waiting.set(keyOf(each), [...(waiting.get(keyOf(each)) ?? []), each]);
  return waiting;
}

function allSaid(placed: Placed): string {
  return JSON.stringify([placed.provision.kind, placed.provision.summary, said(placed)]);
}

function nameOf({ provision: { kind, cite, id } }: Placed): string {
  return JSON.stringify([kind, cite, id ?? null]);
}

function changeOf(one: Placed, other: Placed): readonly ChangedProvision[] {
  const differences = allDifferences(said(one), said(other));
  const isSaidOtherwise = one.provision.summary !== other.provision.summary;
  if (differences.length === 0 && !isSaidOtherwise) return [];
  return [{ ...told(other), ...(isSaidOtherwise ? { before: one.provision.summary } : undefined), differences }];
}

function told({ cite, article, provision }: Placed): ToldProvision {
  return { cite, article, kind: provision.kind, summary: provision.summary };
}

/** All that is written of it beside its kind, section and summary. */
function said({ written }: Placed) {
  const { kind: _kind, cite: _cite, summary: _summary, ...rest } = (written ?? {}) as Readonly<Record<string, unknown>>;
  return toPlain(rest).plain ?? {};
}

function headOf({ instrument }: LoadedInstrument) {
  const { title, jurisdiction, from, until, source, notes } = instrument;
  const sections = instrument.articles.map((article) => ({
    id: article.number,
    title: article.title,
    sections: [...(article.sections ?? [])],
  }));
  return (
    toPlain({ title, jurisdiction, from, until: until ?? 'no end', source, articles: sections, notes }).plain ?? {}
  );
}

function readingsOf(before: readonly Reading[], after: readonly Reading[]): VersionChanges['readings'] {
  const [was, is] = [byId(before), byId(after)];
  return {
    added: after.filter(({ id }) => !was.has(id)),
    gone: before.filter(({ id }) => !is.has(id)),
    changed: after.flatMap((reading) => {
      const earlier = was.get(reading.id);
      const { id, cite, asks } = reading;
      const differences = earlier === undefined ? [] : allDifferences(toPlain(earlier).plain, toPlain(reading).plain);
      return differences.length === 0 ? [] : [{ id, cite, asks, differences }];
    }),
  };
}

function byId(readings: readonly Reading[]): ReadonlyMap<string, Reading> {
  return new Map(readings.map((reading) => [reading.id, reading]));
}
