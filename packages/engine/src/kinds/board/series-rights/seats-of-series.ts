import { held, message, reason, type Held } from '../../../evaluation/index.js';
import { compareDays, type Day, type Moment } from '../../../exact/index.js';
import type { Placed } from '../../../instrument/index.js';
import type { Context } from '../../../session/index.js';
import { allTold, defineTopic, tellings } from '../../../terms/index.js';
import type { MissedDividendRight } from './parameters.js';
import type { RightSpan } from './right-history.js';
import { rightAt } from './right-of-series.js';

/** The topic under which a provision tells how the number of directors changes by itself with a right of a series. */
export const directorshipsTopic = defineTopic<readonly ChangeOfNumber[]>('directorships-of-series');

/** The topic under which a provision tells when the terms of all directors of a series end at once. */
export const termsEndTopic = defineTopic<readonly TermsEnd[]>('terms-of-series-end');

/** The number of directors changes by so many, without anybody fixing it. */
export interface ChangeOfNumber {
  readonly on: Day;
  readonly by: number;
}

/** The terms of all directors whom a series elected end. */
export interface TermsEnd {
  readonly series: string;
  readonly on: Day;
}

const changes = message(
  'series-directors.number',
  'With the right of {series} to elect directors their number changes: {outcome}',
);
const ends = message(
  'series-directors.end',
  'The terms of the directors of {series} end with the right to elect them: {outcome}',
);

/** By as many as the right gives when it comes; when it ends by as many fewer, or only by those whom holders had elected. */
export function directorshipsTold(
  c: Context,
  placed: Placed<MissedDividendRight>,
  { fallsBy, number }: NonNullable<MissedDividendRight['directors']>,
  at: Moment,
): Held<readonly ChangeOfNumber[]> {
  const { cite, provision } = placed;
  const history = rightAt(c, placed, at);
  const value = history.value.spans.flatMap((span): readonly ChangeOfNumber[] => {
    const { from: on, until } = span;
    const comes = { on, by: number };
    if (until === undefined) return [comes];
    return [comes, { on: until, by: -(fallsBy === undefined ? number : electedIn(c, provision, number, span)) }];
  });
  const words = value.map(({ on, by }) => `${by > 0 ? '+' : ''}${by} on ${on}`).join(', ') || 'not at all';
  const figures = { series: provision.series };
  return held(value, reason(changes, words, { figures, cites: [cite], grounds: [history.reason] }));
}

/** How many directorships of the series its holders filled while they had the right: a successor fills no further one. */
export function electedIn(
  c: Context,
  { series }: MissedDividendRight,
  number: number,
  { from, until }: RightSpan,
): number {
  const elected = c.books.entriesOf('director-elected').filter(({ on, data }) => {
    const inSpan = compareDays(on, from) >= 0 && (until === undefined || compareDays(on, until) < 0);
    return (
      inSpan &&
      data.series === series &&
      data.by === 'series' &&
      data.succeeds === undefined &&
      data.fills !== 'vacancy'
    );
  });
  c.restsOn(elected.map(({ id }) => id));
  return Math.min(number, new Set(elected.map(({ data }) => data.person)).size);
}

export function termsEndTold(c: Context, placed: Placed<MissedDividendRight>, at: Moment): Held<readonly TermsEnd[]> {
  const { cite, provision } = placed;
  const { series } = provision;
  const history = rightAt(c, placed, at);
  const value = history.value.spans.flatMap(({ until }) => (until === undefined ? [] : [{ series, on: until }]));
  const words = value.map(({ on }) => on).join(', ') || 'not yet';
  return held(value, reason(ends, words, { figures: { series }, cites: [cite], grounds: [history.reason] }));
}

/** Every change of the number that comes by itself, by a moment. */
export function changesOfNumber(
  c: Context,
  at: Moment,
): readonly { readonly change: ChangeOfNumber; readonly cite: string }[] {
  return [...tellings(c, directorshipsTopic, {}, at)].flatMap(({ placed, told }) =>
    told.value.map((change) => ({ change, cite: placed.cite })),
  );
}

/** How many directors holders of series may elect by rights that stand at a moment: one that has ended gives none, whatever it left. */
export function seatsByRights(c: Context, at: Moment): number {
  return [...tellings(c, directorshipsTopic, {}, at)]
    .map(({ told }) => Math.max(0, told.value.at(-1)?.by ?? 0))
    .reduce((sum, each) => sum + each, 0);
}

/** Every day on which the terms of the directors of a series ended at once, by a moment. */
export function endsOfTerms(c: Context, at: Moment): readonly TermsEnd[] {
  return allTold(c, termsEndTopic, {}, at).flatMap(({ value }) => value);
}
