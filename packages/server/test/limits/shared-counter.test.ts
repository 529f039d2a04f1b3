import { openStore, type Store } from '@quorate/store';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { networkOfAddress } from '../../src/network/addresses.js';
import { SharedCounter } from '../../src/limits/shared-counter.js';
import { freshPlace } from '../place.js';

let store: Store;
let now: number;

beforeEach(async () => {
  store = await openStore(await freshPlace());
  now = Date.parse('2026-03-02T09:00:00.000Z');
  return async () => store.close();
});

const counter = (times: number) =>
  new SharedCounter(store.counts, () => new Date(now), { name: 'x', times, seconds: 60 });

describe('a counter that servers share', () => {
  it('lets as many through as the limit says, on whichever server, until the minute is over', async () => {
    const servers = [counter(5), counter(5)];
    const waits: (number | undefined)[] = [];
    for (let asked = 0; asked < 8; asked += 1) {
      waits.push(await servers[asked % 2]?.count('a'));
      now += 1_000;
    }
    expect(waits).toEqual([undefined, undefined, undefined, undefined, undefined, 55, 54, 53]);
    expect(await servers[0]?.count('b')).toBeUndefined();
    now += 52_000;
    expect(await servers[0]?.count('a')).toBeUndefined();
  });

  it('keeps nobody out for longer than the minute where the clock of a server was ahead, or is set back', async () => {
    const [ahead, right] = [counter(2), counter(2)];
    const before = now;
    now += 86_400_000;
    for (let asked = 0; asked < 3; asked += 1) await ahead?.count('a');
    expect(await ahead?.count('a')).toBe(60);
    now = before;
    for (const each of [right, ahead]) expect(await each?.count('a')).toBeUndefined();
    expect(await right?.count('a')).toBe(60);
  });

  it('asks the store for a hundredth of the limit at a time, and no more once the limit is reached', async () => {
    const add = vi.spyOn(store.counts, 'add');
    const one = counter(1_000);
    for (let asked = 0; asked < 1_000; asked += 1) expect(await one.count('a')).toBeUndefined();
    expect(add).toHaveBeenCalledTimes(100);
    for (let asked = 0; asked < 50; asked += 1) expect(await one.count('a')).toBe(60);
    expect(add).toHaveBeenCalledTimes(101);
  });

  it('lets no more through when many come at once', async () => {
    const servers = [counter(300), counter(300)];
    const asked = Array.from({ length: 900 }, async (_, each) => servers[each % 2]?.count('a'));
    const passed = (await Promise.all(asked)).filter((wait) => wait === undefined);
    expect(passed).toHaveLength(300);
  });

  it('begins anew where it is told to', async () => {
    const one = counter(2);
    for (let asked = 0; asked < 3; asked += 1) await one.count('a');
    expect(await one.count('a')).toBe(60);
    await one.forget('a');
    expect(await one.count('a')).toBeUndefined();
  });
});

describe('the place from which requests are counted', () => {
  it.each([
    ['203.0.113.7', '203.0.113.7'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2'],
    ['2001:0db8:0001:0002::1', '2001:db8:1:2'],
    ['2001:db8::1', '2001:db8:0:0'],
    ['2001:DB8:1:2:3:4:5:6', '2001:db8:1:2'],
    ['::1', '0:0:0:0'],
    ['1::', '1:0:0:0'],
    ['::ffff:203.0.113.7', '203.0.113.7'],
    ['::FFFF:cb00:7107', '203.0.113.7'],
    ['0:0:0:0:0:ffff:cb00:7107', '203.0.113.7'],
    ['64:ff9b::cb00:7107', '203.0.113.7'],
    ['::ffff:a00:1%eth0', '10.0.0.1'],
    ['unknown', 'unknown'],
  ])('of %s is %s', (address, place) => {
    expect(networkOfAddress(address)).toBe(place);
  });
});
