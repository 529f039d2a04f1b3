import { equals, minus, mostHoldersListed, plus, shares, show, sum, toWire, type Quantity } from '@quorate/engine';
import { z } from 'zod';
import { settledValue } from './answer-read.js';
import { csvOf } from './csv.js';
import { DocumentError, type Block, type Document } from './document.js';
import { figure, listed, moment, percent } from './in-words.js';
import { besidesShape, madeFrom, premisesTold, readingFollowed } from './made-from.js';
import type { Pages, Writing } from './writing.js';

const number = z.string();

const value = z.looseObject({
  recordDate: z.string(),
  registerThrough: z.string().optional(),
  meeting: z
    .looseObject({ id: z.string(), kind: z.string(), begins: z.string().optional(), place: z.string().optional() })
    .optional(),
  holders: z.array(
    z.looseObject({
      id: z.string(),
      says: z.string(),
      blocks: z.array(
        z.looseObject({
          class: z.string(),
          owners: z.array(z.string()),
          ownersInWords: z.array(z.string()),
          shares: number,
          factor: number,
          votes: number,
          cite: z.string().optional(),
        }),
      ),
    }),
  ),
  person: z.string().optional(),
  after: z.string().optional(),
  next: z.string().optional(),
  classes: z.array(z.looseObject({ id: z.string(), outstanding: number, votes: number, votesBeforeLimits: number })),
});

type RecordList = z.output<typeof value>;

/** A page of the list: some of the holders, or all. */
function pageIn(answer: unknown): RecordList {
  const list = settledValue(answer, 'voting.entitlement', 'Who may vote is', value);
  if (list.meeting === undefined) {
    throw new DocumentError([
      'This answer names no meeting: ask with "meeting", by whose record date the list is made.',
    ]);
  }
  if (list.person !== undefined) throw ofSome();
  return list;
}

function ofSome(): DocumentError {
  return new DocumentError([
    'This answer was asked with "person" or "after", and lists some of the holders only: ask without.',
  ]);
}

/** The list, where the answer has all of it. */
function wholeListIn(answer: unknown): RecordList {
  const list = pageIn(answer);
  if (list.after !== undefined) throw ofSome();
  if (list.next !== undefined) {
    throw new DocumentError([
      list.holders.length < mostHoldersListed
        ? `After ${list.next} more holders follow: ask with a greater "limit", so that the list has all of them; ${figure(String(mostHoldersListed))} is the greatest.`
        : `After ${list.next} more holders follow, and in this form a list has no more than ${figure(String(mostHoldersListed))} holders: ask for record-list.csv, which has all of a register, however many they are.`,
    ]);
  }
  return list;
}

function refuseWanting(faults: readonly string[], { state }: Writing): void {
  if (faults.length === 0 || state === 'preliminary') return;
  throw new DocumentError([
    'This is no list of all who may vote; enter what is wanting, or ask for a preliminary one:',
    ...faults,
  ]);
}

type Held = Pick<RecordList['holders'][number]['blocks'][number], 'class' | 'shares'>;

/**
 * Why a list cannot be certified, in words.
 * @param named the shares of those on it, all of them
 */
function wanting(
  list: Pick<RecordList, 'recordDate' | 'registerThrough' | 'classes'>,
  named: readonly Held[],
): readonly string[] {
  return [...notKept(list), ...unnamed(list, named)];
}

function notKept({
  recordDate,
  registerThrough,
}: Pick<RecordList, 'recordDate' | 'registerThrough'>): readonly string[] {
  return registerThrough === undefined
    ? []
    : [
        `Nobody vouches for the register after ${moment(registerThrough)}: who held shares at the close of ${moment(recordDate)} is not known. Enter the coverage of the register.`,
      ];
}

/** Outstanding shares of which no holder is entered by name, in words. */
function unnamed({ classes }: Pick<RecordList, 'classes'>, held: readonly Held[]): readonly string[] {
  return classes.flatMap(({ id, outstanding }) => {
    const [all, named] = [shares(outstanding), sharesNamed(held, id)];
    return equals(all, named)
      ? []
      : [
          `Of ${show(all)} shares of ${id} outstanding, the holders of ${show(minus<'shares'>(all, named))} are not entered by name.`,
        ];
  });
}

function sharesNamed(held: readonly Held[], className: string): Quantity<'shares'> {
  const own = held.filter((block) => block.class === className);
  return sum(
    'shares',
    own.map((block) => shares(block.shares)),
  );
}

/**
 * The list of those who may vote at a meeting, by the close of its record date: each holder of record with its shares and the votes that every limit
 * leaves of them, to be certified by whoever keeps the register.
 * @throws {DocumentError} of an answer without a meeting or with holders left out; and, where the list is not said to be preliminary, of a register
 * that is not kept to the record date, or with shares of which no holder is entered by name
 */
export function recordList(answer: unknown, writing: Writing): Document {
  const list = wholeListIn(answer);
  const { recordDate, meeting, classes } = list;
  const { stamp, rests, turnsOn } = besidesShape.parse(answer);
  const faults = wanting(
    list,
    list.holders.flatMap(({ blocks }) => blocks),
  );
  refuseWanting(faults, writing);
  return {
    title: 'List of holders of record who may vote',
    blocks: [
      {
        kind: 'paragraph',
        says: `${writing.corporation}: ${meeting?.kind ?? ''} meeting of shareholders${meeting?.begins === undefined ? '' : ` of ${moment(meeting.begins)}`}${meeting?.place === undefined ? '' : `, at ${meeting.place}`}. The record date is ${moment(recordDate)}.${writing.state === 'final' ? '' : ` This list is ${writing.state}.`}`,
      },
      {
        kind: 'table',
        says: 'Holders of record at the close of the record date',
        columns: ['Holder', 'Class', 'Shares', 'Votes after every limit', 'Left of each vote', 'Limited by'],
        rows: rowsOf(list).map(({ holder, for: owners, className, held, votes, left, cite }) => [
          owners === '' ? holder : `${holder}, for ${owners}`,
          className,
          figure(held),
          figure(votes),
          percent(left),
          cite === '' ? 'nothing' : cite,
        ]),
      },
      {
        kind: 'table',
        says: 'All of them together',
        columns: ['Class', 'Shares outstanding', 'Votes before limits', 'Votes after every limit'],
        rows: classes.map(({ id, outstanding, votesBeforeLimits, votes }) => [
          id,
          figure(outstanding),
          figure(votesBeforeLimits),
          figure(votes),
        ]),
      },
      ...[
        ...turnsOn.map(readingFollowed),
        ...rests.flatMap(({ about, says }) => (about === 'coverage(register)' ? [`It rests on this: ${says}.`] : [])),
        ...premisesTold(rests),
        ...faults.map((says) => `Open: ${says}`),
      ].map((says): Block => ({ kind: 'paragraph', says })),
      ...(faults.length > 0
        ? []
        : [
            {
              kind: 'paragraph',
              says: 'I certify that this is the list of all holders of record who may vote at the meeting, as the register has them at the close of the record date.',
            } as const,
          ]),
      madeFrom('the list', stamp),
      ...(faults.length > 0 ? [] : [{ kind: 'signatures', names: ['Officer in charge of the register'] } as const]),
    ],
  };
}

const columns = ['holder', 'name', 'class', 'for', 'shares', 'votes', 'leftOfEachVote', 'limitedBy'] as const;

/** The same for a spreadsheet, of an answer that has all of it. */
export function recordListAsCsv(answer: unknown, writing: Writing): Uint8Array {
  wholeListIn(answer);
  const pages = new RecordListInPages(writing);
  pages.take(answer);
  return pages.written();
}

/**
 * The same for a spreadsheet, figures exact and without separators, of however many holders: page after page, of which the rows alone are kept.
 */
export class RecordListInPages implements Pages {
  private readonly writing: Writing;
  private readonly text: string[] = [csvOf([columns])];
  private readonly named = new Map<string, Held>();
  private last:
    | { readonly list: Pick<RecordList, 'recordDate' | 'registerThrough' | 'classes' | 'next'>; readonly stamp: string }
    | undefined;

  constructor(writing: Writing) {
    this.writing = writing;
  }

  take(answer: unknown): { readonly after: string } | undefined {
    const { holders, ...list } = pageIn(answer);
    const stamp = JSON.stringify(besidesShape.parse(answer).stamp);
    if (list.after !== this.last?.list.next) throw ofSome();
    if (this.last !== undefined && this.last.stamp !== stamp) {
      throw new DocumentError(['Something was entered while the list was written: ask for it again.']);
    }
    this.last = { list, stamp };
    const { next } = list;
    // Those of whom a limit takes votes are on the first page too, wherever they stand.
    const own = next === undefined ? holders : holders.filter(({ id }) => id <= next);
    for (const { class: className, shares: held } of own.flatMap(({ blocks }) => blocks)) {
      const known = this.named.get(className);
      const together = known === undefined ? held : toWire(plus<'shares'>(shares(known.shares), shares(held)));
      this.named.set(className, { class: className, shares: together });
    }
    const rows = rowsOf({ holders: own }).map((row) => [
      row.id,
      row.holder,
      row.className,
      row.for,
      row.held,
      row.votes,
      row.left,
      row.cite,
    ]);
    this.text.push(csvOf(rows));
    return next === undefined ? undefined : { after: next };
  }

  written(): Uint8Array {
    if (this.last === undefined || this.last.list.next !== undefined) throw ofSome();
    refuseWanting(wanting(this.last.list, [...this.named.values()]), this.writing);
    return new TextEncoder().encode(this.text.join(''));
  }
}

/** A row for the shares of a holder that the same persons own: a limit may reach some of them and not others. */
function rowsOf({ holders }: Pick<RecordList, 'holders'>) {
  return holders.flatMap(({ id, says, blocks }) =>
    blocks.map(({ class: className, owners, ownersInWords, shares: held, votes, factor, cite = '' }) => ({
      id,
      holder: says,
      for: owners.length === 1 && owners[0] === id ? '' : listed(ownersInWords),
      className,
      held,
      votes,
      left: factor,
      cite,
    })),
  );
}
