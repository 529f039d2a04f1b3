import { z } from 'zod';
import { held, message, openFact, reason, type Held } from '../../../evaluation/index.js';
import type { BusinessCalendar, Day, HolidayRule } from '../../../exact/index.js';
import { byReading, parametersOf, writerOf, type Placed } from '../../../instrument/index.js';
import type { Context } from '../../../session/index.js';
import { businessDaysNotion, defineKind } from '../../../terms/index.js';
import { holidayParameter, weekdayParameter } from './holiday-text.js';

const calendar = z.strictObject({
  name: z.string().describe('whose days these are'),
  holidays: z
    .array(holidayParameter)
    .readonly()
    .describe('every holiday; one that falls on a Sunday is kept on the Monday'),
  onSaturday: z.enum(['not-moved', 'kept-on-friday']).describe('what becomes of a holiday that falls on a Saturday'),
});

const parameters = parametersOf('business-days', {
  weekend: z.array(weekdayParameter).describe('the days of the week on which there is no business'),
  from: z
    .string()
    .regex(/^\d{4}$/, { error: 'expected a year such as 1986, written as text' })
    .transform(Number)
    .describe('the first year of which the calendar tells'),
  calendar: byReading(calendar).describe('the holidays'),
});
type BusinessDaysProvision = z.output<typeof parameters>;

/** Which days are business days, for what an instrument counts or postpones by them. */
export const businessDays = writerOf(parameters);

/** Supposed not to be so: who knows of another day enters it. */
const closedBesides = openFact('banks-closed-besides', 'calendar').yesNo(
  'Beside the holidays of the {0} and the days entered, were banks closed on a single day by an act of government?',
  { reply: 'no', premise: 'banks were not closed on any other single day by an act of government ({0})' },
);

const closedOn = openFact('banks-closed-on', 'calendar').day(
  'On what other day were banks closed by an act of government (calendar of the {0})?',
);

const gone = message('business-days.calendar', 'Business days are those of the calendar of the {name}: {outcome}');

/**
 * The calendar of business days as data, and besides its holidays each single day on which banks were closed as entered
 * (`banks-closed`). That there was no other such day is supposed.
 */
export const businessDaysKind = defineKind<BusinessDaysProvision>({
  kind: 'business-days',
  subject: 'distributions',
  provides: 'Says which days are business days.',
  parameters,
  facts: [closedBesides, closedOn],
  answers: ['dividends.calendar', 'calendar.deadlines'],
  defines: () => [businessDaysNotion],
  // Whatever moment is asked about, it is one calendar: what is reckoned by it is remembered by it.
  define: (c, placed) => c.once(placed.provision, 'calendar of business days', () => calendarOf(c, placed)),
});

function calendarOf(c: Context, { cite, provision }: Placed<BusinessDaysProvision>): Held<BusinessCalendar> {
  const { name, holidays, onSaturday } = c.resolve(provision.calendar);
  const closed = c.books.entriesOf('banks-closed');
  c.restsOn(closed.map(({ id }) => id));
  const asked = { about: [name], cites: [cite] };
  const besides = c.is(closedBesides, asked) ? [c.ask(closedOn, asked) as Day] : [];
  const closures = [...closed.map(({ on }) => on), ...besides];
  const value: BusinessCalendar = {
    name,
    weekend: provision.weekend,
    fromYear: provision.from,
    holidays: onSaturday === 'not-moved' ? holidays : holidays.map(keptOnFriday),
    closures,
  };
  const outcome = closures.length === 0 ? 'as it stands' : `without ${closures.join(', ')}`;
  return held(value, reason(gone, outcome, { figures: { name }, cites: [cite] }));
}

function keptOnFriday(rule: HolidayRule): HolidayRule {
  return 'which' in rule ? rule : { ...rule, saturdayToFriday: true };
}
