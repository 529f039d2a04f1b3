import { entryIn, type Selection, type StoredEntry } from '@quorate/store';
import { exits } from '../../bad-input.js';
import { withStore, type StoreOptions } from '../../kept/store-place.js';
import type { Output } from '../../output.js';
import { wrap } from '../../render/wrap.js';

export type ShowOptions = StoreOptions & Selection;

/** Shows entries of a kept journal, in the order entered. */
export async function show(id: string, options: ShowOptions, output: Output): Promise<number> {
  const { data, ...selection } = options;
  await withStore(data === undefined ? {} : { data }, async (store) => {
    await store.corporation(id);
    let shown = 0;
    for await (const stored of store.entries(id, selection)) {
      output.write(output.json ? stored.text : inWords(stored, output));
      shown += 1;
    }
    if (shown === 0 && !output.json) output.write('No entry is so.');
  });
  return exits.well;
}

function inWords(stored: StoredEntry, { style, width }: Output): string {
  const { on, type, data, by, basis, supersedes } = entryIn(stored);
  const told = wrap(JSON.stringify(data), width, '      ', '      ');
  const corrects = supersedes === undefined ? '' : `, in place of ${supersedes.entry} (${supersedes.because})`;
  return [
    `${String(stored.sequence).padStart(4)}  ${on}  ${style.strong(type)}  ${style.faint(`${stored.id}, by ${by}, ${basis}${corrects}`)}`,
    told,
  ].join('\n');
}
