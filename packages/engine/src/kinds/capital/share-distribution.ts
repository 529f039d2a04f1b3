import { z } from 'zod';
import { message, reason } from '../../evaluation/index.js';
import { compareBy, isWhole, recount, show, times, timesMoney, type Money, type Quantity } from '../../exact/index.js';
import { provisionFields, type Placed, type Provision, type Written } from '../../instrument/index.js';
import type { ActOf } from '../../journal/index.js';
import type { Context } from '../../session/index.js';
import { defineKind, type Bar } from '../../terms/index.js';

const parameters = z.strictObject({
  ...provisionFields,
  kind: z.literal('share-distribution'),
  subjectTo: z.string().describe('the law that it is subject to'),
});
type ShareDistribution = z.output<typeof parameters>;

/** The power to distribute unissued shares in proportion to shares held, of the same or another class. */
export const shareDistribution = (data: Written<typeof parameters>): Provision => ({
  kind: 'share-distribution',
  ...data,
});

const distributed = message(
  'distribution.shares',
  '{rate} for each of {base} outstanding {on} makes {shares} shares of {class}; {left} are unissued: {outcome}',
);

/** Bars a distribution of more shares than are unissued. It is made on outstanding shares: treasury shares receive none. */
export const shareDistributionKind = defineKind<ShareDistribution>({
  kind: 'share-distribution',
  subject: 'capital',
  provides: 'Allows distributions of unissued shares in proportion to shares held.',
  parameters,
  facts: [],
  answers: ['capital.distribute-shares'],
  bars: (c, placed, { act }) => (act.kind === 'distribute-shares' ? [barOf(c, placed, act)] : []),
});

function barOf(c: Context, placed: Placed<ShareDistribution>, act: ActOf<'distribute-shares'>): Bar {
  c.covered('register', c.asOf, [placed.cite]);
  const base = c.books.outstanding(act['on-class']).at(c.now);
  const needed = times(base, act['per-share']);
  const unissued = c.notion<Quantity<'shares'>>('unissued', [act.class], c.now, placed.article);
  const par = c.notion<Money | undefined>('par-value', [act.class], c.now, placed.article).value;
  const enough = compareBy<'shares'>('notMoreThan', needed, unissued.value);
  c.otherLaw({ says: placed.provision.subjectTo, cites: [placed.cite] });
  if (!isWhole(needed))
    c.otherLaw({ says: 'what becomes of fractions of a share in a distribution', cites: [placed.cite] });
  return {
    barred: !enough,
    figures: {
      class: act.class,
      outstanding: base,
      shares: needed,
      unissued: unissued.value,
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
      cites: [placed.cite],
      grounds: [unissued.reason],
    }),
  };
}
