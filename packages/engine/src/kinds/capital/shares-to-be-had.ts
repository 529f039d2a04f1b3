import { isAsIfEntered, message, openFact, reason } from '../../evaluation/index.js';
import { compareBy, greatest, isPositive, minus, show, sum, sumOf, zero } from '../../exact/index.js';
import type { Moment, Shares } from '../../exact/index.js';
import type { Placed } from '../../instrument/index.js';
import type { ActOf, EntryOf } from '../../journal/index.js';
import type { Context } from '../../session/index.js';
import { outstandingOf, seriesNames, madeOf, ownShares, sharesOfOthers, unnamedShares } from '../../terms/index.js';
import type { Bar, Matter } from '../../terms/index.js';
import { mustRetire, lineOf } from './stock-line.js';
import type { StockClasses } from './stock-parameters.js';

type Takes = ActOf<'buy-back'> | ActOf<'redemption'> | ActOf<'acquire-shares'> | ActOf<'offer'>;

const toBeHad = message('stock.to-be-had', '{shares} shares of {class} are to be had of {left} {where}: {outcome}');

/** Asked of shares that came back on a day on which their holder was issued others: neither entry says what was paid. */
export const convertedByHolder = openFact('converted-by-holder', 'class or series', 'holder', 'day').yesNo(
  'Did {1} give up shares of {0} on {2} for the others that were issued to it that day, as in a conversion?',
);

/** Where shares come from, and how many there are. */
interface Source {
  readonly left: Shares;
  readonly where: string;
}

/**
 * Bars what takes more shares than there are to be taken: of a buy-back and a redemption, than are outstanding; of an acquisition and
 * an offer, than others have, with what can be issued where it may come to that; from the treasury, than it holds. Both the day of the
 * question and that of the proposal are looked at, and what was acquired or bought back in between was to be had. An offer for a part of a class is for no more than others have.
 */
export function barsBeyondWhatThereIs(
  c: Context,
  placed: Placed<StockClasses>,
  { proposed }: Matter,
  act: Takes,
): readonly Bar[] {
  const { provision, cite } = placed;
  const { class: id, shares } = act;
  const isOfThese =
    provision.classes.some((each) => each.class === id) || seriesNames(c, c.asOf).some((each) => each.id === id);
  if (shares === undefined || !isOfThese) return [];
  c.covered('register', c.asOf, [cite]);
  const then = sourceOf(c, placed, act, proposed);
  const isHad = ({ left }: Source) => compareBy<'shares'>('notMoreThan', shares, left);
  const now = isHad(then) ? then : withGained(sourceOf(c, placed, act, c.now), gainedSince(c, act, proposed, cite));
  const source = compareBy<'shares'>('atLeast', now.left, then.left) ? now : then;
  if (isHad(source)) {
    remarkOnSeller(c, act, shares, cite);
    return [];
  }
  const figures = { shares: show(shares), class: id, left: show(source.left), where: source.where };
  const short = minus<'shares'>(shares, source.left);
  const outstanding = outstandingOf(c, madeOf(c, id, c.now), c.now);
  return [
    {
      barred: true,
      figures: { class: id, shares, outstanding, 'to-be-had': source.left, short },
      reason: reason(toBeHad, 'too few', { figures, cites: [cite] }),
    },
  ];
}

/** How shares come from somebody who has them already. */
const fromHolders: ReadonlySet<string | undefined> = new Set(['purchase', 'gift', 'inheritance']);

function sourceOf(c: Context, placed: Placed<StockClasses>, act: Takes, at: Moment): Source {
  const { class: id } = act;
  if (act.kind === 'buy-back' || act.kind === 'redemption')
    return { left: outstandingOf(c, madeOf(c, id, at), at), where: 'that are outstanding' };
  if (act.kind === 'acquire-shares') {
    if (act.from === 'treasury') return { left: inTreasury(c, id, at), where: 'in treasury' };
    if (act.from === 'corporation' || act.how === 'issue')
      return { left: issuable(c, placed, id, at), where: 'that the corporation can still issue' };
    if (fromHolders.has(act.how))
      return { left: sum('shares', [ofOthers(c, act, at), inTreasury(c, id, at)]), where: 'that others have' };
  }
  const left = sum('shares', [ofOthers(c, act, at), issuable(c, placed, id, at)]);
  return { left, where: 'that others have or the corporation can still issue' };
}

function withGained({ left, where }: Source, gained: Shares): Source {
  return { left: sum('shares', [left, gained]), where };
}

/** How many more who acquires has than on the day of the proposal, or has come back to the corporation: it may be by what was proposed. */
function gainedSince(c: Context, act: Takes, proposed: Moment, cite: string): Shares {
  if (act.kind === 'buy-back' || act.kind === 'redemption')
    return sumOf('shares', madeOf(c, act.class, c.now), (id) =>
      minus<'shares'>(takenBack(c, act, { id, at: c.now, cite }), takenBack(c, act, { id, at: proposed, cite })),
    );
  const [now, then] = [c.now, proposed].map((at) => ownShares(c, act.by, act.class, at)) as [Shares, Shares];
  return greatest(minus<'shares'>(now, then), zero('shares'));
}

/** What came back to the corporation, and what was called with the money deposited; no shares that became others or fewer. */
function takenBack(
  c: Context,
  act: ActOf<'buy-back'> | ActOf<'redemption'>,
  { id, at, cite }: { readonly id: string; readonly at: Moment; readonly cite: string },
): Shares {
  const isExchange = act.kind === 'buy-back' && act['in-exchange-for'] !== undefined;
  const back = c.books
    .entriesOf('shares-reacquired', at)
    .filter(
      (entry) => entry.data.class === id && !isAsIfEntered(entry.id) && (isExchange || !isConverted(c, entry, cite)),
    );
  return sum('shares', [...back.map(({ data }) => data.shares), c.books.calledAndGone(id, at)]);
}

/** Whether shares were given for others of another class, issued to the holder on the same day: neither for money. What had been called was redeemed. */
function isConverted(c: Context, { on, data }: EntryOf<'shares-reacquired'>, cite: string): boolean {
  if (data.paid !== undefined || data.called === true) return false;
  const others = c.books
    .entriesOf('shares-issued', { day: on })
    .filter((each) => each.on === on && each.data.to === data.from && each.data.class !== data.class);
  return (
    others.some((each) => each.data.consideration === undefined) &&
    c.is(convertedByHolder, { about: [data.class, data.from, on], cites: [cite] })
  );
}

/** What others than who acquires have, but for the treasury; corporations among them whose shares are not outstanding. */
function ofOthers(c: Context, { by, class: id }: ActOf<'acquire-shares'> | ActOf<'offer'>, at: Moment): Shares {
  const outside = madeOf(c, id, at).flatMap((each) =>
    c.books.majorityOwned(at).map((holder) => c.books.held(holder, each, at)),
  );
  return sum('shares', [sharesOfOthers(c, by, id, at), ...outside]);
}

/** What the corporation can still issue, new or out of its treasury: none where it is beyond what is authorised already. */
function issuable(c: Context, placed: Placed<StockClasses>, id: string, at: Moment): Shares {
  const line = lineOf(c, placed, id, at);
  if (line === undefined) return zero('shares');
  const free = minus<'shares'>(line.authorised, line.counts.issued);
  const isBack = line.series === undefined || !mustRetire(c, line.series);
  const left = isBack ? sum('shares', [free, line.counts.treasury]) : free;
  return greatest(left, zero('shares'));
}

/** Of whom shares are bought nothing may be entered although it has them through others: it is said, and bars nothing. */
function remarkOnSeller(c: Context, act: Takes, shares: Shares, cite: string): void {
  const from = act.kind === 'acquire-shares' || act.kind === 'buy-back' ? act.from : undefined;
  if (from === undefined || from === 'treasury' || from === 'corporation') return;
  const ids = madeOf(c, act.class, c.now);
  const shown =
    from === 'dispersed'
      ? ids.map((id) => unnamedShares(c, id, c.now))
      : ids.flatMap((id) => [
          c.books.held(from, id, c.now),
          ...c.books
            .blocksOwned([from], id, c.now)
            .filter(({ holder }) => holder !== from)
            .map((block) => block.shares),
        ]);
  const has = sum('shares', shown);
  const beyond = minus<'shares'>(shares, has);
  if (!isPositive(beyond)) return;
  c.remark({
    says: `${show(shares)} shares of ${act.class} are to come from ${c.nameOf(from)}, and what is entered shows ${show(has)} with it.`,
    cites: [cite],
  });
}

function inTreasury(c: Context, id: string, at: Moment): Shares {
  return sumOf('shares', madeOf(c, id, at), (each) => c.books.treasury(each).at(at));
}
