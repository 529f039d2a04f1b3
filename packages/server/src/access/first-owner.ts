import type { Store } from '@quorate/store';
import { newSecret } from './secrets.js';

/** The owner of a service that nobody had signed in to, and the link that signs the owner in once. */
export interface FirstOwner {
  readonly name: string;
  readonly link: string;
}

/** Makes the first account of a service, where there is none yet, with every corporation that is kept already. */
export async function firstOwner(store: Store, name: string, now: Date): Promise<FirstOwner | undefined> {
  if ((await store.accounts.count()) > 0) return undefined;
  await store.accounts.open({ name, isOwner: true });
  for (const { id } of await store.corporations()) {
    await store.grants.give({ account: name, corporation: id, role: 'secretary' }, name);
  }
  const { shown, kept } = newSecret(name, 'link', { now });
  await store.secrets.add(kept);
  return { name, link: shown };
}
