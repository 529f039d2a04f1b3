import { z } from 'zod';
import { held, label, message, QuestionError, reason, type Held } from '../../evaluation/index.js';
import { compareBy, isNegative, minus, show } from '../../exact/index.js';
import { byReading, parametersOf, sectionName, stockName, writerOf, type Placed } from '../../instrument/index.js';
import type { ActOf } from '../../journal/index.js';
import type { Context } from '../../session/index.js';
import {
  authorisedNotion,
  boardProcedure,
  defineKind,
  ordinaryBoardAct,
  ordinaryVoteOfBoard,
  readSeriesTerms,
  rightByTerms,
  seriesOn,
  termBeyondTopic,
  termsByBoardTopic,
} from '../../terms/index.js';
import type { Bar, Requirement } from '../../terms/index.js';
import { certificateField, certificateSteps, setsForth, signedBy } from './certificate.js';
import { filedSeries, undesignated } from './class-counts.js';
import { filedFirst, seriesCertificate } from './filing-needs.js';

const beyond = z.strictObject({
  term: rightByTerms.describe('the term, by its name in the terms of a series'),
  contradicts: sectionName.describe('the section that it contradicts'),
  invalid: byReading(z.boolean()).describe('whether it is beyond the board'),
});

const parameters = parametersOf('blank-check', {
  class: stockName.describe('the class that may be issued in series'),
  terms: z
    .array(z.strictObject({ cite: z.string(), says: z.string() }))
    .optional()
    .describe('what the board may fix, section by section'),
  beyond: z
    .array(beyond)
    .optional()
    .transform((terms) => terms ?? [])
    .describe('terms that the board may not give a series, since the instrument forbids them'),
  certificate: certificateField.optional().describe('what the instrument asks of the certificate itself'),
  subjectTo: z.string().describe('the law that limits the power'),
});
type BlankCheck = z.output<typeof parameters>;

/** The board's power to create series of a class and fix their terms by filing a certificate. */
export const blankCheck = writerOf(parameters);

const ceiling = message(
  'series.ceiling',
  '{series} would have {shares} shares; {left} of the {authorised} shares of {class} are not designated: {outcome}',
);
const byBoard = message('series.terms-by-board', 'The board fixes the terms of a series of {class}: {outcome}');
const terms = message('series.terms-judged', 'The terms of {series} are {outcome}');
const against = message('series.term-against', 'The term “{term}” contradicts {section}: {outcome}');

/**
 * A new series may take what no filed series has taken of its class (exactly all of it is allowed). Its terms may not
 * contradict the instrument. It exists from filing, so that no share of it can be issued before.
 */
export const blankCheckKind = defineKind<BlankCheck>({
  kind: 'blank-check',
  subject: 'capital',
  provides: 'Lets the board create series of a class and fix their terms by filing a certificate.',
  parameters,
  facts: [signedBy, setsForth],
  answers: ['capital.designate-series', 'capital.issue', 'liquidation.waterfall', 'instrument.profile', 'board.votes'],
  profile: ({ class: own }) => ({
    'blank-check-preferred': `the board may create series of ${own} and fix their terms`,
  }),
  bars: (c, placed, { act }) => {
    if (act.kind !== 'designate-series' || act.class !== placed.provision.class) return [];
    refuseFixed(c, placed, act);
    return [ceilingBar(c, placed, act), termsBar(c, placed, act)];
  },
  tells: (c, { cite, provision }, topic, input) => {
    if (input['class'] !== provision.class) return undefined;
    if (topic === termsByBoardTopic)
      return held(true, reason(byBoard, 'so', { figures: { class: provision.class }, cites: [cite] }));
    if (topic !== termBeyondTopic) return undefined;
    const limit = provision.beyond.find(({ term }) => term === input['term']);
    return limit === undefined ? undefined : judgedTerm(c, limit);
  },
  boardVotes: (_c, { provision: { cite, class: own } }) => [
    { cite, on: `creating a series of ${own} and fixing its terms`, votes: [ordinaryVoteOfBoard] },
  ],
  needs: (c, placed, { act }) => {
    const { cite, provision } = placed;
    if (act.kind === 'designate-series' && act.class === provision.class)
      return designationNeeds(c, placed, act.series);
    if (act.kind !== 'issue') return undefined;
    const series = seriesOn(c, c.asOf, [cite]).find((each) => each.id === act.class);
    return series?.class === provision.class
      ? filedFirst(cite, act.class, `filing of the certificate of ${act.class}`, provision.certificate?.name)
      : undefined;
  },
});

/** @throws {QuestionError} where an instrument fixes the series itself. */
function refuseFixed(c: Context, { cite }: Placed<BlankCheck>, { series }: ActOf<'designate-series'>): void {
  const fixed = seriesOn(c, c.asOf, [cite]).find((each) => each.id === series)?.cite;
  if (fixed === undefined) return;
  throw new QuestionError(
    `series: ${fixed} itself fixes the series "${series}". Give the new series an id of its own, or ask whether the board may change the number of shares of this one: capital.resize-series.`,
  );
}

function ceilingBar(c: Context, placed: Placed<BlankCheck>, act: ActOf<'designate-series'>): Bar {
  const authorised = c.notion(authorisedNotion, [act.class], c.now, placed.article);
  const left = undesignated(authorised.value, filedSeries(c, act.class, c.now, placed.cite), act.series);
  const enough = compareBy<'shares'>('notMoreThan', act.shares, left);
  const short = minus<'shares'>(act.shares, left);
  return {
    barred: !enough,
    figures: {
      id: `${placed.cite} ceiling`,
      shares: act.shares,
      undesignated: left,
      ...(enough || isNegative(short) ? undefined : { short }),
    },
    reason: reason(ceiling, enough ? 'enough' : 'too few', {
      figures: {
        series: act.series,
        shares: show(act.shares),
        left: show(left),
        authorised: show(authorised.value),
        class: act.class,
      },
      cites: [placed.cite],
      grounds: [authorised.reason],
    }),
  };
}

function termsBar(c: Context, placed: Placed<BlankCheck>, act: ActOf<'designate-series'>): Bar {
  const written = readSeriesTerms(act.series, act.terms ?? {});
  const tried = placed.provision.beyond.filter((each) => written[each.term] === true);
  const judged = tried.map((limit) => ({ limit, told: judgedTerm(c, limit) }));
  const invalid = judged.filter(({ told }) => told.value);
  return {
    barred: invalid.length > 0,
    figures: {
      id: `${placed.cite} terms`,
      invalid: invalid.map(({ limit: { term, contradicts } }) => ({ id: term, term, contradicts })),
    },
    reason: reason(terms, invalid.length > 0 ? 'beyond the power of the board' : 'within the power of the board', {
      figures: { series: act.series },
      cites: [placed.cite],
      grounds: judged.map(({ told }) => told.reason),
    }),
  };
}

/** Whether a term is beyond the board. */
function judgedTerm(c: Context, { term, contradicts, invalid }: z.output<typeof beyond>): Held<boolean> {
  const isInvalid = c.resolve(invalid);
  const outcome = isInvalid ? 'beyond the power of the board' : 'within the power of the board';
  return held(
    isInvalid,
    reason(against, outcome, { figures: { term: label(term), section: contradicts }, cites: [contradicts] }),
  );
}

function designationNeeds(c: Context, { cite, provision }: Placed<BlankCheck>, series: string): Requirement {
  c.otherLaw({ says: boardProcedure, cites: [cite] });
  const says = 'filing of the certificate that fixes the terms';
  return {
    kind: 'all',
    id: `${cite} series`,
    cite,
    says: 'what a new series needs',
    of: [
      ordinaryBoardAct({ cite, says: 'a resolution of the board that designates the series', decides: ['approve'] }),
      { kind: 'filing', id: `${cite} filing`, cite, says, what: provision.certificate?.name ?? seriesCertificate },
      ...certificateSteps(c, cite, provision.certificate, series),
      { kind: 'other-law', id: `${cite} other law`, cite, says: provision.subjectTo },
    ],
  };
}
