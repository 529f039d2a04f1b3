import { openStore, type StorePlace } from '@quorate/store';
import { issued, person } from '../entries.js';

/**
 * A writer in a process of its own, to be killed: it appends without end, now one entry and now fifty, and tells each version
 * on a line of its own once the store has acknowledged it; with `snapshots` a snapshot is being written most of the time. `papers`
 * keeps papers of several pieces without end, and tells the hash of each; `hold` opens the store and waits.
 */
const [place = '', what = 'append'] = process.argv.slice(2);
const store = await openStore(JSON.parse(place) as StorePlace, what === 'snapshots' ? { snapshotEvery: 20 } : {});
// Whoever reads this may be gone: then nobody is told any more, and there is nothing left to do.
process.stdout.on('error', () => process.exit(1));
const told = (line: string): void => void process.stdout.write(`${line}\n`);

if (what === 'hold') {
  told('open');
  setInterval(() => undefined, 1_000);
} else if (what === 'papers') {
  await keepPapers();
} else {
  await append();
}

async function append(): Promise<void> {
  let { version } = await store.corporation('acme');
  if (version === 0) {
    ({ version } = await store.append({ corporation: 'acme', expectedVersion: 0, entries: [person('anna')] }));
  }
  for (let turn = 0; ; turn += 1) {
    const entries = Array.from({ length: turn % 7 === 6 ? 50 : 1 }, (_, index) =>
      issued(`${process.pid}-${turn}-${index}`, 'anna', 1),
    );
    ({ version } = await store.append({ corporation: 'acme', expectedVersion: version, entries }));
    told(String(version));
    // As where requests come in, others have their turn between two of them.
    await new Promise((resume) => setImmediate(resume));
  }
}

async function keepPapers(): Promise<void> {
  const paper = { name: 'a.txt', mediaType: 'text/plain', state: 'signed', by: 'anna' } as const;
  for (let turn = 0; ; turn += 1) {
    const content = Buffer.from(`${process.pid} ${turn} `.padEnd(2_000_000, '.'), 'utf8');
    told((await store.papers.keep('acme', { ...paper, content })).hash);
  }
}
