import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { repository } from './command-line.js';
import { served } from './served.js';

const folder = mkdtempSync(join(tmpdir(), 'quorate-packed-'));
const project = join(folder, 'project');
const tsc = join(repository, 'node_modules/.bin/tsc6');

/** What would be published, by name: the packages that are not private, packed. */
let packed: Readonly<Record<string, string>> = {};

beforeAll(() => {
  const made = JSON.parse(
    run('npm', ['pack', '--workspaces', '--ignore-scripts', '--json', '--pack-destination', folder], repository),
  ) as readonly Packed[] | Readonly<Record<string, Packed>>;
  const names = Object.values(made).map(({ name, filename }) => [name, `file:${join(folder, filename)}`] as const);
  packed = Object.fromEntries(names.filter(([name]) => name !== '@quorate/bench'));
  install(project, Object.keys(packed));
}, 600_000);
afterAll(() => rmSync(folder, { recursive: true }));

interface Packed {
  readonly name: string;
  readonly filename: string;
}

/** Runs a command to its end, and gives what it printed. @throws {Error} where it fails, with what it said */
function run(command: string, words: readonly string[], cwd: string): string {
  const { status, stdout, stderr } = spawnSync(command, words, { cwd, encoding: 'utf8', maxBuffer: 1 << 28 });
  if (status !== 0) throw new Error(`${command} ${words.join(' ')} ended with ${String(status)}:\n${stdout}${stderr}`);
  return stdout;
}

/** An empty project with these packages; what they ask for of ours is the packed ones too. */
function install(into: string, names: readonly string[]): void {
  mkdirSync(into);
  const dependencies = Object.fromEntries(names.map((name) => [name, packed[name]]));
  const overrides = Object.fromEntries(Object.entries(packed).filter(([name]) => !names.includes(name)));
  writeFileSync(join(into, 'package.json'), JSON.stringify({ private: true, type: 'module', dependencies, overrides }));
  run('npm', ['install', '--no-audit', '--no-fund', '--prefer-offline'], into);
}

const installed = (name: string): string => join(project, 'node_modules', name);

/** The examples in a README, each with what it says that it prints, where it says so. */
function examplesIn(readme: string): readonly { readonly code: string; readonly prints: string | undefined }[] {
  const blocks = readme.matchAll(/```ts\n(.*?)```(?:\n\nIt prints\n\n```text\n(.*?)```)?/gs);
  return [...blocks].map(([, code = '', prints]) => ({ code, prints }));
}

describe('each package, packed and installed into an empty project', () => {
  it('each says what it is', () => {
    expect(Object.keys(packed).filter((name) => !existsSync(join(installed(name), 'README.md')))).toEqual([]);
  });

  it('the examples of their READMEs compile, and print what they say', () => {
    const examples = Object.keys(packed).flatMap((name) =>
      examplesIn(readFileSync(join(installed(name), 'README.md'), 'utf8')).map(({ code, prints }, index) => {
        const file = `example-${name.replaceAll(/\W+/gu, '-')}-${index}`;
        writeFileSync(join(project, `${file}.ts`), code);
        return { file, prints };
      }),
    );
    expect(examples.length).toBeGreaterThan(12);
    const options = ['--strict', '--skipLibCheck', '--module', 'nodenext', '--target', 'es2023', '--types', 'node'];
    const types = ['--typeRoots', join(repository, 'node_modules/@types')];
    run(tsc, [...options, ...types, ...examples.map(({ file }) => `${file}.ts`)], project);
    const printing = examples.filter(({ prints }) => prints !== undefined);
    expect(printing.length).toBeGreaterThan(5);
    const printed = printing.map(({ file }) => [file, run(process.execPath, [`${file}.js`], project)]);
    expect(printed).toEqual(printing.map(({ file, prints }) => [file, prints]));
  });

  it('the command line runs the first case of the tour, and serves what it keeps', async () => {
    const deal = /```yaml\n(.*?)```/s.exec(readFileSync(join(repository, 'README.md'), 'utf8'))?.[1] ?? '';
    writeFileSync(join(project, 'deal.yaml'), deal);
    expect(run('npx', ['--no-install', 'quorate', 'run', 'deal.yaml'], project)).toContain('1 passed, 0 failed');
    const data = ['--data', join(folder, 'kept.sqlite')];
    run(
      'npx',
      ['--no-install', 'quorate', 'journal', 'keep', 'acme', '--charter', 'peoples-bankcorp', ...data],
      project,
    );
    const command = join(installed('quorate'), 'bin/quorate.js');
    const service = await served(['serve', '--port', '0', '--drain-seconds', '0', ...data], {}, command);
    const page = await (await fetch(service.url)).text();
    expect(await service.stop()).toBe(0);
    expect(page).toContain('<title>Quorate</title>');
  });

  it('the client brings the engine along, and no service', () => {
    const alone = join(folder, 'client');
    install(alone, ['@quorate/sdk']);
    expect(readdirSync(join(alone, 'node_modules/@quorate'))).toEqual(['engine', 'sdk']);
  });
});
