import { describeEntryTypes } from '@quorate/engine';
import type { Wire } from '@quorate/sdk';
import { describe, expect, it } from 'vitest';
import { fieldsOf } from '../src/pages/journal/draft.js';
import { ballotChoice } from '../src/parts/fields/ballot-choice.js';
import {
  controlOf,
  fieldOf,
  fieldsIn,
  filled,
  rowsIn,
  writtenInFields,
  type Field,
} from '../src/parts/fields/fields.js';
import { prefilled } from '../src/parts/fields/prefilled.js';

const types = describeEntryTypes() as unknown as (Wire['EntryType'] & {
  readonly example: Readonly<Record<string, unknown>>;
})[];

function field(type: string, name: string): Field {
  const found = types.find((each) => each.type === type);
  const one = found === undefined ? undefined : fieldsOf(found).find((each) => each.name === name);
  if (one === undefined) throw new Error(`${type} has no field ${name}`);
  return one;
}
const read = (of: Field, text: string) => filled([of], { [of.name]: text });

describe('the form of an entry', () => {
  it.each(types.map((type) => [type.type, type] as const))('of %s says what was written in it', (_, type) => {
    expect(filled(fieldsOf(type), writtenInFields(type.example))).toEqual({ input: type.example });
  });

  it('asks for data nowhere but where the names of the fields are not known beforehand', () => {
    const asData = types.flatMap((type) =>
      fieldsOf(type).flatMap((each) => (controlOf(each).kind === 'data' ? [`${type.type} ${each.name}`] : [])),
    );
    expect(asData).toEqual(['call-report lines', 'series-designated terms']);
  });

  it('of an act has the fields of its kind', () => {
    const act = field('proposed', 'act');
    expect(fieldsIn(act, {}).map(({ name }) => name)).toEqual(['kind']);
    expect(fieldsIn(act, { kind: 'merger' }).map(({ name }) => name)).toContain('with');
    const merger = { kind: 'merger', of: 'corporation', with: 'harbor' };
    // What was written for another kind is not sent.
    expect(read(act, JSON.stringify({ ...merger, assets: 'a branch' }))).toEqual({ input: { act: merger } });
    expect(read(act, JSON.stringify({ kind: 'merger', of: 'corporation' }))).toHaveProperty('mistakes.act');
  });

  it('of records has one row each, in which nothing needed is missing', () => {
    const holdings = field('opening-register', 'holdings');
    const rows = [
      { holder: 'ada', shares: '1' },
      { holder: 'bea', shares: '2/3' },
    ];
    expect(read(holdings, JSON.stringify(rows))).toEqual({ input: { holdings: rows } });
    expect(rowsIn(JSON.stringify(rows))).toEqual(rows);
    expect(read(holdings, '[{"holder":"ada"}]')).toHaveProperty('mistakes.holdings');
  });

  it('tells how many from who', () => {
    const yes = field('body-act', 'yes');
    expect(read(yes, '5')).toEqual({ input: { yes: '5' } });
    expect(read(yes, 'ada, bea')).toEqual({ input: { yes: ['ada', 'bea'] } });
  });

  it('tells none from nothing entered', () => {
    const amends = fieldsIn(field('proposed', 'act'), { kind: 'reclassification' }).find(
      ({ name }) => name === 'amends',
    );
    if (amends === undefined) throw new Error('a reclassification amends nothing');
    expect(read(amends, 'none')).toEqual({ input: { amends: [] } });
    expect(read({ ...amends, required: false }, '')).toEqual({ input: {} });
  });

  it('offers what a field names, also within a record, and lets a new meeting have a new id', () => {
    expect(controlOf(field('meeting-called', 'id'))).toEqual({ kind: 'new-meeting' });
    expect(controlOf(field('record-date', 'for'))).toEqual({ kind: 'thing' });
    expect(controlOf(field('election-ballot', 'election'))).toEqual({ kind: 'act' });
    expect(controlOf(field('ballot-challenged', 'ballot'))).toEqual({ kind: 'ballot' });
    const by = field('ballot-ruled', 'by');
    expect(controlOf(by)).toEqual({ kind: 'persons' });
    expect(read(by, 'ivy, ina, ')).toEqual({ input: { by: ['ivy', 'ina'] } });
    const [candidate] = fieldsIn(field('election-ballot', 'votes'), {});
    expect(candidate === undefined ? undefined : controlOf(candidate)).toEqual({ kind: 'person' });
  });

  it('offers a ballot by whose it is, when it was cast, and how', () => {
    const entry = {
      id: 'election-ballot-1',
      on: '2004-05-14',
      time: '14:30',
      data: { meeting: 'am', holder: 'ada', votes: [{ candidate: 'f1', votes: '100000' }], withheld: '5' },
    };
    const stored = { entry } as unknown as Wire['StoredEntry'];
    expect(ballotChoice(stored, [{ id: 'ada', name: 'Ada Byron' }])).toEqual({
      id: 'election-ballot-1',
      title: 'Ada Byron, 14 May 2004, 14:30, on am: 100,000 for f1 and 5 withheld',
    });
  });
});

describe('a question that is asked of a record', () => {
  it('has fields for it, and no data are written', () => {
    const words = { required: true, form: 'words', fields: [] };
    const given = { name: 'in-kind', means: 'what is given', required: false, form: 'a record' };
    const property = fieldOf({ ...given, fields: [{ ...words, name: 'of', means: 'what it is' }] });
    expect(controlOf(property)).toEqual({ kind: 'record' });
    expect(filled([property], { 'in-kind': '{"of":"shares of a subsidiary"}' }).input).toEqual({
      'in-kind': { of: 'shares of a subsidiary' },
    });
    expect(controlOf(fieldOf({ ...given, form: 'a record, or text', fields: [] }))).toEqual({ kind: 'data' });
  });
});

describe('what the books leave no choice of', () => {
  const form = (name: string, kind: string, required: boolean): Field => ({ name, means: '', required, form: kind });
  const cls = form('class', 'a class or series', false);
  const act = form('of', 'the id of a proposal', true);
  const meeting = form('meeting', 'the id of a meeting', true);
  const books = {
    asOf: '2004-10-20',
    classes: [
      { class: 'common', outstanding: '100' },
      { class: 'preferred', outstanding: '0' },
    ],
    acts: { open: 1, last: [{ id: 'deal' }] },
    meetings: {
      inAll: 2,
      last: [
        { id: 'annual', of: 'shareholders' },
        { id: 'of-the-board', of: 'board' },
      ],
    },
  } as unknown as Parameters<typeof prefilled>[2];
  const values = (fields: readonly Field[], of = books, written = {}) =>
    Object.entries(prefilled('made-up', fields, of, written)).map(([name, { value }]) => `${name} ${value}`);

  it('stands in the fields, each with where it is read', () => {
    expect(values([cls, act, meeting])).toEqual(['class common', 'of deal', 'meeting annual']);
    expect(prefilled('made-up', [cls, act], books, {})).toMatchObject({
      class: { path: '/corporations/made-up/register', says: expect.stringContaining('no other class') as string },
      of: { path: '/corporations/made-up/acts/deal' },
    });
  });

  it('is nothing where there are several, or none', () => {
    const several = {
      ...books,
      classes: books.classes.map((each) => ({ ...each, outstanding: '1' })),
      acts: { ...books.acts, open: 2, last: [...books.acts.last, ...books.acts.last] },
    };
    expect(values([cls, act], several)).toEqual([]);
    const none = { asOf: '2004-10-20', classes: [], acts: { open: 0, last: [] }, meetings: { inAll: 0, last: [] } };
    expect(values([cls, act, meeting], none)).toEqual([]);
    expect(values([cls, act], { ...books, acts: { ...books.acts, open: 9 } })).toEqual(['class common']);
  });

  it('is of days the day of the page, and the meeting that is called; of any other it says that none is taken from the books', () => {
    const days = [form('from', 'a day such as 2004-06-01', true), form('to', 'a day such as 2004-06-01', true)];
    const act = { ...form('act', 'text', true), means: 'the day of the act or omission' };
    expect(values(days)).toEqual(['from 2004-10-20', 'to ']);
    const called = { id: 'next', of: 'shareholders', state: 'called', on: '2005-04-19' } as never;
    const ahead = { ...books, meetings: { ...books.meetings, last: [...books.meetings.last, called] } };
    expect(values(days, ahead)).toEqual(['from 2004-10-20', 'to 2005-04-19']);
    expect(prefilled('made-up', [act], books, {})).toEqual({
      act: { value: '', says: 'No day is taken from the books here: it is left open.' },
    });
  });

  it('leaves open what may be left out, and a class where an act is named, which has its own', () => {
    const [mayAct, mayMeeting] = [act, meeting].map((each) => ({ ...each, required: false }));
    expect(values([cls, mayAct!, mayMeeting!])).toEqual(['class common']);
    expect(values([cls, mayAct!], books, { of: 'deal' })).toEqual([]);
    expect(values([form('price', 'an amount of money', true)])).toEqual([]);
  });
});
