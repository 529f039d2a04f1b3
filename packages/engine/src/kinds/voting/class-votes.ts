import { z } from 'zod';
import { held, message, reason, type Held } from '../../evaluation/index.js';
import { isZero, ratio, show, times, type Moment, type Ratio } from '../../exact/index.js';
import { parametersOf, stockName, writerOf, type Placed } from '../../instrument/index.js';
import type { Context } from '../../session/index.js';
import {
  adjustedRightsTopic,
  conversionRatioNotion,
  adjustmentFactor,
  defineKind,
  ratioParameter,
  seriesNames,
  seriesTermsNotion,
} from '../../terms/index.js';
import type { AdjustedRight } from '../../terms/index.js';
import { holdingGoesOn, longHeldField, longHeldOf, sharesHeldLong } from './long-held.js';

const parameters = parametersOf('class-votes', {
  votes: z
    .array(
      z.strictObject({
        class: stockName.describe('the class'),
        each: ratioParameter.describe(
          'votes of each share in a general vote, before any adjustment; with votes as-converted, those of each share into which it converts: 1',
        ),
        longHeld: longHeldField
          .optional()
          .describe(
            'where a share that has been held long has more votes: in votes by number and in elections of the general vote; in a quorum, a vote of the class apart, ownership and what limits measure it counts as any other',
          ),
        adjusted: z
          .union([z.boolean(), z.literal('as-converted')])
          .optional()
          .describe(
            'whether they are adjusted to the number of shares of another class, as another provision says; or are, for each, those of the shares into which it can be converted on that day',
          ),
      }),
    )
    .describe('the votes that the instrument itself gives, class by class'),
  seriesOf: z
    .array(z.string())
    .optional()
    .describe(
      'the classes whose series have the votes that their own terms give them, and none where those are silent',
    ),
});

export type ClassVotesProvision = z.output<typeof parameters>;

const fixed = message('votes.class', 'Each share of the {class} has {each} in a general vote');
const adjustedSays = message(
  'votes.adjusted',
  'Each share of {class} has {base} in a general vote, times the adjustment of {factor}: {outcome}',
);
const convertedSays = message(
  'votes.as-converted',
  'Each share of {class} has the votes of the {ratio} shares into which it can be converted: {outcome}',
);
const byTerms = message('votes.series', 'By its terms each share of {class} has {each} in a general vote');
const notFiled = message('votes.not-filed', 'No terms of {class} are filed: its shares have no general vote');

/** How many votes each share of a class has on matters put to a general vote. */
export const classVotesKind = defineKind<ClassVotesProvision>({
  kind: 'class-votes',
  subject: 'voting',
  provides: 'the votes of each share of a class in a general vote, and which series have those that their terms give',
  parameters,
  facts: [sharesHeldLong, holdingGoesOn],
  answers: ['voting.entitlement', 'voting.groups', 'approval.status'],
  votes: (c, placed, className, at) => ofClass(c, placed, className, at) ?? ofSeries(c, placed, className, at),
  longHeld: (c, placed, whose, at) => {
    const given = placed.provision.votes.find((each) => each.class === whose.class);
    return given?.longHeld === undefined ? [] : longHeldOf(c, placed, given.longHeld, given.each, whose, at);
  },
  tells: (_c, { provision, cite }, topic, { series }) => {
    const given = provision.votes.find((each) => each.class === series && each.adjusted === true);
    if (topic !== adjustedRightsTopic || given === undefined) return undefined;
    const rights: readonly AdjustedRight[] = [{ id: 'votes', cite, amount: given.each }];
    const figures = { class: given.class, each: inWords(given.each) };
    return held(rights, reason(fixed, figures.each, { figures, cites: [cite] }));
  },
});

function ofClass(
  c: Context,
  { provision, cite, article }: Placed<ClassVotesProvision>,
  className: string,
  at: Moment,
): Held<Ratio> | undefined {
  const given = provision.votes.find((each) => each.class === className);
  if (given === undefined) return undefined;
  if (given.adjusted === 'as-converted') return ofConverted(c, given, at, cite, article);
  if (given.adjusted === true) return ofAdjusted(c, given, at, cite, article);
  const figures = { class: className, each: inWords(given.each) };
  return held(given.each, reason(fixed, figures.each, { figures, cites: [cite] }));
}

function ofAdjusted(
  c: Context,
  given: ClassVotesProvision['votes'][number],
  at: Moment,
  cite: string,
  article: string,
): Held<Ratio> {
  const factor = adjustmentFactor(c, given.class, at, article);
  const votes = times(given.each, factor.value);
  const figures = { class: given.class, base: inWords(given.each), factor: show(factor.value) };
  return held(votes, reason(adjustedSays, inWords(votes), { figures, cites: [cite], grounds: [factor.reason] }));
}

function ofConverted(
  c: Context,
  given: ClassVotesProvision['votes'][number],
  at: Moment,
  cite: string,
  article: string,
): Held<Ratio> {
  const { value, reason: because } = c.notion(conversionRatioNotion(given.class), [], at, article);
  const votes = times(given.each, value.ratio);
  const figures = { class: given.class, ratio: show(value.ratio) };
  return held(votes, reason(convertedSays, inWords(votes), { figures, cites: [cite], grounds: [because] }));
}

function ofSeries(
  c: Context,
  { provision, cite, article }: Placed<ClassVotesProvision>,
  className: string,
  at: Moment,
): Held<Ratio> | undefined {
  if (provision.seriesOf === undefined || provision.seriesOf.length === 0) return undefined;
  const designated = seriesNames(c, at.day).some((each) => each.id === className);
  if (!designated) return undefined;
  const series = c.notion(seriesTermsNotion, [className], at, article);
  if (series.value === undefined || !provision.seriesOf.includes(series.value.class)) return undefined;
  const written = series.value.terms?.['votes-per-share'];
  // What an instrument fixes, it may say in another section: silence here is not yet that there is no vote.
  if (series.value.cite !== undefined && written === undefined) return undefined;
  const each = written ?? ratio(0);
  const figures = { class: className, each: inWords(each) };
  const said = series.value.filed === undefined ? notFiled : byTerms;
  const votes = series.value.filed === undefined ? ratio(0) : each;
  return held(votes, reason(said, figures.each, { figures, cites: [cite], grounds: [series.reason] }));
}

function inWords(each: Ratio): string {
  if (isZero(each)) return 'no vote';
  const shown = show(each);
  return shown === '1' ? 'one vote' : `${shown} votes`;
}

/** Writes a provision of this kind. */
export const classVotes = writerOf(parameters);
