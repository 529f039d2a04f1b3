import { z } from 'zod';
import { defineNotion, openFact, type FactType, type Notion } from '../../evaluation/index.js';
import {
  amount,
  atClose,
  compareDays,
  earliestOf,
  equals,
  greatest,
  isPositive,
  isZero,
  least,
  majority,
  minusAmount,
  minusLength,
  persons,
  plusAmount,
  plusDays,
  ratio,
  recount,
  share,
  sum,
  sumAmounts,
  sumOf,
  sumOfAmounts,
  timesAmount,
} from '../../exact/index.js';
import type { Amount, Day, Length, Moment, Quantity, Shares, Unit } from '../../exact/index.js';
import { byReading, notionName, stockName, type ByReading } from '../../instrument/index.js';
import type { Context } from '../../session/index.js';
import { electorateAt } from '../electorate.js';
import { outstandingOf } from '../made-of-series.js';
import { lackingInFundNotion, unpaidDividendsNotion, type OwedBy } from '../owed-to-series.js';
import type { VoteStep } from '../requirement.js';
import { readSeriesTerms } from '../series-terms.js';
import { countVote } from '../vote-count.js';
import { literalOf, type Literal } from './measure.js';
import { inOneForm, wrongAsMeant } from './one-form.js';
import { membersOf } from './outside-body.js';
import {
  factOfOwners,
  hasUnnamed,
  ownersOf,
  personsInWords,
  personsNamed,
  personsOf,
  personsTerm,
  unnamedShares,
} from './persons.js';
import type { Persons } from './persons.js';
import { recursive } from './recursive.js';
import { judgedAt, plannedFor, type Use } from './use.js';
import { dayMeant, lengthField, lengthInWords, whenInWords, whenTerm, type When } from './when.js';
import { beneficialOwnershipNotion, type Owned } from '../notions.js';

/** An exact figure: a literal, a figure that somebody states, one of the books, or what comes of several. */
export type Figure = Literal | FigureRecord;

export interface FigureRecord {
  readonly stated?: string | undefined;
  readonly unit?: StatedUnit | undefined;
  readonly of?: Persons | undefined;
  readonly owned?: string | undefined;
  readonly by?: Persons | undefined;
  readonly in?: 'shares' | 'part' | undefined;
  readonly beneficially?: true | undefined;
  readonly heldFor?: Length | ByReading<Length> | undefined;
  readonly highestIn?: Length | undefined;
  readonly before?: When | undefined;
  readonly outstanding?: string | undefined;
  readonly votesOf?: string | undefined;
  readonly unpaid?: string | undefined;
  readonly lacking?: string | undefined;
  readonly count?: Persons | undefined;
  readonly membersOf?: string | undefined;
  readonly part?: (typeof figureParts)[number] | undefined;
  readonly cast?: (typeof sidesOfVote)[number] | undefined;
  readonly notion?: string | undefined;
  readonly sum?: readonly Figure[] | undefined;
  readonly less?: readonly Figure[] | undefined;
  readonly times?: readonly Figure[] | undefined;
  readonly ratio?: readonly Figure[] | undefined;
  readonly greatest?: readonly Figure[] | undefined;
  readonly least?: readonly Figure[] | undefined;
  readonly reading?: string | undefined;
  readonly options?: Readonly<Record<string, Figure>> | undefined;
}

const statedUnits = ['money', 'shares', 'votes', 'persons', 'years', 'ratio'] as const;
type StatedUnit = (typeof statedUnits)[number];

/** The votes cast on an act, by those with a general vote. */
const sidesOfVote = ['for', 'against', 'all'] as const;

/** The figures that an act itself gives. */
const figureParts = [
  'price',
  'value',
  'amount',
  'shares',
  'per-share',
  'seats',
  'candidates',
  'votes-per-share',
] as const;

const unitOfPart: Readonly<Record<(typeof figureParts)[number], Unit>> = {
  price: 'money',
  value: 'money',
  amount: 'money',
  'per-share': 'money',
  shares: 'shares',
  seats: 'persons',
  candidates: 'persons',
  'votes-per-share': 'ratio',
};

/** Asked for a figure that no entry of the books gives; by its unit, since a reply has one. */
const statedFigures = Object.fromEntries(
  statedUnits.map((unit) => [
    unit,
    {
      name: `figure-in-${unit}`,
      asks: `What is this of {1}, in ${unit === 'ratio' ? 'parts of one' : unit}: {0}?`,
      about: ['what', 'subject'],
      reply: { kind: 'quantity', unit: unit === 'years' ? 'ratio' : unit },
    } satisfies FactType,
  ]),
) as unknown as Readonly<Record<StatedUnit, FactType>>;

/** Of holders whom nobody entered by name, and of those who are entered and hold so little that they are not asked about one by one. */
const dispersedThat = openFact('dispersed-that', 'what', 'class', 'day').shares(
  'How many of the shares of {1} of holders who are dispersed on {2}, or hold too little to be asked about one by one, have an owner of whom it is so: {0}?',
  { least: '0' },
);

/** Of owners whom no entry names there may be several: their number is asked, and not who one of them is. */
const dispersedPersons = openFact('dispersed-persons', 'what', 'day').persons(
  'How many holders who are dispersed on {1}, or hold too little to be asked about one by one, and whom the count has in it by no other description, are there of whom it is so: {0}?',
  { least: '0' },
);

export const figureFacts: readonly FactType[] = [...Object.values(statedFigures), dispersedThat, dispersedPersons];

const literal = z.string().transform((text, context): Literal => {
  const found = literalOf(text);
  if (found !== undefined) return found;
  context.addIssue({
    code: 'custom',
    message: `"${text}" is no figure; write one such as "25%", "1,000 shares", "$50.00" or "75 years"`,
  });
  return z.NEVER;
});

const several = (says: string) =>
  z
    .array(z.lazy(() => figureTerm))
    .min(2)
    .optional()
    .describe(says);

const record = recursive(() =>
  z
    .strictObject({
      stated: z.string().optional().describe('a figure that is entered, or asked for, under this name'),
      unit: z.enum(statedUnits).optional().describe('the unit of a figure that is stated'),
      of: personsTerm.optional().describe('of whom it is stated; left out: of the act'),
      owned: z
        .union([z.literal('voting'), stockName])
        .optional()
        .describe('what the persons under "by" own of a class, or of all votes, of record or through others'),
      by: personsTerm.optional().describe('whose holding it is'),
      in: z.enum(['shares', 'part']).optional().describe('in shares, or as a part of all that is outstanding'),
      beneficially: z
        .literal(true)
        .optional()
        .describe(
          'as the instrument says who owns what, rights among it, against the base that it names; of all votes each share as one',
        ),
      heldFor: byReading(lengthField)
        .optional()
        .describe('of a part: what they owned of it without a break for so long, the least of that time'),
      highestIn: lengthField.optional().describe('of a part: the most that they owned of it in the last so long'),
      before: whenTerm
        .optional()
        .describe('of that time: it begins so long before this moment, and lasts until the act is judged'),
      outstanding: stockName.optional().describe('the outstanding shares of a class or series'),
      votesOf: stockName
        .optional()
        .describe(
          'the general votes of all outstanding shares of a class or series, before limits; or with in: part, what they are of all votes',
        ),
      unpaid: stockName
        .optional()
        .describe('what of the dividends of a series fell due and is neither paid, nor declared and set aside'),
      lacking: stockName
        .optional()
        .describe(
          'how many shares of a series should have been redeemed by then, by a sinking fund or on request, and were not',
        ),
      count: personsTerm.optional().describe('how many they are'),
      membersOf: z.string().optional().describe('how many members a body outside the corporation has, by its words'),
      part: z.enum(figureParts).optional().describe('a figure that the act itself gives'),
      cast: z
        .enum(sidesOfVote)
        .optional()
        .describe('the votes cast on the act, after limits: for it, against it, or all'),
      notion: notionName
        .optional()
        .describe('a number that some provision defines, such as entire-board; its unit is persons unless said'),
      sum: several('the sum of these'),
      less: several('the first, less the others'),
      times: several('the first, times the ratios after it'),
      ratio: several('the first as a part of the second'),
      greatest: several('the greatest of these: "but at least" a figure'),
      least: several('the least of these: "but at most" a figure'),
      reading: z.string().optional().describe('a doubt that chooses the figure'),
      options: z
        .record(
          z.string(),
          z.lazy(() => figureTerm),
        )
        .optional()
        .describe('the figure under each meaning'),
    })
    .superRefine((figure, context) => {
      if ((figure.heldFor ?? figure.highestIn) === undefined || figure.in === 'part') return;
      const message = 'over a time a part is compared, since splits change the number of shares; write in: part';
      context.addIssue({ code: 'custom', path: ['in'], message });
    })
    .superRefine(
      inOneForm('a figure', {
        stated: ['unit', 'of'],
        owned: ['by', 'in', 'beneficially', 'heldFor', 'highestIn', 'before'],
        outstanding: [],
        votesOf: ['in'],
        unpaid: [],
        lacking: [],
        count: [],
        membersOf: [],
        part: [],
        cast: [],
        notion: ['unit'],
        sum: [],
        less: [],
        times: [],
        ratio: [],
        greatest: [],
        least: [],
        reading: ['options'],
      }),
    ),
);

/** A figure as charter data writes it. */
export const figureTerm: z.ZodType<Figure> = z
  .union([literal, record], { error: (issue) => wrongAsMeant(wantsText)(issue as never) })
  .meta({ id: 'figure' });

const wantsText = 'expected a figure written as text, such as "25%", "1,000 shares" or "$50.00", or a record';

/** The unit of a figure; told where two figures that are put together have units that do not go together. */
export function unitOf(figure: Figure): Unit | undefined {
  if (isLiteral(figure)) return figure.unit;
  if (figure.stated !== undefined) return figure.unit === 'years' ? 'ratio' : (figure.unit ?? 'ratio');
  if (figure.owned !== undefined) return figure.in === 'part' ? 'ratio' : 'shares';
  if ((figure.outstanding ?? figure.lacking) !== undefined) return 'shares';
  if (figure.votesOf !== undefined) return figure.in === 'part' ? 'ratio' : 'votes';
  if (figure.unpaid !== undefined) return 'money';
  if ((figure.count ?? figure.membersOf) !== undefined) return 'persons';
  if (figure.part !== undefined) return unitOfPart[figure.part];
  if (figure.cast !== undefined) return 'votes';
  if (figure.notion !== undefined) return figure.unit === 'years' ? 'ratio' : (figure.unit ?? 'persons');
  if (figure.ratio !== undefined) return 'ratio';
  if (figure.times !== undefined) return figure.times[0] === undefined ? undefined : unitOf(figure.times[0]);
  const options = figure.options === undefined ? undefined : Object.values(figure.options);
  const parts = figure.sum ?? figure.less ?? figure.greatest ?? figure.least ?? options ?? [];
  const units = new Set(parts.map(unitOf));
  return units.size === 1 ? [...units][0] : undefined;
}

/** What a figure comes to; what nobody entered of it is unknown, and asked where it matters. */
export function figureOf(c: Context, use: Use, figure: Figure): Amount<Unit> {
  if (isLiteral(figure)) return amount(figure.value);
  const { stated, unit = 'ratio', owned, by, count, outstanding, part, times } = figure;
  const each = (parts: readonly Figure[]) => parts.map((one) => figureOf(c, use, one));
  const exact = (parts: readonly Figure[]) =>
    each(parts).map((one) => c.exactly(one)) as [Quantity<Unit>, ...Quantity<Unit>[]];
  const at = judgedAt(c, use);
  if (stated !== undefined) return statedFigure(c, use, stated, unit, figure.of, at);
  if (owned !== undefined) {
    const { heldFor, highestIn } = figure;
    const holding = { stock: owned, by: by ?? 'it', how: figure.in ?? 'shares', beneficially: figure.beneficially };
    if (highestIn !== undefined) return amount(highest(c, use, holding, highestIn, figure.before, at));
    if (heldFor === undefined) return ownedOf(c, use, holding, at);
    const since = minusLength(at.day, c.resolve(heldFor));
    return amount(least(...partsOver(c, use, holding, since, at)));
  }
  if (outstanding !== undefined) {
    c.covered('register', at.day, [use.placed.cite]);
    return amount(c.books.outstanding(outstanding).at(at));
  }
  if (figure.votesOf !== undefined) return votesOfStock(c, use, figure.votesOf, figure.in === 'part', at);
  if (figure.unpaid !== undefined) return owed(c, use, unpaidDividendsNotion, figure.unpaid);
  if (figure.lacking !== undefined) return owed(c, use, lackingInFundNotion, figure.lacking);
  if (count !== undefined) return numberOf(c, use, count, at);
  if (figure.membersOf !== undefined) return membersOf(c, use, figure.membersOf);
  if (part !== undefined) return partFigure(c, use, part);
  if (figure.cast !== undefined) return votesCast(c, use, figure.cast);
  if (figure.notion !== undefined)
    return c.notion(defineNotion<Amount<Unit>>(figure.notion), [], at, use.placed.article).value;
  if (figure.sum !== undefined) return sumAmounts(unitOf(figure) ?? 'ratio', each(figure.sum) as Amount<never>[]);
  if (figure.less !== undefined)
    return each(figure.less).reduce((from, one) => minusAmount(from, one as Amount<never>));
  if (times !== undefined)
    return each(times).reduce((from, one) => timesAmount(from, c.exactly(one) as Quantity<'ratio'>));
  if (figure.ratio !== undefined) {
    const [first, second] = exact(figure.ratio);
    return amount(isZero(second!) ? ratio(0) : share(first, second as Quantity<never>));
  }
  if (figure.greatest !== undefined) return amount(greatest(...exact(figure.greatest)));
  if (figure.least !== undefined) return amount(least(...exact(figure.least)));
  return figureOf(c, use, c.resolve({ reading: figure.reading, options: figure.options }));
}

/** What a series is owed, by the provisions on it; of an act that is planned for a later day, by then. */
function owed<U extends Unit>(c: Context, use: Use, notion: Notion<Amount<U>, OwedBy>, series: string): Amount<Unit> {
  const planned = plannedFor(c, use);
  const about: OwedBy = planned === undefined ? [series] : [series, planned];
  return c.notion(notion, about, judgedAt(c, use), use.placed.article).value;
}

function statedFigure(
  c: Context,
  use: Use,
  name: string,
  unit: StatedUnit,
  of: Persons | undefined,
  at: Moment,
): Amount<Unit> {
  const { matter, placed } = use;
  const subjects = of === undefined ? [matter.id] : personsOf(c, use, of, at);
  const reads = unit === 'years' ? 'ratio' : unit;
  const all = subjects.map((subject) =>
    c.quantity<Unit>(reads, statedFigures[unit], { about: [name, subject], cites: [placed.cite] }),
  );
  return sumAmounts<Unit>(reads, all as Amount<never>[]);
}

/** Whose holding of which stock, in shares or as a part. */
interface Holding {
  readonly stock: string;
  readonly by: Persons;
  readonly how: 'shares' | 'part';
  readonly beneficially: true | undefined;
}

/** Of record or through others, by the register; each share once, however many of them own it. */
function ownedOf(c: Context, use: Use, holding: Holding, at: Moment): Amount<Unit> {
  c.covered('register', at.day, [use.placed.cite]);
  if (holding.beneficially === true) return ownedBeneficially(c, use, holding, at);
  const { stock, by, how } = holding;
  const owners = ownersOf(c, use, by, at);
  const ofClass = (id: string): Amount<'shares'> => {
    const named = amount(sumOf('shares', c.books.blocksOwned(owners, id, at), ({ shares }) => shares));
    return sumAmounts('shares', [named, ...ownedUnnamed(c, use, by, id, at)]);
  };
  if (stock !== 'voting') {
    const shares = ofClass(stock);
    return how === 'shares' ? shares : amount(asAsked(how, c.exactly(shares), c.books.outstanding(stock).at(at)));
  }
  const { classes } = electorateAt(c, at).value;
  const theirs = classes.map(({ id, votesEach }) => timesAmount(ofClass(id), votesEach));
  const all = classes.map((each) => timesAmount(amount(each.outstanding), each.votesEach));
  const [held, whole] = [theirs, all].map((parts) => c.exactly(sumAmounts('shares', parts)));
  return amount(asAsked(how, held!, whole!));
}

/** Where owners are meant by a fact: what those have of whom it is so and whom nobody named. */
function ownedUnnamed(c: Context, use: Use, by: Persons, id: string, at: Moment): readonly Amount<'shares'>[] {
  const what = factOfOwners(by);
  const unnamed = unnamedShares(c, id, at);
  if (what === undefined || !isPositive(unnamed)) return [];
  const asked = { about: [what, id, at.day], cites: [use.placed.cite], greatest: unnamed };
  return [c.quantity<'shares'>('shares', dispersedThat, asked)];
}

/** How many they are; where owners are meant by a fact, with those whom nobody named. */
function numberOf(c: Context, use: Use, who: Persons, at: Moment): Amount<'persons'> {
  const named = amount(persons(personsNamed(c, use, who, at).length));
  const what = factOfOwners(who);
  if (what === undefined || !hasUnnamed(c, at)) return named;
  const asked = { about: [what, at.day], cites: [use.placed.cite] };
  return sumAmounts('persons', [named, c.quantity<'persons'>('persons', dispersedPersons, asked)]);
}

function votesOfStock(c: Context, use: Use, stock: string, isPart: boolean, at: Moment): Amount<Unit> {
  c.covered('register', at.day, [use.placed.cite]);
  const { classes } = electorateAt(c, at).value;
  const votesOf = (of: typeof classes) =>
    sumOfAmounts('shares', of, (each) => timesAmount(amount(each.outstanding), each.votesEach));
  const [theirs, all] = [classes.filter(({ id }) => id === stock), classes].map((of) => c.exactly(votesOf(of)));
  if (!isPart) return amount(recount('votes', theirs!));
  return amount(isZero(all!) ? ratio(0) : share(theirs!, all!));
}

function asAsked(how: Holding['how'], held: Shares, whole: Shares): Quantity<Unit> {
  if (how === 'shares') return held;
  return isZero(whole) ? ratio(0) : share(held, whole);
}

/** As the instrument counts ownership; of those who are counted together once. */
function ownedBeneficially(c: Context, use: Use, { stock, by, how }: Holding, at: Moment): Amount<Unit> {
  const classes = stock === 'voting' ? electorateAt(c, at).value.classes.map(({ id }) => id) : [stock];
  const of = (person: string) =>
    classes.map((id) => c.notion(beneficialOwnershipNotion, [person, id], at, use.placed.article).value);
  const counted: (readonly Owned[])[] = [];
  for (const person of personsNamed(c, use, by, at)) {
    if (!counted.flat().some(({ owners }) => owners.includes(person))) counted.push(of(person));
  }
  const [held, whole] = (['counted', 'base'] as const).map((figure) =>
    counted.map((each) => c.exactly(sumOfAmounts('shares', each, (one) => one[figure]))),
  );
  const unnamed = classes.flatMap((id) => ownedUnnamed(c, use, by, id, at).map((some) => c.exactly(some)));
  return amount(asAsked(how, sum('shares', [...held!, ...unnamed]), whole![0] ?? outstandingOf(c, classes, at)));
}

/**
 * The most that they owned in the last so long, or since so long before a moment. When that was is asked only where what they owned
 * earlier still was more.
 */
function highest(
  c: Context,
  use: Use,
  holding: Holding,
  span: Length,
  before: When | undefined,
  at: Moment,
): Quantity<Unit> {
  // Whoever owned it at the beginning of the first day owned it on that day.
  const from = (end: Day): Day => plusDays(minusLength(end, span), -1);
  const recent = greatest(...partsOver(c, use, holding, from(at.day), at));
  if (before === undefined) return recent;
  const ever = c.attempt(() => greatest(...partsOver(c, use, holding, undefined, at)));
  if (ever.settled && equals<Unit>(ever.value, recent)) return recent;
  const start = dayMeant(c, use, before);
  return start === undefined ? recent : greatest(recent, ...partsOver(c, use, holding, from(start), at));
}

/** What they owned of a part on each day on which that may have changed, since a day or since there was stock. */
function partsOver(
  c: Context,
  use: Use,
  holding: Holding,
  from: Day | undefined,
  at: Moment,
): [Quantity<Unit>, ...Quantity<Unit>[]] {
  const changes = changing
    .flatMap((type) => c.books.entriesOf(type, at))
    .flatMap(({ on, data }) => {
      const { until } = data as { readonly until?: Day };
      return until === undefined ? [on] : [on, until, plusDays(until, 1)];
    });
  const since = from ?? earliestOf(at.day, ...changes);
  c.covered('register', at.day, [use.placed.cite], since);
  const days = changes.filter((day) => compareDays(day, since) > 0 && compareDays(day, at.day) <= 0);
  const part = (when: Moment): Quantity<Unit> => c.exactly(ownedOf(c, use, holding, when));
  return [part(at), ...[since, ...new Set(days)].map((day) => part(atClose(day)))];
}

/** The entries by which somebody comes to own more or less of a part. */
const changing = [
  'opening-register',
  'shares-issued',
  'shares-transferred',
  'shares-reacquired',
  'treasury-shares-transferred',
  'share-distribution',
  'held-for',
  'control',
  'not-control',
  'group',
  'relationship',
  'relation-ended',
  'agreement',
] as const;

function votesCast(c: Context, { placed, matter }: Use, side: (typeof sidesOfVote)[number]): Amount<Unit> {
  const step: VoteStep = {
    kind: 'vote',
    cite: placed.cite,
    id: `${placed.provision.cite} cast`,
    says: 'the votes cast',
    fraction: majority,
    count: 'votes',
    base: { of: 'cast', classes: 'general' },
    weigh: 'both',
  };
  const { cast, against } = countVote(c, step, matter);
  return { for: cast, against, all: plusAmount<'votes'>(cast, against) }[side];
}

function partFigure(c: Context, use: Use, part: (typeof figureParts)[number]): Amount<Unit> {
  const { matter, placed } = use;
  const { act } = matter;
  if (part === 'candidates' && act.kind === 'election') return amount(persons(act.candidates.length));
  if (part === 'votes-per-share' && act.kind === 'designate-series' && act.terms !== undefined)
    return amount(readSeriesTerms(act.series, act.terms)['votes-per-share'] ?? ratio(0));
  const said = act as unknown as Readonly<Record<string, unknown>>;
  const written = said[part];
  const value = typeof written === 'object' && written !== null && 'amount' in written ? written.amount : written;
  if (value !== undefined) return amount(value as Quantity<Unit>);
  const unit = unitOfPart[part] as StatedUnit;
  return c.quantity<Unit>(unitOfPart[part], statedFigures[unit], { about: [part, matter.id], cites: [placed.cite] });
}

export function isLiteral(figure: Figure): figure is Literal {
  return 'written' in figure;
}

/** How a sentence tells a figure. */
export function figureInWords(figure: Figure): string {
  if (isLiteral(figure)) return figure.written;
  const { stated, of, owned, by, count, outstanding, part } = figure;
  if (stated !== undefined)
    return `the ${stated.replaceAll('-', ' ')}${of === undefined ? '' : ` of ${personsInWords(of)}`}`;
  if (owned !== undefined)
    return `${figure.in === 'part' ? 'the part' : 'the shares'} of ${owned === 'voting' ? 'the votes' : owned} owned by ${personsInWords(by ?? 'it')}${figure.heldFor === undefined ? (figure.highestIn === undefined ? '' : `, at the highest${figure.before === undefined ? '' : ` since ${lengthInWords(figure.highestIn)} before ${whenInWords(figure.before)}`}`) : ' and held throughout'}`;
  if (outstanding !== undefined) return `the outstanding shares of ${outstanding}`;
  if (figure.votesOf !== undefined)
    return `${figure.in === 'part' ? 'the part of all votes' : 'the votes'} of ${figure.votesOf}`;
  if (figure.unpaid !== undefined) return `what is unpaid of the dividends of ${figure.unpaid}`;
  if (figure.lacking !== undefined) return `what lacks of the redemption of ${figure.lacking}`;
  if (count !== undefined) return `the number of ${personsInWords(count)}`;
  if (figure.membersOf !== undefined) return figure.membersOf;
  if (part !== undefined) return `the ${part.replaceAll('-', ' ')} in the act`;
  if (figure.cast !== undefined) return `the votes cast${figure.cast === 'all' ? '' : ` ${figure.cast} it`}`;
  if (figure.notion !== undefined) return `the ${figure.notion.replaceAll('-', ' ')}`;
  const joined = (parts: readonly Figure[], by: string) => parts.map(figureInWords).join(by);
  if (figure.sum !== undefined) return joined(figure.sum, ' plus ');
  if (figure.less !== undefined) return joined(figure.less, ' less ');
  if (figure.times !== undefined) return joined(figure.times, ' times ');
  if (figure.ratio !== undefined) return joined(figure.ratio, ' as a part of ');
  if (figure.greatest !== undefined) return `the greatest of ${joined(figure.greatest, ' and ')}`;
  if (figure.least !== undefined) return `the least of ${joined(figure.least, ' and ')}`;
  return `what the reading ${figure.reading ?? ''} gives`;
}
