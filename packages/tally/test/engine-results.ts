import { Journal, openCorporation, post, type EntryInput, type Provision } from '@quorate/engine';
import { instrumentOf } from '../../engine/test/kinds/board/world.js';

/** What the engine is asked to count: votes on one proposal of an annual meeting, on the shares of these positions. */
export interface Voted {
  readonly provisions: readonly Provision[];
  readonly persons: readonly string[];
  readonly positions: readonly (readonly [holder: string, shares: bigint])[];
  readonly proposed: { readonly id: string };
  /** The entries that tell the votes: ballots, or totals. */
  readonly votes: readonly object[];
}

/** The lines of its results, as they are told once the polls are closed. */
export function linesOfResults({ provisions, persons, positions, proposed, votes }: Voted) {
  const entry = (id: string, type: string, data: object) => ({ id, type, on: '2004-01-05', basis: 'books', data });
  const entries = [
    ...['register', 'meetings', 'acts'].map((family) => entry(family, 'coverage', { family, from: '2004-01-05' })),
    ...persons.map((id) => entry(`person-${id}`, 'person', { id, kind: 'individual' })),
    ...positions
      .filter(([, shares]) => shares > 0n)
      .map(([to, shares], index) =>
        entry(`issue-${index}`, 'shares-issued', { class: 'common', to, shares: String(shares) }),
      ),
    entry(proposed.id, 'proposed', proposed),
    {
      ...entry('held', 'meeting-held', { id: 'am', kind: 'annual', of: 'shareholders', 'present-shares': '1' }),
      on: '2004-05-14',
      time: '09:00',
    },
    ...votes,
    { ...entry('closed', 'polls-closed', { proposal: proposed.id }), on: '2004-05-14', time: '15:00' },
  ].map((each) => ({
    ...each,
    corporation: 'acme',
    enteredAt: '2004-06-01T00:00:00Z',
    by: 'inspector',
  })) as EntryInput[];
  const { journal, problems } = Journal.empty('acme').append(entries);
  if (journal === undefined) throw new Error(JSON.stringify(problems));
  const corporation = openCorporation({ instruments: [instrumentOf(provisions)], books: post(journal) });
  const answer = corporation.ask({ question: 'meeting.results', asOf: '2004-05-20', input: { meeting: 'am' } });
  const { matters } = (answer.outcome === 'answered' ? answer.value : answer.settledParts) as {
    readonly matters: readonly { readonly lines: readonly Record<string, string>[] }[];
  };
  return matters.flatMap(({ lines }) => lines);
}
