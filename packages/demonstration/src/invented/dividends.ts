import type { History } from '../telling/history.js';
import { dollars } from '../telling/written.js';
import type { Register } from './register.js';

/** A dividend on the common stock, paid out of what the register then shows. */
export interface CommonDividend {
  readonly id: string;
  readonly declared: string;
  readonly record: string;
  readonly payable: string;
  /** On each share, in whole cents. */
  readonly cents: number;
}

/** Declares a dividend on the common stock, with the resolution, and pays it in full on its day. */
export function payCommonDividend(history: History, register: Register, dividend: CommonDividend): void {
  const { id, declared, record, payable, cents } = dividend;
  const perShare = dollars(cents);
  const paper = history.paper({
    name: `${id}-resolution`,
    lines: [
      `Resolved on ${declared}: a dividend of ${perShare} is declared on each share of common stock,`,
      `payable on ${payable} to the holders of record at the close of ${record}.`,
    ],
  });
  const resolved = { id, class: 'common', 'per-share': perShare, 'record-date': record, payable };
  history.tell(declared, 'dividend-declared', resolved, { paper });
  const amount = dollars(cents * register.outstanding());
  const advice = history.paper({
    name: `${id}-advice`,
    form: 'text',
    lines: [`Advice of the transfer agent: ${amount} paid on ${payable} to the holders of record.`],
  });
  history.tell(payable, 'dividend-paid', { class: 'common', amount, for: id }, { paper: advice });
}
