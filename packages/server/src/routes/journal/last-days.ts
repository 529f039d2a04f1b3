import { entryIn, type KeptCorporation, type Store } from '@quorate/store';

/** A corporation with the day of its last entry, where it has entries. */
export type WithLastDay = KeptCorporation & { readonly lastEntryOn?: string };

/** The days on which the last entries of journals take effect, read once for each head: an entry that was read stays as it is. */
export class LastDays {
  private readonly store: Store;
  private readonly known = new Map<string, { readonly hash: string; readonly on: string }>();

  constructor(store: Store) {
    this.store = store;
  }

  async of(kept: KeptCorporation): Promise<WithLastDay> {
    const { id, version, hash } = kept;
    if (version === 0) return kept;
    const known = this.known.get(id);
    if (known?.hash === hash) return { ...kept, lastEntryOn: known.on };
    for await (const stored of this.store.entries(id, { after: version - 1, limit: 1 })) {
      const on = entryIn(stored).on;
      this.known.set(id, { hash, on });
      return { ...kept, lastEntryOn: on };
    }
    return kept;
  }
}
