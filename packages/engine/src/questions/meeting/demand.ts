import { message, reason, type Reason, listed } from '../../evaluation/index.js';
import {
  anniversary,
  compareDays,
  day,
  fractionInWords,
  fractionMet,
  least,
  leastWholeMeeting,
  minusLength,
  plusDays,
  recount,
  show,
  sum,
  times,
  votesOf,
} from '../../exact/index.js';
import type { Day, Length, Moment, Shares } from '../../exact/index.js';
import {
  annualMeetingsHeld,
  demandDeliveredFact,
  heldThroughoutFact,
  lastAnnualMeetingFact,
  meetingCallTopic,
} from '../../kinds/index.js';
import type { CallRule } from '../../kinds/index.js';
import type { Context } from '../../session/index.js';
import { electorateAt, entitledToVote, limitsKeep } from '../../terms/index.js';
import { spokenByLaw, type Spoken } from './spoken.js';

const demanded = message(
  'meeting.demand',
  'The votes of {who} are {have} of {base}; {fraction} of them, {needed}, may have a special meeting called: {outcome}',
);
const nobody = message('meeting.demand.none', 'No instrument that is loaded lets holders have it called: {outcome}');

/** What a demand of holders for a meeting comes to. */
export interface Demand {
  readonly suffices: boolean;
  readonly figures: Readonly<Record<string, unknown>>;
  readonly reason: Reason;
}

/**
 * Whether these holders may have a meeting called: by the rule that governs, else by the law that stands beside it. Votes
 * that a limit takes away count on neither side.
 */
export function demandOf(
  c: Context,
  holders: readonly string[],
  rule: Spoken<CallRule>,
  at: Moment,
  called?: string,
): Demand {
  const closed = closedTo(c, rule, at, called);
  if (closed !== undefined) return { suffices: false, figures: { demandUnder: rule.placed.cite }, reason: closed };
  const source = ruleForHolders(c, rule, at);
  if (source === undefined) {
    if (rule.value.lawBesides) c.otherLaw({ says: whatLawLets, cites: [rule.placed.cite] });
    return { suffices: false, figures: {}, reason: reason(nobody, 'not by a demand', { cites: [rule.placed.cite] }) };
  }
  const { fraction, heldFor, cite, ground } = source;
  const { value: electorate, reason: how } = electorateAt(c, at);
  const { series } = rule.value;
  if (series !== undefined) c.covered('register', at.day, [cite]);
  const base =
    series === undefined
      ? entitledToVote(electorate, 'votes', 'general')
      : recount('votes', c.books.outstanding(series).at(at));
  const have = sum(
    'votes',
    holders.flatMap((holder) => {
      if (series !== undefined) return [recount('votes', heldThroughout(c, holder, series, at, heldFor, cite))];
      return electorate.classes.map((each) => {
        const shares = heldThroughout(c, holder, each.id, at, heldFor, cite);
        return votesOf(times(shares, limitsKeep(c, electorate, each.id, holder)), each.votesEach);
      });
    }),
  );
  const needed = leastWholeMeeting<'votes'>(fraction, base);
  const suffices = fractionMet<'votes'>(fraction, have, base);
  const figures = {
    who: listed(holders.map((holder) => c.nameOf(holder))),
    have: show(have),
    base: show(base),
    fraction: fractionInWords(fraction),
    needed: needed === undefined ? 'out of reach' : show(needed),
  };
  return {
    suffices,
    figures: { have, base, ...(needed === undefined ? undefined : { needed }), demandUnder: cite },
    reason: reason(demanded, suffices ? 'enough' : 'too few', { figures, cites: [cite], grounds: [ground, how] }),
  };
}

const closedSays = message(
  'meeting.demand.closed',
  'From {from}, which is {days} days before the anniversary of the annual meeting of {last}, until the next one holders may have no meeting called; the demand is of {on}: {outcome}',
);

/** Why a demand of that day is not heeded; undefined where there is no such time, or it lies outside. */
function closedTo(c: Context, { value, placed }: Spoken<CallRule>, at: Moment, called?: string): Reason | undefined {
  const { closedDays } = value;
  if (closedDays === undefined) return undefined;
  const cites = [placed.cite];
  const on = called === undefined ? at.day : day(c.ask(demandDeliveredFact, { about: [called], cites }));
  const last = lastAnnualMeeting(c, on, cites);
  if (last === undefined) return undefined;
  const from = plusDays(anniversary(last, 1), -closedDays);
  if (compareDays(on, from) < 0) return undefined;
  return reason(closedSays, 'not heeded', { figures: { from, days: String(closedDays), last, on }, cites });
}

/** The last annual meeting before a day; undefined where there was none since the corporation was formed. */
function lastAnnualMeeting(c: Context, on: Day, cites: readonly string[]): Day | undefined {
  const entered = annualMeetingsHeld(c, cites).findLast((each) => compareDays(each, on) < 0);
  c.covered('meetings', on, cites, entered);
  if (entered !== undefined || c.isKept('meetings', beforeAll, on)) return entered;
  return day(c.ask(lastAnnualMeetingFact, { about: [on], cites }));
}

/** No corporation is as old. */
const beforeAll = day('1000-01-01');

/** The shares that a holder has had without a break for so long: the fewest that it had on any day of that time. */
function heldThroughout(
  c: Context,
  holder: string,
  className: string,
  at: Moment,
  heldFor: Length | undefined,
  cite: string,
): Shares {
  const holding = c.books.holding(holder, className);
  if (heldFor === undefined) return holding.at(at);
  const since = minusLength(at.day, heldFor);
  c.covered('register', at.day, [cite], since);
  const within = (on: Day): boolean => compareDays(on, since) > 0;
  if (c.books.entriesOf('shares-split', at).some(({ on, data }) => data.class === className && within(on)))
    return c.exactly(
      c.quantity<'shares'>('shares', heldThroughoutFact, { about: [holder, className, since], cites: [cite] }),
    );
  const changed = [...c.books.entriesOf('shares-transferred', at), ...c.books.entriesOf('shares-reacquired', at)]
    .map(({ on }) => on)
    .filter(within);
  const moments: readonly Moment[] = [{ day: since }, ...changed.map((day): Moment => ({ day })), at];
  return least(holding.at(at), ...moments.map((when) => holding.at(when)));
}

const whatLawLets = 'a special meeting at the demand of shareholders, where law gives it to them';

function ruleForHolders(c: Context, rule: Spoken<CallRule>, at: Moment) {
  const own = rule.value.holders;
  const { heldFor } = rule.value;
  if (own !== undefined) return { fraction: own, heldFor, cite: rule.placed.cite, ground: rule.reason };
  const law = rule.value.lawBesides
    ? spokenByLaw(c, meetingCallTopic, { meetings: rule.value.meetings }, at)
    : undefined;
  const fraction = law?.value.holders;
  return law === undefined || fraction === undefined
    ? undefined
    : { fraction, heldFor: law.value.heldFor, cite: law.placed.cite, ground: law.reason };
}
