import { inAskingOrder } from '@quorate/sdk';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { needed } from '../../engine/test/evaluation/needed-fact.js';
import { FactsAsked } from '../src/parts/answer/FactsAsked.js';
import type { NeededFact } from '../src/parts/answer/plain.js';

const listed = (...facts: readonly NeededFact[]): string =>
  renderToStaticMarkup(createElement(FactsAsked, { asked: inAskingOrder(facts) }));

it('asks for what waits for no reply, and tells below it what is asked after one', () => {
  expect(
    listed(
      needed('known', { key: 'near', reply: 'is-not-needed' }),
      needed('here'),
      needed('near', { key: 'here', reply: 'no' }),
      needed('listed'),
    ),
  ).toBe(
    '<ul class="plain-list"><li>Is it here?<ul class="plain-list"><li>If no: Is it near?' +
      '<ul class="plain-list"><li>If is not needed: Is it known?</li></ul></li></ul></li><li>Is it listed?</li></ul>',
  );
});

it('leaves nothing out that waits for a reply to what is not in the list', () => {
  expect(listed(needed('near', { key: 'elsewhere', reply: 'no' }))).toContain('Is it near?');
  expect(listed()).toBe('');
});
