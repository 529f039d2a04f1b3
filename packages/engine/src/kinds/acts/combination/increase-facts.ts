import { nothingFurther, openFact, type FactType } from '../../../evaluation/index.js';

/** What part of a class a person and those related to it own, before a deal. */
export const partBefore = openFact('part-of-class-before', 'proposal', 'person', 'class').ratio(
  'What part of the {2} does {1}, with those whose shares count with its own, own before {0}?',
  { greatest: '1' },
);

/** The same once the deal is done. */
export const partAfter = openFact('part-of-class-after', 'proposal', 'person', 'class').ratio(
  'What part of the {2} would {1}, with those whose shares count with its own, own after {0}?',
  { greatest: '1' },
);

/** Supposed not so: that a deal raises the part of a class other than the one it is about. */
export const raisesAnotherClass = openFact('raises-part-of-another-class', 'proposal').yesNo(
  'Does {0} raise by as much the part that an interested shareholder owns of any other class of shares or convertible securities, of the corporation or a subsidiary?',
  nothingFurther('inquiry found no other class of which {0} raises an interested shareholder’s part by as much'),
);

export const increaseFacts: readonly FactType[] = [partBefore, partAfter, raisesAnotherClass];
