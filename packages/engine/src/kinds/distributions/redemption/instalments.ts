import { held, message, openFact, reason, type Held, type Reason } from '../../../evaluation/index.js';
import {
  amount,
  compareBy,
  compareDays,
  earliestOf,
  exactly,
  isNegative,
  isPositive,
  isZero,
  least,
  minus,
  negate,
  plus,
  plusAmount,
  plusDays,
  show,
  showMoney,
  sum,
  sumOf,
  zero,
} from '../../../exact/index.js';
import type { Amount, Day, Moment, Money, Shares } from '../../../exact/index.js';
import type { Placed } from '../../../instrument/index.js';
import type { BuiltInNotion, Context } from '../../../session/index.js';
import { allTold, deadlinesTopic, seriesNames, type Deadline, type Requirement } from '../../../terms/index.js';
import { onShares } from '../money-on-shares.js';
import { isSplit } from '../series/series-issues.js';
import type { OfSeries } from '../series/series-provision.js';
import type { Redemption } from './called.js';

/**
 * Shares that have to be redeemed in instalments, whatever fixes their days: what goes out is held against what falls due, and what lacks of
 * an instalment is made good first.
 */

/** The topic under which it is told what of a { class } is to be redeemed { on } a day. */
const redemptionScheduleTopic = 'redemption-schedule';

/** The topic under which it is told how many shares of a { series } should have been redeemed by a moment, and were not. */
const lackingTopic = 'lacking-instalments';

/** Asked where the shares of the series became others: the text does not say in which of them its part is reckoned. */
const dueInSinkingFund = openFact('due-in-sinking-fund', 'series', 'day').shares(
  'How many shares of {0}, which were split, have to be redeemed on {1}, by a sinking fund or on request?',
);

/** Asked where what went out cannot be told from the books: the shares were split, or no provision has the instalments. */
const lackingInFund = openFact('lacking-in-sinking-fund', 'series').shares(
  'How many shares of {0} should have been redeemed by now, by a sinking fund or on request, and were not?',
);

/** Supposed of what has to be redeemed before a day that is ahead. */
const redeemedAsItFallsDue = openFact('redeemed-as-it-falls-due', 'series', 'day').yesNo(
  'Are all shares of {0} redeemed in time that have to be redeemed before {1}?',
  {
    reply: 'yes',
    premise: 'all shares of {0} are redeemed in time that have to be redeemed before {1}',
    kind: 'continues',
  },
);

/** Asked where not all of them are: a text may look at how many. */
const lackingByThen = openFact('lacking-by-then', 'series', 'day').shares(
  'How many shares of {0} that had to be redeemed before {1} are not redeemed by then?',
  { leastExcluded: true },
);

/** The facts of every kind that has instalments. */
export const factsOfInstalments = [dueInSinkingFund, lackingInFund, redeemedAsItFallsDue, lackingByThen];

/** An instalment of a day. */
export interface Instalment {
  readonly on: Day;
  readonly required: Shares;
  /** Of what it was reckoned, for telling. */
  readonly of: Readonly<Record<string, Shares>>;
  readonly reason: Reason;
}

/** Shares that went out on a day, and whose they were. */
export interface Gone {
  readonly on: Day;
  readonly shares: Shares;
  readonly from: string;
}

/** Instalments of the whole series, or of one holder alone. */
export interface Plan {
  readonly holder?: string;
  /** The days of the instalments through the one asked about, in order. */
  readonly days: readonly Day[];
  /** The instalment of the nth of them, as things stood on its eve, when so many lacked of earlier ones. */
  readonly instalment: (on: Day, eve: Day, nth: number, lacked: Shares) => Instalment;
  /** What went out that may count. */
  readonly gone: readonly Gone[];
  /** How many there are that can still be redeemed. */
  readonly left: (day: Day) => Shares;
  /** Whether what went out beyond what had to is credited to later instalments. */
  readonly credits: boolean;
  /** Of what went out on a day beyond what had to, how many shares earn no credit. */
  readonly apart?: (day: Day) => Shares;
}

/** A provision with instalments. */
export interface WithInstalments<P extends OfSeries> {
  readonly placed: Placed<P & { readonly available: string }>;
  /** For what each share is redeemed, where the provision itself says so. */
  readonly each?: Money;
  /** Its instalments through a day, as they are known on another. */
  readonly plans: (on: Day, through: Day) => readonly Plan[];
  /** What else falls due, begins or ends under it. */
  readonly besides?: () => readonly Deadline[];
}

/** What a provision with instalments tells: of a day, of what lacks, and for the calendar. */
export function tellOfInstalments<P extends OfSeries>(
  c: Context,
  of: WithInstalments<P>,
  topic: string,
  input: Readonly<Record<string, unknown>>,
  at: Moment,
): Held<unknown> | undefined {
  const { series } = of.placed.provision;
  if (topic === redemptionScheduleTopic && input['class'] === series) return tellSchedule(c, of, input['on'] as Day);
  if (topic === lackingTopic && input['series'] === series)
    return tellLacking(c, of, input['planned'] as Day | undefined, at);
  const { from, to } = input as { readonly from?: Day; readonly to?: Day };
  return topic === deadlinesTopic && to !== undefined ? tellDeadlines(c, of, from ?? c.asOf, to) : undefined;
}

const dueSays = message(
  'sinking-fund.due',
  'Of {series} {required} are to be redeemed on {on}, {behind} lacked before and {credit} are credited: {outcome}',
);
const statedSays = message('sinking-fund.stated', 'The shares of {series} were split, and it was stated: {outcome}');

function tellSchedule<P extends OfSeries>(c: Context, of: WithInstalments<P>, on: Day): Held<Schedule> {
  const { cite, provision } = of.placed;
  const { series, available } = provision;
  c.otherLaw({ says: available, cites: [cite] });
  const through = coveredThrough(c, of.placed, earliestOf(plusDays(on, -1), c.asOf));
  if (isSplit(c, series, { day: through })) {
    const about = { about: [series, on], cites: [cite] };
    const redeem = c.exactly(c.quantity<'shares'>('shares', dueInSinkingFund, about));
    return held(
      { outcome: outcomeOf(redeem), on, redeem, ...costOf(of, redeem) },
      reason(statedSays, dueInWords(redeem), { figures: { series }, cites: [cite] }),
    );
  }
  const all = of.plans(on, through).map((plan) => ({ plan, ...standingOf(plan, on, through) }));
  const total = (part: 'required' | 'behind' | 'credit' | 'redeem') => sumOf('shares', all, (each) => each[part]);
  const [required, behind, credit] = [total('required'), total('behind'), total('credit')];
  const redeem = least(total('redeem'), c.books.outstanding(series).at(through));
  const cost = costOf(of, redeem);
  const figures = { series, on, required: show(required), behind: show(behind), credit: show(credit) };
  const price = cost === undefined ? '' : ` for ${showMoney(cost.amount)} and what is unpaid on them`;
  const instalments = all.flatMap((each) => each.instalments).toSorted((a, b) => compareDays(a.on, b.on));
  const holders = all.flatMap(({ plan: { holder: id }, redeem: each }) =>
    id === undefined ? [] : [{ id, redeem: each }],
  );
  return held(
    {
      outcome: outcomeOf(redeem),
      on,
      required,
      behind,
      credit,
      redeem,
      ...cost,
      instalments: instalments.map((each) => ({ on: each.on, ...each.of, required: each.required })),
      ...(holders.length === 0 ? undefined : { holders }),
    },
    reason(dueSays, isZero(redeem) ? 'none' : `${dueInWords(redeem)}${price}`, {
      figures,
      cites: [cite],
      grounds: instalments.map((each) => each.reason),
    }),
  );
}

const outcomeOf = (redeem: Shares) => (isZero(redeem) ? 'nothing-due' : 'due');
const dueInWords = (redeem: Shares) => `${show(redeem)} shares, as far as funds are legally available`;
const costOf = <P extends OfSeries>({ each }: WithInstalments<P>, redeem: Shares) =>
  each === undefined ? undefined : { amount: onShares(each, redeem) };

/** What is told of the instalments of one provision on a day. */
interface Schedule {
  readonly outcome: string;
  readonly on: Day;
  readonly required?: Shares;
  readonly behind?: Shares;
  readonly credit?: Shares;
  readonly redeem: Shares;
  readonly amount?: Money;
  readonly instalments?: readonly { readonly on: Day }[];
  readonly holders?: readonly unknown[];
}

const togetherSays = message('redemption.schedules', 'Of {series} all of this together is redeemed on {on}: {outcome}');

/** What of a series has to be redeemed on a day, by every provision that has instalments of it; undefined where none has. */
export function scheduleOn(c: Context, series: string, on: Day): Held<Schedule> | undefined {
  const told = allTold<Schedule>(c, redemptionScheduleTopic, { class: series, on }, c.now);
  if (told.length < 2) return told[0];
  const all = told.map(({ value }) => value);
  const total = (part: 'required' | 'behind' | 'credit' | 'redeem') =>
    sum(
      'shares',
      all.flatMap((each) => each[part] ?? []),
    );
  const outstanding = c.books.outstanding(series).at(earliestOf(plusDays(on, -1), c.asOf));
  const redeem = least(total('redeem'), outstanding);
  const holders = all.flatMap((each) => each.holders ?? []);
  const value: Schedule = {
    outcome: outcomeOf(redeem),
    on,
    required: total('required'),
    behind: total('behind'),
    credit: total('credit'),
    redeem,
    instalments: all.flatMap((each) => each.instalments ?? []).toSorted((a, b) => compareDays(a.on, b.on)),
    ...(holders.length === 0 ? undefined : { holders }),
  };
  const grounds = told.map((each) => each.reason);
  return held(value, reason(togetherSays, dueInWords(redeem), { figures: { series, on }, grounds }));
}

function coveredThrough(c: Context, { cite, provision }: Placed<OfSeries>, day: Day): Day {
  const since = seriesNames(c, c.asOf).find(({ id }) => id === provision.series)?.since;
  return c.covered('register', day, [cite], since === undefined ? day : earliestOf(since, day));
}

interface Standing {
  readonly required: Shares;
  readonly behind: Shares;
  readonly credit: Shares;
  readonly redeem: Shares;
  readonly instalments: readonly Instalment[];
}

function standingOf(plan: Plan, on: Day, through: Day): Standing {
  const { balance, instalments } = balanceBefore(plan, on, through);
  const required = instalments.find((one) => one.on === on)?.required ?? zero('shares');
  const [behind, credit] = isNegative(balance) ? [negate(balance), zero('shares')] : [zero('shares'), balance];
  const wanted = minus(plus(required, behind), credit);
  const redeem = isNegative(wanted) ? zero('shares') : least(wanted, plan.left(through));
  return { required, behind, credit, redeem, instalments };
}

/** What went out more than had to before a day, or less where it is negative; and every instalment until that day. */
function balanceBefore(plan: Plan, on: Day, through: Day) {
  const goneFrom = (from: Day | undefined, to: Day) =>
    sum(
      'shares',
      plan.gone.flatMap((each) =>
        (from === undefined || compareDays(each.on, from) > 0) && compareDays(each.on, to) <= 0 ? [each.shares] : [],
      ),
    );
  const instalments: Instalment[] = [];
  let balance: Shares = zero('shares');
  let counted: Day | undefined;
  const count = (to: Day): Shares => {
    const gone = goneFrom(counted, to);
    const after = plus(balance, gone);
    balance = plan.credits || !isPositive(after) ? after : zero('shares');
    counted = to;
    return gone;
  };
  for (const [nth, day] of plan.days.entries()) {
    const eve = earliestOf(plusDays(day, -1), through);
    count(eve);
    if (!isPositive(plan.left(eve))) continue;
    const instalment = plan.instalment(day, eve, nth, isNegative(balance) ? negate(balance) : zero('shares'));
    instalments.push(instalment);
    if (day === on) continue;
    balance = minus(balance, instalment.required);
    const goneOnDay = count(day);
    if (plan.apart !== undefined && isPositive(balance) && isPositive(goneOnDay))
      balance = minus(balance, least(plan.apart(day), balance));
  }
  count(earliestOf(plusDays(on, -1), through));
  return { balance, instalments };
}

const lackingSays = message(
  'sinking-fund.lacking',
  'Of {series} more should have been redeemed by a sinking fund or on request: {outcome}',
);

/**
 * What lacks of the instalments before a day, less what went out on that day: then it can still be made good. By a day that is planned
 * for also what has to be redeemed until then and is not: that it is redeemed is supposed.
 */
function tellLacking<P extends OfSeries>(
  c: Context,
  of: WithInstalments<P>,
  planned: Day | undefined,
  at: Moment,
): Held<Amount<'shares'>> {
  const { cite, provision } = of.placed;
  const { series } = provision;
  coveredThrough(c, of.placed, at.day);
  const cites = [cite];
  const tell = (value: Amount<'shares'>) =>
    held(value, reason(lackingSays, lackingInWords(value), { figures: { series }, cites }));
  const lacking = isSplit(c, series, at) ? undefined : lackingBy(of, at.day, at.day);
  const value =
    lacking === undefined ? c.quantity<'shares'>('shares', lackingInFund, { about: [series], cites }) : amount(lacking);
  if (planned === undefined || !fallsDueUntil(of, planned, at.day, lacking)) return tell(value);
  const asked = { about: [series, planned], cites };
  if (c.is(redeemedAsItFallsDue, asked)) return tell(value);
  return tell(plusAmount(value, c.quantity<'shares'>('shares', lackingByThen, asked)));
}

/** Whether more has to be redeemed before a day that is ahead than lacks already; where that cannot be reckoned, whether anything has. */
function fallsDueUntil<P extends OfSeries>(
  of: WithInstalments<P>,
  planned: Day,
  known: Day,
  lacking: Shares | undefined,
): boolean {
  if (lacking !== undefined) return isPositive(minus(lackingBy(of, planned, known), lacking));
  const isAhead = (on: Day) => compareDays(on, known) >= 0 && compareDays(on, planned) < 0;
  return of.plans(planned, known).some(({ days }) => days.some(isAhead));
}

/** What lacks by a day, as far as it is known on another what went out. */
function lackingBy<P extends OfSeries>({ plans }: WithInstalments<P>, day: Day, known: Day): Shares {
  const each = plans(day, known).map((plan) => {
    const { balance } = balanceBefore(plan, day, earliestOf(plusDays(day, -1), known));
    const today = plan.gone.flatMap((gone) => (gone.on === day ? [gone.shares] : []));
    const after = plus(balance, sum('shares', today));
    return isNegative(after) ? least(negate(after), plan.left(known)) : zero('shares');
  });
  return sum('shares', each);
}

/** What lacks of a series under every provision that has instalments of it; asked where none is loaded. */
export const lackingInstalments: BuiltInNotion = (c, [series = '', planned], at) => {
  const [first, ...others] = allTold<Amount<'shares'>>(c, lackingTopic, { series, planned }, at);
  if (first === undefined) {
    const asked = c.quantity<'shares'>('shares', lackingInFund, { about: [series], cites: [] });
    return held(asked, reason(lackingSays, lackingInWords(asked), { figures: { series } }));
  }
  if (others.length === 0) return first;
  const value = [first, ...others].map((each) => each.value).reduce((a, b) => plusAmount(a, b));
  const grounds = [first, ...others].map((each) => each.reason);
  return held(value, reason(lackingSays, lackingInWords(value), { figures: { series }, grounds }));
};

function lackingInWords(value: Amount<'shares'>): string {
  const known = exactly(value);
  return known === undefined ? 'it is not known how many' : isZero(known) ? 'none' : `${show(known)} shares`;
}

const listed = message('sinking-fund.deadlines', 'Days on which shares of {series} are to be redeemed: {outcome}');

function tellDeadlines<P extends OfSeries>(
  c: Context,
  of: WithInstalments<P>,
  from: Day,
  to: Day,
): Held<readonly Deadline[]> {
  const { cite, provision } = of.placed;
  const { series } = provision;
  const through = coveredThrough(c, of.placed, c.asOf);
  const days = of.plans(to, through).flatMap(({ days, holder, left }) =>
    isPositive(left(through))
      ? days.flatMap((day): readonly Deadline[] => {
          if (compareDays(day, from) < 0) return [];
          const whose = holder === undefined ? '' : `, at the request of ${c.nameOf(holder)}`;
          const what = `shares of ${series} are redeemed${whose}, as far as funds are legally available`;
          const id = [series, 'instalment', day, ...(holder === undefined ? [] : [holder])].join(' ');
          const counted =
            'a day of the instalments that the section fixes, while shares of it are still to be redeemed';
          return [{ id, what, comes: 'falls-due', who: 'the corporation', cite, counted, day }];
        })
      : [],
  );
  const outcome = days.map(({ id }) => id).join(', ') || 'none';
  return held([...days, ...(of.besides?.() ?? [])], reason(listed, outcome, { figures: { series }, cites: [cite] }));
}

/** Whether no more shares are called than have to be redeemed on that day: what is due needs no option of the corporation. */
export function isDue(c: Context, act: Redemption): Held<boolean> {
  const schedule = scheduleOn(c, act.class, act.on);
  const due = schedule?.value.redeem ?? zero('shares');
  const called = act.shares ?? c.books.outstanding(act.class).at(earliestOf(plusDays(act.on, -1), c.asOf));
  const value = !compareBy<'shares'>('moreThan', called, due);
  const figures = { series: act.class, called: show(called), due: show(due), on: act.on };
  const grounds = schedule === undefined ? [] : [schedule.reason];
  return held(value, reason(calledSays, value ? 'no more than that' : 'more than that', { figures, grounds }));
}

const calledSays = message(
  'redemption.due',
  'Of {series} {due} shares have to be redeemed on {on}, and {called} are called: {outcome}',
);

/** The way of a redemption that is due, of a provision that has instalments of the series. */
export function dueWay(cite: string, act: Redemption): Requirement {
  const says = 'a redemption of no more shares than have to be redeemed that day';
  const need: Requirement = { kind: 'all', id: `${cite} due`, cite, says, of: [] };
  return { kind: 'only-where', id: `${cite} due`, cite, says, condition: (c) => isDue(c, act), need };
}

/** The shares of a series that the corporation got back by a day, converted, bought or redeemed, and whether it retired them or not. */
export function goneOf(c: Context, series: string, through: Day): readonly Gone[] {
  return c.books
    .entriesOf('shares-reacquired')
    .filter(({ on, data }) => data.class === series && compareDays(on, through) <= 0)
    .map(({ on, data }) => ({ on, shares: data.shares, from: data.from }));
}
