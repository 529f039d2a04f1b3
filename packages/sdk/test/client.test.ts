import { readFileSync } from 'node:fs';
import { ProblemError, QuorateClient, UnreachableError } from '@quorate/sdk';
import { afterAll, describe, expect, it } from 'vitest';
import { listening } from '../../server/test/faults/listening.js';
import { firstQuestion } from './examples/first-question.js';

const service = await listening();
const key = (service.owner['authorization'] ?? '').replace('Bearer ', '');
const quorate = new QuorateClient({ url: service.url, key });
afterAll(async () => service.stop());

const person = (id: string) => ({
  id,
  type: 'person',
  on: '1999-01-04',
  basis: 'books' as const,
  data: { id, kind: 'other' },
});

describe('the example of the README', () => {
  it('is the one that runs, and answers', async () => {
    const example = readFileSync(new URL('examples/first-question.ts', import.meta.url), 'utf8');
    expect(readFileSync(new URL('../README.md', import.meta.url), 'utf8')).toContain(example);
    expect(await firstQuestion(service.url, key)).toMatch(/; Question not understood$/u);
  });
});

describe('the client', () => {
  it('keeps, enters, reads page by page, verifies and exports', async () => {
    expect(await quorate.keep({ id: 'long', charter: 'nss-bancorp' })).toMatchObject({ version: 0 });
    const entries = Array.from({ length: 1_500 }, (_, each) => person(`p-${each}`));
    expect(await quorate.append('long', { expectedVersion: 0, entries })).toMatchObject({ version: 1_500 });
    const read = [];
    for await (const { sequence } of quorate.entries('long')) read.push(sequence);
    expect(read).toEqual(entries.map((_, each) => each + 1));
    expect(await quorate.verify('long')).toMatchObject({ intact: { version: 1_500 } });
    expect((await quorate.exported('long')).trim().split('\n')).toHaveLength(1_501);
    expect((await quorate.corporations()).map(({ id }) => id)).toContain('long');
    expect((await quorate.questions()).map(({ name }) => name)).toContain('approval.status');
  });

  it('gives what the service refuses as a problem, with the id of the request', async () => {
    const wrong = quorate.append('acme', { expectedVersion: 999, entries: [person('late')] });
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
    await quorate.keep({ id: 'once', charter: 'nss-bancorp' });
    const forgetful = new QuorateClient({ url: service.url, key, fetch: losing });
    expect(await forgetful.append('once', { expectedVersion: 0, entries: [person('a')] })).toMatchObject({
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
    expect(await new QuorateClient({ url: service.url, key, fetch: busy }).corporation('acme')).toMatchObject({
      id: 'acme',
    });
    asked = 0;
    const once = new QuorateClient({ url: service.url, key, fetch: busy, retries: 1 });
    await expect(once.corporation('acme')).rejects.toMatchObject({ problem: { status: 503 } });
  });

  it('says that nobody answers, and never keeps a corporation twice', async () => {
    let tried = 0;
    const nobody: typeof fetch = async () => {
      tried += 1;
      return Promise.reject(new TypeError('refused'));
    };
    const lonely = new QuorateClient({ url: 'http://127.0.0.1:1', key, fetch: nobody, retries: 1 });
    await expect(lonely.corporations()).rejects.toBeInstanceOf(UnreachableError);
    expect(tried).toBe(2);
    await expect(lonely.keep({ id: 'x', charter: 'nss-bancorp' })).rejects.toBeInstanceOf(UnreachableError);
    expect(tried).toBe(3);
  });
});
