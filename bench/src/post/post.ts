import { closeOf, dayNumber, type Accounts, type Day } from '@quorate/engine';
import { cpuOf, heading, line, median, microseconds, milliseconds } from '../measure.js';
import { fold } from './fold.js';
import { cls, dayAt, holderId, movements, type Movements } from './movements.js';
import { builderFor, index } from './register-index.js';
import { posted } from './posted.js';

const entries = 1_000_000;
const holders = 100_000;

/** A register posted, and asked how it stood on a day; beside it a fold of the entries, once for each day asked about. */
export async function post(options: { readonly quick: boolean }): Promise<void> {
  const rounds = options.quick ? 5 : 9;
  const of = movements(entries, holders);
  heading(`A register of ${counted(entries)} entries, ${counted(holders)} holders (ratio: a plain fold to Quorate)`);
  const accounts = columns(of, rounds);
  await asOf(of, accounts, rounds);
  heading('Entries written, checked, entered in batches of 1,000, and posted (CPU an entry of the register)');
  wholePath(options.quick ? [20_000, 40_000, 100_000] : [200_000, 400_000, 1_000_000]);
}

function columns(of: Movements, rounds: number): Accounts {
  const took = milliseconds((builder) => index(of, builder), { rounds, make: () => builderFor(of) });
  const accounts = index(of, builderFor(of));
  const rows = sumOf(accounts, (each) => each.length);
  const bytes = sumOf(accounts, (each) => each.bytes);
  const folded = foldTook(of, dayAt(1), rounds);
  line('index, for every day', `${took.toFixed(0)} ms`, `× ${(folded / took).toFixed(1)}: the fold, for one day`);
  const perRow = `an entry; ${(bytes / rows).toFixed(1)} a row, ${counted(rows)} rows`;
  line('memory of the index', `${(bytes / of.length).toFixed(1)} bytes`, perRow);
  return accounts;
}

/** One holding, and the list of all holders, on days spread over the years. */
async function asOf(of: Movements, accounts: Accounts, rounds: number): Promise<void> {
  const days = [0.1, 0.5, 0.9].map(dayAt);
  const common = accounts.ofClass[0]!;
  const places = days.map((each) => closeOf(each));
  const folded = median(days.map((each) => foldTook(of, each, Math.ceil(rounds / 3))));
  let next = 0;
  const holding = await microseconds(
    () => {
      next += 1;
      return common.at((next * 7_919) % of.holders, places[next % places.length]!);
    },
    { rounds, perRound: 200_000 },
  );
  line('one holding on a day', `${(holding * 1_000).toFixed(0)} ns`, ratio(folded * 1_000, holding));
  let listed = 0;
  const list = median(
    places.flatMap((place) => {
      const visitAll = () => common.eachAt(place, (_, row) => (listed += common.quantity(row) === undefined ? 0 : 1));
      return Array.from({ length: rounds }, () => cpuOf(visitAll));
    }),
  );
  line('the list of all holders on a day', `${list.toFixed(1)} ms`, ratio(folded, list));
}

function foldTook(of: Movements, day: Day, rounds: number): number {
  return milliseconds((through) => fold(of, through).get(cls)?.get(holderId(0)), {
    rounds,
    make: () => dayNumber(day),
  });
}

/** The time an entry does not grow with the journal: the ratio of the largest to the smallest stays near one. */
function wholePath(sizes: readonly number[]): void {
  const figures = sizes.map((length) => {
    const { entered, posted: took } = posted(movements(length, length / 10));
    const [each, ofPosting] = [(entered * 1_000) / length, (took * 1_000) / length];
    const remark = `${each.toFixed(1)} entered, ${ofPosting.toFixed(1)} posted`;
    line(`${counted(length)} entries, ${counted(length / 10)} holders`, `${(each + ofPosting).toFixed(1)} µs`, remark);
    return each + ofPosting;
  });
  const growth = (figures.at(-1) ?? 0) / (figures[0] ?? 1);
  line('an entry of the longest against one of the shortest', `× ${growth.toFixed(2)}`, 'linear is 1');
}

function sumOf(accounts: Accounts, figure: (each: Accounts['ofClass'][number]) => number): number {
  return accounts.ofClass.reduce((sum, each) => sum + figure(each), 0);
}

function ratio(rival: number, own: number): string {
  return `× ${counted(Math.round(rival / own))}: the fold`;
}

function counted(value: number): string {
  return value.toLocaleString('en');
}
