import { answersDiffer, type AnswerAsData } from '@quorate/engine';
import { entryIn, openStore } from '@quorate/store';
import { beforeAll, describe, expect, it } from 'vitest';
import { demonstrationIn, demonstrations, type Made } from '../src/index.js';
import { openedAt } from '../src/making/rely-on.js';
import { at, newPlace } from './store.js';

let place: { readonly file: string };
let made: readonly Made[];

beforeAll(async () => {
  const { made: there, remove } = newPlace();
  place = there;
  made = await demonstrationIn(place);
  return remove;
});

describe('the demonstration', () => {
  it('is kept with papers that give their hashes, chains that hold, and instants of entry in its own time', async () => {
    expect(made.map(({ demonstration }) => demonstration)).toEqual(demonstrations);
    await at(place, async (store) => {
      for (const { demonstration, entries, papers } of made) {
        const { id, name, charter, formed } = demonstration;
        expect(await store.corporation(id)).toMatchObject({ name, charter, formed, version: entries });
        expect((await store.verify(id)).broken).toBeUndefined();
        const kept = await store.papers.all(id);
        // One more waits with its proposal.
        expect(kept).toHaveLength(papers + 1);
        for (const { hash } of kept) expect((await store.papers.content(id, hash)).length).toBeGreaterThan(0);
        const lags: number[] = [];
        for await (const stored of store.entries(id)) {
          const { on, enteredAt } = entryIn(stored);
          lags.push((Date.parse(enteredAt) - Date.parse(`${on}T00:00:00Z`)) / 86_400_000);
        }
        expect(Math.min(...lags)).toBeGreaterThan(0);
        expect(lags.filter((lag) => lag > 8).length).toBeGreaterThan(0);
        expect(Math.max(...lags)).toBeLessThan(60);
      }
    });
  });

  it('is not made over what is kept, and nothing is written then', async () => {
    await expect(demonstrationIn(place)).rejects.toThrow(
      'nss-demonstration, provident-demonstration: kept here already',
    );
    const { made: mine, remove } = newPlace();
    await at(mine, async (store) => store.keep({ id: 'nss-demonstration', name: 'Mine', charter: 'peoples-bankcorp' }));
    await expect(demonstrationIn(mine)).rejects.toThrow('nss-demonstration: kept here already');
    expect(await at(mine, async (store) => store.corporations())).toHaveLength(1);
    remove();
  });

  it('goes on where it was broken off, to the same chains, and gives the owners there are a role and a place', async () => {
    const { made: broken, remove } = newPlace();
    const [first] = demonstrations;
    if (first === undefined) throw new Error('there is no demonstration');
    let now = '1998-09-01T09:00:00.000Z';
    const store = await openStore(broken, { clock: () => now });
    await store.accounts.open({ name: 'anna', isOwner: true });
    await store.accounts.open({ name: 'bert', isOwner: false });
    const { id: corporation, name, charter, formed, history } = first;
    await store.keep({ id: corporation, name, charter, formed });
    for (const paper of history().papers()) await store.papers.keep(corporation, paper);
    let entered = 0;
    for (const { enteredAt, entries } of history().batches().slice(0, 3)) {
      now = enteredAt;
      entered = (await store.append({ corporation, expectedVersion: entered, entries })).version;
    }
    await store.close();
    await demonstrationIn(broken);
    const left = async (where: typeof place, owner: string) =>
      at(where, async (there) => {
        const each = [];
        for (const { id, hash } of await there.corporations()) {
          const matters = (await there.matters.of(id, owner)).map(({ title }) => title);
          const waiting = [await there.proposals.all(id), await there.factRequests.all(id)];
          each.push([id, hash, waiting, await there.frozenAnswers.all(id), matters]);
        }
        return each;
      });
    expect(await left(broken, 'anna')).toEqual(await left(place, 'owner'));
    await at(broken, async (there) => {
      for (const { id } of demonstrations) {
        expect(await there.grants.in(id)).toEqual([{ account: 'anna', corporation: id, role: 'secretary' }]);
        expect(await there.matters.of(id, 'bert')).toEqual([]);
      }
    });
    remove();
  });
});

describe('what is left in each demonstration', () => {
  it('is a fact asked for, an answer relied on that no longer holds, and a proposal that can be accepted', async () => {
    await at(place, async (store) => {
      for (const { id, charter } of demonstrations) {
        const [request] = await store.factRequests.all(id);
        expect(request).toMatchObject({ state: 'open', asks: expect.not.stringContaining('{') as string });
        const { asked, answer, head } = await store.frozenAnswers.one(id, 'relied-on');
        const { version } = await store.corporation(id);
        expect(head.version).toBeLessThan(version);
        const now = (await openedAt(store, id, charter)).ask(asked as { question: string; asOf: string });
        expect(answersDiffer(answer as AnswerAsData, now as AnswerAsData), id).not.toEqual([]);
        const [proposal] = await store.proposals.all(id, 'proposed');
        expect(proposal?.entries).toHaveLength(1);
        await store.supposing(id, proposal?.entries ?? []);
      }
    });
  });
});
