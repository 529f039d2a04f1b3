import * as fc from 'fast-check';
import { persons, start, toldOn, type Told } from './cast.js';

/** How a corporation opens: what is kept of it, who there is, who sits, and what the public holds. */
export interface Opening {
  readonly families: readonly string[];
  /** Undefined where no list of directors opens the roster. */
  readonly board: fc.Arbitrary<object | undefined>;
  readonly kindOf: (person: string) => object;
  readonly stock?: fc.Arbitrary<readonly Told[]>;
}

/** The first entries of a journal. */
export function openingOf({ families, board, kindOf, stock = dispersed }: Opening): fc.Arbitrary<readonly Told[]> {
  return fc
    .record({ board, stock, kept: coverageOf(families) })
    .map(({ board: sitting, stock: held, kept }): readonly Told[] => [
      ...kept,
      ...persons.map((id): Told => ({ on: start, type: 'person', data: { id, ...kindOf(id) } })),
      ...(sitting === undefined ? [] : [{ on: start, type: 'opening-board', data: sitting }]),
      ...held,
    ]);
}

const issued = (cls: string, to: string, shares: string): Told => ({
  on: start,
  type: 'shares-issued',
  data: { class: cls, to, shares },
});

const dispersed: fc.Arbitrary<readonly Told[]> = fc
  .record({ ordinary: fc.constantFrom('1000', '850', '5000'), senior: fc.constantFrom('0', '100') })
  .map(({ ordinary, senior }) => [
    issued('ordinary', 'dispersed', ordinary),
    ...(senior === '0' ? [] : [issued('senior', 'dispersed', senior)]),
  ]);

/** Nobody is named as an owner: no stock; all of it in street name, or in that of a nominee. Or one holds it all. */
export const heldByNobodyNamed: fc.Arbitrary<readonly Told[]> = fc.constantFrom<readonly Told[]>(
  [],
  [issued('ordinary', 'dispersed', '1000')],
  [issued('ordinary', 'cedar', '1000')],
  [
    issued('ordinary', 'cedar', '1000'),
    { on: start, type: 'held-for', data: { holder: 'cedar', class: 'ordinary', owners: ['dispersed'] } },
  ],
);

/** Mostly everything is kept; now and then a family is not, or only to a day. */
function coverageOf(families: readonly string[]): fc.Arbitrary<readonly Told[]> {
  const how = fc.oneof({ weight: 16, arbitrary: fc.constant('kept') }, fc.constantFrom('not-kept', 'to-a-day'));
  return fc.tuple(...families.map(() => how)).map((each) =>
    families.flatMap((family, index): readonly Told[] => {
      if (each[index] === 'not-kept') return [];
      const through = each[index] === 'to-a-day' ? { through: '2006-05-01' } : undefined;
      return [{ on: start, type: 'coverage', data: { family, from: start, ...through } }];
    }),
  );
}

/**
 * A few open facts; and now and then all of `besides` as well. Nobody states two values of one fact here: a dispute is
 * settled by a correction, and not by a further statement.
 */
export function statementsOf(
  stated: fc.Arbitrary<unknown>,
  besides: readonly Told[] = [],
): fc.Arbitrary<readonly Told[]> {
  return fc
    .tuple(fc.array(toldOn(fc.constant(start), 'stated', stated), { maxLength: 3 }), fc.boolean())
    .map(([some, free]) => {
      const all = free ? [...some, ...besides] : some;
      return [...new Map(all.toReversed().map((each) => [factOf(each), each])).values()];
    });
}

function factOf({ data }: Told): string {
  const { fact, about } = data as { readonly fact: string; readonly about: readonly string[] };
  return `${fact} ${about.join()}`;
}
