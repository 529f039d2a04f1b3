import type { Wire } from '@quorate/sdk';
import type { State } from '../../parts/state.js';
import { texts } from './texts.js';

export type Outline = Wire['InstrumentOutline'];
export type Outlined = Outline['articles'][number]['provisions'][number];
export type Provision = Wire['InstrumentSection']['provisions'][number];

/** What must be said of a provision beside what it provides, each with its mark. */
export function standingOf(provision: Pick<Outlined, 'state' | 'repealedOn'>, asOf: string) {
  const said: { readonly state: State; readonly words: string }[] = [];
  const { state, repealedOn } = provision;
  if (state === 'not-worked-out' || state === 'missing') said.push({ state: 'unknown', words: texts.states[state] });
  if (repealedOn !== undefined && repealedOn <= asOf) said.push({ state: 'failed', words: texts.repealed });
  return said;
}

/** Whether a section is the one cited, or stands under it: FOURTH.A is under FOURTH. */
export function isUnder(section: string, cite: string): boolean {
  return section === cite || (section.startsWith(cite) && '.(['.includes(section.charAt(cite.length)));
}

const longestSentence = 180;

/** What a provision provides as the sentence of a page, and what stands under it. No sentence of it is cut: a long one stands under its heading. */
export function opened({ summary, article, heading }: Pick<Provision, 'summary' | 'article' | 'heading'>) {
  if (summary.length <= longestSentence) return { sentence: summary, lack: '' };
  const end = summary.search(/\. \p{Lu}/u) + 1;
  if (end > 0 && end <= longestSentence) return { sentence: summary.slice(0, end), lack: summary.slice(end).trim() };
  return { sentence: `${article}, ${heading}.`, lack: summary };
}

/** What stands at a section itself, as it is in force; under it; and at it in versions that are not. */
export function partsOf(section: string, provisions: readonly Provision[]) {
  const [inForce, others] = [provisions.filter((each) => each.isInForce), provisions.filter((each) => !each.isInForce)];
  const governing = inForce.length > 0 ? inForce : others;
  const exact = governing.filter(({ cite }) => cite === section);
  // What is cited deeper than any provision stands in the provisions that were found.
  const isAbove = governing.every(({ cite }) => !isUnder(cite, section));
  return {
    at: isAbove ? governing : exact,
    under: isAbove ? [] : governing.filter(({ cite }) => cite !== section),
    otherwise: inForce.length > 0 ? others : [],
  };
}

/** The sections before and after one in its instrument, in the document's order. */
export function besideIn(outlines: readonly Outline[], instrument: string, from: string, cite: string) {
  const cites = outlines
    .filter((each) => each.id === instrument && each.from === from)
    .flatMap(({ articles }) => articles.flatMap(({ provisions }) => provisions.map((each) => each.cite)));
  const sections = [...new Set(cites)];
  const at = sections.indexOf(cite);
  return { before: at < 1 ? undefined : sections[at - 1], after: at < 0 ? undefined : sections[at + 1] };
}
