import { held, message, reason, type Held } from '../../evaluation/index.js';
import { isPositive, minus, neededFor, show, zero, type Moment } from '../../exact/index.js';
import type { Placed } from '../../instrument/index.js';
import type { Context } from '../../session/index.js';
import { breachOf, exemption, isOver } from './limit-breach.js';
import { limitsOn, personsAt } from './limit-effect.js';
import type { OwnershipLimitProvision } from './limit-parameters.js';
import { isInTime } from './limit-window.js';
import { offerBreaches } from './offer-breach.js';
import type { Owned } from './ownership.js';
import { personsWith } from './planned-acquisition.js';
import { seriesOf, stockBy } from './stock.js';

const found = message('limit.standing', 'Under the limit: {outcome}');
const stands = message(
  'limit.stands',
  '{person} owns {counted} of {base} of the {class}, where the limit is {line}: {outcome}',
);

/** Who is over the limit, how they came there, and what it does to their votes; for one person or for all. */
export function standings(
  c: Context,
  placed: Placed<OwnershipLimitProvision>,
  { person }: Readonly<Record<string, unknown>>,
  at: Moment,
): Held<readonly unknown[]> {
  const persons = typeof person === 'string' ? personsWith(c, person, at) : personsAt(c, at);
  const measures = stockBy(c, c.resolve(placed.provision.of));
  const each = persons.flatMap((one) => measures.flatMap((className) => standing(c, placed, one, className, at) ?? []));
  const offers = persons.flatMap((one) => offerBreaches(c, placed, one, at));
  const value = [...each, ...offers].map((one) => one.value);
  const outcome = value.length === 0 ? 'nobody is over it, or was without approval' : `${value.length} to tell of`;
  const grounds = [...each, ...offers].map((one) => one.reason);
  return held(value, reason(found, outcome, { cites: [placed.cite], grounds }));
}

function standing(
  c: Context,
  placed: Placed<OwnershipLimitProvision>,
  person: string,
  className: string,
  at: Moment,
): Held<unknown> | undefined {
  const { article, cite, provision } = placed;
  const owned = c.notion<Owned>('beneficial-ownership', [person, className], at, article);
  const over = isOver(c, placed, owned.value);
  const breach = breachOf(c, placed, person, className, at);
  if (breach.value === undefined && !(over && isInTime(c, placed, at))) return undefined;
  const counted = c.exactly(owned.value.counted);
  const base = c.exactly(owned.value.base);
  const line = neededFor(provision.over, base);
  const limits = isInTime(c, placed, at) && breach.value !== undefined ? limitsOn(c, placed, person, at) : [];
  const ids = seriesOf(c, className, at);
  const effect = limits.find((each) => each.classes === 'all' || each.classes.some((id) => ids.includes(id)));
  const above = minus<'shares'>(counted, line);
  const acquired = breach.value?.acquired;
  const value = {
    id: `${cite} ${person} ${className}`,
    cite,
    person,
    class: className,
    owned: c.exactly(owned.value.shares),
    rights: c.exactly(owned.value.rights),
    base,
    line,
    over,
    above: isPositive(above) ? above : zero('shares'),
    exempt: over && exemption(c, placed, person, at).value,
    reached: breach.value !== undefined,
    contravention: breach.value !== undefined && provision.forbids.includes('acquisition'),
    ...(acquired === undefined ? undefined : { since: acquired.at.day, how: acquired.how }),
    votesLimited: effect !== undefined,
    ...(effect === undefined ? undefined : { factor: effect.factor }),
  };
  const outcome =
    breach.value === undefined
      ? 'not reached by this provision'
      : effect === undefined
        ? 'reached, no vote is lost'
        : 'reached, votes are limited';
  const figures = {
    person: c.nameOf(person),
    class: className,
    counted: show(counted),
    base: show(base),
    line: show(line),
  };
  const grounds = [owned.reason, breach.reason, ...(effect === undefined ? [] : [effect.reason])];
  return held(value, reason(stands, outcome, { figures, cites: [cite], grounds }));
}
