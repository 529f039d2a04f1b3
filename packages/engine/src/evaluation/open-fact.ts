import type { FactType, QuantityUnit, ReplyType } from './inquiry.js';

type Supposed = FactType['supposed'];
type Limits = Omit<Extract<ReplyType, { readonly kind: 'quantity' }>, 'kind' | 'unit'>;

/** The ways in which the question of an open fact may be put: by what settles it. */
interface Asking {
  yesNo(asks: string, supposed?: Supposed): FactType;
  choice(of: readonly string[], asks: string, supposed?: Supposed): FactType;
  /** An amount of a unit, nought or more unless the limits say otherwise. */
  money(asks: string, limits?: Limits, supposed?: Supposed): FactType;
  shares(asks: string, limits?: Limits, supposed?: Supposed): FactType;
  votes(asks: string, limits?: Limits, supposed?: Supposed): FactType;
  persons(asks: string, limits?: Limits, supposed?: Supposed): FactType;
  ratio(asks: string, limits?: Limits, supposed?: Supposed): FactType;
  day(asks: string): FactType;
  text(asks: string): FactType;
}

/** What is supposed where nobody entered the fact: that inquiry found nothing further, by the premise that says so. */
export function nothingFurther(premise: string, reply = 'no'): NonNullable<Supposed> {
  return { reply, premise, kind: 'nothing-further' };
}

/** A fact that rules may ask for, by its name and the sorts of what it is about, in the order of `{0}`, `{1}` … in its question. */
export function openFact(name: string, ...about: readonly string[]): Asking {
  const fact = (asks: string, reply: ReplyType, supposed?: Supposed): FactType => ({
    name,
    asks,
    about,
    reply,
    ...(supposed === undefined ? undefined : { supposed }),
  });
  const amount = (unit: QuantityUnit) => (asks: string, limits?: Limits, supposed?: Supposed) =>
    fact(asks, { kind: 'quantity', unit, least: '0', ...limits }, supposed);
  return {
    yesNo: (asks, supposed) => fact(asks, { kind: 'yes-no' }, supposed),
    choice: (of, asks, supposed) => fact(asks, { kind: 'choice', of }, supposed),
    money: amount('money'),
    shares: amount('shares'),
    votes: amount('votes'),
    persons: amount('persons'),
    ratio: amount('ratio'),
    day: (asks) => fact(asks, { kind: 'day' }),
    text: (asks) => fact(asks, { kind: 'text' }),
  };
}
