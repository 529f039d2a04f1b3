import { day, Journal, openCorporation, post, type Books, type EntryInput } from '@quorate/engine';
import { peoplesBankcorp } from '@quorate/peoples-bankcorp';
import { cpuOf, heading, line, median, milliseconds } from '../measure.js';

/** The cards of a meeting entered one by one: a matter and an election of three seats, with as many ballots on each as there are holders. */
export function ballots({ quick }: { readonly quick: boolean }): void {
  const holders = 3_000;
  const rounds = quick ? 3 : 9;
  heading('A meeting with 3,000 ballots in a journal, on each of a matter and an election (CPU ms)');
  const journal = journalOf(holders);
  const figures = Object.entries<Readonly<Record<string, string>>>({
    'meeting.tabulate': { of: 'auditors' },
    'meeting.elect': { of: 'directors' },
    'meeting.results': { meeting: 'am' },
  });
  line('posted', `${milliseconds((given: Journal) => post(given), { rounds, make: () => journal }).toFixed(0)} ms`);
  for (const [question, input] of figures) {
    for (const sensitivity of ['none', 'single'] as const) {
      const first = { took: 0 };
      const took = Array.from({ length: rounds }, (_, round) => {
        const books = post(journal);
        const each = cpuOf(() => asked(books, question, input, sensitivity));
        if (round === 0) first.took = each;
        return each;
      });
      line(
        `${question}, cold, ${sensitivity === 'none' ? 'nothing turned' : 'every reading and premise turned'}`,
        `${median(took).toFixed(0)} ms`,
        `the first ${first.took.toFixed(0)} ms`,
      );
    }
  }
}

const { charter, bylaws } = peoplesBankcorp;

function asked(
  books: Books,
  question: string,
  input: Readonly<Record<string, unknown>>,
  sensitivity: 'none' | 'single',
): void {
  const corporation = openCorporation({ instruments: [charter, bylaws].flat(), books });
  const { outcome } = corporation.ask({ question, asOf: '2004-05-20', input, sensitivity });
  if (outcome !== 'answered') throw new Error(`${question} came out ${outcome}.`);
}

function journalOf(holders: number): Journal {
  const lines: [on: string, type: string, data: object, time?: string][] = [];
  const of = (index: number): string => `h${index}`;
  for (const family of ['register', 'meetings', 'acts', 'board']) {
    lines.push(['1998-12-15', 'coverage', { family, from: '1998-12-15' }]);
  }
  lines.push(['1998-12-15', 'milestone', { name: 'conversion' }]);
  for (let index = 0; index < holders; index += 1) {
    lines.push(['1998-12-20', 'person', { id: of(index), kind: 'individual' }]);
    lines.push(['1998-12-20', 'shares-issued', { class: 'common', to: of(index), shares: '300' }]);
  }
  const candidates = [0, 1, 2, 3, 4, 5].map(of);
  lines.push(
    [
      '2004-03-01',
      'meeting-called',
      { id: 'am', kind: 'annual', of: 'shareholders', by: 'board', for: '2004-05-14 14:00' },
    ],
    ['2004-03-15', 'record-date', { for: 'am', date: '2004-03-26' }],
    ['2004-03-20', 'proposed', { id: 'auditors', meeting: 'am', act: { kind: 'resolution', on: 'the auditors' } }],
    [
      '2004-03-20',
      'proposed',
      { id: 'directors', act: { kind: 'election', meeting: 'am', seats: '3', class: '1', candidates } },
    ],
    [
      '2004-05-14',
      'meeting-held',
      { id: 'am', kind: 'annual', of: 'shareholders', 'present-shares': String(300 * holders) },
      '14:00',
    ],
  );
  for (let index = 0; index < holders; index += 1) {
    const slate = index % 5 < 3 ? candidates.slice(0, 3) : candidates.slice(3);
    lines.push(
      [
        '2004-05-14',
        'ballot',
        { proposal: 'auditors', holder: of(index), [index % 4 === 0 ? 'against' : 'for']: '300' },
        '14:30',
      ],
      [
        '2004-05-14',
        'election-ballot',
        {
          meeting: 'am',
          election: 'directors',
          holder: of(index),
          votes: slate.map((candidate) => ({ candidate, votes: '300' })),
        },
        '14:30',
      ],
    );
  }
  lines.push(
    ['2004-05-14', 'polls-closed', { proposal: 'auditors' }, '15:00'],
    ['2004-05-14', 'polls-closed', { proposal: 'directors' }, '15:00'],
  );
  const entries = lines.map(([on, type, data, time], index) => ({
    id: `e${index + 1}`,
    type,
    on,
    data,
    ...(time === undefined ? undefined : { time }),
    corporation: 'bench',
    by: 'secretary',
    enteredAt: '2004-05-15T14:00:00Z',
    basis: 'books',
  })) as EntryInput[];
  const { journal, problems } = Journal.empty('bench', day('1998-09-15')).append(entries);
  if (journal === undefined) throw new Error(problems.map(({ entry, message }) => `${entry}: ${message}`).join('\n'));
  return journal;
}
