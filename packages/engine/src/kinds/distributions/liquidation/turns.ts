import { held, message, reason, spoken, type Held, listed } from '../../../evaluation/index.js';
import { compareMoney, isZero, noMoney, plusMoney, showMoney, sumOfMoney } from '../../../exact/index.js';
import type { Moment, Money } from '../../../exact/index.js';
import type { Placed } from '../../../instrument/index.js';
import type { Context } from '../../../session/index.js';
import { dueOnAccount, orderOf, type LiquidationAccount } from '../liquidation-account.js';
import { outstandingSeries } from '../senior-claims.js';
import { takenAt, turningPoints } from './level.js';
import { preferencesOf, type Preference } from './preferences.js';
import { orConverted } from './as-converted.js';
import { piecesOf, withConversions } from './residue.js';
import { sharingOf, type Order } from './waterfall.js';
import { defineTopic } from '../../../terms/index.js';

/** The topic on which provisions tell, of { debts, earlier }, the assets at which what each receives in a liquidation begins to change otherwise. */
export const liquidationTurnsTopic = defineTopic<readonly unknown[]>('liquidation-turns');

/** So much in assets, and what has been reached with them. */
export interface LiquidationTurn {
  readonly id: string;
  readonly assets: Money;
  readonly says: string;
}

interface Stage {
  readonly id: string;
  readonly says: string;
  readonly amount: Money;
}

const turns = message('liquidation.turns', 'With debts of {debts} a liquidation turns at assets of {outcome}');

/**
 * The assets at which a liquidation turns: where the debts are paid, where each rank of preferences is, and in what remains where
 * a series begins to share or has had all that it may. Between two of them each receives the same part of every further dollar.
 */
export function liquidationTurns(
  c: Context,
  placed: Placed,
  provision: Order,
  debts: Money,
  at: Moment,
  earlier: ReadonlyMap<string, Money>,
): Held<readonly LiquidationTurn[]> {
  const { cite, instrument } = placed;
  const { currency } = instrument;
  c.covered('register', at.day, [cite]);
  const series = outstandingSeries(c, provision.senior, at, cite);
  const preferences = preferencesOf(c, { placed, withDeclared: provision.withDeclared }, series, at, earlier);
  const owed: Stage = { id: 'debts', says: 'the debts are paid', amount: debts };
  const claims = withAccount(c, provision.account, ranksOf(preferences, currency), currency);
  const stages = c.resolve(provision.first) === 'debts' ? [owed, ...claims] : [...claims, owed];
  const reached = stages.map(({ id, says }, index): LiquidationTurn => ({
    id,
    says,
    assets: inAll(stages.slice(0, index + 1)),
  }));
  const nothing = noMoney(currency);
  const full = new Map(preferences.map((each) => [each.series, each.full]));
  const unconverted = piecesOf(
    sharingOf(c, placed, provision, series, at, { earlier, isMore: true }).sharing,
    series,
    full,
  );
  const pieces = withConversions(unconverted, orConverted(c, placed, provision, series, at), full);
  const shared = turningPoints(pieces, nothing).flatMap((level): readonly LiquidationTurn[] => {
    const residue = sumOfMoney(currency, pieces, (piece) => takenAt(level, piece, currency));
    const assets = plusMoney(inAll(stages), residue);
    const turn = (id: string, says: string): LiquidationTurn => ({ id, says: spoken(says), assets });
    const converts = new Set(pieces.flatMap(({ id, from, converted }) => (converted && isAt(from, level) ? [id] : [])));
    return pieces.flatMap(({ id, from, until, converted }) => {
      if (converted) return isAt(from, level) ? [turn(`${id} converted`, `${id} gets more converted`)] : [];
      return [
        ...(isAt(from, level) ? [turn(`${id} shares`, `${id} begins to share in what remains`)] : []),
        ...(isAt(until, level) && !converts.has(id) ? [turn(`${id} full`, `${id} has had all that it may`)] : []),
      ];
    });
  });
  const value = [...reached, ...shared];
  const outcome = value.map(({ assets, says }) => `${showMoney(assets)} (${says})`).join(', ');
  return held(value, reason(turns, outcome, { figures: { debts: showMoney(debts) }, cites: [cite] }));

  function inAll(of: readonly Stage[]): Money {
    return sumOfMoney(currency, of, ({ amount }) => amount);
  }
}

function isAt(point: Money | undefined, level: Money): boolean {
  return point !== undefined && compareMoney(point, level) === 0;
}

function ranksOf(preferences: readonly Preference[], currency: string): readonly Stage[] {
  const ranks = [...new Set(preferences.map(({ rank }) => rank))].toSorted((a, b) => a - b);
  return ranks.map((rank) => {
    const of = preferences.filter((each) => each.rank === rank);
    const says = spoken(`the preference of ${listed(of.map(({ series }) => series))} is paid`);
    return {
      id: `rank ${rank}`,
      says,
      amount: sumOfMoney(currency, of, ({ full }) => full),
    };
  });
}

/** An account that is paid beside the preferences, in the order that holds between them. */
function withAccount(
  c: Context,
  account: LiquidationAccount | undefined,
  claims: readonly Stage[],
  currency: string,
): readonly Stage[] {
  if (account === undefined) return claims;
  const due: Stage = { id: 'account', says: `${account.says} is paid`, amount: dueOnAccount(c, account, currency) };
  if (isZero(due.amount.amount)) return claims;
  if (claims.length === 0) return [due];
  const order = orderOf(c, account);
  if (order === 'preferences-first') return [...claims, due];
  if (order === 'account-first') return [due, ...claims];
  const amount = sumOfMoney(currency, [...claims, due], (each) => each.amount);
  return [{ id: 'preferences and account', says: `the preferences and ${account.says} are paid`, amount }];
}
