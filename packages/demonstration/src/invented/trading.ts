import type { History } from '../telling/history.js';
import type { Sequence } from '../telling/sequence.js';
import type { InventedPerson } from './names.js';
import type { Register } from './register.js';

/** The ordinary trading of a year. */
export interface Trading {
  readonly year: number;
  readonly transfers: number;
  /** Who may buy, beside those who hold shares. */
  readonly newcomers: readonly InventedPerson[];
  readonly sequence: Sequence;
  /** The first and the last month in which there is any, 1 to 12. */
  readonly months?: readonly [first: number, last: number];
}

/** Small holders sell to one another and to newcomers, in lots of ten; each month's transfers have one paper. */
export function trade(history: History, register: Register, trading: Trading): void {
  const { year, transfers, newcomers, sequence, months: [first, last] = [1, 12] } = trading;
  const count = last - first + 1;
  for (let month = first; month <= last; month += 1) {
    const two = String(month).padStart(2, '0');
    const sheet = `transfer-sheet-${year}-${two}`;
    const lines = [
      `Transfers of common stock recorded by the transfer agent in ${year}-${two}, on the sheet of the month.`,
    ];
    const paper = history.paper({ name: sheet, form: 'text', state: 'signed', lines });
    for (let day = 1; day <= Math.ceil(transfers / count); day += 1) {
      const holders = register.holders().slice(20);
      const from = holders[sequence.below(holders.length)];
      const to = newcomers[sequence.below(newcomers.length)]?.id;
      if (from === undefined || to === undefined || from === to) continue;
      const shares = 10 * Math.floor(register.of(from) / (10 * (2 + sequence.below(4))));
      if (shares === 0) continue;
      register.transfer(`${year}-${two}-${String(2 + day).padStart(2, '0')}`, { from, to, shares }, { paper });
    }
  }
}
