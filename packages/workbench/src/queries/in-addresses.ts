/** How many ids are asked for at once, in how many characters of an address: a longer one is refused. */
const [atOnce, longest] = [100, 8_000];

/** Ids, as many together as one address takes: long ones, of letters that are written in several signs each, are few. */
export function inAddresses(ids: readonly string[]): readonly (readonly string[])[] {
  const all: string[][] = [];
  let left = 0;
  for (const id of ids) {
    const size = encodeURIComponent(id).length + 4;
    if (all.length === 0 || left < size || all.at(-1)?.length === atOnce) {
      all.push([]);
      left = longest;
    }
    all.at(-1)?.push(id);
    left -= size;
  }
  return all;
}
