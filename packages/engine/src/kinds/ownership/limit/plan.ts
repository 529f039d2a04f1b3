import { held, message, reason, withGrounds, type Held } from '../../../evaluation/index.js';
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
} from '../../../exact/index.js';
import type { Moment, Quantity, Shares } from '../../../exact/index.js';
import type { Act } from '../../../journal/index.js';
import type { Context } from '../../../session/index.js';
import { exemption } from './exempt.js';
import { idOfMeasure, measureOf, nameOfMeasure, ownedOf, unitOf, weightOf } from './measure.js';
import { isCaught } from './over.js';
import type { OwnershipLimit } from './parameters.js';
import { reducedVotes, votesOwned, votingPowerAt } from './reduced.js';
import { isInTime } from './window.js';
import { largestPurchase } from '../interested/largest-purchase.js';
import { sharesOfOthers } from '../../../terms/index.js';
import { personsWith, plannedBy, resultingFrom, type Measured } from './planned-acquisition.js';

const told = message(
  'limit.plan',
  '{person} would own {counted} of {base} shares of the {class}; the section speaks of {fraction}, the line being {line}: {outcome}',
);

/** What a limit says of an acquisition that is asked about, and how much more could be acquired within it. */
export function planOf(
  c: Context,
  placed: OwnershipLimit,
  topic: 'acquisition' | 'largest-purchase',
  input: Readonly<Record<string, unknown>>,
  at: Moment,
): Held<unknown> | undefined {
  if (!isInTime(c, placed, at)) return undefined;
  // What reaches those who offer draws no line of its own for an acquisition.
  const { forbids } = placed.provision;
  if (topic === 'largest-purchase' && forbids.length > 0 && !forbids.includes('acquisition')) return undefined;
  if (topic === 'largest-purchase') return largest(c, placed, input as never, at);
  const planned = plannedBy(c, (input as { readonly act: Act }).act, at);
  const measure = planned === undefined ? undefined : measureOf(c, placed, planned.class, at);
  if (planned === undefined || measure === undefined) return undefined;
  if (forbids.length > 0 && !forbids.includes(planned.sort)) return undefined;
  const measured = { ...planned, measure };
  const found = personsWith(c, planned.person, at).map((person) => planFor(c, placed, person, measured, at));
  return held(
    found.map((each) => each.value),
    withGrounds(found[0]!.reason, [...found[0]!.reason.grounds, ...found.slice(1).map((each) => each.reason)]),
  );
}

function largest(
  c: Context,
  placed: OwnershipLimit,
  { person, class: id }: { readonly person: string; readonly class: string },
  at: Moment,
): Held<unknown> | undefined {
  const { cite, article, provision } = placed;
  const measure = measureOf(c, placed, id, at);
  if (measure === undefined) return undefined;
  const each = weightOf(c, article, measure, id, at);
  const rights = c.resolve(provision.rights);
  const found = personsWith(c, person, at).map((one) => {
    const owned = ownedOf(c, article, one, measure, rights, at);
    const told = {
      person: one,
      class: idOfMeasure(measure),
      says: nameOfMeasure(measure),
      line: 'going over the limit',
      cite,
      id: `${cite} ${one}`,
      each,
      ofOthers: sharesOfOthers(c, person, id, at),
    };
    return largestPurchase(c, owned.value, provision.over, told);
  });
  return held(
    found.map((each) => each.value),
    withGrounds(
      found[0]!.reason,
      found.slice(1).map((each) => each.reason),
    ),
  );
}

function planFor(c: Context, placed: OwnershipLimit, person: string, planned: Measured, at: Moment): Held<unknown> {
  const { cite, provision } = placed;
  const step = resultingFrom(c, placed, person, planned, at);
  const resulting = step.owned;
  const over = isCaught(c, placed, step);
  const exempted = over ? exemption(c, placed, person, at) : undefined;
  const exempt = exempted?.value === true;
  const counted = c.exactly(resulting.counted);
  const base = c.exactly(resulting.base);
  const line = neededFor(provision.over, base);
  const forbidden = over && !exempt && provision.forbids.includes(planned.sort);
  const value = {
    id: `${cite} ${person}`,
    cite,
    person,
    class: idOfMeasure(planned.measure),
    ...unitOf(c, placed.article, planned.measure, at),
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
        : provision.effect.kind === 'reduced'
          ? 'over it, and reduced in votes without approval'
          : 'over it, and not counted above it without approval';
  const figures = {
    person: c.nameOf(person),
    class: nameOfMeasure(planned.measure),
    counted: show(counted),
    base: show(base),
    line: show(line),
    fraction: fractionInWords(provision.over),
  };
  const grounds = exempted === undefined ? [] : [exempted.reason];
  return held(value, reason(told, outcome, { figures, cites: [cite], grounds }));
}

/** The votes left without approval, where the limit reduces votes. */
function votesAfter(
  c: Context,
  placed: OwnershipLimit,
  person: string,
  planned: Measured,
  reached: boolean,
  at: Moment,
): { readonly votes: Quantity<'votes'>; readonly votesWithoutApproval: Quantity<'votes'> } | undefined {
  const { effect } = placed.provision;
  if (effect.kind !== 'reduced') return undefined;
  const { classes: voting, power: now } = votingPowerAt(c, placed.article, at);
  const each = voting.find(({ id }) => id === planned.class)?.votesEach;
  const votesFor = (shares: Shares) => (each === undefined ? zero('votes') : votesOf(shares, each));
  const owned = c.exactly(votesOwned(c, placed.article, person, voting, at).votes);
  const votes = plus<'votes'>(owned, votesFor(planned.shares));
  const power = plus<'votes'>(now, votesFor(planned.issued));
  const line = times(power, effect.above);
  const within = !reached || isNegative(minus<'votes'>(votes, line));
  return { votes, votesWithoutApproval: within ? votes : reducedVotes(votes, line, effect.to) };
}
