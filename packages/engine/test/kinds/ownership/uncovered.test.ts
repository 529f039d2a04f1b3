import { describe, expect, it } from 'vitest';
import { Journal, openCorporation, post } from '../../../src/index.js';
import { day } from '../../../src/exact/index.js';
import { asks, charter } from './world.js';

describe('a register that nobody vouches for', () => {
  it('says nothing of who is over a limit, even where nobody is named', () => {
    const books = post(Journal.empty('lantern', day('2000-01-01')));
    const answer = openCorporation({ instruments: [charter], books }).ask({
      question: 'ownership.limit',
      asOf: '2001-06-01',
    });
    expect(asks(answer)).toEqual(['complete-through']);
  });
});
