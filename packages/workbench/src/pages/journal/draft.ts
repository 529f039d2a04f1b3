import type { Wire } from '@quorate/sdk';
import { controlOf, type Field } from '../../parts/fields/fields.js';
import { fieldIn, type SchemaPart } from '../../parts/fields/of-schema.js';
import type { Basis, Written } from '../../parts/entries/entry.js';

type EntryType = Wire['EntryType'];

/** The sorts of entry that are written most, in the order in which they come up. */
export const commonest: readonly string[] = [
  'person',
  'shares-issued',
  'shares-transferred',
  'shares-reacquired',
  'held-for',
  'relationship',
  'control',
  'agreement',
  'right-granted',
  'director-elected',
  'director-resigned',
  'board-size',
  'officer-appointed',
  'meeting-called',
  'meeting-noticed',
  'meeting-held',
  'record-date',
  'proposed',
  'announced',
  'body-act',
  'proxy-granted',
  'ballot',
  'tally',
  'polls-opened',
  'polls-closed',
  'determination',
  'approval',
  'filing',
  'dividend-declared',
  'dividend-paid',
  'stated',
  'coverage',
];

/** The fields of a sort of entry, as forms write them: those without a form of their own, by their schema. */
export function fieldsOf({ fields, schema }: EntryType): readonly Field[] {
  const { properties = {} } = schema as SchemaPart;
  return fields.map(({ name, means, required, form }) => ({
    ...fieldIn(name, properties[name] ?? {}, required),
    means,
    ...(form === undefined ? {} : { form }),
  }));
}

/** What of an entry stands beside its data. */
export interface Beside {
  readonly on: string;
  readonly time: string;
  readonly basis: Basis;
  readonly paper: string;
  readonly because: 'clerical' | 'amended' | 'rebutted';
  readonly note: string;
}

type Paper = Pick<Wire['Paper'], 'name' | 'hash' | 'erased'>;

/** Kept papers by what they are called in a form: by their names, and by their bytes too where several have one name. */
export function papersByTitle(papers: readonly Paper[]): ReadonlyMap<string, Paper> {
  const kept = papers.filter(({ erased }) => erased === undefined);
  return new Map(
    kept.map((paper) => {
      const isOnly = kept.every(({ name, hash }) => name !== paper.name || hash === paper.hash);
      return [isOnly ? paper.name : `${paper.name} · ${paper.hash.slice(0, 8)}`, paper];
    }),
  );
}

/** The paper that is written in a form: that of the entry which is corrected, one that is kept, or one that is elsewhere. */
export function paperIn(
  text: string,
  papers: readonly Paper[],
  correcting: Pick<Written, 'paper'> | undefined,
): Written['paper'] {
  if (text === '') return undefined;
  if (correcting?.paper?.id === text) return correcting.paper;
  const kept = papersByTitle(papers).get(text);
  return kept === undefined ? { id: text } : { id: kept.name, hash: kept.hash };
}

/** The entry that is in a draft, under an id of its own, by which sending it again enters nothing twice. */
export function entryOf(
  id: string,
  type: string,
  data: Readonly<Record<string, unknown>>,
  { on, time, basis, paper: text, because, note }: Beside,
  {
    papers,
    correcting,
  }: { readonly papers: readonly Paper[]; readonly correcting: Pick<Written, 'id' | 'paper'> | undefined },
): Wire['NewEntry'] {
  const paper = paperIn(text, papers, correcting);
  return {
    id,
    type,
    on,
    basis,
    data,
    ...(time === '' ? {} : { time }),
    ...(paper === undefined ? {} : { paper }),
    ...(correcting === undefined ? {} : { supersedes: { entry: correcting.id, because, note } }),
  };
}

/** What is written bit by bit. */
const inParts: ReadonlySet<string> = new Set(['record', 'records', 'data']);

/**
 * The mistakes that a form shows while somebody types: of a field in which something stands, what is wrong with it; once the whole
 * was tried, also what is missing. Of records, which are written bit by bit, nothing is told before.
 */
export function mistakesShown(
  fields: readonly Field[],
  written: Readonly<Record<string, string>>,
  { found, isTried }: { readonly found: Readonly<Record<string, string>>; readonly isTried: boolean },
): Readonly<Record<string, string>> {
  if (isTried) return found;
  const begun = fields.filter((field) => {
    const { kind } = controlOf(field);
    return !inParts.has(kind) && (written[field.name] ?? '').trim() !== '';
  });
  return Object.fromEntries(
    begun.flatMap(({ name }) => {
      const mistake = found[name];
      return mistake === undefined ? [] : [[name, mistake] as const];
    }),
  );
}
