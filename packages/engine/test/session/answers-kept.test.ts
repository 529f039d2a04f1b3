import { describe, expect, it } from 'vitest';
import { openCorporation, post, Journal, type Corporation } from '../../src/index.js';
import { madeUpCharter } from '../made-up/charter.js';

const open = (): Corporation =>
  openCorporation({ instruments: [madeUpCharter], books: post(Journal.empty('made-up')) });

describe('a corporation asked the same again', () => {
  const question = { question: 'capital.summary', asOf: '2005-01-01' };

  it('gives the answer that it gave, whatever the order of the fields', () => {
    const corporation = open();
    const first = corporation.ask({ ...question, input: {} });
    expect(corporation.ask({ input: {}, asOf: question.asOf, question: question.question })).toBe(first);
    expect(open().ask({ ...question, input: {} })).toEqual(first);
  });

  it('works out anew what is put otherwise: on another day, with other fields, with other turns', () => {
    const corporation = open();
    const first = corporation.ask(question);
    expect(corporation.ask({ ...question, asOf: '2005-01-02' }).stamp.asOf).toBe('2005-01-02');
    expect(corporation.ask({ ...question, sensitivity: 'none' })).not.toBe(first);
  });

  it('refuses wrong fields every time', () => {
    const corporation = open();
    const wrong = { ...question, input: { day: 5n } };
    for (const _ of [1, 2]) expect(() => corporation.ask(wrong)).toThrow('"capital.summary" cannot be put');
    const misnamed = { question: 'voting.entitlement', asOf: '2001-01-01', input: { persn: 'ada' } };
    expect(() => corporation.ask(misnamed)).toThrow("there is no field 'persn' here; did you mean 'person'?");
  });

  it('refuses a field in which nothing is written, as of whom or what', () => {
    const corporation = open();
    for (const person of ['', ' ']) {
      const nobody = { question: 'voting.entitlement', asOf: '2001-01-01', input: { person } };
      expect(() => corporation.ask(nobody)).toThrow('person: expected something written here');
    }
  });
});
