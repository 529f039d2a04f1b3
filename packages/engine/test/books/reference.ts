import {
  isNegative,
  minus,
  plus,
  shares,
  times,
  dividedBy,
  recount,
  type Day,
  type Quantity,
} from '../../src/exact/index.js';
import type { AnyEntry } from '../../src/journal/index.js';

type Shares = Quantity<'shares'>;

/** The accounts of every class, by class and holder. */
export type Ledger = ReadonlyMap<string, Shares>;

/**
 * The register as of the close of a day, worked out the slow and obvious way: every entry is carried out again, in order
 * of day, then time, then entry. The books must agree with it.
 */
export function foldedRegister(entries: readonly AnyEntry[], on: Day): Ledger {
  const accounts = new Map<string, Shares>();
  for (const entry of inOrder(entries)) if (entry.on <= on) carryOut(entry, accounts, entries);
  return accounts;
}

/** What a holder has in a ledger. */
export function heldIn(ledger: Ledger, cls: string, holder: string): Shares {
  return ledger.get(`${cls}/${holder}`) ?? shares(0);
}

/** Whether any account is below zero at the close of any day on which there is an entry. */
export function isShortAnywhere(entries: readonly AnyEntry[]): boolean {
  return entries.some(({ on }) => [...foldedRegister(entries, on).values()].some(isNegative));
}

function inOrder(entries: readonly AnyEntry[]): readonly AnyEntry[] {
  return entries.toSorted((a, b) => key(a).localeCompare(key(b)) || a.sequence - b.sequence);
}

function key({ type, on, time }: AnyEntry): string {
  return `${on} ${type === 'opening-register' ? '' : (time ?? 'end')}`;
}

function carryOut(entry: AnyEntry, accounts: Map<string, Shares>, all: readonly AnyEntry[]): void {
  const put = (cls: string, holder: string, change: Shares) => {
    const account = `${cls}/${holder}`;
    accounts.set(account, plus(accounts.get(account) ?? shares(0), change));
  };
  const take = (cls: string, holder: string, change: Shares) => put(cls, holder, minus(shares(0), change));
  switch (entry.type) {
    case 'opening-register':
      for (const { holder, shares: held } of entry.data.holdings) put(entry.data.class, holder, held);
      if ((entry.data.part?.number ?? 1) === 1) put(entry.data.class, 'treasury', entry.data.treasury);
      break;
    case 'shares-issued':
      put(entry.data.class, entry.data.to, entry.data.shares);
      break;
    case 'shares-transferred':
      take(entry.data.class, entry.data.from, entry.data.shares);
      put(entry.data.class, entry.data.to, entry.data.shares);
      break;
    case 'treasury-shares-transferred':
      take(entry.data.class, 'treasury', entry.data.shares);
      put(entry.data.class, entry.data.to, entry.data.shares);
      break;
    case 'shares-reacquired':
      take(entry.data.class, entry.data.from, entry.data.shares);
      if (entry.data['held-as'] === 'treasury') put(entry.data.class, 'treasury', entry.data.shares);
      break;
    case 'shares-retired':
      take(entry.data.class, 'treasury', entry.data.shares);
      break;
    case 'shares-split':
      for (const [account, held] of accounts) {
        if (!account.startsWith(`${entry.data.class}/`)) continue;
        accounts.set(account, dividedBy(times(held, asRatio(entry.data.becomes)), asRatio(entry.data['for-each'])));
      }
      break;
    case 'share-distribution': {
      const on = entry.data['record-date'];
      const before = on === undefined || on === entry.on ? new Map(accounts) : foldedRegister(all, on);
      for (const [account, held] of before) {
        const [cls, holder = ''] = account.split('/');
        if (cls === entry.data['on-class'] && holder !== 'treasury')
          put(entry.data.class, holder, times(held, entry.data['per-share']));
      }
      break;
    }
    default:
  }
}

function asRatio(count: Shares): Quantity<'ratio'> {
  return recount('ratio', count);
}
