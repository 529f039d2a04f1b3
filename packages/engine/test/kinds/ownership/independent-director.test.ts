import { describe, expect, it } from 'vitest';
import { asked, board, having, independents, nobodyTied, notionFor, stated } from './independence-world.js';
import { asks, buys, value, type Line } from './world.js';

const crossing = buys('2000-06-01', 'ash', '150');
const elected = (on: string, person: string, more: object = {}): Line => [
  on,
  'director-elected',
  { person, by: 'board', 'term-ends-after': '9', ...more },
];
const acted = (on: string, id: string, yes: readonly string[], more: object = {}): Line => [
  on,
  'body-act',
  { id, by: 'board', on: `the seat of ${id}`, decides: 'elect', yes, 'at-meeting': 'yes', ...more },
];
const twice = (fact: string): readonly string[] => [fact, fact];
const entryOf = (lines: readonly Line[], line: Line): string => `e${19 + lines.indexOf(line)}`;

describe('an independent director', () => {
  it('is every director while nobody is interested', () => {
    expect(independents([board('dale', 'elm'), buys('2000-06-01', 'ash', '149')])).toEqual(['dale', 'elm']);
    expect(asks(asked([board('dale')], '2000-12-01'))).toEqual([]);
  });

  it('is one who sat before and is not tied; whether any is tied is one question', () => {
    const lines = [board('dale', 'elm', 'fern'), crossing];
    expect(asks(asked(lines, '2000-12-01'))).toEqual([
      'any-director-tied',
      'director-tied',
      'director-tied',
      'director-tied',
    ]);
    expect(independents([...lines, nobodyTied])).toEqual(['dale', 'elm', 'fern']);
    const each = (elm: string): Line[] => [
      stated('any-director-tied', [], 'yes'),
      stated('director-tied', ['dale', 'ash'], 'no'),
      stated('director-tied', ['elm', 'ash'], elm),
      stated('director-tied', ['fern', 'ash'], 'no'),
    ];
    expect(independents([...lines, ...each('yes')])).toEqual(['dale', 'fern']);
    expect(independents([...lines, ...each('no').slice(1)])).toEqual(['dale', 'elm', 'fern']);
  });

  it('is nobody whom the entries show to be an affiliate or associate, now or in the year before', () => {
    const lines = [board('dale', 'elm', 'fern'), crossing, nobodyTied];
    const control: Line = ['2000-02-01', 'control', { controller: 'elm', controlled: 'ash', until: '2001-02-01' }];
    const home: Line = ['2000-02-01', 'relationship', { kind: 'family-in-one-home', person: 'fern', of: 'ash' }];
    expect(independents([...lines, control])).toEqual(['dale', 'fern']);
    expect(independents([...lines, home])).toEqual(['dale', 'elm']);
    expect(independents([...lines, control], '2002-02-02')).toEqual(['dale', 'elm', 'fern']);
    expect(independents([...lines, control], '2002-02-01')).toEqual(['dale', 'fern']);
    const affiliatesOnly = having(
      'continuing-director',
      {
        ties: { cite: 'II.9(a)', by: ['affiliates'], itself: 'not-tied', years: '1', firstDay: 'in' },
      },
      ['R-itself', 'R-day'],
    );
    expect(independents([...lines, home], '2000-12-01', { instrument: affiliatesOnly })).toContain('fern');
  });

  it('may count the same day a year before, or not', () => {
    const lines = [board('dale', 'elm'), crossing, nobodyTied];
    const control: Line = ['2000-02-01', 'control', { controller: 'elm', controlled: 'ash' }];
    const ended: Line = ['2001-03-01 12:00', 'relation-ended', { entry: entryOf([...lines, control], control) }];
    const all = [...lines, control, ended];
    expect(independents(all, '2002-03-01')).toEqual(['dale']);
    expect(independents(all, '2002-03-01', { readings: { 'R-day': 'out' } })).toEqual(['dale', 'elm']);
    expect(independents(all, '2002-03-02')).toEqual(['dale', 'elm']);
  });

  it('is not the interested person itself, unless the reading has it so; a group ties by its members', () => {
    const own = [board('ash', 'elm'), crossing, nobodyTied];
    expect(independents(own)).toEqual(['elm']);
    expect(independents(own, '2000-12-01', { readings: { 'R-itself': 'not-tied' } })).toEqual(['ash', 'elm']);
    const group: Line = [
      '2000-06-02',
      'group',
      { id: 'grove', members: ['elm', 'birch'], purpose: 'voting', basis: 'concert' },
    ];
    const pooled = [board('dale', 'elm'), buys('2000-06-01', 'elm', '75'), buys('2000-06-01', 'birch', '75'), group];
    expect(independents([...pooled, nobodyTied])).toEqual(['dale']);
  });

  it('may serve the interested person, which the answer says', () => {
    const serves = (kind: string): Line => ['2000-02-01', 'relationship', { kind, person: 'dale', of: 'ash' }];
    const told = (kind: string) => asked([board('dale'), crossing, nobodyTied, serves(kind)], '2000-12-01').remarks;
    expect(
      told('employee')
        .map(({ says }) => says)
        .join(),
    ).toContain('dale serves ash as employee');
    expect(
      told('director')
        .map(({ says }) => says)
        .join(),
    ).toContain('dale serves ash as director');
    expect(told('other')).toEqual([]);
  });

  it('who came later needs the votes of enough of those then independent', () => {
    const lines = [board('dale', 'elm', 'fern', 'gale', 'holt'), crossing, nobodyTied];
    const by = (yes: readonly string[]): Line[] => [
      ...lines,
      acted('2000-07-01', 'seat', yes),
      elected('2000-07-01', 'birch', { act: 'seat' }),
    ];
    expect(independents(by(['dale', 'elm', 'fern']))).toContain('birch');
    expect(independents(by(['dale', 'elm']))).not.toContain('birch');
    expect(independents(by(['dale', 'elm', 'fern']), '2000-07-01')).toContain('birch');
    expect(independents(by(['dale', 'elm', 'fern']), '2000-06-30')).not.toContain('birch');
    const nominated: Line[] = [
      ...lines,
      acted('2000-07-01', 'slate', ['dale', 'elm', 'fern'], { by: 'independent-directors', decides: 'recommend' }),
      elected('2000-08-01', 'birch', { by: 'shareholders', 'recommended-by': 'slate' }),
    ];
    expect(independents(nominated)).toContain('birch');
  });

  it('counts votes on the proposal that put a director in, but none from before the person became interested', () => {
    const seat = (on: string): Line[] => [
      board('dale', 'elm'),
      crossing,
      nobodyTied,
      [on, 'proposed', { id: 'fill', act: { kind: 'fill-vacancy', person: 'birch', cause: 'vacancy' } }],
      [on, 'body-act', { by: 'board', on: 'fill', decides: 'elect', yes: ['dale', 'elm'], 'at-meeting': 'yes' }],
      elected('2000-08-01', 'birch', { proposal: 'fill' }),
    ];
    expect(independents(seat('2000-07-15'))).toContain('birch');
    expect(independents(seat('2000-05-15'))).not.toContain('birch');
  });

  it('is asked about where no vote is entered; one who came before needs none', () => {
    const late = elected('2000-07-01', 'birch');
    const lines = [board('dale'), crossing, nobodyTied, late];
    expect(asks(asked(lines, '2000-12-01'))).toEqual(['favourable-votes']);
    const reply = (value: string) => stated('favourable-votes', ['birch', entryOf(lines, late)], value);
    expect(independents([...lines, reply('yes')])).toEqual(['dale', 'birch']);
    expect(independents([...lines, reply('no')])).toEqual(['dale']);
    const early = elected('2000-03-01', 'birch');
    expect(independents([board('dale'), crossing, nobodyTied, early])).toEqual(['dale', 'birch']);
  });

  it('chosen by one who was not is none, and nobody counts by his own election', () => {
    const lines = [
      board('dale'),
      crossing,
      nobodyTied,
      acted('2000-07-01', 'first', ['birch'], { present: ['dale', 'birch'] }),
      elected('2000-07-01', 'birch', { act: 'first' }),
      acted('2000-08-01', 'second', ['birch']),
      elected('2000-08-01', 'cedar', { act: 'second' }),
    ];
    expect(independents(lines)).toEqual(['dale']);
    const resigned: Line = ['2000-07-15', 'director-resigned', { person: 'dale' }];
    expect(independents([...lines, resigned])).toEqual([]);
  });

  it('on the opening list without a day is asked about: all together, then one by one', () => {
    const list = board(['dale', ''], ['elm', '']);
    const kept: Line[] = [crossing, ['2000-07-01', list[1], list[2]], nobodyTied];
    expect(asks(asked(kept, '2000-12-01'))).toEqual([
      'listed-directors-before',
      ...twice('was-director-before'),
      ...twice('favourable-votes'),
    ]);
    expect(independents([...kept, stated('listed-directors-before', ['ash'], 'yes')])).toEqual(['dale', 'elm']);
    const one = [
      ...kept,
      stated('listed-directors-before', ['ash'], 'no'),
      stated('was-director-before', ['dale', 'ash'], 'yes'),
      stated('was-director-before', ['elm', 'ash'], 'no'),
    ];
    expect(asks(asked(one, '2000-12-01'))).toEqual(['favourable-votes']);
  });

  it('may be what a text calls a continuing director, in regard to a person', () => {
    const instrument = having(
      'continuing-director',
      { called: undefined, inRegardTo: undefined, before: 'everybody-interested' },
      ['R-regard'],
    );
    const lines = [
      board('dale', 'elm', 'fern'),
      crossing,
      nobodyTied,
      acted('2000-07-01', 'seat', ['dale', 'elm'], { by: 'continuing-directors', 'relative-to': 'ash' }),
      elected('2000-07-01', 'birch', { act: 'seat' }),
    ];
    const continuing = (person: string, by = instrument) => {
      const told = value(lines, 'board.independence', '2000-12-01', { person }, { instrument: by }) as {
        readonly directors: readonly { readonly id: string; readonly continuing?: boolean }[];
      };
      return told.directors.filter((each) => each.continuing === true).map(({ id }) => id);
    };
    expect(continuing('ash')).toEqual(['dale', 'elm', 'fern', 'birch']);
    expect(continuing('cedar')).toEqual(['dale', 'elm', 'fern', 'birch']);
    const alone = having(
      'continuing-director',
      { called: undefined, inRegardTo: undefined, before: 'everybody-interested', nobodyInterested: 'person-to-be' },
      ['R-regard'],
    );
    expect(continuing('ash', alone)).toEqual(['dale', 'elm', 'fern', 'birch']);
    expect(continuing('cedar', alone)).toEqual(['dale', 'elm', 'fern']);
  });

  it('is told of each who is interested, or of the one concerned', () => {
    const lines = [
      board('dale', 'elm'),
      crossing,
      buys('2000-07-01', 'cedar', '150'),
      nobodyTied,
      ['2000-02-01', 'relationship', { kind: 'family-in-one-home', person: 'elm', of: 'cedar' }] as Line,
    ];
    expect(independents(lines)).toEqual(['dale']);
    const concerned = (person: string, readings: Readonly<Record<string, string>>) =>
      notionFor(lines, ['independent-director', ['elm', person], 'II'], '2000-12-01', { readings });
    expect(concerned('ash', {})).toBe(false);
    expect(concerned('ash', { 'R-regard': 'the-person-concerned' })).toBe(true);
    expect(concerned('cedar', { 'R-regard': 'the-person-concerned' })).toBe(false);
    expect(concerned('holt', { 'R-regard': 'the-person-concerned' })).toBe(false);
  });

  it('is asked since when somebody is interested who is only given to be', () => {
    const given = [{ notion: 'interested-shareholders', about: [], value: { persons: ['holt'], owners: ['holt'] } }];
    const lines = [board('dale'), nobodyTied, elected('2000-07-01', 'elm')];
    expect(asks(asked(lines, '2000-12-01', { given }))).toContain('became-interested-on');
    const since = stated('became-interested-on', ['holt'], '2000-08-01');
    expect(independents([...lines, since], '2000-12-01', { given })).toEqual(['dale', 'elm']);
    const earlier = stated('became-interested-on', ['holt'], '2000-03-01');
    expect(asks(asked([...lines, earlier], '2000-12-01', { given }))).toEqual(['favourable-votes']);
  });

  it('is settled as tied though it is not known whether he sat before', () => {
    const same = [
      board('dale'),
      elected('2000-06-01', 'elm'),
      crossing,
      nobodyTied,
      ['2000-02-01', 'control', { controller: 'elm', controlled: 'ash' }] as Line,
    ];
    expect(independents(same)).toEqual(['dale']);
  });

  it('of twelve of whom nothing is known is settled by a few questions', () => {
    const twelve = Array.from({ length: 12 }, (_, place) => `n${place + 1}`);
    const lines: Line[] = [
      ...twelve.map((id): Line => ['2000-01-01', 'person', { id, kind: 'individual' }]),
      board(...twelve.map((id) => [id, ''] as const)),
      crossing,
    ];
    const answer = asked(lines, '2000-12-01');
    expect(answer).toMatchObject({ outcome: 'needs-facts', timid: false });
    expect(answer.runs).toBeLessThan(12);
    if (answer.outcome !== 'needs-facts') throw new Error('answered');
    expect(answer.settlingSets[0]).toHaveLength(1);
    expect(independents([...lines, nobodyTied])).toHaveLength(12);
  });
});
