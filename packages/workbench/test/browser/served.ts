import { copyFileSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { builtInCharters } from '@quorate/charters';
import { answeringThreads, application, firstOwner, serve, type Role } from '@quorate/server';
import { openStore, type Store } from '@quorate/store';
import { QuorateClient } from '@quorate/sdk';
import { inject } from 'vitest';

/** The workbench as it is served: with the demonstration, on a free port. */
export interface Served {
  readonly url: string;
  readonly store: Store;
  /** The link that signs the owner in once. */
  readonly ownersLink: string;
  /** Another link that signs the holder of an account in once. */
  link(name: string): Promise<string>;
  /** Opens an account with a role with a corporation; the link signs its holder in once. */
  account(name: string, role: Role, corporation: string): Promise<string>;
  stop(): Promise<void>;
}

/** What is served, and where else one signs in. */
export interface Serving {
  readonly isEmpty?: boolean;
  readonly openId?: Parameters<typeof application>[0]['openId'];
}

const site = fileURLToPath(new URL('../../dist/site', import.meta.url));

/** Serves the built workbench on a copy of the demonstration, or on an empty store. */
export async function served({ isEmpty = false, openId }: Serving = {}): Promise<Served> {
  const folder = mkdtempSync(join(tmpdir(), 'quorate-browser-'));
  const place = { file: join(folder, 'quorate.sqlite') };
  if (!isEmpty) copyFileSync(inject('demonstration'), place.file);
  const store = await openStore(place);
  const first = await firstOwner(store, 'owner', new Date());
  const answering = answeringThreads({ store, charters: builtInCharters, threads: 2, seconds: 120 });
  const stopping = new AbortController();
  const errors: unknown[] = [];
  const { fetch } = application({
    store,
    charters: builtInCharters,
    answering,
    site,
    limits: 'none',
    ...(openId === undefined ? {} : { openId }),
    stopping: stopping.signal,
    logError: (error) => errors.push(error),
  });
  const serving = await serve({ fetch, host: '127.0.0.1', port: 0 });
  let owner: QuorateClient | undefined;
  return {
    url: serving.url,
    store,
    ownersLink: first?.link ?? '',
    link: async (name) => newLink(store, name),
    account: async (name, role, corporation) => {
      owner ??= await ownersClient(serving.url, store);
      const { link } = await owner.accounts.open({ name });
      await owner.accounts.grant(corporation, name, { role });
      return link;
    },
    stop: async () => {
      stopping.abort();
      await serving.stop();
      // A question that nobody waits for any more ends with its thread, which is told of as an error.
      const told = [...errors];
      await answering.close();
      await store.close();
      rmSync(folder, { recursive: true });
      if (told.length > 0) throw new AggregateError(told, 'the service told of errors of its own');
    },
  };
}

/** A program of the owner's, beside the browser: by a link of its own. */
async function ownersClient(url: string, store: Store): Promise<QuorateClient> {
  const { session } = await new QuorateClient({ url }).signIn.withLink(await newLink(store, 'owner'));
  return new QuorateClient({ url, session });
}

async function newLink(store: Store, name: string): Promise<string> {
  const { newSecret } = await import('../../../server/src/access/secrets.js');
  const { shown, kept } = newSecret(name, 'link', { now: new Date() });
  await store.secrets.add(kept);
  return shown;
}
