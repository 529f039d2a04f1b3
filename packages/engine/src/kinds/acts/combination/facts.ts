import { openFact, type FactType } from '../../../evaluation/index.js';
import type { Relation } from '../../../terms/index.js';
import { benefitPlanFacts } from './benefit-plan.js';
import { increaseFacts } from './increase-facts.js';
import { sizeFacts } from './size-facts.js';

/** Asked where a deal names nobody in the part that a row looks at. */
export const interestedPlays = openFact('interested-plays', 'proposal', 'part').yesNo(
  'Is the {1} in {0} an interested shareholder, or somebody acting for one?',
);

/** Supposed not so: that behind those named nobody else plays the part for an interested shareholder. */
export const interestedAlsoPlays: FactType = {
  ...openFact('interested-also-plays', 'proposal', 'part').yesNo(
    'Beside those named, does an interested shareholder play the part of {1} in {0}, directly or indirectly?',
    {
      reply: 'no',
      premise: 'inquiry found that, beside those named, no interested shareholder plays the part of {1} in {0}',
    },
  ),
  called: { 'under-agreement': 'party to an agreement behind it' },
};

/** Supposed not so: that a deal raises an interested shareholder's proportion of voting securities. */
export const increasesProportion = openFact('increases-proportion', 'proposal').yesNo(
  'Does {0} raise, directly or indirectly, an interested shareholder’s proportion of voting securities?',
  { reply: 'no', premise: 'inquiry found that {0} raises no interested shareholder’s proportion' },
);

/** The same of a deal in own shares that does not say whose: some parts rise by it, so that nothing is supposed. */
export const increasesProportionByShares: FactType = {
  name: increasesProportion.name,
  asks: increasesProportion.asks,
  about: increasesProportion.about,
  reply: increasesProportion.reply,
};

/** Asked of a disposition whose extent nobody entered. */
export const disposesOfAll = openFact('disposes-of-all', 'proposal').yesNo(
  'Are the assets disposed of in {0} all, or substantially all, the assets of the one who disposes of them?',
);

/** Asked of help from the corporation of which it is not entered whether one benefits only in proportion. */
export const onlyInProportion = openFact('benefit-only-in-proportion', 'proposal').yesNo(
  'Does the one who benefits from {0} do so only in proportion, as a shareholder like the others?',
);

/** Asked of an issue to a named person of which it is not entered by which method it is made. */
export const alikeForAll = openFact('by-a-method-alike-for-all', 'proposal').yesNo(
  'Is {0} an exercise of rights offered to all holders in proportion, or made by another method that treats them in substance alike?',
);

/** Asked of a disposition of which it is not entered whether the business usually brings such with it. */
export const inUsualCourse = openFact('in-usual-course', 'proposal').yesNo(
  'Is {0} in the usual and regular course of business?',
);

/** Asked of a person of whom nobody entered what sort of person it is, where a row names corporations only. */
export const isCorporation = openFact('is-corporation', 'person').yesNo('Is {0} a corporation?');

/** Supposed not so: that a deal would bring a party to it under one control with an interested shareholder, or nearer. */
export const relatedAfter: Readonly<Record<Relation, FactType>> = {
  affiliate: relatedOnceDone('affiliate'),
  associate: relatedOnceDone('associate'),
};

function relatedOnceDone(relation: Relation): FactType {
  return {
    name: `${relation}-of-after`,
    asks: `Would {0} be an ${relation} of {1} once {2} is done?`,
    about: ['person', 'interested-person', 'proposal'],
    reply: { kind: 'yes-no' },
    supposed: {
      reply: 'no',
      premise: `inquiry found nothing that would make {0} an ${relation} of {1} by {2}`,
      kind: 'nothing-further',
    },
  };
}

export const combinationFacts: readonly FactType[] = [
  interestedPlays,
  interestedAlsoPlays,
  increasesProportion,
  disposesOfAll,
  onlyInProportion,
  alikeForAll,
  inUsualCourse,
  isCorporation,
  relatedAfter.affiliate,
  relatedAfter.associate,
  ...sizeFacts,
  ...increaseFacts,
  ...benefitPlanFacts,
];
