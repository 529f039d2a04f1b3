import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { beforeEach, describe, expect, it } from 'vitest';
import {
  exportedLines,
  newSigningKey,
  readSigningKey,
  UnsoundJournalError,
  UploadedCharter,
  type Store,
} from '@quorate/store';
import { altered } from './attacks/altered-backup.js';
import { writingOn } from './backed-up-meanwhile.js';
import { charterText } from './charter-text.js';
import { acme, issued, person } from './entries.js';
import { fill } from './filled-store.js';
import type { StoreUnderTest } from './store-suite.js';

/** Backups, asked of every store. */
export function backupSuite(kind: string, under: StoreUnderTest): void {
  describe(`a backup of a store in ${kind}`, () => {
    let store: Store;
    beforeEach(async () => {
      store = await under.fresh();
      return () => store.close();
    });

    const anew = async (): Promise<void> => {
      await store.close();
      store = await under.fresh();
    };

    it('has the same lines after it was restored, and is never written over anything', async () => {
      await fill(store);
      const lines = await all(store.backups.lines());
      await expect(store.backups.restore(each(lines))).rejects.toThrow('never written over');
      await anew();
      expect(await store.backups.restore(each(lines))).toBe(2);
      expect(await all(store.backups.lines())).toEqual(lines);
      expect((await store.verify('acme')).broken).toBeUndefined();
      await anew();
      await store.accounts.open({ name: 'sara', isOwner: true });
      await expect(store.backups.restore(each(lines))).rejects.toThrow('has accounts already');
    });

    it('has the store as it was at the heads of the journals in it, though others write meanwhile', async () => {
      await fill(store);
      const { version } = await store.corporation('acme');
      const key = readSigningKey(newSigningKey());
      const written: string[] = [];
      let more = 0;
      for await (const line of store.backups.lines()) {
        written.push(line);
        const head = await store.corporation('acme');
        more += 1;
        const entries = [issued(`more-${more}`, 'anna', 1)];
        const appending = { corporation: 'acme', expectedVersion: head.version, entries };
        await store.append({ ...appending, idempotencyKey: `more-${more}` });
        await store.sign('acme', key);
        if (written.length === 5) await store.proposals.accept('acme', 'p1', 'counsel');
      }
      await anew();
      await store.backups.restore(each(written));
      expect(await store.verify('acme')).toMatchObject({ intact: { version: version + 1 } });
      expect((await store.verify('acme')).broken).toBeUndefined();
      expect(await store.proposals.one('acme', 'p1')).toMatchObject({ state: 'proposed' });
      await store.proposals.accept('acme', 'p1', 'counsel');
    });

    it('is restored without a fault, whatever others wrote at whatever moment of it', async () => {
      for (let before = 0; before < 16; before += 5) {
        await store.keep(acme);
        await store.append({ corporation: 'acme', expectedVersion: 0, entries: [person('anna')] });
        const more = writingOn(store);
        const writeOn = async () => more.next().value?.();
        for (let at = 0; at < 16 + before; at += 1) await writeOn();
        const lines: string[] = [];
        for await (const line of store.backups.lines()) {
          lines.push(line);
          if (lines.length % 2 === 0) await writeOn();
        }
        await anew();
        await store.backups.restore(each(lines));
        const { broken, changed } = await store.verify('acme');
        expect({ before, broken, changed }).toEqual({ before, broken: undefined, changed: [] });
        const kept = new Map((await store.papers.all('acme')).map((paper) => [paper.hash, paper]));
        const erasedPapers = (await store.proposals.all('acme', 'accepted')).flatMap(({ erasure }) =>
          erasure !== undefined && 'paper' in erasure.of ? [erasure.of.paper] : [],
        );
        expect(erasedPapers.filter((hash) => kept.has(hash) && kept.get(hash)?.erased === undefined)).toEqual([]);
        const accounts = new Set((await store.accounts.all()).map(({ name }) => name));
        const ofKeys = lines.flatMap((line) => /"of":"secrets".*"account":"([^"]+)"/u.exec(line)?.[1] ?? []);
        expect(ofKeys.filter((name) => !accounts.has(name))).toEqual([]);
        await anew();
      }
    });

    it('is restored without a fault where somebody changes a role and the charter there and back meanwhile', async () => {
      const charter = (of: number) => UploadedCharter.read(charterText(of), 'application/yaml');
      const by = 'sara';
      const change = async (of: number) =>
        store.charters.change('acme', { charter: charter(of), because: 'it was corrected', by });
      const give = async () => store.grants.give({ account: 'a', corporation: 'acme', role: 'viewer' }, by);
      // Their tables stand one after the other: at each line, and some lines on.
      for (let at = 1, most = 2; at < most; at += 1) {
        for (const on of [1, 2, 3]) {
          await store.keep(acme);
          await change(1);
          await give();
          const lines: string[] = [];
          for await (const line of store.backups.lines()) {
            lines.push(line);
            if (lines.length === at)
              await Promise.all([change(2), store.grants.withdraw({ account: 'a', corporation: 'acme' }, by)]);
            if (lines.length === at + on) await Promise.all([change(1), give()]);
          }
          most = lines.length;
          await anew();
          await store.backups.restore(each(lines));
          const { broken, changed } = await store.verify('acme');
          expect({ at, on, broken, changed }).toEqual({ at, on, broken: undefined, changed: [] });
          await anew();
        }
      }
    });

    it('is known for cut or changed, and nothing of it is restored', async () => {
      await fill(store);
      const lines = await all(store.backups.lines());
      const changed = (from: string, to: string) => lines.map((line) => line.replaceAll(from, to));
      const wrong: readonly (readonly [what: string, lines: readonly string[], says: RegExp])[] = [
        ['its end cut off', lines.slice(0, -1), /cut off/u],
        ['a part cut off', lines.slice(0, 12), /cut off/u],
        ['a row taken away', lines.filter((line) => !line.includes('"of":"policies"')), /not as it was written/u],
        ['a row changed', changed('a placement', 'something'), /not as it was written/u],
        ['two rows exchanged', exchanged(lines), /not as it was written/u],
        [
          'a row of another',
          changed('"row":{"corporation":"acme","hash"', '"row":{"corporation":"no","hash"'),
          /A row/u,
        ],
        ['a row of another table', changed('"of":"policies"', '"of":"accounts"'), /A row of "accounts"/u],
        ['an entry changed', changed('"100', '"900'), /does not give its hash/u],
        ['a password changed', changed('of a password', 'of mine'), /not as it was written/u],
        ['a corporation less', withoutFirst(lines), /cut off/u],
        ['a journal', ['{"format":"quorate journal 1"}'], /no backup/u],
        ['nothing', [], /no backup/u],
        [
          'a day that is none',
          lines.map((line) => line.replace(/"formed":(?:null|"[^"]*")/u, '"formed":"x"')),
          /Line 2/u,
        ],
        ['no JSON', [lines[0] ?? '', 'no JSON'], /Line 2/u],
      ];
      await anew();
      for (const [what, written, says] of wrong) {
        const error: unknown = await store.backups.restore(each(written)).catch((thrown: unknown) => thrown);
        expect(error, what).toBeInstanceOf(UnsoundJournalError);
        expect((error as Error).message, what).toMatch(says);
        expect(await store.corporations(), what).toEqual([]);
        expect(await store.papers.all('acme'), what).toEqual([]);
        expect(await store.accounts.count(), what).toBe(0);
      }
    });

    it('with a line that is there twice, or altered to what no table holds, and every hash made right again, is told as unsound', async () => {
      await fill(store);
      const lines = await all(store.backups.lines());
      await anew();
      for (const [what, written] of altered(lines)) {
        const came: unknown = await store.backups.restore(each(written)).catch((thrown: unknown) => thrown);
        // What a store holds though nothing ever wrote it is for `verify` to name.
        const isHeld = typeof came === 'number' && !what.endsWith(' twice');
        if (!isHeld) expect(came, what).toBeInstanceOf(UnsoundJournalError);
        if ((await store.corporations()).length + (await store.accounts.count()) > 0) await anew();
      }
    });

    it('of the first format is restored, with the instants of its papers', async () => {
      const lines = readFileSync(fileURLToPath(new URL('fixtures/backup-1.ndjson', import.meta.url)), 'utf8');
      expect(await store.backups.restore(each(lines.trimEnd().split('\n')))).toBe(2);
      expect(await store.verify('acme')).toMatchObject({ checkpoints: 1, intact: { version: 2 } });
      expect(await all(exportedLines(store, 'acme'))).toEqual(
        lines
          .split('\n')
          .filter((line) => /^\{"is":"(?:journal|entry)"/u.test(line))
          .slice(0, 3)
          .map(lineIn),
      );
      const [paper] = await store.papers.all('acme');
      expect(paper).toMatchObject({
        name: 'minutes.txt',
        keptAt: '2026-01-01T00:00:02.000Z',
        states: [
          { state: 'drafted', at: '2026-01-01T00:00:02.000Z', by: 'counsel' },
          { state: 'signed', at: '2026-01-01T00:00:03.000Z', by: 'secretary' },
        ],
      });
      expect(await store.corporation('other')).toMatchObject({ version: 0, charter: 'nss-bancorp' });
      await anew();
      const cut = lines.trimEnd().split('\n').slice(0, -1);
      await expect(store.backups.restore(each(cut))).rejects.toThrow('cut off');
    });

    it('has many rows and entries, in portions', async () => {
      await store.keep(acme);
      const people = Array.from({ length: 1_203 }, (_, index) => person(`p${index}`));
      await store.append({ corporation: 'acme', expectedVersion: 0, entries: people });
      for (let made = 0; made < 203; made += 1) {
        await store.grants.give({ account: `a${made}`, corporation: 'acme', role: 'viewer' }, 'owner');
      }
      const lines = await all(store.backups.lines());
      await anew();
      await store.backups.restore(each(lines));
      expect(await store.corporation('acme')).toMatchObject({ version: 1_203 });
      expect(await store.grants.in('acme')).toHaveLength(203);
    });
  });
}

/** Two rows of one part, each in the place of the other. */
function exchanged(lines: readonly string[]): readonly string[] {
  const first = lines.findIndex((line) => line.includes('"of":"proposals"'));
  return [...lines.slice(0, first), lines[first + 1] ?? '', lines[first] ?? '', ...lines.slice(first + 2)];
}

/** Without the part of the first corporation. */
function withoutFirst(lines: readonly string[]): readonly string[] {
  const end = lines.findIndex((line) => line.startsWith('{"is":"whole"'));
  return [...lines.slice(0, 1), ...lines.slice(end + 1)];
}

function lineIn(line: string): string {
  return (JSON.parse(line) as { readonly line: string }).line;
}

async function all<T>(values: AsyncIterable<T>): Promise<readonly T[]> {
  const found: T[] = [];
  for await (const value of values) found.push(value);
  return found;
}

async function* each<T>(values: readonly T[]): AsyncGenerator<T> {
  yield* values;
}
