import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { Head } from '../src/parts/table/Head.js';
import { inOrder } from '../src/parts/table/order.js';

describe('a table', () => {
  it('sorts numbers by what they are, and empty cells last', () => {
    expect(['10', '9', '', '1/2'].toSorted(inOrder)).toEqual(['1/2', '9', '10', '']);
    expect(['b', 'a'].toSorted(inOrder)).toEqual(['a', 'b']);
  });

  it('has in its head a title a column, and over a column that is for a screen alone one that is only read out', () => {
    expect(renderToStaticMarkup(createElement(Head, { of: ['Day', { figure: 'Shares' }, { screen: 'Why' }] }))).toBe(
      '<thead><tr><th scope="col">Day</th><th scope="col" class="num">Shares</th><th scope="col" class="screen"><span class="hidden">Why</span></th></tr></thead>',
    );
  });
});
