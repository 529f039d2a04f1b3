import type { Browser } from 'playwright-core';
import { afterAll, beforeAll } from 'vitest';
import { openedBrowser, somebody, type Somebody } from './chromium.js';
import { served, type Served } from './served.js';

/** The owner of a service in a browser, while the tests of a file run. */
export interface OwnerAtWork {
  readonly service: Served;
  readonly browser: Browser;
  readonly owner: Somebody;
}

/** Serves the workbench before these tests, with its owner signed in; what is given back is filled by then. */
export function ownerAtWork(on?: Parameters<typeof served>[0]): OwnerAtWork {
  const work: { -readonly [Part in keyof OwnerAtWork]?: OwnerAtWork[Part] } = {};
  beforeAll(async () => {
    work.service = await served(on);
    work.browser = await openedBrowser();
    work.owner = await somebody(work.browser, work.service.url, work.service.ownersLink);
  });
  afterAll(async () => {
    await work.browser?.close();
    await work.service?.stop();
  });
  return work as OwnerAtWork;
}
