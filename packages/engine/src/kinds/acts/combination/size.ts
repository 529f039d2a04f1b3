import { momentOfEntry } from '../../../books/index.js';
import { held, message, reason, type Held, type Reason } from '../../../evaluation/index.js';
import {
  amount,
  fractionInWords,
  isExact,
  isZero,
  moneyOf,
  showMoney,
  timesAmount,
  zero,
} from '../../../exact/index.js';
import type { Amount, Moment } from '../../../exact/index.js';
import type { Context } from '../../../session/index.js';
import { bodyDecided, momentOf, nameOfAct, ordinaryBoardAct, someOf, tryEach } from '../../../terms/index.js';
import type { Matter, SizeBase, SizeTest } from '../../../terms/index.js';
import { baseOf, partOf } from './bases.js';
import type { RowUse } from './use.js';
import { dealsTakenTogether, groupsWithin } from './deal-series.js';

/** One comparison of what deals come to with the fraction of a base. */
export interface Comparison {
  /** What the base is: market-value, retained-earnings, combined-assets, consolidated-equity. */
  readonly base: SizeBase['of'];
  readonly deals: readonly string[];
  readonly at: Moment;
  readonly part: Amount<'money'>;
  readonly whole: Amount<'money'>;
  /** The figure at which the fraction turns; absent where the base measures nothing. */
  readonly line?: Amount<'money'>;
  readonly reached: boolean;
  readonly reason: Reason;
}

const compared = message(
  'combination.measured',
  '{part}: {part-value}; {base}: {base-value}, of which {fraction} is {line}: {outcome}',
);
const measuresNothing = message(
  'combination.no-measure',
  '{base}: {base-value}; there is nothing there, and a part of it measures nothing',
);

/** Each way of measuring a deal, to be tried one by one: every group of its series against every base. */
export function comparisonsOf(
  use: RowUse,
  size: SizeTest,
  cite: string,
  joins: (other: Matter) => boolean,
): readonly (() => Comparison)[] {
  const { c, matter } = use;
  const deals = dealsTakenTogether(c, matter, size, cite, joins);
  return groupsWithin(c, deals, size.series?.months).flatMap((group) =>
    size.bases.map((base) => () => compare(use, size, base, group, cite)),
  );
}

const measured = message('combination.size', '{deal} is as large as the paragraph asks: {outcome}');

/** Whether a deal is as large as a row asks: one base that is reached is enough. */
export function isLarge(use: RowUse, size: SizeTest, cite: string, joins: (other: Matter) => boolean): Held<boolean> {
  const tried = tryEach(use.c, comparisonsOf(use, size, cite, joins), (comparison) => comparison());
  const value = someOf(use.c, tried, ({ attempt }) =>
    attempt.settled ? attempt.value.reached : use.c.suspendOn(attempt.waiting),
  );
  const telling = tried.flatMap(({ attempt }) =>
    attempt.settled && attempt.value.reached === value ? [attempt.value.reason] : [],
  );
  const [only] = telling;
  if (only !== undefined && telling.length === 1) return held(value, only);
  const figures = { deal: nameOfAct(use.c, use.matter) };
  return held(value, reason(measured, value ? 'yes' : 'no', { figures, cites: [cite], grounds: telling }));
}

function compare(use: RowUse, size: SizeTest, base: SizeBase, deals: readonly Matter[], cite: string): Comparison {
  const { c } = use;
  const at = momentOfMeasure(c, use.matter, c.resolve(size.when), cite);
  const whole = baseOf(use, base, at, cite);
  const told = { base: base.of, deals: deals.map(({ id }) => id), at, whole: whole.value };
  if (!measures(c, base, whole.value)) {
    const part = amount(zero('money'));
    const figures = { base: whole.says, 'base-value': inWords(use, whole.value) };
    return { ...told, part, reached: false, reason: reason(measuresNothing, 'no measure', { figures, cites: [cite] }) };
  }
  const part = partOf(use, size, deals, at, cite);
  const line = timesAmount(whole.value, size.fraction.of);
  const reached = c.test<'money'>(size.fraction.verb, part.value, line);
  const because = reason(compared, reached ? 'reached' : 'not reached', {
    figures: () => ({
      part: part.says,
      'part-value': inWords(use, part.value),
      base: whole.says,
      'base-value': inWords(use, whole.value),
      fraction: fractionInWords(size.fraction),
      line: inWords(use, line),
    }),
    cites: [cite],
    entries: deals.map(({ entry }) => entry).filter((entry) => entry !== ''),
  });
  return { ...told, part: part.value, line, reached, reason: because };
}

/** Whether a base measures anything: an empty one does not, and retained earnings that are none only as a reading says. */
function measures(c: Context, base: SizeBase, whole: Amount<'money'>): boolean {
  if (base.of !== 'retained-earnings') return !(isExact(whole) && isZero(whole.known));
  return c.test<'money'>('moreThan', whole, nothing) || c.resolve(base.notPositive) === 'as-written';
}

const nothing = amount(zero('money'));

/** When a deal is measured. What is still ahead is measured as of the question’s day. */
function momentOfMeasure(c: Context, matter: Matter, when: 'board-approval' | 'effect', cite: string): Moment {
  if (when === 'effect') return momentOf(c, matter, 'effect') ?? c.now;
  const step = ordinaryBoardAct({ cite, says: 'approval by the board', decides: ['approve'] });
  const approved = c.books
    .bodyActs(matter.id, c.now)
    .filter(({ data }) => data.by === step.body.name && step.decides.includes(data.decides))
    .find((act) => bodyDecided(c, step, act).value);
  if (approved !== undefined) {
    c.restsOn([approved.id]);
    return momentOfEntry(approved);
  }
  c.covered('acts', c.asOf, [cite]);
  c.remark({
    says: `The board has not approved ${nameOfAct(c, matter)} yet; it is measured as of ${c.asOf}.`,
    cites: [cite],
  });
  return c.now;
}

function inWords({ currency }: RowUse, held: Amount<'money'>): string {
  return isExact(held) ? showMoney(moneyOf(held.known, currency)) : 'a figure that is not known';
}
