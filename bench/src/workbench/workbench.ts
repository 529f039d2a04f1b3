import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import { chromium, type BrowserContext, type Page, type Response } from 'playwright-core';
import { heading, line, median } from '../measure.js';
import { servedCorporation } from '../service/served.js';
import { scoresOf, type Scores } from './lighthouse.js';
import { keepWidelyHeld, lookedAt, nameOf, widelyHeld } from './widely-held.js';

const site = fileURLToPath(new URL('../../../packages/workbench/dist/site', import.meta.url));
const peoples = '/corporations/peoples-demonstration';
const merger = `${peoples}/acts/harbor-merger`;
const provident = '/corporations/provident-demonstration';

/** The pages that Lighthouse looks at, signed in. */
const pages: readonly (readonly [title: string, path: string])[] = [
  ['home', '/'],
  ['overview', peoples],
  ['ask', `${peoples}/ask`],
  ['acts', `${peoples}/acts`],
  ['an act', merger],
  ['meetings', `${peoples}/meetings`],
  ['register', `${peoples}/register`],
  ['board', `${peoples}/board`],
  ['series', `${provident}/series`],
  ['instruments', `${peoples}/instruments`],
  ['a provision', `${peoples}/instruments/SIXTEENTH.B`],
  ['journal', `${peoples}/journal`],
];

interface Chosen {
  readonly quick: boolean;
  /** Pages that Lighthouse alone looks at, and nothing else is measured; of none, everything is. */
  readonly pages: readonly string[];
}

/** The pages of these titles; nothing where none is named. @throws {Error} where a page has no such title */
function chosenOf(named: readonly string[]): typeof pages | undefined {
  const unknown = named.find((title) => !pages.some(([each]) => each === title));
  if (unknown !== undefined)
    throw new Error(`There is no page "${unknown}". Name one of: ${pages.map(([title]) => title).join(', ')}.`);
  return named.length === 0 ? undefined : pages.filter(([title]) => named.includes(title));
}

/** The workbench in Debian's Chromium: what it sends, when it can be used, and what Lighthouse thinks of it. */
export async function workbench({ quick, pages: named }: Chosen): Promise<void> {
  const chosen = chosenOf(named) ?? (quick ? pages.slice(0, 1) : pages);
  const holders = quick ? 5_000 : 50_000;
  heading('workbench: the demonstration in Chromium, on the machine that serves it');
  const folder = mkdtempSync(join(tmpdir(), 'quorate-bench-'));
  const file = join(folder, 'data.sqlite');
  const isWhole = named.length === 0;
  if (isWhole) await keepWidelyHeld(file, holders);
  const served = await servedCorporation(file, site);
  const port = await freePort();
  const context = await chromium.launchPersistentContext(join(folder, 'browser'), {
    executablePath: process.env['CHROMIUM'] ?? '/usr/bin/chromium',
    viewport: { width: 1280, height: 900 },
    args: ['--no-sandbox', '--disable-gpu', `--remote-debugging-port=${port}`],
  });
  try {
    if (isWhole) await lighthouse('sign-in', `${served.url}/sign-in`, port);
    const [name = '', value = ''] = served.cookie.split('=');
    await context.addCookies([{ name, value, url: served.url, httpOnly: true, sameSite: 'Strict' }]);
    if (isWhole) await timed(context, served.url, { rounds: quick ? 3 : 7, holders });
    for (const [title, path] of chosen) await lighthouse(title, served.url + path, port);
  } finally {
    await context.close();
    await served.close();
    rmSync(folder, { recursive: true });
  }
}

/** How often Lighthouse looks at a page: what it makes of one visit moves by ten of a hundred, so the median is told. */
const visits = 3;

/** How often Lighthouse is run for a visit: on a loaded machine it sometimes loses what it records. */
const attempts = 3;

async function lighthouse(title: string, url: string, port: number): Promise<void> {
  const all: Scores[] = [];
  try {
    for (let visit = 0; visit < visits; visit += 1) all.push(await visited(url, port));
    const of = (category: keyof Scores): number => median(all.map((each) => each[category]));
    line(
      `Lighthouse, ${title}`,
      `${of('performance')} ${of('accessibility')} ${of('best-practices')}`,
      `speed, accessibility, practices; speed of each visit ${all.map(({ performance }) => performance).join(', ')}`,
    );
  } catch (error) {
    const told = String(error);
    line(`Lighthouse, ${title}`, 'not measured', told.split('\n').at(-1) ?? told);
  }
}

async function visited(url: string, port: number, attempt = 1): Promise<Scores> {
  try {
    return await scoresOf(url, port);
  } catch (error) {
    if (attempt === attempts) throw error;
    return visited(url, port, attempt + 1);
  }
}

/** Run in the page: scrolls by a row and more for each frame, and tells how long each took. */
const scrolling = `(async () => {
  const list = document.querySelector('[role=region][aria-label^="Of record"]');
  const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
  const lasted = [];
  for (let before = await frame(), count = 0; count < 300; count += 1) {
    list.scrollBy({ top: 45 });
    const now = await frame();
    lasted.push(now - before);
    before = now;
  }
  return lasted;
})()`;

/** How many frames come a second while the register is scrolled through, and how long the longest took. */
async function framesOf(page: Page): Promise<string> {
  const lasted: number[] = await page.evaluate(scrolling);
  const whole = lasted.reduce((sum, each) => sum + each, 0);
  return `${((1_000 * lasted.length) / whole).toFixed(0)}, ${Math.max(...lasted).toFixed(0)} ms`;
}

async function timed(
  context: BrowserContext,
  url: string,
  { rounds, holders }: { readonly rounds: number; readonly holders: number },
): Promise<void> {
  const page = await context.newPage();
  const settles = async (): Promise<void> => settled(page);
  const usable = await opened(page, url, async () => page.getByRole('heading', { level: 1 }).waitFor());
  line('home opened the first time until it can be used', seconds(usable));
  const first = usable + (await clocked(settles));
  const home = await several(rounds, async () => opened(page, url, settles));
  line(
    'home opened until its answers are read',
    seconds(home),
    `${seconds(first)} the first time, when nothing was asked`,
  );
  for (const [title, path] of [
    ['home', '/'],
    ['an act', merger],
    ['the register', `${peoples}/register`],
  ] as const) {
    line(`script of ${title}, gzipped`, `${((await scriptOf(page, url + path)) / 1_000).toFixed(0)} kB`);
  }
  const last = nameOf(holders);
  const readRegister = async (): Promise<void> => page.getByRole('row', { name: last }).waitFor();
  const register = `${url}/corporations/${widelyHeld.id}/register?on=${lookedAt}`;
  const read = await opened(page, register, readRegister);
  const again = await several(rounds, async () => opened(page, register, readRegister));
  line(
    `register of ${holders.toLocaleString('en')} opened until it is read`,
    seconds(again),
    `${seconds(read)} the first time`,
  );
  line(
    `scrolling through ${holders.toLocaleString('en')} holders`,
    await framesOf(page),
    'frames a second, and the longest frame',
  );
  const routes = await several(rounds, async () => {
    await page.goto(`${url}${peoples}/acts`);
    const door = page.getByRole('link', { name: /^The merger with Harbor Point/u });
    await door.waitFor();
    const drawn = page.evaluate<number>(untilWaysAreDrawn);
    await door.click();
    return drawn;
  });
  line('from the acts to the routes of one', `${routes.toFixed(0)} ms`, 'clicked until drawn');
  await page.close();
}

/** Waits until a page says of nothing any more that it is worked on. */
async function settled(page: Page): Promise<void> {
  await page.getByRole('heading', { level: 1 }).waitFor();
  await page.locator('[aria-busy="true"]').first().waitFor({ state: 'detached' });
}

/** Milliseconds from asking for an address until what it shows was read, with nothing kept of an earlier visit but the service's own memory. */
async function opened(page: Page, url: string, read: () => Promise<void>): Promise<number> {
  await page.goto('about:blank');
  return clocked(async () => {
    await page.goto(url, { waitUntil: 'commit' });
    await read();
  });
}

/**
 * In the page: milliseconds from its next click until the ways of an act are drawn. How long it takes to make the click, for which
 * the driver waits until what is clicked keeps still, does not count.
 */
const untilWaysAreDrawn = `new Promise((resolve) => {
  let clicked = 0;
  addEventListener('click', ({ timeStamp }) => (clicked = timeStamp), { capture: true, once: true });
  const look = () => {
    const isThere = clicked > 0 && document.querySelector('#ways .routes') !== null;
    requestAnimationFrame(isThere ? () => resolve(performance.now() - clicked) : look);
  };
  look();
})`;

async function several(rounds: number, once: () => Promise<number>): Promise<number> {
  const figures: number[] = [];
  for (let round = 0; round < rounds; round += 1) figures.push(await once());
  return median(figures);
}

async function clocked(work: () => Promise<void>): Promise<number> {
  const before = performance.now();
  await work();
  return performance.now() - before;
}

/** Bytes of the script that a page asks for, gzipped. */
async function scriptOf(page: Page, url: string): Promise<number> {
  const scripts: Response[] = [];
  const note = (response: Response): void => {
    if (response.request().resourceType() === 'script') scripts.push(response);
  };
  page.on('response', note);
  await page.goto(url);
  await settled(page);
  page.off('response', note);
  const sizes = await Promise.all(scripts.map(async (script) => gzipSync(await script.body()).length));
  return sizes.reduce((sum, size) => sum + size, 0);
}

function seconds(milliseconds: number): string {
  return `${(milliseconds / 1_000).toFixed(2)} s`;
}

async function freePort(): Promise<number> {
  const listening = createServer();
  await new Promise<void>((resolve) => {
    listening.listen(0, '127.0.0.1', resolve);
  });
  const { port } = listening.address() as AddressInfo;
  await new Promise((resolve) => {
    listening.close(resolve);
  });
  return port;
}
