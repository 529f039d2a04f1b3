import { defineNotion, held, listed, message, reason, type Held, type Reason } from '../../../evaluation/index.js';
import { showMoment } from '../../../exact/index.js';
import type { Context } from '../../../session/index.js';
import {
  classOfDeal,
  counterpartyIn,
  everyHolds,
  isOnSide,
  namedIn,
  nameOfAct,
  notionOfMatter,
  ownerOfDeal,
  someHold,
} from '../../../terms/index.js';
import type { Matter, SizeTest, TransactionRow } from '../../../terms/index.js';
import { isExcepted } from './exceptions.js';
import * as facts from './facts.js';
import { increases, increasesOf, raised, type Increase } from './increase.js';
import { allInterested, behind, interest, isPlayed, relatedTo } from './persons.js';
import { comparisonsOf, isLarge, type Comparison } from './size.js';
import { isSubstantialPart } from './substantial-part.js';
import type { RowUse } from './use.js';

/** Whether a row catches a proposed act, and the interested shareholders who make it do so. */
export interface RowMatch {
  readonly caught: boolean;
  readonly by: readonly string[];
}

const caughtBy = message('combination.row-caught', '{act} comes under this: {row} ({who})');
const notCaught = message('combination.row-not-caught', '{act} is not caught by this: {row}');
const nobody = message('combination.nobody-interested', 'nobody who matters is an interested shareholder');

/** Whether a row speaks of acts of this kind at all. */
export function speaksOf(c: Context, row: TransactionRow, matter: Matter): boolean {
  return c.resolve(row.deals).includes(matter.act.kind);
}

/** Whether a row catches a proposed act. What one condition leaves unknown does not matter where another fails. */
export function matchRow(use: RowUse, row: TransactionRow): Held<RowMatch> {
  return use.c.once(use.matter.act, nameOf('match', use, row), () => match(use, row));
}

/** One name for one row of one place, read as of one moment. */
function nameOf(what: string, { matter, place, at }: RowUse, row: TransactionRow): string {
  return `${what} of ${matter.id} for ${place}, ${row.cite}, ${row.says}, at ${showMoment(at)}`;
}

function match(use: RowUse, row: TransactionRow): Held<RowMatch> {
  const { c, matter } = use;
  const caught = everyHolds(c, [
    () => reaches(use, row),
    () => isLargeEnough(use, row),
    () => increases(use, row, joining(use, row)),
  ]);
  const figures = { act: nameOfAct(c, matter), row: row.says };
  const measures = measureGrounds(use, row, caught);
  if (!caught) {
    return held({ caught, by: [] }, reason(notCaught, 'no', { figures, cites: [row.cite], grounds: measures }));
  }
  const by = interestedIn(use, row);
  const who = by.length === 0 ? 'whoever proposes it' : listed(by.map((person) => c.nameOf(person)));
  const because = reason(caughtBy, 'yes', {
    figures: { ...figures, who },
    cites: [row.cite],
    grounds: [...interestGrounds(use, by), ...measures],
  });
  return held({ caught, by }, because);
}

function interestGrounds(use: RowUse, by: readonly string[]) {
  return by.length === 0 ? [reason(nobody, 'none')] : by.map((person) => interest(use, person).reason);
}

/** The interested shareholders in a deal: those named in a part of the row; where none is named so, all there are. */
export function interestedIn(use: RowUse, row: TransactionRow): readonly string[] {
  const parts = use.c.resolve(row.parts);
  if (parts.length === 0 && row.increases === undefined) return [];
  const named = [...new Set(parts.flatMap((part) => namedIn(use.matter, part)))];
  const found = [...new Set([...behind(use, row, named), ...raised(use, row, joining(use, row))])];
  return found.length > 0 ? found : allInterested(use);
}

/** Everything that a row asks of a deal but its size and its effect: whose it is, who plays which part, what is excepted. */
function reaches(use: RowUse, row: TransactionRow): boolean {
  return everyHolds(use.c, [
    () => isOnSide(use.c, row.of, ownerOfDeal(use.matter.act), row.cite, use),
    () => row.to === undefined || isOnSide(use.c, row.to, counterpartyIn(use.matter.act), row.cite, use),
    () => row.classes === undefined || row.classes.includes(classOfDeal(use.matter.act) ?? ''),
    () => !isExcepted(use, row),
    () => isPlayed(use, row),
  ]);
}

/** Whether another deal is one of which the row speaks as well; of deals that are not of one series, with the same person. */
function joining(use: RowUse, row: TransactionRow): (other: Matter) => boolean {
  const isOfOneSeries = !isMeasured(row.size) || row.size.series?.of !== 'every-deal';
  return (other) =>
    speaksOf(use.c, row, other) &&
    reaches({ ...use, matter: other }, row) &&
    (isOfOneSeries || isWithTheSame(use, row, other));
}

/** Whether one who plays a part in another deal is among those who play one in this deal, or so related to one as the row has it. */
function isWithTheSame(use: RowUse, row: TransactionRow, other: Matter): boolean {
  const parts = use.c.resolve(row.parts);
  const [own, theirs] = [use.matter, other].map((matter) => parts.flatMap((part) => namedIn(matter, part)));
  return own!.some(
    (person) =>
      theirs!.includes(person) ||
      row.related?.as.some((relation) => relatedTo(use, person, relation).some((each) => theirs!.includes(each))) ===
        true,
  );
}

function isLargeEnough(use: RowUse, row: TransactionRow): boolean {
  if (row.size === undefined) return true;
  if (row.size !== 'all-or-substantial-part') return ofSize(use, row, row.size).value;
  const { c, matter, at, place } = use;
  const all = matter.act.kind === 'disposition' ? matter.act.all : undefined;
  return someHold(c, [
    () => all ?? c.holds(facts.disposesOfAll, [matter.id], row.cite),
    () => isSubstantialPart(c, matter, at, place).value,
  ]);
}

/** The measures that bear the answer of a row which asks how large a deal is, or by how much it raises a part. */
function measureGrounds(use: RowUse, row: TransactionRow, caught: boolean): readonly Reason[] {
  const { c, matter, at, place } = use;
  if (row.size === 'all-or-substantial-part') {
    if (matter.act.kind === 'disposition' && matter.act.all === true) return [];
    const measure = c.attempt(() => isSubstantialPart(c, matter, at, place));
    return measure.settled && measure.value.value === caught ? [measure.value.reason] : [];
  }
  const { size } = row;
  const sized = size === undefined ? undefined : c.attempt(() => ofSize(use, row, size));
  return [
    ...(sized?.settled === true && sized.value.value === caught ? [sized.value.reason] : []),
    ...measuresOf(use, row)
      .increases.filter(({ reached }) => reached === caught)
      .map((measure) => measure.reason),
  ];
}

/** The notion of a deal as large as a row asks, about [proposal, section]. */
export const dealOfSize = defineNotion<boolean, readonly [matter: string, section: string]>('deal-of-size');

/** Whether a deal is as large as a row asks. */
function ofSize(use: RowUse, row: TransactionRow, size: SizeTest): Held<boolean> {
  const { c, matter, at, place } = use;
  const measured = () => largeByMeasure(use, row, size);
  return notionOfMatter(c, dealOfSize, { about: [matter, row.cite], at, place }, measured);
}

/** The same as it is worked out, for the notion. */
export function largeByMeasure(use: RowUse, row: TransactionRow, size: SizeTest): Held<boolean> {
  return isLarge(use, size, row.cite, joining(use, row));
}

/** What a row measures of a deal, as far as it is known: its size against each base, and what it raises. */
export interface Measures {
  readonly comparisons: readonly Comparison[];
  readonly increases: readonly Increase[];
}

export function measuresOf(use: RowUse, row: TransactionRow): Measures {
  return use.c.once(use.matter.act, nameOf('measures', use, row), () => measuring(use, row));
}

function measuring(use: RowUse, row: TransactionRow): Measures {
  const { size, increases: by } = row;
  const joins = joining(use, row);
  return {
    comparisons: isMeasured(size) ? known(use.c, () => comparisonsOf(use, size, row.cite, joins)) : [],
    increases: by === undefined ? [] : known(use.c, () => increasesOf(use, row, by, joins)),
  };
}

/** Whether a row asks for a part of a base. */
export function isMeasured(size: TransactionRow['size']): size is SizeTest {
  return size !== undefined && size !== 'all-or-substantial-part';
}

function known<T>(c: Context, list: () => readonly (() => T)[]): readonly T[] {
  const found = c.attempt(list);
  return (found.settled ? found.value : []).flatMap((each) => {
    const one = c.attempt(each);
    return one.settled ? [one.value] : [];
  });
}
