import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { draws } from '../draws.js';
import { Journal, type EntryInput, type Plain } from '../../src/index.js';
import { ask, deciding, open, type Asked } from './asking.js';
import { aHolder, days, persons, type Told } from './cast.js';
import { written } from './random-journal.js';
import { secondWorld } from './second/world.js';

const { charter, journals, questions } = secondWorld;

const pair = fc.uniqueArray(fc.constantFrom(...persons), { minLength: 2, maxLength: 2 });

describe('what is stated of a person from a day on answers as an entry of that day does', () => {
  it('an affiliate, as one by control', () => {
    fc.assert(
      fc.property(
        journals,
        questions,
        pair,
        fc.constantFrom(...days),
        ({ entries, asOf }, question, [one, other], from) => {
          fc.pre(!entries.some(saysOfControl));
          const entered: Told = { on: from, type: 'control', data: { controller: one, controlled: other } };
          const stated: Told = {
            on: from,
            type: 'stated',
            data: { fact: 'affiliate', about: [one, other], value: 'yes', from },
          };
          expectAlike(entries, question, asOf, [entered, stated]);
        },
      ),
      draws(6, 80),
    );
  });

  it('further holdings, as shares of record', () => {
    fc.assert(
      fc.property(
        journals,
        aHolder,
        fc.constantFrom('1', '150', '500'),
        fc.constantFrom(...days),
        fc.constantFrom('ownership.limit', 'ownership.beneficial', 'ownership.interested-shareholder'),
        ({ entries, asOf }, person, shares, from, question) => {
          const entered: Told = {
            on: from,
            type: 'shares-transferred',
            data: { class: 'ordinary', from: 'dispersed', to: person, shares },
          };
          fc.pre(!entries.some(saysOfHoldings) && isPossible([...entries, written('way')(entered, 0)]));
          const stated: Told = {
            on: from,
            type: 'stated',
            data: { fact: 'further-holdings', about: [person, 'ordinary'], value: shares, from },
          };
          expectAlike(entries, { question, input: inputs(person)[question] }, asOf, [entered, stated]);
        },
      ),
      draws(6, 80),
    );
  });
});

const inputs = (person: string) => ({
  'ownership.limit': {},
  'ownership.beneficial': { person, class: 'ordinary', for: 'D' },
  'ownership.interested-shareholder': { person },
});

/** What a nominee holds of record is its owners' own, and of a register that is kept to a day nothing later is told. */
function saysOfHoldings({ type, data }: EntryInput): boolean {
  const { fact, family, through } = data as Readonly<Record<string, string | undefined>>;
  return type === 'held-for' || fact === 'further-holdings' || (family === 'register' && through !== undefined);
}

function isPossible(entries: readonly EntryInput[]): boolean {
  return Journal.empty('made-up').append(entries).journal !== undefined;
}

/** Control goes on to whoever is controlled, and an entry that ends a tie does not end what is stated. */
function saysOfControl({ type, data }: EntryInput): boolean {
  return type === 'control' || type === 'not-control' || (data as { fact?: string }).fact === 'affiliate';
}

function expectAlike(entries: readonly EntryInput[], question: Asked, asOf: string, ways: readonly Told[]): void {
  const [one, other] = ways.map((told) => {
    const corporation = open(charter, [...entries, written('way')(told, 0)]);
    const answer = ask(corporation, question, asOf);
    const decided = (value: Plain): unknown => deciding(corporation, question, asOf, value);
    return answer.outcome === 'answered' ? decided(answer.value) : answer.inquiries.map(({ key }) => key);
  });
  expect(other).toEqual(one);
}
