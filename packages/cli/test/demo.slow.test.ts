import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { demonstrations } from '@quorate/demonstration';
import { QuorateClient } from '@quorate/sdk';
import { openStore } from '@quorate/store';
import { afterAll, describe, expect, it, onTestFinished, vi } from 'vitest';
import { withDemonstration } from '../src/kept/with-demonstration.js';
import { styleOf } from '../src/output.js';
import { byCommandLine, renderDemonstration } from '../src/render/demonstration.js';
import { whatToAsk } from '../src/serving/what-to-ask.js';
import { builtCommandLine, ran, repository } from './command-line.js';
import { served } from './served.js';

const folder = mkdtempSync(join(tmpdir(), 'quorate-demo-'));
afterAll(() => rmSync(folder, { recursive: true }));

describe('quorate demo', () => {
  const data = join(folder, 'demo.sqlite');

  it('keeps three corporations, and describes them to programs', async () => {
    const { code, out } = await ran('demo', '--json', '--data', data);
    expect(code).toBe(0);
    const described = JSON.parse(out) as readonly { readonly id: string; readonly asks: readonly unknown[] }[];
    expect(described.map(({ id, asks }) => [id, asks.length])).toEqual(demonstrations.map(({ id }) => [id, 3]));
  });

  it('prints command lines that answer', async () => {
    const output = { write: () => {}, warn: () => {}, json: false, width: 100, wide: 100, style: styleOf(false) };
    const out = demonstrations.map((each) => renderDemonstration(each, byCommandLine({ data }), output)).join('\n');
    const lines = [...out.matchAll(/^ {2}npx quorate (ask .*)$/gmu)].map(([, words]) => words ?? '');
    expect(lines).toHaveLength(9);
    for (const line of lines) {
      const words = [...line.matchAll(/'([^']*)'|(\S+)/gu)].map(([, inQuotes, bare]) => inQuotes ?? bare ?? '');
      const asked = await ran(...words);
      expect(asked.out).toMatch(/^ANSWERED/u);
    }
  });

  it('is refused where they are kept', async () => {
    const { code, err } = await ran('demo', '--data', data);
    expect(err).toContain('kept here already, and nothing was entered');
    expect(code).toBe(2);
  });
});

const readme = readFileSync(new URL('../../../README.md', import.meta.url), 'utf8');

/** The question that the README asks by curl, by the client and by the command line: its own three texts. */
const threeWays = [...readme.slice(readme.indexOf('**8. ')).matchAll(/```(?<language>sh|js)\n(?<text>.*?)```/gsu)].map(
  ({ groups }) => ({ language: groups?.['language'], text: groups?.['text'] ?? '' }),
);

/** What such a text prints, run by a shell or as a module, of a service at another address. */
function printedBy({ language, text }: (typeof threeWays)[number], url: string, environment: object): unknown {
  const here = text
    .replaceAll('http://127.0.0.1:4270', url)
    .replace('npx quorate', `${process.execPath} ${builtCommandLine}`);
  const [command, words] = language === 'js' ? [process.execPath, ['--input-type=module']] : ['sh', ['-s']];
  const { stdout, stderr } = spawnSync(command, words, {
    cwd: repository,
    encoding: 'utf8',
    input: here,
    env: { ...process.env, ...environment },
  });
  if (stdout === '') throw new Error(stderr);
  return JSON.parse(stdout) as unknown;
}

describe('npm start', () => {
  it('opens the service with the demonstration in it; there curl, the client and the command line answer the same', async () => {
    const data = join(folder, 'start.sqlite');
    const server = await served(['start', '--port', '0', '--data', data], { CI: undefined });
    onTestFinished(() => void server.process.kill('SIGKILL'));
    const link = await server.next(/ql_[\w-]{43}/u);
    const key = (await ran('sign-in', link, '--show', '--data', data)).out.trim();
    expect(key).toMatch(/^qk_[\w-]{43}$/u);
    const environment = { QUORATE_DATA: data, QUORATE_KEY: key };
    expect(threeWays.map(({ language }) => language)).toEqual(['sh', 'js', 'sh']);
    const answers = threeWays.map((way) => printedBy(way, server.url, environment));
    expect(answers[0]).toMatchObject({
      outcome: 'answered',
      value: { persons: [{ id: 'harbor-point', interested: true }] },
      asserted: [],
    });
    expect(answers).toEqual([answers[0], answers[0], answers[0]]);
    const client = new QuorateClient({ url: server.url, key });
    for (const { id, asks } of demonstrations) {
      for (const { question, asOf, input } of asks)
        expect(await client.questions.ask(id, question, { asOf, input })).toMatchObject({ outcome: 'answered' });
    }
    expect(await server.stop()).toBe(0);
    const words = ['--as-of', '2004-10-20', '--person', 'harbor-point', '--json', '--data', data];
    const stopped = await ran('ask', 'ownership.interested-shareholder', '--kept', 'peoples-demonstration', ...words);
    expect(JSON.parse(stopped.out)).toEqual(answers[0]);
    expect((await ran('demo', '--data', data)).err).toContain('kept here already');
  });

  it('makes no demonstration beside a corporation of somebody’s own, unless it is asked to', async () => {
    const place = { file: join(folder, 'own.sqlite') };
    const store = await openStore(place);
    await store.keep({ id: 'acme', name: 'Acme, Inc.', charter: 'peoples-bankcorp' });
    await store.close();
    expect(await withDemonstration(place, undefined)).toEqual([]);
    expect(await withDemonstration(place, 'first')).toEqual([]);
    const own = await openStore(place);
    const output = { write: () => {}, warn: () => {}, json: false, width: 100, wide: 100, style: styleOf(false) };
    expect(await whatToAsk(own, { url: 'http://127.0.0.1:4270' }, output)).toContain('quorate serve --demo does that');
    await own.close();
    const there = { file: join(folder, 'demo.sqlite') };
    expect(await withDemonstration(there, 'missing')).toEqual([]);
    expect(await withDemonstration(there, 'first')).toEqual([]);
  });

  it('tells the guided demonstration where CI is set, and ends', async () => {
    vi.stubEnv('CI', 'true');
    onTestFinished(() => void vi.unstubAllEnvs());
    const { code, out } = await ran('start');
    expect(out).toContain('1 of 6');
    expect(out).toContain('npm start -- --serve opens it');
    expect(code).toBe(0);
  });
});
