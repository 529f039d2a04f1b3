import {
  isFields,
  recordsIn,
  settledIn,
  textIn,
  type Answer,
  type Fields,
  type Plain,
} from '../../parts/answer/plain.js';
import { compared } from '../../words/numbers.js';

/** An amount that a liquidation has to divide, as the service reads it, with what each class receives of it. */
export interface Point {
  readonly assets: string;
  /** What each receives, by class or series: exactly as the service says. */
  readonly received: ReadonlyMap<string, Fields>;
}

/** Assets at which it changes who receives the next dollar. */
export interface Turn {
  readonly assets: string;
  readonly says: string;
}

/** The turns of an answer, in the order in which they are reached; nothing where they are not settled. */
export function turnsIn(answer: Answer | undefined): readonly Turn[] | undefined {
  const value = answer === undefined ? undefined : settledIn(answer);
  if (!isFields(value) || value['turns'] === undefined) return undefined;
  return recordsIn(value, 'turns').flatMap((turn) => {
    const assets = textIn(turn['assets'], 'amount');
    return assets === undefined ? [] : [{ assets, says: textIn(turn, 'says') ?? '' }];
  });
}

/** What an answer says that each receives; nothing where it is not settled. */
export function receivedIn(answer: Answer | undefined): Point['received'] | undefined {
  const value: Plain | undefined = answer === undefined ? undefined : settledIn(answer);
  if (!isFields(value) || value['receive'] === undefined) return undefined;
  const account = value['account'];
  const told = recordsIn(value, 'receive').flatMap((each): [string, Fields][] => {
    const { total } = each;
    return isFields(total) ? [[textIn(each, 'id') ?? '', total]] : [];
  });
  return new Map([
    ...told,
    ...(isFields(account) && isFields(account['paid']) ? ([[othersAccount, account['paid']]] as const) : []),
  ]);
}

/** What is due to others than holders of shares has no class. */
export const othersAccount = 'account';

/** How far the slider goes: half as far again as the last turn, and never less than a million; a round number. */
export function reachOf(turns: readonly Turn[]): string {
  const last = turns.reduce((most, { assets }) => (compared(assets, most) > 0 ? assets : most), '0');
  const half = (wholeOf(last) * 3n) / 2n;
  const round = 10n ** BigInt(Math.max(6, String(half).length - 1));
  return String(((half + round) / round) * round);
}

/** The steps of the slider: so many between nought and its reach. */
export const steps = 100;

/** The amount at a step of the slider. */
export function amountAt(step: number, reach: string): string {
  return String((BigInt(reach) * BigInt(step)) / BigInt(steps));
}

/** The step nearest below an amount, for the slider alone. */
export function stepAt(assets: string, reach: string): number {
  const step = (wholeOf(assets) * BigInt(steps)) / BigInt(reach);
  return Number(step > BigInt(steps) ? BigInt(steps) : step);
}

/** An amount as somebody writes it, as the service reads it; nothing where it is none. */
export function amountIn(written: string): string | undefined {
  const plain = written.trim().replace(/^\$/u, '').replaceAll(',', '');
  return /^\d{1,15}(?:\.\d{1,2})?$/u.test(plain) ? plain.replace(/^0+(?=\d)/u, '') : undefined;
}

/** The amounts at which the chart is asked: its ends, and each turn between that can be written in cents. */
export function askedAt(turns: readonly Turn[], reach: string): readonly string[] {
  const between = turns
    .map(({ assets }) => assets)
    .filter((assets) => amountIn(assets) !== undefined && compared(assets, '0') > 0 && compared(assets, reach) < 0);
  return ['0', ...new Set(between), reach];
}

function wholeOf(amount: string): bigint {
  const [, whole = '0'] = /^(\d+)/u.exec(amount) ?? [];
  const [, below] = /^\d+\/(\d+)$/u.exec(amount) ?? [];
  return below === undefined ? BigInt(whole) : BigInt(whole) / BigInt(below);
}
