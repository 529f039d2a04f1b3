import { mkdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { AxeBuilder } from '@axe-core/playwright';
import { chromium, type Browser, type BrowserContext, type Page } from 'playwright-core';
import { expect } from 'vitest';

/** Where screenshots are kept. */
export const screenshots = fileURLToPath(new URL('../../../../coverage/screenshots/', import.meta.url));

/** Debian's Chromium, without a window. */
export async function openedBrowser(): Promise<Browser> {
  return chromium.launch({
    executablePath: process.env['CHROMIUM'] ?? '/usr/bin/chromium',
    args: [
      '--no-sandbox',
      '--headless',
      '--disable-gpu',
      '--disable-background-networking',
      '--font-render-hinting=none',
    ],
  });
}

/**
 * The sizes and themes that pages are looked at in: each width, and each theme in a narrow or a wide layout. The rules of
 * accessibility see a theme's colours and a width's layout: each theme, and the narrow and the wide layout, is held to them once.
 */
export const looks = (
  [
    [390, 'light', true],
    [1280, 'light', false],
    [1280, 'dark', true],
    [1920, 'dark', false],
  ] as const
).map(([width, theme, isAudited]) => ({ width, theme, name: `${width}-${theme}`, isAudited }));
export type Look = (typeof looks)[number];

/** Somebody's browser: signed in by a link, and what its console said that should not be said. */
export interface Somebody {
  readonly context: BrowserContext;
  readonly page: Page;
  readonly complaints: string[];
}

/** A browser of its own, signed in by this link where one is given. */
export async function somebody(browser: Browser, url: string, link?: string): Promise<Somebody> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 900 } });
  // No test is timed: this only ends one that hangs.
  context.setDefaultTimeout(170_000);
  const page = await context.newPage();
  const complaints: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error' || message.type() === 'warning')
      complaints.push(`${message.text()} ${message.location().url}`);
  });
  page.on('pageerror', (error) => complaints.push(String(error)));
  page.on('request', (request) => {
    if (!request.url().startsWith(url) && !request.url().startsWith('data:'))
      complaints.push(`another host: ${request.url()}`);
  });
  if (link !== undefined) {
    await page.goto(`${url}/sign-in#${link}`);
    await page.waitForURL((at) => at.pathname === '/');
  }
  return { context, page, complaints };
}

/** Waits until a page has been read: nothing says any more that it is being worked on. */
export async function settled(page: Page): Promise<void> {
  await page.locator('h1, .sheet h1').first().waitFor();
  await page.waitForFunction(() => document.querySelector('[aria-busy="true"]') === null);
  await page.evaluate(async () => document.fonts.ready.then(() => undefined));
}

/**
 * Looks at a page: keeps a screenshot of it, and holds it to its width, to the lines that do not break and, where it is audited, to
 * the rules of accessibility.
 */
export async function looked(page: Page, name: string, { width, theme, name: look, isAudited }: Look): Promise<void> {
  await page.setViewportSize({ width, height: 900 });
  await page.emulateMedia({ colorScheme: theme, reducedMotion: 'reduce' });
  await settled(page);
  // What is drawn only nearby is looked at too.
  await page.evaluate(() => {
    for (const each of document.querySelectorAll<HTMLElement>('.drawn-nearby'))
      each.style.contentVisibility = 'visible';
  });
  mkdirSync(screenshots, { recursive: true });
  await page.screenshot({ path: `${screenshots}${name}-${look}.png`, fullPage: true });
  if (isAudited) {
    const { violations } = await new AxeBuilder({ page })
      .options({ resultTypes: ['violations'] })
      .setLegacyMode()
      .analyze();
    const told = violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join('; ')}`);
    expect(told, `${name} ${look}`).toEqual([]);
  }
  // On a narrow page a row is a list, in which words go on to the next line.
  const broken = await page.evaluate(() =>
    [...document.querySelectorAll('.nowrap')]
      .filter((each) => each.closest('.stack') === null || window.innerWidth > 768)
      .filter((each) => getComputedStyle(each).whiteSpace !== 'nowrap')
      .map(({ textContent }) => textContent),
  );
  expect(broken, `${name} ${look} breaks what is to stay on one line`).toEqual([]);
  const wider = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  expect(wider, `${name} ${look} is wider than its window`).toBeLessThanOrEqual(0);
}
