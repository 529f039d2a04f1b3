import type { Register } from '../../invented/register.js';
import type { History } from '../../telling/history.js';
import { broker, fund, harbor } from './people.js';

/**
 * After the first five years the acquirer buys, and its fund buys through a broker: 122,000 of 1,000,000 shares together. A
 * statement that they filed says that they act as a group.
 */
export function tellPurchases(history: History, register: Register): void {
  const statement = history.paper({
    name: 'statement-of-ownership',
    state: 'filed',
    lines: [
      'Statement of beneficial ownership, filed on 2004-02-06.',
      'Harbor Point Holdings, Inc. controls Harbor Point Fund, L.P. They act as a group in acquiring and voting the common stock.',
    ],
  });
  // Who stands behind whom was not known before the statement was filed.
  const filed = { basis: 'filing', paper: statement, learned: '2004-02-09' } as const;
  history.tell('2004-01-12', 'control', { controller: harbor, controlled: fund }, filed);
  const group = { id: 'harbor-group', members: [harbor, fund], purpose: 'acquiring and voting the stock together' };
  history.tell('2004-01-12', 'group', { ...group, basis: 'concert' }, filed);
  const confirmed = (name: string) =>
    history.paper({ name, form: 'text', lines: [`Confirmation of purchases of common stock: ${name}.`] });
  const market = 'open-market';
  const first = { market, cents: 2_410, paper: confirmed('purchases-of-the-holder') } as const;
  register.gather(harbor, 58_000, '2004-01-14', first);
  const second = { market, cents: 2_525, paper: confirmed('purchases-by-the-broker'), not: [harbor] } as const;
  register.gather(broker, 64_000, '2004-02-05', second);
  history.tell('2004-02-05', 'held-for', { holder: broker, class: 'common', shares: 64_000, owners: [fund] }, filed);
}
