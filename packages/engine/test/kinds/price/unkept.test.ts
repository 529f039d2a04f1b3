import { describe, expect, it } from 'vitest';
import { offered, priceCharter } from './price-world.js';
import { corporationOf, type Line } from './world.js';

const lines: readonly Line[] = [
  ['2000-01-02', 'shares-issued', { class: 'common', to: 'dispersed', shares: '1000' }],
  ['2000-06-01', 'proposed', { id: 'deal', act: { kind: 'merger', of: 'corporation', with: 'big' } }],
  ['2000-06-01', 'announced', { proposal: 'deal' }],
  offered('$30', {}, '2000-06-01'),
];

/** What is asked where the register is kept from 1 January 2000 on, and the deal was announced on 1 June. */
function asked(since: string, more: readonly Line[] = []): readonly string[] {
  const given = [
    { notion: 'became-interested', about: ['big'], value: since, unit: 'moment' },
    {
      notion: 'beneficial-ownership',
      about: ['big', 'common'],
      value: { shares: { value: '0', unit: 'shares' }, rights: { value: '0', unit: 'shares' } },
    },
  ] as const;
  const corporation = corporationOf({ lines: [...lines, ...more], instrument: priceCharter, given });
  const answer = corporation.ask({
    question: 'combination.fair-price',
    asOf: '2000-07-01',
    input: { of: 'deal', interested: 'big' },
  });
  const keys = answer.outcome === 'answered' ? [] : answer.inquiries.map((each) => each.key);
  return keys.filter((key) => key.startsWith('bought-') || key.includes('besides'));
}

describe('purchases where the register does not tell', () => {
  const span = ['big', 'common', '1999-06-01', '2000-06-01'];

  it('are asked for, but of days before the corporation was formed', () => {
    expect(asked('2000-03-01')).toContain(`bought-while-no-register-is-kept(${span.join(', ')})`);
    const formed: Line = ['2000-01-01', 'milestone', { name: 'formed' }];
    expect(asked('2000-03-01', [formed])).toEqual([]);
    const later: Line = [
      '2000-06-02',
      'stated',
      { fact: 'bought-while-no-register-is-kept', about: span, value: 'yes' },
    ];
    expect(asked('2000-03-01', [later])).toEqual([`first-acquired-besides(${span.join(', ')})`]);
  });

  it('are asked for of the day of becoming interested', () => {
    expect(asked('1998-12-01')).toContain('bought-while-no-register-is-kept(big, common, 1998-12-01, 1998-12-02)');
  });
});
