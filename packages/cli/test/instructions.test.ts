import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { ran } from './command-line.js';

const folder = mkdtempSync(join(tmpdir(), 'quorate-instructions-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

function file(name: string, text: string): string {
  const path = join(folder, name);
  writeFileSync(path, text);
  return path;
}

const meeting = `charter: peoples-bankcorp
coverage: { all: 1998-12-14.. }
persons: [ivy, cede]
journal:
  - { on: 1998-12-15, milestone: { name: conversion } }
  - { on: 1998-12-20, shares-issued: { class: common, to: cede, shares: "700,000" } }
  - { on: 2004-03-20, meeting-called: { id: am, kind: annual, of: shareholders, by: board, for: "2004-05-14 14:00" } }
  - { on: 2004-03-20, proposed: { id: auditors, meeting: am, resolution: { on: the auditors } } }
  - { on: 2004-03-21, inspector-appointed: { meeting: am, inspector: ivy, by: the Board, sworn: 2004-03-21 } }
`;
const journal = file('meeting.yaml', `title: called\n${meeting}`);
const message = file(
  'message.xml',
  `<Document xmlns="urn:iso:std:iso:20022:tech:xsd:seev.004.001.09"><MtgInstr><MtgInstrId>MSG-7</MtgInstrId>
<MtgRef><MtgId>am</MtgId></MtgRef><FinInstrmId><ISIN>US0378331005</ISIN></FinInstrmId>
<Instr><SnglInstrId>S-1</SnglInstrId><VoteExctnConf>true</VoteExctnConf><AcctDtls><AcctId>12345</AcctId></AcctDtls>
<VoteDtls><VoteInstrForAgndRsltn><VotePerAgndRsltn>
<VoteInstr><IssrLabl>auditors</IssrLabl><For><Qty><Unit>500</Unit></Qty></For><Dscrtnry><Qty><Unit>20</Unit></Qty></Dscrtnry></VoteInstr>
</VotePerAgndRsltn></VoteInstrForAgndRsltn></VoteDtls></Instr></MtgInstr></Document>`,
);
const asked = ['--meeting', 'am', '--as-of', '2004-05-01', '--received', '2004-05-01T09:00', '--journal', journal];
const named = ['--account', '12345=cede', '--security', 'US0378331005=common'];

describe('quorate instructions', () => {
  it('goes from a message to ballots of a journal, and to what became of them', async () => {
    const ballots = join(folder, 'ballots.yaml');
    const { code, out } = await ran(
      'instructions',
      message,
      ...asked,
      ...named,
      '--entries',
      ballots,
      '--charter',
      'peoples-bankcorp',
    );
    expect(code).toBe(0);
    expect(out).toContain('Message MSG-7: 1 ballot.');
    expect(out).toContain('left-to-somebody, instruction S-1, account 12345, 20 shares: auditors: it leaves the vote');
    const entered = readFileSync(ballots, 'utf8').split('journal:\n')[1] ?? '';
    const whole = file('whole.yaml', `title: with ballots\n${meeting}${entered}`);
    const status = await ran(
      'document',
      'seev.006.xml',
      '--journal',
      whole,
      '--as-of',
      '2004-05-20',
      '--meeting',
      'am',
    );
    expect(status.out).toContain(
      '<SnglInstrId>S-1</SnglInstrId><InstrSts><PrcgSts><Sts>RCIS</Sts></PrcgSts></InstrSts>',
    );
  });

  it('writes over no file, and tells what it cannot read', async () => {
    const there = file('there.yaml', '');
    const over = await ran('instructions', message, ...asked, ...named, '--entries', there, '--charter', 'a');
    expect([over.code, over.err]).toEqual([
      2,
      expect.stringContaining('is there already; name another file with --entries'),
    ]);
    const none = await ran('instructions', join(folder, 'none.xml'), ...asked);
    expect([none.code, none.err]).toEqual([2, expect.stringContaining('cannot be read')]);
    const bare = await ran('instructions', message, ...asked);
    expect(bare.out).toContain('unknown-class: US0378331005');
  });
});
