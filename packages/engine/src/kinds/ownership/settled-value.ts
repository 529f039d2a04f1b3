import { amount, compareBy, isNegative, ratio, shares, show, times, zero } from '../../exact/index.js';
import type { Amount, Moment, Shares } from '../../exact/index.js';
import type { Placed } from '../../instrument/index.js';
import type { Context, DeterminationData } from '../../session/index.js';
import { outstandingOf, madeOf, countedTogetherNotion, type Owned } from '../../terms/index.js';

/** The value of a determination in the form of the notion that it stands in for; or the form that was expected. */
export type Settled =
  | { readonly readable: true; readonly value: unknown }
  | { readonly readable: false; readonly form: string };

/** Notions whose value is a list of persons. */
export const notionsOfPersons: ReadonlySet<string> = new Set(['counted-together', 'affiliates', 'associates']);

/** Yes or no; what is owned, as a number of shares or a part of the class; persons by their ids; else the text itself. */
export function settledValue(
  c: Context,
  { article }: Placed,
  { notion, about, value }: DeterminationData,
  at: Moment,
): Settled {
  const written = value.trim();
  if (notion === 'beneficial-ownership') return ownedAs(c, article, about, written, at);
  if (notionsOfPersons.has(notion)) return personsIn(c, written);
  return { readable: true, value: written === 'yes' || written === 'no' ? written === 'yes' : value };
}

function personsIn(c: Context, written: string): Settled {
  const persons = written.split(',').map((each) => each.trim());
  const known = persons.every((each) => each === 'corporation' || c.books.person(each) !== undefined);
  if (!known) return { readable: false, form: 'the ids of known persons, with commas between' };
  return { readable: true, value: [...new Set(persons)].toSorted() };
}

function ownedAs(c: Context, article: string, about: readonly string[], written: string, at: Moment): Settled {
  const [person = '', className = ''] = about;
  const outstanding = outstandingOf(c, madeOf(c, className, at), at);
  const number = numberOfShares(written, outstanding);
  if (number === undefined) {
    const form = `a number of shares up to the ${show(outstanding)} outstanding, or a part of the class from 0% to 100%`;
    return { readable: false, form };
  }
  const owned: Amount<'shares'> = amount(number);
  const nothing = amount(zero('shares'));
  const value: Owned = {
    shares: owned,
    rights: nothing,
    owners: c.notion(countedTogetherNotion, [person], at, article).value,
    counted: owned,
    base: amount(outstanding),
    added: nothing,
  };
  return { readable: true, value };
}

function numberOfShares(written: string, outstanding: Shares): Shares | undefined {
  try {
    if (!written.endsWith('%')) {
      const number = shares(written);
      return isNegative(number) || compareBy<'shares'>('moreThan', number, outstanding) ? undefined : number;
    }
    const part = ratio(written);
    if (isNegative(part) || compareBy<'ratio'>('moreThan', part, ratio(1))) return undefined;
    return times(outstanding, part);
  } catch {
    return undefined;
  }
}
