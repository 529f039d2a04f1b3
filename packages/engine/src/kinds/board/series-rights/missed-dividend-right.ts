import { message, openFact, reason } from '../../../evaluation/index.js';
import { compareBy, persons } from '../../../exact/index.js';
import { citation, writerOf, type Placed } from '../../../instrument/index.js';
import type { ActOf } from '../../../journal/index.js';
import type { Context } from '../../../session/index.js';
import { deadlinesTopic, defineKind, type Bar, type Matter, type Requirement } from '../../../terms/index.js';
import { seriesOfSeat } from '../series-seat.js';
import { dayOfElection, servingOn } from '../serving-on.js';
import { rightDeadlines } from './right-deadlines.js';
import { rightParameters, type MissedDividendRight } from './parameters.js';
import { arrearsSetApart, hasRightByArrears, rightByArrearsSince } from './right-by-amount.js';
import { rightAt } from './right-of-series.js';
import { directorshipsTold, directorshipsTopic, termsEndTold, termsEndTopic } from './seats-of-series.js';
import { rightTold, seriesRightsTopic } from './told-right.js';
import { seriesVoteTold, seriesVoteTopic } from './vote-of-series.js';

/** A right that holders of a series gain when dividends are missed, and lose when they are paid again. */
export const missedDividendRight = writerOf(rightParameters);

/** A qualification of a director whom a series elects. */
export const breaksIndependence = openFact('breaks-majority-independence', 'director').yesNo(
  'Would the election of {0} make the corporation break a rule of an exchange that a majority of its directors must be independent?',
);

/**
 * So many missed dividends in all, in a row or not, give holders of a series a right: to send an observer to the meetings of the
 * board, say, or to elect directors besides, by whom the board then grows by itself. So many periods in a row paid in time end it,
 * and later misses bring it back. Directors of the series leave with the right, and the number falls by as many, or by those elected.
 */
export const missedDividendRightKind = defineKind<MissedDividendRight>({
  kind: 'missed-dividend-right',
  subject: 'board',
  provides: 'gives holders of a series a right while dividends are missed: an observer, or directors of their own',
  parameters: rightParameters,
  facts: [breaksIndependence, hasRightByArrears, rightByArrearsSince, arrearsSetApart],
  answers: [
    'series.rights',
    'board.roster',
    'board.remove',
    'board.fill-vacancy',
    'approval.status',
    'calendar.deadlines',
  ],
  tells: (c, placed, topic, input, at) => {
    const { directors, series } = placed.provision;
    switch (topic) {
      case seriesRightsTopic:
        return input['series'] === series ? rightTold(c, placed, input, at) : undefined;
      case deadlinesTopic:
        return rightDeadlines(c, placed, at);
      case directorshipsTopic:
        return directors === undefined ? undefined : directorshipsTold(c, placed, directors, at);
      case termsEndTopic:
        return directors === undefined ? undefined : termsEndTold(c, placed, at);
      case seriesVoteTopic:
        return directors === undefined || input['series'] !== series
          ? undefined
          : seriesVoteTold(placed.cite, placed.provision);
      default:
        return undefined;
    }
  },
  needs: (c, placed, { act }) => {
    const { directors, series } = placed.provision;
    if (act.kind !== 'fill-vacancy' || directors?.vacancy === undefined) return undefined;
    return seriesOfSeat(c, act) === series ? choiceOfSuccessor(placed, directors.vacancy) : undefined;
  },
  bars: (c, placed, matter) => {
    const { act } = matter;
    const { directors, series } = placed.provision;
    if (directors === undefined || act.kind !== 'election' || act.series !== series) return [];
    return electionBars(c, placed, matter, act, directors);
  },
});

function choiceOfSuccessor({ instrument, provision }: Placed<MissedDividendRight>, section: string): Requirement {
  const cite = citation(instrument, section);
  return {
    kind: 'vote',
    id: `${section} holders`,
    cite,
    says: `the votes of holders of the outstanding shares of ${provision.series}, as a class`,
    fraction: provision.fraction,
    count: 'shares',
    base: { of: 'outstanding', classes: [provision.series] },
    weigh: 'neither',
  };
}

const noRight = message(
  'series-election.right',
  'The right of {series} to elect directors is {outcome} on the day of the election',
);
const seats = message(
  'series-election.seats',
  '{series} elects {number} directors at the most, and {seats} are to be elected: {outcome}',
);
const seatsLeft = message(
  'series-election.seats-left',
  '{series} elects {number} directors at the most, of whom {serving} serve on after a special meeting, and {seats} are to be elected: {outcome}',
);
const qualified = message(
  'series-election.qualified',
  '{person} is {outcome}: the election must not break a rule of an exchange on a majority of independent directors',
);

function electionBars(
  c: Context,
  placed: Placed<MissedDividendRight>,
  _matter: Matter,
  act: ActOf<'election'>,
  { number, qualification }: NonNullable<MissedDividendRight['directors']>,
): readonly Bar[] {
  const { cite, provision } = placed;
  const { series } = provision;
  const at = dayOfElection(c, act, cite);
  const history = rightAt(c, placed, at);
  const last = history.value.spans.at(-1);
  const isInForce = last !== undefined && last.until === undefined;
  const cites = [cite];
  const unqualified = (qualification === 'none' ? [] : act.candidates).map((person): Bar => {
    const breaks = c.holds(breaksIndependence, [person], cite);
    const figures = { person: c.nameOf(person) };
    return {
      barred: breaks,
      figures: { id: `${cite} ${person}`, person },
      reason: reason(qualified, breaks ? 'not qualified' : 'qualified', { figures, cites }),
    };
  });
  const isTooMany = (serving: number): boolean =>
    compareBy<'persons'>('moreThan', persons(act.seats + serving), persons(number));
  // Who serves on decides nothing where the election is barred without.
  const isBarred = !isInForce || isTooMany(0) || unqualified.some(({ barred }) => barred);
  const serving = servingOn(c, act, { at, cite, decides: !isBarred });
  const tooMany = isTooMany(serving);
  return [
    {
      barred: !isInForce,
      figures: { id: `${cite} right` },
      reason: reason(noRight, isInForce ? 'in force' : 'not in force', {
        figures: { series },
        cites,
        grounds: [history.reason],
      }),
    },
    {
      barred: tooMany,
      figures: { id: `${cite} seats`, seats: persons(act.seats) },
      reason: reason(serving === 0 ? seats : seatsLeft, tooMany ? 'too many' : 'no more than that', {
        figures: { series, number: String(number), seats: String(act.seats), serving: String(serving) },
        cites,
      }),
    },
    ...unqualified,
  ];
}
