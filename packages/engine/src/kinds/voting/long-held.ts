import { z } from 'zod';
import { groupedBy, momentOfEntry, type Block } from '../../books/index.js';
import { openFact } from '../../evaluation/index.js';
import {
  atClose,
  compareBy,
  compareDays,
  compareMoments,
  earliestOf,
  equals,
  isNegative,
  isZero,
  least,
  minus,
  minusLength,
  plus,
  plusDays,
  plusLength,
  ratio,
  sum,
  sumOf,
  times,
  zero,
} from '../../exact/index.js';
import type { Day, Length, Moment, Ratio, Shares } from '../../exact/index.js';
import { citation, type Placed } from '../../instrument/index.js';
import { waysOfPassing, type EntryOf } from '../../journal/index.js';
import type { Context } from '../../session/index.js';
import { lengthField, ratioParameter, wholeNumberParameter } from '../../terms/index.js';
import type { LongHeld, WhoseShares } from '../../terms/index.js';

type Transfer = EntryOf<'shares-transferred'>;

const ways = z.enum(waysOfPassing);

const oneForOne = ratio(1);

/** The votes of shares that have been held long, in parameters. */
export const longHeldField = z.strictObject({
  cite: z.string().describe('the section that says so'),
  each: ratioParameter.describe('votes of each share that has been held so long'),
  for: lengthField.describe(
    'how long by the record date, the day on which the time is over counted in, such as 3 years',
  ),
  goesOn: z
    .strictObject({
      cite: z.string().describe('its section'),
      by: z.array(ways).min(1).describe('the ways in which shares pass and the taker goes on with the giver’s time'),
      never: z.array(ways).describe('the ways in which a new time begins; of all other ways it is asked'),
    })
    .optional()
    .describe('whose time goes on with another holder; left out: nobody’s'),
  firstToGo: z
    .strictObject({ cite: z.string().describe('its section'), which: z.literal('held-shortest') })
    .optional()
    .describe('which of an owner’s shares are taken to go first; left out: it is asked where it matters'),
  nominee: z
    .strictObject({
      cite: z.string().describe('its section'),
      certificate: z.string().describe('what a "notice" entry calls the owner’s certificate'),
      withinDays: wholeNumberParameter.describe('so many days after the record date at the latest'),
    })
    .optional()
    .describe(
      'shares held of record by another than the owner are taken to have been held less long, unless the owner certifies in time; left out: they count as the owner’s others do',
    ),
});

export type LongHeldRule = z.output<typeof longHeldField>;

/** Asked where the entries do not tell, and never supposed. */
export const sharesHeldLong = openFact('shares-held-long', 'holder', 'class', 'day').shares(
  'How many of the shares of {1} that {0} holds of record have by {2} been held so long that they carry more votes?',
);

/** Asked of a transfer of which its entry does not say how the shares passed, or says a way that may be of either sort. */
export const holdingGoesOn = openFact('holding-goes-on', 'giver', 'taker', 'class', 'day').yesNo(
  'Does {1} go on with the time for which {0} held the shares of {2} that passed on {3}?',
);

/** What is looked at: the shares of a class, held from the close of a day to a record date. */
interface Look {
  readonly placed: Placed;
  readonly rule: LongHeldRule;
  readonly class: string;
  readonly since: Day;
  readonly at: Moment;
}

/** Of each holder's outstanding shares of a class, those that carry more votes. */
export function longHeldOf(
  c: Context,
  placed: Placed,
  rule: LongHeldRule,
  votesEach: Ratio,
  { class: className, of }: WhoseShares,
  at: Moment,
): readonly LongHeld[] {
  const since = lastDayToAcquire(at.day, rule.for);
  const look: Look = { placed, rule, class: className, since, at };
  const cite = cited(look, rule.cite);
  const more = minus<'ratio'>(rule.each, votesEach);
  return c.citing([cite], () =>
    blocksOf(c, className, at).flatMap((block) => {
      const { holder, owners } = block;
      const isTheirs = of === undefined || owners.some((owner) => of.includes(owner));
      const shares = isTheirs ? longIn(c, look, block) : zero('shares');
      return isZero(shares) ? [] : [{ holder, owners, class: className, shares, more, cite }];
    }),
  );
}

/** The last day of which the time is over by the record date. */
function lastDayToAcquire(record: Day, length: Length): Day {
  const day = minusLength(record, length);
  const next = plusDays(day, 1);
  return compareDays(plusLength(next, length), record) <= 0 ? next : day;
}

function cited({ placed }: Look, cite: string): string {
  return citation(placed.instrument, cite);
}

type OfOwners = Pick<Block, 'holder' | 'owners' | 'shares'>;

/** What every holder has of record for the same owners; what is held by those who are not named one by one, as one. */
function blocksOf(c: Context, className: string, at: Moment): readonly OfOwners[] {
  const shown = c.books.blocks(className, at);
  const holders = new Set(shown.map(({ holder }) => holder));
  const others: OfOwners[] = [];
  c.books.eachHolder(className, at, (holder) => {
    if (holder !== 'dispersed' && holders.has(holder)) return;
    const own = shown.filter((block) => block.holder === holder).map(({ shares }) => shares);
    const shares = minus<'shares'>(c.books.outstandingHolding(holder, className, at), sum('shares', own));
    if (!isZero(shares)) others.push({ holder, owners: holder === 'dispersed' ? [] : [holder], shares });
  });
  return [...shown, ...others];
}

function longIn(c: Context, look: Look, block: OfOwners): Shares {
  const { holder, owners, shares } = block;
  const asked = (): Shares => {
    const about = [holder, look.class, look.at.day];
    return c.exactly<'shares'>(c.quantity('shares', sharesHeldLong, { about, cites: [cited(look, look.rule.cite)] }));
  };
  if (c.books.statedOf(sharesHeldLong.name, [holder, look.class, look.at.day], look.at.day).length > 0) return asked();
  if (isZero(c.books.outstanding(look.class).at(atClose(look.since)))) return zero('shares');
  const [owner, ...more] = owners;
  if (owner === undefined) return asked();
  if (!owners.includes(holder) && !isCertified(c, look, holder, owner)) return zero('shares');
  if (more.length > 0) return asked();
  c.covered('register', look.at.day, [cited(look, look.rule.cite)], look.since);
  const found = heldSince(c, look, owner, look.at);
  if (found === undefined) return asked();
  if (isZero(found.long)) return zero('shares');
  if (equals<'shares'>(found.long, found.all)) return shares;
  if (equals<'shares'>(found.all, shares)) return found.long;
  // Of several accounts of an owner, the shares that never left this one, where no more of it can have been held long.
  const steady = leastInAccount(c, look, holder, owner);
  return equals<'shares'>(steady, least(shares, found.long)) ? steady : asked();
}

/** The fewest shares of an owner that a holder of record had at any time. */
function leastInAccount(c: Context, look: Look, holder: string, owner: string): Shares {
  const moments = [atClose(look.since), ...changesWithin(c, look, owner, look.at)];
  const [first = zero('shares'), ...others] = moments.map((when) =>
    sumOf(
      'shares',
      c.books.blocksOwned([owner], look.class, when).filter((block) => block.holder === holder),
      ({ shares }) => shares,
    ),
  );
  return least(first, ...others);
}

/** When something changed that may change how much an owner has, after the day and up to a moment. */
function changesWithin(c: Context, look: Look, owner: string, until: Moment): readonly Moment[] {
  return c.books
    .changeMoments([look.class], [owner])
    .filter((when) => compareMoments(when, atClose(look.since)) === 1 && compareMoments(when, until) !== 1);
}

/** Whether the owner's certificate came in time. What is presumed without it is told, with its section. */
function isCertified(c: Context, look: Look, holder: string, owner: string): boolean {
  const { nominee } = look.rule;
  if (nominee === undefined) return true;
  const cite = cited(look, nominee.cite);
  const last = plusDays(look.at.day, nominee.withinDays);
  const by = c.covered('acts', earliestOf(last, c.asOf), [cite], look.since);
  const certificate = c.books
    .entriesOf('notice', { day: by })
    .find(({ data }) => data.of === nominee.certificate && data.by === owner && isBy(data.received, by));
  if (certificate !== undefined) {
    c.restsOn([certificate.id]);
    return true;
  }
  c.remark({
    says: `What ${c.nameOf(holder)} holds of the ${look.class} for ${c.nameOf(owner)} is presumed not to have been held long: no certificate of the owner was received by ${by}; the last day is ${last}.`,
    cites: [cite],
  });
  return false;
}

function isBy(received: Day | undefined, last: Day): boolean {
  return received !== undefined && compareDays(received, last) <= 0;
}

interface HeldSince {
  readonly all: Shares;
  readonly long: Shares;
}

/**
 * How many shares an owner has, and how many of them it has had since the day, or goes on with the time of another who had. What goes is
 * what was held shortest. Undefined where the entries do not tell.
 */
function heldSince(c: Context, look: Look, owner: string, until: Moment): HeldSince | undefined {
  const start = atClose(look.since);
  let all = ownedAt(c, look, owner, start);
  let long = all;
  let last: Moment = start;
  for (const when of changesWithin(c, look, owner, until)) {
    const factor = splitBetween(c, look, last, when);
    const now = ownedAt(c, look, owner, when);
    const { taken, given } = passedAt(c, look, owner, when);
    const before = times(all, factor);
    long = times(long, factor);
    // Of what came and went on one day without a time nobody can tell which was first.
    if (taken.length > 0 && given.length > 0 && !isZero(long)) return undefined;
    const goneOn = goingOn(c, look, taken, when);
    if (goneOn === undefined) return undefined;
    long = plus<'shares'>(long, goneOn);
    const change = minus<'shares'>(now, before);
    if (isNegative(change)) {
      const lost = minus<'shares'>(before, now);
      if (look.rule.firstToGo === undefined && !isZero(long) && !equals<'shares'>(long, before)) return undefined;
      long = lessBeyond(long, lost, minus<'shares'>(before, long));
    }
    [all, last] = [now, when];
  }
  return { all, long };
}

/** What is left of some shares once so many go, others of which there are so many going first. */
function lessBeyond(long: Shares, lost: Shares, young: Shares): Shares {
  return compareBy<'shares'>('moreThan', lost, young) ? minus<'shares'>(long, minus<'shares'>(lost, young)) : long;
}

function ownedAt(c: Context, { class: className }: Look, owner: string, when: Moment): Shares {
  return sumOf('shares', c.books.blocksOwned([owner], className, when), ({ shares }) => shares);
}

/** By what splits and dividends in shares turned each share into more between two moments: they take the time of the shares. */
function splitBetween(c: Context, { class: className }: Look, after: Moment, through: Moment): Ratio {
  return c.books
    .splits(className, through)
    .filter(({ entry }) => compareMoments(momentOfEntry(entry), after) === 1)
    .reduce((factor, each) => times(factor, each.factor), oneForOne);
}

/** The transfers of a moment by which somebody became the owner of shares, or ceased to be. */
function passedAt(c: Context, look: Look, owner: string, when: Moment) {
  const here = transfersOf(c, look, owner, when.day).filter(
    ({ transfer: { time = '24:00' } }) => time === (when.time ?? '24:00'),
  );
  return {
    taken: here.filter(({ after }) => after.includes(owner)),
    given: here.filter(({ before }) => before.includes(owner)),
  };
}

/** The transfers of a day by which somebody became the owner of shares, or ceased to be. */
function transfersOf(c: Context, look: Look, owner: string, on: Day) {
  return (transfersByDay(c, look).get(on) ?? [])
    .map((transfer) => ({ transfer, ...c.books.transferOwners(transfer) }))
    .filter(({ before, after }) => before.includes(owner) !== after.includes(owner));
}

function transfersByDay(c: Context, { placed, class: className, at }: Look): ReadonlyMap<string, readonly Transfer[]> {
  return c.once(placed, `transfers of ${className} by ${at.day}`, () =>
    groupedBy(
      c.books.entriesOf('shares-transferred', at).filter(({ data }) => data.class === className),
      ({ on }) => on,
    ),
  );
}

type Taken = ReturnType<typeof transfersOf>;

/** Of what came to an owner, the shares with which it goes on with the giver's time, and which that one had long enough. */
function goingOn(c: Context, look: Look, taken: Taken, when: Moment): Shares | undefined {
  let long = zero('shares');
  for (const { transfer, before } of taken) {
    if (!goesOn(c, look, transfer)) continue;
    const [giver, ...others] = before;
    if (giver === undefined || giver === 'dispersed' || others.length > 0) return undefined;
    // Of what else the giver took or gave on that day nobody can tell whether it came before.
    if (transfersOf(c, look, giver, when.day).length > 1) return undefined;
    const had = heldSince(c, look, giver, atClose(plusDays(when.day, -1)));
    if (had === undefined) return undefined;
    const rest = lessBeyond(had.long, transfer.data.shares, minus<'shares'>(had.all, had.long));
    long = plus<'shares'>(long, minus<'shares'>(had.long, rest));
  }
  return long;
}

function goesOn(c: Context, look: Look, { on, data: { how, from, to } }: Transfer): boolean {
  const { goesOn: rule } = look.rule;
  if (rule === undefined) return false;
  if (how !== undefined && rule.by.includes(how)) return true;
  if (how !== undefined && rule.never.includes(how)) return false;
  return c.is(holdingGoesOn, { about: [from, to, look.class, on], cites: [cited(look, rule.cite)] });
}
