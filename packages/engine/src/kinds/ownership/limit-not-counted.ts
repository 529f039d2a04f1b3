import { message, reason } from '../../evaluation/index.js';
import {
  amount,
  floor,
  greatest,
  isZero,
  least,
  minus,
  neededFor,
  share,
  show,
  showPercent,
  type Moment,
} from '../../exact/index.js';
import type { Placed } from '../../instrument/index.js';
import type { Context } from '../../session/index.js';
import type { Limit } from '../../terms/index.js';
import { anyoneElseOver, passesLine, whoElseIsOver } from './anyone-else.js';
import { breachOf } from './limit-breach.js';
import { creditFor } from './limit-credit.js';
import type { OwnershipLimitProvision } from './limit-parameters.js';
import type { Owned } from './ownership.js';
import { outstandingOf, seriesOf } from './stock.js';

const cut = message(
  'limit.not-counted',
  '{person} owns {owned} of {outstanding} outstanding shares of the {class}, and the limit is {part} of them: {kept} of its shares count, {removed} are neither voted nor counted',
);

/**
 * Takes the shares above the line out of every count, each share of the person alike. Whether there are any is looked at
 * before how they were acquired.
 */
export function limitNotCounted(
  c: Context,
  placed: Placed<OwnershipLimitProvision>,
  effect: Extract<OwnershipLimitProvision['effect'], { kind: 'not-counted' }>,
  person: string,
  className: string,
  at: Moment,
): readonly Limit[] {
  const { article, provision, cite } = placed;
  const classes = seriesOf(c, className, at);
  const outstanding = outstandingOf(c, classes, at);
  if (isZero(outstanding)) return [];
  const exact = neededFor(provision.over, outstanding);
  const line = c.resolve(effect.whole) ? floor(exact) : exact;
  const owned = c.notion<Owned>('beneficial-ownership', [person, className], at, article);
  const everybodyElse = { fact: anyoneElseOver, who: whoElseIsOver, about: [cite], cites: [cite] };
  if (!passesLine(c, 'moreThan', owned.value.shares, amount(line), everybodyElse)) return [];
  const breach = breachOf(c, placed, person, className, at);
  if (breach.value === undefined) return [];
  const own = c.exactly(owned.value.shares);
  const kept = least(greatest(line, creditFor(c, placed, breach.value) ?? line), own);
  const figures = {
    person: c.nameOf(person),
    class: className,
    owned: show(own),
    kept: show(kept),
    outstanding: show(outstanding),
    part: showPercent(provision.over.of),
    removed: show(minus<'shares'>(own, kept)),
  };
  const because = reason(cut, `${figures.removed} not counted`, {
    figures,
    cites: [cite],
    grounds: [owned.reason, breach.reason],
  });
  const reach = { owners: owned.value.owners, classes, outOfCount: true, cite };
  return [{ person, ...reach, factor: share<'shares'>(kept, own), reason: because }];
}
