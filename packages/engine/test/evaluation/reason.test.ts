import { describe, expect, it } from 'vitest';
import { asGraph, message, reason, withGrounds } from '../../src/evaluation/index.js';

const said = message('test.said', '{who} owns {what}: {outcome}');

describe('a reason that rests on other grounds', () => {
  it('tells the same figures, sections, entries and reading', () => {
    const step = reason(said, 'yes', {
      figures: () => ({ who: 'Ash', what: '150 shares' }),
      cites: ['6.3'],
      entries: ['e-1'],
      reading: { id: 'R-1', option: 'all' },
    });
    const [told, ground] = asGraph(withGrounds(step, [reason(said, 'no', { figures: { who: 'Elm', what: 'none' } })]));
    expect(told).toMatchObject({ says: 'Ash owns 150 shares: yes', cites: ['6.3'], entries: ['e-1'], grounds: [2] });
    expect(told).toMatchObject({ reading: { id: 'R-1', option: 'all' } });
    expect(ground).toMatchObject({ says: 'Elm owns none: no' });
  });
});
