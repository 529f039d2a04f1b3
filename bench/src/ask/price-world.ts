import { day, Journal, type EntryInput } from '@quorate/engine';

type Line = readonly [on: string, type: string, data: unknown];

/** How often the acquirer bought before it proposed the merger: each purchase bears on the price. */
const purchases = 24;

const families = ['register', 'board', 'officers', 'meetings', 'acts', 'dividends', 'reports', 'instruments'];

/**
 * The journal of a corporation under the charter of NSS Bancorp: somebody with a tenth of the stock, bought month by month
 * at rising prices for cash, proposes a merger, of which neither the votes nor the facts of the way by price are entered yet.
 */
export function priceJournal(): Journal {
  const { journal, problems } = Journal.empty('bench', day('1997-05-20')).append(lines().map(written));
  if (journal === undefined) throw new Error(problems.map(({ entry, message }) => `${entry}: ${message}`).join('\n'));
  return journal;
}

function written([on, type, data]: Line, index: number): EntryInput {
  const envelope = { corporation: 'bench', by: 'secretary', enteredAt: '1999-03-31T12:00:00Z', basis: 'books' };
  return { id: `e${index + 1}`, type, on, data, ...envelope };
}

function lines(): readonly Line[] {
  const directors = Array.from({ length: 8 }, (_, index) => `d${index + 1}`);
  const classOf = (index: number): string => ['one', 'two', 'three'][Math.floor(index / 3)]!;
  return [
    ['1997-05-20', 'person', { id: 'acquirer', kind: 'corporation', subsidiary: 'no' }],
    ...directors.map((id): Line => ['1997-05-20', 'person', { id, kind: 'individual' }]),
    ...families.map((family): Line => ['1997-05-20', 'coverage', { family, from: '1997-05-20' }]),
    [
      '1997-05-20',
      'opening-board',
      { size: '8', directors: directors.map((person, index) => ({ person, class: classOf(index) })) },
    ],
    ['1997-06-02', 'shares-issued', { class: 'common', to: 'dispersed', shares: '2400000' }],
    ...Array.from({ length: purchases }, (_, index) => purchase(index)),
    ['1999-08-02', 'proposed', { id: 'merger', act: { kind: 'merger', of: 'corporation', with: 'acquirer' } }],
  ];
}

function purchase(index: number): Line {
  const month = 6 + index;
  const on = `${1997 + Math.floor(month / 12)}-${String((month % 12) + 1).padStart(2, '0')}-15`;
  const paid = { 'per-share': `$${10 + index}`, 'paid-in': 'cash' };
  return [
    on,
    'shares-transferred',
    { class: 'common', from: 'dispersed', to: 'acquirer', shares: '10000', how: 'purchase', ...paid },
  ];
}
