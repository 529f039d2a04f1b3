import { held, message, reason, type Held } from '../../../evaluation/index.js';
import {
  amount,
  fractionInWords,
  isPositive,
  isZero,
  minus,
  minusAmount,
  neededFor,
  show,
  zero,
} from '../../../exact/index.js';
import type { Moment } from '../../../exact/index.js';
import type { Context } from '../../../session/index.js';
import { acquisitionsOf, momentsOfOwning } from '../acquiring.js';
import { keyOfMoment } from '../ownership-changes.js';
import { areAllAskedAbout, askAboutAnyoneElse, isInView, whoeverElseIsOver } from './anyone-else-over.js';
import { breachOf, underwrittenOf, type Breach } from './breach.js';
import { limitsOn, personsAt } from './effect.js';
import { exemption } from './exempt.js';
import { classesIn, idOfMeasure, measuresOf, nameOfMeasure, ownedOf, unitOf } from './measure.js';
import { sharesToLeave } from './not-counted.js';
import { offerBreaches, type OfferBreach } from './offers.js';
import { isOver } from './over.js';
import type { OwnershipLimit, OwnershipLimitProvision } from './parameters.js';
import { isInTime } from './window.js';
import { personsWith } from './planned-acquisition.js';

const found = message('limit.standing', 'The limit on ownership in this section: {outcome}');
const stands = message(
  'limit.stands',
  '{person} owns beneficially {counted} of {base} shares of the {class}; the section speaks of {fraction}, the line being {line}: {outcome}',
);

/** Who is over the limit, how they came there, and what it does to their votes; for one person or for all. */
export function standings(
  c: Context,
  placed: OwnershipLimit,
  { person }: Readonly<Record<string, unknown>>,
  at: Moment,
): Held<readonly unknown[]> {
  // That nobody is named means that nobody is over only where the register is kept.
  c.covered('register', at.day, [placed.cite]);
  const measures = measuresOf(c, placed);
  const persons = typeof person === 'string' ? personsWith(c, person, at) : everybody(c, placed, measures, at);
  const each = persons.flatMap((one) => measures.flatMap((measure) => standing(c, placed, one, measure, at) ?? []));
  const offers = persons.flatMap((one) =>
    offerBreaches(c, placed, one, at).map((offer) => offerStanding(placed, offer)),
  );
  const value = [...each, ...offers].map((one) => one.value);
  const outcome = inWords(c, value as readonly Reached[]);
  const grounds = [...each, ...offers].map((one) => one.reason);
  return held(value, reason(found, outcome, { cites: [placed.cite], grounds }));
}

/** Whoever made no offer that it forbids has no standing under it, whatever it owns. */
function reachesOfferors({ forbids }: OwnershipLimitProvision): boolean {
  return forbids.length === 1 && forbids.includes('offer');
}

function losesNotice({ effect }: OwnershipLimitProvision): boolean {
  return effect.kind === 'not-counted' && effect.notice === 'lost';
}

interface Reached {
  readonly person: string;
  readonly over?: boolean;
  readonly reached: boolean;
}

function inWords(c: Context, found: readonly Reached[]): string {
  const names = (reached: boolean): string =>
    [
      ...new Set(
        found.flatMap((one) =>
          one.reached === reached && (reached || one.over !== false) ? [c.nameOf(one.person)] : [],
        ),
      ),
    ].join(', ');
  const [caught, free] = [names(true), names(false)];
  const parts = [
    ...(caught === '' ? [] : [`it reaches ${caught}`]),
    ...(free === '' ? [] : [`${free} is over it and not reached`]),
  ];
  return parts.join('; ') || 'nobody is over it, or went over it without approval';
}

/** Whoever made an offer, with its groups; whoever is or was near the limit, and whoever else is said to be over. */
function everybody(c: Context, placed: OwnershipLimit, measures: readonly string[], at: Moment): readonly string[] {
  const offerors = c.books
    .entriesOf('offer')
    .filter(({ on }) => on <= at.day)
    .flatMap(({ data }) => personsWith(c, data.by, at));
  if (reachesOfferors(placed.provision)) return [...new Set(offerors)].toSorted();
  askAboutAnyoneElse(c, placed, at);
  const near = personsAt(c, at).filter((person) =>
    measures.some((measure) => wasInView(c, placed, person, measure, at) || areAllAskedAbout(c, placed)),
  );
  return [...new Set([...near, ...offerors, ...whoeverElseIsOver(c, placed, at)])].toSorted();
}

/** By what it owns, or by what it owned at any time; worked out once for each. */
function wasInView(c: Context, placed: OwnershipLimit, person: string, measure: string, at: Moment): boolean {
  const { article, provision } = placed;
  return c.once(placed, `${person} came in view by ${measure} by ${keyOfMoment(at)}`, () => {
    const rights = c.resolve(provision.rights);
    const classes = classesIn(c, article, measure, at);
    return [at, ...momentsOfOwning(c, article, person, classes, at)].some((when) => {
      const owned = ownedOf(c, article, person, measure, rights, when).value;
      const base = c.exactly(owned.base);
      return !isZero(base) && isInView(c, provision.over.verb, owned.counted, amount(neededFor(provision.over, base)));
    });
  });
}

/** An offer that is forbidden: by itself it costs no vote. */
function offerStanding({ cite }: OwnershipLimit, { value, reason: because }: Held<OfferBreach>) {
  const { person, measure, at, shares, lacking } = value;
  const told = {
    id: `${cite} ${person} ${idOfMeasure(measure)} offer`,
    cite,
    person,
    class: idOfMeasure(measure),
    offered: shares,
    contravention: true,
    reached: true,
    lacking,
    since: at.day,
    how: 'offer',
    votesLimited: false,
  };
  return held(told, because);
}

/** When it came over the limit: by the breach, else by what last took it over. Nothing is acquired on the day of a question for being asked. */
function cameOver(
  c: Context,
  placed: OwnershipLimit,
  {
    person,
    measure,
    breach,
  }: { readonly person: string; readonly measure: string; readonly breach: Breach | undefined },
  at: Moment,
): Moment {
  if (breach !== undefined) return breach.at;
  const rights = c.resolve(placed.provision.rights);
  const acquired = acquisitionsOf(c, placed.article, { person, measure, rights }, at).value;
  const crossing = acquired.findLast(({ before }) => before === undefined || !isOver(c, placed, before));
  return crossing?.at ?? at;
}

function standing(
  c: Context,
  placed: OwnershipLimit,
  person: string,
  measure: string,
  at: Moment,
): Held<unknown> | undefined {
  const { article, cite, provision } = placed;
  const owned = ownedOf(c, article, person, measure, c.resolve(provision.rights), at);
  const isAbove = isOver(c, placed, owned.value);
  const breach = breachOf(c, placed, person, measure, at);
  if (breach.value === undefined && (reachesOfferors(provision) || !isAbove || !isInTime(c, placed, at)))
    return undefined;
  const counted = c.exactly(owned.value.counted);
  const base = c.exactly(owned.value.base);
  const line = neededFor(provision.over, base);
  const limits = isInTime(c, placed, at) && breach.value !== undefined ? limitsOn(c, placed, person, at) : [];
  const ids = classesIn(c, article, measure, at);
  const effect = limits.find((each) => each.classes === 'all' || each.classes.some((id) => ids.includes(id)));
  const aside = isAbove ? underwrittenOf(c, placed, { person, measure, until: at }, at).shares : zero('shares');
  const reachable = { ...owned.value, counted: minusAmount(owned.value.counted, amount(aside)) };
  const over = isAbove && isOver(c, placed, reachable);
  const above = minus<'shares'>(minus<'shares'>(counted, aside), line);
  const exempted = isAbove
    ? exemption(c, placed, person, cameOver(c, placed, { person, measure, breach: breach.value }, at))
    : undefined;
  const value = {
    id: `${cite} ${person} ${idOfMeasure(measure)}`,
    cite,
    person,
    class: idOfMeasure(measure),
    ...unitOf(c, article, measure, at),
    owned: c.exactly(owned.value.shares),
    rights: c.exactly(owned.value.rights),
    base,
    line,
    ...(isZero(aside) ? undefined : { underwritten: aside }),
    over,
    above: isPositive(above) ? above : zero('shares'),
    exempt: exempted?.value === true,
    reached: breach.value !== undefined,
    contravention: breach.value !== undefined && provision.forbids.includes('acquisition'),
    ...(breach.value === undefined
      ? undefined
      : { since: breach.value.at.day, how: breach.value.how, lacking: breach.value.lacking }),
    votesLimited: effect !== undefined,
    ...(breach.value === undefined || effect === undefined || provision.effect.kind !== 'not-counted'
      ? undefined
      : {
          'must-leave': sharesToLeave(
            c,
            placed,
            provision.effect,
            { person, breach: breach.value, owned: owned.value },
            at,
          ),
        }),
    ...(effect === undefined ? undefined : { factor: effect.factor, noticeLost: losesNotice(provision) }),
  };
  const outcome =
    breach.value === undefined
      ? 'not reached by this section'
      : effect === undefined
        ? 'reached, and no vote is lost'
        : 'reached, and the votes are limited';
  const figures = {
    person: c.nameOf(person),
    class: nameOfMeasure(measure),
    counted: show(counted),
    base: show(base),
    line: show(line),
    fraction: fractionInWords(provision.over),
  };
  const exempting = exempted?.value === true ? [exempted.reason] : [];
  const grounds = [owned.reason, breach.reason, ...exempting, ...(effect === undefined ? [] : [effect.reason])];
  return held(value, reason(stands, outcome, { figures, cites: [cite], grounds }));
}
