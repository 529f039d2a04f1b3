import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { tablesOnPostgres } from '@quorate/tally';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { behindTheStore } from '../../store/test/servers/behind-the-store.js';
import { startPostgres, type PostgresServer } from '../../store/test/servers/postgres-server.js';
import { ran } from './command-line.js';

const folder = mkdtempSync(join(tmpdir(), 'quorate-tally-postgres-'));
let server: PostgresServer;
let url: string;

beforeAll(async () => {
  server = await startPostgres({ durable: false });
  url = await server.database();
});
afterAll(async () => {
  await server.stop();
  rmSync(folder, { recursive: true, force: true });
});

describe('quorate tally of a database', () => {
  it('says which tables are wanted, and counts them once they are there', async () => {
    const silent = await ran('tally', '--postgres', url);
    expect([silent.code, silent.err]).toEqual([2, expect.stringContaining('create table cards')]);
    for (const statement of [
      ...tablesOnPostgres,
      `insert into positions values ('cede', 'common', 'cede', '{}', 700000, true), ('ada', 'common', 'ada', '{}', 100000, false),
         ('cede', 'common', 'bank', '{cede}', 300000, false)`,
      `insert into cards values
         ('cede', 'common', 'auditors', '1', 'cede', null, 'for', 380000, '2004-05-14T10:00', null, 1),
         ('cede', 'common', 'auditors', '2', 'cede', null, 'against', 40000, '2004-05-14T11:00', null, 2),
         ('cede', 'common', 'auditors', '5', 'bank', null, 'against', 300000, '2004-05-14T11:00', null, 5),
         ('ada', 'common', 'auditors', '3', 'ada', null, 'for', 100000, '2004-05-14T16:00', null, 3),
         ('zoe', 'common', 'auditors', '4', 'zoe', null, 'for', 5, '2004-05-14T11:00', null, 4),
         ('cede', 'common', 'board', '5', 'bank', 'bea', 'for', 300000, '2004-05-14T11:00', null, 6),
         ('ada', 'common', 'board', '6', 'ada', 'bea', 'withheld', 100000, '2004-05-14T11:00', null, 7)`,
      `insert into rulings values ('3', 'as-cast', 'ina;ivo', 'handed in before the close', null)`,
    ])
      await behindTheStore({ url }, statement);
    const votes = join(folder, 'votes.yaml');
    const found = await ran(
      'tally',
      '--postgres',
      url,
      '--polls-closed',
      '2004-05-14T15:00',
      '--over-votes',
      'receipt',
      '--election',
      'board=1:bea,ben',
      '--apart-from',
      '700000',
      '--struck',
      '6',
      '--votes-each',
      'common=1',
      '--entries',
      votes,
      '--charter',
      'peoples-bankcorp',
      '--on',
      '2004-05-14',
    );
    expect(found.code).toBe(0);
    expect(found.out).toContain('Positions: 800,000 shares of common, in 3 lines');
    expect(found.out).toContain('auditors, common: 480,000 for, 300,000 against');
    expect(found.out).toContain('board, common, bea: 300,000 for, 0 withheld');
    expect(found.out).toContain('cede  380,000 for, 300,000 against');
    expect(found.out).toContain('3 of ada, 100,000 shares on auditors: is admitted as cast, though it is late');
    expect(found.out).toContain('cards: 6 of ada, 100000 shares: struck');
    expect(found.out).toContain(
      'Under the rule "latest" for over-votes: auditors, common: 100,000 for, 340,000 against',
    );
    const written = readFileSync(votes, 'utf8');
    expect(written).toContain('title: Votes counted from a database');
    expect(written).toContain('id: count-2004-05-14-1');
    expect(written).not.toContain('files:');
  });

  it('holds a certificate against the database line by line, and says that it has no files', async () => {
    const certificate = join(folder, 'certificate.json');
    const line = { class: 'common', for: '480000', against: '300000', abstain: '0', brokerNonVotes: '0' };
    const matters = [{ id: 'auditors', act: 'resolution', lines: [line] }];
    const files = [{ of: 'cards', says: 'cards.csv', id: 'ab'.repeat(32) }];
    writeFileSync(certificate, JSON.stringify({ document: 'certificate', results: { matters, files } }));
    const more = ['--polls-closed', '2004-05-14T15:00', '--over-votes', 'receipt'];
    const { code, out } = await ran('recount', certificate, '--postgres', url, ...more);
    expect([code, out]).toEqual([0, expect.stringContaining('agrees with the database, to the last share')]);
    expect(out).toContain('whether it has what the certificate was counted from is not known');
    const nowhere = await ran('recount', certificate, '--postgres', 'postgres://localhost:1/none', ...more);
    expect(nowhere.err).toMatch(/cannot be read: \S/u);
  });

  it.each(['cards', 'rulings'])('takes no files of %s beside', async (of) => {
    const { code, err } = await ran('tally', '--postgres', url, `--${of}`, 'some.csv');
    expect([code, err]).toEqual([2, expect.stringContaining(`files it does not take (--${of})`)]);
  });

  it('is not meant where neither files nor a database are named', async () => {
    const { code, err } = await ran('tally', '--positions', 'positions.csv');
    expect([code, err]).toEqual([2, expect.stringContaining('Name the files with --positions and --cards')]);
  });
});
