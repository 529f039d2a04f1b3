import { z } from 'zod';
import type { Right } from '../../books/index.js';
import { message, openFact, QuestionError, reason } from '../../evaluation/index.js';
import { compare, compareBy, plus, show, sumOf, zero, type Shares } from '../../exact/index.js';
import { byReading, nearest, parametersOf, stockName, writerOf, type Placed } from '../../instrument/index.js';
import type { ActOf } from '../../journal/index.js';
import type { Context } from '../../session/index.js';
import {
  authorisedNotion,
  boardProcedure,
  defineKind,
  ordinaryBoardAct,
  ordinaryVoteOfBoard,
  seriesOn,
} from '../../terms/index.js';
import type { Bar, Requirement, Series } from '../../terms/index.js';
import { filedSeries, undesignated } from './class-counts.js';
import { seriesCertificate } from './filing-needs.js';
import { rightsToNewShares } from './reserved-shares.js';

const parameters = parametersOf('series-size', {
  class: stockName.describe('the class whose series may be resized'),
  series: stockName.optional().describe('the one series that it is about; without one, every series of the class'),
  except: z.array(stockName).optional().describe('series of the class that another provision is about'),
  ceiling: byReading(z.enum(['class', 'series'])).describe(
    'the most: what the class has left beside its other series, or the number that the series itself has now',
  ),
  reserved: z
    .array(z.enum(['exercise', 'conversion']))
    .describe(
      'shares not outstanding that a decrease must leave room for: those of outstanding options, rights and warrants; those of outstanding securities of the corporation that convert into the series',
    ),
  filing: z.boolean().describe('whether the instrument itself asks that a certificate of the change be filed'),
  subjectTo: z.string().optional().describe('what other law may ask of the change'),
});
type SeriesSize = z.output<typeof parameters>;

/** The board's power to increase or decrease the number of shares of a series. */
export const seriesSize = writerOf(parameters);

const fixedNumber = openFact('resolution-fixes-number', 'series').yesNo(
  'Does the resolution that designated {0} forbid this change of its number of shares?',
);

const issuedByCorporation = openFact('convertible-issued-by-corporation', 'right').yesNo(
  'Is the security that gives the right {0} to convert into shares one that the corporation itself has issued?',
);

const bounds = message(
  'series.bounds',
  '{series} would have {shares} shares instead of {now}; a decrease must leave {floor} ({outstanding} outstanding and {reserved} reserved), and there is room for {most}: {outcome}',
);
const fixed = message('series.fixed', 'What designated {series} {outcome} this change');

/**
 * The number may be increased to the ceiling and decreased to the shares outstanding, with those reserved where the
 * instrument says so, both inclusive, unless the resolution that designated the series says otherwise.
 */
export const seriesSizeKind = defineKind<SeriesSize>({
  kind: 'series-size',
  subject: 'capital',
  provides: 'Lets the board change the number of shares of a series, within bounds.',
  parameters,
  facts: [fixedNumber, issuedByCorporation],
  answers: ['capital.resize-series', 'board.votes'],
  bars: (c, placed, { act }) => {
    const series = act.kind === 'resize-series' ? seriesOf(c, placed, act) : undefined;
    if (act.kind !== 'resize-series' || series === undefined) return [];
    return [boundsBar(c, placed, act, series), resolutionBar(c, placed, act, series)];
  },
  boardVotes: (_c, { provision: { cite, class: own } }) => [
    { cite, on: `changing the number of shares of a series of ${own}`, votes: [ordinaryVoteOfBoard] },
  ],
  needs: (c, placed, { act }) => {
    if (act.kind !== 'resize-series' || seriesOf(c, placed, act) === undefined) return undefined;
    return needsOf(c, placed);
  },
});

/** @throws {QuestionError} where no such series has been designated. */
function seriesOf(c: Context, placed: Placed<SeriesSize>, act: ActOf<'resize-series'>): Series | undefined {
  const all = seriesOn(c, c.asOf, [placed.cite]);
  const found = all.find((each) => each.id === act.series);
  if (found !== undefined) return isAbout(placed.provision, found) ? found : undefined;
  const near = nearest(
    act.series,
    all.map((each) => each.id),
  );
  throw new QuestionError(
    `No series "${act.series}" has been designated${near === undefined ? '.' : `; did you mean "${near}"?`} Enter it with "series-designated" first.`,
  );
}

function isAbout({ class: own, series, except }: SeriesSize, found: Series): boolean {
  if (found.class !== own || except?.includes(found.id) === true) return false;
  return series === undefined || series === found.id;
}

function boundsBar(c: Context, placed: Placed<SeriesSize>, act: ActOf<'resize-series'>, series: Series): Bar {
  const outstanding = c.books.outstanding(series.id).at(c.now);
  const reserved = reservedOf(c, placed, series);
  const floor = plus<'shares'>(outstanding, reserved);
  const most = ceilingOf(c, placed, series);
  const isDecrease = compare<'shares'>(act.shares, series.designated) < 0;
  const leavesEnough = !isDecrease || compareBy<'shares'>('atLeast', act.shares, floor);
  const within = leavesEnough && compareBy<'shares'>('notMoreThan', act.shares, most);
  return {
    barred: !within,
    figures: { id: `${placed.cite} bounds`, shares: act.shares, least: floor, outstanding, reserved, most },
    reason: reason(bounds, within ? 'within' : 'outside', {
      figures: {
        series: series.id,
        shares: show(act.shares),
        now: show(series.designated),
        floor: show(floor),
        outstanding: show(outstanding),
        reserved: show(reserved),
        most: show(most),
      },
      cites: [placed.cite],
    }),
  };
}

/** Rights to new shares of the series that stand, of the sorts for which shares are reserved. */
function reservedOf(c: Context, { provision, cite }: Placed<SeriesSize>, series: Series): Shares {
  if (provision.reserved.length === 0) return zero('shares');
  const rights = rightsToNewShares(c, series.id).filter((right) => isReservedFor(c, provision, right, cite));
  c.restsOn(rights.map((right) => right.entry.id));
  return sumOf('shares', rights, (right) => right.shares);
}

function isReservedFor(c: Context, { reserved }: SeriesSize, right: Right, cite: string): boolean {
  if (right.entry.data.kind !== 'conversion') return reserved.includes('exercise');
  return reserved.includes('conversion') && c.is(issuedByCorporation, { about: [right.id], cites: [cite] });
}

function ceilingOf(c: Context, placed: Placed<SeriesSize>, series: Series): Shares {
  if (c.resolve(placed.provision.ceiling) === 'series') return series.designated;
  const authorised = c.notion(authorisedNotion, [series.class], c.now, placed.article).value;
  return undesignated(authorised, filedSeries(c, series.class, c.now, placed.cite), series.id);
}

function resolutionBar(c: Context, placed: Placed<SeriesSize>, act: ActOf<'resize-series'>, series: Series): Bar {
  const forbids = isForbidden(c, placed, act, series);
  return {
    barred: forbids,
    figures: { id: `${placed.cite} resolution` },
    reason: reason(fixed, forbids ? 'forbids' : 'does not forbid', {
      figures: { series: series.id },
      cites: [placed.cite],
    }),
  };
}

/** What each term of a resolution forbids, of a change that makes the series grow or not. */
const forbidden: Readonly<Record<'none' | 'increase-only' | 'decrease-only' | 'both', (grows: boolean) => boolean>> = {
  none: () => true,
  'increase-only': (grows) => !grows,
  'decrease-only': (grows) => grows,
  both: () => false,
};

/** Terms that are entered and say nothing leave the power as it is; terms that nobody has entered are asked for. */
function isForbidden(c: Context, placed: Placed<SeriesSize>, act: ActOf<'resize-series'>, series: Series): boolean {
  if (series.terms === undefined) return c.is(fixedNumber, { about: [series.id], cites: [placed.cite] });
  const grows = compare<'shares'>(act.shares, series.designated) > 0;
  return forbidden[series.terms.resizing ?? 'both'](grows);
}

function needsOf(c: Context, { cite, provision }: Placed<SeriesSize>): Requirement {
  c.otherLaw({ says: boardProcedure, cites: [cite] });
  if (provision.subjectTo !== undefined) c.otherLaw({ says: provision.subjectTo, cites: [cite] });
  const filing: Requirement = {
    kind: 'filing',
    id: `${cite} filing`,
    cite,
    says: 'filing of the certificate that changes the number',
    what: seriesCertificate,
  };
  return {
    kind: 'all',
    id: `${cite} resizing`,
    cite,
    says: 'what a change of the number of shares of a series needs',
    of: [
      ordinaryBoardAct({ cite, says: 'a resolution of the board that changes the number', decides: ['approve'] }),
      ...(provision.filing ? [filing] : []),
    ],
  };
}
