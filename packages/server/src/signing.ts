import { createPublicKey, type KeyObject } from 'node:crypto';
import { turn, type Checkpoint, type KeptCorporation, type Store } from '@quorate/store';

/** By which key, and how often, the heads of journals are signed. */
export interface Signing {
  readonly store: Store;
  readonly key: KeyObject;
  /** After so many entries at the latest; and each day on which anything was written. */
  readonly entries: number;
  readonly clock?: () => Date;
  /** Hands out what was signed, the newest of each corporation: that vouches for all before it. What fails is handed out the next time. */
  readonly handOut?: (checkpoints: readonly Checkpoint[]) => Promise<void>;
  /** Told of what could not be signed, or handed out; it is tried again the next time. */
  readonly failed: (error: unknown) => void;
  /** How often it is looked for, in milliseconds; every minute where it is left out. */
  readonly every?: number;
}

/** Signs what is to be signed, now and again and again. Gives how to end it. */
export function keepSigned({ every = 60_000, failed, handOut, ...signing }: Signing): () => Promise<void> {
  const waiting = new Map<string, Checkpoint>();
  const wait = (checkpoint: Checkpoint) => waiting.set(checkpoint.corporation, checkpoint);
  let isFirst = true;
  const look = async () => {
    // Nothing tells whether what was signed before this service began was handed out.
    await signed({ ...signing, failed }, wait, isFirst ? wait : undefined).catch(failed);
    isFirst = false;
    if (handOut === undefined || waiting.size === 0) return;
    await handOut([...waiting.values()]);
    waiting.clear();
  };
  let going: Promise<void> = Promise.resolve();
  const begin = () => {
    going = going.then(look).catch(failed);
  };
  begin();
  const repeating = setInterval(begin, every);
  repeating.unref();
  return async () => {
    clearInterval(repeating);
    await going;
  };
}

/** Signs the heads that are due at this instant, and tells of each, and of the last of each that is not due. One that fails keeps no other from it. */
export async function signed(
  { store, key, entries, failed, clock = now }: Omit<Signing, 'every' | 'handOut'>,
  told: (checkpoint: Checkpoint) => void = nobody,
  toldOfLast: (checkpoint: Checkpoint) => void = nobody,
): Promise<void> {
  const own = createPublicKey(key).export({ type: 'spki', format: 'der' }).toString('base64');
  const today = clock().toISOString().slice(0, 10);
  for (const kept of await store.corporations()) {
    try {
      const last = (await store.checkpoints(kept.id)).findLast(({ publicKey }) => publicKey === own);
      if (last === undefined || isDue(kept, last, { entries, today })) told(await store.sign(kept.id, key));
      else toldOfLast(last);
    } catch (error) {
      failed(error);
    }
    await turn();
  }
}

function nobody(): void {}

function isDue(
  { version, records }: KeptCorporation,
  last: Checkpoint,
  { entries, today }: { readonly entries: number; readonly today: string },
): boolean {
  if (version - last.version >= entries) return true;
  const isNew = version > last.version || records.version > (last.records?.version ?? 0);
  // A clock that was ahead once does not end it until that day comes.
  return isNew && last.signedAt.slice(0, 10) !== today;
}

function now(): Date {
  return new Date();
}
