import { held, message, reason, type Held, type Reason } from '../../evaluation/index.js';
import { compareBy, type Moment } from '../../exact/index.js';
import type { Context } from '../../session/index.js';
import {
  classOfDeal,
  isOnSide,
  namedIn,
  nameOfAct,
  ownerOfDeal,
  receiverIn,
  someHold,
  tryEach,
  type DealPart,
  type Matter,
  type TransactionRow,
} from '../../terms/index.js';
import * as facts from './combination-facts.js';

/** Where a row is read: in which article, of which proposed act, as of which moment. */
export interface RowUse {
  readonly c: Context;
  readonly place: string;
  readonly matter: Matter;
  readonly at: Moment;
}

/** Whether a row catches a proposed act, and the interested shareholders who make it do so. */
export interface RowMatch {
  readonly caught: boolean;
  readonly by: readonly string[];
}

const caughtBy = message('combination.row-caught', '{act} comes under this: {row} ({who})');
const notCaught = message('combination.row-not-caught', '{act} is not caught by this: {row}');
const nobody = message('combination.nobody-interested', 'nobody who matters is an interested shareholder');

/** Whether a row speaks of acts of this kind at all. */
export function speaksOf(row: TransactionRow, matter: Matter): boolean {
  return row.deals.includes(matter.act.kind);
}

/** Whether a row catches a proposed act. What one condition leaves unknown does not matter where another fails. */
export function matchRow(use: RowUse, row: TransactionRow): Held<RowMatch> {
  const { c, matter } = use;
  const caught = everyHolds(c, [
    () => isOnSide(c, row.of, ownerOfDeal(matter.act), row.cite),
    () => row.to === undefined || isOnSide(c, row.to, receiverIn(matter.act), row.cite),
    () => row.classes === undefined || row.classes.includes(classOfDeal(matter.act) ?? ''),
    () => !isExcepted(use, row),
    () => isPlayed(use, row),
    () => isLargeEnough(use, row),
    () => increases(use, row),
  ]);
  const figures = { act: nameOfAct(matter), row: row.says };
  const size = sizeGrounds(use, row, caught);
  if (!caught) return held({ caught, by: [] }, reason(notCaught, 'no', { figures, cites: [row.cite], grounds: size }));
  const by = interestedIn(use, row);
  const who = by.length === 0 ? 'whoever proposes it' : by.map((person) => c.nameOf(person)).join(', ');
  const because = reason(caughtBy, 'yes', {
    figures: { ...figures, who },
    cites: [row.cite],
    grounds: [...grounds(use, by), ...size],
  });
  return held({ caught, by }, because);
}

function grounds(use: RowUse, by: readonly string[]) {
  return by.length === 0 ? [reason(nobody, 'none')] : by.map((person) => interest(use, person).reason);
}

/** The interested shareholders in a deal: those named in a part of the row; where none is named so, all there are. */
export function interestedIn(use: RowUse, row: TransactionRow): readonly string[] {
  const parts = use.c.resolve(row.parts);
  if (parts.length === 0) return [];
  const named = [...new Set([...parts.flatMap((part) => namedIn(use.matter, part)), ...raised(use)])];
  const interested = tryEach(use.c, named, (person) => interest(use, person).value)
    .filter(({ attempt }) => attempt.settled && attempt.value)
    .map(({ item }) => item);
  return interested.length > 0 ? interested : allInterested(use);
}

function isPlayed(use: RowUse, row: TransactionRow): boolean {
  const parts = use.c.resolve(row.parts);
  return (
    parts.length === 0 ||
    someHold(
      use.c,
      parts.map((part) => () => plays(use, row, part)),
    )
  );
}

function plays(use: RowUse, row: TransactionRow, part: DealPart): boolean {
  const { c, matter } = use;
  const named = namedIn(matter, part);
  if (
    someHold(
      c,
      named.map((person) => () => interest(use, person).value),
    )
  ) {
    return true;
  }
  if (allInterested(use).length === 0) return false;
  if (part === 'under-agreement') return c.holds(facts.interestedAlsoPlays, [matter.id, part], row.cite);
  if (named.length === 0) return c.holds(facts.interestedPlays, [matter.id, part], row.cite);
  if (part === 'party') {
    return someHold(
      c,
      named.map((person) => () => afterwards(use, person)),
    );
  }
  const further = part === 'proposer' ? matter.onBehalfOf === undefined : part === 'beneficiary';
  return further && c.holds(facts.interestedAlsoPlays, [matter.id, part], row.cite);
}

function interest(use: RowUse, person: string): Held<boolean> {
  return use.c.notion<boolean>('interested-shareholder', [person], use.at, use.place);
}

/** Interested, or an affiliate of an interested shareholder once the deal is done, where the definition reaches so far. */
function afterwards(use: RowUse, person: string): boolean {
  return use.c.notion<boolean>('interested-after', [person, use.matter.id], use.at, use.place).value;
}

function allInterested(use: RowUse): readonly string[] {
  return use.c.notion<{ readonly persons: readonly string[] }>('interested-shareholders', [], use.at, use.place).value
    .persons;
}

function isExcepted({ c, matter }: RowUse, row: TransactionRow): boolean {
  const { act } = matter;
  return (row.except ?? []).some((exception) => {
    if (exception === 'benefit-only-in-proportion') {
      if (act.kind !== 'assistance') return false;
      return act.proportionate ?? c.holds(facts.onlyInProportion, [matter.id], row.cite);
    }
    if (act.kind === 'distribute-shares') return true;
    if (act.kind !== 'issue') return false;
    return act['pro-rata'] ?? (act.to === undefined && c.holds(facts.proRata, [matter.id], row.cite));
  });
}

function isLargeEnough({ c, matter, at, place }: RowUse, row: TransactionRow): boolean {
  if (row.size === undefined) return true;
  const all = matter.act.kind === 'disposition' ? matter.act.all : undefined;
  return someHold(c, [
    () => all ?? c.holds(facts.disposesOfAll, [matter.id], row.cite),
    () => c.notion<boolean>('substantial-part', [matter.id], at, place).value,
  ]);
}

/** The measure of the assets, where it bears the answer of a row that asks how large a deal is. */
function sizeGrounds({ c, matter, at, place }: RowUse, row: TransactionRow, caught: boolean): readonly Reason[] {
  if (row.size === undefined || (matter.act.kind === 'disposition' && matter.act.all === true)) return [];
  const measure = c.attempt(() => c.notion<boolean>('substantial-part', [matter.id], at, place));
  return measure.settled && measure.value.value === caught ? [measure.value.reason] : [];
}

/** Whose proportion a deal says that it raises, if it says so. */
function raised({ matter: { act } }: RowUse): readonly string[] {
  const change = act.kind === 'increase' ? act : act.kind === 'transaction' ? act.increases : undefined;
  return change !== undefined && compareBy<'ratio'>('moreThan', change.after, change.before) ? [change.of] : [];
}

function increases(use: RowUse, row: TransactionRow): boolean {
  if (row.increases !== true) return true;
  const { c, matter } = use;
  if (
    someHold(
      c,
      raised(use).map((person) => () => interest(use, person).value),
    )
  )
    return true;
  const says =
    matter.act.kind === 'increase' || (matter.act.kind === 'transaction' && matter.act.increases !== undefined);
  if (says || allInterested(use).length === 0) return false;
  return c.holds(facts.increasesProportion, [matter.id], row.cite);
}

function everyHolds(c: Context, tests: readonly (() => boolean)[]): boolean {
  return !someHold(
    c,
    tests.map((test) => () => !test()),
  );
}
