import { z } from 'zod';
import { message, openFact, reason } from '../../../evaluation/index.js';
import {
  anniversary,
  compareDays,
  greatest,
  show,
  showPercent,
  times,
  zero,
  type Day,
  type Shares,
} from '../../../exact/index.js';
import { byReading, parametersOf, stockName, writerOf, type Placed } from '../../../instrument/index.js';
import type { Context } from '../../../session/index.js';
import { dayParameter, defineKind, moneyParameter, ratioParameter, sharesParameter } from '../../../terms/index.js';
import { factsOfInstalments, goneOf, tellOfInstalments, type Plan } from './instalments.js';

const fields = parametersOf('sinking-fund', {
  series: stockName.describe('the series'),
  first: byReading(dayParameter).describe('the first day of redemption; the others are its anniversaries'),
  part: byReading(ratioParameter)
    .optional()
    .describe('the part that is redeemed each time, of the greatest number ever outstanding'),
  number: byReading(sharesParameter).optional().describe('instead of a part: how many shares are redeemed each time'),
  each: moneyParameter.describe('for what each share is redeemed, besides what is unpaid on it'),
  option: z
    .boolean()
    .describe('whether more may be redeemed at the option of the corporation on the same day, which is not credited'),
  available: z.string().describe('the law that says which funds may be used'),
});
const parameters = fields.refine(({ part, number }) => (part === undefined) !== (number === undefined), {
  error: 'expected either a part or a number of shares that is redeemed each time',
  path: ['part'],
});
type SinkingFund = z.output<typeof parameters>;

/** A series that is redeemed in yearly instalments. */
export const sinkingFund = writerOf(parameters);

/** Asked where more went out on a day of redemption than had to: some of them may be of the option, which earns no credit. */
const redeemedByOption = openFact('redeemed-by-option', 'series', 'day').shares(
  'Of the shares of {0} that were redeemed on {1}, how many were redeemed by the option beside the sinking fund?',
);

/**
 * A part of the greatest number ever outstanding, or a fixed number, on a day and on each of its anniversaries while any share is outstanding. Shares
 * that went out otherwise are credited once; what is lacking of an instalment is made good before anything is credited.
 */
export const sinkingFundKind = defineKind<SinkingFund>({
  kind: 'sinking-fund',
  subject: 'distributions',
  provides:
    'Redeems a series in yearly instalments, credits shares that went out otherwise, and carries on what lacks.',
  parameters,
  facts: [redeemedByOption, ...factsOfInstalments],
  answers: ['redemption.schedule', 'calendar.deadlines'],
  tells: (c, placed, topic, input, at) => {
    const { each } = placed.provision;
    const plans = (on: Day, through: Day) => [planOf(c, placed, on, through)];
    return tellOfInstalments(c, { placed, each, plans }, topic, input, at);
  },
});

const fixedSays = message('sinking-fund.fixed', 'Of {series} so many are redeemed on {on}: {outcome}');
const instalmentSays = message(
  'sinking-fund.instalment',
  '{part} of {greatest} shares of {series}, the most ever outstanding, are redeemed on {on}: {outcome}',
);

function planOf(c: Context, { cite, provision }: Placed<SinkingFund>, on: Day, through: Day): Plan {
  const { series, part, number, option } = provision;
  const optional = (day: Day): Shares =>
    c.exactly(c.quantity<'shares'>('shares', redeemedByOption, { about: [series, day], cites: [cite] }));
  return {
    days: daysThrough(c.resolve(provision.first), on),
    instalment: (day, eve) => {
      const most = greatestOutstanding(c, series, eve);
      const required = number === undefined ? times(most, c.resolve(part!)) : c.resolve(number);
      const figures = { greatest: show(most), series, on: day };
      const told =
        part === undefined
          ? reason(fixedSays, `${show(required)} shares`, { figures, cites: [cite] })
          : reason(instalmentSays, `${show(required)} shares`, {
              figures: { ...figures, part: showPercent(c.resolve(part)) },
              cites: [cite],
            });
      return { on: day, required, of: { greatest: most }, reason: told };
    },
    gone: goneOf(c, series, through),
    left: (day) => c.books.outstanding(series).at(day),
    credits: true,
    ...(option ? { apart: optional } : undefined),
  };
}

/** The first day and its anniversaries, through a day. */
function daysThrough(first: Day, on: Day): readonly Day[] {
  const days: Day[] = [];
  for (let years = 0; ; years += 1) {
    const day = anniversary(first, years);
    if (compareDays(day, on) > 0) return days;
    days.push(day);
  }
}

function greatestOutstanding(c: Context, series: string, through: Day): Shares {
  const outstanding = c.books.outstanding(series);
  const before = outstanding.moments().filter(({ day }) => compareDays(day, through) <= 0);
  return greatest(zero('shares'), ...before.map((moment) => outstanding.at(moment)));
}
