import { message, reason, type Reason } from '../../../evaluation/index.js';
import {
  allocate,
  anniversary,
  compareBy,
  compareDays,
  day,
  dividedBy,
  floor,
  isPositive,
  isZero,
  least,
  minus,
  numerator,
  plus,
  plusDays,
  plusLength,
  ratio,
  shares,
  show,
  sum,
  sumOf,
  times,
  yearOf,
  zero,
} from '../../../exact/index.js';
import type { Day, Shares } from '../../../exact/index.js';
import { citation, type Placed } from '../../../instrument/index.js';
import type { Context } from '../../../session/index.js';
import { deadlineOn, defineKind, lengthInWords, ownDay, whenInWords } from '../../../terms/index.js';
import type { Deadline, Matter } from '../../../terms/index.js';
import { provisionOf } from '../series/series-provision.js';
import { isRedemptionOf } from './called.js';
import { dueWay, factsOfInstalments, goneOf, isDue, tellOfInstalments } from './instalments.js';
import type { Gone, Instalment, Plan } from './instalments.js';
import { redemptionEffect } from './redemption-effect.js';
import { redemptionOnRequestParameters, type RedemptionOnRequest } from './request-parameters.js';
import { firstDay, requestedTogether, requestedUnder, requestsBy, type Request } from './requests.js';

/**
 * Holders of so much of a series ask for all of it to be redeemed, in instalments; or each for its own shares, as many as a year has room
 * for. What is due is carried on until it is paid. Nobody has to redeem what nobody asked for, and acts that are not entered were not made
 * as far as these are kept.
 */
export const redemptionOnRequestKind = defineKind<RedemptionOnRequest>({
  kind: 'redemption-on-request',
  subject: 'distributions',
  provides: 'Has shares of a series redeemed when holders of so many ask for it, or for each holder that asks.',
  parameters: redemptionOnRequestParameters,
  facts: [requestedUnder, ...factsOfInstalments],
  answers: ['redemption.schedule', 'redemption.effect', 'capital.redeem', 'calendar.deadlines', 'approval.status'],
  needs: (c, placed, { act }) => {
    if (!isRedemptionOf(act, placed.provision.series) || !speaksAlone(c, placed)) return undefined;
    c.otherLaw({ says: placed.provision.available, cites: [placed.cite] });
    return isDue(c, act).value ? dueWay(placed.cite, act) : undefined;
  },
  tells: (c, placed, topic, input, at) => {
    const { series } = placed.provision;
    const plans = (on: Day, through: Day) => plansOf(c, placed, on, through);
    if (topic !== 'redemption-effect') {
      const besides = () => endOfRequests(c, placed);
      return tellOfInstalments(c, { placed, plans, besides }, topic, input, at);
    }
    const { matter } = input as { readonly matter: Matter };
    const { act } = matter;
    // Whether the corporation may redeem more than is due is said elsewhere, or nowhere.
    if (!isRedemptionOf(act, series) || !speaksAlone(c, placed) || !isDue(c, act).value) return undefined;
    return redemptionEffect(c, { series, cite: placed.cite }, matter, act, dueWay(placed.cite, act), at);
  },
});

/** Until when it can be asked for after an event of the corporation; of an event that has not happened nothing ends. */
function endOfRequests(c: Context, placed: Placed<RedemptionOnRequest>): readonly Deadline[] {
  const { cite, provision } = placed;
  const { series, upon: { event, within } = {} } = provision;
  if (event === undefined || within === undefined) return [];
  const happened = c.attempt(() => ownDay(c, placed, event));
  if (happened.settled && happened.value === undefined) return [];
  const what = `the time in which holders can ask for a redemption of ${series}`;
  const day = () => plusLength(ownDay(c, placed, event)!, within);
  const counted = `${lengthInWords(within)} after ${whenInWords(event)}`;
  return [deadlineOn(c, { id: `${cite} request`, what, comes: 'ends', who: 'the holders', cite, counted }, day)];
}

/** Where no provision gives the corporation an option: there, its ways have what is due among them. */
function speaksAlone(c: Context, { provision }: Placed<RedemptionOnRequest>): boolean {
  return provisionOf(c, 'redemption', provision.series, c.asOf) === undefined;
}

function plansOf(c: Context, placed: Placed<RedemptionOnRequest>, on: Day, through: Day): readonly Plan[] {
  const requests = requestsBy(c, placed, through);
  if (placed.provision.requestedBy !== undefined) return planOfAll(c, placed, requests, on, through);
  const assigned = assignedUntil(c, placed, requests, on);
  const gone = goneOf(c, placed.provision.series, through);
  const holders = [...new Set(requests.map(({ holder }) => holder))];
  const ofHolder = (holder: string): Plan =>
    planOf(
      assigned.filter((each) => each.request.holder === holder),
      goneOnRequest(
        gone,
        requests.filter((each) => each.holder === holder),
      ),
      (day) => c.books.holding(holder, placed.provision.series).at(day),
      { holder },
    );
  if (placed.provision.yearly?.order !== 'lot') return holders.map(ofHolder);
  const each = holders.map(ofHolder);
  const all = each.flatMap((plan) => plan.gone).toSorted((a, b) => compareDays(a.on, b.on));
  return [planOf(assigned, all, (day) => sumOf('shares', each, ({ left }) => left(day)))];
}

const dividedSays = message(
  'redemption-on-request.instalment',
  'On {on} {outstanding} shares of {series}, without what lacks of earlier instalments, are divided by the {remaining} that are left: {outcome}',
);

/** The whole series, in so many yearly instalments: what converts or is bought in between is divided no more, and credited to none. */
function planOfAll(
  c: Context,
  placed: Placed<RedemptionOnRequest>,
  requests: readonly Request[],
  on: Day,
  through: Day,
): readonly Plan[] {
  const { cite, provision } = placed;
  const { series, instalments = 1 } = provision;
  const asked = requestedTogether(c, placed, requests);
  if (asked === undefined) return [];
  const first = firstDay(c, placed, asked.on);
  const days = Array.from({ length: instalments }, (_, years) => anniversary(first, years));
  const left = (day: Day): Shares => c.books.outstanding(series).at(day);
  return [
    {
      days: days.filter((day) => compareDays(day, on) <= 0),
      instalment: (day, eve, nth, lacked) => {
        const outstanding = minus(left(eve), lacked);
        const required = dividedBy(outstanding, ratio(instalments - nth));
        const figures = { on: day, outstanding: show(outstanding), series, remaining: String(instalments - nth) };
        const told = reason(dividedSays, `${show(required)} shares`, {
          figures,
          cites: [cite],
          grounds: [asked.reason],
        });
        return { on: day, required, of: { outstanding }, reason: told };
      },
      gone: goneOf(c, series, through),
      left,
      credits: false,
    },
  ];
}

/** What of a request falls due on a day. */
interface Assigned {
  readonly on: Day;
  readonly request: Request;
  readonly shares: Shares;
  readonly reason: Reason;
}

function planOf(
  assigned: readonly Assigned[],
  gone: readonly Gone[],
  left: (day: Day) => Shares,
  whose?: { readonly holder: string },
): Plan {
  const days = [...new Set(assigned.map(({ on }) => on))];
  return {
    ...whose,
    days,
    instalment: (day): Instalment => {
      const own = assigned.filter(({ on }) => on === day);
      const required = sumOf('shares', own, ({ shares }) => shares);
      return { on: day, required, of: {}, reason: own[0]!.reason };
    },
    gone,
    left,
    credits: true,
  };
}

/** What went out from a holder from its first request on, as far as it asked for it. */
function goneOnRequest(gone: readonly Gone[], requests: readonly Request[]): readonly Gone[] {
  const asked = (day: Day) =>
    sum(
      'shares',
      requests.flatMap(({ on, shares }) => (compareDays(on, day) <= 0 ? [shares] : [])),
    );
  let counted: Shares = zero('shares');
  return gone
    .filter(({ from }) => from === requests[0]?.holder)
    .map((each) => {
      const shares = least(each.shares, minus(asked(each.on), counted));
      counted = plus(counted, shares);
      return { ...each, shares };
    });
}

const assignedSays = message(
  'redemption-on-request.assigned',
  'Of the {asked} shares of {series} whose redemption {holder} asked for on {requested}, {outcome}',
);

/** Request by request, what falls due by a day: all of it after its time, or what the year has room for; the rest waits for the next year. */
function assignedUntil(
  c: Context,
  placed: Placed<RedemptionOnRequest>,
  requests: readonly Request[],
  until: Day,
): readonly Assigned[] {
  const { yearly, due, series } = placed.provision;
  const cites = [yearly === undefined ? placed.cite : citation(placed.instrument, yearly.cite)];
  const waiting = requests.map((request) => ({ request, due: plusLength(request.on, due), left: request.shares }));
  const assigned: Assigned[] = [];
  for (const on of daysOf(
    waiting.map((each) => each.due),
    until,
    yearly !== undefined,
  )) {
    const now = waiting.filter((each) => compareDays(each.due, on) <= 0 && isPositive(each.left));
    const taken = assigned.filter((each) => yearOf(each.on) === yearOf(on)).map(({ shares }) => shares);
    const room = yearly === undefined ? undefined : minus(roomOf(c, placed, yearly, on), sum('shares', taken));
    for (const [place, shares] of divided(
      now.map(({ left }) => left),
      room,
      yearly?.order,
    ).entries()) {
      const one = now[place]!;
      if (isZero(shares)) continue;
      one.left = minus(one.left, shares);
      const { entry, holder, on: requested, shares: asked } = one.request;
      const figures = { asked: show(asked), series, holder: c.nameOf(holder), requested };
      const outcome = `${show(shares)} are to be redeemed by ${on}`;
      const told = reason(assignedSays, outcome, { figures, cites, entries: [entry] });
      assigned.push({ on, request: one.request, shares, reason: told });
    }
  }
  return assigned;
}

/** The days on which requests fall due, and the first of each later year, on which what waited may. */
function daysOf(due: readonly Day[], until: Day, byYear: boolean): readonly Day[] {
  const [first] = due.toSorted(compareDays);
  if (first === undefined) return [];
  const years = byYear ? Math.max(0, yearOf(until) - yearOf(first)) : 0;
  const later = Array.from({ length: years }, (_, year) => day(`${yearOf(first) + year + 1}-01-01`));
  return [...new Set([...due, ...later])].filter((each) => compareDays(each, until) <= 0).toSorted(compareDays);
}

function roomOf(
  c: Context,
  { provision }: Placed<RedemptionOnRequest>,
  { part, number }: NonNullable<RedemptionOnRequest['yearly']>,
  on: Day,
): Shares {
  const before = plusDays(day(`${yearOf(on)}-01-01`), -1);
  return number ?? floor(times(c.books.outstanding(provision.series).at(before), part!));
}

/** So much of each as there is room for. */
function divided(
  asked: readonly Shares[],
  room: Shares | undefined,
  order: NonNullable<RedemptionOnRequest['yearly']>['order'] | undefined,
): readonly Shares[] {
  if (room === undefined || !compareBy<'shares'>('moreThan', sum('shares', asked), room)) return asked;
  if (order !== 'receipt') return allocate(numerator(room), asked).map((each) => shares(each));
  let left = room;
  return asked.map((each) => {
    const one = least(each, left);
    left = minus(left, one);
    return one;
  });
}
