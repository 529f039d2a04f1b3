import { isNegative, minus, plus, quantity, type Shares } from '../exact/index.js';
import { exactDouble } from './accounts/exact-double.js';

/** A balance: a double while that is exact, as nearly all are, else a quantity. */
type Balance = number | Shares;

/** The newest state of an account: the day of its last change, and the balance at the close of it. */
interface Closing {
  readonly day: number;
  readonly balance: Balance;
}

/** The newest balances of the accounts of every class. */
export class Closings {
  private readonly byClass = new Map<string, Map<string, Closing>>();

  get(cls: string, holder: string): Closing | undefined {
    return this.byClass.get(cls)?.get(holder);
  }

  /** Sets a balance. */
  set(cls: string, holder: string, day: number, balance: Balance): void {
    let ofClass = this.byClass.get(cls);
    if (ofClass === undefined) {
      ofClass = new Map<string, Closing>();
      this.byClass.set(cls, ofClass);
    }
    ofClass.set(holder, { day, balance });
  }

  /** Takes over every balance of others. */
  takeOver(others: Closings): void {
    for (const [cls, ofClass] of others.byClass) {
      for (const [holder, { day, balance }] of ofClass) this.set(cls, holder, day, balance);
    }
  }

  /** Whether an account is below zero. */
  hasShort(): boolean {
    return [...this.byClass.values()].some((ofClass) => [...ofClass.values()].some(({ balance }) => isShort(balance)));
  }
}

/** A balance after a change. */
export function afterChange(balance: Balance, sign: 1 | -1, held: Shares): Balance {
  if (typeof balance === 'number') {
    const whole = exactDouble(held);
    const sum = whole === undefined ? Number.NaN : balance + sign * whole;
    if (Number.isSafeInteger(sum)) return sum;
  }
  const before = typeof balance === 'number' ? quantity('shares', balance) : balance;
  return sign === 1 ? plus(before, held) : minus(before, held);
}

/** Whether a balance is below zero. */
export function isShort(balance: Balance): boolean {
  return typeof balance === 'number' ? balance < 0 : isNegative(balance);
}
