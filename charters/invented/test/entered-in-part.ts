import { parse, stringify } from 'yaml';

type Data = Record<string, unknown>;

interface Charter extends Data {
  readonly articles: readonly { readonly provisions: readonly Data[] }[];
  readings?: readonly Data[];
}

/** The charter with its conversions in doubt: by another reading of it nothing converts of itself. */
export function inDoubt(text: string): string {
  if (!text.includes('kind: automatic-conversion')) return text;
  // A file holds a charter, or several instruments, one of them the charter.
  const file = parse(text) as Charter & { readonly charter?: Charter };
  const charter = file.charter ?? file;
  const converting = charter.articles
    .flatMap(({ provisions }) => provisions)
    .filter(({ kind }) => kind === 'automatic-conversion');
  for (const each of converting) each['ifRead'] = { doubt: 'converts' };
  const options = { converts: 'it converts of itself', stays: 'it stays as it is' };
  const cite = converting[0]?.['cite'];
  const doubt = { id: 'doubt', cite, asks: 'Does it convert?', options, adopted: 'converts', because: 'it says so' };
  charter.readings = [...(charter.readings ?? []), doubt];
  return stringify(file);
}

/** A file of cases of whose statements only some were entered, so that the others are asked or supposed. */
export function stating(text: string, isKept: () => boolean): string {
  const pruned = (journal: unknown): unknown =>
    Array.isArray(journal) ? journal.filter((entry: Data) => entry['stated'] === undefined || isKept()) : journal;
  const visit = (node: unknown): unknown => {
    if (Array.isArray(node)) return node.map(visit);
    if (typeof node !== 'object' || node === null) return node;
    return Object.fromEntries(
      Object.entries(node)
        .filter(([key]) => key !== 'expect')
        .map(([key, value]) => [key, key === 'journal' ? pruned(value) : visit(value)]),
    );
  };
  return stringify(visit(parse(text)));
}
