import { equals, plus, show, sum } from '../exact/index.js';
import { startOf } from './accounts/index.js';
import type { EntryOf } from './entry-types.js';
import { impossible, type Problem } from './problem.js';
import type { Checked, Given } from './checked.js';
import { registerTypes } from './register-types.js';

/** A certified list proves to itself. */
export function wrongOpening({ entry, index }: Given): Problem | undefined {
  if (entry.type !== 'opening-register') return undefined;
  const { issued, treasury, holdings } = entry.data;
  const listed = plus(
    sum(
      'shares',
      holdings.map((holding) => holding.shares),
    ),
    treasury,
  );
  if (equals(listed, issued)) return undefined;
  return impossible(
    { entry: entry.id, index },
    ['data', 'issued'],
    `the holdings and the treasury add up to ${show(listed)} shares, and ${show(issued)} are issued; ` +
      'list every holder, and those nobody of whom matters alone together as dispersed',
  );
}

/** Entries of a class before its certified list, and a second list of one class. */
export function misplaced(given: readonly Given[], live: Checked['live']): readonly Problem[] {
  const places = new Map(given.map(({ entry, index }) => [entry.id, index]));
  const openings = new Map<string, EntryOf<'opening-register'>>();
  const problems: Problem[] = [];
  for (const entry of live(['opening-register']) as Iterable<EntryOf<'opening-register'>>) {
    const earlier = openings.get(entry.data.class);
    if (earlier === undefined) openings.set(entry.data.class, entry);
    else {
      const message = `the register of ${entry.data.class} is already opened by ${earlier.id}; supersede that entry to replace the list`;
      problems.push(impossible({ entry: entry.id, index: places.get(entry.id) ?? 0 }, ['data', 'class'], message));
    }
  }
  const last = Math.max(...[...openings.values()].map(({ on }) => startOf(on)));
  for (const entry of openings.size === 0 ? [] : live(registerTypes, last)) {
    const opening = openings.get((entry.data as { class: string }).class);
    if (opening !== undefined && entry.on < opening.on) {
      const message = `${entry.id} of ${entry.on} is dated before the certified list of ${opening.on} (${opening.id}) that opens its class; the list has it already, or supersede the list`;
      const blamed = places.has(entry.id) ? entry : opening;
      problems.push(impossible({ entry: blamed.id, index: places.get(blamed.id) ?? 0 }, ['on'], message));
    }
  }
  return problems;
}
