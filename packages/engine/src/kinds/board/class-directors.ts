import { z } from 'zod';
import { held, message, openFact, reason, type Held } from '../../evaluation/index.js';
import { ceiling, compareBy, greatest, isZero, minus, persons, show, sum, times, zero } from '../../exact/index.js';
import type { Moment, Quantity } from '../../exact/index.js';
import { parametersOf, sectionName, stockName, type Placed } from '../../instrument/index.js';
import type { ActOf } from '../../journal/index.js';
import type { Context } from '../../session/index.js';
import {
  classOf,
  defineKind,
  electorsOfDirectorsTopic,
  fractionField,
  madeOf,
  outstandingOf,
  ratioParameter,
  seriesOn,
  seriesWritten,
  wholeNumberParameter,
} from '../../terms/index.js';
import type { Bar, ElectorsOfDirectors, Series } from '../../terms/index.js';
import { fixedNumber } from './entire-board.js';
import { removalsIn, seriesOfDirector } from './removal.js';
import { seriesVote } from './removal-routes.js';
import { seatsByRights } from './series-rights/seats-of-series.js';
import { seriesVoteTold, seriesVoteTopic } from './series-rights/vote-of-series.js';
import { dayOfElection, seatsServingOn, servingOn, termEndsWithFact } from './serving-on.js';

const ownDirectors = z
  .strictObject({
    cite: sectionName.describe('its section'),
    holders: stockName.describe('the class or series whose holders elect them'),
    number: wholeNumberParameter.optional().describe('how many'),
    part: ratioParameter
      .optional()
      .describe('instead of a number: this part of all directors, and where it is not whole, the next whole number'),
  })
  .refine(({ number, part }) => (number === undefined) !== (part === undefined), {
    error: 'give either a number or a part of all directors',
  });

type OwnDirectors = z.output<typeof ownDirectors>;

const parameters = parametersOf('class-directors', {
  elect: z
    .array(ownDirectors)
    .describe('which classes and series elect directors of their own; empty where one class elects all of them'),
  others: z
    .union([z.literal('general'), stockName])
    .describe('who elects all other directors: general, all shares that have a general vote; or a class alone'),
  removal: z
    .strictObject({
      cite: sectionName.describe('its section'),
      fraction: fractionField.describe('the part of its outstanding shares'),
    })
    .optional()
    .describe('by what part of a class the directors are removed whom it elects alone; left out where nothing says so'),
});
type ClassDirectors = z.output<typeof parameters>;

/** Asked of a series of which nobody has entered the terms. */
const directorsByTerms = openFact('directors-by-terms', 'series').persons(
  'How many directors do the holders of {0} elect by themselves by the terms of the series?',
);

/** Asked of a director of whom no entry says which holders elect to the seat, where every director is of some class. */
const electsDirector = openFact('elects-director', 'class', 'director').yesNo(
  'Do the holders of {0} by themselves elect to the seat of {1}?',
);

/** Asked of a class of which no share is outstanding: texts that end its right with its last share mostly say so elsewhere. */
const seatsPass = openFact('seats-pass-to-others', 'class').yesNo(
  'No share of {0} is outstanding. Do those who elect all other directors elect to its seats as well?',
);

const enough = message(
  'class-directors.enough',
  '{holders} elect {most} of the directors; seats to be filled: {seats}; directors of theirs who serve on: {serving}: {outcome}',
);
const none = message('class-directors.none', '{holders} elect no directors by themselves: {outcome}');
const electors = message('class-directors.electors', 'The holders of {class} elect {outcome}');

/**
 * How many directors the holders of a class elect by themselves, and who elects the others. Bars an election of more than that, those
 * counted who serve on, and one by holders who have none to elect. Directors of a class serve as others do.
 */
export const classDirectorsKind = defineKind<ClassDirectors>({
  kind: 'class-directors',
  subject: 'board',
  provides: 'says how many directors the holders of a class elect by themselves, and who elects the others',
  parameters,
  facts: [directorsByTerms, electsDirector, seatsPass, termEndsWithFact],
  answers: ['approval.status', 'board.roster', 'board.remove', 'ownership.interested-shareholder'],
  bars: (c, placed, { act }) => (act.kind === 'election' ? electionBars(c, placed, act) : []),
  needs: (c, { cite, provision }, matter) => {
    // A text on removals says itself what becomes of directors whom a class elects.
    if (provision.removal === undefined || matter.act.kind !== 'removal' || removalsIn(c).length > 0) return undefined;
    const { director } = matter.act;
    const series = seriesOfDirector(c, director, matter);
    const isTheirs = series !== undefined && electsAlone(provision, series);
    return isTheirs ? seriesVote(c, cite, director, series) : undefined;
  },
  tells: (c, placed, topic, { class: of, series }, at) => {
    const { provision } = placed;
    if (topic === electorsOfDirectorsTopic) return electorsTold(c, placed, String(of), at);
    if (topic !== seriesVoteTopic || provision.removal === undefined) return undefined;
    const { cite, fraction } = provision.removal;
    const stock = String(series);
    return electsAlone(provision, stock) ? seriesVoteTold(cite, { series: stock, fraction }) : undefined;
  },
});

function electsAlone({ elect, others }: ClassDirectors, stock: string): boolean {
  return others === stock || elect.some(({ holders }) => holders === stock);
}

const whom: Readonly<Record<ElectorsOfDirectors, string>> = {
  all: 'all directors',
  own: 'some directors by themselves',
  'by-terms': 'as many directors as the terms of the series give them',
  general: 'directors together with others',
  none: 'no directors',
};

function electorsTold(
  c: Context,
  { provision, cite }: Placed<ClassDirectors>,
  of: string,
  at: Moment,
): Held<ElectorsOfDirectors> {
  const value = whomTheyElect(c, provision, of, at);
  return held(value, reason(electors, whom[value], { figures: { class: of }, cites: [cite] }));
}

/** The holders of a series as those of its class, where it is the class that elects. */
function whomTheyElect(c: Context, provision: ClassDirectors, of: string, at: Moment): ElectorsOfDirectors {
  if ([of, classOf(c, of)].some((stock) => electsAlone(provision, stock))) {
    return provision.elect.length === 0 ? 'all' : 'own';
  }
  if (provision.others === 'general') return 'general';
  return mayElectByTerms(c, of, at) ? 'by-terms' : 'none';
}

/** Whether the terms of a series let it elect directors, or nobody has entered these. */
function mayElectByTerms(c: Context, id: string, { day }: Moment): boolean {
  const series = seriesWritten(c, day).find((each) => each.id === id);
  return series !== undefined && (series.terms === undefined || (series.terms.directors ?? 0) > 0);
}

function electionBars(c: Context, placed: Placed<ClassDirectors>, act: ActOf<'election'>): readonly Bar[] {
  const { elect, others } = placed.provision;
  const at = dayOfElection(c, act, placed.cite);
  if ((act.series ?? 'general') === others)
    return [seatsBar(c, placed, act, { cite: placed.cite, most: mostOfOthers(c, placed, act, at), at })];
  const own = elect.find(({ holders }) => holders === act.series);
  if (own !== undefined) return [seatsBar(c, placed, act, { cite: own.cite, most: numberOf(c, own, at), at })];
  const series = seriesOn(c, at.day, [placed.cite]).find(({ id }) => id === act.series);
  if (series === undefined) return [electNobody(placed.cite, act)];
  const number = byTerms(c, series, placed.cite);
  // One whose terms give it none may have a right to elect of another provision, which says so.
  return isZero(number) ? [] : [seatsBar(c, placed, act, { cite: series.cite ?? placed.cite, most: number, at })];
}

/** The most directors whom holders elect by themselves, by which section, and when. */
interface Most {
  readonly cite: string;
  readonly most: Quantity<'persons'>;
  readonly at: Moment;
}

function seatsBar(
  c: Context,
  { provision }: Placed<ClassDirectors>,
  act: ActOf<'election'>,
  { cite, most, at }: Most,
): Bar {
  const isTooMany = (serve: number): boolean => compareBy<'persons'>('moreThan', persons(act.seats + serve), most);
  const known = servingOn(c, act, { at, cite, decides: !isTooMany(0) });
  const unknown =
    provision.others === 'general' ? 0 : servingOfSomeClass(c, act, { cite, at }, (serve) => isTooMany(known + serve));
  const serving = known + unknown;
  const barred = isTooMany(serving);
  const figures = { holders: holdersOf(act), most: show(most), seats: String(act.seats), serving: String(serving) };
  return {
    barred,
    figures: { id: `${cite} seats`, seats: persons(act.seats), most },
    reason: reason(enough, barred ? 'too many' : 'no more than that', { figures, cites: [cite] }),
  };
}

/** How many serve on of whom it is asked whether these holders elect them; none is asked of where it decides nothing. */
function servingOfSomeClass(
  c: Context,
  act: ActOf<'election'>,
  { cite, at }: Omit<Most, 'most'>,
  decides: (serve: number) => boolean,
): number {
  const { series: holders = '', ...ofNobody } = act;
  const of = seatsServingOn(c, ofNobody, at, cite);
  if (decides(0) || !decides(of.length)) return 0;
  const asked = of.map(({ person }) =>
    c.attempt(() => c.is(electsDirector, { about: [holders, person], cites: [cite] })),
  );
  const elected = asked.filter((each) => each.settled && each.value).length;
  const waiting = asked.flatMap((each) => (each.settled ? [] : each.waiting));
  return decides(elected) || !decides(elected + waiting.length) ? elected : c.suspendOn(waiting);
}

function electNobody(cite: string, act: ActOf<'election'>): Bar {
  const says = 'they elect to none of these seats';
  const figures = { holders: holdersOf(act) };
  return { barred: true, figures: { id: `${cite} electors` }, reason: reason(none, says, { figures, cites: [cite] }) };
}

function holdersOf({ series }: ActOf<'election'>): string {
  return series === undefined ? 'All shares with a general vote' : `The holders of ${series}`;
}

function numberOf(c: Context, { cite, number, part }: OwnDirectors, at: Moment): Quantity<'persons'> {
  return part === undefined ? persons(number ?? 0) : ceiling(times(allDirectors(c, at, cite), part));
}

function allDirectors(c: Context, at: Moment, cite: string): Quantity<'persons'> {
  return c.exactly(fixedNumber(c, at, [cite]).number);
}

/** How many directors a series elects by its terms; asked where nobody has entered these. */
function byTerms(c: Context, { id, terms }: Series, cite: string): Quantity<'persons'> {
  if (terms !== undefined) return persons(terms.directors ?? 0);
  return c.exactly(c.quantity<'persons'>('persons', directorsByTerms, { about: [id], cites: [cite] }));
}

/** All directors whom others elect: those of classes without a share outstanding too, where these pass to them. */
function mostOfOthers(
  c: Context,
  placed: Placed<ClassDirectors>,
  act: ActOf<'election'>,
  at: Moment,
): Quantity<'persons'> {
  const left = leftToOthers(c, placed, at);
  const isWithin = (serve: number): boolean => compareBy<'persons'>('notMoreThan', persons(act.seats + serve), left);
  if (isWithin(servingOn(c, act, { at, cite: placed.cite, decides: isWithin(0) }))) return left;
  const passed = placed.provision.elect
    .filter(({ holders }) => isZero(outstandingOf(c, madeOf(c, holders, at), at)))
    .filter(({ cite, holders }) => c.is(seatsPass, { about: [holders], cites: [cite] }))
    .map((each) => numberOf(c, each, at));
  return sum('persons', [left, ...passed]);
}

/** All directors, less those whom classes elect by themselves, and series with shares outstanding. */
function leftToOthers(c: Context, { cite, provision }: Placed<ClassDirectors>, at: Moment): Quantity<'persons'> {
  c.covered('register', at.day, [cite]);
  const ofSeries = seriesOn(c, at.day, [cite])
    .filter(({ id }) => !electsAlone(provision, id) && !isZero(c.books.outstanding(id).at(at)))
    .map((series) => byTerms(c, series, cite));
  const ofClasses = provision.elect.map((each) => numberOf(c, each, at));
  const apart = sum('persons', [...ofClasses, ...ofSeries, persons(seatsByRights(c, at))]);
  return greatest(minus<'persons'>(allDirectors(c, at, cite), apart), zero('persons'));
}
