import { z } from 'zod';
import { held, message, openFact, reason } from '../../../evaluation/index.js';
import { compareDays, daysBetween, plusDays, type Day } from '../../../exact/index.js';
import { parametersOf, stockName, writerOf, type Placed } from '../../../instrument/index.js';
import type { EntryOf } from '../../../journal/index.js';
import type { Context } from '../../../session/index.js';
import { deadlinesTopic, defineKind, outcome, wholeNumberParameter } from '../../../terms/index.js';
import type { Deadline, Matter, Requirement, StepOutcome } from '../../../terms/index.js';
import { hasCome, isRedemptionOf, type Redemption } from './called.js';
import { redemptionsAhead } from './redemptions-ahead.js';

const parameters = parametersOf('redemption-notice', {
  series: stockName.describe('the series'),
  least: wholeNumberParameter.describe('how many days before the redemption date it is mailed at the least'),
  most: wholeNumberParameter.describe('and how many at the most'),
  how: z.string().describe('how it is given, in our own words'),
  states: z
    .array(z.string())
    .min(1)
    .optional()
    .describe('what it states, in our own words; left out: the text does not say'),
});
export type RedemptionNotice = z.output<typeof parameters>;

/** The notice of a redemption: when, how, to whom, and what it states. */
export const redemptionNotice = writerOf(parameters);

/** Asked of every notice of a redemption; it is mailed regularly as a rule. */
export const dulyGiven = openFact('redemption-notice-complete', 'entry').yesNo(
  'Was the notice {0} given in the way that the instrument asks, and does it state everything that it asks for?',
  {
    reply: 'yes',
    premise: 'the notice {0} was given in the way and with the contents asked for',
    kind: 'regular',
  },
);

const inTime = message(
  'redemption-notice.in-time',
  'Notice of the redemption on {on} was sent on {sent}, {days} days before, to {to}: {outcome}',
);
const missing = message(
  'redemption-notice.missing',
  'No notice of the redemption on {on} is entered; it is sent from {first} through {last}: {outcome}',
);

/**
 * Each holder whose shares are called is sent a notice so many days before the redemption date, both ends included. A notice
 * that is missing, late or defective leaves the shares of that holder as they were, and touches no others.
 */
export const redemptionNoticeKind = defineKind<RedemptionNotice>({
  kind: 'redemption-notice',
  subject: 'distributions',
  provides: 'Says when and how holders are told of a redemption, and of what.',
  parameters,
  facts: [dulyGiven],
  answers: ['capital.redeem', 'redemption.notice', 'redemption.effect', 'calendar.deadlines'],
  constants: ({ how }) => ({ 'notice-of-redemption': how }),
  needs: (_c, placed, matter) =>
    isRedemptionOf(matter.act, placed.provision.series) ? noticeStep(placed, matter.act) : undefined,
  tells: (c, placed, topic, input) => {
    const { cite, provision } = placed;
    if (topic === deadlinesTopic) return deadlines(c, placed);
    if (topic !== 'notice-of-redemption' || input['class'] !== provision.series) return undefined;
    const on = input['on'] as Day;
    const { how, states = [] } = provision;
    const value = { ...windowOf(provision, on), how, states };
    return held(value, reason(windowSaid, `${value.first} through ${value.last}`, { figures: { on }, cites: [cite] }));
  },
});

const windowSaid = message('redemption-notice.window', 'Notice of a redemption on {on} is sent from {outcome}');

interface Window {
  readonly first: Day;
  readonly last: Day;
}

/** The days on which notice of a redemption can be sent, both included. */
export function windowOf({ least, most }: RedemptionNotice, on: Day): Window {
  return { first: plusDays(on, -most), last: plusDays(on, -least) };
}

/** One notice, and whether it was duly given for the shares that it calls. */
export interface JudgedNotice {
  readonly entry: string;
  /** The holder whom it is to, or nothing where it went to all holders of record. */
  readonly holder: string | undefined;
  readonly to: string;
  readonly sent: Day;
  readonly days: number;
  readonly duly: boolean;
}

/** The notices of a redemption by now: one to a person counts for that holder, any other for all. */
export function noticesOf(
  c: Context,
  { cite, provision }: Placed<RedemptionNotice>,
  matter: Matter,
  act: Redemption,
): readonly JudgedNotice[] {
  c.covered('acts', c.asOf, [cite]);
  return c.books.notices(matter.id, c.now).map((entry) => judge(c, provision, entry, act, cite));
}

function judge(
  c: Context,
  { least, most }: RedemptionNotice,
  { id, data }: EntryOf<'notice'>,
  { on }: Redemption,
  cite: string,
): JudgedNotice {
  c.restsOn([id]);
  const days = daysBetween(data.sent, on);
  const isPerson = c.books.person(data.to) !== undefined;
  return {
    entry: id,
    holder: isPerson ? data.to : undefined,
    to: data.to,
    sent: data.sent,
    days,
    duly: days >= least && days <= most && c.holds(dulyGiven, [id], cite),
  };
}

export function noticeStep(placed: Placed<RedemptionNotice>, act: Redemption): Requirement {
  const { cite, provision } = placed;
  return {
    kind: 'test',
    id: `${provision.cite} notice`,
    cite,
    says: `notice to the holders, at least ${provision.least} and at most ${provision.most} days before`,
    judge: (c, matter) => judgeNotice(c, placed, matter, act),
    taken: () => ({ event: `the redemption on ${act.on}`, who: 'the corporation', days: windowOf(provision, act.on) }),
  };
}

function judgeNotice(c: Context, placed: Placed<RedemptionNotice>, matter: Matter, act: Redemption): StepOutcome {
  const { cite, provision } = placed;
  const notices = noticesOf(c, placed, matter, act);
  const good = notices.find(({ duly }) => duly) ?? notices[0];
  const { first, last } = windowOf(provision, act.on);
  const canCome = !hasCome(c, act) && compareDays(c.asOf, last) <= 0;
  const status = good?.duly === true ? 'met' : canCome ? 'open' : 'failed';
  tellOrder(c, matter, notices, cite);
  if (good === undefined) {
    const figures = { on: act.on, first, last };
    return outcome(status, reason(missing, status, { figures, cites: [cite] }));
  }
  const figures = { on: act.on, sent: good.sent, days: String(good.days), to: c.nameOf(good.to) };
  return outcome(status, reason(inTime, status, { figures, cites: [cite], entries: [good.entry] }));
}

/** The text has a redemption depend on the approval, and not the notice of it: one that came first is told, and counts. */
function tellOrder(c: Context, { id }: Matter, notices: readonly JudgedNotice[], cite: string): void {
  const granted = c.books.approvals(id, c.now).find(({ data }) => data.granted);
  const early = notices.find(({ sent }) => granted === undefined || compareDays(sent, granted.on) < 0);
  if (early === undefined) return;
  const since = granted === undefined ? 'no approval is entered' : `the approval came on ${granted.on}`;
  c.remark({
    says: `Notice was sent on ${early.sent}, and ${since}: the redemption needs the approval by its date, and nothing asks for it before the notice.`,
    cites: [cite],
  });
}

const listed = message('redemption-notice.deadlines', 'Notices of redemptions: {outcome}');

function deadlines(c: Context, placed: Placed<RedemptionNotice>) {
  const { cite, provision } = placed;
  const value = redemptionsAhead(c, provision.series, cite).flatMap(({ id, act, entry }): readonly Deadline[] => {
    const { first, last } = windowOf(provision, act.on);
    const who = 'the corporation';
    const before = (days: number) => ({ setBy: [entry], counted: `${days} days before the redemption on ${act.on}` });
    const [most, least] = [before(provision.most), before(provision.least)];
    const what = `notice of the redemption of ${provision.series} on ${act.on}`;
    return [
      { id: `${id} notice from`, what: `${what} may be mailed`, comes: 'begins', cite, ...most, day: first },
      {
        id: `${id} notice`,
        what: `${what} is mailed at the latest`,
        comes: 'falls-due',
        who,
        cite,
        ...least,
        day: last,
      },
    ];
  });
  return held(value, reason(listed, value.length === 0 ? 'none' : String(value.length), { cites: [cite] }));
}
