import { unsettled, type Reason } from '../../evaluation/index.js';
import { greatest, minus, moneyOf, type Quantity } from '../../exact/index.js';
import { knownAmount } from '../../kinds/index.js';
import type { PriceCondition, PriceConditions, PriceFigures, PriceTest, PriceTested } from '../../kinds/index.js';
import type { Context } from '../../session/index.js';

/** A test with what came of it, as far as that is known. */
export interface JudgedTest {
  readonly test: PriceTest;
  readonly told: Readonly<Record<string, unknown>>;
  readonly tested: PriceTested | undefined;
  readonly required: Figure;
  readonly offered: Figure;
  readonly because: Reason | undefined;
}

type Figure = Quantity<'money'> | undefined;

/** All conditions for one interested shareholder. */
export interface Judgement {
  readonly passes: boolean | undefined;
  readonly determined: boolean;
  readonly beyondRepair: boolean;
  readonly tests: readonly JudgedTest[];
  readonly conditions: readonly unknown[];
  readonly grounds: readonly Reason[];
}

/** Tries every condition; what one waits for does not stop the others. */
export function judge(c: Context, person: string, route: PriceConditions): Judgement {
  const grounds: Reason[] = [];
  const determined = c.attempt(route.determined);
  const tests: JudgedTest[] = [];
  const conditions = route.conditions.map((condition) => {
    const found = c.attempt(() => c.once(condition, 'put', condition));
    if (!found.settled) {
      c.waitFor(found.waiting);
      return { passes: undefined };
    }
    const judgedTests = found.value.tests.map((test) => judgeTest(route.use, test, grounds));
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
    // What fails it comes first.
    grounds: [...new Set([...failed.flatMap(({ because }) => because ?? []), ...grounds])],
  };
}

/** Yes where all are, no as soon as one is not; not known otherwise. */
export function together(verdicts: readonly (boolean | undefined)[]): boolean | undefined {
  if (verdicts.includes(false)) return false;
  return verdicts.includes(undefined) ? undefined : true;
}

function judgeTest({ c, currency }: PriceConditions['use'], test: PriceTest, grounds: Reason[]): JudgedTest {
  const found = c.attempt(() => c.once(test, 'tested', test.run));
  if (found.settled) grounds.push(found.value.reason);
  else c.waitFor(found.waiting);
  const tested = found.settled ? found.value.value : undefined;
  const figures = tested?.verdict === 'not-needed' ? undefined : test.figures;
  const required = figures === undefined ? undefined : knownOnce(c, figures.required);
  const offered = figures === undefined ? undefined : knownOnce(c, figures.offered);
  const { id, cite, says } = test;
  const told = {
    id,
    cite,
    says,
    ...(tested === undefined ? { verdict: unsettled } : { verdict: tested.verdict }),
    ...figuresOf(currency, required, offered),
  };
  return { test, told, tested, required, offered, because: found.settled ? found.value.reason : undefined };
}

function knownOnce(c: Context, figure: PriceFigures[keyof PriceFigures]): Figure {
  return knownAmount(c, () => c.once(figure, 'known', figure));
}

function figuresOf(currency: string, required: Figure, offered: Figure) {
  const margin = required === undefined || offered === undefined ? undefined : minus<'money'>(offered, required);
  const shown = Object.entries({ required, offered, margin }).flatMap(([name, figure]) =>
    figure === undefined ? [] : [[name, moneyOf(figure, currency)] as const],
  );
  return Object.fromEntries(shown);
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
export function pricesOf(tests: readonly JudgedTest[], currency: string): readonly unknown[] {
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
    return { id: cls, ...figuresOf(currency, required, offered), verdict };
  });
}
