import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { draws } from '../draws.js';
import { post } from '../../src/books/index.js';
import { day, equals, minus, plusDays, sum, toWire, type Day } from '../../src/exact/index.js';
import { Journal, type AnyEntry, type EntryInput } from '../../src/journal/index.js';
import { readEntry } from '../../src/journal/read-entry.js';
import { introduced } from '../journal/builder.js';
import { foldedRegister, heldIn, isShortAnywhere } from './reference.js';

const holders = ['anna', 'bert', 'carl', 'treasury', 'dispersed'];
const classes = ['common', 'preferred'];
const first = day('2000-01-01');
const span = 12;
const days: readonly Day[] = Array.from({ length: span + 1 }, (_, index) => plusDays(first, index));

const cls = fc.constantFrom(...classes);
const count = fc.oneof(
  fc.integer({ min: 0, max: 40 }).map(String),
  fc.constantFrom('1/2', '1/3', '3000000000', '9007199254740993'),
);
const small = fc.integer({ min: 1, max: 3 }).map(String);
const owner = fc.constantFrom('anna', 'bert', 'carl', 'dispersed');

const change = fc.oneof(
  {
    weight: 5,
    arbitrary: fc.record({ class: cls, to: owner, shares: count }).map((data) => ({ type: 'shares-issued', data })),
  },
  {
    weight: 6,
    arbitrary: fc
      .record({ class: cls, from: owner, to: owner, shares: count })
      .map((data) => ({ type: 'shares-transferred', data })),
  },
  {
    weight: 2,
    arbitrary: fc
      .record({ class: cls, from: owner, shares: count, 'held-as': fc.constantFrom('treasury', 'retired') })
      .map((data) => ({ type: 'shares-reacquired', data })),
  },
  { weight: 1, arbitrary: fc.record({ class: cls, shares: count }).map((data) => ({ type: 'shares-retired', data })) },
  {
    weight: 1,
    arbitrary: fc
      .record({ class: cls, to: owner, shares: count })
      .map((data) => ({ type: 'treasury-shares-transferred', data })),
  },
  {
    weight: 1,
    arbitrary: fc
      .record({ class: cls, 'for-each': small, becomes: small })
      .filter((data) => data['for-each'] !== data.becomes)
      .map((data) => ({ type: 'shares-split', data })),
  },
  {
    weight: 1,
    arbitrary: fc
      .record({ class: cls, 'on-class': cls, 'per-share': fc.constantFrom('1/10', '1/2', '2') })
      .map((data) => ({ type: 'share-distribution', data })),
  },
);

const written = fc.record({
  change,
  at: fc.integer({ min: 0, max: span }),
  time: fc.option(fc.constantFrom('09:00', '14:30'), { nil: undefined }),
  recordDaysBefore: fc.option(fc.integer({ min: 0, max: 3 }), { nil: undefined }),
});

type Written = typeof written extends fc.Arbitrary<infer W> ? W : never;

function entryOf({ change: { type, data }, at, time, recordDaysBefore }: Written, index: number): EntryInput {
  const on = plusDays(first, at);
  const dated =
    type === 'share-distribution' && recordDaysBefore !== undefined
      ? { ...data, 'record-date': plusDays(on, -recordDaysBefore) }
      : data;
  return {
    id: `e-${index}`,
    corporation: 'made-up',
    type,
    on,
    ...(time === undefined ? {} : { time }),
    enteredAt: enteredAt(index),
    by: 'secretary',
    basis: 'books',
    data: dated,
  };
}

function enteredAt(index: number): string {
  return `2001-01-01T00:00:${String(index).padStart(2, '0')}Z`;
}

/** Everybody has some shares of both classes from the first day on, and so has the treasury; the list of one class comes in parts. */
const start = () => {
  const lists = classes.flatMap(openings).map((data, index) => ({
    ...entryOf(
      {
        change: { type: 'opening-register', data } as never,
        at: 0,
        time: undefined,
        recordDaysBefore: undefined,
      },
      0,
    ),
    id: `list-${index}`,
  }));
  const { journal, problems } = Journal.empty('made-up').append([...introduced('anna', 'bert', 'carl'), ...lists]);
  if (journal === undefined) throw new Error(JSON.stringify(problems));
  return journal;
};

function openings(of: string): readonly unknown[] {
  const holdings = ['anna', 'bert', 'carl', 'dispersed'].map((one) => ({ holder: one, shares: '60' }));
  const whole = { class: of, issued: '270', treasury: '30' };
  if (of === 'common') return [{ ...whole, holdings }];
  const parts = [holdings.slice(0, 1), holdings.slice(1, 3), holdings.slice(3)];
  return parts.map((each, place) => ({
    ...whole,
    holdings: each,
    part: { number: String(place + 1), of: String(parts.length) },
  }));
}

/** Enters one after the other what is possible. */
function entered(changes: readonly Written[]): Journal {
  let journal = start();
  for (const [index, each] of changes.entries()) journal = journal.append([entryOf(each, index)]).journal ?? journal;
  return journal;
}

function typed(input: EntryInput, sequence: number): AnyEntry {
  const read = readEntry(input, 0, sequence);
  if ('entry' in read) return read.entry;
  throw new Error(JSON.stringify(read.problems));
}

const changes = fc.array(written, { maxLength: 25 });

describe('the books of a random register', () => {
  it('agree with carrying out every entry again, for each holder and day', () => {
    fc.assert(
      fc.property(changes, (each) => {
        const journal = entered(each);
        const books = post(journal);
        for (const on of days) {
          const ledger = foldedRegister([...journal.standing()], on);
          for (const one of holders) {
            for (const of of classes) {
              expect(toWire(books.holding(one, of).at(on))).toBe(toWire(heldIn(ledger, of, one)));
            }
          }
        }
      }),
    );
  });

  it('have as many shares with holders as are issued and not in treasury', () => {
    fc.assert(
      fc.property(changes, fc.constantFrom(...days), (each, on) => {
        const books = post(entered(each));
        for (const of of classes) {
          const held = sum(
            'shares',
            books.holders(of, on).map(({ shares }) => shares),
          );
          expect(equals(held, minus(books.issued(of).at(on), books.treasury(of).at(on)))).toBe(true);
          expect(equals(held, books.outstanding(of).at(on))).toBe(true);
        }
      }),
    );
  });

  it('are not changed at earlier days by later entries', () => {
    fc.assert(
      fc.property(changes, written, (each, last) => {
        const before = entered(each);
        const after = before.append([entryOf(last, each.length)]).journal;
        if (after === undefined) return;
        const [one, other] = [post(before), post(after)];
        for (const on of days.filter((date) => date < plusDays(first, last.at))) {
          for (const of of classes) expect(other.holders(of, on)).toEqual(one.holders(of, on));
        }
      }),
    );
  });

  it('known at an instant are those of the journal as it then was', () => {
    fc.assert(
      fc.property(changes, fc.nat(25), (each, known) => {
        const journal = entered(each);
        const then = enteredAt(known);
        const books = post(journal, { knownAt: then });
        const upToThen = [...journal.entries()].filter((entry) => entry.enteredAt <= then);
        for (const on of days) {
          const ledger = foldedRegister(upToThen, on);
          for (const one of holders)
            expect(toWire(books.holding(one, 'common').at(on))).toBe(toWire(heldIn(ledger, 'common', one)));
        }
      }),
    );
  });

  it('do not depend on the order in which entries of one day were made, where nothing is split or distributed', () => {
    const plain = fc.array(
      written.filter(({ change: { type } }) => type !== 'shares-split' && type !== 'share-distribution'),
      { maxLength: 12 },
    );
    fc.assert(
      fc.property(plain, (each) => {
        const inputs = each.map(entryOf);
        const [one, other] = [start().append(inputs).journal, start().append(inputs.toReversed()).journal];
        expect(one === undefined).toBe(other === undefined);
        if (one === undefined || other === undefined) return;
        const [books, turned] = [post(one), post(other)];
        for (const on of days) {
          for (const of of holders)
            expect(toWire(turned.holding(of, 'common').at(on))).toBe(toWire(books.holding(of, 'common').at(on)));
        }
      }),
    );
  });
});

describe('a random register', () => {
  it('refuses an entry exactly where it leaves an account short at the close of a day', () => {
    fc.assert(
      fc.property(changes, fc.array(written, { minLength: 1, maxLength: 4 }), (each, batch) => {
        const journal = entered(each);
        const inputs = batch.map((one, index) => entryOf(one, each.length + index));
        const accepted = journal.append(inputs).journal;
        const all = [...journal.standing(), ...inputs.map((input, index) => typed(input, journal.length + 1 + index))];
        expect(accepted === undefined).toBe(isShortAnywhere(all));
      }),
      draws(40, 200),
    );
  });

  it('entered at once is the register entered one by one', () => {
    fc.assert(
      fc.property(changes, (each) => {
        const journal = entered(each);
        const inputs = each.map(entryOf).filter(({ id }) => journal.entry(id) !== undefined);
        const atOnce = start().append(inputs).journal;
        for (const on of days) {
          for (const of of classes) {
            expect(atOnce === undefined ? [] : post(atOnce).holders(of, on)).toEqual(post(journal).holders(of, on));
          }
        }
      }),
      draws(40, 200),
    );
  });
});
