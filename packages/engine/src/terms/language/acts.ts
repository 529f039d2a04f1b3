import { z } from 'zod';
import { message, openFact, reason, type Reason, listed } from '../../evaluation/index.js';
import { byReading, isByReading, sectionName, stockName, type ByReading } from '../../instrument/index.js';
import { actSchema, type Act, type ActKind, type ActOf } from '../../journal/index.js';
import { compareBy } from '../../exact/index.js';
import type { Context } from '../../session/index.js';
import { nameOfAct } from '../matter.js';
import { rankNotion } from '../owed-to-series.js';
import { classOfDeal, ownerOfDeal } from '../players.js';
import { readSeriesTerms, standingNotion, type Standing, type StandingBeside } from '../series-terms.js';
import { seriesNames, seriesOn } from '../series.js';
import { someHold, someOf } from '../some.js';
import { bringings, touchedSections, touches, touchesOnly, type Touch } from '../touched-sections.js';
import { byProposal, conditionInWords, conditionTerm, holdsNow, isOfMeaning, type Condition } from './condition.js';
import { formOfDisposition, forms } from './form-of-disposition.js';
import { wrongAsMeant } from './one-form.js';
import { actParts, hasPart, leavesUnnamed, personsAsNamed, personsOf, personsTerm, playing } from './persons.js';
import type { ActPart, Persons } from './persons.js';
import { recursive } from './recursive.js';
import { judgedAt, sectionAs, type Use } from './use.js';

/** Every kind of act, as proposals name them. */
export const actKinds = actSchema.options.map(({ shape }) => shape.kind.value);

/** Of what sort an act is: its kind, whose it is, who plays which part, what it touches, under which condition. */
export interface Acts {
  readonly acts: readonly (ActKind | 'any')[];
  readonly of: 'corporation' | 'anyone';
  readonly with?: Persons | undefined;
  readonly as?: readonly ActPart[] | undefined;
  readonly stock?: readonly string[] | undefined;
  readonly ranks?: Rank | undefined;
  readonly on?: readonly string[] | undefined;
  readonly gives?: Rank | undefined;
  readonly all?: true | undefined;
  readonly forms?: readonly (typeof forms)[number][] | undefined;
  readonly doneBy?: 'board' | 'shareholders' | undefined;
  readonly changes?: readonly string[] | ByReading<readonly string[]> | undefined;
  readonly only?: true | undefined;
  readonly how?: readonly Touch[] | ByReading<readonly Touch[]> | undefined;
  readonly orBrings?: readonly (typeof bringings)[number][] | undefined;
  readonly instrument?: string | undefined;
  readonly where?: Condition | undefined;
  readonly except?: readonly Acts[] | undefined;
}

const expectedActs =
  'expected a list of kinds of acts, such as [merger], or a record with "acts" and what it says besides';

const kindsOfActs = z.array(z.enum(['any', ...actKinds])).min(1);

/** Stock by how it ranks beside a series: for dividends where the act is one, and else in one word, or in either respect. */
interface Rank {
  readonly beside: string;
  readonly as: readonly Standing[];
  readonly inEither?: true | undefined;
  readonly cite?: string | undefined;
}

const rankTerm = z.strictObject({
  beside: stockName.describe('the series beside which it ranks'),
  as: z
    .array(z.enum(['senior', 'parity', 'junior']))
    .min(1)
    .describe('before it, equally with it, or after it'),
  inEither: z
    .literal(true)
    .optional()
    .describe('whether it is enough that it ranks so for dividends, or in a liquidation; left out: in one word'),
  cite: sectionName
    .optional()
    .describe('a section that says of other stock that it is not meant; left out: that of the provision says it'),
});

/** Acts as charter data writes them: kinds of them alone, or a record that says more. */
export const actsTerm: z.ZodType<Acts> = recursive(() =>
  z.union(
    [
      kindsOfActs.transform((acts) => ({ acts, of: 'corporation' as const })),
      z.strictObject({
        acts: kindsOfActs.describe('the kinds of act; any'),
        of: z
          .enum(['corporation', 'anyone'])
          .optional()
          .transform((of) => of ?? ('corporation' as const))
          .describe('whose acts: the corporation’s own, which is meant where it is left out, or anyone’s'),
        with: personsTerm
          .optional()
          .describe('who must play a part in it; what is asked is asked for each of them, as "it"'),
        as: z.array(z.enum(actParts)).min(1).optional().describe('in which parts; left out: in any'),
        stock: z
          .array(stockName)
          .min(1)
          .optional()
          .describe('the classes and series that it is about; a reclassification of a class is about its series too'),
        ranks: rankTerm.optional().describe('of the stock that it is about, another than the series: how it ranks'),
        on: z
          .array(stockName)
          .min(1)
          .optional()
          .describe(
            'of a distribution of shares, which a dividend in shares is: on which classes and series it is made',
          ),
        gives: rankTerm
          .optional()
          .describe(
            'of such a distribution: how the shares that are given rank beside a series; that series itself does not',
          ),
        all: z.literal(true).optional().describe('of a disposition: of all or substantially all assets'),
        forms: z
          .array(z.enum(forms))
          .min(1)
          .optional()
          .describe('of a disposition: which sorts of it; left out: every sort'),
        doneBy: z.enum(['board', 'shareholders']).optional().describe('who does it, of acts that several can do'),
        changes: byReading(z.array(sectionName).min(1))
          .optional()
          .describe('of a change of an instrument: the sections it touches'),
        only: z.literal(true).optional().describe('and that it touches no other section'),
        how: byReading(z.array(z.enum(touches)).min(1))
          .optional()
          .describe('how it touches them; left out: it changes them, or is inconsistent with them'),
        orBrings: z.array(z.enum(bringings)).min(1).optional().describe('or what it newly brings in'),
        instrument: z
          .enum(['charter', 'bylaws', 'designation'])
          .optional()
          .describe('of an amendment: of which instrument; left out: of the charter'),
        where: conditionTerm.optional().describe('under which condition'),
        except: z.array(actsTerm).min(1).optional().describe('acts that are not meant'),
      }),
    ],
    { error: (issue) => wrongAsMeant(expectedActs)(issue as never) },
  ),
).meta({ id: 'acts' });

/** Acts of which one sort is enough: kinds of them, a record, or a list of records. */
export const anyActsTerm = z
  .union([actsTerm, z.array(actsTerm).min(1)], { error: (issue) => wrongAsMeant(expectedActs)(issue as never) })
  .transform((acts): readonly Acts[] => (Array.isArray(acts) ? (acts as readonly Acts[]) : [acts]));

/** Refuses what stands in a provision of a part that none of its acts has: nobody would ever play it. */
export function partsTold(provision: { readonly acts: readonly Acts[] }, context: z.RefinementCtx): void {
  // Of acts within which something else is wrong the record stands as it was written, and no list of it.
  const rows = [provision.acts].flat();
  const kinds = rows.flatMap(({ acts }) => acts);
  const named = new Set([...partsWithin(provision), ...rows.flatMap(({ as = [] }) => as)]);
  for (const part of named) {
    if (kinds.some((kind) => kind === 'any' || hasPart(kind, part))) continue;
    const having = actKinds.filter((kind) => hasPart(kind, part)).join(', ');
    const message = `${kinds.join(', ')}: no such act has a ${part}; acts that have one: ${having}`;
    context.addIssue({ code: 'custom', path: ['acts'], message });
  }
}

/** The parts of acts that are named anywhere within what charter data says. */
function partsWithin(written: unknown): readonly ActPart[] {
  if (typeof written !== 'object' || written === null) return [];
  const { part } = written as { readonly part?: unknown };
  return [...actParts.filter((each) => each === part), ...Object.values(written).flatMap(partsWithin)];
}

/** Whether an act may be of the sort, by what its proposal alone says. */
export function mayBe({ acts, of, stock, on, all, doneBy, changes, instrument, where }: Acts, act: Act): boolean {
  if (!acts.includes('any') && !acts.includes(act.kind)) return false;
  if (where !== undefined && byProposal(where, act) === false) return false;
  if (of === 'corporation' && (ownerOfDeal(act) ?? 'corporation') !== 'corporation') return false;
  if (stock !== undefined && act.kind !== 'reclassification' && !isAboutStock(stock, act)) return false;
  if (on !== undefined && act.kind === 'distribute-shares' && !on.includes(act['on-class'])) return false;
  if (all === true && act.kind === 'disposition' && act.all === false) return false;
  if (doneBy !== undefined && act.kind === 'bylaw' && act.by !== undefined && act.by !== doneBy) return false;
  if (act.kind === 'amendment') return (act.instrument ?? 'charter') === (instrument ?? 'charter');
  return changes === undefined || act.kind === 'bylaw';
}

/** Whether an act is about stock of one of these names, as far as it names any. */
function isAboutStock(stock: readonly string[], act: Act): boolean {
  const about = act.kind === 'resize-series' ? act.series : classOfDeal(act);
  return about === undefined || stock.includes(about);
}

/** Whether the shares of a class that are reclassified are also those of one of these series. */
function isOfItsClass(c: Context, use: Use, stock: readonly string[], act: ActOf<'reclassification'>): boolean {
  return seriesNames(c, judgedAt(c, use).day).some(({ id, class: of }) => stock.includes(id) && of === act.class);
}

/**
 * The act with each person whom a row binds as `it`, once: those who play one of its parts. Where its proposal names nobody in them,
 * whether somebody such plays one is a fact to be asked for.
 */
export function boundBy(use: Use, rows: readonly Acts[]): readonly Use[] {
  const bound = rows.flatMap(({ with: who, as = actParts }) => {
    const named = who === undefined ? [] : as.flatMap((part) => playing(use, part));
    return named.length === 0 ? [use] : named.map((it) => ({ ...use, it }));
  });
  return bound.filter(({ it }, index) => bound.findIndex((other) => other.it === it) === index);
}

/** Of an act that may be of the sort: whether its proposal alone shows that it is, and nothing is left to be judged. */
export function isPlain(
  { with: who, stock = [], ranks, gives, all, forms: sorts, changes, where, except }: Acts,
  act: Act,
): boolean {
  if (stock.length > 0 && !isAboutStock(stock, act)) return false;
  const isOfAll = all === undefined || act.kind !== 'disposition' || act.all !== undefined;
  const isWhere = where === undefined || byProposal(where, act) === true;
  return isOfAll && isWhere && [who, ranks, gives, sorts, changes, except].every((each) => each === undefined);
}

const alteredOrContradicted: readonly Touch[] = ['changes', 'inconsistent'];

/**
 * Whether an act that may be of the sort is.
 * @param hears hears how the condition came out, where it comes to that
 */
export function isSuch(c: Context, use: Use, acts: Acts, hears?: (step: Reason) => void): boolean {
  const { with: who, stock = [], changes, how = alteredOrContradicted, orBrings, where, except = [] } = acts;
  const { matter, placed } = use;
  if (!mayBe(acts, matter.act)) return false;
  if (stock.length > 0 && matter.act.kind === 'reclassification') {
    if (!isAboutStock(stock, matter.act) && !isOfItsClass(c, use, stock, matter.act)) return false;
  }
  if (where !== undefined && isOfMeaning(where) && !holdsNow(c, use, where).value) return false;
  if (who !== undefined && !isBound(c, use, who)) return false;
  if (acts.all === true && matter.act.kind === 'disposition' && matter.act.all === undefined) {
    if (!c.is(substantiallyAll, { about: [matter.id], cites: [placed.cite] })) return false;
  }
  if (acts.ranks !== undefined) {
    const found = isOfRank(c, use, acts.ranks, hears);
    if (!found) return false;
  }
  if (acts.gives !== undefined && matter.act.kind === 'distribute-shares') {
    if (!ranksSo(c, use, matter.act.class, acts.gives)) return false;
  }
  if (acts.forms !== undefined && matter.act.kind === 'disposition') {
    const sort = matter.act.form ?? c.ask(formOfDisposition, { about: [matter.id], cites: [placed.cite] });
    if (!acts.forms.some((each) => each === sort)) return false;
  }
  if (changes !== undefined) {
    const touched = { sections: c.resolve(changes), touchedBy: c.resolve(how), brings: orBrings };
    const found = touchedSections(c, matter, touched, placed.cite);
    hears?.(toldOfTouching(c, use, found));
    if (found.length === 0) return false;
    if (acts.only === true && !touchesOnly(c, matter, touched.sections)) return false;
  }
  if (where !== undefined) {
    const condition = holdsNow(c, use, where);
    hears?.(condition.reason);
    if (!condition.value) return false;
  }
  return !someOf(c, except, (each) => isExcepted(c, use, each));
}

const touching = message('acts.touch', '{act} {how}');
const touchesNone = message('acts.touch-none', '{act} touches none of the sections of which this section speaks');

/** Sections are touched; what is named apart, such as cumulative voting, is brought in. */
function toldOfTouching(c: Context, { matter, placed }: Use, touched: readonly string[]): Reason {
  const brought = touched.filter((each) => bringings.some((named) => named === each));
  const sections = touched.filter((each) => !brought.includes(each));
  const how = [
    ...(sections.length === 0 ? [] : [`touches ${listed(sections)}, of which this section speaks`]),
    ...brought.map((each) => `brings in ${each.replaceAll('-', ' ')}`),
  ].join(', and ');
  const figures = { act: nameOfAct(c, matter), how };
  const said = touched.length === 0 ? touchesNone : touching;
  return reason(said, touched.length === 0 ? 'no' : 'yes', { figures, cites: [placed.cite] });
}

/** Asked of an act whose parties nobody has named. */
export const hasAPart = openFact('has-a-part', 'what', 'act').yesNo(
  'Has one of the {0} of whom the section speaks a part in {1}?',
);

export const substantiallyAll = openFact('substantially-all-assets', 'proposal').yesNo(
  'Would {0} dispose of all, or substantially all, the properties and assets of the corporation?',
);

/** Asked of a change of an instrument that does not say which stock it makes, and of stock that ranks both before and after. */
export const makesStockOfRank = openFact('makes-stock-of-rank', 'act', 'series', 'rank').yesNo(
  'Does {0} authorise, create or increase stock that is {2} beside {1}, as the section has it?',
);

/** Asked instead of stock that ranks before a series in either respect. */
export const makesSeniorStock = openFact('makes-senior-stock', 'proposal', 'series').yesNo(
  'Does {0} authorise, create or increase stock that ranks before {1} for dividends or in a liquidation, or what can become such stock?',
);

const ranking = message(
  'acts.ranks',
  'Beside {series}, {other} ranks {dividends} for dividends and {liquidation} in a liquidation',
);
const makesNone = message('acts.makes-no-stock', '{act} makes no stock, and so none that ranks {as} {series}');
const notMore = message('acts.not-more', '{act} does not increase {other}');

/** Whether stock of an act ranks so beside the series: on which it pays, which it issues or gets, or which it makes. */
function isOfRank(c: Context, use: Use, rank: Rank, hears?: (step: Reason) => void): boolean {
  const { act } = use.matter;
  const { beside, as } = rank;
  const figures = {
    act: nameOfAct(c, use.matter),
    series: beside,
    as: as.map((each) => rankInWords[each]).join(' or '),
  };
  const none = (said: typeof makesNone, more: object = {}): false => {
    hears?.(reason(said, 'no', { figures: { ...figures, ...more }, cites: citesOfRank(use, rank) }));
    return false;
  };
  if (act.kind === 'amendment') {
    const { makes } = act;
    if (makes === undefined) return isSaidToBeOfRank(c, use, rank);
    if (makes.length === 0) return none(makesNone);
    const tests = makes.map((made) => () => isNewOfRank(c, use, rank, made.series, made.terms, hears));
    return besideWhatIsStated(c, use, rank, someHold(c, tests));
  }
  if (act.kind === 'designate-series')
    return besideWhatIsStated(c, use, rank, isNewOfRank(c, use, rank, act.series, act.terms, hears));
  const stock = stockOf(act);
  if (stock === undefined) return false;
  if (act.kind === 'resize-series') {
    const now = seriesOn(c, judgedAt(c, use).day, [use.placed.cite]).find(({ id }) => id === stock);
    if (now !== undefined && !compareBy<'shares'>('moreThan', act.shares, now.designated))
      return none(notMore, { other: stock });
  }
  if (act.kind === 'dividend' || act.kind === 'distribute-shares')
    return stock !== beside && as.includes(standingOf(c, use, stock, beside).dividends);
  const makesOrIssues = act.kind === 'resize-series' || act.kind === 'issue';
  const ranksIt = ranksSo(c, use, stock, rank, hears);
  return makesOrIssues ? besideWhatIsStated(c, use, rank, ranksIt) : ranksIt;
}

function ranksSo(c: Context, use: Use, stock: string, rank: Rank, hears?: (step: Reason) => void): boolean {
  const { beside, as } = rank;
  if (rank.inEither === true) {
    const standing = stock === beside ? equally : standingOf(c, use, stock, beside);
    return isInEither(use, rank, stock, standing, hears);
  }
  if (stock === beside) return false;
  return as.includes(c.notion(rankNotion, [stock, beside], judgedAt(c, use), use.placed.article).value);
}

const equally: StandingBeside = { dividends: 'parity', liquidation: 'parity' };

function standingOf(c: Context, use: Use, stock: string, beside: string, ...more: readonly string[]): StandingBeside {
  return c.notion(standingNotion, [stock, beside, ...more], judgedAt(c, use), use.placed.article).value;
}

function isInEither(
  use: Use,
  rank: Rank,
  other: string,
  { dividends, liquidation }: StandingBeside,
  hears: ((step: Reason) => void) | undefined,
): boolean {
  const value = rank.as.includes(dividends) || rank.as.includes(liquidation);
  const figures = {
    other,
    series: rank.beside,
    dividends: `${rankInWords[dividends]} it`,
    liquidation: `${rankInWords[liquidation]} it`,
  };
  const cites = value ? [use.placed.cite] : citesOfRank(use, rank);
  hears?.(reason(ranking, value ? 'yes' : 'no', { figures, cites }));
  return value;
}

/** That other stock is not meant is said by the section that asks, or by one of its own. */
function citesOfRank({ placed }: Use, { cite }: Rank): readonly string[] {
  return [placed.cite, ...(cite === undefined ? [] : [sectionAs(placed, cite)])];
}

function stockOf(act: Act): string | undefined {
  if (act.kind === 'distribute-shares') return act['on-class'];
  return act.kind === 'resize-series' ? act.series : classOfDeal(act);
}

/** Of stock that there is not yet its terms decide, and where they are silent what the instrument says of such stock. */
function isNewOfRank(
  c: Context,
  use: Use,
  rank: Rank,
  stock: string,
  terms: Readonly<Record<string, unknown>> | undefined,
  hears: ((step: Reason) => void) | undefined,
): boolean {
  const { beside, as, inEither } = rank;
  if (stock === beside) return ranksSo(c, use, stock, rank, hears);
  const found =
    (terms === undefined ? undefined : readSeriesTerms(stock, terms).ranks?.[beside]) ??
    standingOf(c, use, stock, beside, ...(terms === undefined ? [] : ['silent']));
  if (inEither === true) return isInEither(use, rank, stock, found, hears);
  const { dividends, liquidation } = found;
  const standing = dividends === 'parity' ? liquidation : dividends;
  const isMixed = liquidation !== 'parity' && standing !== liquidation;
  return isMixed ? isSaidToBeOfRank(c, use, rank) : as.includes(standing);
}

/** What is asked of an act whose stock nobody has entered. */
function askedOfRank({ matter }: Use, { beside, as, inEither }: Rank) {
  const isSenior = inEither === true && as.every((each) => each === 'senior');
  return isSenior
    ? { fact: makesSeniorStock, about: [matter.id, beside] }
    : { fact: makesStockOfRank, about: [matter.id, beside, as.join(' or ')] };
}

function isSaidToBeOfRank(c: Context, use: Use, rank: Rank): boolean {
  const { fact, about } = askedOfRank(use, rank);
  return c.is(fact, { about, cites: [use.placed.cite] });
}

/** Of stock that has terms these decide; what is stated of the act beside them is not read, and told where it says otherwise. */
function besideWhatIsStated(c: Context, use: Use, rank: Rank, value: boolean): boolean {
  const { fact, about } = askedOfRank(use, rank);
  const stated = c.books.stated(fact.name, about, c.asOf);
  const ranked = `${rank.as.map((each) => rankInWords[each]).join(' or ')} ${rank.beside}`;
  c.passOver(
    stated.map(({ entry }) => entry),
    `the terms of the stock say whether it ranks ${ranked}`,
  );
  const otherwise = stated.find((each) => (each.value === 'yes') !== value);
  if (otherwise === undefined) return value;
  c.remark({
    says: `It is stated that ${nameOfAct(c, use.matter)} ${otherwise.value === 'yes' ? 'makes' : 'does not make'} stock that ranks ${ranked}; the terms of the stock say otherwise, and decide.`,
    cites: [use.placed.cite],
  });
  return value;
}

const rankInWords: Readonly<Record<Standing, string>> = { senior: 'before', parity: 'equally with', junior: 'after' };

/** Whether the person bound is one of those; where nobody is named, whether one of those has a part in the act. */
function isBound(c: Context, use: Use, who: Persons): boolean {
  if (use.it !== undefined) return personsOf(c, use, who, judgedAt(c, use)).includes(use.it);
  if (typeof who === 'object' && 'part' in who) return leavesUnnamed(use.matter, who.part);
  return c.is(hasAPart, { about: [personsAsNamed(who), use.matter.id], cites: [use.placed.cite] });
}

function isExcepted(c: Context, use: Use, acts: Acts): boolean {
  return mayBe(acts, use.matter.act) && boundBy(use, [acts]).some((bound) => isSuch(c, bound, acts));
}

/** How a sentence tells acts of the sort. */
export function actsInWords({ acts, with: who, ranks, changes, where }: Acts): string {
  const kinds = acts.includes('any') ? 'an act' : acts.map((act) => act.replaceAll('-', ' ')).join(' or ');
  return [
    kinds,
    ...(who === undefined ? [] : ['with such a person']),
    ...(ranks === undefined ? [] : [`on stock that is ${ranks.as.join(' or ')} beside ${ranks.beside}`]),
    ...(changes === undefined
      ? []
      : [isByReading(changes) ? 'touching protected sections' : `touching ${changes.join(' or ')}`]),
    ...(where === undefined ? [] : [`where ${conditionInWords(where)}`]),
  ].join(' ');
}
