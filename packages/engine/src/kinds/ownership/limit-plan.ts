import { held, message, reason, withGrounds, type Held } from '../../evaluation/index.js';
import {
  fractionInWords,
  isNegative,
  minus,
  neededFor,
  plus,
  show,
  times,
  votesOf,
  zero,
  type Moment,
  type Quantity,
} from '../../exact/index.js';
import type { Placed } from '../../instrument/index.js';
import type { Act } from '../../journal/index.js';
import type { Context } from '../../session/index.js';
import { exemption, isOver } from './limit-breach.js';
import type { OwnershipLimitProvision } from './limit-parameters.js';
import { reducedVotes, votesOwned, votingPowerAt } from './limit-reduced.js';
import { isInTime } from './limit-window.js';
import { largestPurchase } from './largest-purchase.js';
import type { Owned } from './ownership.js';
import { measureOf, personsWith, plannedBy, resultingFrom, type Planned } from './planned-acquisition.js';

const told = message(
  'limit.plan',
  '{person} would own {counted} of {base} shares of the {class}; the section speaks of {fraction}, the line being {line}: {outcome}',
);

/** What a limit says of an acquisition that is asked about, and how much more could be acquired within it. */
export function planOf(
  c: Context,
  placed: Placed<OwnershipLimitProvision>,
  topic: 'acquisition' | 'largest-purchase',
  input: Readonly<Record<string, unknown>>,
  at: Moment,
): Held<unknown> | undefined {
  if (!isInTime(c, placed, at)) return undefined;
  if (topic === 'largest-purchase') return largest(c, placed, input as never, at);
  const planned = plannedBy(c, (input as { readonly act: Act }).act, at);
  if (planned === undefined) return undefined;
  const found = personsWith(c, planned.person, at).map((person) => planFor(c, placed, person, planned, at));
  return held(
    found.map((each) => each.value),
    withGrounds(
      found[0]!.reason,
      found.slice(1).map((each) => each.reason),
    ),
  );
}

function largest(
  c: Context,
  placed: Placed<OwnershipLimitProvision>,
  { person, class: id }: { readonly person: string; readonly class: string },
  at: Moment,
): Held<unknown> {
  const { cite, article, provision } = placed;
  const className = measureOf(c, placed, id);
  const found = personsWith(c, person, at).map((one) => {
    const owned = c.notion<Owned>('beneficial-ownership', [one, className], at, article);
    const line = 'going over the limit';
    return largestPurchase(c, owned.value, provision.over, {
      person: one,
      class: className,
      line,
      cite,
      id: `${cite} ${one}`,
    });
  });
  return held(
    found.map((each) => each.value),
    withGrounds(
      found[0]!.reason,
      found.slice(1).map((each) => each.reason),
    ),
  );
}

function planFor(
  c: Context,
  placed: Placed<OwnershipLimitProvision>,
  person: string,
  planned: Planned,
  at: Moment,
): Held<unknown> {
  const { cite, provision } = placed;
  const resulting = resultingFrom(c, placed, person, planned, at);
  const over = isOver(c, placed, resulting);
  const exempt = over && exemption(c, placed, person, at).value;
  const counted = c.exactly(resulting.counted);
  const base = c.exactly(resulting.base);
  const line = neededFor(provision.over, base);
  const forbidden = over && !exempt && provision.forbids.includes(planned.sort);
  const value = {
    id: `${cite} ${person}`,
    cite,
    person,
    class: measureOf(c, placed, planned.class),
    after: counted,
    base,
    line,
    over,
    above: over ? minus<'shares'>(counted, line) : zero('shares'),
    exempt,
    forbiddenWithoutApproval: forbidden,
    ...(planned.sort === 'offer' ? undefined : votesAfter(c, placed, person, planned, over && !exempt, at)),
  };
  const outcome = !over
    ? 'within the limit'
    : exempt
      ? 'over it, and exempt'
      : forbidden
        ? 'over it, and forbidden without approval'
        : 'over it, and reduced in votes without approval';
  const figures = {
    person: c.nameOf(person),
    class: planned.class,
    counted: show(counted),
    base: show(base),
    line: show(line),
    fraction: fractionInWords(provision.over),
  };
  return held(value, reason(told, outcome, { figures, cites: [cite] }));
}

/** The votes left without approval, where the limit reduces votes. */
function votesAfter(
  c: Context,
  placed: Placed<OwnershipLimitProvision>,
  person: string,
  planned: Planned,
  reached: boolean,
  at: Moment,
): { readonly votes: Quantity<'votes'>; readonly votesWithoutApproval: Quantity<'votes'> } | undefined {
  const { effect } = placed.provision;
  if (effect.kind !== 'reduced') return undefined;
  const { classes: voting, power: now } = votingPowerAt(c, placed.article, at);
  const each = voting.find(({ id }) => id === planned.class)?.votesEach;
  const more = each === undefined ? zero('votes') : votesOf(planned.shares, each);
  const votes = plus<'votes'>(c.exactly(votesOwned(c, placed.article, person, voting, at).votes), more);
  const power = planned.issued ? plus<'votes'>(now, more) : now;
  const line = times(power, effect.above);
  const within = !reached || isNegative(minus<'votes'>(votes, line));
  return { votes, votesWithoutApproval: within ? votes : reducedVotes(votes, line, effect.to) };
}
