import { readFileSync } from 'node:fs';
import type { Locator, Page } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import { looked, looks, screenshots, settled } from './chromium.js';
import { ownerAtWork } from './owner-at-work.js';

const corporation = 'acme';
const families = ['register', 'meetings', 'acts', 'board'];
const board = ['d1', 'd2', 'd3', 'd4', 'd5'];
const names: Readonly<Record<string, string>> = {
  ada: 'Ada Byron',
  fund: 'Harbor Fund',
  cede: 'Cede & Co.',
  ivy: 'Ivy Ames',
  ina: 'Ina Coles',
  b1: 'Beth Lowe',
  b2: 'Boris Lane',
  f1: 'Fern Hale',
  f2: 'Frank Orr',
};

/** What stood before anybody called the meeting. */
const before = [
  ...families.map((family) => ['1998-12-15', 'coverage', { family, from: '1998-12-15' }] as const),
  ['1998-12-15', 'milestone', { name: 'conversion' }] as const,
  ...Object.entries(names).map(
    ([id, name]) => ['1998-12-16', 'person', { id, name, kind: id === 'cede' ? 'corporation' : 'individual' }] as const,
  ),
  ...board.map((id) => ['1998-12-16', 'person', { id, name: `Director ${id.slice(1)}`, kind: 'individual' }] as const),
  [
    '1998-12-16',
    'opening-board',
    { size: '5', directors: board.map((person) => ({ person, since: '1998-12-16' })) },
  ] as const,
  ['1998-12-20', 'shares-issued', { class: 'common', to: 'dispersed', shares: '200000' }] as const,
  ['1998-12-20', 'shares-issued', { class: 'common', to: 'ada', shares: '100000' }] as const,
  ['1998-12-20', 'shares-issued', { class: 'common', to: 'cede', shares: '700000' }] as const,
  ...board.flatMap((id) =>
    ['ada', 'cede', 'fund'].map(
      (of) => ['1998-12-20', 'stated', { fact: 'affiliated', about: [id, of], value: 'no' }] as const,
    ),
  ),
  ['2004-01-05', 'held-for', { holder: 'cede', class: 'common', shares: '150000', owners: ['fund'] }] as const,
];

/** A contested annual meeting, from its call to its certificate: every step of it is entered by a form. */
describe('a contested annual meeting', () => {
  const work = ownerAtWork({ isEmpty: true });
  const at = (path: string) => `${work.service.url}/corporations/${corporation}/${path}`;

  beforeAll(async () => {
    const entries = before.map(([on, type, data], place) => ({ id: `e-${place}`, type, on, basis: 'books', data }));
    const sent = async (path: string, body: object) =>
      work.owner.page.evaluate(
        async ({ to, text }) => {
          const headers = { 'content-type': 'application/json' };
          const { ok } = await fetch(to, { method: 'POST', headers, body: text });
          if (!ok) throw new Error(`${to} was refused`);
        },
        { to: `/v1/corporations${path}`, text: JSON.stringify(body) },
      );
    await sent('', { id: corporation, name: 'Acme, Inc.', charter: 'peoples-bankcorp' });
    await sent(`/${corporation}/entries`, { expectedVersion: 0, entries });
  });

  /** Enters one thing by its form, and is told that it was entered. */
  async function enter(
    on: string,
    sort: string,
    fill: (form: Locator, tab: Page) => Promise<void>,
    time = '',
  ): Promise<void> {
    const { page: tab } = work.owner;
    await tab.goto(at('journal/new'));
    await settled(tab);
    await tab.getByRole('button', { name: sort, exact: true }).click();
    const form = tab.locator('form.fields');
    await fill(form, tab);
    await form.getByLabel('Day of effect', { exact: true }).fill(on);
    if (time !== '') await form.getByLabel(/^Time of that day/u).fill(time);
    await tab.getByRole('button', { name: 'See what it changes' }).click();
    await tab.getByText('It can be entered.').waitFor();
    await tab.getByRole('button', { name: 'Enter it', exact: true }).click();
    await tab.getByRole('status').filter({ hasText: 'Entered' }).waitFor();
  }

  async function opened(path: string): Promise<string> {
    const { page: tab } = work.owner;
    await tab.goto(at(path));
    await settled(tab);
    return tab.locator('main').innerText();
  }

  const votes =
    (holder: string, given: readonly (readonly [candidate: string, votes: string])[]) => async (form: Locator) => {
      await form.getByLabel('The meeting', { exact: true }).selectOption('am');
      await form.getByLabel(/^The holder of record/u).fill(holder);
      for (const [place, [candidate, count]] of given.entries()) {
        await form.getByRole('button', { name: 'Add one' }).click();
        await form.getByLabel('The candidate', { exact: true }).nth(place).fill(candidate);
        await form
          .getByLabel(/^Votes given/u)
          .nth(place)
          .fill(count);
      }
    };

  it('is called, with its record date, its matters and its notice', async () => {
    await enter('2004-03-01', 'Meeting called', async (form) => {
      await form.getByLabel(/^The meeting/u).fill('am');
      await form.getByLabel(/^What sort of meeting/u).selectOption('annual');
      await form.getByLabel(/^Of whom/u).fill('shareholders');
      await form.getByLabel(/^Who called it/u).fill('board');
      await form.getByLabel(/^The day and time it was called for/u).fill('2004-05-14 14:00');
    });
    await enter('2004-03-01', 'Record date', async (form) => {
      await form.getByLabel(/^The meeting, the proposed act/u).fill('am');
      await form.getByLabel(/^The day at whose close/u).fill('2004-03-26');
    });
    await enter('2004-03-01', 'Proposed', async (form) => {
      await form.getByLabel(/^The id under which/u).fill('directors');
      await form.getByLabel('Kind').selectOption('election');
      await form
        .getByLabel(/^The meeting/u)
        .first()
        .selectOption('am');
      await form.getByLabel(/^How many seats/u).fill('2');
      await form.getByLabel(/^The candidates/u).fill('b1, b2, f1, f2');
    });
    await enter('2004-03-01', 'Proposed', async (form) => {
      await form.getByLabel(/^The id under which/u).fill('auditors');
      await form.getByLabel('Kind').selectOption('resolution');
      await form
        .getByLabel(/^What it resolves|^What it is on|^On/u)
        .first()
        .fill('the auditors');
      await form.getByLabel(/^The meeting at which/u).selectOption('am');
    });
    await enter('2004-04-05', 'Meeting noticed', async (form) => {
      await form.getByLabel(/^The meeting/u).selectOption('am');
      await form.getByLabel(/^The day it was sent/u).fill('2004-04-05');
      await form.getByLabel(/^To whom/u).fill('all holders of record');
      await form.getByLabel(/^How /u).selectOption('mail');
    });
    const called = await opened('meetings/am?on=2004-05-13');
    expect(called).toContain('14 May 2004');
    // What is put to it stands on its page before anybody meets, each matter a door.
    expect(called).toContain('What is to be voted on');
    expect(await work.owner.page.locator('.agenda').getByRole('link').count()).toBe(2);
    for (const look of looks) await looked(work.owner.page, 'meeting-called', look);
    await work.owner.page.setViewportSize({ width: 1280, height: 900 });
  });

  it('is held under a rule that was sealed before, with two inspectors and the cards of both slates', async () => {
    await enter('2004-05-12', 'Tabulation policy', async (form) => {
      await form.getByLabel(/^The meeting/u).selectOption('am');
      await form.getByLabel(/^Which cards of one holder/u).selectOption('reject');
      await form.getByLabel(/^Who chose it/u).fill('the inspectors');
    });
    for (const inspector of ['ivy', 'ina']) {
      await enter('2004-05-14', 'Inspector appointed', async (form) => {
        await form.getByLabel(/^The meeting/u).selectOption('am');
        await form.getByLabel(/^Who inspects/u).fill(inspector);
        await form.getByLabel(/^The day on which the inspector/u).fill('2004-05-14');
      });
    }
    await enter(
      '2004-05-14',
      'Meeting held',
      async (form) => {
        await form.getByLabel(/^The meeting;/u).fill('am');
        await form.getByLabel(/^What sort of meeting/u).selectOption('annual');
        await form.getByLabel(/^Of whom/u).fill('shareholders');
        await form.getByLabel(/^Of shareholders: shares present/u).fill('900000');
      },
      '14:00',
    );
    const cards = [
      [
        'cede',
        [
          ['b1', '380000'],
          ['b2', '380000'],
        ],
        '14:10',
      ],
      [
        'cede',
        [
          ['f1', '340000'],
          ['f2', '340000'],
        ],
        '14:20',
      ],
      [
        'ada',
        [
          ['f1', '100000'],
          ['b2', '100000'],
        ],
        '14:30',
      ],
    ] as const;
    for (const [holder, given, time] of cards) {
      await enter('2004-05-14', 'Election ballot', votes(holder, given), time);
    }
    await enter(
      '2004-05-14',
      'Election tally',
      async (form) => {
        await form.getByLabel(/^The proposed election/u).selectOption('directors');
        await form.getByLabel(/^The class or series/u).selectOption('common');
        await form.getByLabel(/^Whose votes/u).fill('dispersed');
        await form.getByLabel(/^Shares of record present/u).fill('100000');
        const given = { b1: '80000', b2: '20000', f1: '20000', f2: '80000' };
        for (const [place, [candidate, count]] of Object.entries(given).entries()) {
          // The files that it was counted from are a list as well, after the votes.
          await form.getByRole('button', { name: 'Add one' }).first().click();
          await form.getByLabel('The candidate', { exact: true }).nth(place).fill(candidate);
          await form
            .getByLabel(/^Votes for the candidate/u)
            .nth(place)
            .fill(count);
        }
      },
      '14:40',
    );
    await enter(
      '2004-05-14',
      'Tally',
      async (form) => {
        await form
          .getByLabel(/propos/u)
          .first()
          .selectOption('auditors');
        await form.getByLabel(/^The class/u).selectOption('common');
        await form.getByLabel(/ for /u).first().fill('800000');
        await form
          .getByLabel(/against/u)
          .first()
          .fill('60000');
        await form
          .getByLabel(/abstain/u)
          .first()
          .fill('20000');
        await form
          .getByLabel(/broker/u)
          .first()
          .fill('20000');
      },
      '14:40',
    );
    for (const proposal of ['auditors', 'directors']) {
      await enter(
        '2004-05-14',
        'Polls closed',
        async (form) => {
          await form.getByLabel(/^The proposed act/u).selectOption(proposal);
        },
        '15:00',
      );
    }
    const results = await opened('meetings/am');
    expect(results).toContain('Elected: Boris Lane and Fern Hale.');
    expect(results).toContain('Carried.');
    expect(results).toMatch(/The ballot of Cede & Co\. does not count; with others of its holder/u);
    for (const look of looks) await looked(work.owner.page, 'contested-results', look);
    await work.owner.page.setViewportSize({ width: 1280, height: 900 });
  });

  it('has a card challenged, which leaves the election open, and is ruled on twice', async () => {
    const { page: tab } = work.owner;
    const ofAda = (label: string) => label.startsWith('Ada Byron');
    const chosen = async (form: Locator) => {
      const ballot = form.getByLabel(/^The entry of the ballot/u);
      await ballot.locator('option', { hasText: 'Ada Byron' }).waitFor({ state: 'attached' });
      const labels = await ballot.locator('option').allTextContents();
      await ballot.selectOption({ label: labels.find(ofAda) ?? '' });
    };
    await enter('2004-05-15', 'Ballot challenged', async (form) => {
      await chosen(form);
      await form.getByLabel(/^Who challenges it/u).fill('the committee of holders');
      await form.getByLabel(/^Why it should not count/u).fill('the signature is not hers');
    });
    const open = await opened('meetings/am?on=2004-05-16');
    expect(open).toContain('whether it counts is open until the inspectors rule on it');
    expect(open).toContain('The committee of holders challenges it: the signature is not hers.');
    for (const look of looks) await looked(tab, 'contested-open', look);
    await tab.setViewportSize({ width: 1280, height: 900 });
    const rule = async (on: string, counts: string, ground: string) =>
      enter(on, 'Ballot ruled', async (form) => {
        await chosen(form);
        await form.getByLabel(/^Whether it counts/u).selectOption(counts);
        if (counts === 'not') await form.getByLabel(/^Why it does not count/u).selectOption('PRXY');
        await form.getByLabel(/^Why, in words/u).fill(ground);
        await form.getByLabel(/^The inspectors who ruled/u).fill('ivy, ina');
      });
    await rule('2004-05-17', 'not', 'the signature is not hers');
    const ruledOut = await opened('meetings/am?on=2004-05-17');
    expect(ruledOut).toContain('it does not count.');
    await rule('2004-05-18', 'as-cast', 'she came and confirmed it');
    const ruled = await opened('meetings/am?on=2004-05-18');
    expect(ruled).toContain('Elected: Boris Lane and Fern Hale.');
    // The nominees by the votes that count, with how long those elected serve.
    expect(ruled).toMatch(/Boris Lane\s+[12]\s+[\d,]+\s+elected/u);
    expect(ruled).toMatch(/(?:Beth Lowe|Frank Orr)\s+[34]\s+[\d,]+\s+not elected/u);
    expect(ruled).toMatch(/Boris Lane and Fern Hale serve/u);
    expect(ruled).toContain('Ivy Ames and Ina Coles ruled that it counts as it was cast: she came and confirmed it.');
    expect(ruled).toContain('It stands no more.');
    for (const look of looks) await looked(tab, 'contested-ruled', look);
    await tab.setViewportSize({ width: 1280, height: 900 });
  });

  it('turns on a determination, which the inspectors follow where a signed instruction tells them to', async () => {
    const { page: tab } = work.owner;
    await enter('2004-03-10', 'Determination', async (form) => {
      await form.getByLabel('The determination', { exact: true }).fill('d-1');
      await form.getByLabel(/^The body/u).fill('continuing-directors');
      await form.getByLabel(/^How many voted for it/u).fill('5');
      await form.getByLabel(/^How many were there/u).fill('5');
      await form.getByLabel(/^The notion that it settles/u).fill('beneficial-ownership');
      await form.getByLabel(/^The arguments of the notion/u).fill('ada, common');
      await form.getByLabel(/^The provision for which it is settled/u).fill('SEVENTEENTH');
      await form.getByLabel(/^How it is settled/u).fill('180000');
    });
    // Of 180,000 shares 100,000 count whole and 80,000 as a hundredth each: ada has 56,000 votes, and without the determination 100,000.
    const without = await opened('meetings/am?on=2004-05-18');
    expect(without).toContain('which they certify: Elected: Boris Lane and Fern Hale.');
    expect(without).toContain('On all facts: Elected: Beth Lowe and Frank Orr.');
    expect(without).toContain('they do not apply the limit, for no signed instruction tells them to.');
    for (const look of looks) await looked(tab, 'contested-determined', look);
    await tab.setViewportSize({ width: 1280, height: 900 });
    await enter('2004-05-19', 'Inspector instructed', async (form) => {
      await form.getByLabel(/^The meeting/u).selectOption('am');
      await form.getByLabel(/^Whose votes are limited/u).fill('ada');
      await form.getByLabel(/^The section that limits them/u).fill('SEVENTEENTH.B');
      await form.getByRole('button', { name: 'Add one' }).click();
      await form.getByLabel(/^The holder of record/u).fill('ada');
      await form.getByLabel(/^The class or series/u).selectOption('common');
      await form.getByLabel(/^How many of its shares/u).fill('100000');
      await form.getByLabel(/^Who instructs them/u).fill('the Secretary');
      await form.getByLabel(/^The day on which it was signed/u).fill('2004-05-19');
    });
    const instructed = await opened('meetings/am?on=2004-05-19');
    expect(instructed).toContain('Elected: Beth Lowe and Frank Orr.');
    expect(instructed).toContain('they apply the limit by a signed instruction.');
  });

  it('is certified', async () => {
    const { page: tab } = work.owner;
    await opened('meetings/am?on=2004-05-20');
    const group = tab.getByRole('group', { name: 'Certificate of the inspectors' });
    const [download] = await Promise.all([
      tab.waitForEvent('download'),
      group.getByRole('button', { name: 'PDF' }).click(),
    ]);
    await download.saveAs(`${screenshots}contested-certificate.pdf`);
    expect(readFileSync(`${screenshots}contested-certificate.pdf`, 'latin1')).toMatch(/^%PDF/u);
    expect(work.owner.complaints).toEqual([]);
  });
});
