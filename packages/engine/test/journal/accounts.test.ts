import { describe, expect, it } from 'vitest';
import { day, toWire } from '../../src/exact/index.js';
import { AccountsBuilder, closeOf, type ClassAccounts } from '../../src/journal/accounts/index.js';

type Change = readonly [on: string, change: number];

/** The account of one holder, entered in this order. */
function accountOf(...changes: readonly Change[]): ClassAccounts {
  const builder = new AccountsBuilder();
  builder.classes.number('common');
  builder.holders.number('anna');
  for (const [index, [on, change]] of changes.entries()) builder.add(closeOf(day(on)), 0, 0, change, index + 1);
  const [accounts] = builder.build().ofClass;
  if (accounts === undefined) throw new Error('no class was built');
  return accounts;
}

function heldOn(accounts: ClassAccounts, ...days: readonly string[]): readonly string[] {
  return days.map((on) => toWire(accounts.at(0, closeOf(day(on)))));
}

describe('the columns of a register', () => {
  it('widen where a balance passes 2^31, and again where it passes 2^53, and keep what they held', () => {
    const accounts = accountOf(
      ['2000-01-01', 2 ** 31 - 1],
      ['2000-01-02', 1],
      ['2000-01-03', 2 ** 53 - 1],
      ['2000-01-04', 5],
      ['2000-01-05', -(2 ** 53 - 1)],
    );
    expect(
      heldOn(accounts, '1999-12-31', '2000-01-01', '2000-01-02', '2000-01-03', '2000-01-04', '2000-01-05'),
    ).toEqual(['0', '2147483647', '2147483648', '9007201402224639', '9007201402224644', '2147483653']);
  });

  it('cost eight bytes a row, and twelve above 2^31', () => {
    const rows = Array.from({ length: 1_000 }, (): Change => ['2000-01-01', 1]);
    expect(accountOf(...rows).bytes).toBeLessThan(8.1 * 1_000);
    expect(accountOf(...rows, ['2000-01-01', 2 ** 31]).bytes).toBeLessThan(12.1 * 1_001);
  });

  it('know the entry of each row where entries were dated back', () => {
    const accounts = accountOf(['2000-03-01', 10], ['2000-01-01', 5], ['2000-02-01', -3], ['2000-02-01', 1]);
    expect(heldOn(accounts, '2000-01-31', '2000-02-01', '2000-03-01')).toEqual(['5', '3', '13']);
    const rows = Array.from({ length: accounts.length }, (_, row) => accounts.sequence(row));
    expect(rows).toEqual([2, 3, 4, 1]);
    expect(accounts.lastRowBefore(0, closeOf(day('2000-02-01')), 4)).toBe(1);
  });
});
