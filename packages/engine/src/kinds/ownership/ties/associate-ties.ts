import { openFact, type FactType } from '../../../evaluation/index.js';
import { fractionMet, ratio, showPercent, type Moment } from '../../../exact/index.js';
import type { Placed } from '../../../instrument/index.js';
import type { EntryOf } from '../../../journal/index.js';
import type { Context } from '../../../session/index.js';
import type { AssociateProvision } from './associate-parameters.js';
import { knownAffiliates } from '../counted-together.js';
import { isPlanOfCorporation, isSubsidiary, planOfCorporation } from './exclusion.js';
import { directorsInOfficeNotion } from '../../../terms/index.js';

/** By what somebody is an associate. */
export interface Tie {
  readonly cite: string;
  readonly how: string;
  readonly entries: readonly string[];
}

type Relationship = EntryOf<'relationship'>;
type Use = Placed<AssociateProvision>;

/** Never supposed: asked where a share of equity is entered without saying how much. */
const enoughEquity = openFact('equity-is-enough', 'person', 'person', 'percentage').yesNo(
  'Does {0} own, directly or indirectly, at least {2} of a class of equity of {1}?',
);

/** Never supposed: no text says when an interest is substantial. */
const substantialInterest = openFact('substantial-beneficial-interest', 'person', 'person').yesNo(
  'Is the beneficial interest of {0} in {1} substantial?',
);

/** Never supposed: the text has no rule for plans, and leaves the facts to a body. */
const planOfTrustee = openFact('plan-is-associate-of-trustee', 'person', 'person').yesNo(
  'Is the plan {0} an associate of its trustee {1}? Enter what the body that may determine it has determined.',
);

export const associateFacts: readonly FactType[] = [
  enoughEquity,
  substantialInterest,
  planOfCorporation,
  planOfTrustee,
];

/** By what one is an associate of a person, by the first limb that fits; undefined where by none. */
export function tieTo(c: Context, placed: Use, other: string, person: string, at: Moment): Tie | undefined {
  const between = c.books
    .relationships(person, at)
    .filter(({ data }) => (data.person === person ? data.of : data.person) === other);
  if (between.length === 0) return undefined;
  const ofPerson = between.filter(({ data }) => data.person === person);
  return (
    organisationTie(c, placed, ofPerson, at) ??
    trustTie(c, placed, ofPerson, at) ??
    relativeTie(c, placed, other, between, at)
  );
}

function organisationTie(
  c: Context,
  { provision, article }: Use,
  ties: readonly Relationship[],
  at: Moment,
): Tie | undefined {
  const { cite, served, owned, excludes } = provision.organisations;
  const fits = ties.find(({ data }) => {
    const serves = served.some((quality) => quality === data.kind);
    if (!serves && data.kind !== 'percentage-of-equity' && !data.kind.startsWith('majority-of')) return false;
    if (data.of === 'corporation' && excludes.includes('corporation')) return false;
    if (excludes.includes('subsidiaries') && isSubsidiary(c, data.of, at, article)) return false;
    return serves || ownsEnough(c, owned, cite, data);
  });
  if (fits === undefined) return undefined;
  const { data, id } = fits;
  const how = served.some((quality) => quality === data.kind)
    ? `as an organisation of which the latter is ${data.kind}`
    : `as an organisation of which the latter owns ${data.percent === undefined ? 'enough' : showPercent(data.percent)}`;
  return { cite, how, entries: [id] };
}

/** Whoever has a majority of all votes has a majority of those of one class at least. */
function ownsEnough(
  c: Context,
  owned: AssociateProvision['organisations']['owned'],
  cite: string,
  data: Relationship['data'],
): boolean {
  if (data.percent !== undefined) return fractionMet<'ratio'>(owned, data.percent, ratio(1));
  if (data.kind.startsWith('majority-of')) return true;
  return c.is(enoughEquity, { about: [data.person, data.of, owned.written ?? ''], cites: [cite] });
}

function trustTie(c: Context, { provision, article }: Use, ties: readonly Relationship[], at: Moment): Tie | undefined {
  const { cite, by, plans } = provision.trusts;
  const fits = ties.find(({ data }) => {
    if (!by.some((capacity) => capacity === data.kind)) return false;
    if (data.kind === 'beneficiary') return c.is(substantialInterest, { about: [data.person, data.of], cites: [cite] });
    if (!isPlanOfCorporation(c, data.of, at, article)) return true;
    const rule = c.resolve(plans);
    if (rule === 'as-determined') return c.is(planOfTrustee, { about: [data.of, data.person], cites: [cite] });
    return rule === 'as-any-trust';
  });
  if (fits === undefined) return undefined;
  const how =
    fits.data.kind === 'trustee' ? 'as a trust that the latter holds for others' : 'as a trust held for the latter';
  return { cite, how, entries: [fits.id] };
}

/** Relatives and spouses tie both ways; of those who do not share a home, only who serves the corporation's group is one. */
function relativeTie(
  c: Context,
  placed: Use,
  other: string,
  ties: readonly Relationship[],
  at: Moment,
): Tie | undefined {
  const { cite, who } = placed.provision.relatives;
  const home = ties.find(({ data }) => data.kind === 'family-in-one-home');
  if (home !== undefined && who.includes('in-one-home')) {
    return { cite, how: 'as a relative or spouse with the same home', entries: [home.id] };
  }
  const family = ties.find(({ data }) => data.kind === 'family' || data.kind === 'family-in-one-home');
  if (family === undefined || !who.includes('serving-the-group')) return undefined;
  const serving = serviceInGroup(c, other, at, placed.article);
  if (serving === undefined) return undefined;
  return {
    cite,
    how: 'as a relative or spouse who serves the corporation or its affiliates',
    entries: [family.id, ...serving],
  };
}

/** The directors, those whom an instrument names as the first ones among them. */
function directorsAt(c: Context, at: Moment): readonly string[] {
  return c.notion(directorsInOfficeNotion, [], at).value;
}

/** The entries by which somebody is a director or officer of the corporation or of an affiliate of it; undefined where it is none. */
function serviceInGroup(c: Context, person: string, at: Moment, article: string): readonly string[] | undefined {
  const office = c.books.officers(at).find(({ data }) => data.person === person);
  if (office !== undefined) return [office.id];
  const affiliates = knownAffiliates(c, 'corporation', at, article);
  const serves = c.books
    .relationships(person, at)
    .find(
      ({ data }) =>
        data.person === person &&
        (data.kind === 'director' || data.kind === 'officer') &&
        (data.of === 'corporation' || affiliates.includes(data.of)),
    );
  if (serves !== undefined) return [serves.id];
  return directorsAt(c, at).includes(person) ? [] : undefined;
}
