import { existsSync, readFileSync } from 'node:fs';
import { runCase } from '@quorate/engine';
import { describe, expect, it } from 'vitest';
import { chartersFrom } from '../src/charters.js';
import { styleOf, type Output } from '../src/output.js';
import { renderAnswer } from '../src/render/answer.js';

const readme = readFileSync(new URL('../../../README.md', import.meta.url), 'utf8');
const deal = /```yaml\n(.*?)```/s.exec(readme)?.[1] ?? '';
const output: Output = { write: () => {}, warn: () => {}, json: false, width: 100, wide: 100, style: styleOf(false) };

describe('the tour of the README', () => {
  it('runs as it says', () => {
    const { results } = runCase(deal, { charters: chartersFrom('.') });
    expect(results.map((result) => result.mismatches)).toEqual([[]]);
  });

  it('shows what the command line prints', () => {
    const answer = runCase(deal, { charters: chartersFrom('.'), whole: true }).results[0]?.answer;
    const printed = answer === undefined ? '' : renderAnswer(answer, { layer: 'memorandum' }, output);
    const shown =
      /begins:\n\n(.*?)\n\nWhere/s
        .exec(readme)?.[1]
        ?.split('\n')
        .map((line) => line.slice(4)) ?? [];
    expect(shown.length).toBeGreaterThan(10);
    expect(printed.split('\n').slice(0, shown.length)).toEqual(shown);
  });

  it('asks for what nobody vouches for any more', () => {
    const { results } = runCase(deal.replace(/^coverage:.*\n/m, ''), { charters: chartersFrom('.') });
    expect(results[0]?.answer).toMatchObject({
      outcome: 'needs-facts',
      inquiries: [{ key: 'complete-through(acts)' }],
    });
  });
});

describe('the page for those who carry on', () => {
  it('names only files and commands that are there', () => {
    const page = readFileSync(new URL('../../../CONTRIBUTING.md', import.meta.url), 'utf8');
    const named = [...page.matchAll(/`((?:packages|charters|docs)\/[\w./-]+)`/g)].map(([, path = '']) => path);
    expect(named.length).toBeGreaterThan(15);
    expect(named.filter((path) => !existsSync(new URL(`../../../${path}`, import.meta.url)))).toEqual([]);
    const { scripts } = JSON.parse(readFileSync(new URL('../../../package.json', import.meta.url), 'utf8')) as {
      readonly scripts: Readonly<Record<string, string>>;
    };
    const run = [...page.matchAll(/npm run ([\w:]+)/g)].map(([, name = '']) => name);
    expect(run.filter((name) => scripts[name] === undefined)).toEqual([]);
  });
});
