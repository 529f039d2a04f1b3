import { held, message, reason, type Attempt, type Held, type Reason } from '../../evaluation/index.js';
import { atClose, exactly, minus, plusDays, type Amount, type Moment, type Quantity } from '../../exact/index.js';
import type { Placed, Provision } from '../../instrument/index.js';
import type { Context } from '../../session/index.js';
import { defineKind, defineTopic, isOver, momentOf, outcome } from '../../terms/index.js';
import type { Kind, Matter, ProgressFigures, Requirement, TakenOn } from '../../terms/index.js';

/** For whom and where the conditions on price and procedure are tested: a deal, and one of those interested in it. */
export interface PriceUse {
  readonly c: Context;
  /** The article of the conditions. */
  readonly place: string;
  readonly currency: string;
  readonly matter: Matter;
  /** The interested shareholder. */
  readonly person: string;
  /** As of when: the close of the day before the deal is completed, or the question’s day while it is ahead. */
  readonly at: Moment;
}

/** What a provision is told when it is asked, under the topic `price-tests`, for the tests that it makes. */
export const priceTestsTopic = defineTopic<PriceCondition>('price-tests');

/** What is asked under the topic `price-and-procedure`: a deal, and who is interested in it as far as that is known. */
export interface PriceRouteAsked {
  readonly matter: Matter;
  readonly interested: Attempt<readonly string[]>;
}

/** A figure that must be reached and the figure that is there, both for one share of a class; each may suspend. */
export interface PriceFigures {
  /** Undefined where nothing is required, or a part of it is not known. */
  readonly required: () => Amount<'money'> | undefined;
  readonly offered: () => Amount<'money'>;
}

/** What came of a test, as things stand. */
export interface Tested {
  /** `open`: what it asks for can still be done in time. `not-needed`: it asks for nothing here. */
  readonly verdict: 'pass' | 'fail' | 'open' | 'not-needed';
  /** Of a failure: whether nothing done before the deal is completed can mend it. */
  readonly beyondRepair: boolean;
}

/** One test of a condition: a limb of a price, a rule of conduct, a step of procedure. */
export interface PriceTest {
  readonly id: string;
  readonly cite: string;
  readonly says: string;
  /** Of a price: for which class. */
  readonly class?: string;
  readonly figures?: PriceFigures;
  readonly run: () => Held<Tested>;
  readonly taken?: () => TakenOn | undefined;
}

/** The tests of one condition. */
export interface PriceCondition {
  readonly cite: string;
  readonly says: string;
  readonly tests: readonly PriceTest[];
}

const asked = message('price.asked', 'The tests of {outcome}');

/** Registers a kind of condition on price and procedure: what it tells is the tests that it makes of a deal. */
export function definePriceCondition<P extends Provision>({
  condition,
  ...kind
}: Omit<Kind<P>, 'subject' | 'answers' | 'tells'> & {
  readonly condition: (placed: Placed<P>, use: PriceUse) => PriceCondition;
}): Kind<P> {
  const answers = ['combination.fair-price', 'combination.exempt', 'approval.status'];
  return defineKind<P>({
    ...kind,
    subject: 'price',
    answers: kind.boardVotes === undefined ? answers : [...answers, 'board.votes'],
    tells: (_c, placed, topic, input) =>
      topic === priceTestsTopic
        ? held(condition(placed, input['use'] as PriceUse), reason(asked, placed.cite))
        : undefined,
  });
}

/** One test of conduct or procedure, about the person concerned as a whole. */
export function testOf(cite: string, says: string, { person }: PriceUse, run: () => Held<Tested>): PriceTest {
  return { id: `${cite} ${person}`, cite, says, run };
}

/** What came of a test; a failure may be mended unless it is said that it may not. */
export function tested(verdict: Tested['verdict'], because: Reason, beyondRepair = false): Held<Tested> {
  return held({ verdict, beyondRepair }, because);
}

/** When the conditions are judged: before the completion of the deal changes who holds what; while it is ahead, now. */
export function judgedAt(c: Context, matter: Matter): Moment {
  const effect = momentOf(c, matter, 'effect');
  return effect === undefined ? c.now : atClose(plusDays(effect.day, -1));
}

/**
 * The step of a requirement that a test makes. What passes is met only once the deal is completed: until then it may yet
 * be spoiled, and what fails may be mended where that is possible and the attempt is not over.
 */
export function stepOf(test: PriceTest, currency: string): Requirement {
  return {
    kind: 'test',
    id: test.id,
    cite: test.cite,
    says: test.says,
    ...(test.taken === undefined ? undefined : { taken: test.taken }),
    judge: (c, matter) => {
      const { value, reason } = test.run();
      const done = momentOf(c, matter, 'effect') !== undefined;
      const figures = figuresOf(c, test, value, currency);
      if (value.verdict === 'fail')
        return outcome(value.beyondRepair || isOver(c, matter) ? 'failed' : 'open', reason, figures);
      return outcome(done || value.verdict === 'not-needed' ? 'met' : 'open', reason, figures);
    },
  };
}

function figuresOf(c: Context, { figures }: PriceTest, { verdict }: Tested, unit: string): ProgressFigures | undefined {
  if (figures === undefined || verdict === 'not-needed') return undefined;
  const required = knownAmount(c, figures.required);
  const offered = knownAmount(c, figures.offered);
  if (required === undefined || offered === undefined) return undefined;
  const told = { have: offered, turnsAt: required, unit };
  return verdict === 'fail' ? { ...told, short: minus<'money'>(required, offered) } : told;
}

/** A figure, where all of it is known. */
export function knownAmount(c: Context, figure: () => Amount<'money'> | undefined): Quantity<'money'> | undefined {
  const found = c.attempt(figure);
  return found.settled && found.value !== undefined ? exactly(found.value) : undefined;
}
