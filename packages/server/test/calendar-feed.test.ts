import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { testService, type TestService } from './service.js';

let service: TestService;
let anna: Awaited<ReturnType<TestService['account']>>;

beforeAll(async () => {
  service = await testService();
  await service.call('POST', '/v1/corporations', { id: 'acme', charter: 'peoples-bankcorp' }, service.owner);
  anna = await service.account('anna', 'secretary');
});
afterAll(async () => service.close());

async function keyFor(permissions: readonly string[]): Promise<{ readonly key: string; readonly id: string }> {
  const { body } = await service.call('POST', '/v1/me/keys', { permissions }, anna);
  return { key: body['key'] as string, id: body['id'] as string };
}

const status = async (corporation: string, key: string) =>
  (await service.call('GET', `/v1/calendars/${corporation}/${key}`)).status;

describe('the calendar by its secret address', () => {
  it('is read by whoever has the address, without an account', async () => {
    const { key } = await keyFor(['follow-calendar']);
    const { status: told, text, headers } = await service.call('GET', `/v1/calendars/acme/${key}`);
    expect(told).toBe(200);
    expect(text).toMatch(/^BEGIN:VCALENDAR\r\n/u);
    expect(headers.get('content-type')).toBe('text/calendar; charset=utf-8');
    expect(headers.get('cache-control')).toBe('no-store');
  });

  it('takes no key that may do more: such a key is not for an address', async () => {
    for (const permissions of [[], ['read'], ['read', 'follow-calendar']]) {
      expect(await status('acme', (await keyFor(permissions)).key)).toBe(404);
    }
    expect(await status('acme', `qk_${'x'.repeat(43)}`)).toBe(404);
  });

  it('opens nothing else, of no other corporation, and nothing once the key is revoked', async () => {
    const { key, id } = await keyFor(['follow-calendar']);
    const bearer = { authorization: `Bearer ${key}` };
    expect((await service.call('GET', '/v1/corporations/acme', undefined, bearer)).status).toBe(404);
    const asking = { asOf: '2004-10-20' };
    const asked = await service.call('POST', '/v1/corporations/acme/questions/calendar.deadlines', asking, bearer);
    expect(asked.status).toBe(404);
    expect(await status('another', key)).toBe(404);
    expect(await status('acme', key)).toBe(200);
    await service.call('DELETE', `/v1/me/keys/${id}`, undefined, anna);
    expect(await status('acme', key)).toBe(404);
  });

  it('ends with the role of whoever made the address', async () => {
    const { key } = await keyFor(['follow-calendar']);
    expect(await status('acme', key)).toBe(200);
    const administrator = await service.account('ada', 'administrator');
    await service.call('DELETE', '/v1/corporations/acme/roles/anna', undefined, administrator);
    expect(await status('acme', key)).toBe(404);
  });
});
