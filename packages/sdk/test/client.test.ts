import { ProblemError, QuorateClient, UnreachableError } from '@quorate/sdk';
import { afterAll, describe, expect, it } from 'vitest';
import { listening } from '../../server/test/faults/listening.js';

const stopping = new AbortController();
const service = await listening({ stopping: stopping.signal });
const key = (service.owner['authorization'] ?? '').replace('Bearer ', '');
const quorate = new QuorateClient({ url: service.url, key });
afterAll(async () => {
  stopping.abort();
  await service.stop();
});

const person = (id: string) => ({
  id,
  type: 'person',
  on: '1999-01-04',
  basis: 'books' as const,
  data: { id, kind: 'other' },
});

describe('the client', () => {
  it('keeps, enters, reads page by page, verifies and exports', async () => {
    expect(await quorate.corporations.keep({ id: 'long', charter: 'nss-bancorp' })).toMatchObject({ version: 0 });
    const entries = Array.from({ length: 1_500 }, (_, each) => person(`p-${each}`));
    expect(await quorate.entries.append('long', { expectedVersion: 0, entries })).toMatchObject({ version: 1_500 });
    const read = [];
    for await (const { sequence } of quorate.entries.read('long')) read.push(sequence);
    expect(read).toEqual(entries.map((_, each) => each + 1));
    expect(await quorate.journals.verify('long')).toMatchObject({ intact: { version: 1_500 } });
    const lines = [];
    for await (const line of quorate.journals.exported('long')) lines.push(line);
    expect(lines).toHaveLength(1_501);
    expect(lines.map((line) => JSON.parse(line) as object)).toHaveLength(1_501);
    expect((await quorate.corporations.all()).map(({ id }) => id)).toContain('long');
    expect((await quorate.questions.all()).map(({ name }) => name)).toContain('approval.status');
  });

  it.each<[string, (of: QuorateClient, signal: AbortSignal) => Promise<unknown>]>([
    ['the calendar', (of, signal) => of.questions.calendar('acme', 'key', { signal })],
    ['a comparison', (of, signal) => of.questions.compare('acme', 'act.status', {} as never, { signal })],
    ['a search', (of, signal) => of.books.search('acme', { words: 'a', asOf: '2004-08-16' }, { signal })],
    [
      'a paper for a matter',
      (of, signal) => {
        const paper = { name: 'a.txt', mediaType: 'text/plain', state: 'drafted', content: new Uint8Array() } as const;
        return of.matterPapers.keep('acme', 'matter', paper, { signal });
      },
    ],
  ])(
    'waits for %s no longer when it is called off',
    async (_, asking) => {
      const ending = new AbortController();
      const fetch: typeof globalThis.fetch = async (__, init) =>
        new Promise((___, reject) => {
          init?.signal?.addEventListener('abort', () => reject(new Error('given up')));
          ending.abort();
        });
      const asked = asking(new QuorateClient({ url: service.url, key, fetch }), ending.signal);
      await expect(asked).rejects.toThrow();
      expect(ending.signal.aborted).toBe(true);
    },
    5_000,
  );

  it('gives what the service refuses as a problem, with the id of the request', async () => {
    const wrong = quorate.entries.append('acme', { expectedVersion: 999, entries: [person('late')] });
    await expect(wrong).rejects.toBeInstanceOf(ProblemError);
    await expect(wrong).rejects.toMatchObject({
      problem: { status: 409, title: 'Version conflict', found: expect.any(Number) as number },
      request: expect.stringMatching(/^[\da-f-]{36}$/u) as string,
    });
  });

  it('enters once what it sends again because no answer came', async () => {
    let lost = 0;
    const losing: typeof fetch = async (address, sending) => {
      const answer = await fetch(address, sending);
      if (lost >= 2) return answer;
      lost += 1;
      await answer.text();
      throw new TypeError('the connection broke');
    };
    await quorate.corporations.keep({ id: 'once', charter: 'nss-bancorp' });
    const forgetful = new QuorateClient({ url: service.url, key, fetch: losing });
    const kept = await forgetful.corporations.keep({
      id: 'begun-once',
      charter: 'nss-bancorp',
      entries: [person('a')],
    });
    expect(kept).toMatchObject({ id: 'begun-once', version: 1 });
    lost = 0;
    expect(await forgetful.entries.append('once', { expectedVersion: 0, entries: [person('a')] })).toMatchObject({
      version: 1,
    });
    expect(lost).toBe(2);
  });

  it('comes back when the service says so, as often as it may', async () => {
    let asked = 0;
    const busy: typeof fetch = async (address, sending) => {
      asked += 1;
      if (asked > 2) return fetch(address, sending);
      const body = JSON.stringify({ type: '', title: 'Busy', status: 503 });
      return new Response(body, {
        status: 503,
        headers: { 'content-type': 'application/problem+json', 'retry-after': '0' },
      });
    };
    expect(await new QuorateClient({ url: service.url, key, fetch: busy }).corporations.one('acme')).toMatchObject({
      id: 'acme',
    });
    asked = 0;
    const once = new QuorateClient({ url: service.url, key, fetch: busy, retries: 1 });
    await expect(once.corporations.one('acme')).rejects.toMatchObject({ problem: { status: 503 } });
  });

  it('says that nobody answers', async () => {
    let tried = 0;
    const nobody: typeof fetch = async () => {
      tried += 1;
      return Promise.reject(new TypeError('refused'));
    };
    const lonely = new QuorateClient({ url: 'http://127.0.0.1:1', key, fetch: nobody, retries: 1 });
    await expect(lonely.corporations.all()).rejects.toBeInstanceOf(UnreachableError);
    expect(tried).toBe(2);
    await expect(lonely.corporations.keep({ id: 'x', charter: 'nss-bancorp' })).rejects.toBeInstanceOf(
      UnreachableError,
    );
    expect(tried).toBe(4);
  });

  it('sends what was refused as too many again, whatever it is, for it was not begun', async () => {
    let sent = 0;
    const crowded: typeof fetch = async (address, sending) => {
      sent += 1;
      if (sent > 1) return fetch(address, sending);
      const body = JSON.stringify({ type: '', title: 'Too many requests', status: 429 });
      return new Response(body, {
        status: 429,
        headers: { 'content-type': 'application/problem+json', 'retry-after': '0' },
      });
    };
    const patient = new QuorateClient({ url: service.url, key, fetch: crowded });
    expect(await patient.corporations.keep({ id: 'patient', charter: 'nss-bancorp' })).toMatchObject({ id: 'patient' });
    expect(sent).toBe(2);
  });

  it('takes what is gone for deleted where the answer to the first request was lost', async () => {
    const { id } = await quorate.me.makeKey();
    let sent = 0;
    const losing: typeof fetch = async (address, sending) => {
      sent += 1;
      const answer = await fetch(address, sending);
      if (sent > 1) return answer;
      await answer.body?.cancel();
      throw new TypeError('the connection broke');
    };
    await new QuorateClient({ url: service.url, key, fetch: losing }).me.revokeKey(id);
    expect(sent).toBe(2);
    expect((await quorate.me.keys()).map((each) => each.id)).not.toContain(id);
    await expect(quorate.me.revokeKey(id)).rejects.toMatchObject({ problem: { status: 404 } });
  });
});

describe('signing in', () => {
  it('serves once by a link, then by a password, and ends', async () => {
    const { link } = await quorate.accounts.open({ name: 'anna' });
    const nobody = new QuorateClient({ url: service.url });
    const { name, session } = await nobody.signIn.withLink(link);
    expect(name).toBe('anna');
    const first = new QuorateClient({ url: service.url, session });
    const changed = await first.me.setPassword({ new: 'a quorum of words' });
    await expect(first.me.who()).rejects.toMatchObject({ problem: { status: 401 } });
    const anna = new QuorateClient({ url: service.url, session: changed.session });
    const [own] = await anna.me.sessions();
    expect(own).toMatchObject({ isCurrent: true });
    await anna.me.signOut();
    await expect(anna.me.who()).rejects.toMatchObject({ problem: { status: 401 } });
    const again = await nobody.signIn.withPassword({ name: 'anna', password: 'a quorum of words' });
    const { key: hers } = await new QuorateClient({ url: service.url, session: again.session }).me.makeKey();
    expect(await new QuorateClient({ url: service.url, key: hers }).me.who()).toMatchObject({ name: 'anna' });
  });
});

describe('live updates', () => {
  const grow = async (version: number) =>
    quorate.entries.append('watched', { expectedVersion: version, entries: [person(`w-${version}`)] });

  it('come in order, once each, through a connection that breaks', async () => {
    await quorate.corporations.keep({ id: 'watched', charter: 'nss-bancorp' });
    const seen: (string | null)[] = [];
    const breaking: typeof fetch = async (address, sending) => {
      seen.push(new Headers(sending?.headers).get('last-event-id'));
      const answer = await fetch(address, sending);
      if (seen.length > 2 || answer.body === null) return answer;
      // The first connections end in the middle of what they send next.
      const reader = answer.body.getReader();
      let told = 0;
      const body = new ReadableStream<Uint8Array>({
        pull: async (controller) => {
          const { value, done } = await reader.read();
          told += new TextDecoder().decode(value).includes('id:') ? 1 : 0;
          if (done || told > 1) {
            await reader.cancel();
            controller.error(new TypeError('the connection broke'));
          } else controller.enqueue(value);
        },
        cancel: async () => reader.cancel(),
      });
      return new Response(body, answer);
    };
    const follower = new QuorateClient({ url: service.url, key, fetch: breaking });
    const versions: number[] = [];
    for await (const { version } of follower.journals.follow('watched')) {
      versions.push(version);
      if (version === 3) break;
      await grow(version);
    }
    expect(versions).toEqual([0, 1, 2, 3]);
    expect(seen).toEqual([null, '0', '1']);
  });

  it('end when they are told to, and where the caller may not read', async () => {
    const ending = new AbortController();
    const heads = quorate.journals.follow('watched', { signal: ending.signal });
    expect((await heads.next()).value).toMatchObject({ version: 3 });
    const next = heads.next();
    ending.abort();
    expect((await next).done).toBe(true);
    await expect(quorate.journals.follow('nowhere').next()).rejects.toMatchObject({ problem: { status: 404 } });
  });
});
