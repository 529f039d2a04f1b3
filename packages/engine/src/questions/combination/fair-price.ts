import { z } from 'zod';
import { message, QuestionError, reason, unsettled, type Held } from '../../evaluation/index.js';
import type { PriceConditions } from '../../kinds/index.js';
import type { Context } from '../../session/index.js';
import {
  allTold,
  announcementDateNotion,
  determinationDateNotion,
  momentOf,
  nameOfAct,
  valuationDateNotion,
} from '../../terms/index.js';
import type { Matter } from '../../terms/index.js';
import { askedActFields, askedMatter } from '../asked-act.js';
import { defineQuestion } from '../question.js';
import { rows } from '../shapes.js';
import { silence } from '../told-by.js';
import { exactMoney } from '../written-money.js';
import { judge, pricesOf, together, type Judgement } from './judged-prices.js';
import { toldClassification } from './told.js';

const verdictShape = z
  .enum(['pass', 'fail', 'open', 'not-needed'])
  .optional()
  .describe('open: it can still be done in time; absent while it is not known');
const figuresShape = {
  required: exactMoney.optional().describe('what must be offered at least'),
  offered: exactMoney.optional().describe('what is offered'),
  margin: exactMoney.optional().describe('what is offered less what is required; below zero where it is short'),
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
    interested: rows({ id: z.string(), since: z.string().optional().describe('when it became interested') }).describe(
      'the interested shareholders',
    ),
    valued: z.string().optional().describe('the date as of which what is not cash is valued'),
    prices: rows({ id: z.string().describe('the class'), ...figuresShape, verdict: verdictShape }).describe(
      'for each class the highest of what the limbs require',
    ),
    conditions: rows({
      id: z.string().describe('the section'),
      says: z.string(),
      verdict: verdictShape,
      tests: rows({
        id: z.string(),
        cite: z.string(),
        says: z.string(),
        ...figuresShape,
        verdict: verdictShape,
      }).describe('the limbs of a price, the rules of conduct'),
    }).describe('each condition with its tests'),
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
  const routes = persons.flatMap((person) => routesFor(c, matter, person).map((route) => ({ person, route })));
  const [first] = routes;
  if (first === undefined) return silence(c, 'a price at which a deal is free of a special vote');
  const judgements = routes.map(({ person, route }) => judge(c, person, route));
  const passes = together(judgements.map((each) => each.passes));
  const says = passes === undefined ? 'is not known to meet' : passes ? 'meets' : 'does not meet';
  return {
    value: {
      passes: passes ?? unsettled,
      ...finality(c, matter, judgements, passes),
      ...(judgements.every((each) => each.determined) ? { determined: true } : undefined),
      ...datesOf(c, matter, first.route),
      interested: routes.map(({ person, route }) => ({ id: person, ...becameOf(c, person, route) })),
      prices: pricesOf(
        judgements.flatMap((each) => each.tests),
        first.route.use.currency,
      ),
      conditions: judgements.flatMap((each) => each.conditions),
    },
    reason: reason(judged, says, {
      figures: { act: nameOfAct(c, matter) },
      cites: routes.map(({ route }) => route.cite),
      grounds: judgements.flatMap((each) => each.grounds),
    }),
  };
}

/** What is put together once, so that what came of each test is known again in every run. */
function routesFor(c: Context, matter: Matter, person: string): readonly PriceConditions[] {
  return c.once(matter.act, `conditions on price of ${matter.id} for ${person}`, () =>
    allTold(c, 'price-conditions', { matter, person }, c.now).map(({ value }) => value as PriceConditions),
  );
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
    `It is not known which interested shareholder concerns ${nameOfAct(c, matter)}; write it under "interested".`,
  );
}

function finality(c: Context, matter: Matter, judgements: readonly Judgement[], passes: boolean | undefined) {
  if (passes === undefined) return undefined;
  const done = momentOf(c, matter, 'effect') !== undefined;
  return { final: done || (!passes && judgements.some((each) => each.beyondRepair)) };
}

function datesOf(c: Context, { id }: Matter, route: PriceConditions) {
  const day = (notion: typeof announcementDateNotion) => {
    const found = c.attempt(() => c.notion(notion, [id], c.now, route.use.place));
    return found.settled ? found.value.value : undefined;
  };
  const [announced, valued] = [day(announcementDateNotion), day(valuationDateNotion)];
  return {
    ...(announced === undefined ? undefined : { announced }),
    ...(valued === undefined ? undefined : { valued }),
  };
}

function becameOf(c: Context, person: string, { use }: PriceConditions) {
  const since = c.attempt(() => c.notion(determinationDateNotion, [person], use.at, use.place).value);
  return since.settled && since.value !== undefined ? { since: since.value.day } : undefined;
}
