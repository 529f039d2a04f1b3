import type { WorkedOut } from '../evaluation/index.js';
import type { LoadedInstrument } from './load.js';
import type { KindCore, Placed } from './kind.js';
import { isUnder, sectionsIn } from './section.js';

/** Counts the sections of an instrument by how far they are worked out. */
export function workedOutOf(loaded: LoadedInstrument, kinds: ReadonlyMap<string, KindCore>): WorkedOut {
  const { instrument, placed } = loaded;
  const states = new Map<string, TextState>();
  const listed = new Set(instrument.articles.flatMap(({ sections = [] }) => sections));
  for (const each of placed) {
    const state = textStateOf(each, kinds);
    for (const cite of sectionsSaid(each, listed)) states.set(cite, weaker(states.get(cite), state));
  }
  const of = (state: TextState) => [...states].filter(([, each]) => each === state).map(([cite]) => cite);
  const [workedOut, wordsOnly] = [of('worked-out').length, of('words-only').length];
  const toWorkOut = states.size - wordsOnly;
  return {
    instrument: instrument.id,
    sections: states.size,
    workedOut,
    wordsOnly,
    notWorkedOut: of('not-worked-out'),
    missing: of('missing'),
    percent: toWorkOut === 0 ? 100 : Math.floor((100 * workedOut) / toWorkOut),
  };
}

/** The section of a provision, and those of the document's own list in its article that its parts cite. */
function sectionsSaid({ provision, article }: Placed, listed: ReadonlySet<string>): readonly string[] {
  const within = sectionsIn(provision).filter((cite) => listed.has(cite) && isUnder(cite, article));
  return [...new Set([provision.cite, ...within])];
}

/** How far a text is worked out; the later in this list stands for a section that has several provisions. */
export const textStates = ['words-only', 'worked-out', 'not-worked-out', 'missing'] as const;
export type TextState = (typeof textStates)[number];

/** How far the text of a provision is worked out. */
export function textStateOf(placed: Placed, kinds: ReadonlyMap<string, KindCore>): TextState {
  const kind = kinds.get(placed.provision.kind);
  if (kind?.bearsOn !== undefined) return placed.written === undefined ? 'missing' : 'not-worked-out';
  return kind?.wordsOnly === true ? 'words-only' : 'worked-out';
}

function weaker(before: TextState | undefined, state: TextState): TextState {
  return before !== undefined && textStates.indexOf(before) > textStates.indexOf(state) ? before : state;
}
