import { NotKeptError, StoreError, type Account, type Store } from '@quorate/store';
import { newSecret } from './secrets.js';

/** An account, and the link that signs its holder in once, within a day. */
export interface SignInLink {
  readonly name: string;
  readonly link: string;
}

/** Makes the first account of a service, where there is none yet, with every corporation that is kept already. */
export async function firstOwner(store: Store, name: string, now: Date): Promise<SignInLink | undefined> {
  if ((await store.accounts.openFirst(name)) === undefined) return undefined;
  for (const { id } of await store.corporations()) {
    await store.grants.give({ account: name, corporation: id, role: 'secretary' }, name);
  }
  return linkFor(store, name, now);
}

/**
 * A new link in the place of one that was lost or has ended, for whoever has the store itself: for an owner, or for an account that
 * nobody has used yet. Whoever else uses an account is its holder, and nobody who runs the service becomes somebody else.
 * @param name the account; the only owner where it is left out
 * @throws {StoreError} where there is no such account, or no link is made for it, with what to do
 */
export async function newLink(store: Store, name: string | undefined, now: Date): Promise<SignInLink> {
  const account = name === undefined ? onlyOwner(await store.accounts.all()) : await store.accounts.find(name);
  if (account === undefined) throw new NotKeptError(`There is no account "${name ?? ''}" here.`);
  if (account.isClosed) throw new StoreError(`The account "${account.name}" is closed: nobody signs in by it.`);
  if (!account.isOwner && account.usedAt !== undefined)
    throw new StoreError(
      `"${account.name}" has signed in before, and is no owner: no link is made for somebody else. An owner closes the account, and makes another.`,
    );
  await store.secrets.endAll(account.name, 'link');
  return linkFor(store, account.name, now);
}

function onlyOwner(accounts: readonly Account[]): Account {
  const [owner, ...others] = accounts.filter(({ isOwner, isClosed }) => isOwner && !isClosed);
  if (owner === undefined)
    throw new NotKeptError('Nobody has an account here yet: "quorate serve" makes the first, and prints its link.');
  if (others.length === 0) return owner;
  const names = [owner, ...others].map((each) => `"${each.name}"`).join(', ');
  throw new StoreError(`There are several owners: ${names}. Name one of them.`);
}

async function linkFor(store: Store, name: string, now: Date): Promise<SignInLink> {
  const { shown, kept } = newSecret(name, 'link', { now });
  await store.secrets.add(kept);
  return { name, link: shown };
}
