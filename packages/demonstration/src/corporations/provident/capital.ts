import type { History } from '../../telling/history.js';

/** What the treasurer states of capital, of losses charged off and of what the law leaves for dividends. */
export function tellCapital(history: History): void {
  const paper = history.paper({
    name: 'statement-of-the-treasurer',
    lines: [
      'As of 2018-01-31: Tier 1 capital after any dividend of ten cents; loans charged off; what law leaves for dividends.',
    ],
  });
  const facts = [
    ['capital-after', ['act-asked-about', 'Tier 1 capital'], 61_500_000],
    ['legally-available', ['dividends'], 3_000_000],
    ['charged-off', ['2011-10-01', '2017-12-31'], 0],
  ] as const;
  for (const [fact, about, value] of facts) {
    history.tell('2018-01-31', 'stated', { fact, about, value }, { basis: 'party', paper });
  }
}
