import { charterFileSchema } from '@quorate/engine';
import { describe, expect, it } from 'vitest';
import { offersAt, type Schema } from '../src/pages/own-charter/offers.js';
import { placeAt } from '../src/pages/own-charter/place.js';
import { skeleton } from '../src/pages/own-charter/skeleton.js';

const schema = charterFileSchema() as Schema;

/** What is offered at the sign | of a text. */
const at = (text: string) => offersAt(schema, text.replace('|', ''), text.indexOf('|'))?.offers ?? [];
const names = (text: string) => at(text).map(({ name }) => name);

const begun = (provision: string) => `name: X
charter:
  id: charter
  articles:
    - number: I
      provisions:
        - kind: purpose
          cite: I.0
        ${provision}
`;

describe('the place where somebody writes', () => {
  const steps = (text: string) =>
    placeAt(text.replace('|', ''), text.indexOf('|'))?.levels.flatMap(({ step }) =>
      step === undefined ? [] : step === 'item' ? ['-'] : [step.field],
    );

  it('is found by the indentation above it, whatever stands below', () => {
    expect(steps('a:\n  b:\n    c: 1\n  |\nd: 2')).toEqual(['a']);
    expect(steps('a:\n  b:\n    - c: 1\n      |')).toEqual(['a', 'b', '-']);
    expect(steps('a:\n- b: 1\n- c: |')).toEqual(['a', '-', 'c']);
    expect(steps('a:\n  - - x\n    - |')).toEqual(['a', '-', '-']);
    expect(steps('|')).toEqual([]);
  });

  it('is found on one line inside brackets', () => {
    expect(steps('a: { b: 1, |')).toEqual(['a']);
    expect(steps('a: { b: { c: 1 }, d: |')).toEqual(['a', 'd']);
    expect(steps('a: [{ b: 1 }, { c: |')).toEqual(['a', '-', 'c']);
    expect(steps('a: [x, |')).toEqual(['a', '-']);
  });

  it('is found inside brackets that go over several lines, however they are indented', () => {
    expect(steps('a: {\n  b: 1,\n  |')).toEqual(['a']);
    expect(steps('a:\n  - {\n    b: { c: 1 },\n   d: |')).toEqual(['a', '-', 'd']);
    expect(steps('a:\n  b: [\n    { c: 1 },\n    { d: x, e: |')).toEqual(['a', 'b', '-', 'e']);
    expect(steps('a:\n  {\n    b: |')).toEqual(['a', 'b']);
    expect(steps('a: { b: "}",\n  # and }\n  c: 1, # }\n  d: |')).toEqual(['a', 'd']);
    expect(steps("a: { b: it's, # }\n  c: |")).toEqual(['a', 'c']);
  });

  it('is outside them again where they end', () => {
    expect(steps('a: {\n  b: 1\n}\n|')).toEqual([]);
    expect(steps('a:\n  b: { c: 1,\n    d: [x,\n y] }\n  |')).toEqual(['a']);
    expect(steps('a: {\n  b: 1 }|')).toBeUndefined();
    expect(steps('a:\n  - { b: 1,\n  - |')).toEqual(['a', '-']);
    expect(steps('a:\n  b: [x,\n  c:\n    |')).toEqual(['a', 'c']);
    expect(steps('a: {\n  b: 1, # c|')).toBeUndefined();
    expect(steps('a: x # {\n|')).toEqual([]);
  });

  it('is none in words, comments and prose', () => {
    expect(steps('a: some words |')).toBeUndefined();
    expect(steps('a:\n  # b|')).toBeUndefined();
    expect(steps('a: |-\n  b: c\n  d|'.replace('|-', '>-'))).toBeUndefined();
    expect(steps('a:|')).toBeUndefined();
  });
});

describe('what is offered', () => {
  it('is the fields of the file, of an instrument, of an article', () => {
    expect(names('|')).toEqual(expect.arrayContaining(['charter', 'bylaws', 'articles', 'title']));
    expect(names('charter:\n  |')).toEqual(expect.arrayContaining(['jurisdiction', 'articles']));
    expect(names('charter:\n  title: x\n  |')).not.toContain('title');
  });

  it('is the kinds of provisions, each with what it provides', () => {
    const kinds = at(begun('- kind: |'));
    expect(kinds.find(({ name }) => name === 'stock-classes')?.means).not.toBe('');
    expect(kinds.length).toBeGreaterThan(80);
  });

  it('is the fields of the kind, the needed ones marked, those written left out', () => {
    const fields = at(begun('- kind: stock-classes\n          cite: I.1\n          |'));
    expect(fields.map(({ name }) => name)).toEqual(expect.arrayContaining(['summary', 'total', 'classes', 'treasury']));
    expect(fields.map(({ name }) => name)).not.toEqual(expect.arrayContaining(['cite', 'kind']));
    expect(fields.find(({ name }) => name === 'classes')).toMatchObject({ isNeeded: true, begins: 'list' });
    expect(fields.find(({ name }) => name === 'total')).toMatchObject({ isNeeded: false, begins: 'value' });
    expect(fields.map(({ name }) => name)).not.toContain('over');
  });

  it('is the values that a field may have', () => {
    expect(names(begun('- kind: stock-classes\n          treasury: |'))).toEqual(['issued', 'unissued']);
    expect(names(begun('- kind: stock-classes\n          classes: [{ class: common, |'))).toContain('authorised');
    expect(
      names(begun('- kind: stock-classes\n          classes: [\n            { class: common,\n              |')),
    ).toContain('authorised');
    expect(names('charter:\n  kind: |')).toContain('bylaws');
    expect(names(begun('- kind: no-such-kind\n          |'))).not.toContain('treasury');
  });

  it('is an item where a list is to begin', () => {
    expect(names('charter:\n  articles:\n    |')).toContain('- number');
  });
});

describe('the skeleton', () => {
  it('is written as the schema asks, but for what nobody knows yet', () => {
    expect(skeleton).toContain('schema: 1');
    expect(skeleton).not.toMatch(/\t/u);
  });
});
