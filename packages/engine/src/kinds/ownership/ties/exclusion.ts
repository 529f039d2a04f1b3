import { z } from 'zod';
import { nothingFurther, defineNotion, openFact } from '../../../evaluation/index.js';
import type { Moment } from '../../../exact/index.js';
import { personName } from '../../../instrument/index.js';
import type { Context } from '../../../session/index.js';
import { subsidiaryNotion, subsidiaryAsEntered } from '../../../terms/index.js';

/** Whom a definition or a limit leaves out. */
export type Excluded =
  | 'corporation'
  | 'subsidiaries'
  | 'subsidiaries-by-each-class'
  | 'plans'
  | 'plans-of-the-corporation'
  | 'mutual-holding-company'
  | NamedPerson;

/** A person whom a text leaves out by its name. */
export const namedPerson = z.strictObject({
  person: personName.describe('somebody whom the text names, by the id that entries give'),
});
type NamedPerson = z.output<typeof namedPerson>;

/** Asked of a corporation that a definition or a limit would leave out as the mutual holding company. */
export const mutualHoldingCompany = openFact('mutual-holding-company', 'person').yesNo(
  'Is {0} the mutual holding company of the corporation?',
  nothingFurther('inquiry did not show that {0} is the mutual holding company of the corporation'),
);

/** Asked of a plan of which no entry says whose it is. */
export const planOfCorporation = openFact('plan-of-the-corporation', 'person').yesNo(
  'Is {0} an employee benefit plan of the corporation or of a subsidiary?',
);

/** Asked so where a text leaves out the plans of the corporation and not those of its subsidiaries. */
export const planOfCorporationAlone = openFact('plan-of-the-corporation-alone', 'person').yesNo(
  'Did the corporation itself, and not a subsidiary, form {0}, an employee benefit plan?',
);

/** In what quality a person is left out; undefined where it is not. Whoever uses it declares the fact it may ask. */
export function isExcluded(
  c: Context,
  excluded: readonly Excluded[],
  person: string,
  at: Moment,
  place: string,
): string | undefined {
  if (excluded.includes('corporation') && person === 'corporation') return 'the corporation itself';
  if (excluded.includes('subsidiaries') && isSubsidiary(c, person, at, place)) return 'a subsidiary of the corporation';
  if (excluded.includes('subsidiaries-by-each-class') && isSubsidiaryByEachClass(c, person, at, place)) {
    return 'a subsidiary of which the corporation has a majority of each class of equity';
  }
  if (excluded.includes('plans-of-the-corporation') && isOwnPlan(c, person))
    return 'a plan that the corporation formed';
  if (excluded.includes('plans') && isPlanOfCorporation(c, person, at, place))
    return 'an employee benefit plan of the corporation or a subsidiary';
  if (excluded.includes('mutual-holding-company') && isMutualHoldingCompany(c, person))
    return 'the mutual holding company of the corporation';
  if (excluded.some((each) => typeof each === 'object' && each.person === person)) return 'named there as left out';
  return undefined;
}

/** Only a corporation can be one, or a person of whom nobody said what it is. */
function isMutualHoldingCompany(c: Context, person: string): boolean {
  const kind = c.books.person(person)?.data.kind;
  if (kind !== 'corporation' && kind !== 'other') return false;
  return c.is(mutualHoldingCompany, { about: [person], cites: [] });
}

/**
 * As the instrument defines a subsidiary where it does; else a corporation that is entered as one, in which the corporation
 * has a majority, or that it controls.
 */
export function isSubsidiary(c: Context, person: string, at: Moment, place: string): boolean {
  if (c.isDefined(subsidiaryNotion, place, at)) return c.notion(subsidiaryNotion, [person], at, place).value;
  return subsidiaryAsEntered(c, person, at) ?? false;
}

const subsidiaryByEachClassNotion = defineNotion<boolean, readonly [person: string]>('subsidiary-by-each-class');

/** By the stricter sense of a definition that has one; else as any subsidiary. */
function isSubsidiaryByEachClass(c: Context, person: string, at: Moment, place: string): boolean {
  return c.isDefined(subsidiaryByEachClassNotion, place, at)
    ? c.notion(subsidiaryByEachClassNotion, [person], at, place).value
    : isSubsidiary(c, person, at, place);
}

/** A plan of the corporation itself: by its sponsor, and asked where no entry names one. */
function isOwnPlan(c: Context, person: string): boolean {
  const introduced = c.books.person(person);
  if (introduced?.data.kind !== 'plan') return false;
  c.restsOn([introduced.id]);
  const { sponsor } = introduced.data;
  return sponsor === undefined
    ? c.is(planOfCorporationAlone, { about: [person], cites: [] })
    : sponsor === 'corporation';
}

/** A plan of the corporation or one of its subsidiaries: by its sponsor, and asked where no entry names one. */
export function isPlanOfCorporation(
  c: Context,
  person: string,
  at: Moment,
  place: string,
  ...cites: readonly string[]
): boolean {
  const introduced = c.books.person(person);
  if (introduced?.data.kind !== 'plan') return false;
  c.restsOn([introduced.id]);
  const { sponsor } = introduced.data;
  if (sponsor === undefined) return c.is(planOfCorporation, { about: [person], cites });
  return sponsor === 'corporation' || isSubsidiary(c, sponsor, at, place);
}
