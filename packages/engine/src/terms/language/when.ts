import { z } from 'zod';
import { momentOfEntry } from '../../books/index.js';
import { openFact, type FactType } from '../../evaluation/index.js';
import { compareDays, day, earliestOf, minusLength, plusLength } from '../../exact/index.js';
import type { Day, Length, Moment } from '../../exact/index.js';
import { milestoneName, personName, stockName } from '../../instrument/index.js';
import { momentOf, recordDateOf } from '../matter.js';
import type { Context } from '../../session/index.js';
import { everyHolds, someHold } from '../some.js';
import { measure } from './measure.js';
import { inOneForm } from './one-form.js';
import { recursive } from './recursive.js';
import { dayOfStock, stockDayInWords, type StockDay } from './stock-day.js';
import { judgedAt, type Use } from './use.js';
import { announcementDateNotion, becameInterestedNotion } from '../notions.js';

/** Asked of a milestone that nobody has entered, and of which no day is stated. */
export const milestoneReached: FactType = {
  ...openFact('milestone-reached', 'milestone').yesNo('Has the milestone "{0}" been reached?'),
  shownBy: 'milestone-day',
};

/** Asked of a milestone that has been reached. */
export const milestoneDay = openFact('milestone-day', 'milestone').day('On which day was the milestone "{0}" reached?');

/** Asked of what an instrument gives a name to and no entry of the books shows, where no day of it is stated. */
export const hasHappened: FactType = {
  ...openFact('has-happened', 'what', 'subject').yesNo('Has this happened, of {1}: {0}?'),
  shownBy: 'day-of',
};

/** Asked of what has happened. */
export const statedDay = openFact('day-of', 'what', 'subject').day('On which day was this, of {1}: {0}?');

/** Of what somebody stated had not come, on a later day: that it has not come since. */
const supposedStillAhead = (what: string) =>
  ({ reply: 'no', premise: `${what} has not come since, as it had not by then`, kind: 'continues' }) as const;

/** Supposed of a milestone on days after the last on which it is stated not to have been reached. */
export const milestoneReachedSince = openFact('milestone-reached-since', 'milestone', 'day').yesNo(
  'Has the milestone "{0}", which had not been reached by {1}, been reached since?',
  supposedStillAhead('the milestone "{0}", not reached by {1},'),
);

/** The same of what an instrument gives a name to. */
export const hasHappenedSince = openFact('has-happened-since', 'what', 'subject', 'day').yesNo(
  'Has this, which had not happened by {2}, happened since, of {1}: {0}?',
  supposedStillAhead('of {1}, what had not happened by {2} ({0})'),
);

/** When: a day, an event, or so long before or after another. */
export interface When extends StockDay {
  readonly day?: Day | undefined;
  readonly stated?: string | undefined;
  readonly milestone?: string | undefined;
  readonly event?: (typeof events)[number] | undefined;
  readonly annualMeeting?: number | undefined;
  readonly adjourned?: true | undefined;
  readonly earlierOf?: readonly When[] | undefined;
  readonly laterOf?: readonly When[] | undefined;
  readonly span?: Length | undefined;
  readonly after?: When | undefined;
  readonly before?: When | undefined;
}

const events = ['proposed', 'announced', 'agreement', 'effect', 'record-date', 'became-interested'] as const;

/** A length of time as charter data writes it: '3 years', '60 days'. */
export const lengthField = z
  .string({ error: 'expected a length such as "3 years", "6 months" or "60 days"' })
  .transform((text, context): Length => {
    const [, count, unit] = /^(\d{1,4}) (year|month|day)s?$/.exec(text.trim()) ?? [];
    if (count !== undefined) {
      if (unit === 'year') return { years: Number(count) };
      return unit === 'month' ? { months: Number(count) } : { days: Number(count) };
    }
    context.addIssue({ code: 'custom', message: `"${text}" is no length such as "3 years", "6 months" or "60 days"` });
    return z.NEVER;
  });

const dayText = z.string().transform((text, context): Day => {
  try {
    return day(text);
  } catch {
    context.addIssue({ code: 'custom', message: `"${text}" is no calendar date such as 1998-12-15` });
    return z.NEVER;
  }
});

/** A moment as charter data writes it. */
export const whenTerm: z.ZodType<When> = recursive(() =>
  z
    .strictObject({
      day: dayText.optional().describe('a day of the calendar'),
      stated: z
        .string()
        .optional()
        .describe('a day by a name of the charter’s own: entered as "day-of" the act, and else asked for'),
      milestone: milestoneName.optional().describe('the day on which a milestone was reached'),
      event: z.enum(events).optional().describe('an event of the act, or when the person bound became interested'),
      annualMeeting: z
        .int()
        .min(1)
        .optional()
        .describe('the first, second … annual meeting held after the moment that stands under "after"'),
      adjourned: z
        .literal(true)
        .optional()
        .describe('of that meeting: its final adjournment, and not the sitting at which it first had its quorum'),
      earlierOf: z.array(whenTerm).min(2).optional().describe('the earlier of these; what never comes is passed over'),
      laterOf: z.array(whenTerm).min(2).optional().describe('the later of these; it never comes while one has not'),
      span: lengthField
        .optional()
        .describe('so long, such as 3 years or 60 days, after or before the moment beside it'),
      after: whenTerm.optional().describe('the moment from which is counted'),
      before: whenTerm.optional().describe('the moment back from which is counted'),
      stock: z
        .array(stockName)
        .min(1)
        .optional()
        .describe('the first day at whose close the outstanding shares of these together are as "is" says'),
      heldBy: z
        .array(personName)
        .min(1)
        .optional()
        .describe('of these shares those alone that these persons own, of record or through others'),
      ofAll: z
        .array(stockName)
        .min(1)
        .optional()
        .describe('as a part of the outstanding shares of these together; left out: in shares'),
      is: measure.optional().describe('how many they are then, such as "less than 5%" or "less than 1,000 shares"'),
    })
    .superRefine(stockDayTold)
    .superRefine(
      inOneForm('a moment', {
        day: [],
        stated: [],
        milestone: [],
        event: [],
        annualMeeting: ['after', 'adjourned'],
        earlierOf: [],
        laterOf: [],
        span: ['after', 'before'],
        stock: ['heldBy', 'ofAll', 'is'],
      }),
    ),
).meta({ id: 'moment' });

/** A part is of a whole, and a number is of none. */
function stockDayTold({ stock, ofAll, is }: When, context: z.RefinementCtx): void {
  if (stock === undefined) return;
  const told = (path: string, message: string) => context.addIssue({ code: 'custom', path: [path], message });
  if (is === undefined)
    return told('is', 'say how many they are then, such as "less than 5%" or "less than 1,000 shares"');
  const { unit } = is.figure;
  if (unit === 'ratio' && ofAll === undefined) told('ofAll', 'say of which stock this is a part, under ofAll');
  if (unit === 'shares' && ofAll !== undefined)
    told('ofAll', 'a number of shares is a part of nothing; leave ofAll out');
  if (unit !== 'ratio' && unit !== 'shares')
    told('is', 'expected a part, such as "less than 5%", or a number of shares');
}

/**
 * The day that is meant, whether or not it has come; undefined where it turns on what has not happened.
 * @param by the day by which alone it matters whether it has come; left out, the question's
 */
export function dayMeant(c: Context, use: Use, when: When, by?: Day): Day | undefined {
  const { milestone, event, annualMeeting, earlierOf, laterOf, after, before } = when;
  if (when.day !== undefined) return when.day;
  if (when.stated !== undefined) return dayStated(c, use.placed.cite, when.stated, use.matter.id, by);
  if (milestone !== undefined) return dayOfMilestone(c, use.placed.cite, milestone, by);
  if (event !== undefined) return momentOfEvent(c, use, event)?.day;
  if (annualMeeting !== undefined) return nthAnnualMeeting(c, use, when);
  if (when.stock !== undefined) return dayOfStock(c, use, when);
  if (earlierOf !== undefined) {
    const come = earlierOf.flatMap((each) => dayMeant(c, use, each) ?? []);
    return come.length === 0 ? undefined : earliestOf(...(come as [Day, ...Day[]]));
  }
  if (laterOf !== undefined) {
    const come = laterOf.map((each) => dayMeant(c, use, each));
    return come.some((each) => each === undefined) ? undefined : (come as Day[]).toSorted(compareDays).at(-1);
  }
  const from = after ?? before;
  const start = from === undefined ? undefined : dayMeant(c, use, from);
  if (start === undefined || when.span === undefined) return undefined;
  return after === undefined ? minusLength(start, when.span) : plusLength(start, when.span);
}

/** Whether a moment turns on a day by a name of the charter's own, which is known only once somebody states it. */
export function isStated({ stated, earlierOf = [], laterOf = [], after, before }: When): boolean {
  return stated !== undefined || [...earlierOf, ...laterOf, after, before].some((each) => each && isStated(each));
}

/** The moment that is meant, to the time of day where it is an event of which that is known. */
export function momentMeant(c: Context, use: Use, when: When): Moment | undefined {
  if (when.event !== undefined) return momentOfEvent(c, use, when.event);
  const day = dayMeant(c, use, when);
  return day === undefined ? undefined : { day };
}

/** Whether a moment has come by a day, that day counted. What cannot matter is not asked. */
export function hasCome(c: Context, use: Use, when: When, by: Day): boolean {
  return isReached(c, use, when, by, (come) => compareDays(come, by) <= 0);
}

/** Whether a moment came on an earlier day. */
export function hasPassed(c: Context, use: Use, when: When, by: Day): boolean {
  return isReached(c, use, when, by, (come) => compareDays(come, by) < 0);
}

function isReached(c: Context, use: Use, when: When, by: Day, test: (come: Day) => boolean): boolean {
  const { earlierOf, laterOf } = when;
  const each = (of: readonly When[]) => of.map((one) => () => isReached(c, use, one, by, test));
  if (earlierOf !== undefined) return someHold(c, each(earlierOf));
  if (laterOf !== undefined) return everyHolds(c, each(laterOf));
  const come = dayMeant(c, use, when, by);
  return come !== undefined && test(come);
}

/** The day of a milestone, by its entry, or as it is stated; undefined where it has not been reached. */
export function dayOfMilestone(c: Context, cite: string, name: string, by?: Day): Day | undefined {
  const asked = { day: milestoneDay, come: milestoneReached, since: milestoneReachedSince };
  return dayIfCome(c, asked, [name], cite, by);
}

/** The day of what an instrument gives a name to, of an act or a person; undefined where it has not happened. */
export function dayStated(c: Context, cite: string, what: string, subject: string, by?: Day): Day | undefined {
  const asked = { day: statedDay, come: hasHappened, since: hasHappenedSince };
  return dayIfCome(c, asked, [what, subject], cite, by);
}

/**
 * Whoever is asked for the day of what has not come could give none: so it is asked first whether it has, which a stated day shows.
 * That it had not come by a day tells nothing of later ones: that it has not come since is supposed.
 */
function dayIfCome(
  c: Context,
  { day: asked, come, since }: Readonly<Record<'day' | 'come' | 'since', FactType>>,
  about: readonly string[],
  cite: string,
  by: Day = c.asOf,
): Day | undefined {
  const asks = { about, cites: [cite] };
  if (c.is(come, asks)) return c.ask(asked, asks) as Day;
  const denied = c.books.statedOf(come.name, about, c.asOf).map(({ through }) => through);
  for (const day of denied) {
    for (const { value, through } of c.books.statedOf(since.name, [...about, day], c.asOf)) {
      if (value === 'yes') return c.ask(asked, asks) as Day;
      // Whoever said that it had not come since knew that of the day on which it was said.
      if (!denied.includes(through)) denied.push(through);
    }
  }
  const last = denied.toSorted(compareDays).at(-1);
  if (last === undefined || compareDays(by, last) <= 0) return undefined;
  return c.is(since, { about: [...about, last], cites: [cite] }) ? (c.ask(asked, asks) as Day) : undefined;
}

function momentOfEvent(c: Context, use: Use, event: (typeof events)[number]): Moment | undefined {
  const { matter, placed, it } = use;
  switch (event) {
    case 'proposed':
      return matter.proposed;
    case 'announced':
      return { day: c.notion(announcementDateNotion, [matter.id], c.now, placed.article).value };
    case 'record-date':
      return recordDateOf(c, matter);
    case 'became-interested':
      return it === undefined
        ? undefined
        : c.notion(becameInterestedNotion, [it], judgedAt(c, use), placed.article).value;
    case 'agreement':
    case 'effect':
      return momentOf(c, matter, event);
  }
}

/** An adjourned sitting is the same meeting, held when a sitting first had its quorum. */
function nthAnnualMeeting(c: Context, use: Use, { annualMeeting = 1, after, adjourned }: When): Day | undefined {
  const start = after === undefined ? undefined : dayMeant(c, use, after);
  if (after !== undefined && start === undefined) return undefined;
  c.covered('meetings', c.asOf, [use.placed.cite], start);
  const held = c.books.annualMeetings().flatMap(({ sittings }) => {
    const quorate = sittings.find(({ data }) => data.quorum !== false);
    return quorate === undefined ? [] : [{ on: momentOfEntry(quorate).day, last: sittings.at(-1)! }];
  });
  const meeting = held
    .filter(({ on }) => start === undefined || compareDays(on, start) > 0)
    .toSorted((a, b) => compareDays(a.on, b.on))[annualMeeting - 1];
  if (adjourned !== true || meeting === undefined) return meeting?.on;
  const { last } = meeting;
  return last.data.adjourned === true ? undefined : momentOfEntry(last).day;
}

/** How a sentence tells a moment. */
export function whenInWords(when: When): string {
  const { milestone, event, annualMeeting, earlierOf, laterOf, span: length, after, before } = when;
  if (when.day !== undefined) return when.day;
  if (when.stated !== undefined) return `the ${when.stated.replaceAll('-', ' ')}`;
  if (milestone !== undefined) return `the milestone ${milestone}`;
  if (event !== undefined) return eventWords[event];
  if (when.stock !== undefined) return `the first day on which ${stockDayInWords(when)}`;
  const since = after === undefined ? '' : ` after ${whenInWords(after)}`;
  if (annualMeeting !== undefined)
    return `${when.adjourned === true ? 'the final adjournment of ' : ''}annual meeting ${annualMeeting}${since}`;
  const several = earlierOf ?? laterOf;
  if (several !== undefined)
    return `the ${earlierOf === undefined ? 'later' : 'earlier'} of ${several.map(whenInWords).join(' and ')}`;
  return `${lengthInWords(length)}${since}${before === undefined ? '' : ` before ${whenInWords(before)}`}`;
}

const eventWords: Readonly<Record<(typeof events)[number], string>> = {
  proposed: 'the proposal',
  announced: 'the first public announcement',
  agreement: 'the agreement',
  effect: 'the effect of the act',
  'record-date': 'the record date',
  'became-interested': 'the day on which the person became interested',
};

export function lengthInWords(length: Length | undefined): string {
  const [unit = '', count = 0] = Object.entries(length ?? {})[0] ?? [];
  return `${count} ${count === 1 ? unit.slice(0, -1) : unit}`;
}
