import { describe, expect, it } from 'vitest';
import { kinds, loadInstrument, InstrumentError } from '../../src/index.js';

/** What is told of a provision that is written so, in a charter of its own. */
function told(provision: Readonly<Record<string, unknown>>): readonly string[] {
  const instrument = {
    schema: 1,
    id: 'charter',
    kind: 'charter',
    title: 'Certificate',
    corporation: 'made-up',
    jurisdiction: 'nowhere',
    currency: 'USD',
    from: '2000-01-01',
    source: 'invented',
    articles: [{ number: 'I', title: 'One', provisions: [{ cite: 'I.1', summary: 'a clause', ...provision }] }],
    readings: [
      { id: 'R', cite: 'I.1', asks: 'Which?', options: { one: 'one', other: 'other' }, adopted: 'one', because: 'so' },
    ],
    notes: [],
  };
  try {
    loadInstrument(instrument, kinds);
    return [];
  } catch (error) {
    if (error instanceof InstrumentError) return error.problems.map(({ problem }) => problem);
    throw error;
  }
}

const requires = (needs: unknown, acts: unknown = ['merger']) => told({ kind: 'requires', acts, needs });

describe('a part of a vote', () => {
  const vote = (by: unknown) => requires({ vote: 'voting', by, of: 'entitled' });

  it.each(['at least 2/3', 'more than 66 2/3 %', 'majority', 'a majority', 'all', { atLeast: '80%' }])(
    'is understood as %s',
    (by) => {
      expect(vote(by)).toEqual([]);
    },
  );

  it.each(['2/3', '80%', 0.8])('%s alone is told what to write instead', (by) => {
    expect(vote(by)).toEqual([expect.stringContaining(`write "at least ${by}" or "more than ${by}"`)]);
  });

  it('of more than one whole is refused', () => {
    expect(vote('at least 80')).toHaveLength(1);
  });
});

describe('a vote', () => {
  it('says of what its part is taken', () => {
    expect(requires({ vote: 'board', by: 'majority' })).toEqual([
      'a part is of something; write of: members, whole-board, present, or a reading with these',
    ]);
  });

  it('takes its part of what its body has', () => {
    expect(requires({ vote: 'voting', by: 'majority', of: 'whole-board' })).toEqual([
      '"whole-board" is nothing that holders have; write one of: outstanding, entitled, present, cast',
    ]);
  });

  it('of the board needs no part: it is an ordinary act then', () => {
    expect(requires({ vote: 'board' })).toEqual([]);
  });
});

describe('a requirement', () => {
  it('says one thing', () => {
    expect(requires({ vote: 'board', filed: 'a paper' })).toEqual([
      expect.stringContaining('here stand vote and filed'),
    ]);
    expect(requires({})).toEqual([expect.stringContaining('what is needed says one of: all, any')]);
  });

  it('tells a word that belongs to another form', () => {
    expect(requires({ filed: 'a paper', by: 'majority' })).toEqual([
      expect.stringContaining('"by" does not go with "filed"'),
    ]);
  });

  it('has no way that is open by not being needed', () => {
    const ways = { any: [{ vote: 'board', where: { stated: 'something' } }] };
    expect(requires(ways)).toEqual([expect.stringContaining('write "onlyWhere"')]);
  });

  it('has only meanings that the reading has', () => {
    const where = { reading: 'R', option: 'third' };
    expect(requires({ vote: 'board', where })).toEqual([
      'the reading "R" cannot be read as "third"; it may be read as one, other',
    ]);
  });
});

describe('a comparison', () => {
  const compared = (compare: unknown, beside: object) => requires({ that: { compare, ...beside } });

  it('of figures in one unit is understood', () => {
    expect(compared({ owned: 'voting', by: 'it', in: 'part' }, { is: 'more than 5%' })).toEqual([]);
    expect(compared({ part: 'price' }, { moreThan: { sum: ['$1.00', { stated: 'average', unit: 'money' }] } })).toEqual(
      [],
    );
  });

  it('of figures in two units is refused', () => {
    expect(compared({ part: 'price' }, { is: 'more than 5%' })).toEqual([
      'the price in the act is in money, and is compared with 5%, which is in ratio',
    ]);
  });

  it('over a time is of a part, since a split changes the number of shares', () => {
    const owned = { owned: 'common', by: 'it', heldFor: '1 year' };
    expect(compared(owned, { is: 'at least 100 shares' })).toEqual([expect.stringContaining('write in: part')]);
    expect(compared({ ...owned, in: 'part' }, { is: 'at least 5%' })).toEqual([]);
  });

  it('without a second figure is refused', () => {
    expect(compared({ part: 'price' }, {})).toEqual([expect.stringContaining('a comparison says with what')]);
  });

  it('with a figure and no verb is told what to write', () => {
    expect(compared({ part: 'price' }, { is: '$5' })).toEqual([
      expect.stringContaining('write "at least $5" or "more than $5"'),
    ]);
  });
});

describe('persons', () => {
  it('by no known name are told what there is', () => {
    const acts = { acts: ['merger'], with: 'interested-shareholder' };
    expect(requires({ vote: 'board' }, acts)).toEqual([expect.stringContaining('interested-shareholders, directors')]);
    expect(requires({ vote: 'voting', by: 'majority', of: 'cast', without: 'holder' })).toEqual([
      expect.stringContaining('expected persons'),
    ]);
  });
});

describe('a part of an act', () => {
  const ownedBy = (part: string) => ({
    that: { compare: { owned: 'common', by: { part }, in: 'part' }, is: 'more than 5%' },
  });

  it('that no act of the sorts has is refused, with the acts that have one', () => {
    expect(requires(ownedBy('person'), ['acquire-shares'])).toEqual([
      'acquire-shares: no such act has a person; acts that have one: fill-vacancy',
    ]);
    expect(requires({ vote: 'board' }, { acts: ['merger'], with: 'interested-shareholders', as: ['holder'] })).toEqual([
      'merger: no such act has a holder; acts that have one: acquire-securities, buy-back',
    ]);
  });

  it('that one of them has is understood', () => {
    expect(requires(ownedBy('recipient'), ['acquire-shares', 'merger'])).toEqual([]);
    expect(requires(ownedBy('holder'), ['any'])).toEqual([]);
  });
});

describe('acts', () => {
  it('of no kind that there is are told with the nearest, and with all kinds', () => {
    const [said] = requires({ vote: 'voting', by: 'majority', of: 'entitled' }, ['merger', 'disolution']);
    expect(said).toMatch(
      /^1: 'disolution' is not possible here; expected one of: any, merger, .*; did you mean 'dissolution'\?$/u,
    );
  });

  it('are told with the nearest of every other choice within them, and of every name', () => {
    const told = (acts: object) => requires({ vote: 'board' }, acts);
    expect(told({ acts: ['bylaw'], doneBy: 'bord' })).toEqual([
      "doneBy: 'bord' is not possible here; expected one of: board, shareholders; did you mean 'board'?",
    ]);
    expect(told({ acts: ['amendment'], instrument: 'bylaw' })).toEqual([
      "instrument: 'bylaw' is not possible here; expected one of: charter, bylaws, designation; did you mean 'bylaws'?",
    ]);
    expect(told({ acts: ['merger'], wth: 'interested-shareholders' })[0]).toMatch(
      /^there is no field 'wth' here; did you mean 'with'\? The fields are: acts, of, with, /u,
    );
    expect(told({ acts: 'merger' })).toEqual(['acts: expected a list, not "merger"']);
  });
});
