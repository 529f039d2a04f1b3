import * as fc from 'fast-check';
import { expect } from 'vitest';
import type { EntryInput } from '../../src/index.js';
import { countedIn, excessIn, type PlainBar } from './excess-shares.js';
import { asked, entry, kept, nssWith } from './nss.js';

const holders = ['ash', 'birch', 'cedar'] as const;
const asOf = '1999-06-01';

/** Three holders around a tenth of all shares, who acquired what they have at once and without any approval. */
const worlds = fc.record({
  dispersed: fc.constantFrom(700, 8_000, 10_000, 2_400_000),
  shares: fc.array(
    fc.oneof(fc.constantFrom(100, 999, 1_000, 1_001, 1_010, 240_000), fc.integer({ min: 1, max: 3_000 })),
    {
      minLength: 3,
      maxLength: 3,
    },
  ),
});

interface World {
  readonly dispersed: number;
  readonly shares: readonly number[];
}

function barOf({ dispersed, shares }: World): PlainBar {
  const outstanding = shares.reduce((sofar, each) => sofar + each, dispersed);
  const held = shares.map((each, index) => ({ id: holders[index] ?? '', shares: each }));
  return { outstanding, violators: held.filter((each) => each.shares * 10 >= outstanding) };
}

function* entriesOf({ dispersed, shares }: World): Generator<EntryInput> {
  yield* kept(['register', 'acts', 'meetings', 'board', 'instruments']);
  const all = shares.reduce((sofar, each) => sofar + each, dispersed);
  yield entry('issue', '1997-06-02', 'shares-issued', { class: 'common', to: 'dispersed', shares: String(all) });
  for (const [index, to] of holders.entries()) {
    yield entry(`person-${to}`, '1997-06-02', 'person', { id: to, kind: 'individual' });
    const bought = { class: 'common', from: 'dispersed', to, shares: String(shares[index]), how: 'purchase' };
    yield entry(`purchase-${to}`, '1999-03-01', 'shares-transferred', bought);
  }
}

interface Entitlement {
  readonly votes: string;
  readonly holders: readonly { readonly id: string; readonly votes: string }[];
}

/** What Article XIII leaves of votes and of the quorum, and what plain numbers leave. */
export const excessAgreement = {
  'votes and quorum where shares were acquired against the bar: the excess of each, once, on all shares': fc.property(
    worlds,
    (world) => {
      const corporation = nssWith(entriesOf(world));
      const bar = barOf(world);
      const excess = excessIn(bar);
      const said = asked(corporation, 'voting.entitlement', asOf, {}) as unknown as Entitlement;
      expect(said.votes).toBe(String(countedIn(bar)));
      for (const { id, shares } of bar.violators) {
        const votes = said.holders.find((each) => each.id === id)?.votes;
        expect([id, votes]).toEqual([id, String(shares - (excess.get(id) ?? 0))]);
      }
      const quorum = asked(corporation, 'voting.quorum', asOf, {});
      const counted = countedIn(bar);
      expect(quorum).toMatchObject({ base: String(counted), needed: String(Math.floor(counted / 2) + 1) });
    },
  ),
} as const;
