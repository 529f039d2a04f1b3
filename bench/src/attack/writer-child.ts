import { openStore, type StorePlace } from '@quorate/store';
import { entriesFrom } from '../store/world.js';

/** 32 writers, each to a corporation of its own; what is acknowledged is told at once, by its corporation and its version. */
const store = await openStore(JSON.parse(process.argv[2] ?? '{}') as StorePlace);
const write = async (id: string): Promise<void> => {
  let { version } = await store.corporation(id);
  for (;;) {
    ({ version } = await store.append({ corporation: id, expectedVersion: version, entries: entriesFrom(version, 1) }));
    process.send?.([id, version]);
  }
};
await Promise.all((await store.corporations()).map(async ({ id }) => write(id)));
