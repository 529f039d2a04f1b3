import { describe, expect, it } from 'vitest';
import {
  amendment,
  businessCombination,
  bylawPower,
  combinationExemption,
  continuingDirector,
  determinationPower,
  openCorporation,
  ownershipLimit,
  post,
  removal,
  requires,
  type Answer,
  type Given,
  type Provision,
  type Reading,
} from '../../../src/index.js';
import { entireBoard, vacancy } from '../../../src/kinds/board/index.js';
import { instrumentOf, journalOf, type Line } from '../../kinds/board/world.js';

const independents = (
  fraction: { atLeast: string } | { majority: true },
  needed: 'always' | 'where-somebody-is-interested',
) =>
  ({
    cite: 'V.9',
    says: 'votes of the independent directors',
    body: 'independent-directors',
    fraction,
    of: 'in-office',
    needed,
    atMeeting: true,
  }) as const;

const seven: readonly Line[] = [
  [
    '2000-01-10',
    'opening-board',
    { size: '8', directors: ['a', 'b', 'c', 'd', 'e', 'f', 'g'].map((person) => ({ person })) },
  ],
];
const someIndependent: readonly Given[] = ['a', 'b', 'c', 'd', 'e', 'f', 'g'].map((person, index) => ({
  notion: 'independent-director',
  about: [person],
  value: index < 5 ? 'yes' : 'no',
}));
const interested = (...persons: readonly string[]): Given => ({
  notion: 'interested-shareholders',
  about: [],
  value: { persons, owners: persons },
});

function ask(
  provisions: readonly Provision[],
  given: readonly Given[] = [],
  { lines = seven, readings = [] }: { readonly lines?: readonly Line[]; readonly readings?: readonly Reading[] } = {},
): Answer {
  return openCorporation({
    instruments: [instrumentOf(provisions, { readings })],
    books: post(journalOf(['a', 'b', 'c', 'd', 'e', 'f', 'g', 'big'], lines)),
    given,
  }).ask({ question: 'board.votes', asOf: '2001-06-01', input: {} });
}

type Row = Readonly<Record<string, unknown>> & { readonly votes: readonly Record<string, unknown>[] };

function rows(...parts: Parameters<typeof ask>): readonly Row[] {
  const answer = ask(...parts);
  return ((answer.outcome === 'answered' ? answer.value : answer.settledParts) as unknown as { rows: readonly Row[] })
    .rows;
}

const size = requires({
  cite: 'V.1',
  summary: 'the number',
  acts: [{ acts: ['board-size'] }, { acts: ['bylaw'], where: { proposalSays: 'number-of-directors' } }],
  needs: {
    says: 'fixing the number of directors',
    all: [
      { vote: 'board', by: 'at least 3/4', of: 'whole-board' },
      { vote: 'independent-directors', by: 'majority', of: 'members', meeting: 'held', whereInterested: true },
    ],
  },
});

/** Sixty percent of the continuing directors free a combination. */
const freedByContinuing = combinationExemption({
  cite: 'V.4',
  summary: 'free',
  frees: 'V.5',
  says: 'their approval',
  by: 'approval',
  body: 'continuing-directors',
  fraction: { atLeast: '60%' },
  of: 'members',
  atMeeting: true,
  before: 'effect',
});

describe('the table of votes of directors', () => {
  it('has what is asked besides only where somebody is interested, with numbers of what is asked now', () => {
    const entire = entireBoard({ cite: 'V.0', summary: 'all seats', duringDecrease: 'larger' });
    const told = (...persons: readonly string[]) => rows([entire, size], [...someIndependent, interested(...persons)]);
    expect(told()).toMatchObject([
      {
        id: 'V.1',
        on: 'fixing the number of directors',
        'nobody-interested': 'at least three quarters of the entire Board',
        'somebody-interested':
          'at least three quarters of the entire Board, and a majority of the independent directors in office, at a meeting',
        changes: true,
        now: 'nobody',
        votes: [
          { id: 'board', of: 'entire-board', asked: 'always', base: '8', needed: '6' },
          { id: 'independent-directors', asked: 'where-somebody-is-interested' },
        ],
      },
    ]);
    expect(told()[0]?.votes[1]).not.toHaveProperty('base');
    expect(told('big')).toMatchObject([{ now: 'somebody', votes: [{ needed: '6' }, { base: '5', needed: '3' }] }]);
  });

  it('says who belongs to a body while nobody is interested, as the definition has it', () => {
    const definition = (nobodyInterested: 'every-director' | 'no-such-directors' | 'person-to-be') =>
      continuingDirector({
        cite: 'V.2',
        summary: 'who is independent',
        called: 'independent-director',
        before: 'the-person-concerned',
        service: 'was-one-before',
        unaffiliatedWith: 'the-person-concerned',
        nobodyInterested,
        favoured: { cite: 'V.2(b)', by: { majority: true } },
      });
    const power = determinationPower({
      cite: 'V.3',
      summary: 'they determine',
      body: 'independent-directors',
      fraction: { atLeast: '2/3' },
      of: 'present',
      ifInGoodFaith: false,
    });
    const first = (who: Parameters<typeof definition>[0]) =>
      rows([definition(who), power], [interested(), ...someIndependent]).map((each) => each['nobody-interested']);
    expect(first('every-director')).toEqual([
      'a majority of the independent directors in office (then every director is one)',
      'at least two thirds of the independent directors present (then every director is one)',
    ]);
    expect(first('no-such-directors')[0]).toContain('then there are none');
    expect(first('person-to-be')[0]).toContain('whoever would become one');
  });

  it('tells continuing directors in regard to those who are interested, and counts none where nobody is', () => {
    const conditions = combinationExemption({
      cite: 'V.4(b)',
      summary: 'free',
      frees: 'V.5',
      says: 'a price',
      by: 'conditions',
      topic: 'price-and-procedure',
    });
    const continuing = ['a', 'b', 'c', 'd', 'e', 'f', 'g'].map((person): Given => ({
      notion: 'continuing-director',
      about: [person, 'big'],
      value: person === 'g' ? 'no' : 'yes',
    }));
    const told = (...persons: readonly string[]) =>
      rows([freedByContinuing, conditions], [interested(...persons), ...continuing]);
    expect(told('big')).toMatchObject([
      { id: 'V.4', now: 'somebody', votes: [{ id: 'continuing-directors', base: '6', needed: '4' }] },
    ]);
    expect(told()[0]?.votes[0]).not.toHaveProperty('base');
    expect(told()[0]).toMatchObject({
      now: 'nobody',
      'somebody-interested': 'at least 60 % of the continuing directors in office, at a meeting',
    });
  });

  it('knows of nobody interested where no instrument says who would be', () => {
    expect(rows([size], someIndependent, { lines: seven })).toMatchObject([{ now: 'nobody' }]);
  });

  it('shows that a body without members cannot vote', () => {
    const none: Given = { notion: 'independent-directors-count', about: [], value: '0', unit: 'persons' };
    expect(rows([size], [none, interested('big')])).toMatchObject([
      { votes: [{}, { id: 'independent-directors', base: '0', impossible: true }] },
    ]);
  });

  it('asks for what is not known, and still tells what each case asks for', () => {
    const power = bylawPower({
      cite: 'V.6',
      summary: 'bylaws',
      exclusive: false,
      board: {
        votes: [
          { ...independents({ majority: true }, 'always'), body: 'board', cite: 'V.6(a)' },
          independents({ atLeast: '2/3' }, 'where-somebody-is-interested'),
        ],
      },
    });
    const answer = ask([power], [...someIndependent, interested('big')]);
    expect(answer.outcome).toBe('answered');
    const unknown = openCorporation({
      instruments: [
        instrumentOf([
          power,
          continuingDirector({
            cite: 'V.2',
            summary: 'who is independent',
            called: 'independent-director',
            before: 'the-person-concerned',
            service: 'was-one-before',
            unaffiliatedWith: 'the-person-concerned',
            nobodyInterested: 'every-director',
          }),
        ]),
      ],
      books: post(journalOf([], [])),
      given: [{ notion: 'interested-shareholders', about: [], value: { persons: ['big'], owners: ['big'] } }],
    }).ask({ question: 'board.votes', asOf: '2031-06-01', input: {} });
    expect(unknown.outcome === 'answered' ? unknown.value : unknown.settledParts).toMatchObject({
      rows: [
        { id: 'V.6(a)', 'nobody-interested': 'a majority of the directors in office, at a meeting', changes: true },
      ],
    });
  });

  it('asks for what is not known of many directors together: no list of cases doubles with each of them', () => {
    const unknown = (...among: readonly string[]) => {
      const answer = openCorporation({
        instruments: [
          instrumentOf([
            freedByContinuing,
            continuingDirector({
              cite: 'V.2',
              summary: 'who is a continuing director',
              called: 'continuing-director',
              before: 'the-person-concerned',
              service: 'was-one-before',
              unaffiliatedWith: 'the-person-concerned',
              nobodyInterested: 'every-director',
            }),
          ]),
        ],
        books: post(journalOf(['a', 'b', 'c', 'd', 'e', 'f', 'g', 'big'], seven)),
        given: [
          interested('big'),
          { notion: 'became-interested', about: ['big'], value: '2001-03-01', unit: 'moment' },
          ...['a', 'b', 'c', 'd', 'e', 'f', 'g']
            .filter((person) => !among.includes(person))
            .map((person): Given => ({ notion: 'continuing-director', about: [person, 'big'], value: 'yes' })),
        ],
      }).ask({ question: 'board.votes', asOf: '2001-06-01', input: {} });
      return answer.outcome === 'needs-facts' ? answer : expect.fail(answer.outcome);
    };
    const few = unknown('a', 'b');
    const many = unknown('a', 'b', 'c', 'd', 'e', 'f', 'g');
    expect(few.cases.length).toBeGreaterThan(1);
    expect(many.cases.length).toBeLessThan(few.cases.length);
    for (const person of ['a', 'b', 'c', 'd', 'e', 'f', 'g'])
      expect(many.inquiries.some(({ about }) => about.includes(person))).toBe(true);
  });

  it('numbers several matters of one section', () => {
    const change = amendment({
      cite: 'V.7',
      summary: 'changing it',
      of: 'charter',
      acts: ['amendment'],
      board: { cite: 'V.7', says: 'a majority', vote: 'board', by: 'majority', of: 'members' },
      holders: [
        {
          cite: 'V.7',
          any: [
            { says: 'four fifths', vote: 'voting', by: 'at least 80%', of: 'entitled' },
            {
              says: 'a majority',
              vote: 'voting',
              by: 'majority',
              of: 'entitled',
              recommended: { cite: 'V.7', says: 'it recommends', votes: [independents({ atLeast: '2/3' }, 'always')] },
            },
          ],
        },
      ],
      boardAlone: ['V.1'],
      boardAloneByLaw: 'the Act',
    });
    expect(rows([change], [interested(), ...someIndependent])).toMatchObject([
      { id: 'V.7', on: 'a change of the charter', votes: [{ base: '7', needed: '4' }] },
      {
        id: 'V.7 (2)',
        cite: 'V.7',
        on: 'recommending a change of the charter, so that a majority is enough',
      },
      { id: 'V.7 (3)', on: 'a change of the charter without the shareholders, as far as law lets the board (the Act)' },
    ]);
  });
});

describe('what provisions have directors vote on', () => {
  const on = (...provisions: readonly Provision[]) =>
    rows(provisions, [interested(), ...someIndependent]).map((each) => [
      each['id'],
      each['on'],
      each['nobody-interested'],
    ]);

  it('is filling seats and removing directors', () => {
    const filling = (filled: 'as-vacancies' | 'by-act-of-the-board') =>
      vacancy({
        cite: 'V.10',
        summary: 'seats',
        fraction: { majority: true },
        newSeats: { cite: 'V.10(b)', filled },
        appointeeServes: 'next-annual-meeting',
        successorServes: 'class-term',
        decreaseEnds: 'nothing',
        holdingOver: 'no-vacancy',
        holdersMayFill: 'no',
        seriesSeats: 'series-directors',
        seriesAppointee: 'keeps',
      });
    expect(on(filling('as-vacancies'))).toEqual([
      ['V.10', 'filling a vacancy', 'a majority of the directors in office'],
      ['V.10(b)', 'filling a new seat', 'a majority of the directors in office'],
    ]);
    expect(on(filling('by-act-of-the-board'))[1]?.[2]).toBe('a majority of the directors present');
    const removing = (directors: boolean) =>
      removal({
        cite: 'V.11',
        summary: 'removal',
        ...(directors
          ? {
              directors: {
                cite: 'V.11(b)',
                fraction: { atLeast: '2/3' },
                of: 'in-office',
                base: 'whole',
                targetVotes: 'yes',
              },
            }
          : undefined),
        otherRoutes: 'none',
        seriesDirectors: 'as-others',
        forCause: 'not-needed',
        causes: [],
        causeForSeries: 'not-needed',
      });
    expect(on(removing(true))).toEqual([
      ['V.11(b)', 'removing a director', 'at least two thirds of the directors in office'],
    ]);
    expect(on(removing(false))).toEqual([]);
  });

  it('is recommending transactions, and approving them first', () => {
    const vote = requires({
      cite: 'V.12',
      summary: 'votes',
      acts: ['merger', 'share-exchange'],
      needs: {
        any: [
          { vote: 'voting', by: 'at least 2/3', of: 'entitled' },
          {
            says: 'a majority',
            vote: 'voting',
            by: 'majority',
            of: 'entitled',
            recommended: {
              cite: 'V.12',
              says: 'it recommends',
              votes: [
                { ...independents({ atLeast: '2/3' }, 'always'), body: 'board', of: 'present', atMeeting: false },
              ],
            },
          },
        ],
      },
    });
    expect(on(vote)).toEqual([
      [
        'V.12',
        'recommending merger or share exchange, so that a majority is enough',
        'at least two thirds of the directors present',
      ],
    ]);
    const combination = businessCombination({
      cite: 'V.13',
      summary: 'deals',
      rows: [
        {
          cite: 'V.13(a)',
          says: 'an issue',
          deals: ['issue'],
          of: 'corporation',
          parts: ['recipient'],
          except: ['in-proportion-to-all-holders', { establishedWith: independents({ majority: true }, 'always') }],
        },
        { cite: 'V.13(b)', says: 'a merger', deals: ['merger'], of: 'corporation', parts: ['party'] },
      ],
      boardFirst: { cite: 'V.13', says: 'the board first' },
      votes: [
        { cite: 'V.13', says: 'all', fraction: { atLeast: '1' }, count: 'votes', base: 'general', weigh: 'both' },
      ],
      overrides: [],
    });
    expect(on(combination).map(([id, what]) => [id, what])).toEqual([
      ['V.13', 'approving a transaction with an interested shareholder before the holders vote'],
      ['V.9', 'setting up an employee benefit plan, issues under which are then left out of the list'],
    ]);
  });

  it('is lifting a limit on ownership, by each way that asks directors', () => {
    const limit = ownershipLimit({
      cite: 'V.14',
      summary: 'a limit',
      over: { moreThan: '15%' },
      of: 'class',
      rights: 'counted',
      looksAt: 'what-results',
      forbids: ['acquisition'],
      reaches: 'acquisition',
      counts: 'every-acquisition',
      unless: {
        kind: 'any',
        says: 'any of these',
        of: [
          { kind: 'body', body: 'board', fraction: { atLeast: '2/3' }, atMeeting: 'or-all' },
          {
            kind: 'body',
            cite: 'V.14(a)',
            body: 'continuing-directors',
            fraction: { majority: true },
            atMeeting: false,
          },
          { kind: 'directors', cite: 'V.14(b)', votes: [independents({ majority: true }, 'always')] },
          { kind: 'no-objection', cite: 'V.14(c)', body: 'board', days: '30' },
          { kind: 'notice', cite: 'V.14(d)', body: 'board' },
        ],
      },
      partlyApproved: 'from-the-limit',
      effect: { kind: 'reduced', above: '15%', to: '1/100' },
    });
    expect(on(limit).map(([id, , votes]) => [id, votes])).toEqual([
      ['V.14', 'at least two thirds of the directors in office, at a meeting or with the votes of all'],
      ['V.14(a)', 'a majority of the continuing directors in office'],
      ['V.14(b)', 'a majority of the independent directors in office, at a meeting'],
      ['V.14(c)', 'a majority of the directors present'],
    ]);
  });
});
