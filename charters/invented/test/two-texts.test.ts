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

describe('a charter that was restated', () => {
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
});
