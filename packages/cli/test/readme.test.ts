import { readFileSync } from 'node:fs';
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
    const answer = runCase(deal, { charters: chartersFrom('.') }).results[0]?.answer;
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
