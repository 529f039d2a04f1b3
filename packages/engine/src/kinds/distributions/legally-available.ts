import { message, reason, type FactType } from '../../evaluation/index.js';
import { amount, showMoney, zero, type Money } from '../../exact/index.js';
import type { Context } from '../../session/index.js';
import type { Bar } from '../../terms/index.js';

export const legallyAvailable: FactType = {
  name: 'legally-available',
  asks: 'How much is legally available to the corporation for {0}?',
  about: ['dividends or distributions'],
  reply: { kind: 'quantity', unit: 'money', least: '0' },
};

const enough = message('gate.available', '{amount} is to be paid; what is legally available is {outcome}');
const unfixed = message(
  'gate.available-unfixed',
  'What is to be paid is not fixed yet; {outcome} is legally available',
);

/** Bars what takes more than is legally available; where no amount is fixed yet, what is to come out of nothing. */
export function availableBar(
  c: Context,
  {
    cite,
    law,
    what,
    total,
  }: { readonly cite: string; readonly law: string; readonly what: string; readonly total: Money | undefined },
): Bar {
  c.otherLaw({ says: law, cites: [cite] });
  const asset = c.quantity<'money'>('money', legallyAvailable, { about: [what], cites: [cite] });
  const barred =
    total === undefined
      ? !c.test('moreThan', asset, amount(zero('money')))
      : !c.test('atLeast', asset, amount(total.amount));
  return {
    barred,
    figures: { id: `${cite} legally available`, ...(total === undefined ? undefined : { amount: total }) },
    reason:
      total === undefined
        ? reason(unfixed, barred ? 'nothing' : 'something', { cites: [cite] })
        : reason(enough, barred ? 'less' : 'enough', { figures: { amount: showMoney(total) }, cites: [cite] }),
  };
}
