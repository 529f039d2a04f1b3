import type { FactType } from '../../../evaluation/index.js';
import type { EntryOf } from '../../../journal/index.js';
import type { Context } from '../../../session/index.js';
import type { SuccessionRule } from './interested-parameters.js';

/** A transfer of record. */
export type Transfer = EntryOf<'shares-transferred'>;

/** Never supposed: asked where the entry of a transfer does not say where the shares passed. */
export const wherePassed: FactType = {
  name: 'where-shares-passed',
  asks: 'Where did the shares pass from {1} to {0} in the transfer {2}: on the open market, in a registered public offering, or privately?',
  about: ['person', 'person', 'entry'],
  reply: { kind: 'choice', of: ['open-market', 'public-offering', 'private'] },
};

/** Never supposed: an approval that an agency gave to others need not be in the books. */
export const transferApproved: FactType = {
  name: 'transfer-approved',
  asks: 'Did {3} approve the transfer {2} from {1} to {0}?',
  about: ['person', 'person', 'entry', 'agency'],
  reply: { kind: 'yes-no' },
};

/** Whether shares passed in a way that a definition leaves out: on a market, in a public offering, or with an approval. */
export function isFreeTransfer(c: Context, { cite, unless }: SuccessionRule, transfer: Transfer): boolean {
  const { publicOffering, openMarket, approvedBy } = unless;
  const cites = [cite];
  const about = [transfer.data.to, transfer.data.from, transfer.id];
  if (publicOffering || openMarket) {
    const where = transfer.data.market ?? privately(transfer) ?? c.ask(wherePassed, { about, cites });
    if (where === 'open-market' && openMarket) return true;
    if (where === 'public-offering' && publicOffering) return true;
  }
  if (approvedBy === undefined) return false;
  const answers = c.books.approvals(transfer.id, c.now).filter(({ data }) => data.by === approvedBy.agency);
  c.restsOn(answers.map(({ id }) => id));
  const last = answers.at(-1);
  return last?.data.granted ?? c.is(transferApproved, { about: [...about, approvedBy.says], cites });
}

/** What is given, inherited or passes by law passes on no market. */
function privately({ data: { how } }: Transfer): 'private' | undefined {
  return how === 'gift' || how === 'inheritance' || how === 'operation-of-law' ? 'private' : undefined;
}
