import { equals, plus, show, sum } from '../exact/index.js';
import { startOf } from './accounts/index.js';
import type { EntryOf } from './entry-types.js';
import { knownFrom } from './entry.js';
import { impossible, type Problem } from './problem.js';
import type { Checked, Given } from './checked.js';
import { registerTypes } from './register-types.js';

type Opening = EntryOf<'opening-register'>;

/** A certified list in one entry proves to itself; one in parts is proved with all of them, where they stand together. */
export function wrongOpening({ entry, index }: Given): Problem | undefined {
  if (entry.type !== 'opening-register' || entry.data.part !== undefined) return undefined;
  return unproved([entry], { entry: entry.id, index });
}

/** Entries of a class before its certified list, a second list of one class, and a list of which parts are missing or disagree. */
export function misplaced(given: readonly Given[], live: Checked['live']): readonly Problem[] {
  const places = new Map(given.map(({ entry, index }) => [entry.id, index]));
  const lists = new Map<string, Opening[]>();
  for (const entry of live(['opening-register']) as Iterable<Opening>) {
    const list = lists.get(entry.data.class);
    if (list === undefined) lists.set(entry.data.class, [entry]);
    else list.push(entry);
  }
  const placeOf = ({ id }: Opening) => ({ entry: id, index: places.get(id) ?? 0 });
  const problems = [...lists.values()].flatMap((list) => wrongList(list, placeOf) ?? []);
  const openings = new Map(
    [...lists].flatMap(([cls, [first]]) => (first === undefined ? [] : [[cls, first] as const])),
  );
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

type PlaceOf = (entry: Opening) => Parameters<typeof impossible>[0];

/** What is wrong with the entries that open one class: two lists, or one in parts that is not whole. */
function wrongList(list: readonly Opening[], placeOf: PlaceOf): Problem | undefined {
  const [first, second] = list;
  if (first === undefined || (second === undefined && first.data.part === undefined)) return undefined;
  const { class: cls, part: { of } = { of: 1 } } = first.data;
  const again = (entry: Opening, earlier: Opening): Problem => {
    const message = `the register of ${cls} is already opened by ${earlier.id}; supersede that entry to replace the list`;
    return impossible(placeOf(entry), ['data', 'class'], message);
  };
  if (second !== undefined && first.data.part === undefined) return again(second, first);
  const byNumber = new Map<number, Opening>();
  for (const entry of list) {
    const { part } = entry.data;
    const earlier = part === undefined ? first : byNumber.get(part.number);
    if (part === undefined || earlier !== undefined) return again(entry, earlier ?? first);
    if (part.number < 1 || part.number > of || !isOfList(entry, first)) {
      const message = `this is no part of the list of ${cls} with ${first.id}: expected one of its ${of} parts, numbered from 1, of the same day, known since the same instant, with the same shares issued, in treasury, and number of parts`;
      return impossible(placeOf(entry), ['data', 'part'], message);
    }
    byNumber.set(part.number, entry);
  }
  if (byNumber.size === of) return unproved(list, placeOf(list.at(-1) ?? first));
  const missing = Array.from({ length: of }, (_, place) => place + 1).filter((number) => !byNumber.has(number));
  const message = `of the list of ${cls} ${missing.length === 1 ? 'part' : 'parts'} ${missing.slice(0, 10).join(', ')} of ${of} ${missing.length === 1 ? 'is' : 'are'} missing: a list of which a part is missing tells nothing of those whom it does not name; enter all parts together`;
  return impossible(placeOf(list.at(-1) ?? first), ['data', 'part'], message);
}

/** Whether a part is of the list of which the first was read. What takes the place of a part is known later. */
function isOfList(entry: Opening, first: Opening): boolean {
  const isLater = entry.supersedes !== undefined || first.supersedes !== undefined;
  return (
    entry.on === first.on &&
    (isLater || knownFrom(entry) === knownFrom(first)) &&
    entry.data.part?.of === first.data.part?.of &&
    equals(entry.data.issued, first.data.issued) &&
    equals(entry.data.treasury, first.data.treasury)
  );
}

/** A list whose holdings and treasury do not add up to what is issued. */
function unproved(list: readonly Opening[], place: ReturnType<PlaceOf>): Problem | undefined {
  const [first] = list;
  if (first === undefined) return undefined;
  const { issued, treasury } = first.data;
  const holdings = list.flatMap((entry) => entry.data.holdings.map(({ shares }) => shares));
  const listed = plus(sum('shares', holdings), treasury);
  if (equals(listed, issued)) return undefined;
  return impossible(
    place,
    ['data', 'issued'],
    `the holdings and the treasury add up to ${show(listed)} shares, and ${show(issued)} are issued; ` +
      'list every holder, and those nobody of whom matters alone together as dispersed',
  );
}
