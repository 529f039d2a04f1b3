import { expect, it, onTestFinished } from 'vitest';
import { testService } from '../service.js';

it('papers are given out to one caller as far as there is room, and to others meanwhile; whoever does not read hands none back', async () => {
  const room = { together: 3_000_000, ofOne: 1_200_000, seconds: 0.2 };
  const service = await testService({ largestBody: 10_000_000, room });
  onTestFinished(async () => service.close());
  await service.call('POST', '/v1/corporations', { id: 'acme', charter: 'peoples-bankcorp' }, service.owner);
  const vera = await service.account('vera', 'viewer');
  const papers = '/v1/corporations/acme/papers';
  const sent = { ...service.owner, 'content-type': 'text/plain' };
  const kept = await service.call('POST', `${papers}?state=signed&name=a.txt`, new Uint8Array(600_000), sent);
  const content = `${papers}/${String(kept.body['hash'])}/content`;
  const unread = [await service.begun(content, service.owner), await service.begun(content, service.owner)];
  expect(unread.map(({ status }) => status)).toEqual([200, 200]);
  expect((await service.call('GET', content, undefined, service.owner)).status).toBe(503);
  expect((await service.call('GET', content, undefined, vera)).text).toHaveLength(600_000);
  await unread[0]?.body?.cancel();
  for (let each = 0; each < 3; each += 1)
    expect((await service.call('GET', content, undefined, service.owner)).status).toBe(200);
  await unread[1]?.arrayBuffer();
  for (let each = 0; each < 3; each += 1)
    expect((await service.call('HEAD', content, undefined, service.owner)).status).toBe(200);
  const both = await Promise.all([0, 1].map(async () => service.call('GET', content, undefined, service.owner)));
  expect(both.map(({ status }) => status)).toEqual([200, 200]);
  expect(service.errors).toEqual([]);
});
