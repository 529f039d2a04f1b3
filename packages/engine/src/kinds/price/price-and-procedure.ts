import type { z } from 'zod';
import { defineNotion, held, message, reason, type Held, type Reason, type Split } from '../../evaluation/index.js';
import { parametersOf, writerOf, type Placed } from '../../instrument/index.js';
import type { Context } from '../../session/index.js';
import { defineKind, outcome, triedTellings, type Matter, type Requirement } from '../../terms/index.js';
import { everyHolder, everyHolderCondition, leftOut, leftOutByChoice } from './every-holder.js';
import { determinationOf } from './price-moments.js';
import { judgedAt, priceTestsTopic, stepOf } from './price-test.js';
import type { PriceCondition, PriceRouteAsked, PriceTest, PriceUse } from './price-test.js';

const parameters = parametersOf('price-and-procedure', {
  everyHolder: everyHolder.optional(),
});
type PriceAndProcedure = z.output<typeof parameters>;

const asked = message('price.route', 'Conditions on price and procedure: {outcome}');
const determined = message(
  'price.determined-met',
  'The conditions under {section} are determined to be met: {outcome}',
);
const undetermined = message(
  'price.not-determined',
  'Nobody has determined whether the conditions under {section} are met',
);
const nobody = message('price.nobody', 'No interested shareholder is concerned, so that there is no price to reach');

/**
 * The conditions on price and procedure as a whole: every provision of the same article that has such conditions, for each
 * interested shareholder. A body that may determine whether they are met settles it, for all of them (about the deal) or for one
 * (about the deal and its section): notion `price-and-procedure-met`. What they ask for may have to be there for every
 * other holder, as a condition of its own.
 *
 * It tells, under the topic `price-and-procedure`, the requirement that they make; under `price-conditions`, the
 * conditions with their tests and figures.
 */
export const priceAndProcedureKind = defineKind<PriceAndProcedure>({
  kind: 'price-and-procedure',
  subject: 'price',
  provides: 'that all conditions on price and procedure of its article must be met',
  parameters,
  facts: [leftOut, leftOutByChoice],
  answers: ['combination.fair-price', 'combination.exempt', 'approval.status', 'instrument.profile'],
  profile: () => ({
    'fair-price': 'a price and a procedure that meet every condition free a combination of the votes',
  }),
  defines: () => ['price-and-procedure-met'],
  define: (_c, placed, _notion, [, section = placed.cite]) =>
    held(undefined, reason(undetermined, 'not determined', { figures: { section }, cites: [placed.cite] })),
  tells: (c, placed, topic, input) => {
    const told = { cites: [placed.cite] };
    if (topic === 'price-and-procedure') {
      return held(requirementOf(c, placed, input as unknown as PriceRouteAsked), reason(asked, 'required', told));
    }
    if (topic !== 'price-conditions') return undefined;
    const { matter, person } = input as { readonly matter: Matter; readonly person: string };
    return held(priceConditions(c, placed, matter, person), reason(asked, 'told', told));
  },
});

/** Writes a provision of this kind. */
export const priceAndProcedure = writerOf(parameters);

/** What the question on prices is told under the topic `price-conditions`, asked with `{ matter, person }`. */
export interface PriceConditions {
  readonly cite: string;
  readonly use: PriceUse;
  /** Whether all of them are determined to be met; undefined where nobody has determined it. */
  readonly determined: () => Held<boolean | undefined>;
  readonly conditions: readonly (() => PriceCondition)[];
}

function priceConditions(
  c: Context,
  placed: Placed<PriceAndProcedure>,
  matter: Matter,
  person: string,
): PriceConditions {
  const { article, cite, instrument } = placed;
  const use: PriceUse = { c, place: article, currency: instrument.currency, matter, person, at: judgedAt(c, matter) };
  return { cite, use, determined: () => determination(use, cite), conditions: conditionsOf(use, placed) };
}

/** The conditions of the other provisions of the article; of somebody who is not interested, that it is. */
function conditionsOf(use: PriceUse, placed: Placed<PriceAndProcedure>): readonly (() => PriceCondition)[] {
  const { c, place: article } = use;
  const { instrument, cite } = placed;
  const became = c.attempt(() => determinationOf(use));
  if (!became.settled) return [() => c.suspendOn(became.waiting)];
  if (became.value.value === undefined) return [() => notInterested(use, cite, became.value.reason)];
  const isOther = (other: Placed) =>
    other.article === article &&
    other.instrument.id === instrument.id &&
    other.provision.kind !== placed.provision.kind;
  const { everyHolder: ofAll } = placed.provision;
  const others = triedTellings(c, priceTestsTopic, { use }, { among: isOther }).map(
    ({ tried }) =>
      () =>
        tried.settled ? withDetermination(use, tried.value.value) : c.suspendOn(tried.waiting),
  );
  if (ofAll === undefined) return others;
  return [...others, () => withDetermination(use, everyHolderCondition(ofAll, use))];
}

/** Every other condition is about what a person did since it became interested: there is none to meet. */
function notInterested({ person }: PriceUse, cite: string, because: Reason): PriceCondition {
  const told = 'an interested shareholder';
  const run = () => held({ verdict: 'fail', beyondRepair: false } as const, because);
  return { cite, says: told, tests: [{ id: `${cite} ${person} interested`, cite, says: told, run }] };
}

const metNotion = defineNotion<
  boolean | undefined,
  readonly [matter: string] | readonly [matter: string, section: string]
>('price-and-procedure-met');

/** What a body has determined of all the conditions, or of those of one section. */
function determination({ c, matter, place }: PriceUse, cite: string, section?: string): Held<boolean | undefined> {
  const about = section === undefined ? ([matter.id] as const) : ([matter.id, section] as const);
  const found = c.notion(metNotion, about, c.now, place);
  if (found.value === undefined) return found;
  const told = { figures: { section: section ?? cite }, cites: [section ?? cite], grounds: [found.reason] };
  return held(found.value, reason(determined, found.value ? 'yes' : 'no', told));
}

/** A determination of one section takes the place of its tests. */
function withDetermination(use: PriceUse, condition: PriceCondition): PriceCondition {
  const found = determination(use, condition.cite, condition.cite);
  return found.value === undefined ? condition : { ...condition, tests: [settledTest(use, condition, found)] };
}

function settledTest(
  use: PriceUse,
  { cite, says }: Pick<PriceCondition, 'cite' | 'says'>,
  { value, reason: because }: Held<boolean | undefined>,
): PriceTest {
  const verdict = value === true ? 'pass' : 'fail';
  return { id: `${cite} ${use.person}`, cite, says, run: () => held({ verdict, beyondRepair: false }, because) };
}

const says = 'all conditions on price and procedure';

function requirementOf(
  c: Context,
  placed: Placed<PriceAndProcedure>,
  { matter, interested }: PriceRouteAsked,
): Requirement {
  const { cite } = placed;
  if (!interested.settled) return openStep(cite, says, interested.waiting);
  if (interested.value.length === 0) {
    const because = reason(nobody, 'none', { cites: [cite] });
    return { kind: 'test', id: cite, cite, says, judge: () => outcome('failed', because) };
  }
  const of = interested.value.map((person) => requirementFor(c, placed, matter, person));
  const [only] = of;
  return of.length === 1 && only !== undefined ? only : { kind: 'all', id: cite, cite, says, of };
}

function requirementFor(c: Context, placed: Placed<PriceAndProcedure>, matter: Matter, person: string): Requirement {
  const { cite } = placed;
  const all = priceConditions(c, placed, matter, person);
  const found = c.attempt(all.determined);
  if (!found.settled) return openStep(cite, says, found.waiting);
  if (found.value.value !== undefined)
    return stepOf(settledTest(all.use, { cite, says }, found.value), all.use.currency);
  const of = all.conditions.map((condition, index): Requirement => {
    const tried = c.attempt(condition);
    if (!tried.settled) return openStep(cite, `${says} (${String(index + 1)})`, tried.waiting);
    return together(tried.value, all.use);
  });
  return { kind: 'all', id: `${cite} ${person}`, cite, says, of };
}

function together({ cite, says: what, tests }: PriceCondition, { currency, person }: PriceUse): Requirement {
  const of = tests.map((test) => stepOf(test, currency));
  const [only] = of;
  return of.length === 1 && only !== undefined
    ? only
    : { kind: 'all', id: `${cite} ${person} all`, cite, says: what, of };
}

/** A step of which not even the tests are known yet. */
function openStep(cite: string, what: string, waiting: readonly Split[]): Requirement {
  return { kind: 'test', id: `${cite} ${what}`, cite, says: what, judge: (c) => c.suspendOn(waiting) };
}
