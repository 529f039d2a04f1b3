import {
  article,
  atClose,
  continuingDirector,
  day,
  determinationPower,
  requires,
  type Answer,
  type Instrument,
  type Provision,
  type Reading,
} from '../../../src/index.js';
import { ties } from './ties-world.js';
import { ask, open, type Line } from './world.js';

const doubt = (id: string, options: readonly string[]): Reading => ({
  id,
  cite: 'II.9',
  asks: `${options.join(', or ')}?`,
  options: Object.fromEntries(options.map((option) => [option, option])),
  adopted: options[0] ?? '',
  because: 'made up',
});
const by = <T extends string>(reading: string, ...options: readonly T[]) => ({
  reading,
  options: Object.fromEntries(options.map((option) => [option, option])) as Record<string, T>,
});

const independent = continuingDirector({
  cite: 'II.9',
  summary: 'untied for a year, there before or chosen since by three fifths',
  called: 'independent-director',
  inRegardTo: by('R-regard', 'everybody-interested', 'the-person-concerned'),
  before: 'the-person-concerned',
  service: by('R-served', 'was-one-before', 'without-a-break'),
  unaffiliatedWith: 'the-person-concerned',
  ties: {
    cite: 'II.9(a)',
    by: ['affiliates', 'associates'],
    itself: by('R-itself', 'tied', 'not-tied'),
    years: '1',
    firstDay: by('R-day', 'in', 'out'),
  },
  nobodyInterested: 'every-director',
  favoured: { cite: 'II.9(b)', by: { atLeast: '3/5' } },
});

const power = determinationPower({
  cite: 'II.8',
  summary: 'a majority of the independent directors',
  body: 'independent-directors',
  fraction: { majority: true },
  elsewhere: {
    reading: 'R-elsewhere',
    options: { everywhere: ['interested-shareholder', 'independent-director'], here: [] },
  },
  ifInGoodFaith: true,
});

/** The made-up charter of ties, with independent directors in the place of the board's power to determine. */
export const charter: Instrument = {
  ...ties,
  articles: [
    ...ties.articles.map((each) => ({
      ...each,
      provisions: [
        ...each.provisions.filter(({ kind }) => kind !== 'determination-power'),
        ...(each.number === 'II' ? [independent, power] : []),
      ],
    })),
    article('V', 'Number of directors', [
      requires({
        cite: 'V.1',
        summary: 'a majority of the independent directors besides',
        acts: [{ acts: ['board-size'] }, { acts: ['bylaw'], where: { proposalSays: 'number-of-directors' } }],
        needs: {
          all: [
            { vote: 'board' },
            { vote: 'independent-directors', by: 'majority', of: 'members', whereInterested: true },
          ],
        },
      }),
    ]),
  ],
  readings: [
    ...ties.readings.filter(({ id }) => id !== 'R-majority'),
    doubt('R-regard', ['everybody-interested', 'the-person-concerned']),
    doubt('R-served', ['was-one-before', 'without-a-break']),
    doubt('R-itself', ['tied', 'not-tied']),
    doubt('R-day', ['in', 'out']),
    doubt('R-elsewhere', ['everywhere', 'here']),
  ],
};

/** The charter with some parameters of its provisions of a kind changed. */
export function having(kind: string, change: object, without: readonly string[] = []): Instrument {
  const changed = (provision: Provision): Provision =>
    provision.kind === kind ? { ...provision, ...change } : provision;
  const readings = charter.readings.filter(({ id }) => !without.includes(id));
  const articles = charter.articles.map((each) => ({ ...each, provisions: each.provisions.map(changed) }));
  return { ...charter, articles, readings };
}

interface Options {
  readonly readings?: Readonly<Record<string, string>>;
  readonly instrument?: Instrument;
  readonly given?: Parameters<typeof open>[1] extends { readonly given?: infer G } | undefined ? G : never;
}

export const asked = (lines: readonly Line[], asOf: string, options: Options = {}): Answer =>
  ask(lines, 'board.independence', asOf, {}, { instrument: charter, ...options });

/** Who is independent; fails where that is not answered. */
export function independents(lines: readonly Line[], asOf = '2000-12-01', options: Options = {}): readonly string[] {
  const answer = asked(lines, asOf, options);
  if (answer.outcome !== 'answered') throw new Error(`It asks ${answer.inquiries.map((each) => each.asks).join('; ')}`);
  const { directors } = answer.value as { readonly directors: readonly { id: string; independent?: boolean }[] };
  return directors.filter((each) => each.independent === true).map(({ id }) => id);
}

/** A notion at the end of a day, for the use of an article. */
export function notionFor(
  lines: readonly Line[],
  [name, about, place]: readonly [string, readonly string[], string],
  on = '2000-12-01',
  options: Options = {},
): unknown {
  const context = open(lines, { instrument: charter, ...options }).session.contextOn(day(on));
  return context.notionNamed(name, about, atClose(day(on)), place).value;
}

export const board = (...directors: readonly (string | readonly [string, string])[]): Line => [
  '2000-01-01',
  'opening-board',
  {
    size: '7',
    directors: directors.map((each) =>
      typeof each === 'string'
        ? { person: each, 'term-ends-after': '9', since: '1999-06-01' }
        : { person: each[0], 'term-ends-after': '9', ...(each[1] === '' ? {} : { since: each[1] }) },
    ),
  },
];
export const stated = (fact: string, about: readonly string[], value: string): Line => [
  '2000-01-02',
  'stated',
  { fact, about, value },
];
export const nobodyTied = stated('any-director-tied', [], 'no');
