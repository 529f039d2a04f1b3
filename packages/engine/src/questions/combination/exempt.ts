import { z } from 'zod';
import { message, reason, unsettled, type Held } from '../../evaluation/index.js';
import type { Classification } from '../../kinds/index.js';
import type { Context } from '../../session/index.js';
import { assess, nameOfAct, progressValue, statusOf, waysValue } from '../../terms/index.js';
import type { Matter, Progress } from '../../terms/index.js';
import { askedActFields, askedMatter } from '../asked-act.js';
import { defineQuestion } from '../question.js';
import { progressShape, rows } from '../shapes.js';
import { waysInsteadOf } from '../permission.js';
import { toldClassification } from './told.js';

/** Whether something frees a combination from the special vote: which approval or conditions, and how far each has come. */
export const combinationExempt = defineQuestion({
  name: 'combination.exempt',
  family: 'combination',
  asks: 'Is this combination free of the special vote: because directors approved it in advance, or because conditions are met?',
  input: z.strictObject(askedActFields),
  value: z.looseObject({
    free: z
      .boolean()
      .describe('whether it needs no special vote: it is none of the transactions that do, or a route frees it'),
    combination: z.boolean().optional().describe('whether it is one of the transactions that need the vote at all'),
    exempt: z
      .boolean()
      .optional()
      .describe('whether one of the routes frees it; only of one of the transactions that need the vote'),
    canBe: z
      .boolean()
      .optional()
      .describe('whether one of the routes can still be met in time; not of what is none of those transactions'),
    interested: z.array(z.string()).optional().describe('the interested shareholders concerned'),
    routes: z
      .array(progressShape)
      .describe('the routes to exemption, and where each stands; none where none is needed'),
    ways: rows({ id: z.string() }).describe('what would still free it'),
  }),
  example: { of: 'deal' },
  put: (c, input) => ({
    ask: () => exempt(c, askedMatter(c, input)),
    decides: (value) => (value as { readonly free: unknown }).free,
  }),
});

const judged = message('combination.exempt', '{act} is {outcome} from the special vote by a route to exemption');
const notNeeded = message(
  'combination.exempt-not-needed',
  '{act} is {outcome} of the transactions that need the special vote: there is nothing to free it from',
);

function exempt(c: Context, matter: Matter): Held<unknown> {
  const told = toldClassification(c, matter);
  const tried = told.map((one) => c.attempt(one.combination));
  const settled = tried.flatMap((each) => (each.settled ? [each.value] : []));
  const isOne = settled.some(({ value }) => value);
  const figures = { act: nameOfAct(c, matter) };
  if (!isOne && settled.length === tried.length) {
    const grounds = settled.map((each) => each.reason);
    const value = { free: true, combination: false, ...interestedIn(told), routes: [], ways: [] };
    return { value, reason: reason(notNeeded, 'none', { figures, grounds }) };
  }
  const rules = told.map(({ placed }) => placed);
  const freeing = told.flatMap(({ exemptions }) => (exemptions === undefined ? [] : [exemptions]));
  const instead = waysInsteadOf(c, matter, rules);
  const ways = instead.flatMap((way) => (way.settled && way.value !== undefined ? [way.value] : []));
  const routes = [...freeing, ...ways].map((each) => assess(c, each, matter));
  const unknown = instead.flatMap((way) => (way.settled ? [] : way.waiting));
  const known = outcomeOf(routes);
  const isExempt = known === false && unknown.length > 0 ? undefined : known;
  c.waitFor(routes.flatMap((route) => route.waiting));
  if (isExempt !== true) c.waitFor(unknown);
  if (!isOne && isExempt !== true) c.waitFor(tried.flatMap((each) => (each.settled ? [] : each.waiting)));
  const canBe = unknown.length > 0 || routes.some((route) => route.possible.some((status) => status !== 'failed'));
  const says =
    isExempt === true ? 'free' : isExempt === false ? (canBe ? 'not free so far' : 'not free') : 'not known to be free';
  return {
    value: {
      free: isExempt === true || isOne ? (isExempt ?? unsettled) : unsettled,
      ...(isOne ? { combination: true, exempt: isExempt ?? unsettled } : undefined),
      canBe,
      ...interestedIn(told),
      routes: routes.map(progressValue),
      ways: routes.flatMap(waysValue),
    },
    reason: reason(judged, says, { figures, grounds: routes.map((route) => route.reason) }),
  };
}

/** Free if some route is met; not free where none is and none may yet prove to be. */
function outcomeOf(routes: readonly Progress[]): boolean | undefined {
  if (routes.some((route) => statusOf(route) === 'met')) return true;
  return routes.some((route) => route.possible.includes('met')) ? undefined : false;
}

/** Where it is known of every rule because of whom. */
function interestedIn(told: readonly Classification[]): Readonly<Record<string, unknown>> {
  if (told.some(({ interested }) => interested === undefined)) return {};
  return { interested: [...new Set(told.flatMap(({ interested = [] }) => interested))] };
}
