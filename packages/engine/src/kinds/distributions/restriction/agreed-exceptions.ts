import { openFact, type FactType } from '../../../evaluation/index.js';
import { compareDays, type Day } from '../../../exact/index.js';
import type { Context } from '../../../session/index.js';
import type { Standing } from '../../../terms/index.js';
import { heldBefore } from '../rate/lending-fee.js';
import { rankInOneWord } from '../series/series-rank.js';
import type { Excepted } from './excepted.js';
import type { ExceptionOf } from './restriction-parameters.js';

const requiredByAgreement = openFact('required-by-agreement', 'act').yesNo(
  'Does a binding agreement require {0}, and is no more done than it requires?',
);

const agreementEntered = openFact('agreement-entered', 'act').day(
  'On what day was the agreement entered into that requires {0}?',
);

const hastensForCommon = openFact('agreement-hastens-exchange', 'act', 'class').yesNo(
  'Is the agreement that requires {0} a later one, for the accelerated exercise, settlement or exchange of the earlier one for {1} stock?',
);

const givenInExchange = openFact('exchanged-for', 'act', 'series').choice(
  ['junior', 'parity', 'other'],
  'For or into what are the securities in {0} exchanged or converted: stock junior to {1}, stock at parity with it, or something else?',
);

const noGreaterAmount = openFact('no-greater-liquidation-amount', 'act').yesNo(
  'Has what is given in exchange in {0} the same or a lesser aggregate liquidation amount than what is got?',
);

const earlierStockIssued = openFact('earlier-shares-issued', 'program').day(
  'On what day were the shares of the issuer under {0} issued?',
);

/** What is asked about exchanges and purchases that an agreement asks for. */
export const agreementFacts: readonly FactType[] = [
  requiredByAgreement,
  agreementEntered,
  hastensForCommon,
  givenInExchange,
  noGreaterAmount,
  earlierStockIssued,
];

/**
 * Whether stock is exchanged as an agreement of before the day asks: junior stock for junior stock; stock at parity, or trust
 * preferred, for stock at parity of no greater amount, or for junior stock. A later agreement counts that hastens an earlier one.
 */
export function agreedExchange(
  c: Context,
  given: Excepted,
  { cite, before, into }: ExceptionOf<'agreed-exchange'>,
): boolean {
  if (!isAllowedExchange(c, given, cite)) return false;
  const { id } = given.matter;
  if (!c.holds(requiredByAgreement, [id], cite)) return false;
  return compareDays(enteredOn(c, id, cite), before) < 0 || c.holds(hastensForCommon, [id, into], cite);
}

function isAllowedExchange(c: Context, given: Excepted, cite: string): boolean {
  const { stock } = given.touched;
  if (stock === 'junior') return exchangedFor(c, given, cite) === 'junior';
  if (stock !== 'parity' && stock !== 'trust-preferred') return false;
  const rank = exchangedFor(c, given, cite);
  return rank === 'junior' || (rank === 'parity' && c.holds(noGreaterAmount, [given.matter.id], cite));
}

/** The rank of what is given; a price in money is none. */
function exchangedFor(c: Context, { placed, matter }: Excepted, cite: string): Standing | 'other' {
  const { act, id } = matter;
  const { series } = placed.provision;
  if (act.kind === 'redemption') return 'other';
  if (act.kind === 'buy-back' && act['in-exchange-for'] !== undefined) {
    const of = act['in-exchange-for'];
    return of === series ? 'other' : rankInOneWord(c, series, of, c.asOf, cite);
  }
  if (act.kind === 'buy-back' && act.price !== undefined) return 'other';
  return c.ask(givenInExchange, { about: [id, series], cites: [cite] }) as Standing | 'other';
}

/**
 * Whether equity of a subsidiary is got as an agreement asks that was made before the day; where its holder held
 * shares under the program before the series, before those were issued.
 */
export function agreedForSubsidiary(
  c: Context,
  { placed, matter, touched }: Excepted,
  { cite, before, program }: ExceptionOf<'agreed-for-subsidiary'>,
): boolean {
  if (touched.stock !== 'subsidiary-equity') return false;
  if (!c.holds(requiredByAgreement, [matter.id], cite)) return false;
  const isHeld = c.holds(heldBefore, [placed.provision.series, program], cite);
  const limit = isHeld ? (c.ask(earlierStockIssued, { about: [program], cites: [cite] }) as Day) : before;
  return compareDays(enteredOn(c, matter.id, cite), limit) < 0;
}

function enteredOn(c: Context, act: string, cite: string): Day {
  return c.ask(agreementEntered, { about: [act], cites: [cite] }) as Day;
}
