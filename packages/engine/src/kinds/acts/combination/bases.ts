import { listed, type FactType } from '../../../evaluation/index.js';
import { amount, isZero, recount, sumAmounts, sumOfAmounts, timesAmount } from '../../../exact/index.js';
import type { Amount, Day, Moment, Money, Shares } from '../../../exact/index.js';
import type { Context } from '../../../session/index.js';
import { marketValueNotion, nameOfAct, type Matter, type SizeBase, type SizeTest } from '../../../terms/index.js';
import * as facts from './size-facts.js';
import type { RowUse } from './use.js';
import { lastQuarterEnd } from './fiscal-calendar.js';

/** A figure with what it is, in words. */
export interface Figure {
  readonly says: string;
  readonly value: Amount<'money'>;
}

/** What a part is measured against, at a moment. */
export function baseOf(use: RowUse, base: SizeBase, at: Moment, cite: string): Figure {
  const { c, matter } = use;
  switch (base.of) {
    case 'market-value': {
      const { classes } = base;
      const counted = outstandingClasses(c, at, cite).filter(({ id }) => classes === 'all' || classes.includes(id));
      const parts = counted.map(({ id, shares }) => worth(use, id, shares, at));
      const which = classes === 'all' ? 'all outstanding shares' : `the outstanding ${classes.join(' and ')}`;
      return { says: `the market value of ${which} on ${at.day}`, value: sumAmounts<'money'>('money', parts) };
    }
    case 'retained-earnings':
      return atQuarterEnd(use, facts.retainedEarnings, 'the retained earnings', at, cite);
    case 'consolidated-equity':
      return atQuarterEnd(use, facts.consolidatedEquity, 'the consolidated equity of the shareholders', at, cite);
    case 'combined-assets': {
      const fact = facts.combinedAssets[c.resolve(base.measured)];
      const value = c.quantity<'money'>('money', fact, { about: [matter.id], cites: [cite] });
      return { says: 'the assets of the corporation and its subsidiaries together', value };
    }
  }
}

function atQuarterEnd({ c }: RowUse, fact: FactType, what: string, at: Moment, cite: string): Figure {
  const end = lastQuarterEnd(c, 'corporation', at.day, cite);
  const value = c.quantity<'money'>('money', fact, { about: ['corporation', end], cites: [cite] });
  return { says: `${what} at ${end}`, value };
}

/** What the deals of one group come to together. */
export function partOf(use: RowUse, size: SizeTest, deals: readonly Matter[], at: Moment, cite: string): Figure {
  const { c } = use;
  const names = listed(deals.map((deal) => nameOfAct(c, deal)));
  const sum = (of: (deal: Matter) => Amount<'money'>): Amount<'money'> => sumOfAmounts('money', deals, of);
  const ask = (fact: (typeof facts.sizeFacts)[number], ...about: readonly string[]) =>
    c.quantity<'money'>('money', fact, { about, cites: [cite] });
  switch (size.of) {
    case 'book-value': {
      const end: Day = lastQuarterEnd(c, 'corporation', at.day, cite);
      const value = sum((deal) => ask(facts.bookValueOfAssets, deal.id, end));
      return { says: `the book value of the assets in ${names} at ${end}`, value };
    }
    case 'fair-value':
      return {
        says: `the fair value of what passes in ${names}`,
        value: sum((deal) => entered(valueIn(deal)) ?? ask(facts.fairValueInDeal, deal.id)),
      };
    case 'consideration':
      return {
        says: `what is given for the securities in ${names}`,
        value: sum((deal) => entered(considerationIn(deal)) ?? ask(facts.considerationInDeal, deal.id)),
      };
    case 'market-value':
      return {
        says: `the market value of the securities in ${names} on ${at.day}`,
        value: sum((deal) => marketValueIn(use, deal, at) ?? ask(facts.marketValueInDeal, deal.id, at.day)),
      };
  }
}

function outstandingClasses(c: Context, at: Moment, cite: string) {
  c.covered('register', at.day, [cite]);
  return c.books
    .classes(at)
    .map((id) => ({ id, shares: c.books.outstanding(id).at(at) }))
    .filter(({ shares }) => !isZero(shares));
}

/** So many shares of a class at its market value. */
function worth({ c, place }: RowUse, id: string, shares: Shares, at: Moment): Amount<'money'> {
  const each = c.notion(marketValueNotion, [id], at, place);
  return timesAmount(each.value, recount('ratio', shares));
}

/** Of the corporation's own shares the number at their market value; undefined of other securities. */
function marketValueIn(use: RowUse, { act }: Matter, at: Moment): Amount<'money'> | undefined {
  if (act.kind !== 'issue' || (act.by !== undefined && act.by !== 'corporation')) return undefined;
  return worth(use, act.class, act.shares, at);
}

function valueIn({ act }: Matter): Money | undefined {
  return 'value' in act ? act.value : undefined;
}

function considerationIn({ act }: Matter): Money | undefined {
  return 'consideration' in act ? act.consideration : undefined;
}

function entered(value: Money | undefined): Amount<'money'> | undefined {
  return value === undefined ? undefined : amount(value.amount);
}
