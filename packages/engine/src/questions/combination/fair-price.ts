import { z } from 'zod';
import { message, QuestionError, reason, unsettled, type Held, type Reason } from '../../evaluation/index.js';
import { greatest, minus, type Day, type Moment, type Quantity } from '../../exact/index.js';
import {
  knownAmount,
  type PriceCondition,
  type PriceConditions,
  type PriceTest,
  type PriceTested,
} from '../../kinds/index.js';
import type { Context } from '../../session/index.js';
import { momentOf, nameOfAct, type Matter } from '../../terms/index.js';
import { askedActFields, askedMatter } from '../asked-act.js';
import { defineQuestion } from '../question.js';
import { allTold, silence } from '../told-by.js';
import { toldClassification } from './told.js';

const exact = z.string().describe('an exact amount of the instrument’s currency');
const verdictShape = z
  .enum(['pass', 'fail', 'open', 'not-needed'])
  .optional()
  .describe('open: it can still be done in time; absent while it is not known');
const figuresShape = {
  required: exact.optional().describe('what must be offered at least'),
  offered: exact.optional().describe('what is offered'),
  margin: exact.optional().describe('what is offered less what is required; below zero where it is short'),
};

/** Whether a deal meets the conditions on price and procedure: each limb with what is required and offered, and the whole. */
export const combinationFairPrice = defineQuestion({
  name: 'combination.fair-price',
  family: 'combination',
  asks: 'Does this deal meet the conditions on price and procedure, what must it offer at least for each class, and by how much does it?',
  input: z.strictObject({
    ...askedActFields,
    interested: z
      .string()
      .optional()
      .describe('the interested shareholder; without one, those because of whom the deal needs the special vote'),
  }),
  value: z.looseObject({
    passes: z.boolean().describe('whether no condition fails as things stand; what can still be done in time is open'),
    final: z
      .boolean()
      .optional()
      .describe('whether that is so for good: the deal is completed, or a condition has failed past mending'),
    determined: z.boolean().optional().describe('whether a body has determined it'),
    announced: z.string().optional().describe('the date of the first public announcement'),
    interested: z
      .array(z.looseObject({ id: z.string(), since: z.string().optional().describe('when it became interested') }))
      .describe('the interested shareholders'),
    valued: z.string().optional().describe('the date as of which what is not cash is valued'),
    prices: z
      .array(z.looseObject({ id: z.string().describe('the class'), ...figuresShape, verdict: verdictShape }))
      .describe('for each class the highest of what the limbs require'),
    conditions: z
      .array(
        z.looseObject({
          id: z.string().describe('the section'),
          says: z.string(),
          verdict: verdictShape,
          tests: z
            .array(
              z.looseObject({
                id: z.string(),
                cite: z.string(),
                says: z.string(),
                ...figuresShape,
                verdict: verdictShape,
              }),
            )
            .describe('the limbs of a price, the rules of conduct'),
        }),
      )
      .describe('each condition with its tests'),
  }),
  example: { of: 'deal', interested: 'acquirer' },
  put: (c, input) => ({
    ask: () => fairPrice(c, askedMatter(c, input), input.interested),
    decides: (value) => (value as { readonly passes?: unknown }).passes,
  }),
});

const judged = message('fair-price.judged', '{act} {outcome} the conditions on price and procedure');

function fairPrice(c: Context, matter: Matter, asked: string | undefined): Held<unknown> {
  const persons = asked === undefined ? interestedIn(c, matter) : [known(c, asked)];
  const routes = persons.flatMap((person) =>
    allTold(c, 'price-conditions', { matter, person }, c.now).map((told) => ({
      person,
      route: told.value as PriceConditions,
    })),
  );
  if (routes.length === 0) return silence(c, 'a price at which a deal is free of a special vote');
  const judgements = routes.map(({ person, route }) => judge(c, matter, person, route));
  const passes = together(judgements.map((each) => each.passes));
  const [first] = routes;
  const says = passes === undefined ? 'is not known to meet' : passes ? 'meets' : 'does not meet';
  return {
    value: {
      passes: passes ?? unsettled,
      ...finality(c, matter, judgements, passes),
      ...(judgements.every((each) => each.determined) ? { determined: true } : undefined),
      ...datesOf(c, matter, first?.route),
      interested: routes.map(({ person, route }) => ({ id: person, ...becameOf(c, person, route) })),
      prices: pricesOf(judgements.flatMap((each) => each.tests)),
      conditions: judgements.flatMap((each) => each.conditions),
    },
    reason: reason(judged, says, {
      figures: { act: nameOfAct(matter) },
      cites: routes.map(({ route }) => route.cite),
      grounds: judgements.flatMap((each) => each.grounds),
    }),
  };
}

function known(c: Context, person: string): string {
  if (c.books.person(person) !== undefined || c.books.groups(c.now).some(({ data }) => data.id === person))
    return person;
  throw new QuestionError(`There is no person or group "${person}". Enter it with a "person" entry first.`);
}

function interestedIn(c: Context, matter: Matter): readonly string[] {
  const told = toldClassification(c, matter);
  const persons = told.flatMap((one) => one.interested ?? []);
  if (told.every((one) => one.interested !== undefined) && persons.length > 0) return [...new Set(persons)];
  throw new QuestionError(
    `It is not known which interested shareholder concerns ${nameOfAct(matter)}; write it under "interested".`,
  );
}

interface JudgedTest {
  readonly test: PriceTest;
  readonly told: Readonly<Record<string, unknown>>;
  readonly tested: PriceTested | undefined;
  readonly required: Quantity<'money'> | undefined;
  readonly offered: Quantity<'money'> | undefined;
}

interface Judgement {
  readonly passes: boolean | undefined;
  readonly determined: boolean;
  readonly beyondRepair: boolean;
  readonly tests: readonly JudgedTest[];
  readonly conditions: readonly unknown[];
  readonly grounds: readonly Reason[];
}

function judge(c: Context, matter: Matter, person: string, route: PriceConditions): Judgement {
  const grounds: Reason[] = [];
  const determined = c.attempt(route.determined);
  const tests: JudgedTest[] = [];
  const conditions = route.conditions.map((condition) => {
    const found = c.attempt(condition);
    if (!found.settled) {
      c.waitFor(found.waiting);
      return { passes: undefined };
    }
    const judgedTests = found.value.tests.map((test) => judgeTest(c, test, grounds));
    tests.push(...judgedTests);
    const passes = together(
      judgedTests.map(({ tested }) => (tested === undefined ? undefined : tested.verdict !== 'fail')),
    );
    return { passes, value: conditionValue(found.value, person, judgedTests, passes) };
  });
  const told = conditions.flatMap((each) => ('value' in each ? [each.value] : []));
  if (determined.settled && determined.value.value !== undefined) {
    const because = [determined.value.reason];
    return {
      passes: determined.value.value,
      determined: true,
      beyondRepair: false,
      tests,
      conditions: told,
      grounds: because,
    };
  }
  if (!determined.settled) c.waitFor(determined.waiting);
  const passes = determined.settled ? together(conditions.map((each) => each.passes)) : undefined;
  const failed = tests.filter(({ tested }) => tested?.verdict === 'fail');
  return {
    passes,
    determined: false,
    beyondRepair: failed.some(({ tested }) => tested?.beyondRepair === true),
    tests,
    conditions: told,
    grounds,
  };
}

/** Yes where all are, no as soon as one is not; not known otherwise. */
function together(verdicts: readonly (boolean | undefined)[]): boolean | undefined {
  if (verdicts.includes(false)) return false;
  return verdicts.includes(undefined) ? undefined : true;
}

function judgeTest(c: Context, test: PriceTest, grounds: Reason[]): JudgedTest {
  const found = c.attempt(test.run);
  if (found.settled) grounds.push(found.value.reason);
  else c.waitFor(found.waiting);
  const tested = found.settled ? found.value.value : undefined;
  const figures = tested?.verdict === 'not-needed' ? undefined : test.figures;
  const required = figures === undefined ? undefined : knownAmount(c, figures.required);
  const offered = figures === undefined ? undefined : knownAmount(c, figures.offered);
  const { id, cite, says } = test;
  const told = {
    id,
    cite,
    says,
    ...(tested === undefined ? { verdict: unsettled } : { verdict: tested.verdict }),
    ...figuresOf(required, offered),
  };
  return { test, told, tested, required, offered };
}

function figuresOf(required: Quantity<'money'> | undefined, offered: Quantity<'money'> | undefined) {
  return {
    ...(required === undefined ? undefined : { required }),
    ...(offered === undefined ? undefined : { offered }),
    ...(required === undefined || offered === undefined ? undefined : { margin: minus<'money'>(offered, required) }),
  };
}

function conditionValue(
  { cite, says }: PriceCondition,
  person: string,
  tests: readonly JudgedTest[],
  passes: boolean | undefined,
): unknown {
  const none = tests.every(({ tested }) => tested?.verdict === 'not-needed');
  const isOpen = tests.some(({ tested }) => tested?.verdict === 'open');
  const verdict = none ? 'not-needed' : passes === true ? (isOpen ? 'open' : 'pass') : 'fail';
  return {
    id: cite,
    cite,
    says,
    person,
    verdict: passes === undefined ? unsettled : verdict,
    tests: tests.map(({ told }) => told),
  };
}

/** For each class the highest figure, where every limb of it is known. */
function pricesOf(tests: readonly JudgedTest[]): readonly unknown[] {
  const priced = tests.filter(({ test }) => test.class !== undefined && test.figures !== undefined);
  const classes = [...new Set(priced.map(({ test }) => test.class))];
  return classes.map((cls) => {
    const limbs = priced.filter(({ test }) => test.class === cls);
    const asking = limbs.filter(({ tested }) => tested?.verdict !== 'not-needed');
    const [first, ...others] = asking.flatMap(({ required }) => required ?? []);
    const isKnown = first !== undefined && asking.every(({ required }) => required !== undefined);
    const required = isKnown ? greatest<'money'>(first, ...others) : undefined;
    const offered = limbs.find((each) => each.offered !== undefined)?.offered;
    const passes = together(limbs.map(({ tested }) => (tested === undefined ? undefined : tested.verdict !== 'fail')));
    const verdict = passes === undefined ? unsettled : passes ? 'pass' : 'fail';
    return { id: cls, ...figuresOf(required, offered), verdict };
  });
}

function finality(c: Context, matter: Matter, judgements: readonly Judgement[], passes: boolean | undefined) {
  if (passes === undefined) return undefined;
  const done = momentOf(c, matter, 'effect') !== undefined;
  return { final: done || (!passes && judgements.some((each) => each.beyondRepair)) };
}

function datesOf(c: Context, { id }: Matter, route: PriceConditions | undefined) {
  const day = (notion: string) => {
    const found = c.attempt(() => c.notion<Day>(notion, [id], c.now, route?.use.place));
    return found.settled ? found.value.value : undefined;
  };
  const [announced, valued] = [day('announcement-date'), day('valuation-date')];
  return {
    ...(announced === undefined ? undefined : { announced }),
    ...(valued === undefined ? undefined : { valued }),
  };
}

function becameOf(c: Context, person: string, { use }: PriceConditions) {
  const since = c.attempt(() => c.notion<Moment | undefined>('determination-date', [person], use.at, use.place).value);
  return since.settled && since.value !== undefined ? { since: since.value.day } : undefined;
}
