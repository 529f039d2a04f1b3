import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { Unbroken } from '../src/parts/Unbroken.js';

const keptIn = (text: string): readonly string[] =>
  [...renderToStaticMarkup(createElement(Unbroken, undefined, text)).matchAll(/<span class="nowrap">([^<]*)</gu)].map(
    ([, kept = '']) => kept,
  );

describe('a text that does not break', () => {
  it.each([
    ['a day with its year', 'It was held on 10 March 2004, at noon.', ['10 March 2004']],
    ['a day without one', 'A meeting on 10 March of any year.', ['10 March']],
    ['a percentage', 'They hold 12.5 % of the votes.', ['12.5 %']],
    ['a section and what stands under it', 'See SIXTEENTH.A(1)[i] and A 6(c).', ['SIXTEENTH.A(1)[i]', 'A 6(c)']],
    ['no word with an ending in brackets', 'Each director(s) of a plan(x).', []],
    ['no long word', `${'a'.repeat(200_000)} (a) ${'1'.repeat(200_000)}`, []],
  ])('keeps together %s', (_, text, kept) => {
    expect(keptIn(text)).toEqual(kept);
  });
});
