import { message, openFact, reason, type Reason } from '../../../evaluation/index.js';
import {
  compareBy,
  compareDays,
  isPositive,
  least,
  plusLength,
  recount,
  show,
  sumOf,
  times,
} from '../../../exact/index.js';
import type { Day, Shares } from '../../../exact/index.js';
import type { Placed } from '../../../instrument/index.js';
import type { EntryOf } from '../../../journal/index.js';
import { ofKind, type Context } from '../../../session/index.js';
import { dayStated, matterOf, measureInWords, ownDay } from '../../../terms/index.js';
import { isRedemptionOf } from './called.js';
import type { RedemptionOnRequest } from './request-parameters.js';

type RequestEntry = EntryOf<'redemption-requested'>;

/** A request of a holder that the text heeds. */
export interface Request {
  readonly entry: string;
  readonly on: Day;
  readonly holder: string;
  readonly shares: Shares;
}

/** Asked where a text has several rights to ask for a redemption of a series, and the request names none. */
export const requestedUnder = openFact('requested-under', 'entry', 'section').yesNo(
  'Was the request {0} for a redemption made under {1}?',
);

/** The requests by a day that are made under this provision and in its time, in the order of receipt. */
export function requestsBy(c: Context, placed: Placed<RedemptionOnRequest>, day: Day): readonly Request[] {
  const { cite, provision } = placed;
  const { series } = provision;
  c.covered('acts', day, [cite]);
  return c.books
    .entriesOf('redemption-requested')
    .filter(({ on, data }) => data.class === series && compareDays(on, day) <= 0)
    .filter((entry) => isUnder(c, placed, entry) && isInTime(c, placed, entry))
    .map(({ id, on, data }) => {
      c.restsOn([id]);
      const held = c.books.holding(data.holder, series).at(on);
      return { entry: id, on, holder: data.holder, shares: least(data.shares ?? held, held) };
    })
    .filter(({ shares }) => isPositive(shares));
}

function isUnder(c: Context, { cite, provision }: Placed<RedemptionOnRequest>, { id, data }: RequestEntry): boolean {
  if (data.under !== undefined) return data.under === provision.cite;
  const rights = ofKind<RedemptionOnRequest>(c, 'redemption-on-request', c.asOf).filter(
    (each) => each.provision.series === provision.series,
  );
  return rights.length < 2 || c.holds(requestedUnder, [id, provision.cite], cite);
}

/** A request that came too early or too late is told and left out. */
function isInTime(c: Context, placed: Placed<RedemptionOnRequest>, { on, data }: RequestEntry): boolean {
  const { from, upon } = placed.provision;
  const first = from === undefined ? undefined : ownDay(c, placed, from);
  const happened = upon === undefined ? undefined : dayOfEvent(c, placed, upon, data.holder);
  const isEarly =
    (from !== undefined && (first === undefined || compareDays(on, first) < 0)) ||
    (upon !== undefined && (happened === undefined || compareDays(on, happened) < 0));
  const last = upon?.within === undefined || happened === undefined ? undefined : plusLength(happened, upon.within);
  if (!isEarly && (last === undefined || compareDays(on, last) <= 0)) return true;
  const why = isEarly ? 'before it could be made' : `after ${last}, the last day for it`;
  c.remark({
    says: `The request of ${c.nameOf(data.holder)} came on ${on}, ${why}, and has no effect.`,
    cites: [placed.cite],
  });
  return false;
}

/** The day of the event after which a holder can ask; undefined where it has not happened. */
function dayOfEvent(
  c: Context,
  placed: Placed<RedemptionOnRequest>,
  { event, ofHolder }: NonNullable<RedemptionOnRequest['upon']>,
  holder: string,
): Day | undefined {
  if (event !== undefined) return ownDay(c, placed, event);
  return dayStated(c, placed.cite, ofHolder ?? '', holder);
}

const togetherSays = message(
  'redemption-on-request.together',
  'On {on} holders of {requesting} of {outstanding} shares of {series} had asked for a redemption; it takes {measure}: {outcome}',
);

/** The first day on which holders of so many shares had asked that the whole series is redeemed. */
export function requestedTogether(
  c: Context,
  { cite, provision }: Placed<RedemptionOnRequest>,
  requests: readonly Request[],
): { readonly on: Day; readonly reason: Reason } | undefined {
  const { requestedBy, series } = provision;
  if (requestedBy === undefined) return undefined;
  const { verb, figure } = requestedBy;
  for (const { on } of requests) {
    const outstanding = c.books.outstanding(series).at(on);
    const latest = new Map(requests.filter((each) => compareDays(each.on, on) <= 0).map((each) => [each.holder, each]));
    const requesting = sumOf('shares', [...latest.values()], ({ holder, shares }) =>
      least(shares, c.books.holding(holder, series).at(on)),
    );
    const needed =
      figure.unit === 'shares' ? recount('shares', figure.value) : times(outstanding, recount('ratio', figure.value));
    if (!compareBy<'shares'>(verb, requesting, needed)) continue;
    const figures = {
      on,
      requesting: show(requesting),
      outstanding: show(outstanding),
      series,
      measure: measureInWords(requestedBy),
    };
    const entries = [...latest.values()].map(({ entry }) => entry);
    return { on, reason: reason(togetherSays, 'it is asked for', { figures, cites: [cite], entries }) };
  }
  return undefined;
}

/** The first day of redemption: the last on which it may be, or an earlier one for which the corporation called shares. */
export function firstDay(c: Context, { provision }: Placed<RedemptionOnRequest>, requested: Day): Day {
  const last = plusLength(requested, provision.due);
  return c.books
    .proposals()
    .map((id) => matterOf(c, id))
    .flatMap(({ id, act }) =>
      isRedemptionOf(act, provision.series) && c.books.withdrawn(id) === undefined ? [act.on] : [],
    )
    .filter((on) => compareDays(on, requested) >= 0)
    .reduce((first, on) => (compareDays(on, first) < 0 ? on : first), last);
}
