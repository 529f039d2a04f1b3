import type { NeededFact } from './missing.js';

/** A fact to ask for, and what is asked for only after a reply to it. */
export interface FactAsked<F> {
  readonly fact: F;
  readonly after: readonly FactAsked<F>[];
}

type Ordered = Pick<NeededFact, 'key' | 'askedIf'>;

/** The facts that an answer needs, in their order: those that wait for no reply to another of them, each with what waits for one to it. */
export function inAskingOrder<F extends Ordered>(facts: readonly F[]): readonly FactAsked<F>[] {
  const askedAfter = (before: string | undefined): readonly FactAsked<F>[] =>
    facts
      .filter(({ askedIf }) => (facts.some(({ key }) => key === askedIf?.key) ? askedIf?.key : undefined) === before)
      .map((fact) => ({ fact, after: askedAfter(fact.key) }));
  return askedAfter(undefined);
}

/** How many facts these are, with those that come after them. */
export function countOfAsked(asked: readonly FactAsked<unknown>[]): number {
  return asked.reduce((sum, { after }) => sum + 1 + countOfAsked(after), 0);
}
