import { connect, type Socket } from 'node:net';
import { expect, it, onTestFinished } from 'vitest';
import { listening } from '../faults/listening.js';
import { Room } from '../../src/limits/room.js';
import { testService } from '../service.js';

const pause = async (milliseconds: number) => new Promise((resume) => setTimeout(resume, milliseconds));

it('two who send slowly keep nobody else from sending what is large: they are given up when others wait', async () => {
  const room = { together: 20_000_000, ofOne: 10_000_000, seconds: 3, onTheWay: 0.3 };
  const service = await listening({ room });
  onTestFinished(async () => service.stop());
  const { hostname, port } = new URL(service.url);
  const begin = (authorization = ''): { readonly socket: Socket; readonly answered: Promise<string> } => {
    const socket = connect(Number(port), hostname);
    onTestFinished(() => void socket.destroy());
    const head = [
      'POST /v1/corporations/acme/entries HTTP/1.1',
      'host: localhost',
      'content-type: application/json',
      'content-length: 3900000',
      `authorization: ${authorization}`,
    ];
    socket.write(`${head.join('\r\n')}\r\n\r\n[`);
    return { socket, answered: new Promise((resolve) => socket.once('data', (data) => resolve(String(data)))) };
  };
  const made = async (path: string, body: unknown, headers: Readonly<Record<string, string>>) => {
    const init = {
      method: 'POST',
      body: JSON.stringify(body),
      headers: { 'content-type': 'application/json', ...headers },
    };
    return fetch(`${service.url}/v1${path}`, init);
  };
  const first = begin(service.owner['authorization']);
  const keys = await Promise.all(
    ['second', 'honest'].map(async (name) => {
      const { link } = (await (await made('/accounts', { name }, service.owner)).json()) as { readonly link: string };
      const role = {
        method: 'PUT',
        body: '{"role":"secretary"}',
        headers: { ...service.owner, 'content-type': 'application/json' },
      };
      await fetch(`${service.url}/v1/corporations/acme/roles/${name}`, role);
      const signedIn = await made('/sign-in/link', { link }, {});
      const cookie = (signedIn.headers.get('set-cookie') ?? '').split(';')[0] ?? '';
      const key = await made('/me/keys', {}, { cookie, origin: service.url });
      return `Bearer ${((await key.json()) as { readonly key: string }).key}`;
    }),
  );
  const second = begin(keys[0]);
  await pause(400);
  const entries = [{ id: 'a', type: 'person', on: '2004-01-01', data: { id: 'a', name: 'x'.repeat(70_000) } }];
  const honest = await made(
    '/corporations/acme/entries',
    { expectedVersion: 0, entries },
    { authorization: keys[1] ?? '' },
  );
  expect(honest.status).not.toBe(503);
  expect(await Promise.race([first.answered, second.answered])).toMatch(/^HTTP\/1\.1 503/u);
  expect(service.errors).toEqual([]);
});

it('whoever takes a paper slowly is given up when others wait for room, and nobody else is', async () => {
  const room = { together: 1_200_000, ofOne: 600_000, seconds: 2, onTheWay: 0.2 };
  const service = await testService({ largestBody: 10_000_000, room });
  onTestFinished(async () => service.close());
  await service.call('POST', '/v1/corporations', { id: 'acme', charter: 'peoples-bankcorp' }, service.owner);
  const others = await Promise.all(['vera', 'viktor'].map(async (name) => service.account(name, 'viewer')));
  const papers = '/v1/corporations/acme/papers';
  const sent = { ...service.owner, 'content-type': 'text/plain' };
  const kept = await service.call('POST', `${papers}?state=signed&name=a.txt`, new Uint8Array(600_000), sent);
  const content = `${papers}/${String(kept.body['hash'])}/content`;
  const slow = await service.begun(content, service.owner);
  const slower = await service.begun(content, others[0] ?? {});
  await pause(300);
  expect((await service.call('GET', content, undefined, others[1] ?? {})).text).toHaveLength(600_000);
  await expect(slow.arrayBuffer()).rejects.toThrow('More waits');
  expect((await slower.arrayBuffer()).byteLength).toBe(600_000);
});

it('room is not handed back twice, nor is anything given up for whoever waits for what is that caller’s own', async () => {
  const room = new Room({ together: 4, ofOne: 2, seconds: 0.2, onTheWay: 0.05 });
  const given: string[] = [];
  const [one] = await Promise.all([room.take('a', 2, () => given.push('a')), room.take('b', 2, () => given.push('b'))]);
  await pause(80);
  await expect(room.take('a', 1)).rejects.toThrow('More waits');
  expect(given).toEqual([]);
  one.hasCome();
  const third = await room.take('c', 2);
  expect(given).toEqual(['b']);
  third.handBack();
  third.handBack();
  await room.take('d', 2);
  await expect(room.take('e', 1)).rejects.toThrow('More waits');
});

it.each([-1, Number.NaN, 1e12])(
  'whoever wants %s bytes of room has all that one may have, and leaves others theirs',
  async (size) => {
    const room = new Room({ together: 4, ofOne: 2, seconds: 0.2 });
    const { handBack } = await room.take('a', size);
    await room.take('b', 2);
    await expect(room.take('c', 1)).rejects.toThrow('More waits');
    handBack();
    await room.take('c', 2);
    await expect(room.take('d', 1)).rejects.toThrow('More waits');
  },
);
