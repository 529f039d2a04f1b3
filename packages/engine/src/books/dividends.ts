import type { Day, Moment } from '../exact/index.js';
import type { EntryOf, EntryTypeName } from '../journal/index.js';
import { groupedBy } from './grouped.js';
import { upTo, type StandingOf } from './standing.js';

/** Dividends and funds of a class. Without a moment, everything that is known; with one, what had happened by then. */
export interface DividendBooks {
  readonly dividend: (id: string) => EntryOf<'dividend-declared'> | undefined;
  readonly declared: (cls: string, when?: Day | Moment) => readonly EntryOf<'dividend-declared'>[];
  readonly paid: (cls: string, when?: Day | Moment) => readonly EntryOf<'dividend-paid'>[];
  readonly setAside: (cls: string, when?: Day | Moment) => readonly EntryOf<'set-aside'>[];
  readonly omitted: (cls: string, when?: Day | Moment) => readonly EntryOf<'dividend-omitted'>[];
  readonly fundsDue: (cls: string, when?: Day | Moment) => readonly EntryOf<'fund-payment-due'>[];
  readonly fundsPaid: (cls: string, when?: Day | Moment) => readonly EntryOf<'fund-paid'>[];
  readonly openingDividends: (cls: string, when?: Day | Moment) => readonly EntryOf<'opening-dividends'>[];
}

export function dividendBooks(standing: StandingOf<'dividends'>): DividendBooks {
  const ofClass = <T extends DividendEntryType>(type: T) => {
    const groups = groupedBy(standing.ofType(type), ({ data }) => (data as { readonly class: string }).class);
    return (cls: string, when?: Day | Moment) => upTo(groups.get(cls) ?? [], when);
  };
  return {
    dividend: (id) => standing.ofType('dividend-declared').find(({ data }) => data.id === id),
    declared: ofClass('dividend-declared'),
    paid: ofClass('dividend-paid'),
    setAside: ofClass('set-aside'),
    omitted: ofClass('dividend-omitted'),
    fundsDue: ofClass('fund-payment-due'),
    fundsPaid: ofClass('fund-paid'),
    openingDividends: ofClass('opening-dividends'),
  };
}

type DividendEntryType = Extract<
  EntryTypeName,
  | 'dividend-declared'
  | 'dividend-paid'
  | 'set-aside'
  | 'dividend-omitted'
  | 'fund-payment-due'
  | 'fund-paid'
  | 'opening-dividends'
>;
