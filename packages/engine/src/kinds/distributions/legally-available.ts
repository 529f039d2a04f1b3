import { message, openFact, reason } from '../../evaluation/index.js';
import { amount, showMoney, zero, type Money } from '../../exact/index.js';
import type { Context } from '../../session/index.js';
import { dayAhead, type Bar, type Matter } from '../../terms/index.js';

export const legallyAvailable = openFact('legally-available', 'dividends or distributions').money(
  'How much is legally available to the corporation for {0}?',
);

/** Supposed of an act that is to be done on a day that is ahead. */
export const stillAvailable = openFact('still-legally-available', 'act', 'day').yesNo(
  'Is enough legally available for {0} on {1} too, when it is to be done?',
  {
    reply: 'yes',
    premise: 'enough is legally available for {0} on {1} too, when it is to be done',
    kind: 'continues',
  },
);

const enough = message('gate.available', '{amount} is to be paid; what is legally available is {outcome}');
const unfixed = message(
  'gate.available-unfixed',
  'What is to be paid is not fixed yet; {outcome} is legally available',
);

/** What is to be paid, and the law that says out of what. */
interface ToBePaid {
  readonly cite: string;
  readonly law: string;
  readonly what: string;
  readonly total: Money | undefined;
}

/**
 * Bars what takes more than is legally available, on the day of the question, and on the day on which it is to be done; where no
 * amount is fixed yet, what is to come out of nothing.
 */
export function availableBar(
  c: Context,
  { id, act }: Pick<Matter, 'id' | 'act'>,
  { cite, law, what, total }: ToBePaid,
): Bar {
  c.otherLaw({ says: law, cites: [cite] });
  const asset = c.quantity<'money'>('money', legallyAvailable, { about: [what], cites: [cite] });
  const isAvailable =
    total === undefined
      ? c.test('moreThan', asset, amount(zero('money')))
      : c.test('atLeast', asset, amount(total.amount));
  const planned = dayAhead(act, c.asOf);
  const barred = !isAvailable || (planned !== undefined && !c.holds(stillAvailable, [id, planned], cite));
  return {
    barred,
    figures: { id: `${cite} legally available`, ...(total === undefined ? undefined : { amount: total }) },
    reason:
      total === undefined
        ? reason(unfixed, barred ? 'nothing' : 'something', { cites: [cite] })
        : reason(enough, barred ? 'less' : 'enough', { figures: { amount: showMoney(total) }, cites: [cite] }),
  };
}
