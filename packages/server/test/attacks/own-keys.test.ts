import { expect, it, onTestFinished } from 'vitest';
import { testService } from '../service.js';

it('an account has a hundred keys at the most, and another one where it revokes one of them', async () => {
  const service = await testService();
  onTestFinished(async () => service.close());
  const make = async () => service.call('POST', '/v1/me/keys', {}, service.owner);
  const made = [];
  for (;;) {
    const { status, body, text } = await make();
    if (status !== 201) {
      expect([status, text]).toEqual([422, expect.stringContaining('Revoke one')]);
      break;
    }
    made.push(body['id']);
    expect(made.length).toBeLessThanOrEqual(100);
  }
  expect(made.length).toBeGreaterThan(90);
  await service.call('DELETE', `/v1/me/keys/${String(made[0])}`, undefined, service.owner);
  expect((await make()).status).toBe(201);
  expect((await make()).status).toBe(422);
});

it('an account that asks for many keys at once has no more of them', async () => {
  const service = await testService();
  onTestFinished(async () => service.close());
  const asked = Array.from({ length: 130 }, async () => service.call('POST', '/v1/me/keys', {}, service.owner));
  const statuses = (await Promise.all(asked)).map(({ status }) => status);
  expect(statuses.filter((status) => status !== 201 && status !== 422)).toEqual([]);
  const { text } = await service.call('GET', '/v1/me/keys', undefined, service.owner);
  expect(JSON.parse(text)).toHaveLength(100);
});
