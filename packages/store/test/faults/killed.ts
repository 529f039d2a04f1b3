import { expect } from 'vitest';
import { openStore, type StorePlace } from '@quorate/store';
import { startWriter } from './child.js';

/**
 * Kills a writer at a moment of its work, by SIGKILL, as often as said; after each, the chain must hold, every version
 * that the writer was told must be there, and the snapshot that was being written must be whole or not there.
 */
export async function killedAgainAndAgain(
  place: StorePlace,
  { rounds, seed }: { readonly rounds: number; readonly seed: number },
): Promise<void> {
  let [version, snapshots] = [0, 0];
  for (let round = 0; round < rounds; round += 1) {
    const writer = startWriter(place, 'snapshots');
    // Where it is struck differs from round to round: after some lines, and some fractions of a millisecond.
    const pick = (seed * 7_919 + round * 104_729) % 1_000;
    await writer.tells(1 + (pick % 13));
    const strike = performance.now() + (pick % 40) / 10;
    while (performance.now() < strike);
    writer.child.kill('SIGKILL');
    await writer.ended();
    const acknowledged = Number(writer.told.at(-1));
    expect(acknowledged).toBeGreaterThan(version);
    const discarded: string[] = [];
    const store = await openStore(place, { discarded: ({ why }) => discarded.push(why) });
    const sound = await store.verify('acme');
    expect(sound.broken).toBeUndefined();
    expect(sound.intact.version).toBeGreaterThanOrEqual(acknowledged);
    expect((await store.journal('acme')).length).toBe(sound.intact.version);
    expect([sound.snapshot === 'differs', discarded]).toEqual([false, []]);
    if (sound.snapshot === 'same') snapshots += 1;
    ({ version } = sound.intact);
    await store.close();
  }
  // Where one was never written, nothing of the kind was shown.
  if (rounds > 5) expect(snapshots).toBeGreaterThan(0);
}

/** The same of who keeps papers of several pieces: each that was told is there, and of no other there are pieces. */
export async function killedWhileKeepingPapers(place: StorePlace, rounds: number): Promise<void> {
  for (let round = 0; round < rounds; round += 1) {
    const writer = startWriter(place, 'papers');
    await writer.tells(1 + (round % 3));
    const strike = performance.now() + ((round * 7) % 40);
    while (performance.now() < strike);
    writer.child.kill('SIGKILL');
    await writer.ended();
    const store = await openStore(place);
    expect(await store.verify('acme')).toMatchObject({ changed: [] });
    const kept = (await store.papers.all('acme')).map(({ hash }) => hash);
    expect(kept).toEqual(expect.arrayContaining([...writer.told]));
    for (const hash of kept) expect(await store.papers.content('acme', hash)).toHaveLength(2_000_000);
    await store.close();
  }
}
