import { z } from 'zod';
import { held, message, reason, type Held } from '../../evaluation/index.js';
import { isZero, ratio, show, type Moment, type Ratio } from '../../exact/index.js';
import { provisionFields, type Placed } from '../../instrument/index.js';
import type { Context } from '../../session/index.js';
import { defineKind, ratioParameter, seriesTermsNotion, type Series } from '../../terms/index.js';

const parameters = z.strictObject({
  ...provisionFields,
  kind: z.literal('class-votes'),
  votes: z
    .array(
      z.strictObject({
        class: z.string().describe('the class'),
        each: ratioParameter.describe('votes of each share in a general vote'),
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
const byTerms = message('votes.series', 'By its terms each share of {class} has {each} in a general vote');
const notFiled = message('votes.not-filed', 'No terms of {class} are filed: its shares have no general vote');

/** How many votes each share of a class has on matters put to a general vote. */
export const classVotesKind = defineKind<ClassVotesProvision>({
  kind: 'class-votes',
  subject: 'voting',
  provides: 'the votes of each share of a class in a general vote, and which series have those that their terms give',
  parameters,
  facts: [],
  answers: ['voting.entitlement', 'voting.groups', 'approval.status'],
  votes: (c, placed, className, at) => ofClass(placed, className) ?? ofSeries(c, placed, className, at),
});

function ofClass({ provision, cite }: Placed<ClassVotesProvision>, className: string): Held<Ratio> | undefined {
  const given = provision.votes.find((each) => each.class === className);
  if (given === undefined) return undefined;
  const figures = { class: className, each: inWords(given.each) };
  return held(given.each, reason(fixed, figures.each, { figures, cites: [cite] }));
}

function ofSeries(
  c: Context,
  { provision, cite, article }: Placed<ClassVotesProvision>,
  className: string,
  at: Moment,
): Held<Ratio> | undefined {
  if (provision.seriesOf === undefined || provision.seriesOf.length === 0) return undefined;
  const designated = c.books.entriesOf('series-designated').some((entry) => entry.data.series === className);
  if (!designated) return undefined;
  const series = c.notion<Series | undefined>(seriesTermsNotion, [className], at, article);
  if (series.value === undefined || !provision.seriesOf.includes(series.value.class)) return undefined;
  const each = series.value.terms?.['votes-per-share'] ?? ratio(0);
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
export function classVotes(data: Omit<z.input<typeof parameters>, 'kind'>): z.input<typeof parameters> {
  return { kind: 'class-votes', ...data };
}
