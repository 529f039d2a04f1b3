import { defineNotion, held, message, reason, listed } from '../../evaluation/index.js';
import type { Figures, Held, Reason } from '../../evaluation/index.js';
import { isZero, plusAmount, share, show, showPercent, type Moment } from '../../exact/index.js';
import { writerOf, type Placed } from '../../instrument/index.js';
import type { Context } from '../../session/index.js';
import { countedTogetherNotion, defineKind, type Owned } from '../../terms/index.js';
import { actsInConcert, countedTogether } from './counted-together.js';
import { areFurtherHoldingsKnown, furtherHoldings } from './further-holdings.js';
import { ownedTogether, type OwnedTogether } from './owned-together.js';
import { ownershipParameters, type OwnershipProvision } from './ownership-parameters.js';
import { affiliateFact } from './ties/affiliate.js';
import { planOfCorporation } from './ties/exclusion.js';
import { proxiesAreOwnership, proxiesFact, proxiesNotion, solicitedProxy } from './proxies.js';

const inConcertNotion = defineNotion<boolean, readonly [group: string]>('acts-in-concert');
const exemptAsHolderNotion = defineNotion<boolean, readonly [owner: string]>('exempt-as-holder');
const ownedTogetherNotion = defineNotion<OwnedTogether, readonly [person: string, className: string]>('owned-together');

const counted = message(
  'ownership.counted',
  '{person}{together} beneficially owns {shares} outstanding shares of the {class}{rights}: {counted} of {base}, which is {percent}',
);

/** How beneficial ownership is counted for an article: whose shares go together, which rights count, against what. */
export const ownershipKind = defineKind<OwnershipProvision>({
  kind: 'ownership',
  subject: 'ownership',
  provides: 'how beneficial ownership is counted: whose shares go together, which rights count, and against what base',
  parameters: ownershipParameters,
  facts: [furtherHoldings, proxiesFact, solicitedProxy, planOfCorporation, affiliateFact],
  answers: ['ownership.beneficial', 'ownership.interested-shareholder', 'ownership.limit'],
  leansOn: ({ together: all }) => (all.includes('associates') ? [{ notion: 'associates', kind: 'associate' }] : []),
  defines: ({ proxies }) => [
    'beneficial-ownership',
    'owned-together',
    'counted-together',
    'acts-in-concert',
    ...(proxies === undefined ? [] : [proxiesNotion]),
  ],
  ofOwnership: ['beneficial-ownership', 'owned-together', 'counted-together'],
  isOfOwnership: (c, { provision }) => restsOnOwnershipAlone(c, provision),
  define: (c, placed, notion, about, at) => {
    const [person = '', className = ''] = about;
    switch (notion) {
      case 'acts-in-concert':
        return concert(c, placed, person, at);
      case proxiesNotion:
        return proxiesAreOwnership(c, placed, person);
      case 'counted-together':
        return together(c, placed, person, at);
      case 'owned-together':
        return ownedTogether(c, placed, person, className, at);
      default:
        return owned(c, placed, person, className, at);
    }
  },
});

/**
 * Not where rights count from some days before they can be exercised, where proxies do, where a body lets somebody’s shares count
 * apart, or where somebody may be an associate for serving the corporation.
 */
function restsOnOwnershipAlone(c: Context, { together, rights, proxies, apart }: OwnershipProvision): boolean {
  if (proxies !== undefined || apart !== undefined) return false;
  if (rights !== 'all' && c.books.asEntered('right-granted').length > 0) return false;
  return !together.includes('associates') || c.books.asEntered('relationship').length === 0;
}

const acting = message('ownership.concert', '{group} acts in concert: {outcome}');

/** Whether a group acts in concert, as it is entered; a body with the power may determine it otherwise. */
function concert(c: Context, { cite }: Placed<OwnershipProvision>, group: string, at: Moment): Held<boolean> {
  const value = actsInConcert(c, group, at);
  return held(value, reason(acting, value ? 'yes' : 'no', { figures: { group: c.nameOf(group) }, cites: [cite] }));
}

const joined = message('ownership.together', 'The shares of {owners} count as those of {person}');

function together(c: Context, placed: Placed<OwnershipProvision>, person: string, at: Moment): Held<readonly string[]> {
  const { provision, article } = placed;
  const inConcert = (group: string): boolean => c.notion(inConcertNotion, [group], at, article).value;
  const reach = provision.reach === undefined ? 'one-hop' : c.resolve(provision.reach);
  const grounds: Reason[] = [];
  const hears = (step: Reason): void => void grounds.push(step);
  const asDirectors = provision.asDirectors !== 'not-counted';
  const counting = { together: provision.together, reach, article, asDirectors, inConcert, hears } as const;
  const owners = attributed(c, placed, countedTogether(c, counting, person, at), person, at);
  const figures = () => ({ person: c.nameOf(person), owners: listed(owners.map((owner) => c.nameOf(owner))) });
  return held(owners, reason(joined, `${owners.length} together`, { figures, cites: [placed.cite], grounds }));
}

/** Those counted together, less others whose shares count as nobody’s but their own. */
function attributed(
  c: Context,
  { provision, article }: Placed<OwnershipProvision>,
  owners: readonly string[],
  person: string,
  at: Moment,
): readonly string[] {
  if (provision.apart === undefined) return owners;
  const apart = owners.filter(
    (owner) => owner !== person && c.notion(exemptAsHolderNotion, [owner], at, article).value,
  );
  return apart.length === 0 || c.resolve(provision.apart) === 'nobody'
    ? owners
    : owners.filter((owner) => !apart.includes(owner));
}

/**
 * Persons whose shares count for one another own the same: it is found once, for the first of them. What is known of
 * one of them by itself counts for that one before what is known of the others.
 */
function owned(c: Context, placed: Placed<OwnershipProvision>, person: string, className: string, at: Moment) {
  const { provision, cite, article } = placed;
  const together = c.notion(countedTogetherNotion, [person], at, article);
  const owners = together.value;
  const asOne = standsForAll(c, article, owners, at) && !areFurtherHoldingsKnown(c, person, className);
  const of = asOne ? (owners[0] ?? person) : person;
  const { entries, byRights, ...all } = c.notion(ownedTogetherNotion, [of, className], at, article).value;
  const value: Owned = { ...all, owners, counted: plusAmount(all.shares, all.rights) };
  const told = reason(counted, show(value.counted.known), {
    figures: () => figuresOf(c, value, person, className),
    cites: byRights ? [cite, ...Object.values(provision.limbs ?? {})] : [cite],
    entries,
    grounds: owners.some((owner) => owner !== person) ? [together.reason] : [],
  });
  return held(value, told);
}

/** Whether the first of some persons is counted together with just these. */
function standsForAll(c: Context, article: string, owners: readonly string[], at: Moment): boolean {
  const [first] = owners;
  if (first === undefined) return false;
  const ofFirst = c.notion(countedTogetherNotion, [first], at, article).value;
  if (ofFirst === owners) return true;
  return ofFirst.length === owners.length && ofFirst.every((owner, index) => owner === owners[index]);
}

function figuresOf(c: Context, owned: Owned, person: string, className: string): Figures {
  const others = owned.owners.filter((owner) => owner !== person).map((owner) => c.nameOf(owner));
  const [known, base, rights] = [owned.counted.known, owned.base.known, owned.rights.known];
  return {
    person: c.nameOf(person),
    together: others.length === 0 ? '' : `, with ${listed(others)},`,
    class: className,
    shares: show(owned.shares.known),
    rights: isZero(rights) ? '' : ` and has rights to ${show(rights)} more, unissued`,
    counted: show(known),
    base: show(base),
    percent: isZero(base) ? 'of nothing, no part' : showPercent(share(known, base)),
  };
}

/** Writes a provision of this kind. */
export const ownership = writerOf(ownershipParameters);
