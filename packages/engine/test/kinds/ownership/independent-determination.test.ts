import { describe, expect, it } from 'vitest';
import { board, charter, having, independents, nobodyTied, notionFor } from './independence-world.js';
import { ask, asks, buys, value, type Line } from './world.js';

const crossing = buys('2000-06-01', 'ash', '150');
const lines: readonly Line[] = [board('dale', 'elm', 'fern'), crossing, nobodyTied];
const late: readonly Line[] = [
  ['2000-07-01', 'director-elected', { person: 'gale', by: 'shareholders', 'term-ends-after': '9' }],
  ['2000-07-02', 'director-elected', { person: 'holt', by: 'shareholders', 'term-ends-after': '9' }],
  ['2000-07-02', 'stated', { fact: 'favourable-votes', about: ['gale', 'e22'], value: 'no' }],
  ['2000-07-02', 'stated', { fact: 'favourable-votes', about: ['holt', 'e23'], value: 'no' }],
];
const determined = (more: object = {}, on = '2000-08-01'): Line => [
  on,
  'determination',
  {
    id: 'd-1',
    by: 'independent-directors',
    yes: '2',
    notion: 'interested-shareholder',
    about: ['ash'],
    place: 'II.8',
    value: 'no',
    ...more,
  },
];
const isInterested = (more: readonly Line[], on = '2000-12-01', place = 'II') =>
  notionFor([...lines, ...late, ...more], ['interested-shareholder', ['ash'], place], on);

describe('a determination by the independent directors', () => {
  it('binds by a majority of those who are independent just before it, from then on', () => {
    expect(isInterested([])).toBe(true);
    expect(isInterested([determined()])).toBe(false);
    expect(isInterested([determined({ yes: '1' })])).toBe(true);
    expect(isInterested([determined()], '2000-07-31')).toBe(true);
    expect(isInterested([determined()], '2000-08-01')).toBe(false);
  });

  it('may be an act of the board in which enough of them voted for it', () => {
    const of = (yes: readonly string[]) => isInterested([determined({ by: 'board', yes })]);
    expect(of(['dale', 'elm'])).toBe(false);
    expect(of(['dale', 'gale', 'holt'])).toBe(true);
    const byNumber = [...lines, ...late, determined({ by: 'board', yes: '3' })];
    const told = ask(
      byNumber,
      'ownership.interested-shareholder',
      '2000-12-01',
      { person: 'ash' },
      { instrument: charter },
    );
    expect(asks(told)).toContain('votes-of-members');
  });

  it('is of no effect by another body', () => {
    expect(isInterested([determined({ by: 'continuing-directors' })])).toBe(true);
  });

  it('makes nobody independent who voted for it before it was made', () => {
    const all: readonly Line[] = [...lines, ...late];
    expect(independents(all)).toEqual(['dale', 'elm', 'fern']);
    expect(independents([...all, determined()])).toEqual(['dale', 'elm', 'fern', 'gale', 'holt']);
    const two = [...all, determined({ yes: ['gale', 'holt', 'dale'] })];
    expect(independents(two)).toEqual(['dale', 'elm', 'fern']);
  });

  it('does not hold yet for another that is made at the same time', () => {
    const both = [determined(), determined({ id: 'd-2', yes: ['gale', 'holt', 'dale'], value: 'yes' })];
    expect(isInterested(both)).toBe(false);
    const timed = determined({ id: 'd-2', yes: ['gale', 'holt', 'dale'], value: 'yes' }, '2000-08-01 10:00');
    expect(isInterested([determined({}, '2000-08-01 09:00'), timed])).toBe(true);
  });
});

describe('what a power settles where other articles use the words', () => {
  const of = (notion: string, about: readonly string[], value: string): readonly Line[] => [
    ...lines,
    ...late,
    determined({ notion, about, value }),
  ];

  it('is what the power names; other notions these articles settle for themselves', () => {
    const interested = of('interested-shareholder', ['ash'], 'no');
    expect(notionFor(interested, ['interested-shareholder', ['ash'], 'V'])).toBe(false);
    expect(notionFor(interested, ['interested-shareholders', [], 'V'])).toMatchObject({ persons: [] });
    const owned = of('beneficial-ownership', ['ash', 'common'], '10');
    expect(notionFor(owned, ['beneficial-ownership', ['ash', 'common'], 'II'])).toMatchObject({
      counted: { known: { n: 10n } },
    });
    expect(notionFor(owned, ['beneficial-ownership', ['ash', 'common'], 'V'])).toMatchObject({
      counted: { known: { n: 150n } },
    });
    const independent = of('independent-director', ['gale'], 'yes');
    expect(notionFor(independent, ['independent-director', ['gale'], 'II'])).toBe(true);
    expect(notionFor(independent, ['independent-director', ['gale'], 'V'])).toBe(true);
  });

  it('is nothing by the other reading', () => {
    const readings = { 'R-elsewhere': 'here' };
    const at = (place: string, more: readonly Line[]) =>
      notionFor(more, ['interested-shareholder', ['ash'], place], '2000-12-01', { readings });
    expect(at('II', of('interested-shareholder', ['ash'], 'no'))).toBe(false);
    expect(at('V', of('interested-shareholder', ['ash'], 'no'))).toBe(true);
  });

  it('is left as it was where a power does not say', () => {
    const silent = having('determination-power', { elsewhere: undefined }, ['R-elsewhere']);
    const at = (name: string, about: readonly string[]) =>
      notionFor(of('interested-shareholder', ['ash'], 'no'), [name, about, 'V'], '2000-12-01', { instrument: silent });
    expect(at('interested-shareholder', ['ash'])).toBe(true);
    expect(at('interested-shareholders', [])).toMatchObject({ persons: [] });
  });

  it('decides how many votes of independent directors another article needs', () => {
    const deal: readonly Line[] = [
      ['2000-11-01', 'proposed', { id: 'eight', act: { kind: 'board-size', number: '8' } }],
      [
        '2000-11-02',
        'body-act',
        {
          by: 'board',
          on: 'eight',
          decides: 'approve',
          yes: ['gale', 'holt', 'dale'],
          present: ['gale', 'holt', 'dale'],
          'at-meeting': 'yes',
        },
      ],
    ];
    const status = (more: readonly Line[], readings: Readonly<Record<string, string>> = {}) =>
      (
        value(
          [...lines, ...late, ...deal, ...more],
          'approval.status',
          '2000-12-01',
          { of: 'eight' },
          {
            instrument: charter,
            readings,
          },
        ) as { readonly outcome: string }
      ).outcome;
    expect(status([])).toBe('needs-approval');
    expect(status([determined()])).toBe('permitted');
    expect(status([determined()], { 'R-elsewhere': 'here' })).toBe('needs-approval');
  });
});
