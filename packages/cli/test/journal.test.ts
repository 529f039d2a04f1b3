import { mkdtempSync, readFileSync, rmSync, writeFileSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { afterAll, describe, expect, it } from 'vitest';
import { DatabaseSync } from '@photostructure/sqlite';
import { openStore } from '@quorate/store';
import { sha256 } from '@quorate/store';
import { charterText } from '../../store/test/charter-text.js';
import { ran } from './command-line.js';

const folder = mkdtempSync(join(tmpdir(), 'quorate-journal-'));
afterAll(() => rmSync(folder, { recursive: true }));

const facts = join(folder, 'facts.yaml');
writeFileSync(
  facts,
  `title: facts
charter: peoples-bankcorp
coverage: { all: 1998-12-15..2001-12-31 }
journal:
  - { on: 1999-02-01, shares-issued: { class: common, to: dispersed, shares: 900000 } }
`,
);

/** A case file with these lines as its journal. */
function file(journal: string): string {
  made += 1;
  const path = join(folder, `facts-${made}.yaml`);
  const head = 'title: facts\ncharter: peoples-bankcorp\ncoverage: { all: 1998-12-15..2001-12-31 }\njournal:';
  writeFileSync(path, `${head}${journal}`);
  return path;
}

/** The name under which a charter file is kept. */
const sha256Of = (text: string) => `sha256:${sha256(text)}`;

let made = 0;

/** The command line on a file of its own, with a corporation whose journal is kept. */
async function kept(): Promise<(...words: readonly string[]) => ReturnType<typeof ran>> {
  made += 1;
  const data = join(folder, `${made}.sqlite`);
  const on = async (...words: readonly string[]) => ran(...words, '--data', data);
  await on('journal', 'keep', 'acme', '--charter', 'peoples-bankcorp', '--name', 'Acme, Inc.');
  return on;
}

describe('quorate journal', () => {
  it('says how to begin where nothing is kept', async () => {
    const data = join(folder, 'empty.sqlite');
    const { code, out } = await ran('journal', 'list', '--data', data);
    expect(out).toContain(`quorate journal keep <id> --charter peoples-bankcorp --data ${data}`);
    expect(code).toBe(0);
  });

  it('keeps a journal, enters a case file in it, and answers from it', async () => {
    const on = await kept();
    expect((await on('journal', 'list')).out).toContain('acme  Acme, Inc. (charter peoples-bankcorp, no entries)');
    expect((await on('journal', 'enter', 'acme', facts)).out).toMatch(/has \d+ entries/u);
    const { out } = await on('ask', 'capital.summary', '--kept', 'acme', '--as-of', '2000-01-01');
    expect(out).toContain('900,000');
    expect((await on('journal', 'show', 'acme', '--types', 'shares-issued')).out).toContain(
      '1999-02-01  shares-issued',
    );
    expect((await on('journal', 'show', 'acme', '--by', 'nobody')).out).toContain('No entry is so.');
    expect(JSON.parse((await on('journal', 'list', '--json')).out)).toMatchObject([
      { id: 'acme', version: expect.any(Number) },
    ]);
  });

  it('keeps a charter file along, and needs it no more', async () => {
    const on = await kept();
    const file = join(folder, 'made-up.yaml');
    writeFileSync(file, charterText(1_234));
    expect((await on('journal', 'keep', 'made-up', '--charter', file)).out).toMatch(/Made up, Inc\..*sha256:/u);
    rmSync(file);
    const entered = join(folder, 'made-up-facts.yaml');
    writeFileSync(
      entered,
      'title: facts\ncharter: elsewhere\njournal:\n  - { on: 1999-02-01, shares-issued: { class: common, to: dispersed, shares: 9 } }\n',
    );
    expect((await on('journal', 'enter', 'made-up', entered)).out).toContain('1 entry');
    const { out } = await on('ask', 'instrument.profile', '--kept', 'made-up', '--as-of', '2000-01-01');
    expect(out).toContain('1,234 shares');
    writeFileSync(file, charterText(98_765));
    const because = ['--because', 'it was another number'] as const;
    expect((await on('journal', 'charter', 'made-up', file, ...because)).out).toContain('sha256:');
    expect((await on('ask', 'instrument.profile', '--kept', 'made-up', '--as-of', '2000-01-01')).out).toContain(
      '98,765',
    );
    expect((await on('journal', 'charter', 'made-up', 'nss-bancrop', ...because)).err).toContain('nss-bancorp');
    await on('journal', 'charter', 'made-up', sha256Of(charterText(1_234)), ...because);
    const copy = join(folder, 'charters.ndjson');
    await on('backup', copy);
    const elsewhere = ['--data', join(folder, 'restored-charters.sqlite')] as const;
    await ran('restore', copy, ...elsewhere);
    const again = await ran('ask', 'instrument.profile', '--kept', 'made-up', '--as-of', '2000-01-01', ...elsewhere);
    expect(again.out).toBe(out);
  });

  it('keeps nothing where a charter file has mistakes, and tells each', async () => {
    const on = await kept();
    const file = join(folder, 'wrong.yaml');
    writeFileSync(file, charterText(1).replace('stock-classes', 'stock-clases'));
    const { code, err } = await on('journal', 'keep', 'made-up', '--charter', file);
    expect(err).toMatch(/line 17, column \d+: .*did you mean "stock-classes"/u);
    expect(code).toBe(2);
    expect((await on('journal', 'list')).out).not.toContain('made-up');
  });

  it('enters the same file once, and of a longer one what is new', async () => {
    const on = await kept();
    const first = await on('journal', 'enter', 'acme', facts, '--json');
    const again = await on('journal', 'enter', 'acme', facts);
    expect(again).toMatchObject({
      code: 0,
      out: expect.stringContaining('Nothing to enter: all of it is there already'),
    });
    expect((await on('journal', 'enter', 'acme', facts, '--json')).out).toBe(first.out);
    const longer = file(`
  - { on: 1999-02-01, shares-issued: { class: common, to: dispersed, shares: 900000 } }
  - { on: 1999-03-01, shares-issued: { class: common, to: dispersed, shares: 5000 } }
  - { on: 1999-03-01, shares-issued: { class: common, to: dispersed, shares: 5000 } }
`);
    expect((await on('journal', 'enter', 'acme', longer)).out).toContain('Entered 2 entries; 9 of the file were there');
    const issued = await on('journal', 'show', 'acme', '--types', 'shares-issued', '--json');
    const ids = issued.out
      .trim()
      .split('\n')
      .map((line) => (JSON.parse(line) as { readonly id: string }).id);
    expect(ids).toHaveLength(3);
    expect(ids[2]).toBe(`${ids[1]}-2`);
    expect((await on('journal', 'enter', 'acme', longer)).out).toContain('Nothing to enter');
  });

  it('enters two files whose entries stand in the same places', async () => {
    const on = await kept();
    await on('journal', 'enter', 'acme', facts);
    const other = file(`
  - { on: 1999-05-01, shares-issued: { class: common, to: dispersed, shares: 100 } }
`);
    expect((await on('journal', 'enter', 'acme', other)).code).toBe(0);
    const { out } = await on('ask', 'capital.summary', '--kept', 'acme', '--as-of', '2000-01-01');
    expect(out).toContain('900,100');
  });

  it('keeps the ids that a file gives, and finds by its place what a correction corrects', async () => {
    const on = await kept();
    const corrected = file(`
  - { on: 1999-02-01, shares-issued: { class: common, to: dispersed, shares: 700 } }
  - { on: 1999-02-01, id: right, supersedes: { entry: journal-1, because: clerical, note: a digit },
      shares-issued: { class: common, to: dispersed, shares: 800 } }
`);
    expect(await on('journal', 'enter', 'acme', corrected)).toMatchObject({ code: 0 });
    expect((await on('journal', 'show', 'acme', '--types', 'shares-issued')).out).toMatch(
      /right, by case file, stipulated, in place of shares-issued-[0-9a-f]{16} \(clerical\)/u,
    );
    const otherwise = file(`
  - { on: 1999-02-01, id: right, shares-issued: { class: common, to: dispersed, shares: 900 } }
`);
    const refused = await on('journal', 'enter', 'acme', otherwise);
    expect(refused).toMatchObject({
      code: 2,
      err: expect.stringMatching(/there\s+is\s+already\s+an\s+entry\s+'right'/u) as string,
    });
  });

  it('finds by its place what stands further down in the file too, and enters it once', async () => {
    const on = await kept();
    const forward = file(`
  - { on: 1999-02-01, id: right, supersedes: { entry: journal-2, because: clerical, note: a digit },
      shares-issued: { class: common, to: dispersed, shares: 800 } }
  - { on: 1999-02-01, shares-issued: { class: common, to: dispersed, shares: 700 } }
`);
    expect(await on('journal', 'enter', 'acme', forward)).toMatchObject({ code: 0, err: '' });
    expect((await on('journal', 'enter', 'acme', forward)).out).toContain('Nothing to enter');
    const { out } = await on('ask', 'capital.summary', '--kept', 'acme', '--as-of', '2000-01-01', '--json');
    expect(JSON.parse(out)).toMatchObject({
      value: { classes: expect.arrayContaining([expect.objectContaining({ id: 'common', issued: '800' })]) as unknown },
    });
  });

  it('reads a file onto the journal that it goes into: it may name what is there, and is told what goes with it', async () => {
    const on = await kept();
    const folderOf = (text: string) => {
      made += 1;
      const path = join(folder, `more-${made}.yaml`);
      writeFileSync(path, text);
      return path;
    };
    await on('journal', 'enter', 'acme', facts);
    const proposal = 'on: 2000-03-01, proposed: { id: deal, amendment: { provisions: [SEVENTEENTH.A] } }';
    await on(
      'journal',
      'enter',
      'acme',
      folderOf(
        `title: a proposal\npersons: [harbor]\njournal:\n  - { on: 1998-12-30, milestone: { name: conversion } }\n  - { ${proposal} }\n`,
      ),
    );
    const ballot = folderOf(`title: a ballot
journal:
  - { on: 2000-04-01, ballot: { proposal: deal, holder: dispersed, class: common, for: 500000 } }
`);
    expect(await on('journal', 'enter', 'acme', ballot)).toMatchObject({
      code: 0,
      err: '',
      out: expect.stringMatching(/^Entered\./u) as string,
    });
    const asked = await on('ask', 'meeting.tabulate', '--kept', 'acme', '--as-of', '2000-05-01', '--of', 'deal');
    expect(asked.out).toContain('500,000');
    const misspelt = folderOf(`title: a ballot
journal:
  - { on: 2000-04-02, ballot: { proposal: deel, holder: dispersed, class: common, for: 500000 } }
`);
    expect(await on('journal', 'enter', 'acme', misspelt)).toMatchObject({
      code: 2,
      err: expect.stringMatching(/:3:\d+\s+there\s+is\s+no\s+proposal.*'deel'.*did\s+you\s+mean\s+'deal'/su) as string,
    });
  });

  it('keeps since when a history was known that is entered later, and answers by it', async () => {
    const on = await kept();
    const history = file(`
  - { on: 1998-12-15, entered: 1998-12-15, coverage: { family: register, from: 1998-12-15, through: 2000-12-31 } }
  - { on: 1998-12-15, entered: 1998-12-15, coverage: { family: instruments, from: 1998-12-15, through: 2000-12-31 } }
  - { on: 1999-02-01, entered: 1999-02-03, id: first, shares-issued: { class: common, to: dispersed, shares: 700 } }
  - { on: 1999-02-01, entered: 1999-04-01, supersedes: { entry: first, because: clerical, note: a digit },
      shares-issued: { class: common, to: dispersed, shares: 800 } }
`);
    expect(await on('journal', 'enter', 'acme', history)).toMatchObject({ code: 0, err: '' });
    const issued = async (...words: readonly string[]) => {
      const { out } = await on('ask', 'capital.summary', '--kept', 'acme', '--as-of', '2000-01-01', '--json', ...words);
      const { value } = JSON.parse(out) as { value?: { classes: { id: string; issued: string }[] } };
      return value?.classes.find(({ id }) => id === 'common')?.issued;
    };
    expect(await issued()).toBe('800');
    expect(await issued('--known-at', '1999-03-01')).toBe('700');
    expect(await issued('--known-at', '1999-01-31')).toBe('0');
    expect((await on('journal', 'show', 'acme', '--types', 'shares-issued')).out.replaceAll(/\s+/gu, ' ')).toContain(
      'told as known since 1999-02-03T23:59:59Z',
    );
    const shown = await on('journal', 'show', 'acme', '--types', 'shares-issued', '--json');
    const [first] = shown.out.trim().split('\n');
    const { enteredAt } = JSON.parse(first ?? '{}') as { enteredAt: string };
    expect(enteredAt > '2020').toBe(true);
  });

  it('signs a journal, verifies it, and ends with 1 where it does not hold', async () => {
    const on = await kept();
    await on('journal', 'enter', 'acme', facts);
    const key = join(folder, 'key.pem');
    expect((await on('journal', 'sign', 'acme', '--key', key)).err).toContain('Make one with --new-key');
    const signed = await on('journal', 'sign', 'acme', '--key', key, '--new-key', '--json');
    expect(JSON.parse(signed.out)).toMatchObject({ corporation: 'acme', version: expect.any(Number) });
    const { code, out } = await on('journal', 'verify');
    expect(out).toContain('its one signed checkpoint holds');
    expect(code).toBe(0);
    const file = join(folder, `${made}.sqlite`);
    const bytes = readFileSync(file);
    bytes[bytes.indexOf('"900000"') + 1] = '8'.codePointAt(0) ?? 0;
    writeFileSync(file, bytes);
    const broken = await on('journal', 'verify', 'acme');
    expect(broken.out).toMatch(
      /broken acme: entry \d+ \(shares-issued-[0-9a-f]{16}\): its text does not give its hash/u,
    );
    expect(broken.out).toMatch(/Intact: entries 1 to \d+/u);
    expect(broken.code).toBe(1);
  });

  it('is held against checkpoints that were given away: one signed anew by another key is not the same', async () => {
    const key = join(folder, 'own.pem');
    const given = join(folder, 'given.json');
    const first = await kept();
    await first('journal', 'enter', 'acme', facts);
    writeFileSync(given, (await first('journal', 'sign', 'acme', '--key', key, '--new-key', '--json')).out);
    expect((await first('journal', 'verify')).err).toContain('Nothing outside the store vouches for this');
    const held = await first('journal', 'verify', '--checkpoint', given, '--trusted-key', key);
    expect(held.out).toMatch(/vouched acme: entries 1 to \d+ are as they were signed, by the trusted key SHA256:/u);
    expect(held.code).toBe(0);
    expect((await first('journal', 'verify', '--checkpoint', given)).out).toContain('compare it with the one');
    const other = join(folder, 'other.pem');
    const second = await kept();
    await second('journal', 'sign', 'acme', '--key', other, '--new-key');
    expect((await second('journal', 'verify')).code).toBe(0);
    const anew = await second('journal', 'verify', '--checkpoint', given, '--trusted-key', key);
    expect(anew.out).toContain('not as it was given away: acme: a checkpoint of');
    expect(anew.code).toBe(1);
    const notOurs = await first('journal', 'verify', '--checkpoint', given, '--trusted-key', other);
    expect(notOurs.err).toContain('which is trusted');
    const forged = join(folder, 'forged.json');
    writeFileSync(forged, readFileSync(given, 'utf8').replace(/"version": \d+/u, '"version": 1'));
    expect((await first('journal', 'verify', '--checkpoint', forged)).err).toContain('has no good signature');
    for (const text of ['', '{}', 'none']) {
      writeFileSync(forged, text);
      expect((await first('journal', 'verify', '--checkpoint', forged)).err).toMatch(/no checkpoint|is none/u);
    }
  });

  it('exports a journal, and imports it elsewhere; writes over nothing', async () => {
    const on = await kept();
    await on('journal', 'enter', 'acme', facts);
    const file = join(folder, `${made}.ndjson.gz`);
    expect((await on('journal', 'export', 'acme', file)).out).toContain('entries of "acme" were written');
    expect(statSync(file).mode & 0o077, 'what others may do').toBe(0);
    expect((await on('journal', 'export', 'acme', file)).err).toContain('is there already, and is not written over');
    const elsewhere = join(folder, 'elsewhere.sqlite');
    expect((await ran('journal', 'import', file, '--data', elsewhere)).out).toContain('verified and taken in:');
    expect((await ran('journal', 'import', file, '--data', elsewhere)).err).toContain('is kept here already');
    expect((await ran('journal', 'import', facts, '--data', elsewhere)).err).toContain('Line 1 is not');
    const bomb = join(folder, `${made}-bomb.ndjson.gz`);
    writeFileSync(bomb, gzipSync(Buffer.alloc(101_000_000)));
    for (const command of [['journal', 'import'], ['restore']]) {
      const refused = await ran(...command, bomb, '--data', join(folder, `${made}-bombed.sqlite`));
      expect(refused.err).toContain('Line 1 is longer than 100 MB');
    }
  });

  it('backs everything up, and restores it into an empty store only', async () => {
    const on = await kept();
    await on('journal', 'enter', 'acme', facts);
    const file = join(folder, `${made}.backup`);
    expect((await on('backup', file)).code).toBe(0);
    expect(statSync(file).mode & 0o077, 'what others may do').toBe(0);
    expect((await on('restore', file)).err).toContain('never written over');
    const elsewhere = join(folder, 'restored.sqlite');
    expect((await ran('restore', file, '--data', elsewhere)).out).toContain('1 journal was verified and restored');
    expect((await ran('restore', join(folder, 'none'), '--data', elsewhere)).err).toContain('There is no file');
  });

  it('restores nothing of a backup that is cut off, and says so, so that a whole one goes into the same store', async () => {
    const on = await kept();
    await on('journal', 'keep', 'beta', '--charter', 'peoples-bankcorp', '--name', 'Beta, Inc.');
    const [file, packed, cut] = ['whole.ndjson', 'cut.ndjson.gz', 'cut.ndjson'].map((name) =>
      join(folder, `${made}.${name}`),
    ) as [string, string, string];
    await on('backup', file);
    const text = readFileSync(file, 'utf8');
    writeFileSync(cut, text.slice(0, text.indexOf('\n', text.indexOf('"Beta, Inc."')) + 1));
    writeFileSync(packed, gzipSync(text).subarray(0, -200));
    const elsewhere = ['--data', join(folder, `${made}.cut.sqlite`)];
    for (const [part, says] of [
      [cut, /^The backup is cut off.* Nothing is restored/u],
      [packed, /cut\.ndjson\.gz cannot be read to its end: unexpected end of file\. Nothing of it was taken in/u],
    ] as const) {
      expect(await ran('restore', part, ...elsewhere)).toMatchObject({ err: expect.stringMatching(says), code: 2 });
      expect((await ran('journal', 'list', ...elsewhere)).out).not.toContain('acme');
    }
    expect((await ran('restore', file, ...elsewhere)).out).toContain('2 journals were verified and restored');
  });

  it('says what the system refuses', async () => {
    const on = await kept();
    for (const command of [['backup'], ['journal', 'export', 'acme']]) {
      const { err, code } = await on(...command, join(folder, 'no-folder', 'all.ndjson'));
      expect(err).toMatch(/^The system refused it: ENOENT: no such file or directory/u);
      expect(code).toBe(2);
    }
  });

  it('names what is wrong with an id, a charter or a day', async () => {
    const on = await kept();
    expect((await on('journal', 'show', 'acne')).err).toContain('No corporation "acne" is kept here; kept are acme');
    expect((await on('journal', 'keep', 'b', '--charter', 'peoples')).err).toContain('There is no charter "peoples"');
    expect((await on('journal', 'keep', 'B C', '--charter', 'peoples-bankcorp')).err).toContain('small letters');
    expect((await on('journal', 'keep', 'b', '--charter', 'peoples-bankcorp', '--formed', 'May')).err).toContain(
      '--formed',
    );
    expect((await on('journal', 'show', 'acme', '--limit', 'two')).err).toContain('A whole number was expected');
  });

  it('tells what was erased beside a chain that holds, gives personal data out only when asked, and finds it changed', async () => {
    made += 1;
    const data = join(folder, `${made}.sqlite`);
    const on = async (...words: readonly string[]) => ran(...words, '--data', data);
    await on('journal', 'keep', 'acme', '--charter', 'peoples-bankcorp');
    const store = await openStore({ file: data });
    const paper = await store.papers.keep('acme', {
      name: 'letter.txt',
      mediaType: 'text/plain',
      content: Buffer.from('I am none.', 'utf8'),
      state: 'signed',
      by: 'sara',
    });
    const entries = ['anna', 'bert'].map((id) => ({
      id,
      type: 'person',
      on: '1999-01-04',
      by: 'sara',
      basis: 'filing',
      paper: { id: 'letter', hash: paper.hash, place: 'page 2' },
      personal: { of: id, taxNumber: '078-05-1120' },
      data: { id, kind: 'individual' },
    }));
    await store.append({ corporation: 'acme', expectedVersion: 0, entries });
    await store.close();
    const because = ['--why', 'asked for it'];
    expect((await on('journal', 'erase', 'acme', '--person', 'bert', ...because)).out).toContain(
      'of 1 entry was erased',
    );
    expect((await on('journal', 'erase', 'acme', '--paper', paper.hash, ...because)).code).toBe(0);
    for (const [words, says] of [
      [['--person', 'carl', ...because], 'No personal data is kept of it'],
      [['--person', 'bert', '--entry', 'bert', ...because], 'Name one of these'],
      [because, 'Name one of these'],
      [['--person', 'bert', '--why', ' '], 'say why'],
    ] as const) {
      const refused = await on('journal', 'erase', 'acme', ...words);
      expect(refused.err).toContain(says);
      expect(refused.code).not.toBe(0);
    }
    const sound = await on('journal', 'verify');
    expect(sound.out).toContain('the personal data of 1 entry was erased; 1 paper erased');
    expect(sound.code).toBe(0);
    const shown = (await on('journal', 'show', 'acme')).out.replaceAll(/\s+/gu, ' ');
    expect(shown).toContain('paper letter (page 2), with personal data of anna');
    const [plain, whole] = [join(folder, 'plain.ndjson'), join(folder, 'whole.ndjson')];
    await on('journal', 'export', 'acme', plain);
    await on('journal', 'export', 'acme', whole, '--with-personal-data');
    expect(readFileSync(plain, 'utf8')).not.toContain('078-05');
    expect(readFileSync(whole, 'utf8')).toContain('078-05');
    const elsewhere = join(folder, 'taken-in.sqlite');
    await ran('journal', 'import', whole, '--data', elsewhere);
    expect((await ran('journal', 'verify', '--data', elsewhere)).out).toContain('1 paper not kept here');
    const database = new DatabaseSync(data);
    database.exec(`update personal_data set person = 'carl' where person = 'anna'`);
    database.close();
    const changed = await on('journal', 'verify');
    expect(changed.out).toContain('changed acme: entry anna');
    expect(changed.code).toBe(1);
  });
});
