import { createHash } from 'node:crypto';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { ran } from './command-line.js';

const folder = mkdtempSync(join(tmpdir(), 'quorate-tally-cli-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

function file(name: string, lines: readonly string[]): string {
  const path = join(folder, name);
  writeFileSync(path, lines.map((line) => `${line}\n`).join(''));
  return path;
}

const positions = file('positions.csv', [
  'holder,class,shares,intermediary',
  'cede,common,700000,yes',
  'ada,common,100000,no',
  'ben,common,200000,no',
]);
const cards = file('cards.csv', [
  'card,holder,class,matter,choice,shares,received',
  '1,cede,common,auditors,for,380000,2004-05-14T10:00',
  '2,cede,common,auditors,against,300000,2004-05-14T11:00',
  '3,ada,common,auditors,for,100000,2004-05-14T11:00',
  '4,ben,common,auditors,against,30000,2004-05-14T12:00',
  '4,ben,common,auditors,abstain,20000,2004-05-14T12:00',
  '5,zoe,common,auditors,for,5,2004-05-14T12:00',
]);
const files = ['--positions', positions, '--cards', cards];

/** A meeting without its votes, up to who inspects it; minutes count what the files have. */
const meeting = [
  'charter: peoples-bankcorp',
  'coverage: { all: 1998-12-14.. }',
  'persons: [ada, ben, cede]',
  'journal:',
  '  - { on: 1998-12-15, milestone: { name: conversion } }',
  '  - { on: 1998-12-20, person: { id: ivy, kind: individual, name: Ivy Ames } }',
  '  - { on: 1998-12-20, shares-issued: { class: common, to: cede, shares: "700,000" } }',
  '  - { on: 1998-12-20, shares-issued: { class: common, to: ada, shares: "100,000" } }',
  '  - { on: 1998-12-20, shares-issued: { class: common, to: ben, shares: "200,000" } }',
  '  - { on: 2004-03-20, proposed: { id: auditors, meeting: am, act: { kind: resolution, on: the auditors } } }',
  '  - { on: 2004-05-14, inspector-appointed: { meeting: am, inspector: ivy, by: the Board, sworn: 2004-05-14 } }',
  '  - { on: 2004-05-14, meeting-held: { id: am, kind: annual, of: shareholders, present-shares: "830,000" } }',
];

describe('quorate tally', () => {
  it('tells the totals, and each line that does not count with its shares', async () => {
    const { code, out } = await ran('tally', ...files, '--apart', 'cede');
    expect(code).toBe(0);
    expect(out).toContain('auditors, common: 480,000 for, 330,000 against, 20,000 abstaining, 0 broker non-votes');
    expect(out).toContain('cede  380,000 for, 300,000 against');
    expect(out).toContain('cards.csv: 5 of zoe, 5 shares: unknown-holder (NPOS)');
  });

  it('goes from files to a journal, to a certificate, and back to the files', async () => {
    const votes = join(folder, 'votes.yaml');
    const written = await ran(
      'tally',
      ...files,
      '--entries',
      votes,
      '--charter',
      'peoples-bankcorp',
      '--on',
      '2004-05-14',
    );
    expect(written.code).toBe(0);
    const lines = readFileSync(votes, 'utf8').split('\n');
    const whole = file('whole.yaml', [
      'title: A meeting',
      'instruments: [charter, bylaws]',
      ...meeting,
      ...lines.slice(lines.indexOf('journal:') + 1),
    ]);
    const asked = ['--journal', whole, '--as-of', '2004-05-20', '--meeting', 'am'];
    const certificate = join(folder, 'certificate.json');
    const certified = await ran('document', 'certificate.json', ...asked, '--to', certificate);
    expect(certified).toMatchObject({ code: 0 });
    expect(await ran('recount', certificate, ...files)).toMatchObject({ code: 0 });

    const other = file(
      'other.csv',
      readFileSync(cards, 'utf8')
        .replace('ada,common,auditors,for,100000', 'ada,common,auditors,for,99999')
        .trimEnd()
        .split('\n'),
    );
    const recounted = await ran('recount', certificate, '--positions', positions, '--cards', other);
    expect(recounted.code).toBe(1);
    expect(recounted.out).toContain('auditors, common: for: 480000 certified, 479,999 in the files');
    expect(recounted.out).toMatch(
      /^cards\.csv \(cards, SHA-256 [0-9a-f]{64}\) was counted, and is not among these files$/mu,
    );
    expect(recounted.out).toMatch(
      /^other\.csv \(cards, SHA-256 [0-9a-f]{64}\) is no file that the certificate was counted from$/mu,
    );

    const printed = join(folder, 'certificate.txt');
    expect(await ran('document', 'certificate.txt', ...asked, '--to', printed)).toMatchObject({ code: 0 });
    const digest = createHash('sha256').update(readFileSync(cards)).digest('hex');
    expect(readFileSync(printed, 'utf8')).toMatch(
      new RegExp(`File of cards cards\\.csv, SHA-256[^\\n]*${digest}`, 'u'),
    );

    const { results, ...others } = JSON.parse(readFileSync(certificate, 'utf8')) as {
      readonly results: { readonly files: unknown };
    };
    const { files: _files, ...unnamedResults } = results;
    const unnamed = file('unnamed.json', [JSON.stringify({ ...others, results: unnamedResults })]);
    const silent = await ran('recount', unnamed, ...files);
    expect([silent.code, silent.out]).toEqual([
      0,
      expect.stringContaining('whether these are those that it was counted from is not known'),
    ]);
    expect(silent.out).not.toContain('limits');

    const limits = [{ says: 'Ada', cite: 'XVII' }];
    const limited = (change: object) =>
      file('limited.json', [JSON.stringify({ ...others, results: { ...results, limits, ...change } })]);
    expect(await ran('recount', limited({}), ...files)).toMatchObject({
      code: 0,
      out: expect.stringContaining(
        'Ada (XVII): what is left of each vote is taken from the certificate: it does not tell by which figures that was reckoned.',
      ),
    });
    // Without its classes nobody can tell which of them vote.
    const asData = await ran('recount', limited({ classes: [] }), ...files, '--json');
    expect(JSON.parse(asData.out)).toMatchObject({
      agrees: true,
      limits: ['Ada (XVII)'],
      votesRecounted: [],
      votesNotRecounted: [expect.stringContaining('auditors, Bylaws 2.6: shares are left out of it')],
    });
  });

  it('lists the cards that do not count in a file of its own where they are many, which is held against the files as well', async () => {
    const many = Array.from({ length: 501 }, (_, index) => `x${index},zoe,common,auditors,for,5,2004-05-14T12:00`);
    const crowd = file('crowd.csv', [...readFileSync(cards, 'utf8').trimEnd().split('\n'), ...many]);
    const own = ['--positions', positions, '--cards', crowd];
    const votes = join(folder, 'crowd.yaml');
    const entries = ['--entries', votes, '--charter', 'peoples-bankcorp', '--on', '2004-05-14'];
    const written = await ran('tally', ...own, ...entries);
    expect([written.code, written.err]).toEqual([0, expect.stringContaining('crowd.not-counted.csv lists every card')]);
    const list = readFileSync(join(folder, 'crowd.not-counted.csv'), 'utf8');
    // Where the entries cannot be written no list is left behind.
    rmSync(join(folder, 'crowd.not-counted.csv'));
    const again = await ran('tally', ...own, ...entries);
    expect([again.code, again.err]).toEqual([2, expect.stringContaining('crowd.yaml is there already')]);
    expect(existsSync(join(folder, 'crowd.not-counted.csv'))).toBe(false);
    expect(list).toContain('unknown-holder,NPOS,x7,zoe,common,auditors,,5,0,,,latest pro-rata receipt reject\r\n');
    const lines = readFileSync(votes, 'utf8').split('\n');
    const told = lines.slice(lines.indexOf('journal:') + 1);
    const whole = file('crowded.yaml', ['title: A meeting', 'instruments: [charter, bylaws]', ...meeting, ...told]);
    const asked = ['--journal', whole, '--as-of', '2004-05-20', '--meeting', 'am', '--to'];
    const [certificate, printed] = [join(folder, 'crowd.json'), join(folder, 'crowd.txt')];
    expect(await ran('document', 'certificate.json', ...asked, certificate)).toMatchObject({ code: 0 });
    expect(await ran('document', 'certificate.txt', ...asked, printed)).toMatchObject({ code: 0 });
    const digest = createHash('sha256').update(list).digest('hex');
    expect(readFileSync(printed, 'utf8')).toMatch(
      new RegExp(
        `Whose cards 502 lines of the resolution on the auditors are[^.]*crowd\\.not-counted\\.csv, SHA-256\\s+${digest}`,
        'u',
      ),
    );
    const agrees = await ran('recount', certificate, ...own);
    expect([agrees.code, agrees.out]).toEqual([0, expect.stringContaining('The cards that do not count are the same')]);
    const other = file('listed.json', [readFileSync(certificate, 'utf8').replaceAll(digest, 'cd'.repeat(32))]);
    const found = await ran('recount', other, ...own);
    expect([found.code, found.out]).toEqual([1, expect.stringContaining(`that list would be of SHA-256 ${digest}`)]);
  });

  it('goes from the files of an election to a certificate, and back to the files', async () => {
    const board = file('board.csv', [
      'card,holder,class,matter,candidate,choice,shares',
      '1,cede,common,board,bea,for,380000',
      '1,cede,common,board,ben,for,300000',
      '1,cede,common,board,cal,for,320000',
      '1,cede,common,board,cal,withheld,20000',
      '2,cede,common,board,,broker-non-vote,100000',
      '3,ada,common,board,bea,for,100000',
      '3,ada,common,board,ben,withheld,100000',
      '4,ben,common,board,,withheld,50000',
    ]);
    const own = ['--positions', positions, '--cards', board];
    const named = ['--election', 'board=2:bea,ben,cal'];
    const votes = join(folder, 'board.yaml');
    const asked = [
      ...own,
      ...named,
      '--apart',
      'cede',
      '--entries',
      votes,
      '--charter',
      'peoples-bankcorp',
      '--on',
      '2004-05-14',
    ];
    const silent = await ran('tally', ...asked);
    expect([silent.code, silent.err]).toEqual([2, expect.stringContaining('add --votes-each common=1')]);
    const written = await ran('tally', ...asked, '--votes-each', 'common=1');
    expect(written.code).toBe(0);
    expect(written.out).toContain('board, common, cal: 320,000 for, 70,000 withheld, 0 abstaining');
    // Three candidates on two seats with 1,000,000 votes: the nominee's card is of 500,000 shares at the least.
    expect(written.out).toContain('board, common: 750,000 present, of these 100,000 broker non-votes');

    const lines = readFileSync(votes, 'utf8').split('\n');
    const election =
      '  - { on: 2004-03-20, proposed: { id: board, act: { kind: election, meeting: am, seats: 2, class: "1", candidates: [bea, ben, cal] } } }';
    const whole = file('whole-board.yaml', [
      'title: An election',
      'instruments: [charter, bylaws]',
      ...meeting.flatMap((each) =>
        each.includes('id: auditors')
          ? [election]
          : [each.replace('[ada, ben, cede]', '[ada, ben, cede, bea, cal]').replace('830,000', '750,000')],
      ),
      ...lines.slice(lines.indexOf('journal:') + 1),
    ]);
    const certificate = join(folder, 'board.json');
    const certified = await ran(
      'document',
      'certificate.json',
      '--journal',
      whole,
      '--as-of',
      '2004-05-20',
      '--meeting',
      'am',
      '--to',
      certificate,
    );
    expect(certified).toMatchObject({ code: 0 });
    expect(await ran('recount', certificate, ...own)).toMatchObject({
      code: 0,
      out: expect.stringContaining('to the last share'),
    });

    const other = file(
      'other-board.csv',
      readFileSync(board, 'utf8').replace('ben,for,300000', 'ben,for,299999').trimEnd().split('\n'),
    );
    const recounted = await ran('recount', certificate, '--positions', positions, '--cards', other);
    expect(recounted.code).toBe(1);
    expect(recounted.out).toContain('board, common, ben: for: 300000 certified, 299,999 in the files\n');
    expect(await ran('tally', ...own, '--election', 'board=2')).toMatchObject({
      code: 2,
      err: expect.stringContaining('board-2004=2:ada,ben,cy'),
    });
  });

  it('counts what is passed down below a nominee, as its certificate has it and a recount finds it again', async () => {
    const chain = file('chain.csv', [
      'holder,class,shares,under',
      'cede,common,700000,',
      'ada,common,100000,',
      'ben,common,200000,',
      'bank,common,400000,cede',
      'broker,common,300000,cede',
      'dora,common,250000,bank',
      'emil,common,200000,bank',
    ]);
    const own = file('chain-cards.csv', [
      'card,holder,class,matter,choice,shares,received',
      '1,dora,common,auditors,for,250000,2004-05-14T10:00',
      '2,emil,common,auditors,against,200000,2004-05-14T11:00',
      '3,broker,common,auditors,for,300000,2004-05-14T11:00',
      '4,ada,common,auditors,for,100000,2004-05-14T11:00',
    ]);
    const counting = ['--positions', chain, '--cards', own];
    const votes = join(folder, 'chain-votes.yaml');
    const entries = ['--entries', votes, '--charter', 'peoples-bankcorp', '--on', '2004-05-14'];
    const written = await ran('tally', ...counting, '--apart', 'cede', '--over-votes', 'receipt', ...entries);
    expect(written.code).toBe(0);
    expect(written.out).toContain('bank has 400,000 shares of common, and 450,000 stand under it');
    expect(written.out).toContain('auditors, common: 650,000 for, 0 against');
    expect(written.out).toContain('chain-cards.csv: 2 of emil, 200000 shares: used-up at bank');
    expect(written.out).toContain(
      'Under the rule "latest" for over-votes: auditors, common: 400,000 for, 200,000 against',
    );
    const lines = readFileSync(votes, 'utf8').split('\n');
    const whole = file('chain.yaml', [
      'title: A meeting',
      'instruments: [charter, bylaws]',
      ...meeting.map((line) => line.replace('830,000', '650,000')),
      '  - { on: 2004-05-10, tabulation-policy: { meeting: am, over-votes: receipt } }',
      ...lines.slice(lines.indexOf('journal:') + 1),
    ]);
    const certificate = join(folder, 'chain.json');
    const asked = ['--journal', whole, '--as-of', '2004-05-20', '--meeting', 'am', '--to', certificate];
    expect(await ran('document', 'certificate.json', ...asked)).toMatchObject({ code: 0 });
    // The rule that was sealed, which the certificate tells; and what another would have made of the cards.
    expect(await ran('recount', certificate, ...counting)).toMatchObject({ code: 0 });
    const { turnsOn } = JSON.parse(readFileSync(certificate, 'utf8')) as { readonly turnsOn: readonly object[] };
    expect(turnsOn).toContainEqual(
      expect.objectContaining({
        reading: 'over-votes at am',
        otherwise: expect.objectContaining({ latest: expect.anything() }),
      }),
    );
    const otherwise = await ran('recount', certificate, ...counting, '--over-votes', 'latest');
    expect([otherwise.code, otherwise.out]).toEqual([
      1,
      expect.stringContaining('auditors, common: for: 650000 certified, 400,000 in the files'),
    ]);
  });

  it('says that nobody told who holds for others, where a later card took the place of another', async () => {
    const two = file('two.csv', [
      'card,holder,class,matter,choice,shares,received',
      '1,cede,common,auditors,for,500000,2004-05-14T10:00',
      '2,cede,common,auditors,against,400000,2004-05-14T11:00',
    ]);
    const silent = file('silent.csv', ['holder,class,shares', 'cede,common,700000']);
    const of = async (held: string) => (await ran('tally', '--positions', held, '--cards', two)).out;
    expect(await of(silent)).toContain('The positions do not tell who holds for others (a column "intermediary")');
    expect(await of(positions)).not.toContain('do not tell who holds for others');
  });

  it('tells what the other rules make of cards in dispute whose holder has a late one as well', async () => {
    const late = file('late.csv', [
      'card,holder,class,matter,choice,shares,received',
      '1,cede,common,auditors,for,500000,2004-05-14T10:00',
      '2,cede,common,auditors,against,400000,2004-05-14T11:00',
      '3,cede,common,auditors,against,1000,2004-05-14T16:00',
    ]);
    const counting = ['--positions', positions, '--cards', late, '--polls-closed', '2004-05-14T15:00'];
    const { out } = await ran('tally', ...counting);
    expect(out).toContain('auditors, common: 0 for, 400,000 against');
    expect(out).toContain('Under the rule "receipt" for over-votes: auditors, common: 500,000 for, 0 against');
  });

  it('says what is wrong with a file, and counts nothing', async () => {
    const short = file('short.csv', ['holder,class,share', 'ada,common,5']);
    const { code, err } = await ran('tally', '--positions', short, '--cards', cards);
    expect(code).toBe(2);
    expect(err).toContain(
      'short.csv: the column "shares" is missing; "share" is no column that is read; is "shares" meant?',
    );
    const { code: kept, err: there } = await ran(
      'tally',
      ...files,
      '--entries',
      cards,
      '--charter',
      'peoples-bankcorp',
      '--on',
      '2004-05-14',
    );
    expect([kept, there]).toEqual([2, `${cards} is there already; name another file with --entries.\n`]);
    expect(await ran('recount', cards, ...files)).toMatchObject({ code: 2 });
  });
});
