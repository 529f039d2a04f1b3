import { describe, expect, it } from 'vitest';
import { chosenBy, offered, withAdded, withRemoved } from '../src/parts/fields/choices.js';

const choices = [
  { id: 'ada', title: 'Ada Abernethy' },
  { id: 'harbor-fund', title: 'Harbor Point Fund, L.P.' },
  { id: 'harbor-point', title: 'Harbor Point Holdings, Inc.' },
  { id: 'smith-elder', title: 'John Smith' },
  { id: 'smith-younger', title: 'John Smith' },
];
const idsOf = (typed: string) => offered(choices, typed).map(({ id }) => id);

describe('one of many', () => {
  it('is offered by any of its words, in any order, and by its id', () => {
    expect(idsOf('point harb')).toEqual(['harbor-fund', 'harbor-point']);
    expect(idsOf('younger')).toEqual(['smith-younger']);
    expect(idsOf('nobody')).toEqual([]);
  });

  it('is offered before a word is typed, and never more than can be looked through', () => {
    expect(idsOf('')).toHaveLength(choices.length);
    const many = Array.from({ length: 1_000 }, (_, place) => ({ id: `p${place}`, title: `Holder ${place}` }));
    expect(offered(many, 'holder')).toHaveLength(50);
  });

  it('is chosen by the whole of its name', () => {
    expect(chosenBy(choices, ' ada abernethy ')).toBe('ada');
    expect(chosenBy(choices, 'Ada')).toBe('Ada');
  });

  it('is not guessed where two are called so', () => {
    expect(chosenBy(choices, 'John Smith')).toBe('John Smith');
  });
});

describe('several of many', () => {
  it('are added one after the other, or as a list, each once', () => {
    expect(withAdded('', 'ada', false)).toBe('ada');
    expect(withAdded('ada', 'smith-elder, ada', false)).toBe('ada, smith-elder');
    expect(withRemoved('ada, smith-elder', 'ada')).toBe('smith-elder');
  });

  it('are who they are, or how many, and not both', () => {
    expect(withAdded('ada', '6', true)).toBe('6');
    expect(withAdded('6', 'ada', true)).toBe('ada');
    expect(withAdded('ada', '6', false)).toBe('ada, 6');
  });

  it('are nobody where that is said, until somebody is named', () => {
    expect(withAdded('ada', 'none', false)).toBe('none');
    expect(withAdded('none', 'ada', false)).toBe('ada');
  });
});
