import { day, Journal, type EntryInput } from '@quorate/engine';

/** What is entered of the made-up corporation beside its register. */
export interface World {
  readonly holders: number;
  readonly controls: number;
  readonly directors: number;
  /** Whether it is entered which directors are affiliated with the acquirer. */
  readonly standingKnown: boolean;
}

/** The two combinations that are asked about, and the day. The second has the same facts under other entries. */
export const proposals = ['merger', 'second-merger'] as const;
export const asOf = day('2004-10-20');

/** The case that everything is entered of: 1,000 holders of record, 50 edges of control, 9 directors. */
export const known: World = { holders: 1_000, controls: 50, directors: 9, standingKnown: true };

/** The same without any relationship. */
export const unrelated: World = { ...known, controls: 0, standingKnown: false };

/** The same with 13 directors, of none of whom it is entered whether it is affiliated with the acquirer. */
export const unknownDirectors: World = { ...known, directors: 13, standingKnown: false };

/**
 * The journal of a corporation in which an acquirer with three tenths of the stock proposes a merger: the directors have
 * voted on it, and every holder has cast a ballot.
 */
export function journalOf(world: World): Journal {
  const entries = [...start(), ...register(world), ...board(world), ...control(world), ...deal(world)];
  const { journal, problems } = Journal.empty('bench', day('1998-09-15')).append(entries.map(written));
  if (journal === undefined) throw new Error(problems.map(({ entry, message }) => `${entry}: ${message}`).join('\n'));
  return journal;
}

type Line = readonly [on: string, type: string, data: unknown];

function written([on, type, data]: Line, index: number): EntryInput {
  const envelope = { corporation: 'bench', by: 'secretary', enteredAt: `${on}T14:00:00Z`, basis: 'books' };
  return { id: `e${index + 1}`, type, on, data, ...envelope };
}

function* start(): Generator<Line> {
  const first = '1998-12-30';
  for (const family of ['register', 'board', 'meetings', 'acts', 'dividends', 'instruments']) {
    yield [first, 'coverage', { family, from: first }];
  }
  yield [first, 'milestone', { name: 'conversion' }];
}

function* register({ holders }: World): Generator<Line> {
  const person = (id: string): Line => ['1998-12-30', 'person', { id, kind: 'corporation', name: `Holder ${id}` }];
  for (const id of [...large.keys(), 'empire', ...Array.from({ length: holders }, (_, index) => holder(index))]) {
    yield person(id);
  }
  for (let index = 0; index < holders; index += 1) {
    yield ['1998-12-30', 'shares-issued', { class: 'common', to: holder(index), shares: String(each(index)) }];
  }
  for (const [to, shares] of large) yield ['2004-03-22', 'shares-issued', { class: 'common', to, shares }];
  yield ['2004-03-22', 'shares-issued', { class: 'common', to: 'empire', shares: '150000' }];
  yield ['2004-03-22', 'held-for', { holder: 'empire', class: 'common', shares: '150000', owners: ['fund'] }];
}

const large: ReadonlyMap<string, string> = new Map([
  ['acquirer', '90000'],
  ['fund', '60000'],
]);

function each(index: number): number {
  return 600 + (index % 7) * 30;
}

function holder(index: number): string {
  return `h${index}`;
}

function director(index: number): string {
  return `d${index}`;
}

function* board({ directors, standingKnown }: World): Generator<Line> {
  const all = Array.from({ length: directors }, (_, index) => director(index));
  for (const id of all) yield ['1998-12-30', 'person', { id, kind: 'individual' }];
  const seats = all.map((person, index) => {
    const cls = String((index % 3) + 1);
    return { person, class: cls, 'term-ends-after': cls, since: '1998-12-30' };
  });
  const classes = [0, 1, 2].map((cls) => String(seats.filter((_, index) => index % 3 === cls).length));
  yield ['1998-12-30', 'opening-board', { size: String(directors), classes, directors: seats }];
  if (!standingKnown) return;
  for (const [index, id] of all.entries()) {
    const value = index < directors - 1 ? 'no' : 'yes';
    yield ['2004-03-22', 'stated', { fact: 'affiliated', about: [id, 'acquirer'], value }];
  }
}

/** Half the edges make a tree under the acquirer, its fund first; the others a tree of holders apart from it. */
function* control({ controls }: World): Generator<Line> {
  const near = Math.floor(controls / 2);
  for (let edge = 0; edge < controls; edge += 1) {
    const within = edge < near ? ['acquirer', 'fund', ...holdersFrom(0, near)] : holdersFrom(near, controls + 2);
    const at = edge < near ? edge : edge - near;
    const [controller, controlled] = [within[Math.floor(at / 3)], within[at + 1]];
    yield ['2004-01-05', 'control', { controller, controlled }];
  }
}

function holdersFrom(first: number, end: number): readonly string[] {
  return Array.from({ length: end - first }, (_, index) => holder(first + index));
}

function* deal(world: World): Generator<Line> {
  for (const proposal of proposals) yield* combination(world, proposal);
}

function* combination({ holders, directors }: World, proposal: string): Generator<Line> {
  const merger = { kind: 'merger', of: 'corporation', with: 'acquirer' };
  yield ['2004-08-02', 'proposed', { id: proposal, act: merger, 'proposed-by': 'acquirer' }];
  const present = Array.from({ length: directors - 3 }, (_, index) => director(index));
  const no = present.slice(-2);
  const act = { by: 'continuing-directors', on: proposal, decides: 'approve', 'at-meeting': 'yes' };
  const yes = present.slice(0, -2);
  yield ['2004-08-16', 'body-act', { ...act, yes, no, present, 'relative-to': 'acquirer' }];
  yield ['2004-09-10', 'record-date', { for: proposal, date: '2004-09-10' }];
  for (const id of [...large.keys(), 'empire']) {
    yield ['2004-10-18', 'ballot', { proposal, holder: id, for: large.get(id) ?? '150000' }];
  }
  for (let index = 0; index < holders; index += 1) {
    const choice = index % 10 < 7 ? 'for' : 'against';
    yield ['2004-10-18', 'ballot', { proposal, holder: holder(index), [choice]: String(each(index)) }];
  }
}
