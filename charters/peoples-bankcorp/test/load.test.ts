import { kinds, loadInstrument } from '@quorate/engine';
import { describe, expect, it } from 'vitest';
import { peoplesBankcorp } from '../index.js';

describe('the charter', () => {
  it('loads: every provision is of a known kind, every section and reading it refers to is there', () => {
    const { placed } = loadInstrument(peoplesBankcorp.charter, kinds);
    expect(placed.length).toBeGreaterThan(0);
  });

  it('gives the articles in the order of the document, each once', () => {
    const order = ['FIRST', 'SECOND', 'THIRD', 'FOURTH', 'FIFTH', 'SIXTH', 'SEVENTH', 'EIGHTH', 'NINTH', 'TENTH'];
    const later = ['ELEVENTH', 'TWELFTH', 'THIRTEENTH', 'FOURTEENTH', 'FIFTEENTH', 'SIXTEENTH', 'SEVENTEENTH'];
    const all = [...order, ...later, 'EIGHTEENTH', 'NINETEENTH'];
    const numbers = peoplesBankcorp.charter.articles.map((each) => each.number);
    expect(numbers).toEqual(all.filter((number) => numbers.includes(number)));
  });
});
