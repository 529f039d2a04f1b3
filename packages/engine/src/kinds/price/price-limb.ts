import { message, reason, type Held, type Reason } from '../../evaluation/index.js';
import { amount, greatest, isExact, type Amount } from '../../exact/index.js';
import { someHold, tryEach, amountInWords } from '../../terms/index.js';
import { tested, type PriceFigures, type PriceTest, type PriceUse, type Tested } from './price-test.js';

/** One of the figures of which a limb asks for the highest. */
export interface Candidate {
  readonly amount: Amount<'money'>;
  readonly reason: Reason;
}

/** A figure that may not be known: to look at it may suspend. */
export type Figure = () => Candidate;

/** A limb of a price: the highest of some figures, which the offer must reach. None: it asks for nothing here. */
export interface Limb {
  readonly id: string;
  readonly cite: string;
  readonly says: string;
  readonly class: string;
  readonly offered: () => Held<Amount<'money'>>;
  readonly candidates: () => readonly Figure[];
}

const judged = message(
  'price.limb',
  '{says}, for each share of {class}: {required} is required, and {offered} is offered: {outcome}',
);
const nothing = message('price.limb-none', '{says}, for each share of {class}: there is no such price here');

/** Each figure is tested by itself: one that is not known is asked for only where the others are reached. */
export function limbTest(use: PriceUse, limb: Limb): PriceTest {
  const { id, cite, says } = limb;
  return { id, cite, says, class: limb.class, figures: figuresOf(limb), run: () => judgedBy(use, limb) };
}

function figuresOf({ candidates, offered }: Limb): PriceFigures {
  return {
    required: () => highestOf(candidates().map((figure) => figure().amount)),
    offered: () => offered().value,
  };
}

/** The highest of the figures; undefined where there is none, or one that is not known. */
function highestOf(amounts: readonly Amount<'money'>[]): Amount<'money'> | undefined {
  const [first, ...others] = amounts.map((each) => each.known);
  return first === undefined || !amounts.every(isExact) ? undefined : amount(greatest<'money'>(first, ...others));
}

function judgedBy({ c, currency }: PriceUse, limb: Limb): Held<Tested> {
  const { cite, says } = limb;
  const candidates = limb.candidates();
  const told = { says, class: limb.class };
  if (candidates.length === 0) {
    return tested('not-needed', reason(nothing, 'not needed', { figures: told, cites: [cite] }));
  }
  const offered = limb.offered();
  const isShort = someHold(
    c,
    candidates.map((figure) => () => !c.test<'money'>('atLeast', offered.value, figure().amount)),
  );
  const tried = tryEach(c, candidates, (figure) => figure());
  const known = tried.flatMap(({ attempt }) => (attempt.settled ? [attempt.value] : []));
  const required = known.length < tried.length ? undefined : highestOf(known.map((each) => each.amount));
  const figures = () => ({
    ...told,
    required: required === undefined ? 'the highest of figures not all known' : amountInWords(required, currency),
    offered: amountInWords(offered.value, currency),
  });
  const grounds = [...known.map((each) => each.reason), offered.reason];
  const verdict = isShort ? 'fail' : 'pass';
  return tested(verdict, reason(judged, isShort ? 'too little' : 'enough', { figures, cites: [cite], grounds }));
}
