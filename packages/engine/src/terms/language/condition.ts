import { z } from 'zod';
import { held, listed, message, openFact, reason, type Held, type Reason } from '../../evaluation/index.js';
import { amount, compareDays, earliestOf, show, showPercent, verbInWords } from '../../exact/index.js';
import type { Amount, Day, Quantity, Ratio, Unit } from '../../exact/index.js';
import { byReading, isByReading, isMeantBy, sectionName, stockName, type ByReading } from '../../instrument/index.js';
import { actSchema, type Act } from '../../journal/index.js';
import type { Context } from '../../session/index.js';
import { amountInWords } from '../in-currency.js';
import { dayOfText } from '../day-of-text.js';
import { dutiesTopic, isUndone } from '../duty.js';
import { hooks } from '../kind.js';
import { momentOf } from '../matter.js';
import { everyHolds, everyOf, someHold, someOf } from '../some.js';
import { tellings } from '../topic.js';
import { changesOnly, changesSome } from '../touched-sections.js';
import { figureInWords, figureOf, figureTerm, isLiteral, unitOf, type Figure } from './figure.js';
import { knownFact, knownFacts } from './known-facts.js';
import { measure, measureInWords, type Measure } from './measure.js';
import { inOneForm } from './one-form.js';
import { personsInWords, personsOf, personsTerm, statedSo, thereIsOneOf, type Persons } from './persons.js';
import { recursive } from './recursive.js';
import { hasSharesLeft, namedHolder, sharesLeftInWords, type SharesLeft } from './shares-left.js';
import { judgedAt, plannedFor, sectionAs, type Use } from './use.js';
import { dayStated, hasCome, hasPassed, statedDay, whenInWords, whenTerm, type When } from './when.js';

/** If: a fact, a comparison of figures, persons who are something, a time, or several of these. */
export interface Condition extends SharesLeft {
  readonly all?: readonly Condition[] | undefined;
  readonly any?: readonly Condition[] | undefined;
  readonly not?: Condition | undefined;
  readonly proposalSays?: string | undefined;
  readonly words?: string | undefined;
  readonly stated?: string | undefined;
  readonly of?: Persons | undefined;
  readonly about?: string | undefined;
  readonly replied?: readonly string[] | ByReading<readonly string[]> | undefined;
  readonly compare?: Figure | undefined;
  readonly is?: Measure | undefined;
  readonly atLeast?: Figure | undefined;
  readonly moreThan?: Figure | undefined;
  readonly lessThan?: Figure | undefined;
  readonly notMoreThan?: Figure | undefined;
  readonly persons?: Persons | undefined;
  readonly are?: Persons | undefined;
  readonly thereAre?: Persons | undefined;
  readonly governedBy?: string | undefined;
  readonly undone?: string | undefined;
  readonly changes?: readonly string[] | ByReading<readonly string[]> | undefined;
  readonly only?: boolean | undefined;
  readonly from?: When | undefined;
  readonly after?: When | undefined;
  readonly through?: When | undefined;
  readonly until?: When | undefined;
  readonly reading?: string | undefined;
  readonly option?: string | undefined;
  readonly options?: Readonly<Record<string, Condition>> | undefined;
  readonly cite?: string | undefined;
  readonly says?: string | undefined;
}

/**
 * Whatever a proposal may say of its act or leave out, by the names of its fields; but for what a dividend pays in shares, which is a
 * distribution of them and an act of its own.
 */
const saidByProposals = [
  ...new Set(
    actSchema.options.flatMap(({ shape }) =>
      Object.entries(shape).flatMap(([name, field]) =>
        name !== 'in-shares' && field.safeParse(undefined).success ? [name] : [],
      ),
    ),
  ),
];

const verbs = ['atLeast', 'moreThan', 'lessThan', 'notMoreThan'] as const;

const part = z.lazy(() => conditionTerm);

/** A condition as charter data writes it. */
export const conditionTerm: z.ZodType<Condition> = recursive(() =>
  z
    .strictObject({
      all: z.array(part).min(1).optional().describe('all of these'),
      any: z.array(part).min(1).optional().describe('one of these'),
      not: part.optional().describe('it is not so that'),
      proposalSays: z
        .enum(saidByProposals)
        .optional()
        .describe(
          'the proposal of the act says this of it, such as short-form or plan; not so where it says no, or says nothing of it',
        ),
      words: z.string().optional().describe('and in these words, as the entry has them: into corporation'),
      stated: z
        .string()
        .optional()
        .describe(
          'a fact by a name of the charter’s own: entered as "is-so", and else asked for; or a fact of acts that has words of its own: ' +
            knownFacts.map(({ name }) => name).join(', '),
        ),
      of: personsTerm.optional().describe('of whom the fact is stated, of each of them; left out: of the act'),
      about: z.string().optional().describe('of a fact with words of its own: what it is about besides the act'),
      replied: byReading(z.array(z.string()).min(1))
        .optional()
        .describe('of such a fact with several replies: which of them'),
      compare: figureTerm.optional().describe('a figure that is compared'),
      is: measure.optional().describe('with what, such as "at least 1,000 shares" or "more than 5%"'),
      ...Object.fromEntries(verbs.map((verb) => [verb, figureTerm.optional().describe('with another figure')])),
      persons: personsTerm.optional().describe('who must all be among those under "are"'),
      are: personsTerm.optional().describe('among whom they must be'),
      thereAre: personsTerm.optional().describe('there is one of these at least'),
      outstanding: stockName.optional().describe('a share of this class or series is outstanding'),
      uncalled: z
        .literal(true)
        .optional()
        .describe('and not every one is called for redemption on proper notice, with the money deposited'),
      heldBy: namedHolder.optional().describe('and a holder that the text names has one'),
      governedBy: sectionName
        .optional()
        .describe('the provision of this section speaks of the act: it is such a combination, or such an amendment'),
      undone: sectionName
        .optional()
        .describe(
          'what this section obliges somebody to do fell due and is not done; where it fixes no day, it is owed and not done',
        ),
      changes: byReading(z.array(sectionName))
        .optional()
        .describe('the act amends one of these sections, a part of one, or the whole that holds one'),
      only: z.boolean().optional().describe('of such an amendment: whether it must amend nothing else besides'),
      from: whenTerm.optional().describe('it is the day of this moment, or later'),
      after: whenTerm.optional().describe('it is later than the day of this moment'),
      through: whenTerm.optional().describe('it is not later than the day of this moment'),
      until: whenTerm.optional().describe('it is earlier than the day of this moment'),
      reading: z.string().optional().describe('a doubt: that it has one meaning, or the condition under each'),
      option: z.string().optional().describe('the meaning under which the condition holds'),
      options: z.record(z.string(), part).optional().describe('the condition under each meaning'),
      cite: sectionName.optional().describe('its own section; left out: that of the provision'),
      says: z.string().optional().describe('what it is, in a few of our own words; left out: the form tells itself'),
    })
    .superRefine((written, context) => {
      const timed = ['from', 'after', 'through', 'until'].filter((word) => word in written);
      const [head = 'from', ...others] = timed;
      inOneForm(
        'a condition',
        {
          all: [],
          any: [],
          not: [],
          proposalSays: ['words'],
          stated: ['of', 'about', 'replied'],
          compare: ['is', ...verbs],
          persons: ['are'],
          thereAre: [],
          outstanding: ['uncalled', 'heldBy'],
          governedBy: [],
          undone: [],
          changes: ['only'],
          [head]: others,
          reading: ['option', 'options'],
        },
        ['cite', 'says'],
      )(written, context);
      unitsTold(written, context);
      knownFactTold(written, context);
    }),
).meta({ id: 'condition' });

/** Of a fact with words of its own: what it is about, and which of its replies is meant. */
function knownFactTold({ stated, of, about, replied }: Condition, context: z.RefinementCtx): void {
  if (stated === undefined) return;
  const known = of === undefined ? knownFact(stated)?.fact : undefined;
  const told = (path: string, message: string) => context.addIssue({ code: 'custom', path: [path], message });
  if (known?.about.length === 2 && about === undefined)
    told('about', `"${stated}" is about an act and a ${known.about[1]}; name that under "about"`);
  if (known?.about.length !== 2 && about !== undefined) told('about', `"${stated}" is about nothing else`);
  const choices = known?.reply.kind === 'choice' ? known.reply.of : undefined;
  const meant = replied === undefined ? [] : isByReading(replied) ? Object.values(replied.options).flat() : replied;
  if (choices === undefined && replied !== undefined) told('replied', `"${stated}" is so or not; leave "replied" out`);
  if (choices !== undefined && (meant.length === 0 || meant.some((each) => !choices.includes(each))))
    told('replied', `write which replies to "${stated}" are meant, of: ${choices.join(', ')}`);
}

/** Figures whose units do not go together are refused when the file is read. */
function unitsTold({ compare, ...beside }: Condition, context: z.RefinementCtx): void {
  if (compare === undefined) return;
  const other = beside.is?.figure ?? verbs.map((verb) => beside[verb]).find((each) => each !== undefined);
  const told = (text: string) => context.addIssue({ code: 'custom', path: ['compare'], message: text });
  if (other === undefined)
    return told('a comparison says with what: "is: at least …", or atLeast, moreThan, lessThan, notMoreThan');
  const [left, right] = [unitOf(compare), unitOf(other)];
  if (left === undefined || right === undefined || left !== right)
    told(
      `${figureInWords(compare)} is in ${left ?? 'several units'}, and is compared with ${figureInWords(other)}, which is in ${right ?? 'several units'}`,
    );
}

const judged = message('condition.judged', '{says}: {outcome}');
const compared = message('condition.compared', '{left}, {found}, {outcome} {right}');
const among = message('condition.among', '{named} {outcome} among {persons}');

/** Whether a condition holds; every part is tried, so that what is settled is not kept from being told. */
export function holdsNow(c: Context, useAround: Use, condition: Condition): Held<boolean> {
  const { persons, are = 'it', outstanding, uncalled, heldBy } = condition;
  const use = citing(useAround, condition);
  if (outstanding !== undefined && (uncalled ?? heldBy) !== undefined)
    return hasSharesLeft(c, use, outstanding, condition);
  const value = isSo(c, use, condition);
  const cites = [use.placed.cite];
  if (persons !== undefined) {
    const named = personsOf(c, use, persons, judgedAt(c, use)).map((one) => c.nameOf(one));
    const figures = { named: listed(named) || 'nobody', persons: personsInWords(are) };
    return held(value, reason(among, value ? 'is' : 'is not', { figures, cites }));
  }
  const told = comparedInWords(c, use, condition, value);
  if (told !== undefined) return held(value, told);
  const figures = { says: conditionInWords(condition) };
  return held(value, reason(judged, value ? 'yes' : 'no', { figures, cites, grounds: partsTold(c, use, condition) }));
}

/** How each part of a condition came out, as far as it is known. */
function partsTold(c: Context, use: Use, { all = [], any = [], not }: Condition): readonly Reason[] {
  if ((not?.all ?? not?.any) !== undefined) return partsTold(c, use, not!);
  return [...all, ...any, ...(not === undefined ? [] : [not])].flatMap((part) => {
    const found = c.attempt(() => holdsNow(c, use, part));
    return found.settled ? [found.value.reason] : [];
  });
}

/** A comparison as a sentence with what its figures come to; nothing where that of the first is not known. */
function comparedInWords(c: Context, use: Use, condition: Condition, value: boolean): Reason | undefined {
  const { compare } = condition;
  const left = compare === undefined ? undefined : comesTo(c, use, compare, condition.is);
  if (compare === undefined || left === undefined) return undefined;
  const other = verbs.map((verb) => condition[verb]).find((each) => each !== undefined);
  const right = other === undefined || isLiteral(other) ? undefined : comesTo(c, use, other);
  const words = figureInWords(compare);
  const comparison = comparisonInWords(condition);
  const figures = {
    left: words,
    found: left,
    right: `${value ? comparison : negated(comparison)}${right === undefined ? '' : `, ${right}`}`,
  };
  return reason(compared, isOrAre(words), { figures, cites: [use.placed.cite] });
}

/** The contrary of a comparison: “not at least 60 %”, and “more than 60 %” of what is not more. */
function negated(comparison: string): string {
  return comparison.startsWith('not ') ? comparison.slice('not '.length) : `not ${comparison}`;
}

function comesTo(c: Context, use: Use, figure: Figure, is?: Condition['is']): string | undefined {
  const found = c.attempt(() => c.toTell<Unit>(figureOf(c, use, figure)));
  if (!found.settled || found.value === undefined) return undefined;
  const isPart = (!isLiteral(figure) && figure.in === 'part') || is?.figure.written.includes('%') === true;
  if (isPart) return showPercent(found.value as Ratio);
  const { currency } = use.placed.instrument;
  return unitOf(figure) === 'money'
    ? amountInWords(amount(found.value as Quantity<'money'>), currency)
    : show(found.value);
}

/** Shares and votes are many, any other figure is one. */
function isOrAre(words: string): string {
  return /^the (?:outstanding )?(?:shares|votes)\b/.test(words) ? 'are' : 'is';
}

/** A condition that has a section of its own is asked for, and told, by that. */
function citing(use: Use, { cite }: Condition): Use {
  return cite === undefined ? use : { ...use, placed: { ...use.placed, cite: sectionAs(use.placed, cite) } };
}

function isSo(c: Context, useAround: Use, condition: Condition): boolean {
  const use = citing(useAround, condition);
  const { all, any, not, proposalSays, stated, compare, persons, thereAre, outstanding, changes, reading } = condition;
  const at = judgedAt(c, use);
  const each = (parts: readonly Condition[]) => parts.map((one) => () => isSo(c, use, one));
  if (all !== undefined) return everyHolds(c, each(all));
  if (any !== undefined) return someHold(c, each(any));
  if (not !== undefined) return !isSo(c, use, not);
  if (proposalSays !== undefined) return isSaid(use.matter.act, proposalSays, condition.words);
  if (stated !== undefined) return isStated(c, use, stated, condition);
  if (compare !== undefined) return compares(c, use, condition, compare);
  if (persons !== undefined) {
    const [who, among] = [personsOf(c, use, persons, at), personsOf(c, use, condition.are ?? 'it', at)];
    return who.length > 0 && who.every((one) => among.includes(one));
  }
  if (thereAre !== undefined) return thereIsOneOf(c, use, thereAre, at);
  if (outstanding !== undefined) return hasSharesLeft(c, use, outstanding, condition).value;
  if (condition.governedBy !== undefined) return isGoverned(c, use, condition.governedBy);
  if (condition.undone !== undefined) return hasDutyUndone(c, use, condition.undone);
  if (changes !== undefined)
    return (condition.only === true ? changesOnly : changesSome)(c, use.matter, c.resolve(changes));
  if (reading !== undefined && condition.option !== undefined) return c.reading(reading) === condition.option;
  if (reading !== undefined) return isSo(c, use, c.resolve({ reading, options: condition.options }));
  return isInTime(c, use, condition);
}

/** Whether what a section obliges somebody to do is not done in time; asked where nothing of it says what has to be done. */
function hasDutyUndone(c: Context, use: Use, section: string): boolean {
  const { placed, matter } = use;
  const obliging = [...tellings(c, dutiesTopic, { ahead: plannedFor(c, use) }, judgedAt(c, use))].filter(
    ({ placed: { instrument, provision } }) =>
      instrument.id === placed.instrument.id && isMeantBy(section, provision.cite, [instrument]),
  );
  if (obliging.length === 0)
    return c.is(statedSo, { about: [`undone under ${section}`, matter.id], cites: [placed.cite] });
  return obliging.some(({ told }) => told.value.some(isUndone));
}

/** Whether what is entered of a section speaks of the act; asked where nothing of it says of which acts it speaks. */
function isGoverned(c: Context, { placed, matter }: Use, section: string): boolean {
  const speaking = hooks(c, 'applies', dayOfText(c, matter)).filter(
    ({ placed: { instrument, provision } }) =>
      instrument.id === placed.instrument.id &&
      provision !== placed.provision &&
      isMeantBy(section, provision.cite, [instrument]),
  );
  if (speaking.length === 0)
    return c.is(statedSo, { about: [`governed by ${section}`, matter.id], cites: [placed.cite] });
  return someOf(c, speaking, (each) => each.hook(c, each.placed, matter).value);
}

function isSaid(act: Act, field: string, words: string | undefined): boolean {
  const said = (act as Readonly<Record<string, unknown>>)[field];
  return words === undefined ? said !== undefined && said !== false : said === words;
}

/** What a condition comes to by the proposal of an act alone; undefined where something else decides it. */
export function byProposal({ all, any, not, proposalSays, words }: Condition, act: Act): boolean | undefined {
  if (proposalSays !== undefined) return isSaid(act, proposalSays, words);
  if (not !== undefined) {
    const said = byProposal(not, act);
    return said === undefined ? undefined : !said;
  }
  const deciding = any !== undefined;
  const parts = (any ?? all)?.map((each) => byProposal(each, act)) ?? [undefined];
  return parts.includes(deciding) ? deciding : parts.includes(undefined) ? undefined : !deciding;
}

/** Whether only what doubtful texts mean decides a condition: it asks for nothing, and can be looked at first. */
export function isOfMeaning({ all, any, not, option }: Condition): boolean {
  const parts = all ?? any ?? (not === undefined ? undefined : [not]);
  return parts === undefined ? option !== undefined : parts.every(isOfMeaning);
}

/** Of a dividend that is decided and paid on days that a time does not reach alike. */
export const dividendInTime = openFact('dividend-in-time', 'section', 'proposal').choice(
  ['declaration', 'payment', 'either'],
  'On which day of {1} does it turn whether it falls in the time of which {0} speaks: that on which it is declared, that on which it is paid, or either?',
);

/** Of each of those of whom it is stated; of nobody it is never so. */
function isStated(c: Context, use: Use, name: string, { of, about: besides, replied }: Condition): boolean {
  const subjects = of === undefined ? [use.matter.id] : personsOf(c, use, of, judgedAt(c, use));
  const cites = [use.placed.cite];
  const known = of === undefined ? knownFact(name) : undefined;
  if (known !== undefined) {
    const { fact, worksOut } = known;
    const about = { about: besides === undefined ? subjects : [...subjects, besides], cites };
    if (replied !== undefined) return c.resolve(replied).some((each) => each === c.ask(fact, about));
    return worksOut?.(c, judgedAt(c, use), about) ?? c.is(fact, about);
  }
  if (subjects.length === 0) return false;
  return everyOf(c, subjects, (subject) => c.is(statedSo, { about: [name, subject], cites }));
}

function compares(c: Context, use: Use, condition: Condition, compare: Figure): boolean {
  const { is } = condition;
  const verb = is?.verb ?? verbs.find((each) => condition[each] !== undefined) ?? 'atLeast';
  const right: Amount<Unit> = is === undefined ? figureOf(c, use, condition[verb]!) : amount(is.figure.value);
  return c.test<Unit>(verb, figureOf(c, use, compare), right);
}

/**
 * A redemption is told by the day on which it is to be done: it may be called, and asked about, before its time has come. A dividend is
 * by that of its payment also: what was carried out before is its declaration.
 */
function isInTime(c: Context, use: Use, condition: Condition): boolean {
  const { act, id } = use.matter;
  const effect = momentOf(c, use.matter, 'effect')?.day ?? dayDeclared(c, use);
  const own = effect ?? (act.kind === 'redemption' ? act.on : c.now.day);
  const payable = act.kind === 'dividend' ? act.payable : undefined;
  const isPaidBy = (day: Day): boolean => payable !== undefined && compareDays(payable, day) <= 0;
  if (payable === undefined || (effect !== undefined && isPaidBy(effect))) return isOnDay(c, use, condition, own);
  const payment = isOnDay(c, use, condition, payable);
  const isOver = isPaidBy(own);
  if (isOver && isAlikeFrom(c, use, condition, earliestOf(use.matter.proposed.day, payable), payable)) return payment;
  const declaration = isOver ? undefined : isOnDay(c, use, condition, own);
  if (declaration === payment) return payment;
  const speaksOf = c.ask(dividendInTime, { about: [use.placed.cite, id], cites: [use.placed.cite] });
  if (speaksOf === 'payment' || (speaksOf === 'either' && payment)) return payment;
  return declaration ?? isOnDay(c, use, condition, dayStated(c, use.placed.cite, 'declaration', id) ?? own);
}

/** The day on which a dividend was declared, where that is entered or stated. */
function dayDeclared(c: Context, { matter: { act, id }, placed: { cite } }: Use): Day | undefined {
  if (act.kind !== 'dividend') return undefined;
  const isTold = c.isKnown(statedDay, { about: ['declaration', id], cites: [cite] });
  return isTold ? dayStated(c, cite, 'declaration', id) : undefined;
}

/** Whether a time neither begins nor ends after one day and up to another. */
function isAlikeFrom(c: Context, use: Use, { from, after, through, until }: Condition, first: Day, last: Day): boolean {
  const bounds = [
    ...[from, until].map((when) => ({ when, by: hasCome })),
    ...[after, through].map((when) => ({ when, by: hasPassed })),
  ];
  return bounds.every(({ when, by }) => when === undefined || by(c, use, when, first) === by(c, use, when, last));
}

function isOnDay(c: Context, use: Use, { from, after, through, until }: Condition, day: Day): boolean {
  return everyHolds(c, [
    ...(from === undefined ? [] : [() => hasCome(c, use, from, day)]),
    ...(after === undefined ? [] : [() => hasPassed(c, use, after, day)]),
    ...(through === undefined ? [] : [() => !hasPassed(c, use, through, day)]),
    ...(until === undefined ? [] : [() => !hasCome(c, use, until, day)]),
  ]);
}

/**
 * Whether what a condition comes to now can change by no later day: its time is over, or has come and does not end. Facts and figures
 * may become otherwise while the act is ahead.
 */
export function isForGood(c: Context, use: Use, condition: Condition, value: boolean): boolean {
  const { all, any, not, reading, options, from, after, through, until } = condition;
  if (not !== undefined) return isForGood(c, use, not, !value);
  const parts = all ?? any;
  if (parts !== undefined) {
    const tests = parts.map((part) => () => isForGood(c, use, part, value));
    return value === (all !== undefined) ? everyHolds(c, tests) : someHold(c, tests);
  }
  if (reading !== undefined) return options === undefined || isForGood(c, use, c.resolve({ reading, options }), value);
  const end = through ?? until;
  if (value) return (from ?? after) !== undefined && end === undefined;
  return end !== undefined && !isInTime(c, use, { through, until });
}

function saidInWords({ proposalSays = '', words = '' }: Condition, says: string): string {
  return `the proposal ${says}: ${`${proposalSays} ${words}`.replaceAll('-', ' ').trim()}`;
}

/** How a sentence tells a condition. */
export function conditionInWords(condition: Condition): string {
  const { all, any, not, proposalSays, stated, compare, persons, are, thereAre, outstanding, changes, reading } =
    condition;
  if (condition.says !== undefined) return condition.says;
  if (all !== undefined) return all.map(conditionInWords).join(', and ');
  if (any !== undefined) return any.map(conditionInWords).join(', or ');
  if (not?.stated !== undefined && knownFact(not.stated) === undefined) return statedInWords(not, 'is not so');
  if (not?.says === undefined && not?.proposalSays !== undefined) return saidInWords(not, 'does not say');
  if (not !== undefined) return `it is not so that ${conditionInWords(not)}`;
  if (proposalSays !== undefined) return saidInWords(condition, 'says');
  if (stated !== undefined) return statedInWords(condition, 'is so');
  if (compare !== undefined) {
    const words = figureInWords(compare);
    return `${words} ${isOrAre(words)} ${comparisonInWords(condition)}`;
  }
  if (persons !== undefined) return `${personsInWords(persons)} is among ${personsInWords(are ?? 'it')}`;
  if (thereAre !== undefined) return `there are ${personsInWords(thereAre)}`;
  if (outstanding !== undefined) return sharesLeftInWords(outstanding, condition);
  if (condition.governedBy !== undefined) return `${condition.governedBy} speaks of the act`;
  if (condition.undone !== undefined) return `what ${condition.undone} asks for is not done in time`;
  if (changes !== undefined) {
    const sections = isByReading(changes) ? 'the sections that are meant here' : listed(changes);
    return `it changes ${sections}${condition.only === true ? ' and nothing else' : ''}`;
  }
  if (reading !== undefined) return `what the reading ${reading} says`;
  return (['from', 'after', 'through', 'until'] as const)
    .flatMap((word) => (condition[word] === undefined ? [] : [`${word} ${whenInWords(condition[word])}`]))
    .join(' ');
}

/** With what a figure is compared: "at least 1,000 shares". */
function comparisonInWords({ is, ...condition }: Condition): string {
  if (is !== undefined) return measureInWords(is);
  const verb = verbs.find((each) => condition[each] !== undefined);
  return verb === undefined ? '' : `${verbInWords(verb)} ${figureInWords(condition[verb]!)}`;
}

/** What is stated under a name of the instrument's own is told by that name, whatever sort of words it is. */
function statedInWords({ stated: name = '', of, about, replied }: Condition, standing: string): string {
  const known = of === undefined ? knownFact(name) : undefined;
  if (known === undefined)
    return `“${name.replaceAll('-', ' ')}” ${standing} of ${of === undefined ? 'the act' : personsInWords(of)}`;
  const meant =
    replied === undefined ? [] : isByReading(replied) ? [`what the reading ${replied.reading} says`] : replied;
  return [known.says, ...(about === undefined ? [] : [about]), meant.join(' or ').replaceAll('-', ' ')]
    .join(' ')
    .trim();
}
