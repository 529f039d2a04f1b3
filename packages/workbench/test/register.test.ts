import type { Wire } from '@quorate/sdk';
import { describe, expect, it } from 'vitest';
import { ownershipOf } from '../src/pages/register/owners.js';
import { placed } from '../src/pages/register/placed.js';
import { relationsIn, restingOnShares } from '../src/pages/register/relations.js';

const entry = (id: string, type: string, data: object, on = '2004-01-12') =>
  ({ entry: { id, type, on, data } }) as unknown as Wire['StoredEntry'];

const entries = [
  entry('c', 'control', { controller: 'a', controlled: 'b' }),
  entry('g', 'group', { id: 'ab', members: ['a', 'b'], purpose: 'voting', basis: 'concert' }),
  entry('h', 'held-for', { holder: 'broker', class: 'common', shares: '64000', owners: ['b'] }),
  entry('k', 'agreement', { parties: ['a', 'c', 'd'], about: 'vote', until: '2004-06-01' }),
];

describe('who is tied to whom', () => {
  it('is each tie that stands on the day, by its entry', () => {
    const ties = relationsIn(entries, '2004-05-31').map(({ sort, from, to, entry: id }) => [id, sort, from, to]);
    expect(ties).toEqual([
      ['c', 'controls', 'a', 'b'],
      ['g', 'together', 'a', 'ab'],
      ['g', 'together', 'b', 'ab'],
      ['h', 'holds-for', 'broker', 'b'],
      ['k', 'agrees', 'a', 'c'],
      ['k', 'agrees', 'a', 'd'],
      ['k', 'agrees', 'c', 'd'],
    ]);
  });

  it('ends on the day that the entry says, or by another entry', () => {
    expect(relationsIn(entries, '2004-06-01').some(({ entry: id }) => id === 'k')).toBe(false);
    const after = relationsIn([...entries, entry('e', 'relation-ended', { entry: 'c' })], '2004-05-31');
    expect(after.some(({ sort }) => sort === 'controls')).toBe(false);
    expect(after).toHaveLength(6);
  });
});

describe('the graph of ownership', () => {
  const person = (id: string, owned: string, more: object = {}) => ({
    id,
    person: id,
    class: 'common',
    owned,
    base: '1000000',
    line: '100000',
    over: false,
    ...more,
  });
  const limit = {
    persons: [person('a', '122000', { over: true, above: '22000', votesLimited: true, factor: '5011/6100' })],
    within: [person('b', '64000'), ...['p', 'q', 'r', 's', 't', 'u', 'v'].map((id) => person(id, '9'))],
  };
  const interested = { persons: [{ id: 'a', interested: true, since: '2004-02-05' }] };
  const ties = relationsIn(entries, '2004-05-31');

  it('says nothing of what is not settled: nobody is over a line, and nobody below it', () => {
    const known = ownershipOf('common', { limit: undefined, interested: undefined }, ties);
    expect(known).toMatchObject({ over: [], line: undefined });
    expect(known.below.every(({ owned }) => owned === undefined)).toBe(true);
    expect(ownershipOf('common', { limit: undefined, interested: undefined }, []).below).toEqual([]);
  });

  it('has who is over the line apart, with what is lost and since when', () => {
    const drawn = ownershipOf('common', { limit, interested }, ties);
    expect(drawn.over).toMatchObject([
      { id: 'a', above: '22000', left: '5011/6100', isInterested: true, interestedSince: '2004-02-05' },
    ]);
    expect(drawn.line).toEqual({ line: '100000', base: '1000000' });
    expect(drawn.holders).toEqual(['broker']);
  });

  it('shows whoever is tied to somebody, and of the others the largest', () => {
    const drawn = ownershipOf('common', { limit, interested }, ties);
    expect(drawn.below.map(({ id }) => id)).toEqual(expect.arrayContaining(['b', 'ab', 'c', 'd']));
    expect(drawn.below).toHaveLength(7);
    expect(drawn.others).toBe(4);
    expect(ownershipOf('preferred', { limit, interested }, ties).holders).toEqual([]);
  });

  it.each([320, 1_000])('is placed without one box over another, %d wide', (width) => {
    const { persons, holders, line, height } = placed(ownershipOf('common', { limit, interested }, ties), width, {
      ofOwner: ({ id }) => [id, 'a line that is longer than its box is wide'],
      ofHolder: (id) => [id],
    });
    const boxes = [...persons, ...holders];
    for (const one of boxes)
      for (const other of boxes) {
        const isApart =
          one.x + one.width <= other.x ||
          other.x + other.width <= one.x ||
          one.y + one.height <= other.y ||
          other.y + other.height <= one.y;
        expect(one === other || isApart).toBe(true);
      }
    expect(Math.max(...boxes.map((box) => box.x + box.width))).toBeLessThanOrEqual(width);
    expect(Math.max(...boxes.map((box) => box.y + box.height))).toBeLessThanOrEqual(height);
    const lineAt = line?.y ?? 0;
    expect(persons.filter(({ y }) => y < lineAt).map(({ owner }) => owner.id)).toEqual(['a']);
  });
});

describe('what rests on shares', () => {
  const about = [
    entry('legend', 'legend', { holder: 'hale' }),
    entry('other', 'legend', { holder: 'moss' }),
    entry('issued', 'shares-issued', { holder: 'hale' }),
    entry('stop', 'stop', { holder: 'hale', until: '2004-06-01' }),
    entry('pledge', 'pledge', { holder: 'hale', pledgee: 'moss' }),
  ];
  const on = (asOf: string, endings: readonly Wire['StoredEntry'][] = []) =>
    restingOnShares(about, endings, 'hale', asOf).map(({ id }) => id);

  it('is a legend, a stop or a pledge of this holder, until the day on which it ended', () => {
    expect(on('2004-05-31')).toEqual(['legend', 'stop', 'pledge']);
    expect(on('2004-06-01')).toEqual(['legend', 'pledge']);
  });

  it('is no longer what another entry ended, which names that entry and not the holder', () => {
    const endings = [
      entry('e', 'relation-ended', { entry: 'legend' }),
      entry('f', 'relation-ended', { entry: 'other' }),
    ];
    expect(on('2004-05-31', endings)).toEqual(['stop', 'pledge']);
  });
});
