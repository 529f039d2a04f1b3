import { afterAll, describe, expect, it } from 'vitest';
import { clientId, clientSecret, SmallProvider } from '../../../server/test/sign-in/small-provider.js';
import { looked, looks, somebody } from './chromium.js';
import { ownerAtWork } from './owner-at-work.js';

const provider = await SmallProvider.started();
const signedInThere = {
  isEmpty: true,
  openId: { issuer: provider.issuer, clientId, clientSecret, displayName: 'The Bank', claim: 'email' },
};

describe('signing in with an organization', () => {
  const work = ownerAtWork(signedInThere);
  afterAll(async () => provider.stop());

  it('is offered by its name, leads there and back, and opens the account that was linked', async () => {
    const { page } = work.owner;
    const opened = await page.evaluate(async () => {
      const headers = { 'content-type': 'application/json' };
      const post = async (path: string, body: object) =>
        (await fetch(path, { method: 'POST', headers, body: JSON.stringify(body) })).status;
      return [
        await post('/v1/accounts', { name: 'anna' }),
        await post('/v1/accounts/anna/identities', { expects: 'anna@example.com' }),
      ];
    });
    expect(opened).toEqual([201, 201]);
    provider.person = { sub: 'subject-of-anna', email: 'anna@example.com', email_verified: true };
    const anna = await somebody(work.browser, work.service.url);
    await anna.page.goto(`${work.service.url}/account`);
    const door = anna.page.getByRole('link', { name: 'Go on to The Bank' });
    await door.waitFor();
    for (const look of looks.filter(({ isAudited }) => isAudited)) await looked(anna.page, 'sign-in-elsewhere', look);
    await door.click();
    // Back where she wanted to go.
    await anna.page.waitForURL((at) => at.pathname === '/account');
    await anna.page.getByText('anna').first().waitFor();
  });

  it('opens nothing for somebody whom nobody linked, and says so', async () => {
    provider.person = { sub: 'subject-of-bert', email: 'bert@example.com', email_verified: true };
    const bert = await somebody(work.browser, work.service.url);
    await bert.page.goto(work.service.url);
    await bert.page.getByRole('link', { name: 'Go on to The Bank' }).click();
    await bert.page.getByRole('heading', { level: 1 }).waitFor();
    await bert.page.goto(work.service.url);
    await bert.page.waitForURL(/sign-in/u);
  });
});
