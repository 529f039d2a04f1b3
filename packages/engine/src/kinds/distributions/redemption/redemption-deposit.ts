import { z } from 'zod';
import { held, message, openFact, reason } from '../../../evaluation/index.js';
import { amount, compareDays, plusYears, showMoney, type Day } from '../../../exact/index.js';
import { parametersOf, stockName, writerOf, type Placed } from '../../../instrument/index.js';
import type { Context } from '../../../session/index.js';
import { deadlinesTopic, defineKind, moneyParameter, outcome, wholeNumberParameter } from '../../../terms/index.js';
import type { Deadline, Matter, Requirement, StepOutcome } from '../../../terms/index.js';
import { hasCome, isRedemptionOf, type Redemption } from './called.js';
import { redemptionsAhead } from './redemptions-ahead.js';

const parameters = parametersOf('redemption-deposit', {
  series: stockName.describe('the series'),
  depositary: z.string().describe('with whom the money is deposited, in our own words'),
  capital: moneyParameter.describe('the capital and surplus that the depositary has at the least'),
  unclaimedYears: wholeNumberParameter
    .optional()
    .describe(
      'after how many years from the redemption date money that nobody claimed goes back; left out: the text does not say',
    ),
  law: z
    .string()
    .optional()
    .describe('the law that may say otherwise of unclaimed money; left out: the law on unclaimed property'),
});
export type RedemptionDeposit = z.output<typeof parameters>;

/** The deposit of the money with which a redemption takes effect, and what becomes of money that nobody claims. */
export const redemptionDeposit = writerOf(parameters);

export const depositaryFit = openFact('depositary-fit', 'proposal').yesNo(
  'Was the depositary for {0} selected by the board, does it do business where the instrument asks, and does it hold the money in trust for the holders called, available solely for the redemption?',
);

export const depositaryCapital = openFact('depositary-capital', 'proposal').money(
  'What are the capital and surplus of the depositary for {0}?',
);

const missing = message(
  'redemption-deposit.missing',
  'No deposit of all the money for the redemption on {on} is entered: {outcome}',
);
const late = message(
  'redemption-deposit.late',
  'All the money for the redemption on {on} was deposited only on {day}, after it: {outcome}',
);
const unfit = message(
  'redemption-deposit.unfit',
  'The money was deposited on {day} with a depositary that is not one as asked for: {outcome}',
);
const small = message(
  'redemption-deposit.small',
  'The money was deposited on {day} with a depositary whose capital and surplus are below {capital}: {outcome}',
);
const deposited = message(
  'redemption-deposit.in-time',
  'All the money for the redemption on {on} was deposited in trust on {day}: {outcome}',
);

/** All the money must be in trust on or before the redemption date; what comes later redeems nothing. */
export const redemptionDepositKind = defineKind<RedemptionDeposit>({
  kind: 'redemption-deposit',
  subject: 'distributions',
  provides: 'Says with what deposit of money a redemption takes effect, and what becomes of money that nobody claims.',
  parameters,
  facts: [depositaryFit, depositaryCapital],
  answers: ['capital.redeem', 'redemption.notice', 'redemption.effect', 'calendar.deadlines'],
  constants: ({ depositary }) => ({ 'depositary-of-redemptions': depositary }),
  needs: (_c, placed, matter) =>
    isRedemptionOf(matter.act, placed.provision.series) ? depositStep(placed, matter.act) : undefined,
  tells: (c, placed, topic, input) => {
    const { cite, provision } = placed;
    if (topic === deadlinesTopic) return deadlines(c, placed);
    if (topic !== 'deposit-for-redemption' || input['class'] !== provision.series) return undefined;
    const on = input['on'] as Day;
    const until = released(provision, on);
    const value = { by: on, with: provision.depositary, ...(until === undefined ? undefined : { released: until }) };
    return held(value, reason(due, on, { cites: [cite] }));
  },
});

const due = message('redemption-deposit.due', 'All the money for the redemption is in trust on or before {outcome}');

/** The day at whose end money that nobody claimed is released to the corporation; undefined where the text does not say. */
export function released({ unclaimedYears }: RedemptionDeposit, on: Day): Day | undefined {
  return unclaimedYears === undefined ? undefined : plusYears(on, unclaimedYears);
}

export function depositStep(placed: Placed<RedemptionDeposit>, act: Redemption): Requirement {
  const { cite, provision } = placed;
  return {
    kind: 'test',
    id: `${provision.cite} deposit`,
    cite,
    says: `all the money in trust, on or before the redemption date, with ${provision.depositary}`,
    judge: (c, matter) => judgeDeposit(c, placed, matter, act),
    taken: (c) => ({ event: `the end of ${act.on}`, who: 'the corporation', days: { first: c.asOf, last: act.on } }),
  };
}

function judgeDeposit(
  c: Context,
  { cite, provision }: Placed<RedemptionDeposit>,
  matter: Matter,
  act: Redemption,
): StepOutcome {
  c.covered('register', c.asOf, [cite]);
  const status = hasCome(c, act) && act.on !== c.asOf ? 'failed' : 'open';
  const figures = { on: act.on, capital: showMoney(provision.capital) };
  const first = c.books
    .entriesOf('shares-called')
    .find(({ on, data }) => data.for === matter.id && data['funds-deposited'] && compareDays(on, c.asOf) <= 0);
  if (first === undefined) return outcome(status, reason(missing, status, { figures, cites: [cite] }));
  c.restsOn([first.id]);
  const told = { figures: { ...figures, day: first.on }, cites: [cite], entries: [first.id] };
  if (compareDays(first.on, act.on) > 0) return outcome('failed', reason(late, 'failed', told));
  if (!c.holds(depositaryFit, [matter.id], cite)) return outcome(status, reason(unfit, status, told));
  const capital = c.quantity<'money'>('money', depositaryCapital, { about: [matter.id], cites: [cite] });
  const isEnough = c.test<'money'>('atLeast', capital, amount(provision.capital.amount));
  if (!isEnough) return outcome(status, reason(small, status, told));
  return outcome('met', reason(deposited, 'met', told));
}

const listed = message(
  'redemption-deposit.deadlines',
  'Deposits for redemptions, and money that nobody claims: {outcome}',
);

function deadlines(c: Context, { cite, provision }: Placed<RedemptionDeposit>) {
  const value = redemptionsAhead(c, provision.series, cite).flatMap(({ id, act, entry }): readonly Deadline[] => {
    const of = `the redemption of ${provision.series} on ${act.on}`;
    const who = 'the corporation';
    const named = { cite, who, setBy: [entry], counted: `the day of the redemption, ${act.on}` };
    const until = released(provision, act.on);
    const unclaimed = {
      id: `${id} unclaimed`,
      what: `money for ${of} that nobody claimed is released`,
      counted: `${provision.unclaimedYears ?? 0} years after the redemption on ${act.on}`,
    };
    return [
      { ...named, id: `${id} deposit`, what: `all the money for ${of} is in trust`, comes: 'falls-due', day: act.on },
      ...(until === undefined ? [] : [{ ...named, ...unclaimed, comes: 'ends' as const, day: until }]),
    ];
  });
  return held(value, reason(listed, value.length === 0 ? 'none' : String(value.length), { cites: [cite] }));
}
