import { describe, expect, it } from 'vitest';
import { classVotes, entireBoard, removal, type Provision } from '../../../src/index.js';
import { asked, instrumentOf, open, type Line } from './world.js';

const persons = ['ada', 'ben', 'cleo', 'dan', 'eva'];
type Directors = NonNullable<Parameters<typeof removal>[0]['directors']>;

const votes = classVotes({ cite: 'IV', summary: 'one vote a share', votes: [{ class: 'common', each: '1' }] });
const whole = entireBoard({ cite: 'V.6', summary: 'all seats', duringDecrease: 'fixed' });
const rule = (directors: Partial<Directors>, more: Partial<Parameters<typeof removal>[0]> = {}) =>
  removal({
    cite: 'V.5',
    summary: 'removal by directors',
    directors: {
      cite: 'V.5(b)',
      fraction: { atLeast: '3/4' },
      of: 'in-office',
      base: 'whole',
      targetVotes: 'yes',
      ...directors,
    },
    otherRoutes: 'none',
    seriesDirectors: 'as-others',
    forCause: 'not-needed',
    causes: [],
    causeForSeries: 'not-needed',
    ...more,
  });
const law = instrumentOf(
  [
    removal({
      cite: '742',
      summary: 'removal by holders',
      holders: { cite: '742', fraction: { majority: true }, of: 'cast', weigh: 'both' },
      otherRoutes: 'none',
      seriesDirectors: 'as-others',
      forCause: 'not-needed',
      causes: [],
      causeForSeries: 'not-needed',
    }),
  ],
  { id: 'law', kind: 'law', citedAs: 'Law', title: 'Law' },
);

/** Five in office of six seats, and a proposal to remove ada. */
const start = (cause?: string): Line[] => [
  ['2000-01-10', 'shares-issued', { class: 'common', to: 'dispersed', shares: '1000' }],
  [
    '2000-01-10',
    'opening-board',
    { size: '6', directors: persons.map((person) => ({ person, 'term-ends-after': '1' })) },
  ],
  [
    '2000-02-01',
    'proposed',
    { id: 'removal', act: { kind: 'removal', director: 'ada', ...(cause === undefined ? {} : { cause }) } },
  ],
];
const by = (yes: readonly string[]): Line => [
  '2000-02-10',
  'body-act',
  { by: 'board', on: 'removal', decides: 'approve', yes, present: '5', 'at-meeting': 'yes' },
];
const said = (fact: string, about: readonly string[], value: string): Line => [
  '2000-02-01',
  'stated',
  { fact, about, value },
];

function answerTo(
  provision: Provision,
  lines: readonly Line[],
  others: readonly ReturnType<typeof instrumentOf>[] = [],
) {
  return asked(open([instrumentOf([votes, provision, whole]), ...others], persons, lines), {
    question: 'board.remove',
    asOf: '2000-03-01',
    input: { of: 'removal' },
  });
}
function valueOf(...put: Parameters<typeof answerTo>) {
  const answer = answerTo(...put);
  expect(answer.outcome).toBe('answered');
  return answer['value'] as Record<string, unknown>;
}
const figures = (directors: Partial<Directors>) =>
  (valueOf(rule(directors), start())['routes'] as readonly Record<string, unknown>[])[0];

describe('removal by directors', () => {
  it.each([
    [{ base: 'whole', targetVotes: 'yes' }, '5', '4'],
    [{ base: 'whole', targetVotes: 'no' }, '5', '4'],
    [{ base: 'less-target', targetVotes: 'yes' }, '4', '3'],
    [{ base: 'less-target', targetVotes: 'no' }, '4', '3'],
    [{ of: 'entire-board' }, '6', '5'],
    [{ of: 'entire-board', base: 'less-target' }, '5', '4'],
  ] as const)('%j is counted on %s, of whom %s are needed', (directors, base, needed) => {
    expect(figures(directors)).toMatchObject({ base, needed });
  });

  it('counts the vote of the one concerned where the text lets that director vote', () => {
    const lines = [...start(), by(['ada', 'ben', 'cleo', 'dan'])];
    expect(valueOf(rule({}), lines)).toMatchObject({ outcome: 'permitted', directorsWhoMayVote: '5' });
    expect(valueOf(rule({ targetVotes: 'no' }), lines)).toMatchObject({
      outcome: 'needs-approval',
      directorsWhoMayVote: '4',
    });
  });

  it('needs one more where one is missing', () => {
    expect(valueOf(rule({}), [...start(), by(['ben', 'cleo', 'dan'])])).toMatchObject({ outcome: 'needs-approval' });
    expect(valueOf(rule({}), [...start(), by(['ben', 'cleo', 'dan', 'eva'])])).toMatchObject({ outcome: 'permitted' });
  });
});

describe('cause that the text does not define', () => {
  const forCause = rule({}, { forCause: 'needed' });
  const done = by(['ben', 'cleo', 'dan', 'eva']);
  const facts = (lines: readonly Line[]) =>
    (answerTo(forCause, lines)['inquiries'] as readonly { readonly fact: string }[]).map(({ fact }) => fact);

  it('is asked for where none is named, or it is said that there is none', () => {
    expect(facts([...start(), done])).toEqual(['removed-for-cause']);
    expect(facts([...start('none'), done])).toEqual(['removed-for-cause']);
    const line = (value: string) => said('removed-for-cause', ['ada'], value);
    expect(valueOf(forCause, [...start(), done, line('yes')])).toMatchObject({ outcome: 'permitted' });
    expect(valueOf(forCause, [...start(), done, line('no')])).toMatchObject({ outcome: 'needs-approval' });
  });

  it('that is named must be found by those who vote', () => {
    expect(facts([...start('fraud'), done])).toEqual(['cause-found']);
    expect(valueOf(forCause, [...start('fraud'), done, said('cause-found', ['ada', 'fraud'], 'yes')])).toMatchObject({
      outcome: 'permitted',
    });
  });
});

describe('removal in other ways', () => {
  const tally: Line = ['2000-02-10', 'tally', { proposal: 'removal', class: 'common', for: '30', against: '29' }];
  const open_ = rule({}, { otherRoutes: 'as-law-says' });

  it('is named as left to other law where none is loaded, unless the text is exclusive', () => {
    expect(JSON.stringify(answerTo(open_, start())['otherLaw'])).toContain('removal by the shareholders or by a court');
    expect(JSON.stringify(answerTo(rule({}), start())['otherLaw'])).not.toContain('by a court');
  });

  it('is opened by law that is loaded, and closed where the text is exclusive', () => {
    expect(valueOf(open_, [...start(), tally], [law])).toMatchObject({ outcome: 'permitted' });
    expect(valueOf(rule({}), [...start(), tally], [law])).toMatchObject({ outcome: 'needs-approval' });
    const even: Line = ['2000-02-10', 'tally', { proposal: 'removal', class: 'common', for: '30', against: '30' }];
    expect(valueOf(open_, [...start(), even], [law])).toMatchObject({ outcome: 'needs-approval' });
  });

  it('is by law alone where no instrument above it speaks', () => {
    const silent = instrumentOf([votes, whole]);
    const answer = asked(open([silent, law], persons, [...start(), tally]), {
      question: 'board.remove',
      asOf: '2000-03-01',
      input: { of: 'removal' },
    });
    expect(answer['value']).toMatchObject({ outcome: 'permitted', directorsWhoMayVote: '4' });
  });

  it('is told in the profile', () => {
    const told = (provision: Provision) =>
      JSON.stringify(
        asked(open([instrumentOf([provision])], persons, []), { question: 'instrument.profile', asOf: '2000-03-01' })[
          'value'
        ],
      );
    expect(told(rule({}, { otherRoutes: 'as-law-says', forCause: 'needed' }))).toContain(
      'for cause, by at least three quarters of the directors in office; in other ways as law says',
    );
  });

  it('is told in the profile as the text is read', () => {
    const byReading = removal({
      cite: 'V.5',
      summary: 'removal by holders',
      holders: { cite: 'V.5', fraction: { atLeast: '3/4' }, of: 'outstanding', weigh: 'both' },
      otherRoutes: { reading: 'R-only', options: { exclusive: 'none', beside: 'as-law-says' } },
      seriesDirectors: 'as-others',
      forCause: 'needed',
      causes: [],
      causeForSeries: 'not-needed',
    });
    const readings = [
      {
        id: 'R-only',
        cite: 'V.5',
        asks: 'is it the only way?',
        options: { exclusive: 'yes', beside: 'no' },
        adopted: 'exclusive',
        because: 'it says only',
      },
    ];
    const put = (question: object, more: { readonly readings?: Readonly<Record<string, string>> } = {}) =>
      JSON.stringify(
        asked(open([instrumentOf([votes, byReading], { readings })], persons, start(), more), {
          asOf: '2000-03-01',
          ...question,
        } as never),
      );
    const beside = { readings: { 'R-only': 'beside' } };
    const profile = { question: 'instrument.profile' };
    expect(put(profile)).toContain('for cause only, by holders of at least three quarters of the voting power"');
    expect(put(profile, beside)).toContain('of the voting power; in other ways as law says');
    expect(put({ question: 'board.remove', input: { of: 'removal' } }, beside)).toContain(
      'removal by the directors or by a court',
    );
  });
});
