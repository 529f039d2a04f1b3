import { entryIn, type Selection, type StoredEntry } from '@quorate/store';
import { exits } from '../../bad-input.js';
import type { KeptOptions } from '../../kept/kept-place.js';
import { withKept } from '../../kept/with-kept.js';
import type { Output } from '../../output.js';
import { wrap } from '../../render/wrap.js';

export type ShowOptions = KeptOptions & Selection;

/** Shows entries of a kept journal, in the order entered. */
export async function show(id: string, options: ShowOptions, output: Output): Promise<number> {
  const { data, server, ...selection } = options;
  const place = { ...(data === undefined ? undefined : { data }), ...(server === undefined ? undefined : { server }) };
  await withKept(place, output, async (kept) => {
    await kept.corporation(id);
    let shown = 0;
    for await (const stored of kept.entries(id, selection)) {
      output.write(output.json ? stored.text : inWords(stored, output));
      shown += 1;
    }
    if (shown === 0 && !output.json) output.write('No entry is so.');
  });
  return exits.well;
}

function inWords(stored: StoredEntry, { style, width }: Output): string {
  const { on, type, data, by, basis, paper, personal, supersedes, knownSince } = entryIn(stored);
  const told = wrap(JSON.stringify(data), width, '      ', '      ');
  const corrects = supersedes === undefined ? '' : `, in place of ${supersedes.entry} (${supersedes.because})`;
  const shownBy =
    paper === undefined ? '' : `, paper ${paper.id}${paper.place === undefined ? '' : ` (${paper.place})`}`;
  const of = personal === undefined ? '' : `, with personal data of ${personal.of}`;
  const known = knownSince === undefined ? '' : `, told as known since ${knownSince}`;
  return [
    `${String(stored.sequence).padStart(4)}  ${on}  ${style.strong(type)}  ${style.faint(`${stored.id}, by ${by}, ${basis}${shownBy}${of}${corrects}${known}`)}`,
    told,
  ].join('\n');
}
