import { defineNotion, held, message, QuestionError, reason } from '../evaluation/index.js';
import { compareDays, minus, sum, toWire, type Day, type Shares } from '../exact/index.js';
import type { Placed } from '../instrument/index.js';
import type { EntryOf } from '../journal/index.js';
import type { BuiltInNotion, Context } from '../session/index.js';
import { hooks, type FixedSeries, type Kind } from './kind.js';
import { readSeriesTerms, type SeriesTerms } from './series-terms.js';

/** A series of stock as it stands on a day. Its terms bind from filing; shares issued before are not of the series. */
export interface Series {
  readonly id: string;
  readonly class: string;
  /** How many shares it has: by the last change in effect, less those retired since where an instrument takes them out of it. */
  readonly designated: Shares;
  /** The day its terms took effect by filing; undefined where nothing had been filed by that day. */
  readonly filed: Day | undefined;
  /** Undefined where nobody has entered what its resolution says. */
  readonly terms: SeriesTerms | undefined;
  /** The entry that designated it; undefined where an instrument fixes it. */
  readonly entry: string | undefined;
  /** The section that fixes it; undefined where the board designated it. */
  readonly cite: string | undefined;
}

/** A series by name: of which class, and since when there is one. */
export interface SeriesName {
  readonly id: string;
  readonly class: string;
  readonly since: Day;
}

/** What is written of a series, whatever its number of shares: its name, its terms, and where these stand. */
export type SeriesWritten = SeriesName & Pick<Series, 'terms' | 'entry' | 'cite'>;

/** Every series there is by a day, filed or not: those that an instrument fixes, then those designated, in their order. */
export function seriesOn(c: Context, when: Day, cites: readonly string[]): readonly Series[] {
  const through = c.covered('instruments', when, cites);
  const fixed = fixedBy(c, through).map(({ provision, cite }) => fixedSeries(c, provision, cite, through));
  const designated = designatedBy(c, through).map((entry) => designatedSeries(c, entry, through));
  return [...fixed, ...designated];
}

/** The names of the series there are by a day. They need no register of instruments to be kept: what is entered suffices. */
export function seriesNames(c: Context, when: Day): readonly SeriesName[] {
  return [...fixedBy(c, when).map(nameOfFixed), ...designatedBy(c, when).map(nameOfDesignated)];
}

function nameOfFixed({ provision }: Fixed): SeriesName {
  return { id: provision.series, class: provision.class, since: provision.effective };
}

function nameOfDesignated({ on, data }: EntryOf<'series-designated'>): SeriesName {
  return { id: data.series, class: data.class, since: on };
}

/** Every series there is by a day as it is written: what is entered suffices, as for the names. */
export function seriesWritten(c: Context, when: Day): readonly SeriesWritten[] {
  return [
    ...fixedBy(c, when).map((fixed) => ({
      ...nameOfFixed(fixed),
      terms: fixed.provision.terms,
      cite: fixed.cite,
      entry: undefined,
    })),
    ...designatedBy(c, when).map((entry) => ({
      ...nameOfDesignated(entry),
      terms: entry.data.terms === undefined ? undefined : readSeriesTerms(entry.data.series, entry.data.terms),
      cite: undefined,
      entry: entry.id,
    })),
  ];
}

/** Whether there can be a series on any day: an instrument that is loaded fixes one, or an entry designates one. */
export function mayHaveSeries(c: Context): boolean {
  const loaded = c.inForce.instruments.flatMap(({ placed }) => placed);
  const fixes = (placed: Placed): boolean => (c.kindOf(placed) as unknown as Kind).series !== undefined;
  return c.books.asEntered('series-designated').length > 0 || loaded.some(fixes);
}

interface Fixed {
  readonly provision: FixedSeries;
  readonly cite: string;
}

function fixedBy(c: Context, when: Day): readonly Fixed[] {
  const fixed = c.once(c.provisionsReading(when), 'fixed series', () =>
    hooks(c, 'series', when).map(({ placed, hook }): Fixed => ({
      provision: hook(placed.provision as never),
      cite: placed.cite,
    })),
  );
  return fixed.filter(({ provision }) => compareDays(provision.effective, when) <= 0);
}

/** @throws {QuestionError} where an entry designates a series that an instrument fixes. */
function designatedBy(c: Context, when: Day): readonly EntryOf<'series-designated'>[] {
  const entries = c.books.asEntered('series-designated').filter((entry) => compareDays(entry.on, when) <= 0);
  const fixed = fixedBy(c, when);
  for (const { id, data } of entries) {
    const taken = fixed.find(({ provision }) => provision.series === data.series);
    if (taken === undefined) continue;
    throw new QuestionError(
      `The entry "${id}" designates "${data.series}", a series that ${taken.cite} itself fixes. Give the new series an id of its own; a change of the number of shares is entered with "series-resized".`,
    );
  }
  return entries;
}

function fixedSeries(c: Context, fixed: FixedSeries, cite: string, when: Day): Series {
  const { series: id, effective, shares, terms } = fixed;
  const resized =
    fixed.resizedBy === 'resolution' ? resizedBy(c, id, when, (entry) => entry.on) : filedSize(c, id, when);
  const number = { shares: resized?.shares ?? shares, since: resized?.since ?? effective };
  const designated = lessRetired(c, id, fixed.class, number, when);
  return { id, class: fixed.class, designated, filed: effective, terms, entry: undefined, cite };
}

function designatedSeries(c: Context, { id: entry, on, data }: EntryOf<'series-designated'>, when: Day): Series {
  const { series: id, shares, filed, terms } = data;
  const resized = filedSize(c, id, when);
  const number = { shares: resized?.shares ?? shares, since: resized?.since ?? on };
  return {
    id,
    class: data.class,
    designated: lessRetired(c, id, data.class, number, when),
    filed: filedOn(c, id, filed, when),
    terms: terms === undefined ? undefined : readSeriesTerms(id, terms),
    entry,
    cite: undefined,
  };
}

/** A number of shares of a series, and the day since which it is its number. */
interface Size {
  readonly shares: Shares;
  readonly since: Day;
}

function filedSize(c: Context, series: string, when: Day): Size | undefined {
  return resizedBy(c, series, when, ({ data }) => data.filed);
}

function resizedBy(
  c: Context,
  series: string,
  when: Day,
  effect: (entry: EntryOf<'series-resized'>) => Day | undefined,
): Size | undefined {
  const sizes = c.books.entriesOf('series-resized').flatMap((entry): readonly Size[] => {
    const since = effect(entry);
    const isSo = entry.data.series === series && since !== undefined && compareDays(since, when) <= 0;
    return isSo ? [{ since, shares: entry.data.shares }] : [];
  });
  return sizes.toSorted((a, b) => compareDays(a.since, b.since)).at(-1);
}

/** Where an instrument makes retired shares leave the series, its number falls by those retired since it was last fixed. */
function lessRetired(c: Context, series: string, className: string, { shares, since }: Size, when: Day) {
  const retired = retiredShares(c, series, since, when);
  if (retired.length === 0) return shares;
  const leave = hooks(c, 'retires', when).some(({ placed, hook }) => hook(c, placed, series, className));
  return leave ? minus<'shares'>(shares, sum('shares', retired)) : shares;
}

/** The shares of a series retired after one day and up to another, number by number. */
function retiredShares(c: Context, series: string, after: Day, when: Day): readonly Shares[] {
  const reacquired = c.books.entriesOf('shares-reacquired').filter(({ data }) => data['held-as'] === 'retired');
  return [...reacquired, ...c.books.entriesOf('shares-retired'), ...c.books.entriesOf('fractions-cashed')]
    .filter(({ on, data }) => data.class === series && compareDays(after, on) < 0 && compareDays(on, when) <= 0)
    .map(({ data }) => data.shares);
}

function filedOn(c: Context, series: string, withDesignation: Day | undefined, when: Day): Day | undefined {
  const later = c.books
    .entriesOf('series-filed')
    .filter(({ data }) => data.series === series)
    .map((entry) => entry.on);
  const filings = [...(withDesignation === undefined ? [] : [withDesignation]), ...later];
  return filings.filter((filed) => compareDays(filed, when) <= 0).toSorted(compareDays)[0];
}

const termsFound = message('series.terms', '{series} is a series of {class} with {designated} shares, {filed}');
const noSeries = message('series.none', 'No series {series} has been designated');

/** The name of the notion; about [series], a `Series`, or undefined where none was designated. */
export const seriesTermsNotion = defineNotion<Series | undefined, readonly [series: string]>('series-terms');

/** A series with its terms as it stood at a moment. */
export const seriesTerms: BuiltInNotion = (c, [id = ''], at) => {
  const series = seriesOn(c, at.day, []).find((each) => each.id === id);
  if (series === undefined) return held(undefined, reason(noSeries, 'none', { figures: { series: id } }));
  const filed = series.filed === undefined ? 'not filed' : `filed on ${series.filed}`;
  const figures = { series: id, class: series.class, designated: toWire(series.designated), filed };
  const { entry, cite } = series;
  return held(
    series,
    reason(termsFound, filed, {
      figures,
      cites: cite === undefined ? [] : [cite],
      entries: entry === undefined ? [] : [entry],
    }),
  );
};
