import { z } from 'zod';
import { held, message, openFact, reason, type Held, type Message } from '../../evaluation/index.js';
import { amount, compareBy, isZero, minus, persons, show, type Moment, type Quantity } from '../../exact/index.js';
import type { Context } from '../../session/index.js';
import { defineTopic, seriesNames, seriesOn, toldBy } from '../../terms/index.js';
import { rosterAt } from './roster.js';
import { seatsByRights } from './series-rights/seats-of-series.js';

/** The topic under which a provision tells within what bounds, and by whom, the number of directors is fixed. */
export const numberRangeTopic = defineTopic<NumberRange>('range-of-number-of-directors');

const number = z.string().transform((written) => persons(written));

/** Within what bounds, and by whom, the number of directors is fixed. */
export const numberRangeField = z
  .strictObject({
    least: number.optional().describe('the least number of directors; left out where the text names none'),
    most: number.optional().describe('the greatest number of directors; left out where the text names none'),
    fixedBy: z.array(z.string()).min(1).describe('who fixes the number within these bounds'),
    moreForSeries: z
      .boolean()
      .describe('whether the number may be greater by the directors whom the holders of a series may elect besides'),
  })
  .refine(
    ({ least, most }) => least === undefined || most === undefined || !compareBy<'persons'>('moreThan', least, most),
    {
      error: 'the least number of directors is above the greatest; check both',
    },
  );
export type NumberRange = z.output<typeof numberRangeField> & { readonly cite: string };

/** Asked where the number is above the bounds, and directors of a series may account for it. */
export const additionalDirectorsFact = openFact('additional-directors', 'day').persons(
  'How many directors may the holders of preferred stock elect on {0}, beside those whom all shareholders elect?',
);

/** The bounds of the number of directors, where a provision in force fixes them. */
export function numberRange(c: Context, at: Moment): NumberRange | undefined {
  return toldBy(c, numberRangeTopic, {}, at)?.value;
}

export const notTheirs = message(
  'number-range.not-theirs',
  'The number of directors is for the {whose} to fix, and {number} was fixed by the {by}: {outcome}',
);
export const outside = message(
  'number-range.outside',
  'The number of directors is to be {bounds}, and {number} is not: {outcome}',
);
export const within = message(
  'number-range.within',
  'The number of directors is for the {whose} to fix ({bounds}), and {number} is one that it may: {outcome}',
);

/** A number of directors, and who fixed it; nobody where that is not said. */
export interface FixingOfNumber {
  readonly number: Quantity<'persons'>;
  readonly by: string | undefined;
}

/** Which rule of the bounds a fixing of the number offends; `within` where it offends none. */
export function judgeNumber(c: Context, range: NumberRange, fixing: FixingOfNumber, at: Moment): Message {
  if (fixing.by !== undefined && !range.fixedBy.includes(fixing.by)) return notTheirs;
  const { least, most } = range;
  if (least !== undefined && compareBy<'persons'>('lessThan', fixing.number, least)) return outside;
  if (most === undefined || compareBy<'persons'>('notMoreThan', fixing.number, most)) return within;
  const above = minus<'persons'>(fixing.number, most);
  return range.moreForSeries && seriesAccountFor(c, range, above, at) ? within : outside;
}

/** Whether a number of directors is within the bounds, fixed by whom they leave it to. */
export function withinBounds(c: Context, range: NumberRange, fixing: FixingOfNumber, at: Moment): Held<boolean> {
  const said = judgeNumber(c, range, fixing, at);
  const value = said === within;
  const figures = rangeFigures(range, fixing);
  return held(value, reason(said, value ? 'within the bounds' : 'of no effect', { figures, cites: [range.cite] }));
}

/** Whether directors of series make up what is above the bounds: those in office, else as many as may be elected. */
function seriesAccountFor(c: Context, range: NumberRange, above: Quantity<'persons'>, at: Moment): boolean {
  const seated = persons(rosterAt(c, at).value.filter((seat) => seat.series !== undefined).length);
  if (compareBy<'persons'>('notMoreThan', above, seated)) return true;
  const known = seriesMayElect(c, range, at);
  if (known !== undefined) return compareBy<'persons'>('notMoreThan', above, known);
  const entitled = c.quantity<'persons'>('persons', additionalDirectorsFact, { about: [at.day], cites: [range.cite] });
  return c.test<'persons'>('notMoreThan', amount(above), entitled);
}

/**
 * How many directors the holders of series may elect besides, by the terms of every series with shares outstanding and by the rights that
 * stand since dividends were missed; undefined where the books or the terms leave that open, or stock of a second class is outstanding.
 */
function seriesMayElect(c: Context, { cite }: NumberRange, at: Moment): Quantity<'persons'> | undefined {
  const found = c.attempt(() => {
    c.covered('register', at.day, [cite]);
    const out = c.books.classes(at).filter((each) => !isZero(c.books.outstanding(each).at(at)));
    const names = new Set(seriesNames(c, at.day).map(({ id }) => id));
    if (out.filter((each) => !names.has(each)).length > 1 || out.length === 0) return undefined;
    if (!out.some((each) => names.has(each))) return 0;
    const series = seriesOn(c, at.day, [cite]).filter(({ id }) => out.includes(id));
    if (series.some(({ terms }) => terms === undefined)) return undefined;
    const byTerms = series.map(({ terms }) => terms?.directors ?? 0);
    return byTerms.reduce((sum, each) => sum + each, seatsByRights(c, at));
  });
  return found.settled && found.value !== undefined ? persons(found.value) : undefined;
}

/** The bounds as sentences have them. */
export function boundsInWords({ least, most, moreForSeries }: z.output<typeof numberRangeField>): string {
  const more = moreForSeries && most !== undefined ? ', or more for directors of series' : '';
  if (least !== undefined && most !== undefined) return `${show(least)} to ${show(most)}${more}`;
  if (least !== undefined) return `at least ${show(least)}`;
  return most === undefined ? 'whatever is fixed' : `at most ${show(most)}${more}`;
}

function rangeFigures(range: NumberRange, { number: fixed, by }: FixingOfNumber) {
  return {
    bounds: boundsInWords(range),
    whose: range.fixedBy.join(' or '),
    number: show(fixed),
    by: by ?? range.fixedBy.join(' or '),
  };
}
