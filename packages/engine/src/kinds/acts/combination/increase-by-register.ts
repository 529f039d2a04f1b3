import {
  amount,
  compareBy,
  isZero,
  minus,
  plus,
  plusDays,
  ratio,
  share,
  show,
  sumOf,
  times,
  zero,
} from '../../../exact/index.js';
import type { Amount, Moment, Shares } from '../../../exact/index.js';
import type { Act } from '../../../journal/index.js';
import { isInProportion, momentOf, type TransactionRow } from '../../../terms/index.js';
import { isLeftOut, relatedTo } from './persons.js';
import type { RowUse } from './use.js';

/** The part of a class that somebody owns, before a deal and after it. */
export interface Change {
  readonly before: Amount<'ratio'>;
  readonly after: Amount<'ratio'>;
}

/** Whether a deal is one in the corporation's own shares, by which the parts of their owners may change. */
export function isInShares({ kind }: Act): boolean {
  return ['issue', 'buy-back', 'redemption', 'distribute-shares', 'reclassification', 'recapitalization'].includes(
    kind,
  );
}

/**
 * How a deal changes the part of a class that a person and those related to it own, by the register, where the deal says
 * how many shares go from or to whom. Undefined where it does not: then the parts are asked for. The shares counted are
 * those that they own themselves or through holders of record, and not all that are deemed theirs.
 */
export function changeByRegister(use: RowUse, row: TransactionRow, person: string): Change | undefined {
  const { act } = use.matter;
  const mine = (className: string): Owned => owned(use, row, person, className);
  switch (act.kind) {
    case 'issue':
      return act.by === undefined || act.by === 'corporation' ? byIssue(use, row, person, act, mine) : undefined;
    case 'buy-back': {
      const before = mine(act.class);
      if (isZero(before.shares)) return unchanged(before);
      if (act.from === undefined) return undefined;
      const gone = before.persons.includes(act.from) ? act.shares : zero('shares');
      // More than there are cannot be bought: such a deal says nothing that could be counted.
      if (exceeds(gone, before.shares) || exceeds(act.shares, before.outstanding)) return undefined;
      return change(before, minus(before.shares, gone), minus(before.outstanding, act.shares));
    }
    case 'redemption': {
      const before = mine(act.class);
      if (isZero(before.shares)) return unchanged(before);
      const all = act.shares ?? before.outstanding;
      // Of a class that is called in whole nobody keeps a part; of whom a part is called, the deal does not say.
      return show(all) === show(before.outstanding) ? change(before, zero('shares'), zero('shares')) : undefined;
    }
    case 'distribute-shares': {
      const before = mine(act.class);
      const on = act['on-class'] === act.class ? before : mine(act['on-class']);
      const each = act['per-share'];
      return change(
        before,
        plus(before.shares, times(on.shares, each)),
        plus(before.outstanding, times(on.outstanding, each)),
      );
    }
    default:
      return undefined;
  }
}

/** The part of a class that they own before a deal; undefined where the deal is in stock that is not the corporation's. */
export function partByRegister(
  use: RowUse,
  row: TransactionRow,
  person: string,
  className: string,
): Amount<'ratio'> | undefined {
  const { c, matter, at } = use;
  const isOfOwnStock = !isInShares(matter.act) || issuerOf(matter.act) === 'corporation';
  if (!isOfOwnStock || !c.books.classes(at).includes(className)) return undefined;
  const { shares, outstanding } = owned(use, row, person, className);
  return part(shares, outstanding);
}

function issuerOf(act: Act): string {
  if ('of' in act && typeof act.of === 'string') return act.of;
  return 'by' in act && typeof act.by === 'string' ? act.by : 'corporation';
}

function exceeds(some: Shares, all: Shares): boolean {
  return compareBy<'shares'>('moreThan', some, all);
}

function byIssue(
  use: RowUse,
  row: TransactionRow,
  person: string,
  act: Extract<Act, { readonly kind: 'issue' }>,
  mine: (className: string) => Owned,
): Change | undefined {
  const before = mine(act.class);
  if (act['pro-rata'] === true) return unchanged(before);
  if (act.to === undefined) return undefined;
  const after = plus(before.outstanding, act.shares);
  if (!before.persons.includes(act.to)) return change(before, before.shares, after);
  if (isInProportion(use.c, { id: use.matter.id, act }, row.cite)) return unchanged(before);
  return change(before, plus(before.shares, act.shares), after);
}

interface Owned {
  readonly persons: readonly string[];
  readonly shares: Shares;
  readonly outstanding: Shares;
}

/** What a person, with those related to it of whom the row speaks, owns of a class before the deal. */
function owned(use: RowUse, row: TransactionRow, person: string, className: string): Owned {
  const { c } = use;
  const at = before(use);
  c.covered('register', at.day, [row.cite]);
  const related = (row.related?.as ?? []).flatMap((relation) => relatedTo(use, person, relation));
  const others = related.filter((other) => other !== person && !isLeftOut(use, row, other));
  const persons = [...new Set([person, ...others])];
  const blocks = c.books.blocksOwned(persons, className, at);
  c.restsOn(blocks.flatMap((block) => [...block.entries, ...c.books.registerEntries(block.holder, className, at)]));
  return {
    persons,
    shares: sumOf('shares', blocks, (block) => block.shares),
    outstanding: c.books.outstanding(className).at(at),
  };
}

/** The moment at which a deal is judged; of one that has taken effect, no later than the day before that. */
function before({ c, matter, at }: RowUse): Moment {
  const effect = momentOf(c, matter, 'effect');
  return effect === undefined || at.day < effect.day ? at : { day: plusDays(effect.day, -1) };
}

/** Who owns nothing of a class has no more of it when others have less, and everybody the same part where all get theirs. */
function unchanged(before: Owned): Change {
  return change(before, before.shares, before.outstanding);
}

function change(before: Owned, shares: Shares, outstanding: Shares): Change {
  return { before: part(before.shares, before.outstanding), after: part(shares, outstanding) };
}

/** Of a class of which nothing is outstanding nobody has a part. */
function part(shares: Shares, outstanding: Shares): Amount<'ratio'> {
  return amount(isZero(outstanding) ? ratio(0) : share(shares, outstanding));
}
