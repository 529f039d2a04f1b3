import { message, reason, type FactType, type Reason } from '../../../evaluation/index.js';
import {
  amount,
  fractionInWords,
  isExact,
  isNegative,
  isZero,
  minus,
  minusAmount,
  plusAmount,
  ratio,
  showPercent,
  sumOfAmounts,
  timesAmount,
  zero,
} from '../../../exact/index.js';
import type { Amount, Fraction } from '../../../exact/index.js';
import { classOfDeal, someHold, tryEach, type Matter, type TransactionRow } from '../../../terms/index.js';
import * as facts from './facts.js';
import * as asked from './increase-facts.js';
import { allInterested, behind, isReached } from './persons.js';
import type { RowUse } from './use.js';
import { dealsOfSeries, inOrder } from './deal-series.js';
import { changeByRegister, isInShares, partByRegister, type Change } from './increase-by-register.js';

/** By how much a deal, with the others of its series, raises the part of a class that a person owns. */
export interface Increase {
  readonly of: string;
  readonly class?: string | undefined;
  readonly before: Amount<'ratio'>;
  /** What is added, in parts of the whole. */
  readonly by: Amount<'ratio'>;
  readonly after: Amount<'ratio'>;
  readonly reached: boolean;
  readonly reason: Reason;
}

const told = message(
  'combination.increase',
  '{whose} has {before} of the whole{class} and {change}, which makes {after}; the paragraph asks for an increase of {least}: {outcome}',
);

type Asked = NonNullable<TransactionRow['increases']>;

/** Whether a deal raises an interested shareholder’s part as far as a row asks. */
export function increases(use: RowUse, row: TransactionRow, joins: (other: Matter) => boolean): boolean {
  if (row.increases === undefined) return true;
  const { c, matter } = use;
  const tests = increasesOf(use, row, row.increases, joins).map((test) => () => test().reached);
  if (someHold(c, tests)) return true;
  if (said(matter) !== undefined || allInterested(use).length === 0) return false;
  return c.holds(furtherAsked(use, row, tests.length === 0), [matter.id], row.cite);
}

/** Whether more is raised than is told. Nothing is supposed of a deal in shares of which the register tells nothing. */
function furtherAsked(use: RowUse, row: TransactionRow, isUntold: boolean): FactType {
  if (row.increases !== 'by-any-amount' && !isUntold) return asked.raisesAnotherClass;
  const isByShares =
    row.increases === 'by-any-amount' &&
    isInShares(use.matter.act) &&
    allInterested(use).some((person) => changeByRegister(use, row, person) === undefined);
  return isByShares ? facts.increasesProportionByShares : facts.increasesProportion;
}

/** Each increase that a deal brings about, to be tried one by one. */
export function increasesOf(
  use: RowUse,
  row: TransactionRow,
  by: Asked,
  joins: (other: Matter) => boolean,
): readonly (() => Increase)[] {
  const alone = by === 'by-any-amount' || by.alone === true;
  const deals = alone ? [use.matter] : dealsOfSeries(use.c, use.matter, joins);
  const own = said(use.matter);
  if (own !== undefined) return [() => measured(use, row, by, own.of, undefined, deals)];
  const { act } = use.matter;
  if ((by === 'by-any-amount' || by.untold === 'supposed-none') && !isInShares(act)) return [];
  const classes = classesOf(use);
  const each = allInterested(use).flatMap((person) => classes.map((className) => ({ person, className })));
  // What the register tells is not supposed; what it does not is one question for all.
  const told =
    by === 'by-any-amount' ? each.filter(({ person }) => changeByRegister(use, row, person) !== undefined) : each;
  return told.map(
    ({ person, className }) =>
      () =>
        measured(use, row, by, person, className, deals),
  );
}

/** Those interested shareholders whose part a deal is known to raise as far as a row asks. */
export function raised(use: RowUse, row: TransactionRow, joins: (other: Matter) => boolean): readonly string[] {
  if (row.increases === undefined) return [];
  const all = use.c.attempt(() => increasesOf(use, row, row.increases ?? 'by-any-amount', joins));
  const found = tryEach(use.c, all.settled ? all.value : [], (test) => test()).flatMap(({ attempt }) =>
    attempt.settled && attempt.value.reached ? [attempt.value.of] : [],
  );
  return behind(use, row, found);
}

function measured(
  use: RowUse,
  row: TransactionRow,
  by: Asked,
  person: string,
  className: string | undefined,
  deals: readonly Matter[],
): Increase {
  const { c } = use;
  const changes = inOrder(c, deals).map((deal, index) =>
    changeIn({ ...use, matter: deal }, row, { person, className, isFirst: index === 0 }),
  );
  const [first] = changes;
  const before = first?.before ?? amount(zero('ratio'));
  const added = sumOfAmounts('ratio', changes, (change) => minusAmount<'ratio'>(change.after, change.before));
  const rises = c.test<'ratio'>('moreThan', added, amount(zero('ratio')));
  const enough = rises && (by === 'by-any-amount' || c.test<'ratio'>(by.by.verb, added, lineOf(use, by, before)));
  const reached = enough && isReached(use, row, person);
  return {
    of: person,
    class: className,
    before,
    by: added,
    after: plusAmount(before, added),
    reached,
    reason: reason(told, reached ? 'reached' : 'not reached', {
      figures: () => ({
        whose: c.nameOf(person),
        before: inWords(before),
        change: changeInWords(added),
        after: inWords(plusAmount(before, added)),
        class: className === undefined ? '' : ` of ${className}`,
        least: by === 'by-any-amount' ? 'any amount' : leastInWords(use, by),
      }),
      cites: [row.cite],
    }),
  };
}

/** What is added to a part, or taken from it. */
function changeInWords(added: Amount<'ratio'>): string {
  if (!isExact(added)) return `gains ${inWords(added)} of it`;
  return isNegative(added.known)
    ? `loses ${showPercent(minus(ratio(0), added.known))} of it`
    : `gains ${showPercent(added.known)} of it`;
}

/** In points the fraction is of the whole class; else of what the person had before. */
function lineOf(use: RowUse, by: Exclude<Asked, string>, before: Amount<'ratio'>): Amount<'ratio'> {
  return isInPoints(use, by) ? amount(by.by.of) : timesAmount(before, by.by.of);
}

function isInPoints({ c }: RowUse, by: Exclude<Asked, string>): boolean {
  return c.resolve(by.measured) === 'points';
}

function leastInWords(use: RowUse, by: Exclude<Asked, string>): string {
  const fraction: Fraction = by.by;
  return `${fractionInWords(fraction)} of ${isInPoints(use, by) ? 'the whole' : 'what it was'}`;
}

/** What a deal says of the part it raises, or what is entered of it; else it is asked. */
function changeIn(
  use: RowUse,
  row: TransactionRow,
  { person, className, isFirst }: { person: string; className: string | undefined; isFirst: boolean },
): Change {
  const { c, matter: deal } = use;
  const own = said(deal);
  if (own !== undefined) {
    const counts = own.of === person;
    return { before: amount(own.before), after: amount(counts ? own.after : own.before) };
  }
  const counted = changeByRegister(use, row, person);
  if (counted !== undefined) return counted;
  const of = className ?? classOfDeal(deal.act) ?? '';
  const about = [deal.id, person, of];
  const ask = (fact: typeof asked.partBefore) => c.quantity<'ratio'>('ratio', fact, { about, cites: [row.cite] });
  // Of a later deal the register does not show what those before it make of the part.
  const isStated = c.books.statedOf(asked.partBefore.name, about, use.at.day).length > 0;
  const before = isFirst && !isStated ? partByRegister(use, row, person, of) : undefined;
  return { before: before ?? ask(asked.partBefore), after: ask(asked.partAfter) };
}

/** Whose proportion a deal says that it changes, if it says so. */
function said({ act }: Matter) {
  if (act.kind === 'increase') return act;
  return act.kind === 'transaction' ? act.increases : undefined;
}

/** The class that a deal is about; where it is about none, every class of which shares are outstanding. */
function classesOf({ c, matter, at }: RowUse): readonly string[] {
  const own = classOfDeal(matter.act);
  if (own !== undefined) return [own];
  return c.books.classes(at).filter((id) => !isZero(c.books.outstanding(id).at(at)));
}

function inWords(held: Amount<'ratio'>): string {
  return isExact(held) ? showPercent(held.known) : 'a part that is not known';
}
