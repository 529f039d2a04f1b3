import { builtInCharters } from '@quorate/charters';
import { demonstrationIn } from '@quorate/demonstration';
import { answeringThreads, application, firstOwner, serve } from '@quorate/server';
import { openStore } from '@quorate/store';
import { corporation } from '../store/world.js';
import { appending, written, type Appends } from './appending.js';

/** A service with the demonstration and one corporation of a hundred entries, and a key to it. */
export interface Served {
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  /** The session of its owner, as a browser sends it. */
  readonly cookie: string;
  /** Entries entered by so many writers at once, each of a corporation of its own. */
  appends(writers: number, seconds: number): Promise<Appends>;
  close(): Promise<void>;
}

/** Serves them from this file; with the workbench where its folder is given. */
export async function servedCorporation(file: string, site?: string): Promise<Served> {
  await demonstrationIn({ file });
  const store = await openStore({ file });
  const answering = answeringThreads({ store, charters: builtInCharters, threads: 2, seconds: 60 });
  const { fetch: answer } = application({
    store,
    charters: builtInCharters,
    answering,
    limits: 'none',
    describesAhead: true,
    ...(site === undefined ? undefined : { site }),
    logError: (error) => console.error(error),
  });
  const serving = await serve({ fetch: answer, host: '127.0.0.1', port: 0 });
  const { url } = serving;
  const cookie = await ownersSession(url, (await firstOwner(store, 'owner', new Date()))?.link ?? '');
  const headers = await ownersKey(url, cookie);
  const keep = async (id: string) => sent(`${url}/v1/corporations`, { id, charter: corporation.charter }, headers);
  const append = async (id: string, expectedVersion: number, count: number) =>
    sent(
      `${url}/v1/corporations/${id}/entries`,
      { expectedVersion, entries: written(expectedVersion, count) },
      headers,
    );
  await keep(corporation.id);
  await append(corporation.id, 0, 100);
  return {
    url,
    headers,
    cookie,
    appends: async (writers, seconds) => {
      const ids = Array.from({ length: writers }, (_, each) => `writer-${each}`);
      for (const id of ids) await keep(id);
      return appending({ url, headers }, ids, seconds);
    },
    close: async () => {
      await serving.stop();
      await answering.close();
      await store.close();
    },
  };
}

async function ownersSession(url: string, link: string): Promise<string> {
  const signedIn = await sent(`${url}/v1/sign-in/link`, { link }, {});
  return signedIn.headers.get('set-cookie')?.split(';')[0] ?? '';
}

async function ownersKey(url: string, cookie: string): Promise<Readonly<Record<string, string>>> {
  const { key } = (await (await sent(`${url}/v1/me/keys`, {}, { cookie, origin: url })).json()) as {
    readonly key: string;
  };
  return { authorization: `Bearer ${key}` };
}

async function sent(url: string, body: unknown, headers: Readonly<Record<string, string>>): Promise<Response> {
  const answer = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  });
  if (!answer.ok) throw new Error(`${url} answered with ${answer.status}: ${await answer.text()}`);
  return answer;
}
