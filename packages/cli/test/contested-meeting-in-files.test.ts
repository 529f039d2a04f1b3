import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ran } from './command-line.js';

/**
 * A contested annual meeting whose cards are in files: two slates, a bank whose two cards are together of more than it has, a late card that the inspectors
 * admit, a fund over the limit in part through the nominee, and two holders whom the directors determined to act together, which is disputed.
 */
const folder = mkdtempSync(join(tmpdir(), 'quorate-contested-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

function file(name: string, lines: readonly string[]): string {
  const path = join(folder, name);
  writeFileSync(path, lines.map((line) => `${line}\n`).join(''));
  return path;
}

const files = [
  '--positions',
  file('positions.csv', [
    'holder,class,shares,under,intermediary',
    'cede,common,2400000,,yes',
    'harbor,common,60000,,',
    'marsh,common,140000,,',
    'olin,common,90000,,',
    'pratt,common,70000,,',
    'quill,common,40000,,',
    'rowe,common,200000,,',
    'granite-bank,common,1300000,cede,yes',
    'delta-broker,common,1100000,cede,yes',
  ]),
  '--cards',
  file('cards.csv', [
    'card,holder,class,matter,candidate,choice,shares,received,meeting',
    'B-001,granite-bank,common,directors,kline,for,800000,2011-05-19T09:10,am-2011',
    'B-001,granite-bank,common,directors,lott,for,800000,2011-05-19T09:10,am-2011',
    'B-001,granite-bank,common,directors,moss,for,800000,2011-05-19T09:10,am-2011',
    'B-001,granite-bank,common,auditors,,for,800000,2011-05-19T09:10,am-2011',
    'B-002,granite-bank,common,directors,nash,for,620000,2011-05-19T09:40,am-2011',
    'B-002,granite-bank,common,directors,orton,for,620000,2011-05-19T09:40,am-2011',
    'B-002,granite-bank,common,directors,pell,for,620000,2011-05-19T09:40,am-2011',
    'B-002,granite-bank,common,auditors,,against,620000,2011-05-19T09:40,am-2011',
    'B-003,delta-broker,common,directors,kline,for,500000,2011-05-19T10:00,am-2011',
    'B-003,delta-broker,common,directors,lott,for,500000,2011-05-19T10:00,am-2011',
    'B-003,delta-broker,common,directors,moss,for,500000,2011-05-19T10:00,am-2011',
    'B-003,delta-broker,common,auditors,,for,500000,2011-05-19T10:00,am-2011',
    'B-004,delta-broker,common,directors,nash,for,450000,2011-05-19T10:05,am-2011',
    'B-004,delta-broker,common,directors,orton,for,450000,2011-05-19T10:05,am-2011',
    'B-004,delta-broker,common,directors,pell,for,450000,2011-05-19T10:05,am-2011',
    'B-004,delta-broker,common,auditors,,against,450000,2011-05-19T10:05,am-2011',
    'B-005,delta-broker,common,directors,,broker-non-vote,150000,2011-05-19T10:06,am-2011',
    'B-005,delta-broker,common,auditors,,for,150000,2011-05-19T10:06,am-2011',
    'H-1,harbor,common,directors,nash,for,60000,2011-05-19T11:00,am-2011',
    'H-1,harbor,common,directors,orton,for,60000,2011-05-19T11:00,am-2011',
    'H-1,harbor,common,directors,pell,for,60000,2011-05-19T11:00,am-2011',
    'H-1,harbor,common,auditors,,against,60000,2011-05-19T11:00,am-2011',
    'M-1,marsh,common,directors,nash,for,140000,2011-05-19T11:05,am-2011',
    'M-1,marsh,common,directors,orton,for,140000,2011-05-19T11:05,am-2011',
    'M-1,marsh,common,directors,lott,for,140000,2011-05-19T11:05,am-2011',
    'M-1,marsh,common,auditors,,against,140000,2011-05-19T11:05,am-2011',
    'O-1,olin,common,directors,kline,for,90000,2011-05-19T11:06,am-2011',
    'O-1,olin,common,directors,lott,for,90000,2011-05-19T11:06,am-2011',
    'O-1,olin,common,directors,moss,withheld,90000,2011-05-19T11:06,am-2011',
    'O-1,olin,common,auditors,,for,90000,2011-05-19T11:06,am-2011',
    'P-1,pratt,common,directors,nash,for,70000,2011-05-19T11:06,am-2011',
    'P-1,pratt,common,auditors,,for,70000,2011-05-19T11:06,am-2011',
    'P-2,pratt,common,directors,kline,for,70000,2011-05-19T12:06,am-2011',
    'P-2,pratt,common,directors,lott,for,70000,2011-05-19T12:06,am-2011',
    'P-2,pratt,common,auditors,,against,70000,2011-05-19T12:06,am-2011',
    'R-1,rowe,common,directors,nash,for,200000,2011-05-19T15:20,am-2011',
    'R-1,rowe,common,directors,orton,for,200000,2011-05-19T15:20,am-2011',
    'R-1,rowe,common,directors,pell,for,200000,2011-05-19T15:20,am-2011',
    'R-1,rowe,common,auditors,,for,200000,2011-05-19T15:20,am-2011',
    'Z-1,zeta,common,auditors,,for,500,2011-05-19T11:20,am-2011',
    'Q-1,quill,common,auditors,,for,40000,2011-05-19T15:31,am-2011',
  ]),
  '--rulings',
  file('rulings.csv', [
    'card,counts,by,ground,alone',
    'R-1,as-cast,ivy;ina,handed to the inspectors at 14:52 and stamped after the polls had closed,',
  ]),
  '--meeting',
  'am-2011',
  '--polls-closed',
  '2011-05-19T15:00',
];
const directors = ['d1', 'd2', 'd3', 'd4', 'd5', 'd6', 'kline', 'lott', 'moss'];
const meeting = [
  'title: A contested annual meeting of 2011',
  'charter: peoples-bankcorp',
  'instruments: [charter, bylaws]',
  'coverage: { all: 1998-12-14.. }',
  'persons: [cede, harbor, marsh, olin, pratt, quill, rowe, delta, kline, lott, moss, nash, orton, pell, d1, d2, d3, d4, d5, d6]',
  'journal:',
  '  - { on: 1998-12-15, milestone: { name: conversion } }',
  '  - { on: 1998-12-20, person: { id: ivy, kind: individual, name: Ivy Ames } }',
  '  - { on: 1998-12-20, person: { id: ina, kind: individual, name: Ina Coles } }',
  '  - { on: 1998-12-20, person: { id: hf, kind: corporation, name: Harbor Street Fund } }',
  '  - { on: 1998-12-20, opening-board: { size: 9, directors: [ { person: d1, class: 1, since: 1998-12-20 }, { person: d2, class: 1, since: 1998-12-20 }, { person: d3, class: 2, since: 1998-12-20 }, { person: d4, class: 2, since: 1998-12-20 }, { person: d5, class: 3, since: 1998-12-20 }, { person: d6, class: 3, since: 1998-12-20 }, { person: kline, class: 1, since: 1998-12-20 }, { person: lott, class: 2, since: 1998-12-20 }, { person: moss, class: 3, since: 1998-12-20 } ] } }',
  '  - { on: 1998-12-20, shares-issued: { class: common, to: cede, shares: "2,400,000" } }',
  '  - { on: 1998-12-20, shares-issued: { class: common, to: harbor, shares: "60,000" } }',
  '  - { on: 1998-12-20, shares-issued: { class: common, to: marsh, shares: "140,000" } }',
  '  - { on: 1998-12-20, shares-issued: { class: common, to: olin, shares: "90,000" } }',
  '  - { on: 1998-12-20, shares-issued: { class: common, to: pratt, shares: "70,000" } }',
  '  - { on: 1998-12-20, shares-issued: { class: common, to: quill, shares: "40,000" } }',
  '  - { on: 1998-12-20, shares-issued: { class: common, to: rowe, shares: "200,000" } }',
  '  - { on: 2010-06-01, basis: books, id: hf-cede, held-for: { holder: cede, class: common, shares: "300,000", owners: [harbor] } }',
  '  - { on: 2010-06-01, basis: filing, id: delta-cede, held-for: { holder: cede, class: common, shares: "190,000", owners: [delta] } }',
  '  - { on: 2011-03-20, id: concert, determination: { by: continuing-directors, yes: 5, present: 8, notion: counted-together, about: [marsh], place: SEVENTEENTH, value: "marsh, delta", id: concert } }',
  ...directors.flatMap((director) =>
    ['marsh', 'delta', 'harbor', 'cede'].map(
      (of) => `  - { on: 1998-12-21, stated: { fact: affiliated, about: [${director}, ${of}], value: no } }`,
    ),
  ),
  '  - { on: 2011-03-01, meeting-called: { id: am-2011, kind: annual, of: shareholders, by: board, for: "2011-05-19 14:00" } }',
  '  - { on: 2011-03-01, record-date: { for: am-2011, date: 2011-04-01 } }',
  '  - { on: 2011-03-10, proposed: { id: directors, act: { kind: election, meeting: am-2011, seats: 3, class: "1", candidates: [kline, lott, moss, nash, orton, pell] } } }',
  '  - { on: 2011-03-10, proposed: { id: auditors, meeting: am-2011, act: { kind: resolution, on: the ratification of the auditors } } }',
  '  - { on: 2011-04-11, meeting-noticed: { meeting: am-2011, sent: 2011-04-11, to: all holders of record, how: mail } }',
  '  - { on: 2011-05-10, inspector-appointed: { meeting: am-2011, inspector: ivy, by: the Board, engagement: an agreement of 2 May 2011, sworn: 2011-05-19 } }',
  '  - { on: 2011-05-10, inspector-appointed: { meeting: am-2011, inspector: ina, by: the Board, engagement: an agreement of 2 May 2011, sworn: 2011-05-19 } }',
  '  - { on: 2011-05-12, tabulation-policy: { meeting: am-2011, over-votes: reject, by: the inspectors } }',
  '  - { on: 2011-05-13, id: instruct, inspector-instructed: { meeting: am-2011, person: marsh, limit: SEVENTEENTH.B, determination: concert, shares: [{ holder: marsh, class: common, shares: "140,000" }, { holder: cede, class: common, shares: "190,000" }], by: the Secretary, signed: 2011-05-13 } }',
  '  - { on: 2011-05-19, time: "14:00", polls-opened: { proposal: auditors } }',
  '  - { on: 2011-05-19, time: "14:00", polls-opened: { proposal: directors } }',
  '  - { on: 2011-05-19, time: "14:00", id: minutes, meeting-held: { id: am-2011, kind: annual, of: shareholders, presence: [{ class: common, holder: cede, shares: "2,400,000" }, { class: common, shares: "560,000" }] } }',
  '  - { on: 2011-05-19, time: "15:00", polls-closed: { proposal: auditors } }',
  '  - { on: 2011-05-19, time: "15:00", polls-closed: { proposal: directors } }',
];
const certificate = join(folder, 'certificate.json');
const printed = join(folder, 'certificate.txt');
const votes = join(folder, 'votes.yaml');

const read = () => JSON.parse(readFileSync(certificate, 'utf8')) as Readonly<Record<string, unknown>>;

beforeAll(async () => {
  const limited = ['--apart', 'cede', 'harbor', 'marsh', '--votes-each', 'common=1'];
  const election = ['--over-votes', 'reject', '--election', 'directors=3:kline,lott,moss,nash,orton,pell'];
  const entries = ['--entries', votes, '--charter', 'peoples-bankcorp', '--on', '2011-05-19'];
  const counted = await ran('tally', ...files, ...limited, ...election, ...entries);
  expect(counted).toMatchObject({ code: 0 });
  const lines = readFileSync(votes, 'utf8').split('\n');
  const whole = file('whole.yaml', [...meeting, ...lines.slice(lines.indexOf('journal:') + 1)]);
  const asked = ['--journal', whole, '--as-of', '2011-05-25', '--meeting', 'am-2011', '--to'];
  expect(await ran('document', 'certificate.json', ...asked, certificate)).toMatchObject({ code: 0 });
  expect(await ran('document', 'certificate.txt', ...asked, printed)).toMatchObject({ code: 0 });
});

describe('a contested meeting whose cards are in files', () => {
  it('is certified: each line proves with the shares on the rejected cards of the bank, which the minutes count', () => {
    expect(read()).toMatchObject({
      results: {
        outcome: 'proved',
        represented: '2960000',
        matters: [
          {
            id: 'directors',
            elected: ['nash', 'orton', 'lott'],
            ruledCards: [{ id: 'R-1', holder: 'rowe', shares: '200000', against: 'late' }],
          },
          {
            id: 'auditors',
            outcome: 'carried',
            lines: [{ for: '940000', against: '720000', rejected: '1300000' }],
            // 300,000 and a hundredth of 60,000 of the 360,000 of the fund; 300,000 and a hundredth of 30,000 of the 330,000 of the two.
            votes: [{ for: '921962.5', against: '685012.5', entitled: '2910900' }],
          },
        ],
      },
      determinations: [{ determination: 'concert' }],
    });
  });

  it('is told by each rule for over-votes: by the latest card other directors are elected, and the matter is not carried', () => {
    const { turnsOn } = read() as {
      readonly turnsOn: readonly { readonly reading: string; readonly otherwise: object }[];
    };
    expect(turnsOn.find(({ reading }) => reading === 'over-votes at am-2011')?.otherwise).toMatchObject({
      latest: {
        value: { matters: [{ elected: ['nash', 'orton', 'pell'] }, { id: 'auditors', outcome: 'not-carried' }] },
      },
      receipt: { value: { matters: [{ elected: ['lott', 'kline', 'moss'] }, { outcome: 'carried' }] } },
      'pro-rata': { value: { outcome: 'proved', matters: [{ elected: ['lott', 'nash', 'orton'] }, {}] } },
    });
    expect(readFileSync(printed, 'utf8')).toMatch(
      /Followed here: “none of them”\. Where it is “the latest[^”]*”: the election of [^:]*: Elected: nash, orton and pell\. Not elected: kline, lott and moss\. The resolution on the ratification of the auditors: The matter was not carried/u,
    );
  });

  it('is counted again to the last vote after the limits, which finds half a vote too many', async () => {
    const again = await ran('recount', certificate, ...files);
    expect([again.code, again.out]).toEqual([
      0,
      expect.stringContaining('agree as well, to the last vote: directors;'),
    ]);
    expect(again.out).toContain(
      'harbor (SEVENTEENTH.B): 167/200 of each vote is left: of 3000000 votes, which the positions have as well; 0.1 is the line; of the 360000 owned, each above as 0.01',
    );
    expect(readFileSync(printed, 'utf8')).toMatch(
      /the line is 10\.00 % of 3,000,000 votes; of its\s+360,000 votes 300,000 count in full, and 0\.01 of each above, spread over all of\s+them alike\./u,
    );
    const other = file('other.json', [
      readFileSync(certificate, 'utf8').replaceAll('"921962.5"', '"921963"').replaceAll('"773525"', '"773524"'),
    ]);
    const { code, out } = await ran('recount', other, ...files);
    expect([code, out]).toEqual([1, expect.stringContaining('lott: 773524 votes certified, 773525 after the limits')]);
    expect(out).toContain('for: 921963 votes certified, 1843925/2 after the limits that it tells');
    expect(out).not.toContain('agree as well');
  });

  it('tells whose cards do not count, with the reason and the shares, and finds one that is told otherwise', async () => {
    expect(read()).toMatchObject({
      results: {
        matters: [
          {
            id: 'directors',
            leftOut: [
              {
                id: 'rejected',
                cards: 2,
                shares: '1420000',
                lines: [{ id: 'B-001', holder: 'granite-bank', shares: '800000' }, { id: 'B-002' }],
              },
              { id: 'superseded', lines: [{ id: 'P-1', holder: 'pratt', shares: '70000' }] },
            ],
          },
          {
            leftOut: [
              { id: 'late', lines: [{ id: 'Q-1', holder: 'quill', shares: '40000' }] },
              { id: 'rejected' },
              { id: 'superseded' },
              { id: 'unknown-holder', lines: [{ id: 'Z-1', holder: 'zeta', shares: '500' }] },
            ],
          },
        ],
      },
    });
    expect(readFileSync(printed, 'utf8')).toMatch(/Q-1\s+quill\s+40,000\s+0\s+late\n/u);
    expect((await ran('recount', certificate, ...files)).out).toContain('The cards that do not count are the same');
    const other = file('whose.json', [readFileSync(certificate, 'utf8').replaceAll('"quill"', '"rowe"')]);
    const { code, out } = await ran('recount', other, ...files);
    expect([code, out]).toEqual([
      1,
      expect.stringContaining(
        'late: card Q-1, holder rowe, shares 40000 certified as not counted, and not so in the files',
      ),
    ]);
    expect(out).toContain(
      'card Q-1, holder quill, shares 40000 does not count by the files, and the certificate does not say so',
    );
    const changed = (name: string, leftOut: (line: { readonly id: string }) => object | undefined) =>
      file(name, [
        JSON.stringify(JSON.parse(readFileSync(certificate, 'utf8')), (key, told: { readonly lines?: [] }[]) =>
          key === 'leftOut'
            ? told.map(({ lines = [], ...row }) => ({ ...row, lines: lines.flatMap((line) => leftOut(line) ?? []) }))
            : told,
        ),
      ]);
    const withoutLines = await ran(
      'recount',
      changed('reasons.json', () => undefined),
      ...files,
    );
    expect([withoutLines.code, withoutLines.out]).toEqual([
      0,
      expect.stringContaining('reason by reason. Whose they are the certificate does not tell'),
    ]);
    expect(withoutLines.out).not.toContain('each with its reason');
    const spelt = changed('spelt.json', (line) =>
      line.id === 'Q-1' ? { id: 'Q-1, holder quill', shares: '40000' } : line,
    );
    expect((await ran('recount', spelt, ...files)).code).toBe(1);
    const fewer = file('fewer.json', [readFileSync(certificate, 'utf8').replaceAll('"1420000"', '"1420001"')]);
    expect((await ran('recount', fewer, ...files)).out).toContain(
      'rejected: 2 lines and 1420001 shares that do not count certified, 2 lines and 1420000 shares in the files',
    );
  });

  it('is not counted again after limits of which a figure cannot be read', async () => {
    const unread = file('unread.json', [
      readFileSync(certificate, 'utf8').replace(/"kept": ?"[^"]*"/u, '"kept": "half"'),
    ]);
    const { code, err } = await ran('recount', unread, ...files);
    expect([code, err]).toEqual([2, expect.stringContaining('has "half" where a number was expected')]);
  });
});
