import { toWire, type EntryInput } from '@quorate/engine';
import type { Count, Line } from './count.js';
import type { Scanned } from './scan.js';

/** What the entries say besides the figures. */
export interface EntriesWanted {
  readonly on: string;
  readonly time?: string;
  /** Before each id, so that the same files counted again make no entry twice. */
  readonly prefix?: string;
}

/** What the journal takes: a total of each class on each matter, and one of each holder who is told apart. */
export function entriesOf(
  { files }: Pick<Scanned, 'files'>,
  { lines, apart }: Count,
  { on, time, prefix = 'count' }: EntriesWanted,
): readonly Pick<EntryInput, 'id' | 'type' | 'on' | 'time' | 'basis' | 'data'>[] {
  const first = files.find(({ of }) => of === 'cards');
  const mark = first?.sha256.slice(0, 8) ?? '';
  return [...lines, ...apart].map((line, index) => ({
    id: `${prefix}-${mark}-${index + 1}`,
    type: 'tally',
    on,
    ...(time === undefined ? undefined : { time }),
    basis: 'books',
    data: dataOf(line),
  }));
}

function dataOf({ matter, class: className, ...line }: Line & { readonly holder?: string }): object {
  const { holder, for: yes, against, abstain, unvoted } = line;
  return {
    proposal: matter,
    class: className,
    ...(holder === undefined ? undefined : { holder }),
    for: toWire(yes),
    against: toWire(against),
    abstain: toWire(abstain),
    'broker-non-votes': toWire(unvoted),
  };
}
