import { z } from 'zod';
import { parametersOf, stockName } from '../../../instrument/index.js';
import { lengthField, measure, ownMoment, ratioParameter, sharesParameter } from '../../../terms/index.js';

const yearly = z
  .strictObject({
    cite: z.string().describe('its section'),
    part: ratioParameter.optional().describe('a part of what is outstanding when the year begins'),
    number: sharesParameter.optional().describe('instead of a part: a number of shares'),
    order: z
      .enum(['receipt', 'pro-rata', 'lot'])
      .describe(
        'whose shares come first where more are asked for: in the order of the requests, in proportion, or as lots are drawn, so that only the total is told',
      ),
  })
  .refine(({ part, number }) => (part === undefined) !== (number === undefined), {
    error: 'expected either a part or a number of shares',
    path: ['part'],
  });

const upon = z
  .strictObject({
    event: ownMoment.optional().describe('what must have happened: a milestone, such as a change of control'),
    ofHolder: z
      .string()
      .optional()
      .describe(
        'instead: what must have happened to the holder, such as death; entered as "day-of", and else asked for',
      ),
    within: lengthField.optional().describe('so long after it, at the latest, the request is received'),
  })
  .refine(({ event, ofHolder }) => (event === undefined) !== (ofHolder === undefined), {
    error: 'expected either an event of the corporation or one of the holder',
    path: ['event'],
  });

const fields = parametersOf('redemption-on-request', {
  series: stockName.describe('the class or series'),
  requestedBy: measure
    .optional()
    .describe(
      'of how many of its outstanding shares the holders ask for it together, such as "more than 50%" or "at least 1,000 shares": then the whole series is redeemed; left out: each holder asks for its own shares',
    ),
  from: ownMoment.optional().describe('the moment from whose day on it can be asked for; left out: any day'),
  upon: upon.optional().describe('where it can be asked for only after an event'),
  due: lengthField.describe(
    'so long after the request, at the latest, the shares are redeemed, or the first instalment',
  ),
  instalments: z
    .int()
    .min(1)
    .optional()
    .describe(
      'in how many yearly instalments: each redeems what is outstanding, divided by the number of those that are left; what an earlier one lacks is apart; left out: one',
    ),
  yearly: yearly.optional().describe('how many shares are redeemed in a calendar year at the most; the rest waits'),
  available: z.string().describe('the law that says which funds may be used'),
});

/** A redemption that holders can ask for, in parameters. */
export const redemptionOnRequestParameters = fields.superRefine(
  ({ requestedBy, instalments, yearly: cap }, context) => {
    const told = (path: string, text: string) => context.addIssue({ code: 'custom', path: [path], message: text });
    const { unit } = requestedBy?.figure ?? { unit: 'ratio' };
    if (unit !== 'ratio' && unit !== 'shares')
      told('requestedBy', 'expected a part, such as "more than 50%", or a number of shares');
    if (requestedBy === undefined && instalments !== undefined)
      told('instalments', 'are of the whole series; say under requestedBy how many shares ask for it together');
    if (requestedBy !== undefined && cap !== undefined)
      told('yearly', 'is of what each holder asks for, and requestedBy has the whole series redeemed');
  },
);
export type RedemptionOnRequest = z.output<typeof redemptionOnRequestParameters>;
