import * as fc from 'fast-check';
import {
  defineNotion,
  Evaluation,
  inquiryKey,
  held,
  message,
  reason,
  type Attempt,
  type FactType,
  type Held,
} from '../../src/evaluation/index.js';
import {
  amount,
  compareBy,
  day,
  plusAmount,
  quantity,
  ratio,
  shares,
  timesAmount,
  type Amount,
  type Verb,
} from '../../src/exact/index.js';

/** A rule made at random: what the laws are tried on. Notions refer only to notions before them. */
export type Rule =
  | { readonly kind: 'is'; readonly fact: number }
  | { readonly kind: 'not'; readonly rule: Rule }
  | { readonly kind: 'all' | 'any'; readonly rules: readonly Rule[] }
  | {
      readonly kind: 'compare';
      readonly verb: Verb;
      readonly terms: readonly (readonly [number, number])[];
      readonly figure: number;
    }
  /** Whether a supposed quantity is the figure or more, by a rule that can use nothing less than the very number. */
  | { readonly kind: 'very-number' }
  | { readonly kind: 'count'; readonly members: readonly number[]; readonly least: number }
  | { readonly kind: 'notion'; readonly notion: number }
  | { readonly kind: 'reading'; readonly reading: number; readonly one: Rule; readonly other: Rule };

export interface World {
  readonly notions: readonly Rule[];
  readonly question: Rule;
  /** What is entered: by fact number, and by quantity number. */
  readonly facts: ReadonlyMap<number, boolean>;
  readonly quantities: ReadonlyMap<number, number>;
}

export const factCount = 5;
export const quantityCount = 2;
export const quantityDomain = [0, 1, 2, 3, 4, 5, 6] as const;
export const readingCount = 2;
/** One figure for all rules that use the very number: between two comparisons it turns an answer once at most. */
const veryFigure = 4;

const verbs: readonly Verb[] = ['atLeast', 'moreThan', 'lessThan', 'notMoreThan'];

function ruleOf(notions: number, depth: number): fc.Arbitrary<Rule> {
  const is = fc.record({ kind: fc.constant('is' as const), fact: fc.nat(factCount - 1) });
  const compare = fc.record({
    kind: fc.constant('compare' as const),
    verb: fc.constantFrom(...verbs),
    terms: fc.array(fc.tuple(fc.nat(quantityCount - 1), fc.constantFrom(-1, 1, 2)), { minLength: 1, maxLength: 2 }),
    figure: fc.integer({ min: -3, max: 8 }),
  });
  const count = fc.record({
    kind: fc.constant('count' as const),
    members: fc.uniqueArray(fc.nat(factCount - 1), { minLength: 1, maxLength: factCount }),
    least: fc.integer({ min: 1, max: 3 }),
  });
  const veryNumber = fc.constant({ kind: 'very-number' as const });
  const leaves: fc.Arbitrary<Rule>[] = [is, is, compare, count, veryNumber];
  if (notions > 0) leaves.push(fc.record({ kind: fc.constant('notion' as const), notion: fc.nat(notions - 1) }));
  if (depth === 0) return fc.oneof(...leaves);
  const inner = ruleOf(notions, depth - 1);
  return fc.oneof(
    ...leaves,
    fc.record({ kind: fc.constant('not' as const), rule: inner }),
    fc.record({
      kind: fc.constantFrom('all' as const, 'any' as const),
      rules: fc.array(inner, { minLength: 1, maxLength: 3 }),
    }),
    fc.record({ kind: fc.constant('reading' as const), reading: fc.nat(readingCount - 1), one: inner, other: inner }),
  );
}

export const worlds: fc.Arbitrary<World> = fc.record({
  notions: fc.tuple(ruleOf(0, 2), ruleOf(1, 2), ruleOf(2, 2)),
  question: ruleOf(3, 3),
  facts: fc
    .uniqueArray(fc.tuple(fc.nat(factCount - 1), fc.boolean()), { selector: ([fact]) => fact, maxLength: factCount })
    .map((all) => new Map(all)),
  quantities: fc
    .uniqueArray(fc.tuple(fc.nat(quantityCount - 1), fc.constantFrom(...quantityDomain)), {
      selector: ([q]) => q,
      maxLength: quantityCount,
    })
    .map((all) => new Map<number, number>(all)),
});

/** Every other fact is supposed where an evaluation is not strict. */
const isSupposed = (index: number): boolean => index % 2 === 0;
const yesNo = (fact: number): FactType => ({
  name: `fact-${fact}`,
  asks: `Is fact ${fact} so?`,
  about: [],
  reply: { kind: 'yes-no' },
  ...(isSupposed(fact) ? { supposed: { reply: 'no', premise: `fact ${fact} is not so` } } : undefined),
});
const holding = (q: number): FactType => ({
  name: `quantity-${q}`,
  asks: `How much is quantity ${q}?`,
  about: [],
  reply: { kind: 'quantity', unit: 'shares', least: '0', greatest: '6' },
  ...(isSupposed(q) ? { supposed: { reply: '0', premise: `quantity ${q} is nought` } } : undefined),
});
const told = message('test.told', '{rule}: {outcome}');
const at = { day: day('2001-01-01') };

/** The rule as code on the evaluation: siblings go on where one is suspended. */
export function work(evaluation: Evaluation, rule: Rule): Held<boolean> {
  switch (rule.kind) {
    case 'is':
      return tell(rule, evaluation.is(yesNo(rule.fact), { cites: [`F${rule.fact}`] }));
    case 'not': {
      const inner = work(evaluation, rule.rule);
      return tell(rule, !inner.value, inner);
    }
    case 'all':
    case 'any':
      return workParts(evaluation, rule.kind, rule.rules);
    case 'compare': {
      const sum = rule.terms.reduce<Amount<'shares'>>(
        (total, [q, coefficient]) =>
          plusAmount(
            total,
            timesAmount(evaluation.quantity('shares', holding(q), { cites: [`Q${q}`] }), ratio(coefficient)),
          ),
        amount(shares(0)),
      );
      return tell(rule, evaluation.test(rule.verb, sum, amount(shares(rule.figure))));
    }
    case 'very-number': {
      const held = evaluation.quantity('shares', holding(0), { cites: ['Q0'] });
      const figure = shares(veryFigure);
      const reached = evaluation.strict
        ? evaluation.test('atLeast', held, amount(figure))
        : compareBy('atLeast', evaluation.exactly(held), figure);
      return tell(rule, reached);
    }
    case 'count': {
      const counted = evaluation.count(
        `body ${rule.members.join()}`,
        rule.members.map(String),
        (member) => evaluation.is(yesNo(Number(member)), { cites: [`F${member}`] }),
        [],
      );
      return tell(
        rule,
        evaluation.testCount(counted, `at least ${rule.least}`, (members) => members >= rule.least),
      );
    }
    case 'notion':
      return evaluation.notion(defineNotion<boolean>(`notion-${rule.notion}`), [], at);
    case 'reading':
      return work(evaluation, evaluation.reading(`R${rule.reading}`) === 'one' ? rule.one : rule.other);
  }
}

function workParts(evaluation: Evaluation, kind: 'all' | 'any', rules: readonly Rule[]): Held<boolean> {
  const attempts: readonly Attempt<Held<boolean>>[] = rules.map((rule) =>
    evaluation.attempt(() => work(evaluation, rule)),
  );
  const decisive = kind === 'any';
  const settled = attempts.flatMap((attempt) => (attempt.settled ? [attempt.value] : []));
  const decided = settled.find((each) => each.value === decisive);
  if (decided !== undefined)
    return held(decisive, reason(told, String(decisive), { figures: { rule: kind }, grounds: [decided.reason] }));
  const open = attempts.flatMap((attempt) => (attempt.settled ? [] : attempt.waiting));
  if (open.length > 0) evaluation.suspendOn(open);
  return held(
    !decisive,
    reason(told, String(!decisive), { figures: { rule: kind }, grounds: settled.map((each) => each.reason) }),
  );
}

function tell(rule: Rule, value: boolean, ...grounds: readonly Held<boolean>[]): Held<boolean> {
  return held(
    value,
    reason(told, String(value), { figures: { rule: rule.kind }, grounds: grounds.map((each) => each.reason) }),
  );
}

/** An evaluation of a world. Entered facts can be added to it by making another. */
export function evaluationOf(world: World, adopted: readonly string[] = ['one', 'one'], strict = true): Evaluation {
  const evaluation: Evaluation = new Evaluation({
    strict,
    adopted: (id) => adopted[Number(id.slice(1))] ?? 'one',
    facts: {
      stated: (inquiry) => {
        const [kind, index] = inquiry.type.name.split('-');
        const value = kind === 'fact' ? world.facts.get(Number(index)) : world.quantities.get(Number(index));
        if (value === undefined) return [];
        return [
          { value: typeof value === 'boolean' ? (value ? 'yes' : 'no') : String(value), entry: inquiryKey(inquiry) },
        ];
      },
    },
    definitions: (name) => () => work(evaluation, notionOf(world, Number(name.split('-')[1]))),
  });
  return evaluation;
}

/** The slow, obvious meaning of a rule in a world where everything is known. */
export function meaning(
  rule: Rule,
  world: World,
  facts: ReadonlyMap<number, boolean>,
  quantities: ReadonlyMap<number, number>,
  readings: readonly string[],
): boolean {
  const of = (inner: Rule): boolean => meaning(inner, world, facts, quantities, readings);
  switch (rule.kind) {
    case 'is':
      return facts.get(rule.fact)!;
    case 'not':
      return !of(rule.rule);
    case 'all':
      return rule.rules.every(of);
    case 'any':
      return rule.rules.some(of);
    case 'compare': {
      const sum = rule.terms.reduce((total, [q, coefficient]) => total + coefficient * quantities.get(q)!, 0);
      return compareBy(rule.verb, quantity('shares', sum), quantity('shares', rule.figure));
    }
    case 'very-number':
      return quantities.get(0)! >= veryFigure;
    case 'count':
      return rule.members.filter((member) => facts.get(member)!).length >= rule.least;
    case 'notion':
      return of(notionOf(world, rule.notion));
    case 'reading':
      return of(readings[rule.reading] === 'one' ? rule.one : rule.other);
  }
}

/** Every way to complete a world: each open fact both ways, each open quantity at each value of its domain. */
export function* completions(world: World): Generator<readonly [Map<number, boolean>, Map<number, number>]> {
  const openFacts = Array.from({ length: factCount }, (_, fact) => fact).filter((fact) => !world.facts.has(fact));
  const openQuantities = Array.from({ length: quantityCount }, (_, q) => q).filter((q) => !world.quantities.has(q));
  function* quantitiesFrom(index: number, sofar: Map<number, number>): Generator<Map<number, number>> {
    const q = openQuantities[index];
    if (q === undefined) {
      yield sofar;
      return;
    }
    for (const value of quantityDomain) yield* quantitiesFrom(index + 1, new Map(sofar).set(q, value));
  }
  for (let bits = 0; bits < 2 ** openFacts.length; bits += 1) {
    const facts = new Map(world.facts);
    for (const [place, fact] of openFacts.entries()) facts.set(fact, Math.floor(bits / 2 ** place) % 2 === 1);
    for (const quantities of quantitiesFrom(0, new Map(world.quantities))) yield [facts, quantities];
  }
}

function notionOf(world: World, index: number): Rule {
  const rule = world.notions[index];
  if (rule === undefined) throw new Error(`The world has no notion ${index}.`);
  return rule;
}
