import { z } from 'zod';
import { held, message, QuestionError, reason, type Held } from '../../evaluation/index.js';
import { times, toWire } from '../../exact/index.js';
import { nearest } from '../../instrument/index.js';
import type { Context } from '../../session/index.js';
import {
  adjustedRightsTopic,
  adjustmentFactor,
  adjustmentNotion,
  adjustmentOf,
  allTold,
  seriesNames,
} from '../../terms/index.js';
import { defineQuestion } from '../question.js';
import { rows } from '../shapes.js';
import { silence } from '../told-by.js';

const input = z.strictObject({ series: z.string().describe('the series') });

const exact = z.string().describe('an exact number: a decimal where it has one, else p/q');

const says = message(
  'series.adjust',
  'As of {day} the rights of {series} that are adjusted are multiplied by {outcome}',
);

/** By how much splits, combinations and distributions of another class have adjusted the rights of a series. */
export const seriesAdjust = defineQuestion({
  name: 'series.adjust',
  family: 'series',
  asks: 'By how much are the rights of this series adjusted to the number of shares of another class, and what are they then?',
  input,
  value: z.looseObject({
    outcome: z.enum(['adjusted', 'as-at-first', 'silent']).describe('silent: no instrument adjusts its rights'),
    factor: exact.optional().describe('what the adjusted rights are multiplied by'),
    by: z.string().optional().describe('the class whose number of shares they follow'),
    events: rows({
      id: z.string().describe('the entry'),
      on: z.string().describe('the day it took effect'),
      how: z.enum(['subdivision', 'combination', 'distribution']),
      before: exact.describe('shares outstanding immediately before'),
      after: exact.describe('shares outstanding immediately after'),
      factor: exact,
      running: exact.describe('the factor up to this event and with it'),
    })
      .optional()
      .describe('each event in order'),
    earlier: exact.optional().describe('the factor of what came before the register was opened with a certified list'),
    rights: rows({ id: z.string(), cite: z.string(), amount: exact, adjusted: exact })
      .optional()
      .describe('each right that is adjusted: what it was at first, and what it is'),
  }),
  example: { series: 'series-a' },
  put: (c, asked) => ({ ask: () => adjust(c, asked) }),
});

function adjust(c: Context, { series }: z.output<typeof input>): Held<unknown> {
  known(c, series);
  const factor = adjustmentFactor(c, series, c.now);
  const told = c.isGiven(adjustmentNotion, [series]) ? undefined : adjustmentOf(c, series, c.now);
  const rights = allTold(c, adjustedRightsTopic, { series }, c.now);
  if (told === undefined && rights.length === 0) return silence(c, `an adjustment of the rights of ${series}`);
  const value = {
    outcome: toWire(factor.value) === '1' ? 'as-at-first' : 'adjusted',
    series,
    ...(told === undefined ? undefined : { by: told.value.by, cite: told.value.cite, earlier: told.value.earlier }),
    factor: factor.value,
    events: told?.value.events ?? [],
    rights: rights
      .flatMap((each) => each.value)
      .map((right) => ({ ...right, adjusted: times(right.amount, factor.value) })),
  };
  const figures = { day: c.asOf, series };
  const grounds = [factor.reason, ...rights.map((each) => each.reason)];
  return held(value, reason(says, toWire(factor.value), { figures, grounds }));
}

/** @throws {QuestionError} where there is no such series. */
function known(c: Context, series: string): void {
  const names = seriesNames(c, c.asOf).map((each) => each.id);
  if (names.includes(series)) return;
  const near = nearest(series, names);
  const instead = near === undefined ? 'Enter it with "series-designated" first.' : `Did you mean "${near}"?`;
  throw new QuestionError(`series: on ${c.asOf} there is no series "${series}". ${instead}`);
}
