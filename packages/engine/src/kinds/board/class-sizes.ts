import type { Moment } from '../../exact/index.js';
import type { Context } from '../../session/index.js';
import { apportioned, asEqualAsPossible, type ClassSize } from './apportionment.js';
import { apportionmentTopic } from './class-apportionment.js';
import { largerClassesTopic } from './larger-classes.js';
import { tellings } from '../../terms/index.js';

/** The sizes that were fixed, where they are for this number and as equal as possible: which class is larger was then decided. */
export function sizesAsFixed(
  c: Context,
  number: number,
  classes: readonly string[],
  at: Moment,
): readonly ClassSize[] | undefined {
  const entered = c.books.boardSize().at(at)?.classes;
  if (entered === undefined || entered.length !== classes.length || !asEqualAsPossible(entered)) return undefined;
  if (entered.reduce((so, each) => so + each, 0) !== number) return undefined;
  return classes.map((id, index) => ({ id, least: entered[index]!, most: entered[index]! }));
}

/** The most directors that a class may have, of so many in all classes, with the section that says so. */
export interface MostInClass {
  readonly most: number;
  readonly cites: readonly string[];
}

/**
 * As many as were fixed for it; else as many as classes that are as equal as possible leave it: where no instrument says which
 * are the larger ones, any of them may be. Nothing where no instrument speaks of their sizes.
 */
export function mostInClass(
  c: Context,
  { id, number, classes }: { readonly id: string; readonly number: number; readonly classes: readonly string[] },
  at: Moment,
): MostInClass | undefined {
  const [rule] = tellings(c, apportionmentTopic, {}, at);
  if (rule === undefined || !classes.includes(id)) return undefined;
  const fixed = sizesAsFixed(c, number, classes, at);
  const [larger] = tellings(c, largerClassesTopic, {}, at);
  const sizes = fixed ?? apportioned(number, classes, larger?.told.value ?? []);
  const { most } = sizes.find((each) => each.id === id)!;
  const cites =
    fixed === undefined && larger !== undefined ? [rule.placed.cite, larger.placed.cite] : [rule.placed.cite];
  return { most, cites };
}
