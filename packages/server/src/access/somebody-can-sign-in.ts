import type { Store } from '@quorate/store';

/** Whether anybody could sign in: by a password, or, where a provider is set up, as who an owner linked an account to. */
export async function somebodyCanSignIn(store: Store, { openId }: { readonly openId: boolean }): Promise<boolean> {
  for (const { name, isClosed, passwordHash } of await store.accounts.all()) {
    if (isClosed) continue;
    if (passwordHash !== undefined) return true;
    if (openId && (await store.identities.of(name)).length > 0) return true;
  }
  return false;
}
