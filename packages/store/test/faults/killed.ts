import { expect } from 'vitest';
import { openStore, type StorePlace } from '@quorate/store';
import { startWriter } from './child.js';

/**
 * Kills a writer at a moment of its work, by SIGKILL, as often as said; after each, the chain must hold, and every version
 * that the writer was told must be there.
 */
export async function killedAgainAndAgain(
  place: StorePlace,
  { rounds, seed }: { readonly rounds: number; readonly seed: number },
): Promise<void> {
  let version = 0;
  for (let round = 0; round < rounds; round += 1) {
    const writer = startWriter(place);
    // Where it is struck differs from round to round: after some lines, and some fractions of a millisecond.
    const pick = (seed * 7_919 + round * 104_729) % 1_000;
    await writer.tells(1 + (pick % 13));
    const strike = performance.now() + (pick % 40) / 10;
    while (performance.now() < strike);
    writer.child.kill('SIGKILL');
    await writer.ended();
    const acknowledged = Number(writer.told.at(-1));
    expect(acknowledged).toBeGreaterThan(version);
    const store = await openStore(place);
    const sound = await store.verify('acme');
    expect(sound.broken).toBeUndefined();
    expect(sound.intact.version).toBeGreaterThanOrEqual(acknowledged);
    expect((await store.journal('acme')).length).toBe(sound.intact.version);
    ({ version } = sound.intact);
    await store.close();
  }
}
