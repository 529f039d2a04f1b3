import { openFact } from '../../../evaluation/index.js';
import { compareDays, moneyOf, showMoney, times, timesMoney, toWire } from '../../../exact/index.js';
import type { Money, Ratio } from '../../../exact/index.js';
import type { Context } from '../../../session/index.js';

/** Asked where no offer is entered. */
export const cashForEachShare = openFact('cash-for-each-share', 'proposal', 'class').money(
  'How much cash does each share of {1} become in {0}? Where it becomes anything else, enter what the deal offers instead.',
);

/** One thing that a share becomes: units of property, or cash. */
export interface Received {
  readonly of: string;
  readonly units?: Ratio | undefined;
  readonly cash?: Money | undefined;
}

/** Whether shares of the class become others of the same class, which is no exchange. */
export function isOfItself(event: string): boolean {
  return event === 'division' || event === 'combination-of-shares';
}

/** What each share of the class becomes: as the question says, as the deal offers, as is entered; nothing where it is kept. */
export function receivedFor(
  c: Context,
  { cite, of, currency }: { readonly cite: string; readonly of: string; readonly currency: string },
  input: Readonly<Record<string, unknown>>,
): readonly Received[] {
  const given = input['receives'] as readonly Received[] | undefined;
  if (given !== undefined) return given;
  const deal = String(input['of']);
  const offered = c.books
    .entriesOf('consideration-offered')
    .findLast(({ data, on }) => data.proposal === deal && data.class === of && compareDays(on, c.asOf) <= 0);
  if (offered === undefined) {
    const asked = c.quantity<'money'>('money', cashForEachShare, { about: [deal, of], cites: [cite] });
    return [{ of: 'cash', cash: moneyOf(c.exactly(asked), currency) }];
  }
  c.restsOn([offered.id]);
  const { cash, stock = [], property = [], retained } = offered.data;
  if (retained === true) return [];
  return [
    ...(cash === undefined ? [] : [{ of: 'cash', cash }]),
    ...[...stock, ...property].map(({ what, units }) => ({ of: what, units })),
  ];
}

export function timesReceived({ of, units, cash }: Received, by: Ratio): Received {
  return {
    of,
    ...(units === undefined ? undefined : { units: times(units, by) }),
    ...(cash === undefined ? undefined : { cash: timesMoney(cash, by) }),
  };
}

/** Of the answer. */
export function receivedWritten({ of, units, cash }: Received): Readonly<Record<string, unknown>> {
  return { id: of, units, cash };
}

export function receivedInWords({ of, units, cash }: Received): string {
  return cash === undefined ? `${toWire(units!)} ${of}` : showMoney(cash);
}
