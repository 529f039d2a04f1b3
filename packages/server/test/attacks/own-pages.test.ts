import { describe, expect, it } from 'vitest';
import { cookieOf, testService } from '../service.js';

describe('a page that is not of the service', () => {
  it('changes nothing with the session of a browser, whatever it sends, from another port of the same host either', async () => {
    const own = await testService();
    const { body: made } = await own.call('POST', '/v1/accounts', { name: 'anna' }, own.owner);
    const cookie = cookieOf(await own.call('POST', '/v1/sign-in/link', { link: made['link'] }));
    for (const origin of ['http://localhost:8080', 'http://elsewhere.example', 'null']) {
      for (const type of ['application/json', 'text/plain', 'Application/JSON', 'application/x-www-form-urlencoded']) {
        const headers = { cookie, origin, 'content-type': type };
        expect((await own.call('POST', '/v1/me/keys', {}, headers)).status, `${origin} ${type}`).toBe(403);
      }
    }
    expect((await own.call('POST', '/v1/me/keys', {}, { cookie })).status).toBe(201);
    await own.close();
  });
});
