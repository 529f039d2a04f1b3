import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { entryTypes, sortOfPlace, vocabulary } from '../../src/index.js';
import { caseFile, problemsOf } from './made-up-charter.js';

describe('what a fact is about', () => {
  it('is of a known sort, in every place of every fact', () => {
    const places = new Set([...vocabulary.values()].flatMap(({ about }) => about));
    expect([...places].filter((place) => sortOfPlace(place) === undefined)).toEqual([]);
  });

  const wrong: readonly (readonly [name: string, entry: string, message: string])[] = [
    [
      'a person where a class belongs',
      'stated: { fact: further-holdings, about: [alice, alice], value: 1 }',
      '"alice" is a person, and no class: "further-holdings" is about person, class, in this order',
    ],
    [
      'a class where a person belongs',
      'stated: { fact: further-holdings, about: [ordinary, ordinary], value: 1 }',
      '"ordinary" is a class or series, and no person',
    ],
    [
      'a proposed act where a person belongs, with the person who may be meant',
      'stated: { fact: is-corporation, about: [alic], value: "yes" }',
      '"alic" is a proposed act, and no person: "is-corporation" is about person, in this order; did you mean "alice"?',
    ],
    [
      'an instrument by a name that is nearly one',
      'instrument-amended: { instrument: chater, provisions: [I], version: "2" }',
      'there is no instrument "chater"; did you mean "charter"?',
    ],
    [
      'nothing further of a fact of which inquiry finds nothing',
      'nothing-further: { fact: day-of-vote, about: [alic] }',
      '"day-of-vote" is not what inquiry finds nothing further of; state the reply (stated)',
    ],
  ];

  it.each(wrong)('is refused where it is %s', (_name, entry, message) => {
    const proposed = '{ on: 1991-01-02, proposed: { id: alic, dissolution: { of: corporation } } }';
    const found = problemsOf(caseFile(`persons: [alice]\njournal:\n  - ${proposed}\n  - { on: 1991-01-02, ${entry} }`));
    expect(found.join('\n')).toContain(message);
  });
});

it('a word that a place has by its name stands nowhere else, and may be entered', () => {
  const said = (word: string) =>
    problemsOf(
      caseFile(`journal:\n  - { on: 1991-01-02, stated: { fact: legally-available, about: [${word}], value: 1 } }`),
    );
  expect(said('distributions')).toEqual([]);
  expect(said('distribution')).toEqual([expect.stringContaining('did you mean "distributions"?')]);
});

it('no rule reads a type of entry that is kept for the record alone', () => {
  const folder = new URL('../../src/', import.meta.url);
  const sources = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.ts'))
    .map((path) => readFileSync(new URL(path, folder), 'utf8'))
    .join('\n');
  const kept = entryTypes.filter(({ forTheRecord }) => forTheRecord === true).map(({ type }) => type);
  expect(kept).not.toEqual([]);
  const isRead = (type: string) => new RegExp(`(?:ofType|entriesOf|asEntered|between|find)\\('${type}'`).test(sources);
  expect(kept.filter(isRead)).toEqual([]);
});
