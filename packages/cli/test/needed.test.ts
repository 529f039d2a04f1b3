import { expect, it } from 'vitest';
import type { Answer, NeededFact } from '@quorate/engine';
import { needed } from '../../engine/test/evaluation/needed-fact.js';
import { terminalOutput } from '../src/output.js';
import { renderNeeded } from '../src/render/needed.js';

/** The facts that an answer needs, told; of it nothing else is looked at. */
function told(inquiries: readonly NeededFact[]): string {
  const answer = { outcome: 'needs-facts', inquiries, settlingSets: [], cases: [], timid: false };
  return renderNeeded(answer as unknown as Answer, terminalOutput(false)).join('\n');
}

it('tells what is asked only after another reply below it, and numbers the facts to begin with', () => {
  const lines = told([
    needed('here'),
    needed('near', { key: 'here', reply: 'no' }),
    needed('known', { key: 'near', reply: 'yes' }),
    needed('listed'),
  ]).split('\n');
  expect(lines.filter((line) => line.includes('Is it'))).toEqual([
    '  1. Is it here?',
    '     if no: Is it near?',
    '       if yes: Is it known?',
    '  2. Is it listed?',
  ]);
});

it('counts what it leaves out, with what is asked after it', () => {
  const many = Array.from({ length: 9 }, (_each, index) => needed(`fact-${index}`));
  const after = needed('after', { key: 'fact-8', reply: 'yes' });
  expect(told([...many, after])).toContain('and 2 more');
  expect(told(many.slice(0, 8))).not.toContain('more');
});
