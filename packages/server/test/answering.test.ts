import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Worker } from 'node:worker_threads';
import { builtInCharters } from '@quorate/charters';
import {
  answeringThreads,
  BusyError,
  CalledOffError,
  QuestionTooLargeError,
  QuestionTooLongError,
  type Answering,
  type Asked,
  type BooksAsked,
  type ThreadOptions,
} from '@quorate/server';
import { openStore, UploadedCharter, type KeptCorporation, type Store } from '@quorate/store';
import { freshPlace } from './place.js';
import { afterAll, describe, expect, it, onTestFinished, vi } from 'vitest';
import { charterText } from '../../store/test/charter-text.js';
import { listening, post } from './faults/listening.js';

const store = await openStore(await freshPlace());
const one = threads(60);
afterAll(async () => {
  await one.close();
  await store.close();
});

const summary: Asked = {
  question: 'capital.summary',
  asOf: '2000-01-01',
  input: {},
  sensitivity: 'single',
  instruments: ['charter'],
  readings: {},
  strict: false,
  seesInterim: true,
};

const issued = (id: string, shares: string) => ({
  id,
  type: 'shares-issued',
  on: '1999-02-01',
  basis: 'books' as const,
  by: 'secretary',
  data: { class: 'common', to: 'dispersed', shares },
});

const covered = (family: string) => ({
  id: `covered-${family}`,
  type: 'coverage',
  on: '1998-12-15',
  basis: 'books' as const,
  by: 'secretary',
  data: { family, from: '1998-12-15', through: '2009-12-31' },
});

async function kept(id: string, ...shares: readonly string[]): Promise<KeptCorporation> {
  await store.keep({ id, name: id, charter: 'peoples-bankcorp', formed: '1998-12-15' });
  const entries = [covered('register'), covered('instruments'), ...shares.map((each, at) => issued(`s-${at}`, each))];
  await store.append({ corporation: id, expectedVersion: 0, entries });
  return store.corporation(id);
}

async function entered(id: string, entry: ReturnType<typeof issued>): Promise<KeptCorporation> {
  const { version } = await store.corporation(id);
  await store.append({ corporation: id, expectedVersion: version, entries: [entry] });
  return store.corporation(id);
}

function threads(seconds: number, more: Partial<ThreadOptions> = {}): Answering {
  return answeringThreads({ store, charters: builtInCharters, threads: 1, seconds, ...more });
}

/** A store, and what of its journals is read. */
function watching(of: Store) {
  const asked: { readonly after: number; readonly through: number }[] = [];
  const watched = new Proxy(of, {
    get: (own, name) => {
      if (name !== 'entries') return Reflect.get(own, name) as unknown;
      return (id: string, selection: { readonly after: number; readonly through: number }) => {
        asked.push(selection);
        return own.entries(id, selection);
      };
    },
  });
  return { store: watched, asked };
}

describe('threads that answer', () => {
  it('read on as the journal grows, and know one journal from another', async () => {
    const acme = await kept('acme', '700000');
    expect(await one.ask(acme, summary)).toContain('700000');
    const more = await entered('acme', issued('b', '80000'));
    expect(await one.ask(more, summary)).toContain('780000');
    expect(await one.ask(more, summary)).toContain('780000');
    expect(await one.ask(await kept('other', '4000'), summary)).toContain('4000');
    expect(await one.ask(await entered('acme', issued('c', '9000')), summary)).toContain('789000');
  });

  it('begin with the snapshot of a journal, and read on from it', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'quorate-answering-'));
    onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
    const place = { file: join(folder, 'store.sqlite') };
    const first = await openStore(place, { snapshotEvery: 10 });
    await first.keep({ id: 'long', name: 'Long', charter: 'peoples-bankcorp', formed: '1998-12-15' });
    const issues = Array.from({ length: 20 }, (_, at) => issued(`s-${at}`, '1000'));
    const entries = [covered('register'), covered('instruments'), ...issues];
    await first.append({ corporation: 'long', expectedVersion: 0, entries });
    await first.close();
    const again = await openStore(place, { snapshotEvery: 10 });
    await again.append({ corporation: 'long', expectedVersion: 22, entries: [issued('after', '5')] });
    const { store: watched, asked } = watching(again);
    const two = answeringThreads({ store: watched, charters: builtInCharters, threads: 1, seconds: 60 });
    expect(await two.ask(await again.corporation('long'), summary)).toContain('20005');
    expect(asked).toMatchObject([{ after: 22 }]);
    await two.close();
    await again.close();
  });

  it('answer at an older head than they have read, or than the snapshot has, and read nothing of the journal again', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'quorate-answering-'));
    onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
    const long = await openStore({ file: join(folder, 'store.sqlite') }, { snapshotEvery: 10 });
    await long.keep({ id: 'long', name: 'Long', charter: 'peoples-bankcorp', formed: '1998-12-15' });
    const heads: KeptCorporation[] = [];
    const begun = await long.corporation('long');
    const append = async (...entries: readonly (ReturnType<typeof issued> | ReturnType<typeof covered>)[]) => {
      const { version: expectedVersion } = await long.corporation('long');
      await long.append({ corporation: 'long', expectedVersion, entries });
      heads.push(await long.corporation('long'));
    };
    await append(covered('register'), covered('instruments'));
    for (let at = 1; at < 20; at += 1) await append(issued(`s-${at}`, '1000'));
    const { store: watched, asked } = watching(long);
    const threadOf = () => answeringThreads({ store: watched, charters: builtInCharters, threads: 1, seconds: 60 });
    const [first, second] = [threadOf(), threadOf()];
    const answersOf = async (of: Answering, order: readonly number[]) => {
      for (const at of order) {
        const told = JSON.parse(await of.ask(heads.at(at)!, summary)) as { readonly value: object };
        expect(JSON.stringify(told.value)).toContain(at === 0 ? '"0"' : `"${at * 1_000}"`);
      }
    };
    await answersOf(first, [19, 3, 12, 0, 19, 18]);
    const atFirst = JSON.parse(await first.ask(begun, summary)) as object;
    expect(atFirst).toMatchObject({ outcome: 'needs-facts', stamp: { journal: '' } });
    await answersOf(first, [19]);
    expect(asked.filter(({ after, through }) => through - after > 1)).toHaveLength(1);
    const supposed = { id: 's', entries: [issued('supposed', '7')], at: '2026-01-01T00:00:00Z' };
    expect(await first.ask(heads.at(4)!, { ...summary, supposed })).toContain('"4007"');
    await first.close();
    await expect.poll(async () => (await long.snapshot('long'))?.version).toBeGreaterThan(10);
    asked.length = 0;
    await answersOf(second, [2, 5, 19]);
    expect(await second.ask(heads.at(3)!, { ...summary, supposed })).toContain('"3007"');
    expect(Math.max(...asked.map(({ after, through }) => through - after))).toBeLessThan(12);
    await second.close();
    await long.close();
  });

  it('answer more at once than there are threads', async () => {
    const acme = await kept('at-once', '700000');
    const days = ['1999-03-01', '2000-03-01', '2001-03-01', '2002-03-01'];
    const answers = await Promise.all(days.map(async (asOf) => one.ask(acme, { ...summary, asOf })));
    for (const answer of answers) expect(answer).toContain('700000');
  });

  it('tell of a question that cannot be put, and go on', async () => {
    const acme = await kept('wrong', '700000');
    await expect(one.ask(acme, { ...summary, question: 'capital.sumary' })).rejects.toMatchObject({
      name: 'QuestionError',
    });
    expect(await one.ask(acme, summary)).toContain('700000');
  });

  it('suppose entries for one question, and keep nothing of them for the next', async () => {
    const acme = await kept('supposing', '700000');
    const supposed = { id: 'guessed-by-nobody', entries: [issued('more', '50000')], at: '2026-01-01T00:00:00Z' };
    const answer = await one.ask(acme, { ...summary, supposed });
    expect(JSON.parse(answer)).toMatchObject({ outcome: 'answered', supposed: ['more'], stamp: { journal: 'more' } });
    expect(answer).toContain('750000');
    expect(await one.ask(acme, summary)).not.toContain('750000');
    const twice = { ...supposed, entries: [issued('s-0', '1')] };
    await expect(one.ask(acme, { ...summary, supposed: twice })).rejects.toMatchObject({
      name: 'RefusedEntriesError',
      problems: [{ entry: 's-0' }],
    });
    expect(await one.ask(await entered('supposing', issued('more', '1000')), summary)).toContain('701000');
  });

  it('ask another charter on the same journal, and tell of one that is not there', async () => {
    const acme = await kept('another', '700000');
    const profile = { ...summary, question: 'instrument.profile' };
    const own = JSON.parse(await one.ask(acme, profile)) as { readonly stamp: object };
    const other = JSON.parse(await one.ask(acme, { ...profile, charter: 'nss-bancorp' })) as { readonly stamp: object };
    expect(other.stamp).not.toEqual(own.stamp);
    expect(JSON.parse(await one.ask(acme, profile))).toEqual(own);
    for (const charter of ['none', '__proto__']) {
      await expect(one.ask(acme, { ...profile, charter })).rejects.toMatchObject({ name: 'UnusableCharterError' });
    }
    const wrong = { name: 'QuestionError', message: expect.stringContaining('readings') as string };
    await expect(one.ask(acme, { ...profile, readings: { 'I-16g': 'limited' } })).rejects.toMatchObject(wrong);
    await expect(one.ask(acme, { ...profile, readings: { 'I-16f': 'none' } })).rejects.toMatchObject(wrong);
    const compared = { ...profile, charter: 'nss-bancorp', readings: { 'I-16f': 'full-shares' } };
    expect(await one.ask(acme, compared)).toContain('answered');
  });

  it('are given a charter that was uploaded, once, and know it from that of another corporation', async () => {
    const authorised = async (kept: KeptCorporation) => one.ask(kept, { ...summary, question: 'instrument.profile' });
    const keep = async (id: string, shares: number) => {
      const charter = UploadedCharter.read(charterText(shares), 'application/yaml');
      return store.keep({ id, name: id, charter: charter.id, formed: '1990-01-02' }, { by: 'anna', charter });
    };
    const [small, large] = [await keep('small', 1_234), await keep('large', 98_765)];
    expect(await authorised(small)).toContain('1,234 shares');
    expect(await authorised(large)).toContain('98,765 shares');
    expect(await authorised(small)).toContain('1,234 shares');
    const corrected = UploadedCharter.read(charterText(4_321), 'application/yaml');
    await store.charters.change('small', { charter: corrected, because: 'it was wrong', by: 'anna' });
    expect(await authorised(await store.corporation('small'))).toContain('4,321 shares');
    await expect(one.ask(large, { ...summary, charter: corrected.id })).rejects.toMatchObject({
      name: 'UnusableCharterError',
    });
  });

  it('give up a question that takes too long, and take the next', async () => {
    const acme = await kept('long', '700000');
    // The time of the second question is over as soon as it is taken.
    let questions = 0;
    const hasty = threads(60, {
      wait: (_, then) => {
        questions += 1;
        if (questions === 2) then();
        return () => undefined;
      },
    });
    onTestFinished(async () => hasty.close());
    expect(await hasty.ask(acme, summary)).toContain('700000');
    const supposed = { id: 'x', entries: [issued('more', '50000')], at: '2026-01-01T00:00:00Z' };
    const long = { ...summary, charter: 'nss-bancorp', supposed };
    await expect(hasty.ask(acme, long)).rejects.toThrow(QuestionTooLongError);
    expect(await hasty.ask(acme, summary)).toContain('700000');
  });

  it('begin for the next question where the time of the first is over before they have begun', async () => {
    const acme = await kept('beginning', '700000');
    let begun = 0;
    let giveUp = (): void => undefined;
    const count = (): void => {
      begun += 1;
      setImmediate(giveUp);
    };
    process.on('worker', count);
    const hasty = threads(60, {
      wait: (_, then) => {
        giveUp = then;
        return () => (giveUp = () => undefined);
      },
    });
    onTestFinished(async () => {
      process.off('worker', count);
      await hasty.close();
    });
    await expect(hasty.ask(acme, summary)).rejects.toThrow(BusyError);
    expect(await hasty.ask(acme, summary)).toContain('700000');
    expect(begun).toBe(1);
  });

  it('are replaced where one does not come out of its beginning: the question whose time is over last ends it, and the next is answered', async () => {
    const acme = await kept('hanging', '700000');
    let [begun, passed] = [0, 0];
    let giveUp = (): void => undefined;
    const hang = (worker: Worker): void => {
      begun += 1;
      // Nothing is heard of the first.
      if (begun === 1) worker.removeAllListeners('message');
    };
    process.on('worker', hang);
    const clock = vi.spyOn(performance, 'now').mockImplementation(() => passed);
    const hasty = threads(60, {
      wait: (_, then) => {
        giveUp = then;
        return () => (giveUp = () => undefined);
      },
    });
    onTestFinished(async () => {
      process.off('worker', hang);
      clock.mockRestore();
      await hasty.close();
    });
    for (const over of [60, 299, 301]) {
      const asked = hasty.ask(acme, summary);
      await new Promise((resolve) => setTimeout(resolve));
      passed = over * 1_000;
      giveUp();
      await expect(asked).rejects.toThrow(BusyError);
      expect(begun).toBe(1);
    }
    expect(await hasty.ask(acme, summary)).toContain('700000');
    expect(begun).toBe(2);
  });

  it('refuse as busy what waited for half of its time, and work on what is before and after it', async () => {
    const acme = await kept('half', '700000');
    const fresh = threads(60, {
      wait: (seconds, then) => {
        if (seconds === 30) setImmediate(then);
        return () => undefined;
      },
    });
    onTestFinished(async () => fresh.close());
    const first = fresh.ask(acme, summary);
    await expect(fresh.ask(acme, { ...summary, asOf: '2001-01-01' })).rejects.toThrow(BusyError);
    expect(await first).toContain('700000');
    expect(await fresh.ask(acme, { ...summary, asOf: '2002-01-01' })).toContain('700000');
  });

  it.each([
    { waited: 10, left: [30, 60, 50] },
    // Its turn comes late, and before the clock is heard: what is over is refused, and no thread is ended over it.
    { waited: 40, left: [30, 60] },
  ])('count what a question waited as its time, and say that it may be asked again: $waited s of 60', async (each) => {
    const acme = await kept(`waited-${each.waited}`, '700000');
    const left: number[] = [];
    let begun = 0;
    const count = () => (begun += 1);
    process.on('worker', count);
    const fresh = threads(60, {
      wait: (seconds, then) => {
        left.push(Math.round(seconds));
        if (seconds < 55 && seconds !== 30) then();
        return () => undefined;
      },
    });
    let passed = 0;
    const clock = vi.spyOn(performance, 'now').mockImplementation(() => passed);
    onTestFinished(async () => {
      clock.mockRestore();
      process.off('worker', count);
      await fresh.close();
    });
    const first = fresh.ask(acme, summary);
    const second = fresh.ask(acme, { ...summary, asOf: '2001-01-01' });
    passed = each.waited * 1_000;
    await expect(second).rejects.toThrow(BusyError);
    expect(await first).toContain('700000');
    expect(left).toEqual(each.left);
    expect(await fresh.ask(acme, summary)).toContain('700000');
    expect(begun).toBe(each.left.length - 1);
  });

  it('have no place in the line for what is called off', async () => {
    const acme = await kept('no-place', '700000');
    const fresh = threads(60);
    onTestFinished(async () => fresh.close());
    const first = fresh.ask(acme, summary, 'many');
    const off = new AbortController();
    const waiting = Array.from({ length: 100 }, async () => fresh.ask(acme, summary, 'many', off.signal));
    const came = Promise.allSettled(waiting);
    off.abort();
    const next = fresh.ask(acme, { ...summary, asOf: '2001-01-01' }, 'many');
    await expect(fresh.ask(acme, summary, 'many', off.signal)).rejects.toThrow(CalledOffError);
    for (const each of await came) expect(each).toMatchObject({ reason: { name: 'CalledOffError' } });
    expect(await first).toContain('700000');
    expect(await next).toContain('700000');
  });

  it('are free for the next as soon as what they work on, or what waits, is called off', async () => {
    const acme = await kept('called-off', '700000');
    const fresh = threads(60);
    onTestFinished(async () => fresh.close());
    const [worked, waiting] = [new AbortController(), new AbortController()];
    const first = expect(fresh.ask(acme, summary, 'sara', worked.signal)).rejects.toThrow(CalledOffError);
    const second = expect(fresh.ask(acme, summary, 'sara', waiting.signal)).rejects.toThrow(CalledOffError);
    waiting.abort();
    worked.abort();
    await Promise.all([first, second]);
    expect(await fresh.ask(acme, summary)).toContain('700000');
  });

  it('take questions from callers by turns, and those of one caller in their order', async () => {
    const acme = await kept('by-turns', '700000');
    const fresh = threads(60);
    onTestFinished(async () => fresh.close());
    const answered: string[] = [];
    const asks = async (caller: string, asOf: string) => {
      await fresh.ask(acme, { ...summary, asOf }, caller);
      answered.push(`${caller} ${asOf.slice(0, 4)}`);
    };
    await Promise.all([
      ...['2001', '2002', '2003', '2004'].map(async (year) => asks('many', `${year}-01-01`)),
      asks('one', '2001-01-02'),
      asks('other', '2001-01-03'),
    ]);
    expect(answered).toEqual(['many 2001', 'many 2002', 'one 2001', 'other 2001', 'many 2003', 'many 2004']);
  });

  it('refuse whoever has a hundred questions waiting one more, and nobody else', async () => {
    const acme = await kept('too-many', '700000');
    const fresh = threads(60);
    onTestFinished(async () => fresh.close());
    const asked = Array.from({ length: 150 }, async () => fresh.ask(acme, summary, 'many'));
    const came = Promise.allSettled(asked);
    expect(await fresh.ask(acme, summary, 'one')).toContain('700000');
    const refused = (await came).filter((each) => each.status === 'rejected');
    expect(refused).toHaveLength(49);
    for (const { reason } of refused) expect(reason).toBeInstanceOf(BusyError);
  });

  it('lose one question where a thread runs out of memory, and nothing else', async () => {
    const acme = await kept('memory', '700000');
    const small = threads(60, { megabytes: 8 });
    onTestFinished(async () => small.close());
    await expect(small.ask(acme, summary)).rejects.toThrow(QuestionTooLargeError);
    await expect(small.ask(acme, summary)).rejects.toThrow(QuestionTooLargeError);
    expect(await one.ask(acme, summary)).toContain('700000');
  });
});

describe('a service with threads', () => {
  it('asks nothing elsewhere: what is supposed and what is compared waits, and is given up, as questions are', async () => {
    const asked: (Asked | BooksAsked)[] = [];
    const service = await listening({
      answering: {
        ask: async (_, put) => {
          asked.push(put);
          throw put.charter === undefined ? new BusyError() : new QuestionTooLongError(30);
        },
        close: async () => {},
      },
    });
    onTestFinished(async () => service.stop());
    const url = `${service.url}/v1/corporations/acme`;
    const { by: _, ...entry } = issued('more', '50000');
    const made = await post(`${url}/hypotheticals`, { title: 'more', entries: [entry] }, service.owner);
    const { id } = (await made.json()) as { readonly id: string };
    const day = { asOf: '2000-01-01' };
    const supposing = await post(`${url}/hypotheticals/${id}/questions/capital.summary`, day, service.owner);
    expect(supposing.status).toBe(503);
    expect(supposing.headers.get('retry-after')).toBe('5');
    const charters = ['peoples-bankcorp', 'nss-bancorp'];
    const comparing = await post(`${url}/comparisons/capital.summary`, { ...day, charters }, service.owner);
    expect(comparing.status).toBe(422);
    expect(((await comparing.json()) as { readonly title: string }).title).toBe('Question too long');
    // The other charter is asked beside it: on a database elsewhere after the first was given up.
    await expect.poll(() => asked.map(({ charter, supposed }) => charter ?? supposed?.id)).toEqual([id, ...charters]);
  });

  it('answers others while a question is worked out, and keeps the answer', async () => {
    let asked = 0;
    // The thread of this file reads another store; the corporation has the same id, and no entries, in both.
    const fresh = threads(60);
    onTestFinished(async () => fresh.close());
    const service = await listening({
      answering: {
        ask: async (kept, put) => {
          asked += 1;
          return fresh.ask(kept, put);
        },
        close: async () => {},
      },
    });
    onTestFinished(async () => service.stop());
    const url = `${service.url}/v1/corporations/acme/questions/capital.summary`;
    let isAnswered = false;
    const slow = post(url, { asOf: '2000-01-01' }, service.owner).then(async (response) => {
      isAnswered = true;
      return response;
    });
    expect((await fetch(`${service.url}/health`)).status).toBe(200);
    expect(isAnswered).toBe(false);
    const answered = await slow;
    expect(answered.status).toBe(200);
    const again = await post(url, { asOf: '2000-01-01' }, service.owner);
    expect(await again.text()).toBe(await answered.text());
    expect(asked).toBe(1);
  });
});
