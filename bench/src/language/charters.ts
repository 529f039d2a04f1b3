import {
  Journal,
  openCorporation,
  post,
  type Answer,
  type Corporation,
  type EntryInput,
  type Instrument,
  type Provision,
} from '@quorate/engine';

/** What the two charters of a pair are asked of. */
export interface Pair {
  readonly what: string;
  readonly proposal: string;
  readonly special: Provision;
  readonly general: Provision;
}

const clause = (kind: string, cite: string, more: object): Provision => ({ kind, cite, summary: kind, ...more });

/** The same clause in its special kind, and in the general language. */
export const pairs: readonly Pair[] = [
  {
    what: 'no consents in writing',
    proposal: 'consent',
    special: clause('no-written-consent', 'V.1', { consentOfAll: 'no-effect' }),
    general: clause('forbids', 'V.1', { acts: ['written-consent'] }),
  },
  {
    what: 'removal by two thirds, for cause or not',
    proposal: 'removal',
    special: clause('removal', 'V.2', {
      holders: { cite: 'V.2', fraction: 'at least 2/3', of: 'outstanding', weigh: 'both' },
      otherRoutes: 'none',
      seriesDirectors: 'as-others',
      forCause: 'not-needed',
      causes: [],
      causeForSeries: 'not-needed',
    }),
    general: clause('requires', 'V.2', {
      acts: ['removal'],
      needs: { vote: 'voting', by: 'at least 2/3', of: 'outstanding' },
    }),
  },
];

const stock: readonly Provision[] = [
  clause('stock-classes', 'IV.1', {
    total: '1,000,000',
    classes: [{ class: 'common', authorised: '1,000,000', par: '$0.01' }],
    treasury: 'issued',
  }),
  clause('class-votes', 'IV.2', { votes: [{ class: 'common', each: '1' }] }),
];

export function charter(provisions: readonly Provision[]): Instrument {
  return {
    schema: 1,
    id: 'charter',
    kind: 'charter',
    title: 'Charter of a made-up corporation',
    corporation: 'made-up',
    jurisdiction: 'somewhere',
    currency: 'USD',
    from: '1990-01-01',
    source: 'invented',
    articles: [
      { number: 'IV', title: 'Stock', provisions: stock },
      { number: 'V', title: 'Clauses', provisions },
    ],
    readings: [],
    notes: [],
  };
}

/** A charter of so many provisions in the general language. */
export function longCharter(howMany: number): Instrument {
  const each = (place: number): Provision => {
    const cite = `V.${place + 1}`;
    if (place % 3 === 0)
      return clause('requires', cite, {
        acts: { acts: ['merger'], where: { stated: `matter-${place}` } },
        needs: { all: [{ vote: 'voting', by: 'at least 2/3', of: 'outstanding' }, { vote: 'board' }] },
      });
    if (place % 3 === 1)
      return clause('forbids', cite, {
        acts: { acts: ['dividend'], stock: ['common'] },
        while: { stated: `state-${place}` },
      });
    return clause('constant', cite, { values: { [`name-${place}`]: 'a name' } });
  };
  return charter(Array.from({ length: howMany }, (_, place) => each(place)));
}

const lines: readonly (readonly [string, string, object])[] = [
  ...['register', 'board', 'meetings', 'acts', 'instruments'].map(
    (family) => ['1990-01-01', 'coverage', { family, from: '1990-01-01' }] as const,
  ),
  ['1990-01-01', 'person', { id: 'ann', kind: 'individual' }],
  ['2001-01-02', 'shares-issued', { class: 'common', to: 'dispersed', shares: '900' }],
  ['2001-01-02', 'opening-board', { size: '1', directors: [{ person: 'ann' }] }],
  [
    '2002-01-02',
    'proposed',
    { id: 'consent', act: { kind: 'written-consent', of: 'shareholders', what: 'an act of the holders' } },
  ],
  ['2002-01-02', 'proposed', { id: 'removal', act: { kind: 'removal', director: 'ann' } }],
  ['2002-02-01', 'tally', { proposal: 'removal', class: 'common', for: '600', against: '300' }],
];

/** A corporation with nothing worked out yet. */
export function opened(instrument: Instrument): Corporation {
  const entries = lines.map(([on, type, data], index): EntryInput => ({
    id: `e${index}`,
    corporation: 'made-up',
    type,
    on,
    enteredAt: '2020-01-01T00:00:00Z',
    by: 'secretary',
    basis: 'books',
    data,
  }));
  const { journal, problems } = Journal.empty('made-up').append(entries);
  if (journal === undefined) throw new Error(JSON.stringify(problems));
  return openCorporation({ instruments: [instrument], books: post(journal) });
}

export function statusOf(corporation: Corporation, of: string): Answer {
  return corporation.ask({ question: 'approval.status', asOf: '2002-03-01', input: { of }, sensitivity: 'none' });
}
