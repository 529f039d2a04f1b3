import { message, reason } from '../../../evaluation/index.js';
import {
  amount,
  floor,
  greatest,
  isZero,
  least,
  minus,
  neededFor,
  show,
  showPercent,
  type Moment,
} from '../../../exact/index.js';
import type { Placed } from '../../../instrument/index.js';
import type { Context } from '../../../session/index.js';
import type { Limit } from '../../../terms/index.js';
import { anyoneElseOver, passesLine, whoElseIsOver } from '../anyone-else.js';
import { breachOf } from './breach.js';
import { creditFor } from './credit.js';
import { classesIn, nameOfMeasure, outstandingIn, ownedOf } from './measure.js';
import type { NotCounted, OwnershipLimitProvision } from './parameters.js';
import { spread } from './spread.js';

const cut = message(
  'limit.not-counted',
  '{person} owns {owned} of {outstanding} outstanding shares of the {class}, and the limit is {part} of them: {kept} of its shares count, {removed} are neither voted nor counted',
);

/**
 * Takes the shares above the line out of every count, once and on the full base: those taken out still count toward what
 * is outstanding when the line is drawn. Whether there are any is looked at before how they were acquired.
 */
export function limitNotCounted(
  c: Context,
  placed: Placed<OwnershipLimitProvision>,
  effect: NotCounted,
  person: string,
  measure: string,
  at: Moment,
): readonly Limit[] {
  const { article, provision } = placed;
  const classes = classesIn(c, article, measure, at);
  const outstanding = outstandingIn(c, article, measure, at);
  if (isZero(outstanding)) return [];
  const cite = effect.cite ?? placed.cite;
  const exact = neededFor(provision.over, outstanding);
  const line = c.resolve(effect.whole) ? floor(exact) : exact;
  const owned = ownedOf(c, article, person, measure, c.resolve(provision.rights), at);
  const everybodyElse = { fact: anyoneElseOver, who: whoElseIsOver, about: [placed.cite], cites: [placed.cite] };
  if (!passesLine(c, 'moreThan', owned.value.shares, amount(line), everybodyElse)) return [];
  const breach = breachOf(c, placed, person, measure, at);
  if (breach.value === undefined) return [];
  const own = c.exactly(owned.value.shares);
  const kept = least(greatest(line, creditFor(c, placed, breach.value) ?? line), own);
  const removed = minus<'shares'>(own, kept);
  const figures = {
    person: c.nameOf(person),
    class: nameOfMeasure(measure),
    owned: show(own),
    kept: show(kept),
    outstanding: show(outstanding),
    part: showPercent(provision.over.of),
    removed: show(removed),
  };
  const because = reason(cut, `${figures.removed} not counted`, {
    figures,
    cites: [...new Set([placed.cite, cite])],
    grounds: [owned.reason, breach.reason],
  });
  const { owners } = owned.value;
  const parts = spread(c, effect, { article, cite, measure, owners, classes, own, removed }, at);
  return parts.map((part) => ({ person, outOfCount: true, cite: placed.cite, reason: because, ...part }));
}
