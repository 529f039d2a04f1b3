import { describe, expect, it } from 'vitest';
import { checkedCharter, type Charters } from '@quorate/engine';
import { differencesIn } from '../../../packages/engine/test/charter/case-files.js';
import { restated } from './restated.js';

const set = checkedCharter(restated(), '../charter.json');
const charters: Charters = {
  find: (name) => (name === '../charter.json' ? set : undefined),
  names: () => ['../charter.json'],
};

const cases = `
title: What was over or fell due under the earlier text stays as it was
charter: ../charter.json
persons: [director]
coverage: { all: 2016-06-13.. }
journal:
  - { on: 2016-07-14, milestone: { name: conversion } }
  - { on: 2016-07-14, shares-issued: { class: common, to: dispersed, shares: 10000000 } }
  - { on: 2016-09-01, stated: { fact: what-says-changes, about: [FOURTH.4(e)(iii), ownership-limit], value: no } }
  - { on: 2016-09-01, stated: { fact: what-says-changes, about: [FOURTH.4(g), ownership-limit], value: no } }
  - { on: 2018-01-15, shares-issued: { class: series-b, to: dispersed, shares: 100000 } }
  - { on: 2018-04-16, opening-dividends: { class: series-b, arrears: $0.00 } }
  - { on: 2018-12-01, proposed: { id: removal, removal: { director: director } } }
  - { on: 2018-12-01, record-date: { for: removal, date: 2018-12-01 } }
  - { on: 2018-12-20, tally: { proposal: removal, class: common, for: 6000000, against: 1000000 } }
  - { on: 2018-12-20, polls-closed: { proposal: removal } }
ask:
  - { question: meeting.tabulate, asOf: 2018-12-31, of: removal, expect: { value: { outcome: not-carried } } }
  - { question: meeting.tabulate, asOf: 2019-06-21, of: removal, expect: { value: { outcome: not-carried } } }
  - { question: approval.status, asOf: 2019-06-21, of: removal, expect: { value: { outcome: refused } } }
  - { question: dividends.arrears, asOf: 2018-12-31, expect: { value: { claims: { "series-b dividend": { entitled: "$162,500" } } } } }
  - { question: dividends.arrears, asOf: 2019-02-01, expect: { value: { claims: { "series-b dividend": { entitled: "$250,000" } } } } }
  - { question: dividends.rate, asOf: 2019-02-01, class: series-b, date: 2018-10-15, expect: { value: { floor: { amount: "0.8125" } } } }
  - { question: dividends.rate, asOf: 2019-02-01, class: series-b, date: 2019-01-15, expect: { value: { floor: { amount: "0.875" } } } }
`;

/** Of nine directors two are free of p, one too few to free of the higher vote; no statement was mailed. */
const merger = `
title: A merger that failed under the earlier text stays so
charter: ../charter.json
persons: [p, dorsey, marchetti, osei, brandvold, lisle, subramaniam, aldous, penhallow, caballero]
coverage: { all: 2016-06-13.. }
journal:
  - { on: 2016-07-14, milestone: { name: conversion } }
  - { on: 2016-07-14, shares-issued: { class: common, to: dispersed, shares: "9,600,000" } }
  - { on: 2016-07-15, shares-issued: { class: series-b, to: dispersed, shares: "200,000" } }
${['dorsey', 'marchetti', 'osei', 'brandvold', 'lisle', 'subramaniam', 'aldous', 'penhallow', 'caballero']
  .map((director, index) => {
    const fact = `{ fact: affiliated, about: [${director}, p], value: ${index < 7 ? 'yes' : 'no'} }`;
    return `  - { on: 2017-01-02, stated: ${fact} }`;
  })
  .join('\n')}
  - { on: 2018-01-02, shares-transferred: { class: common, from: dispersed, to: p, shares: "1,500,000", how: purchase } }
  - { on: 2018-03-01, proposed: { id: deal, merger: { of: corporation, with: p } } }
  - { on: 2018-03-01, announced: { proposal: deal } }
  - { on: 2018-03-01, stated: { fact: adversely-affects, about: [deal, series-b], value: no } }
  - { on: 2018-04-01, body-act: { by: independent-directors, on: deal, decides: approve, yes: 2, present: 2, at-meeting: yes, relative-to: p } }
  - { on: 2018-06-01, consummated: { proposal: deal } }
ask:
${['2018-06-02', '2019-06-21']
  .flatMap((day) => [
    `  - { question: approval.status, asOf: ${day}, of: deal, expect: { value: { outcome: refused } } }`,
    `  - { question: combination.exempt, asOf: ${day}, of: deal, expect: { value: { free: no, canBe: no } } }`,
    `  - { question: combination.classify, asOf: ${day}, of: deal, expect: { value: { combination: yes } } }`,
    `  - { question: combination.fair-price, asOf: ${day}, of: deal, interested: p, expect: { value: { passes: no, final: yes } } }`,
  ])
  .join('\n')}
`;

describe('a charter that was restated', () => {
  it('frees no merger that was over of the vote that the earlier text asked', () => {
    expect(differencesIn(merger, 'merger.yaml', { charters })).toBe('');
  });

  it('judges what was over, and reckons what fell due, by the text of then', () => {
    expect(differencesIn(cases, 'two-texts.yaml', { charters })).toBe('');
  });

  it('judges a vote that is not over by the text in force', () => {
    const open = cases
      .replace(/ +- \{ on: 2018-12-20, polls-closed.*\n/u, '')
      .replace(
        /ask:[^]*/u,
        `ask:\n  - { question: meeting.tabulate, asOf: 2019-06-21, of: removal, expect: { value: { votes: [{ needed: 5000001 }] } } }\n`,
      );
    expect(differencesIn(open, 'two-texts.yaml', { charters })).toBe('');
  });

  it('asks what is unpaid where the text moved the payment days, and tells each day by the text in force on it', () => {
    const moved = JSON.parse(restated()) as { readonly charter: readonly unknown[] };
    const text = JSON.stringify(moved.charter[1]).replaceAll(/"(01|04|07|10)-15"/gu, (_, month: string) => {
      const next = String(Number(month) + 1).padStart(2, '0');
      return `"${next}-15"`;
    });
    const later = checkedCharter(
      JSON.stringify({ ...moved, charter: [moved.charter[0], JSON.parse(text)] }),
      '../charter.json',
    );
    const asked = `
  - { question: dividends.arrears, asOf: 2018-12-31, expect: { value: { claims: { "series-b dividend": { entitled: "$162,500" } } } } }
  - { question: dividends.arrears, asOf: 2019-06-21, expect: { outcome: needs-facts, asks: senior-dividends-unpaid } }
  - { question: dividends.rate, asOf: 2019-06-21, class: series-b, date: 2018-10-15, expect: { value: { floor: { amount: "0.8125" } } } }
  - { question: dividends.rate, asOf: 2019-06-21, class: series-b, date: 2019-02-15, expect: { outcome: needs-facts, asks: dividend-of-moved-period } }
  - { question: dividends.rate, asOf: 2019-06-21, class: series-b, date: 2019-05-15, expect: { value: { per-share: { amount: "0.875" } } } }
  - { question: dividends.rate, asOf: 2019-06-21, class: series-b, date: 2019-04-15, expect: { error: no payment date } }
  - { question: dividends.calendar, asOf: 2019-06-21, class: series-b, from: 2018-07-01, to: 2019-06-21, expect: { value: { dates: [{ id: 2018-07-15 }, { id: 2018-10-15 }, { id: 2019-02-15 }, { id: 2019-05-15 }] } } }
`;
    const find = (name: string) => (name === '../charter.json' ? later : undefined);
    const found = differencesIn(cases.replace(/ask:[^]*/u, `ask:${asked}`), 'moved.yaml', {
      charters: { find, names: () => charters.names() },
    });
    expect(found).toBe('');
  });
});
