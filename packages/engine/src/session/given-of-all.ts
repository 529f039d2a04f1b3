import { label, QuestionError } from '../evaluation/index.js';
import type { KindCore } from '../instrument/index.js';
import { givenInWords, stipulatedValue, type Given } from './given.js';

type Kinds = ReadonlyMap<string, Pick<KindCore<never>, 'ofAll'>>;

/** What is given of all of whom a notion is so, and whether one of them is so by it. */
export interface GivenOfAll {
  readonly given: Given;
  readonly isOne: boolean;
}

/** Where it is given of whom all a notion is so, that says of each whether it is: undefined where it is not given for the place. */
export function givenOfAll(
  kinds: Kinds,
  givens: readonly Given[],
  { notion, about, place }: Pick<Given, 'notion' | 'about' | 'place'>,
): GivenOfAll | undefined {
  if (givens.length === 0) return undefined;
  const lists = [...kinds.values()].flatMap((kind) => kind.ofAll?.(notion, about) ?? []);
  for (const { all, of, one } of lists) {
    const given = givens.find(
      (each) =>
        each.notion === all &&
        each.about.join() === of.join() &&
        (each.place === undefined || place === undefined || each.place === place),
    );
    if (given !== undefined) return { given, isOne: personsIn(stipulatedValue(given)).includes(one) };
  }
  return undefined;
}

function personsIn(value: unknown): readonly unknown[] {
  if (Array.isArray(value)) return value;
  const { persons = [] } = value as { readonly persons?: readonly unknown[] };
  return persons;
}

/** @throws {QuestionError} where something is given of one otherwise than by what is given of all */
export function refuseContradictions(kinds: Kinds, givens: readonly Given[]): void {
  for (const given of givens) {
    const whole = givenOfAll(kinds, givens, given);
    if (whole === undefined || whole.isOne === (given.value === 'yes')) continue;
    const of = (each: Given): string => [label(each.notion), ...each.about].join(' ');
    throw new QuestionError(
      `"${of(given)}" is given as ${givenInWords(given.value, (id) => id)}, and ${whole.isOne ? 'is' : 'is not'} among "${of(whole.given)}" as that is given. Leave out one of the two, or give both alike.`,
    );
  }
}
