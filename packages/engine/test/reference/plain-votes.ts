import type { Line } from '../kinds/board/world.js';

/**
 * A vote of holders written from the meaning of its entries alone, share by share: every share is a place in a list, and a
 * card marks places. Nothing of the engine is used.
 */
export const holders = ['ada', 'ben', 'cleo'] as const;
export type Holder = (typeof holders)[number];
const ways = ['for', 'against', 'abstain', 'unvoted'] as const;
type Way = (typeof ways)[number];

/** Shares under each way of voting. */
export type Marks = Readonly<Record<Way, number>>;

export interface VoteWorld {
  readonly shares: Readonly<Record<Holder, number>>;
  /** On a day, shares sold by one to the next. */
  readonly sales: readonly {
    readonly on: number;
    readonly from: Holder;
    readonly to: Holder;
    readonly shares: number;
  }[];
  /** On which day a record date was fixed, for the act or for the meeting called for it, and which. */
  readonly recordDates: readonly { readonly on: number; readonly of: 'act' | 'meeting'; readonly day: number }[];
  readonly cards: readonly ({ readonly on: number; readonly holder: Holder } & Partial<Marks>)[];
  readonly totals: readonly ({ readonly on: number; readonly holder?: Holder } & Partial<Marks>)[];
  readonly closed?: number;
  readonly asked: number;
}

export interface Result extends Marks {
  readonly entitled: number;
  readonly present: number;
  /** A total that is of more than there can be settles nothing. */
  readonly settles: boolean;
}

/** Holdings after the sales of a day. */
function heldOn(world: VoteWorld, day: number): Record<Holder, number> {
  const held = { ...world.shares };
  for (const sale of possibleSales(world)) {
    if (sale.on > day) continue;
    held[sale.from] -= sale.shares;
    held[sale.to] += sale.shares;
  }
  return held;
}

/** Nobody sells more than it has: sales in order of their days, each cut to what is there. */
export function possibleSales({ shares, sales }: VoteWorld): VoteWorld['sales'] {
  const held = { ...shares };
  return [...sales]
    .sort((a, b) => a.on - b.on)
    .flatMap((sale) => {
      const sold = Math.min(sale.shares, held[sale.from]);
      if (sold === 0 || sale.from === sale.to) return [];
      held[sale.from] -= sold;
      held[sale.to] += sold;
      return [{ ...sale, shares: sold }];
    });
}

/** The day at whose close the voters are taken. */
function recordDay(world: VoteWorld): number {
  return fixedDay(world) ?? Math.min(world.closed ?? world.asked, world.asked);
}

/** Whether nobody says on which day the voters of a vote that is over were taken, and some of them sold before it was. */
export function isRecordDayUnknown(world: VoteWorld): boolean {
  const { closed, asked } = world;
  if (closed === undefined || closed > asked || fixedDay(world) !== undefined) return false;
  return possibleSales(world).some(({ on }) => on < closed);
}

function fixedDay({ recordDates, closed, asked }: VoteWorld): number | undefined {
  const over = Math.min(closed ?? asked, asked);
  const fixed = (of: 'act' | 'meeting') =>
    recordDates
      .filter((one) => one.of === of && one.on <= over)
      .sort((a, b) => a.on - b.on)
      .at(-1);
  return [fixed('act'), fixed('meeting')].find((last) => last !== undefined && last.day <= asked)?.day;
}

const empty: Marks = { for: 0, against: 0, abstain: 0, unvoted: 0 };
const size = (marks: Marks): number => ways.reduce((all, way) => all + marks[way], 0);
const filled = (some: Partial<Marks>): Marks => ({
  for: some.for ?? 0,
  against: some.against ?? 0,
  abstain: some.abstain ?? 0,
  unvoted: some.unvoted ?? 0,
});

/** Marks so many places, one share at a time, as long as there are places. */
function mark(places: number, wanted: Marks): { readonly marked: Marks; readonly enough: boolean } {
  const marked = { ...empty } as Record<Way, number>;
  if (wanted.for > 0 && wanted.against > 0 && wanted.for + wanted.against > places) {
    return { marked: { ...empty, abstain: places }, enough: false };
  }
  for (const way of ways) {
    for (let share = 0; share < wanted[way] && size(marked) < places; share += 1) marked[way] += 1;
  }
  return { marked, enough: size(wanted) <= places };
}

function add(a: Marks, b: Marks): Marks {
  return {
    for: a.for + b.for,
    against: a.against + b.against,
    abstain: a.abstain + b.abstain,
    unvoted: a.unvoted + b.unvoted,
  };
}

function beyond(total: Marks, shown: Marks): Marks {
  const left = (way: Way) => Math.max(0, total[way] - shown[way]);
  return { for: left('for'), against: left('against'), abstain: left('abstain'), unvoted: left('unvoted') };
}

export function resultOf(world: VoteWorld): Result {
  const held = heldOn(world, recordDay(world));
  const entitled = holders.reduce((all, holder) => all + held[holder], 0);
  const inTime = (on: number) =>
    on <= world.asked && (world.closed === undefined || world.closed > world.asked || on <= world.closed);
  const shown = new Map<Holder, Marks>();
  for (const holder of holders) {
    const cards = world.cards.filter((card) => card.holder === holder && inTime(card.on)).sort((a, b) => a.on - b.on);
    let any = false;
    for (const card of cards.toReversed()) {
      const before = shown.get(holder) ?? empty;
      const wanted = filled(card);
      if (any && size(before) + size(wanted) > Math.max(held[holder], 0)) continue;
      // A card over the holding, alone, leaves no place to an earlier one.
      const used = mark(held[holder], wanted);
      shown.set(holder, add(before, used.marked));
      any = true;
      if (!used.enough) break;
    }
  }
  const reported = world.totals.filter(({ on }) => on <= world.asked).sort((a, b) => a.on - b.on);
  for (const holder of holders) {
    const total = reported.findLast((one) => one.holder === holder);
    if (total === undefined) continue;
    const before = shown.get(holder) ?? empty;
    const { marked } = mark(held[holder] - size(before), beyond(filled(total), before));
    shown.set(holder, add(before, marked));
  }
  let all = [...shown.values()].reduce(add, empty);
  let settles = true;
  const total = reported.findLast((one) => one.holder === undefined);
  if (total !== undefined) {
    const { marked, enough } = mark(entitled - size(all), beyond(filled(total), all));
    all = add(all, marked);
    settles = enough;
  }
  return { ...all, entitled, present: size(all), settles };
}

const date = (day: number): string => `2000-05-${String(day).padStart(2, '0')}`;

/** The entries of such a world, in the order of their days. */
export function entriesOf(world: VoteWorld, act: object): readonly Line[] {
  const issued = holders.flatMap((to): Line[] =>
    world.shares[to] === 0
      ? []
      : [[date(1), 'shares-issued', { class: 'common', to, shares: String(world.shares[to]) }]],
  );
  const text = (marks: Partial<Marks>, names: Readonly<Partial<Record<Way, string>>>) =>
    Object.fromEntries(
      Object.entries(names).flatMap(([way, name]) => {
        const shares = marks[way as Way];
        return shares === undefined ? [] : [[name, String(shares)]];
      }),
    );
  const ballotWays = { for: 'for', against: 'against', abstain: 'abstain' };
  const later: Line[] = [
    ...possibleSales(world).map(({ on, from, to, shares }): Line => [
      date(on),
      'shares-transferred',
      { class: 'common', from, to, shares: String(shares), how: 'purchase' },
    ]),
    ...world.recordDates.map(({ on, of, day }): Line => [
      date(on),
      'record-date',
      { for: of === 'act' ? 'matter' : 'sm', date: date(day) },
    ]),
    ...world.cards.map(({ on, holder, ...marks }): Line => [
      date(on),
      'ballot',
      { proposal: 'matter', holder, class: 'common', ...text(marks, ballotWays) },
    ]),
    ...world.totals.map(({ on, holder, ...marks }): Line => [
      date(on),
      'tally',
      {
        proposal: 'matter',
        class: 'common',
        ...(holder === undefined ? undefined : { holder }),
        ...text(marks, { ...ballotWays, unvoted: 'broker-non-votes' }),
      },
    ]),
    ...(world.closed === undefined ? [] : [[date(world.closed), 'polls-closed', { proposal: 'matter' }] as Line]),
  ];
  return [
    ...issued,
    [date(1), 'proposed', { id: 'matter', act }],
    [date(1), 'meeting-called', { id: 'sm', kind: 'special', of: 'shareholders', by: 'board', purposes: ['matter'] }],
    ...later.sort(([a], [b]) => (a < b ? -1 : a > b ? 1 : 0)),
  ];
}

export { date };
