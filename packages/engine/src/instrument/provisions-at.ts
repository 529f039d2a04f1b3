import { citation, type Instrument } from './instrument.js';
import { asSaid, type Placed } from './kind.js';
import type { LoadedInstrument } from './load.js';
import { nearest } from './nearest.js';
import { isUnder, sectionsOf } from './section.js';

/** A provision, and the instrument in which it stands. */
export interface Found {
  readonly placed: Placed;
  readonly loaded: LoadedInstrument;
}

/**
 * The provisions that a section stands for, as answers cite it or else as its instrument numbers it: those at it and under it; else
 * those of which a part is; else those nearest above it.
 */
export function provisionsAt(instruments: readonly LoadedInstrument[], section: string): readonly Found[] {
  const cited = instruments.flatMap((loaded) => {
    const own = ownNumber(loaded.instrument, section);
    return own === undefined ? [] : foundIn(loaded, own);
  });
  return cited.length > 0 ? cited : instruments.flatMap((loaded) => foundIn(loaded, section));
}

/** The section of instruments that is spelt most like one that none of them has. */
export function nearestSection(instruments: readonly LoadedInstrument[], section: string): string | undefined {
  const known = instruments.flatMap(({ instrument, placed }) => [
    ...placed.map(({ cite }) => cite),
    ...instrument.articles.map(({ number }) => citation(instrument, number)),
  ]);
  return nearest(section, known);
}

/** The number of a section within the instrument of which it is cited. */
function ownNumber({ citedAs = '' }: Instrument, section: string): string | undefined {
  if (citedAs === '') return section;
  return section.startsWith(`${citedAs} `) ? section.slice(citedAs.length + 1) : undefined;
}

function foundIn(loaded: LoadedInstrument, section: string): readonly Found[] {
  const placed = asSaid(loaded.placed);
  const at = placed.filter(({ provision }) => isUnder(provision.cite, section));
  const citing = at.length > 0 ? at : placed.filter((each) => cites(each, section));
  return (citing.length > 0 ? citing : nearestAbove(placed, section)).map((each) => ({ placed: each, loaded }));
}

/** Whether a part of a provision is at a section or under it. */
function cites({ provision, article }: Placed, section: string): boolean {
  const alone = { articles: [{ number: article, title: article, provisions: [provision] }] };
  return [...sectionsOf(alone)].some((cite) => isUnder(cite, section));
}

function nearestAbove(all: readonly Placed[], section: string): readonly Placed[] {
  const above = all.filter(({ provision }) => isUnder(section, provision.cite));
  const longest = Math.max(0, ...above.map(({ provision }) => provision.cite.length));
  return above.filter(({ provision }) => provision.cite.length === longest);
}
