import { z } from 'zod';
import { held, listed, message, openFact, reason, type Held, type Reason } from '../../evaluation/index.js';
import { anniversary, atClose, compareDays, day, daysBetween, latestOf, plusDays } from '../../exact/index.js';
import type { Day } from '../../exact/index.js';
import { byReading, parametersOf, writerOf, type Placed } from '../../instrument/index.js';
import type { ActOf, EntryOf } from '../../journal/index.js';
import type { Context } from '../../session/index.js';
import {
  calledMeetings,
  dayOfMeeting,
  dayOfTextFor,
  firstSittingOf,
  idsOfMeeting,
  deadlineOn,
  deadlinesTopic,
  defineKind,
  defineTopic,
  isAnnual,
  meetingDay,
  noticeOf,
  tellings,
  wholeNumberParameter,
} from '../../terms/index.js';
import type { Deadline } from '../../terms/index.js';

export const nominationTopic = defineTopic<NominationRule>('nominations');

/** Of what a shareholder gives notice before a meeting: a candidate for director, or other business to be brought before it. */
export const noticedMatters = ['nomination', 'business'] as const;
export type NoticedMatter = (typeof noticedMatters)[number];

export const noticedInWords: Readonly<Record<NoticedMatter, string>> = {
  nomination: 'nomination',
  business: 'notice of other business',
};

/** Asked where the day of sending counts, and only that of receipt is given. */
export const nominationSentFact = openFact('nomination-sent', 'meeting', 'day').day(
  'On which day was the notice sent that was received on {1} for the meeting {0}?',
);

/** Of one candidate: whatever is entered of nominations, a statement of this goes before it. */
export const nominatedFact = openFact('nominated', 'candidate', 'proposal').yesNo(
  'Was {0} nominated for {1} as the instruments ask?',
);

/** Whoever stands and of whom no nomination is entered is supposed to have been nominated as the text asks. */
export const nominationsInOrderFact = openFact('nominations-in-order', 'meeting').yesNo(
  'Was everybody who stands at {0}, and of whom no nomination is entered, nominated as the instruments ask?',
  {
    reply: 'yes',
    premise: 'whoever stands at {0}, and of whom no nomination is entered, was nominated as the instruments ask',
  },
);

/** An election, as far as nominations for it are looked at. */
interface Standing {
  readonly id: string;
  readonly act: ActOf<'election'>;
}

/**
 * Who of the candidates of an election can be elected: where the instruments speak of nominations, those who were nominated so. A series
 * elects by its own right, of which rules on nominations do not speak.
 */
export function nominatedIn(c: Context, { id, act: { meeting, candidates, series } }: Standing): readonly string[] {
  const [first, ...others] = series === undefined ? nominationRules(c, { at: dayOfTextFor(c, meeting) }) : [];
  if (first === undefined) return candidates;
  const rules = [first, ...others] as const;
  const cites = rules.map(({ placed }) => placed.cite);
  return candidates.filter((candidate) => {
    const about = { about: [candidate, id], cites };
    if (c.isKnown(nominatedFact, about)) return c.is(nominatedFact, about);
    const nominations = nominationsOf(c, meeting, candidate);
    if (nominations.length > 0) return nominations.some((each) => isInOrder(c, rules, each, cites));
    return c.is(nominationsInOrderFact, { about: [meeting], cites }) || c.is(nominatedFact, about);
  });
}

type Nominated = EntryOf<'nomination'>;

/** The nominations that are entered of a candidate, or of all, at a meeting. */
export function nominationsOf(c: Context, meeting: string, candidate?: string): readonly Nominated[] {
  const ids = idsOfMeeting(c, meeting);
  const found = c.books
    .entriesOf('nomination', c.now)
    .filter(({ data }) => ids.has(data.meeting) && (candidate === undefined || data.candidates.includes(candidate)));
  c.restsOn(found.map(({ id }) => id));
  return found;
}

/** Whether a nomination is in time where it is bound by days; one that is not is told, with whom it is of. */
function isInOrder(
  c: Context,
  rules: readonly [PlacedNominationRule, ...PlacedNominationRule[]],
  nomination: Nominated,
  cites: readonly string[],
): boolean {
  const { outcome, latest } = nominationJudged(c, rules, nomination);
  if (outcome === 'in-time' || outcome === 'not-bound') return true;
  const names = listed(nomination.data.candidates.map((each) => c.nameOf(each)));
  const by = outcome === 'too-late' ? `too late: the last day was ${latest}` : 'too early';
  c.remark({ says: `The nomination of ${names} came ${by}; by it nobody can be elected.`, cites });
  return false;
}

/** Whether a nomination that is entered came in time; those of the Board and its committees are bound by no day. */
export function nominationJudged(
  c: Context,
  rules: readonly [PlacedNominationRule, ...PlacedNominationRule[]],
  { on, data: { meeting, by, received = on, sent } }: Nominated,
): Pick<InTime, 'latest'> & { readonly outcome: InTime['outcome'] | 'not-bound' } {
  if (by !== 'shareholder') return { outcome: 'not-bound', latest: undefined };
  return inTime(c, rules, { meeting, received, sent });
}

/** Until when a shareholder's nomination must be received. */
export interface NominationRule {
  readonly leastDays: number;
  /** Where notice of the meeting went out later than so many days before it, nominations are in time so many days after. */
  readonly late?: { readonly noticeWithin: number; readonly daysAfterNotice: number };
  /** Days counted from the anniversary of the annual meeting before, while the meeting is near it; with when those were held. */
  readonly anniversary?: Anniversary & { readonly held: readonly Day[] };
  /** Whether lower instruments may ask for more days, and not for fewer. */
  readonly isMinimum: boolean;
  /** Whether a nomination is in time by the day it is received, or by the day it is sent. */
  readonly counted: 'received' | 'sent';
}

/** How days are counted from an anniversary, and how where the meeting is not near it. */
interface Anniversary {
  readonly earliestDays: number;
  readonly near: { readonly daysBefore: number; readonly daysAfter: number };
  readonly otherwise: { readonly leastDays: number; readonly daysAfterNotice: number };
}

/** A rule on nominations, with its section. */
export interface PlacedNominationRule {
  readonly rule: NominationRule;
  readonly placed: Placed;
  readonly reason: Reason;
}

/**
 * The rules on nominations that bind together on a day: the highest instrument that speaks, and while what speaks is only a
 * minimum, the next one below it too. Every one must be kept.
 */
export function nominationRules(
  c: Context,
  { of = 'nomination', at = c.asOf }: { readonly of?: NoticedMatter; readonly at?: Day },
): readonly PlacedNominationRule[] {
  const told = Array.from(tellings(c, nominationTopic, { of }, atClose(at)), ({ placed, told: said }) => ({
    rule: said.value,
    placed,
    reason: said.reason,
  }));
  const last = told.findIndex(({ rule: each }) => !each.isMinimum);
  return last < 0 ? told : told.slice(0, last + 1);
}

/** A notice to a meeting, and when it came. */
interface Noticed {
  readonly meeting: string;
  readonly received?: Day | undefined;
  readonly sent?: Day | undefined;
}

/** Whether a notice came in time, and the days by which that is told. */
export interface InTime {
  readonly outcome: 'in-time' | 'too-early' | 'too-late' | 'latest-day';
  readonly counted: 'received' | 'sent';
  /** The day that counts; undefined where none is given yet. */
  readonly on: Day | undefined;
  readonly earliest: Day | undefined;
  /** Undefined where that is open, and this one is in time in any case. */
  readonly latest: Day | undefined;
  /** The day of the meeting, of its first sitting where it was adjourned. */
  readonly meets: Day;
  /** The last day as far as it is known, and the rule that fixes it. */
  readonly least: ReturnType<typeof lastDayUnder>;
  readonly noticed: Day | undefined;
}

/** Whether a notice came in time under every rule; where no day is given, until when it does. An adjournment opens no new period. */
export function inTime(
  c: Context,
  rules: readonly [PlacedNominationRule, ...PlacedNominationRule[]],
  notice: Noticed,
): InTime {
  const meeting = firstSittingOf(c, notice.meeting);
  const meets = dayOfMeeting(c, meeting);
  const known = noticeOf(c, meeting);
  const { day: first, by } = lastDayUnder(rules, meets, known);
  const { counted } = by.rule;
  const on = dayCounted(c, notice, counted);
  const isInAnyCase = on !== undefined && compareDays(on, first) <= 0;
  const tried = c.attempt(() => announcedOn(c, rules, meeting, meets));
  if (!tried.settled && !isInAnyCase) return c.suspendOn(tried.waiting);
  const noticed = tried.settled ? tried.value : known;
  const least = lastDayUnder(rules, meets, noticed);
  const earliest = firstDayUnder(rules, meets, noticed);
  const isEarly = on !== undefined && earliest !== undefined && compareDays(on, earliest) < 0;
  const isLate = on !== undefined && compareDays(on, least.day) > 0;
  const outcome = on === undefined ? 'latest-day' : isEarly ? 'too-early' : isLate ? 'too-late' : 'in-time';
  return { outcome, counted, on, meets, earliest, latest: tried.settled ? least.day : undefined, least, noticed };
}

/** The day of receipt or of sending; where sending counts and only the receipt is given, the other is asked. */
function dayCounted(c: Context, { meeting, received, sent }: Noticed, counted: 'received' | 'sent'): Day | undefined {
  if (counted === 'received') return received;
  if (sent !== undefined || received === undefined) return sent;
  return day(c.ask(nominationSentFact, { about: [meeting, received], cites: [] }));
}

/** The last day on which a nomination keeps every rule, and the rule that fixes it. */
export function lastDayUnder(
  rules: readonly [PlacedNominationRule, ...(readonly PlacedNominationRule[])],
  meets: Day,
  noticed: Day | undefined,
): { readonly day: Day; readonly by: PlacedNominationRule } {
  const days = rules.map((each) => ({ day: lastDayToNominate(each.rule, meets, noticed), by: each }));
  const [first = { day: meets, by: rules[0] }, ...others] = days;
  return others.reduce((earliest, each) => (compareDays(each.day, earliest.day) < 0 ? each : earliest), first);
}

/**
 * The last day on which a nomination is in time: so many days before the meeting; where notice of the meeting came late,
 * so many days after that notice, if that is later.
 */
export function lastDayToNominate(rule: NominationRule, meets: Day, noticed: Day | undefined): Day {
  if (rule.anniversary !== undefined) return windowByAnniversary(rule, rule.anniversary, meets, noticed).last;
  const usual = plusDays(meets, -rule.leastDays);
  if (rule.late === undefined || noticed === undefined) return usual;
  const isLate = daysBetween(noticed, meets) < rule.late.noticeWithin;
  return isLate ? latestOf(usual, plusDays(noticed, rule.late.daysAfterNotice)) : usual;
}

/** Asked where no notice of the meeting is entered. */
export const meetingAnnounced = openFact('meeting-announced-on', 'meeting').day(
  'On which day was the day of the meeting {0} first announced, or notice of it given?',
);

/**
 * When the meeting was announced: as a notice of it shows. Asked where none is entered and the last day turns on it: counted
 * so many days after it, whichever is later; or later because no notice has come that was early enough.
 */
export function announcedOn(
  c: Context,
  rules: readonly [PlacedNominationRule, ...(readonly PlacedNominationRule[])],
  meeting: string,
  meets: Day,
): Day | undefined {
  const noticed = noticeOf(c, meeting);
  if (noticed !== undefined || !rules.some((each) => turnsOnNotice(each.rule, meets, c.asOf))) return noticed;
  const cites = [lastDayUnder(rules, meets, undefined).by.placed.cite];
  return day(c.ask(meetingAnnounced, { about: [meeting], cites }));
}

function turnsOnNotice(rule: NominationRule, meets: Day, asOf: Day): boolean {
  if (rule.anniversary === undefined)
    return rule.late !== undefined && daysBetween(asOf, meets) < rule.late.noticeWithin;
  const [early, late] = [undefined, meets].map((noticed) =>
    windowByAnniversary(rule, rule.anniversary!, meets, noticed),
  );
  return compareDays(early!.last, late!.last) !== 0;
}

/** The first day on which a nomination is in time; undefined where none is too early. */
export function firstDayUnder(
  rules: readonly PlacedNominationRule[],
  meets: Day,
  noticed: Day | undefined,
): Day | undefined {
  return rules
    .flatMap(({ rule: each }) =>
      each.anniversary === undefined ? [] : (windowByAnniversary(each, each.anniversary, meets, noticed).first ?? []),
    )
    .toSorted(compareDays)
    .at(-1);
}

/**
 * So many days before the anniversary of the annual meeting of the year before, while the meeting is near it. Otherwise, and
 * where none was held, the later of so many days before the meeting and so many after its notice.
 */
function windowByAnniversary(
  { leastDays }: NominationRule,
  { held: meetings, earliestDays, near, otherwise }: NonNullable<NominationRule['anniversary']>,
  meets: Day,
  noticed: Day | undefined,
): { readonly first?: Day; readonly last: Day } {
  const before = meetings.findLast((each) => compareDays(each, meets) < 0);
  const year = before === undefined ? undefined : anniversary(before, 1);
  const isNear =
    year !== undefined &&
    compareDays(plusDays(year, -near.daysBefore), meets) <= 0 &&
    compareDays(meets, plusDays(year, near.daysAfter)) <= 0;
  if (isNear) return { first: plusDays(year, -earliestDays), last: plusDays(year, -leastDays) };
  const beforeMeeting = plusDays(meets, -otherwise.leastDays);
  return {
    last: noticed === undefined ? beforeMeeting : latestOf(beforeMeeting, plusDays(noticed, otherwise.daysAfterNotice)),
  };
}

const parameters = parametersOf('nomination', {
  of: z
    .array(z.enum(noticedMatters))
    .min(1)
    .optional()
    .describe(
      'of what notice is given: of nominations alone, where it is left out, or of other business at the meeting',
    ),
  leastDays: wholeNumberParameter.describe('a shareholder’s nomination comes at least so many days before the meeting'),
  minimum: z
    .boolean()
    .optional()
    .describe(
      'whether it is a minimum, which lower instruments may lengthen and not shorten; left out: it is the rule',
    ),
  counted: byReading(z.enum(['received', 'sent']))
    .optional()
    .describe('whether the day of receipt counts, or that of sending; left out: that of receipt'),
  fromAnniversary: z
    .strictObject({
      earliestDays: wholeNumberParameter.describe(
        'a nomination comes so many days before the anniversary at the earliest',
      ),
      near: z
        .strictObject({ daysBefore: wholeNumberParameter, daysAfter: wholeNumberParameter })
        .describe(
          'how many days before or after the anniversary the meeting may be, for the days to be counted from it',
        ),
      otherwise: z
        .strictObject({ leastDays: wholeNumberParameter, daysAfterNotice: wholeNumberParameter })
        .describe('else: so many days before the meeting, or so many after its notice, whichever is later'),
    })
    .optional()
    .describe(
      'where days are counted from the anniversary of the annual meeting of the year before, and not from the meeting',
    ),
  late: z
    .strictObject({
      noticeWithin: wholeNumberParameter.describe(
        'where notice of the meeting is given fewer than so many days before it',
      ),
      daysAfterNotice: wholeNumberParameter.describe('nominations are in time until so many days after that notice'),
    })
    .optional(),
});

type Nomination = z.output<typeof parameters>;

const rule = message('nomination.rule', 'A shareholder’s {what} is {counted} {days} days before {from}{late}{minimum}');

/** Until when a shareholder may nominate for director. The Board’s own nominations are not bound by it. */
export const nominationKind = defineKind<Nomination>({
  kind: 'nomination',
  subject: 'meeting',
  provides: 'says until when shareholders may nominate candidates for director, or give notice of other business',
  parameters,
  facts: [meetingDay, nominationSentFact, meetingAnnounced, nominatedFact, nominationsInOrderFact],
  answers: ['meeting.nominate', 'calendar.deadlines', 'solve.last-day', 'instrument.profile'],
  tells: (c, placed, topic, input) => {
    if (topic === deadlinesTopic) return deadlines(c, placed);
    const { of = ['nomination'] } = placed.provision;
    if (topic !== nominationTopic || !of.some((each) => each === input['of'])) return undefined;
    const value = ruleOf(c, placed);
    const { leastDays, counted, isMinimum } = value;
    return held(
      value,
      reason(rule, String(leastDays), {
        figures: {
          ...daysInWords(value),
          what: of.map((each) => noticedInWords[each]).join(' or '),
          counted,
          minimum: isMinimum ? '; other instruments may ask for more' : '',
        },
        cites: [placed.cite],
      }),
    );
  },
  profile: ({ of = ['nomination'], leastDays, minimum }) => ({
    'advance-notice': `${of.map((each) => (each === 'business' ? 'other business' : 'nominations')).join(' and ')} ${leastDays} days before the meeting${minimum === true ? ', or more as bylaws ask' : ''}`,
  }),
});

/** The days that a rule counts, from what, and what it has where the meeting or its notice comes late. */
function daysInWords({ leastDays, late, anniversary: by }: NominationRule): Readonly<Record<string, string>> {
  if (by !== undefined) {
    const { near, otherwise } = by;
    return {
      days: `${by.earliestDays} to ${leastDays}`,
      from: 'the anniversary of the annual meeting of the year before',
      late: `; where the meeting is more than ${near.daysBefore} days before that anniversary or ${near.daysAfter} days after it, until ${otherwise.leastDays} days before the meeting, or ${otherwise.daysAfterNotice} days after its notice if that is later`,
    };
  }
  const more =
    late === undefined
      ? ''
      : `, or within ${late.daysAfterNotice} days of a notice given fewer than ${late.noticeWithin} days before it`;
  return { days: `at least ${leastDays}`, from: 'the meeting', late: more };
}

function ruleOf(c: Context, { provision }: Placed<Nomination>): NominationRule {
  const { leastDays, late, minimum = false, counted = 'received', fromAnniversary } = provision;
  return {
    leastDays,
    isMinimum: minimum,
    counted: c.resolve(counted),
    ...(late === undefined ? undefined : { late }),
    ...(fromAnniversary === undefined
      ? undefined
      : { anniversary: { ...fromAnniversary, held: annualMeetingsHeld(c) } }),
  };
}

/** The days of the annual meetings held, in order: each when a sitting first had its quorum. */
export function annualMeetingsHeld(c: Context, cites: readonly string[] = []): readonly Day[] {
  c.covered('meetings', c.asOf, cites);
  return c.books.annualMeetings().flatMap(({ sittings }) => {
    const quorate = sittings.find(({ data }) => data.quorum !== false);
    return quorate === undefined ? [] : [quorate.on];
  });
}

const lastDays = message('nomination.deadlines', 'Last days to nominate for the meetings called: {outcome}');

/**
 * The last day to nominate for each meeting that has been called, by the notice given so far. Where several rules bind
 * together, the lowest of them tells it for all.
 */
function deadlines(c: Context, placed: Placed<Nomination>): Held<readonly Deadline[]> | undefined {
  const { cite } = placed;
  const { of = ['nomination'] } = placed.provision;
  const all = of.map((each) => ({ of: each, rules: nominationRules(c, { of: each }) }));
  const value = all.flatMap(({ of: each, rules: [first, ...others] }) =>
    first === undefined || (others.at(-1) ?? first).placed.cite !== cite
      ? []
      : calledMeetings(c, cite).flatMap(({ id: entry, data: { id } }) => {
          const isFor = () => each === 'nomination' || isAnnual(c, id, [cite]);
          const found = c.attempt(isFor);
          if (found.settled && !found.value) return [];
          const rules = [first, ...others] as const;
          const told = lastDayTold(c, cite, each, id, rules, isFor);
          return [...firstDayTold(c, told, each, id, rules), told].map((one) => ({ ...one, setBy: [entry] }));
        }),
  );
  return value.length === 0 ? undefined : held(value, reason(lastDays, String(value.length), { cites: [cite] }));
}

/** What is in time on a day, the first or the last. */
function inTimeOnDay(c: Context, of: NoticedMatter, id: string): string {
  const noticed =
    of === 'nomination'
      ? `a nomination for director, where ${c.nameOf(id)} elects any,`
      : `a notice of other business at ${c.nameOf(id)}`;
  return `${noticed} is in time on this day`;
}

function lastDayTold(
  c: Context,
  cite: string,
  of: NoticedMatter,
  id: string,
  rules: readonly [PlacedNominationRule, ...(readonly PlacedNominationRule[])],
  isFor: () => boolean,
): Deadline {
  return deadlineOn(
    c,
    {
      id: `${id} ${of} last-day`,
      what: `${inTimeOnDay(c, of, id)} at the latest`,
      comes: 'falls-due',
      who: of === 'nomination' ? 'a shareholder who nominates' : 'a shareholder who brings it',
      cite,
      counted: `counted from ${c.nameOf(id)} and the first notice of it by the strictest rule that binds`,
    },
    () => {
      isFor();
      const meets = dayOfMeeting(c, id);
      return lastDayUnder(rules, meets, announcedOn(c, rules, id, meets)).day;
    },
  );
}

/** The first day on which it is in time, where it may come too early and that day is known. */
function firstDayTold(
  c: Context,
  { cite, counted }: Deadline,
  of: NoticedMatter,
  meeting: string,
  rules: readonly [PlacedNominationRule, ...(readonly PlacedNominationRule[])],
): readonly Deadline[] {
  const found = c.attempt(() => {
    const meets = dayOfMeeting(c, meeting);
    return firstDayUnder(rules, meets, announcedOn(c, rules, meeting, meets));
  });
  if (!found.settled || found.value === undefined) return [];
  const what = `${inTimeOnDay(c, of, meeting)} at the earliest`;
  return [{ id: `${meeting} ${of} first-day`, what, comes: 'begins', cite, counted, day: found.value }];
}

export const nomination = writerOf(parameters);
