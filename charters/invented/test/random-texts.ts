import * as fc from 'fast-check';

/** One change to a text; what it picks is counted round what there is to pick. */
export interface Change {
  readonly how: (typeof ways)[number];
  readonly place: number;
  readonly pick: number;
}

const ways = ['says as another does', 'leaves out', 'says beside', 'drops'] as const;

/** A few changes to one text. */
export const someChanges = (most: number): fc.Arbitrary<readonly Change[]> =>
  fc.array(fc.record({ how: fc.constantFrom(ways[0], ...ways), place: fc.nat(), pick: fc.nat() }), {
    minLength: 1,
    maxLength: most,
  });

type Parent = unknown[] | Record<string, unknown>;

/** A place in a provision: what holds it, under which key, and the name of the field that it is, or is in a list of. */
interface Place {
  readonly parent: Parent;
  readonly key: string | number;
  readonly field: string;
}

/** What the provisions of charters say, by the field in which they say it. */
export class Others {
  readonly #provisions: readonly unknown[];
  readonly #said = new Map<string, unknown[]>();

  constructor(charters: readonly unknown[]) {
    this.#provisions = charters.flatMap((charter) => articlesOf(charter).flatMap(({ provisions }) => provisions));
    for (const { parent, key, field } of this.#provisions.flatMap((each) => placesIn(each))) {
      const said = this.#said.get(field) ?? [];
      said.push(at(parent, key));
      this.#said.set(field, said);
    }
  }

  make(charter: unknown, { how, place, pick }: Change): void {
    const articles = articlesOf(charter);
    const { provisions } = around(place, articles);
    if (how === 'says beside') provisions.push(structuredClone(around(pick, this.#provisions)));
    else if (how === 'drops') provisions.splice(pick % provisions.length, 1);
    else {
      const places = articles.flatMap((article) => article.provisions.flatMap((each) => placesIn(each)));
      const { parent, key, field } = around(place, places);
      const said = this.#said.get(field) ?? [];
      if (how === 'says as another does' && said.length > 0)
        Object.assign(parent, { [key]: structuredClone(around(pick, said)) });
      else leaveOut(parent, key);
    }
  }
}

interface Article {
  readonly provisions: unknown[];
}

/** Whatever in a charter holds provisions. */
function articlesOf(value: unknown): readonly Article[] {
  if (Array.isArray(value)) return value.flatMap(articlesOf);
  if (typeof value !== 'object' || value === null) return [];
  const own = 'provisions' in value && Array.isArray(value.provisions) ? [value as Article] : [];
  return [...own, ...Object.values(value).flatMap(articlesOf)];
}

/** Every place in a value. */
function placesIn(value: unknown, field = ''): readonly Place[] {
  if (typeof value !== 'object' || value === null) return [];
  const parent = value as Parent;
  return Object.entries(value).flatMap(([key, each]) => {
    const own = Array.isArray(parent) ? `${field}[]` : key;
    return [{ parent, key: Array.isArray(parent) ? Number(key) : key, field: own }, ...placesIn(each, own)];
  });
}

function at(parent: Parent, key: string | number): unknown {
  return (parent as Record<string | number, unknown>)[key];
}

function leaveOut(parent: Parent, key: string | number): void {
  if (Array.isArray(parent)) parent.splice(Number(key), 1);
  else delete parent[key];
}

export function around<T>(pick: number, choices: readonly T[]): T {
  const choice = choices[pick % choices.length];
  if (choice === undefined) throw new Error('a charter without a provision has nothing to change');
  return choice;
}
