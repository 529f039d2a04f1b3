import { readFileSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { press, reach, written } from './by-keys.js';
import { settled } from './chromium.js';
import { ownerAtWork } from './owner-at-work.js';

async function file(tab: Page, button: string, group: string): Promise<string> {
  const [download] = await Promise.all([
    tab.waitForEvent('download'),
    tab.getByRole('group', { name: group }).getByRole('button', { name: button }).click(),
  ]);
  return readFileSync(await download.path(), 'latin1');
}

describe('the documents of a meeting', () => {
  const work = ownerAtWork();
  const corporation = 'peoples-demonstration';
  const meeting = `/corporations/${corporation}/meetings/special-meeting-2004`;

  const enter = async (id: string, type: string, data: object) => {
    const { version } = await work.service.store.corporation(corporation);
    const entry = { id, type, on: '2004-10-20', basis: 'books' as const, by: 'owner', data };
    await work.service.store.append({ corporation, expectedVersion: version, entries: [entry] });
  };

  it('come as files, and tell what is wanting until it is entered', async () => {
    const { page: tab } = work.owner;
    await tab.goto(work.service.url + meeting);
    await settled(tab);
    expect(await file(tab, 'Rows', 'Form 8-K, Item 5.07')).toContain('harbor-merger,merger,');
    await tab
      .getByRole('group', { name: 'Certificate of the inspectors' })
      .getByRole('button', { name: 'PDF' })
      .click();
    await tab.getByText('No inspector is entered').waitFor();

    await enter('ivy', 'person', { id: 'ivy', name: 'Ivy Ames', kind: 'individual' });
    await enter('appointed', 'inspector-appointed', {
      meeting: 'special-meeting-2004',
      inspector: 'ivy',
      sworn: '2004-10-20',
    });
    await enter('closed', 'polls-closed', { proposal: 'harbor-merger' });
    await tab.goto(work.service.url + meeting);
    await tab.getByText('Ivy Ames: took the oath on 20 October 2004').waitFor();
    expect(await file(tab, 'PDF', 'Certificate of the inspectors')).toMatch(/^%PDF/u);
    expect(await file(tab, 'Text', 'Certificate of the inspectors')).toContain('Proof to the shares present');
  });
});

describe('a whole meeting', () => {
  const work = ownerAtWork({ isEmpty: true });
  const corporation = 'acme';

  /** What stands in the form that the keys are in is shown, then entered; what is said then has the focus. */
  const entered = async (day: string, time = '') => {
    const { page: tab } = work.owner;
    await written(tab, [[/^Day of effect/u, day], ...(time === '' ? [] : [[/^Time of that day/u, time] as const])]);
    await press(tab, /^See what it changes/u);
    await tab.getByText('It can be entered.').waitFor();
    await press(tab, /^Enter it$/u);
    await tab.getByRole('status').filter({ hasText: 'Entered' }).waitFor();
  };
  /** The step of the meeting, begun from its page. */
  const step = async (called: RegExp) => {
    const { page: tab } = work.owner;
    await settled(tab);
    await press(tab, called);
    await tab.locator('form.fields').waitFor();
  };
  const back = async () => press(work.owner.page, /^Back to the annual meeting/u);

  it('is called, held, counted, challenged, ruled on and certified by keys alone', async () => {
    const { page: tab } = work.owner;
    const before = [
      ...['register', 'meetings', 'acts', 'board'].map(
        (family) => ['coverage', { family, from: '1998-12-15' }] as const,
      ),
      ['person', { id: 'ada', name: 'Ada Birch', kind: 'individual' }] as const,
      ['person', { id: 'ivy', name: 'Ivy Ames', kind: 'individual' }] as const,
      ['shares-issued', { class: 'common', to: 'ada', shares: '100000' }] as const,
      ['shares-issued', { class: 'common', to: 'dispersed', shares: '900000' }] as const,
    ];
    const entries = before.map(([type, data], place) => ({
      id: `e-${place}`,
      type,
      on: '1998-12-15',
      basis: 'books',
      data,
    }));
    await tab.evaluate(
      async ({ id, text }) => {
        const sent = async (to: string, body: string) =>
          fetch(`/v1/corporations${to}`, { method: 'POST', headers: { 'content-type': 'application/json' }, body });
        await sent('', JSON.stringify({ id, name: 'Acme, Inc.', charter: 'peoples-bankcorp' }));
        await sent(`/${id}/entries`, text);
      },
      { id: corporation, text: JSON.stringify({ expectedVersion: 0, entries }) },
    );
    await tab.goto(`${work.service.url}/corporations/${corporation}`);
    await settled(tab);
    // Whatever a key laid over the page gives the focus back.
    await reach(tab, /^Meetings/u);
    await tab.keyboard.press('?');
    await tab.getByRole('dialog').waitFor();
    await tab.keyboard.press('Escape');
    await tab.getByRole('dialog').waitFor({ state: 'detached' });
    await tab.keyboard.press('Enter');
    await tab.waitForURL(/\/meetings/u);

    await step(/^Call a meeting/u);
    await written(tab, [
      [/^The meeting/u, 'am'],
      [/^What sort/u, 'annual'],
      [/^Who called/u, 'the Board'],
      [/^The day and time/u, '1999-05-14 14:00'],
    ]);
    await entered('03011999');
    await tab.keyboard.press('g');
    await tab.keyboard.press('v');
    await tab.waitForURL(/\/meetings/u);
    await settled(tab);
    await press(tab, /^14 May 1999/u);
    await tab.waitForURL(/\/meetings\/am/u);

    await step(/^Record date/u);
    await written(tab, [[/^The day at whose close/u, '03261999']]);
    await entered('03011999');
    await back();
    await step(/^Proposed/u);
    await written(tab, [
      [/^The id under which/u, 'auditors'],
      [/^Kind/u, 'resolution'],
      [/^(?:What it resolves|What it is on|On)/u, 'the auditors'],
    ]);
    await entered('03011999');
    await back();
    await step(/^Inspector appointed/u);
    await written(tab, [
      [/^Who inspects/u, 'Ivy Ames'],
      [/^The day on which the inspector/u, '05141999'],
    ]);
    await entered('05141999');
    await back();
    await step(/^Meeting held/u);
    await written(tab, [[/^Of shareholders: shares present/u, '800000']]);
    await entered('05141999', '0200PM');
    await back();
    await step(/^Polls opened/u);
    await written(tab, [[/^The proposed act/u, 'Resolution']]);
    await entered('05141999', '0205PM');
    // From one entry to another, found by a word of it.
    await press(tab, /^Enter something else/u);
    await tab.keyboard.type('ballot voted on');
    await press(tab, /^Ballot$/u);
    await tab.keyboard.press('Shift+Tab');
    await written(tab, [
      [/^The proposed act/u, 'Resolution'],
      [/^The holder of record/u, 'Ada Birch'],
      [/^Shares of record voted for it/u, '100000'],
    ]);
    await entered('05141999', '0210PM');
    await back();
    await step(/^Tally/u);
    await written(tab, [
      [/propos/u, 'Resolution'],
      [/^The class/u, 'Common'],
      [/ for /u, '700000'],
      [/against/u, '100000'],
    ]);
    await entered('05141999', '0220PM');
    await back();
    await step(/^Polls closed/u);
    await written(tab, [[/^The proposed act/u, 'Resolution']]);
    await entered('05141999', '0230PM');
    await back();
    await step(/^Ballot challenged/u);
    await written(tab, [
      [/^The entry of the ballot/u, 'Ada Birch'],
      [/^Who challenges/u, 'a holder'],
      [/^Why it should/u, 'the signature is not hers'],
    ]);
    await entered('05151999');
    await back();
    await settled(tab);
    expect(await tab.locator('main').innerText()).toContain(
      'whether it counts is open until the inspectors rule on it',
    );
    await step(/^Ballot ruled/u);
    await written(tab, [
      [/^The entry of the ballot/u, 'Ada Birch'],
      [/^Whether it counts/u, 'as cast'],
      [/^Why, in words/u, 'she came and confirmed it'],
      [/^The inspectors who ruled/u, 'Ivy Ames'],
    ]);
    await entered('05161999');
    await back();
    await settled(tab);
    const ruled = await tab.locator('main').innerText();
    expect(ruled).toContain('Carried.');
    expect(ruled).toContain('Ivy Ames ruled that it counts as it was cast: she came and confirmed it.');
    const certificate = tab.getByRole('group', { name: 'Certificate of the inspectors' });
    const isAt = async () => certificate.evaluate((group) => group.contains(document.activeElement));
    for (let left = 60; left > 0 && !(await isAt()); left -= 1) await tab.keyboard.press('Tab');
    const [download] = await Promise.all([tab.waitForEvent('download'), tab.keyboard.press('Enter')]);
    expect(readFileSync(await download.path(), 'latin1')).toContain('%PDF');
    expect(work.owner.complaints).toEqual([]);
  });
});
