import { z } from 'zod';
import { message, reason, unsettled, type Held } from '../../evaluation/index.js';
import type { Classification } from '../../kinds/index.js';
import type { Context } from '../../session/index.js';
import {
  assess,
  nameOfAct,
  progressValue,
  statusOf,
  waysValue,
  type Matter,
  type Progress,
} from '../../terms/index.js';
import { askedActFields, askedMatter } from '../asked-act.js';
import { defineQuestion } from '../question.js';
import { progressShape } from '../shapes.js';
import { toldClassification } from './told.js';

/** Whether something frees a combination from the special vote: which approval or conditions, and how far each has come. */
export const combinationExempt = defineQuestion({
  name: 'combination.exempt',
  family: 'combination',
  asks: 'Is this combination free of the special vote: because directors approved it in advance, or because conditions are met?',
  input: z.strictObject(askedActFields),
  value: z.looseObject({
    exempt: z.boolean().describe('whether it is free of the special vote by one of the routes'),
    canBe: z.boolean().describe('whether one of the routes can still be met in time'),
    combination: z.boolean().optional().describe('whether it is one of the transactions that need the vote at all'),
    interested: z.array(z.string()).optional().describe('the interested shareholders concerned'),
    routes: z.array(progressShape).describe('the routes to exemption, and where each stands'),
    ways: z.array(z.looseObject({ id: z.string() })).describe('what would still free it'),
  }),
  example: { of: 'deal' },
  put: (c, input) => ({
    ask: () => exempt(c, askedMatter(c, input)),
    decides: (value) => (value as { readonly exempt: unknown }).exempt,
  }),
});

const judged = message('combination.exempt', '{act} is {outcome} from the special vote by a route to exemption');

function exempt(c: Context, matter: Matter): Held<unknown> {
  const told = toldClassification(c, matter);
  const routes = told.flatMap(({ exemptions }) => (exemptions === undefined ? [] : [assess(c, exemptions, matter)]));
  c.waitFor(routes.flatMap((route) => route.waiting));
  const outcome = outcomeOf(routes);
  const canBe = routes.some((route) => route.possible.some((status) => status !== 'failed'));
  const says =
    outcome === true ? 'free' : outcome === false ? (canBe ? 'not free so far' : 'not free') : 'not known to be free';
  return {
    value: {
      exempt: outcome ?? unsettled,
      canBe,
      ...combinationOf(c, told),
      routes: routes.map(progressValue),
      ways: routes.flatMap(waysValue),
    },
    reason: reason(judged, says, {
      figures: { act: nameOfAct(c, matter) },
      grounds: routes.map((route) => route.reason),
    }),
  };
}

/** Free if some route is met; not free where none is and none may yet prove to be. */
function outcomeOf(routes: readonly Progress[]): boolean | undefined {
  if (routes.some((route) => statusOf(route) === 'met')) return true;
  return routes.some((route) => route.possible.includes('met')) ? undefined : false;
}

function combinationOf(c: Context, told: readonly Classification[]): Readonly<Record<string, unknown>> {
  const tried = told.map((one) => c.attempt(one.combination));
  const settled = tried.flatMap((each) => (each.settled ? [each.value.value] : []));
  const interested = told.flatMap((one) => one.interested ?? []);
  return {
    ...(settled.length === tried.length ? { combination: settled.includes(true) } : undefined),
    ...(told.some((one) => one.interested === undefined) ? undefined : { interested: [...new Set(interested)] }),
  };
}
