import { message, reason } from '../../evaluation/index.js';
import { compareBy, isWhole, minus, recount, show, times, timesMoney } from '../../exact/index.js';
import type { Placed } from '../../instrument/index.js';
import type { ActOf } from '../../journal/index.js';
import type { Context } from '../../session/index.js';
import { beforeEffect, type Bar, type Matter, parValueNotion, unissuedNotion } from '../../terms/index.js';
import { remarkOnReserved } from './reserved-shares.js';

const distributed = message(
  'distribution.shares',
  '{rate} shares for each of {base} outstanding shares of {on} makes {shares} shares of {class}; {left} are unissued: {outcome}',
);

/** Whether enough shares are unissued for a distribution. It is made on outstanding shares: treasury shares receive none. */
export function distributionRoom(
  c: Context,
  { article, cite }: Placed,
  matter: Matter,
  act: ActOf<'distribute-shares'>,
): Bar {
  const at = beforeEffect(c, matter);
  const base = c.books.outstanding(act['on-class']).at(at);
  const needed = times(base, act['per-share']);
  const unissued = c.notion(unissuedNotion, [act.class], at, article);
  const par = c.notion(parValueNotion, [act.class], c.now, article).value;
  const enough = compareBy<'shares'>('notMoreThan', needed, unissued.value);
  if (!isWhole(needed)) c.otherLaw({ says: 'what becomes of fractions of a share in a distribution', cites: [cite] });
  if (enough) remarkOnReserved(c, act.class, needed, unissued.value, cite);
  return {
    barred: !enough,
    figures: {
      class: act.class,
      outstanding: base,
      shares: needed,
      unissued: unissued.value,
      ...(enough ? undefined : { short: minus<'shares'>(needed, unissued.value) }),
      ...(par === undefined ? undefined : { 'par-of-them': timesMoney(par, recount('ratio', needed)) }),
    },
    reason: reason(distributed, enough ? 'enough' : 'too few', {
      figures: {
        rate: show(act['per-share']),
        base: show(base),
        on: act['on-class'],
        shares: show(needed),
        class: act.class,
        left: show(unissued.value),
      },
      cites: [cite],
      grounds: [unissued.reason],
    }),
  };
}
