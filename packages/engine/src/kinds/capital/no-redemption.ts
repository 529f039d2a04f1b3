import { z } from 'zod';
import { message, reason } from '../../evaluation/index.js';
import { provisionFields, type Provision, type Written, stockName } from '../../instrument/index.js';
import { defineKind } from '../../terms/index.js';

const parameters = z.strictObject({
  ...provisionFields,
  kind: z.literal('no-redemption'),
  class: stockName.describe('the class or series that may not be redeemed'),
});
type NoRedemption = z.output<typeof parameters>;

/** Shares of a class or series may not be called in by the corporation. */
export const noRedemption = (data: Written<typeof parameters>): Provision => ({ kind: 'no-redemption', ...data });

const never = message('redemption.never', 'Shares of {class} are {outcome}');

/** Bars every redemption of the class; what the corporation buys from holders who sell is no redemption. */
export const noRedemptionKind = defineKind<NoRedemption>({
  kind: 'no-redemption',
  subject: 'capital',
  provides: 'Forbids the redemption of shares of a class or series.',
  parameters,
  facts: [],
  answers: ['capital.redeem'],
  bars: (_c, { cite, provision }, { act }) => {
    if (act.kind !== 'redemption' || act.class !== provision.class) return [];
    const figures = { class: provision.class };
    return [
      {
        barred: true,
        figures: { id: `${cite} redemption`, class: provision.class },
        reason: reason(never, 'not redeemable', { figures, cites: [cite] }),
      },
    ];
  },
});
