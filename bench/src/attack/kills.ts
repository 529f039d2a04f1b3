import { fork } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as after } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { openStore, type StorePlace } from '@quorate/store';
import { secondsOf } from '../per-second.js';
import { corporation } from '../store/world.js';

/** What became of a store whose writers were killed again and again. */
export interface Killed {
  readonly acknowledged: number;
  readonly lost: number;
  /** The longest time until it could be read again, in seconds. */
  readonly back: number;
}

/** Kills a process of 32 writers so many times, and looks whether all that was acknowledged is there, and sound. */
export async function killed(place: StorePlace, kills: number): Promise<Killed> {
  const begun = await openStore(place);
  for (let each = 0; each < 32; each += 1) await begun.keep({ ...corporation, id: `writer-${each}` });
  await begun.close();
  const told = new Map<string, number>();
  let [lost, back] = [0, 0];
  for (let round = 0; round < kills; round += 1) {
    const child = fork(fileURLToPath(new URL('./writer-child.js', import.meta.url)), [JSON.stringify(place)]);
    child.on('message', ([id, version]: [string, number]) => told.set(id, version));
    await once(child, 'message');
    await after(200 + ((round * 137) % 800));
    const ended = once(child, 'exit');
    child.kill('SIGKILL');
    await ended;
    back = Math.max(
      back,
      await secondsOf(async () => {
        const store = await openStore(place);
        for (const [id, acknowledged] of told) {
          const { version } = await store.corporation(id);
          lost += Math.max(0, acknowledged - version);
        }
        await store.close();
      }),
    );
  }
  const store = await openStore(place);
  for (const { id } of await store.corporations())
    if ((await store.verify(id)).broken !== undefined) throw new Error(`The journal of ${id} does not hold.`);
  await store.close();
  return { acknowledged: [...told.values()].reduce((sum, each) => sum + each, 0), lost, back };
}
