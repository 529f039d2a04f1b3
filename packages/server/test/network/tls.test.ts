import { Agent, request } from 'node:https';
import { connect } from 'node:tls';
import { builtInCharters } from '@quorate/charters';
import { application, firstOwner, serve, type Network, type Serving, type TlsIdentity } from '@quorate/server';
import { openStore } from '@quorate/store';
import { afterEach, describe, expect, it } from 'vitest';
import { selfSigned } from './certificate.js';
import { freshPlace } from '../place.js';

interface Answer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string | readonly string[] | undefined>>;
  readonly text: string;
}

const stops: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const stop of stops.splice(0)) await stop();
});

async function secured(network: Network = {}): Promise<{ serving: Serving; identity: TlsIdentity; link: string }> {
  const identity = await selfSigned();
  const store = await openStore(await freshPlace());
  const { fetch } = application({ store, charters: builtInCharters, logError: () => undefined, network });
  const serving = await serve({ fetch, host: '127.0.0.1', port: 0, tls: identity });
  stops.push(async () => {
    await serving.stop();
    await store.close();
  });
  return { serving, identity, link: (await firstOwner(store, 'owner', new Date()))?.link ?? '' };
}

async function asked(
  url: string,
  {
    ca,
    agent,
    body,
    headers = {},
  }: {
    readonly ca: string;
    readonly agent?: Agent;
    readonly body?: unknown;
    readonly headers?: Readonly<Record<string, string>>;
  },
): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const method = body === undefined ? 'GET' : 'POST';
    const sent = request(
      url,
      {
        ca,
        method,
        headers: { ...headers, 'content-type': 'application/json' },
        ...(agent === undefined ? {} : { agent }),
      },
      (answer) => {
        let text = '';
        answer.setEncoding('utf8');
        answer.on('data', (more: string) => (text += more));
        answer.on('end', () => resolve({ status: answer.statusCode ?? 0, headers: answer.headers, text }));
      },
    );
    sent.on('error', reject);
    sent.end(body === undefined ? undefined : JSON.stringify(body));
  });
}

describe('a service that speaks TLS', () => {
  it('signs in with a cookie that only this host gets, by TLS alone, and has browsers come so from then on', async () => {
    const { serving, identity, link } = await secured();
    const ca = identity.certificate;
    expect(serving.url).toMatch(/^https:/u);
    const signedIn = await asked(`${serving.url}/v1/sign-in/link`, { ca, body: { link } });
    expect(signedIn.status).toBe(200);
    const [cookie = ''] = signedIn.headers['set-cookie'] as readonly string[];
    expect(cookie).toMatch(/^__Host-quorate-session=qs_.*Path=\/; .*HttpOnly; Secure; SameSite=Strict$/u);
    expect(signedIn.headers['strict-transport-security']).toBe('max-age=31536000');
    expect(signedIn.headers['cache-control']).toBe('no-store');
    expect(signedIn.headers['referrer-policy']).toBe('no-referrer');
    const [held = ''] = cookie.split(';');
    expect((await asked(`${serving.url}/v1/me`, { ca, headers: { cookie: held } })).status).toBe(200);
    // A cookie of the plain name may come from another host of the domain, or from before there was TLS.
    const plain = held.replace('__Host-', '');
    expect((await asked(`${serving.url}/v1/me`, { ca, headers: { cookie: plain } })).status).toBe(401);
  });

  it('takes nothing older than TLS 1.2', async () => {
    const { serving } = await secured();
    const { port } = new URL(serving.url);
    const spoken = async (maxVersion: 'TLSv1.1' | 'TLSv1.2' | 'TLSv1.3') =>
      new Promise<string | null>((resolve) => {
        const how = { port: Number(port), minVersion: 'TLSv1' as const, maxVersion, rejectUnauthorized: false };
        const socket = connect({ ...how, ciphers: 'DEFAULT@SECLEVEL=0' }, () => {
          resolve(socket.getProtocol());
          socket.destroy();
        });
        socket.on('error', () => resolve(null));
      });
    expect(await spoken('TLSv1.1')).toBeNull();
    expect(await spoken('TLSv1.2')).toBe('TLSv1.2');
    expect(await spoken('TLSv1.3')).toBe('TLSv1.3');
  });

  it('shows a new certificate to new connections, and goes on with those that there are', async () => {
    const { serving, identity } = await secured();
    const kept = new Agent({ keepAlive: true, maxSockets: 1 });
    const health = `${serving.url}/health`;
    const before = await asked(health, { ca: identity.certificate, agent: kept });
    const renewed = await selfSigned('renewed');
    serving.renew(renewed);
    expect(() => serving.renew({ ...renewed, key: identity.key })).toThrow('key values mismatch');
    expect((await asked(health, { ca: identity.certificate, agent: kept })).status).toBe(200);
    expect(before.status).toBe(200);
    kept.destroy();
    const fresh = () => new Agent({ keepAlive: false });
    expect((await asked(health, { ca: renewed.certificate, agent: fresh() })).status).toBe(200);
    await expect(asked(health, { ca: identity.certificate, agent: fresh() })).rejects.toThrow();
  });

  it('is not begun with a key that is not the certificate’s', async () => {
    const [one, other] = [await selfSigned(), await selfSigned()];
    const tls = { certificate: one.certificate, key: other.key };
    await expect(serve({ fetch: () => new Response(), host: '127.0.0.1', port: 0, tls })).rejects.toThrow('mismatch');
  });
});
