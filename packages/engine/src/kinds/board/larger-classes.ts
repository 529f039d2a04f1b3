import { held, message, reason, type Held } from '../../evaluation/index.js';
import { defineTopic } from '../../terms/index.js';

/** The topic under which a provision tells which classes are the larger ones. */
export const largerClassesTopic = defineTopic<readonly string[]>('larger-classes');

const larger = message(
  'board-number.larger',
  'Where the number does not divide evenly, the larger classes are {outcome}, in that order',
);

/** The classes that get a director more where the number does not divide evenly, in order. */
export function largerClassesTold(classes: readonly string[], cite: string): Held<readonly string[]> {
  return held<readonly string[]>(classes, reason(larger, classes.join(', '), { cites: [cite] }));
}
